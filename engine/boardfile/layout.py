"""A map file as our own emitter lays it out, taken in at once instead of sign by sign.

Every sign of the text is accounted for by patterns far narrower than YAML's; a text with anything else in
it is read by libyaml as ever, which finds the same in what is read here. Where each piece stands is left to
libyaml, too, and asked only where there is something to say of it.
"""

import re
from functools import cached_property
from typing import Any, Final

from engine.boardfile import events
from engine.boardfile.events import EDITOR_LINE, Document
from engine.boardfile.report import Position, Positions, Report
from engine.boardfile.scalars import meaning
from engine.diagnostics.findings import Path

_MOST_LEVELS: Final = 16
_STEP: Final = 2
_INDENTS: Final = (0, _STEP, 2 * _STEP)

_DIVIDED = r",(?: |\n {2,})"
_SIGNS = r"\w.'()&/+!%*-"
_LABEL = r"[A-Z]{1,3}[0-9]{1,6}(?:\.[A-Z]{1,2}|-[A-Z]{1,3}[0-9]{1,6})?"
# Were the whole possessive as its runs are, Python 3.11.2 would not match what it should.
_TEXT = r'(?:[ !#-\[\]-~\xa1-\u2027\u202a-\ud7ff]++|\\["\\n]|(?<![ "])\n +(?![ \n"]))*'

_FIRST_LINE: Final = re.compile(rf"{re.escape(EDITOR_LINE)}[ !\"$-~]*\n|")
_FIELD: Final = {
    indent: re.compile(rf' {{{indent}}}(?:([A-Za-z_]+)|"([!#-\[\]-~])"):(?: |(\n))') for indent in _INDENTS
}
_VALUE: Final = {indent: re.compile(rf"[^\n]*\n(?: {{{indent + _STEP},}}[^\n]*\n)*") for indent in _INDENTS}
_ENTRIES: Final = {indent: re.compile(rf"(?: {{{indent}}}(?:- |  )[^\n]*\n)+") for indent in _INDENTS[1:]}
_PIECE: Final = re.compile(
    r"(( *- )?"  # the whole of it; where an entry of a list begins
    r"(?:([A-Za-z_]+): )?"  # the name of a field
    rf"(?:\[({_LABEL}(?:{_DIVIDED}{_LABEL})*+)\]|([\[{{])"  # all labels of a list; or what is opened
    rf'|"({_TEXT})"'  # or text in quotes
    rf"|(-?[^\W_](?:[ {_SIGNS}]*[{_SIGNS}])?))"  # or words without quotes
    rf"([\]}}]*)({_DIVIDED}|\n|(?<=[\[{{])))"  # what is closed; what divides this from the next piece
)
_FOLD: Final = re.compile(r"\n +")
_ESCAPE: Final = re.compile(r"\\(.)")

_ROW, _BETWEEN_ROWS, _LAST = '    - "', '"\n    - "', '"\n'
_AFTER_ROWS: Final = re.compile(rf"\n(?!{_ROW})")
_IN_ROWS: Final = bytes(set(range(0x20, 0x7F)) - set(b'"\\'))


class _OtherwiseLaidOutError(Exception):
    """A text that another program or a hand has written."""


class _PositionsWhenAsked(Positions):
    """Where everything in a text stands, found out by libyaml when it is first asked."""

    def __init__(self, text: str) -> None:
        super().__init__()
        object.__setattr__(self, "_text", text)

    @cached_property
    def _found(self) -> Positions:
        text: str = self.__dict__["_text"]
        return events.compose(text).report.positions

    def position(self, path: Path) -> Position:
        """Return the line and column of a value, or of the nearest thing around it in the file."""
        return self._found.position(path)

    def field_position(self, path: Path) -> Position:
        """Return the line and column of a field's name, or of the nearest thing around it."""
        return self._found.field_position(path)


def laid_out(text: str) -> Document | None:
    """Return the data of a text as ``compose`` does, or None where the text is not laid out as ours are.

    Of what is returned there is nothing to report, and it holds no comments.
    """
    # There is no value without a sign before it of its own.
    most = events.MOST_NODES
    if len(text) > most and sum(map(text.count, ":,\n[{")) > most:
        return None
    first = _FIRST_LINE.match(text)
    assert first is not None  # it matches nothing, too
    try:
        data, end = _fields(text, first.end(), 0)
    except _OtherwiseLaidOutError:
        return None
    return Document(data, Report(_PositionsWhenAsked(text))) if end == len(text) else None


def _fields(text: str, at: int, indent: int) -> tuple[dict[str, Any], int]:
    """Return the fields that stand at an indent from a place on, and where they end."""
    fields: dict[str, Any] = {}
    while field := _FIELD[indent].match(text, at):
        name, at = field[1] or field[2], field.end()
        value = None if field[3] else _VALUE[indent].match(text, at)
        if name in fields or not (field[3] or value):
            raise _OtherwiseLaidOutError
        if value is None:
            fields[name], at = _within(text, at, indent + _STEP)
        else:
            (fields[name],), at = _values(value[0], ""), value.end()
    if not fields:
        raise _OtherwiseLaidOutError
    return fields, at


def _within(text: str, at: int, indent: int) -> tuple[Any, int]:
    """Return the list or the fields that stand in the lines from a place on, and where they end."""
    if indent not in _ENTRIES:
        raise _OtherwiseLaidOutError
    if not text.startswith("- ", at + indent):
        return _fields(text, at, indent)
    if text.startswith(_ROW, at):
        last = _AFTER_ROWS.search(text, at)
        rows = None if last is None else _rows(text[at : last.end()])
        if last is not None and rows is not None:
            return rows, last.end()
    entries = _ENTRIES[indent].match(text, at)
    if entries is None:
        raise _OtherwiseLaidOutError
    return _values(entries[0], " " * indent + "- "), entries.end()


def _rows(text: str) -> list[str] | None:
    """Return the texts in plain quotes that some lines are a list of, or None where there is more to them."""
    rows = text.removeprefix(_ROW).removesuffix(_LAST).split(_BETWEEN_ROWS)
    signs = "".join(rows)
    if not (text.endswith(_LAST) and signs.isascii()) or signs.encode().translate(None, _IN_ROWS):
        return None
    return rows


def _values(text: str, mark: str) -> list[Any]:
    """Return the values of a text, each after a mark: a list's entries, or the one value of a field."""
    pieces = _PIECE.findall(text)
    values: list[Any] = []
    # What is open, innermost last; the values themselves are a list that is never closed.
    opened: list[Any] = [values]
    length = 0
    for whole, begun, name, labels, opening, quoted, words, closing, divider in pieces:
        length += len(whole)
        if words:
            value: Any = meaning(words)
        elif labels:
            value = labels.replace(",", " ").split()
        elif opening:
            value = {} if opening == "{" else []
        else:
            value = _unquoted(quoted)
        _put(value, name, opened[-1])
        is_entry = len(opened) == 1
        if opening:
            opened.append(value)
        if closing:
            _close(closing, opened)
        is_due = "" if opening and not closing else "\n" if len(opened) == 1 else ","
        if begun != (mark if is_entry else "") or divider[:1] != is_due or len(opened) > _MOST_LEVELS:
            raise _OtherwiseLaidOutError
    if length != len(text) or len(opened) > 1 or (not mark and len(values) != 1):
        raise _OtherwiseLaidOutError
    return values


def _put(value: Any, name: str, inner: Any) -> None:
    """Put a value into the list or the fields that hold it, these under a name they do not have yet."""
    if type(inner) is list and not name:
        inner.append(value)
    elif type(inner) is dict and name and name not in inner:
        inner[name] = value
    else:
        raise _OtherwiseLaidOutError


def _close(signs: str, opened: list[Any]) -> None:
    """Close what is open, a sign each, but never the outermost."""
    for sign in signs:
        if len(opened) == 1 or type(opened.pop()) is not (dict if sign == "}" else list):
            raise _OtherwiseLaidOutError


def _unquoted(text: str) -> str:
    """Return the text that stands in quotes."""
    if "\n" in text:
        text = _FOLD.sub(" ", text)
    return _ESCAPE.sub(lambda sign: "\n" if sign[1] == "n" else sign[1], text) if "\\" in text else text
