"""What libyaml says of broken text, in a map maker's words."""

import re
from typing import Final

import yaml

from engine.boardfile.report import Position

UNREADABLE: Final = re.compile(
    "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
"""A character libyaml refuses anywhere in a file; a byte order mark is taken off before."""

CONFLICT: Final = re.compile(r"^<<<<<<< ", re.MULTILINE)
"""The first mark of a merge that was never finished."""

_SAID: Final = {
    "mapping values are not allowed in this context": (
        "A colon stands where no field can begin: indent fields of one thing alike, and put text with "
        "a colon in double quotes."
    ),
    "found unexpected end of stream": "Text in quotes begins {begun} and never ends: add the closing quote.",
    "did not find expected ',' or ']'": (
        "The list that begins with '[' {begun} is not closed here: a comma or a ']' is missing."
    ),
    "did not find expected ',' or '}'": (
        "The entry that begins with '{{' {begun} is not closed here: a comma or a '}}' is missing."
    ),
    "did not find expected key": (
        "This line does not fit what begins {begun}: indent fields of one thing alike, and close quotes "
        "and brackets before it."
    ),
    "did not find expected '-' indicator": (
        "This line does not go on with the list that begins {begun}: begin it with '- ', or indent it less."
    ),
    "could not find expected ':'": "What begins {begun} is neither a field with a colon nor part of a text.",
    "did not find expected <document start>": "Something follows here after the end of the map.",
    "did not find expected node content": "A value is missing here.",
    "found unknown escape character": (
        "A backslash in double quotes is followed by a sign it cannot stand before: write two backslashes."
    ),
    "block sequence entries are not allowed in this context": (
        "A list with '- ' cannot begin in the line of its field: begin it on the next line."
    ),
    "block mapping entries are not allowed in this context": "A field cannot begin here.",
    "found incompatible YAML document": "The file asks for a version of YAML other than 1.1 or 1.2.",
}
_TAB: Final = "A tab stands where spaces belong: indent with spaces only."
_SIGN: Final = "Text cannot begin with '{sign}': put it in double quotes."


def complaint(error: yaml.YAMLError, text: str) -> tuple[str, Position | None]:
    """Return a sentence about a fault libyaml found, and the line and column where it found it."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return "The text of the file cannot be read.", None
    position = error.problem_mark.line + 1, error.problem_mark.column + 1
    if error.problem == "found character that cannot start any token":
        sign = _sign_at(text, position)
        return (_TAB if sign == "\t" else _SIGN.format(sign=sign)), position
    begun = f"in line {error.context_mark.line + 1}" if error.context_mark else "here"
    said = _SAID.get(error.problem or "")
    if said is None:
        return f"This is not YAML as map files use it ({error.problem}).", position
    return said.format(begun=begun), position


def _sign_at(text: str, position: Position) -> str:
    """Return the character at a line and column of a text."""
    line, column = position
    lines = text.split("\n", line)
    return lines[line - 1][column - 1 : column]
