"""What libyaml says of broken text, with the place to look at."""

import re
from typing import Final

import yaml

from engine.boardfile.yaml_text.report import Position
from engine.messages import Phrase, say

UNREADABLE: Final = re.compile(
    "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
"""A character libyaml refuses anywhere in a file; a byte order mark is taken off before."""

CONFLICT: Final = re.compile(r"^<<<<<<< ", re.MULTILINE)
"""The first mark of a merge that was never finished."""


def complaint(error: yaml.YAMLError, text: str) -> tuple[Phrase, Position | None]:
    """Return a sentence with libyaml's own message, and the line and column where the fault is.

    Where the text ends before something is closed, that is where it was opened.
    """
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return "The text of the file cannot be read.", None
    mark, begun = error.problem_mark, error.context_mark
    if begun is not None and not text[mark.index :].strip():
        message = say(
            "The file ends before what begins here is closed. The YAML reader says: {problem}.",
            problem=error.problem,
        )
        return message, (begun.line + 1, begun.column + 1)
    message = say(
        "The file is not valid YAML here. The YAML reader says: {problem}. "
        "Check the quotes, brackets, commas, colons and indentation here and just before.",
        problem=error.problem,
    )
    if begun is not None and begun.line != mark.line:
        message = say(
            "{message} The part it was reading begins in line {line}.", message=message, line=begun.line + 1
        )
    return message, (mark.line + 1, mark.column + 1)
