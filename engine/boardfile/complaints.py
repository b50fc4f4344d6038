"""What libyaml says of broken text, in a map maker's words."""

import re
from typing import Final, NamedTuple, TypeGuard

import yaml

from engine.boardfile.schema import field_names
from engine.boardfile.yaml_text.misplaced_quotes import misquoted
from engine.boardfile.yaml_text.report import Position
from engine.messages import Phrase, Saying, say

UNREADABLE: Final = re.compile(
    "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
"""A character libyaml refuses anywhere in a file; a byte order mark is taken off before."""

CONFLICT: Final = re.compile(r"^<<<<<<< ", re.MULTILINE)
"""The first mark of a merge that was never finished."""

_UNCLOSED: Final[Phrase] = "Text in quotes begins here and never ends: add the closing quote."
_QUOTE: Final[Phrase] = "Text cannot begin with {signs} here: put it in double quotes."
_ANCHOR: Final = say(_QUOTE, signs=say("{words} or {last}", words="'&'", last="'*'"))


class Quoted(NamedTuple):
    """A text in quotes over several lines: line and column where it begins, and the line where it ends."""

    begun: Position
    last_line: int


_SAID: Final[dict[str, Phrase]] = {
    "mapping values are not allowed in this context": (
        "A colon stands where no field can begin: indent fields of one thing alike, and put text with "
        "a colon in double quotes."
    ),
    "found unexpected end of stream": _UNCLOSED,
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
    "found unexpected ':'": "After a colon come a space and a value.",
    "found invalid Unicode character escape code": "This backslash in double quotes names no character.",
    "did not find expected hexdecimal number": "This backslash in double quotes names no character.",
    "found unexpected document indicator": _UNCLOSED,
    "did not find expected alphabetic or numeric character": _ANCHOR,
    "did not find expected whitespace or line break": say(_QUOTE, signs="'!'"),
    "did not find expected tag URI": say(_QUOTE, signs="'!'"),
    "found undefined tag handle": say(_QUOTE, signs="'!'"),
    "did not find expected comment or line break": say(
        _QUOTE, signs=say("{words} or {last}", words="'|'", last="'>'")
    ),
    "mapping keys are not allowed in this context": say(_QUOTE, signs="'?'"),
    "could not find expected directive name": say(_QUOTE, signs="'%'"),
    "found unknown directive name": say(_QUOTE, signs="'%'"),
    "found incompatible YAML document": "The file asks for a version of YAML other than 1.1 or 1.2.",
}
_TABS: Final = ("found a tab character", "found character that cannot start any token")
_TAB: Final[Phrase] = "A tab stands where spaces belong: indent with spaces only."
_UNQUOTED: Final[Phrase] = (
    "Text in quotes begins here and ends in line {line}: did its closing quote get lost?"
)
_MISSING = re.compile(r"expected (?:',' or|key|<block end>)|mapping values are not allowed|unexpected ':'")
"""What is said, with libyaml or without it, of text that quotes or a comma may be missing in."""
_SIGN: Final[Phrase] = "Text cannot begin with '{sign}': put it in double quotes."


def is_too_deep(error: yaml.YAMLError) -> TypeGuard[yaml.MarkedYAMLError]:
    """Tell whether libyaml has given up because lists and groups stand in each other without measure."""
    return isinstance(error, yaml.MarkedYAMLError) and str(error.problem).startswith("exceeded maximum nest")


def complaint(error: yaml.YAMLError, text: str, quoted: Quoted | None) -> tuple[Phrase, Position | None]:
    """Return a sentence about a fault libyaml found, and the line and column to mend.

    ``quoted`` is the last text in quotes that ran over several lines: where the fault follows it, the closing
    quote it should have had is missing.
    """
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return "The text of the file cannot be read.", None
    mark, problem, context = error.problem_mark, error.problem or "", error.context_mark
    position = mark.line + 1, mark.column + 1
    if quoted is not None and quoted.last_line == mark.line + 1:
        return say(_UNQUOTED, line=quoted.last_line), quoted.begun
    if problem.startswith(_TABS):
        sign = _sign_at(text, position)
        return (say(_SIGN, sign=sign) if sign and sign != "\t" else _TAB), position
    if _MISSING.search(problem):
        bracket = context.index if context is not None and "flow" in (error.context or "") else None
        told = misquoted(text, bracket, mark.index, field_names())
        if told is not None:
            return told
        position = position if bracket is None else _before(text, position)
    begun = say("in line {line}", line=context.line + 1) if context is not None else say("here")
    if problem not in _SAID:
        return say("This is not YAML as map files use it ({problem}).", problem=problem), position
    said = _SAID[problem]
    if said == _UNCLOSED and context is not None:
        return said, (context.line + 1, context.column + 1)
    return said if isinstance(said, Saying) else say(said, begun=begun), position


def _before(text: str, position: Position) -> Position:
    """Return the place after all that stands before a line that nothing but a '-' begins; else itself."""
    lines = text.split("\n", position[0])[: position[0]]
    if lines[-1][: position[1] - 1].strip() not in {"", "-"}:
        return position
    above = [(number, line.rstrip()) for number, line in enumerate(lines[:-1], 1) if line.strip()]
    return (above[-1][0], len(above[-1][1]) + 1) if above else position


def _sign_at(text: str, position: Position) -> str:
    """Return the character at a line and column of a text, nothing beyond its end."""
    line, column = position
    lines = text.split("\n", line)
    return lines[line - 1][column - 1 : column] if line <= len(lines) else ""
