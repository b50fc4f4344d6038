"""Where in broken text quotes are missing or end too early; or a comma, a colon or a bracket is missing."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.boardfile.yaml_text.report import Position
from engine.boardfile.yaml_text.scalars import quoted
from engine.messages import Phrase, say

_LONGEST: Final = 60
_FARTHEST: Final = 4000
"""Signs of a line, and of an entry before the stop: a file on one line would take for ever."""
_WORD = re.compile(r"\w+")
_COLON = re.compile(r":(?=\s|$)")
_COMMENT = re.compile(r"\s#")
_BRACKETS = frozenset("[]{},")
_LINE_FIELD = re.compile(r"\s*(?:- +)?(\w+): +")
_NEXT_FIELD = re.compile(r", (\w+): ")
_LISTED = re.compile(r" *[\[{]")
_PLAIN = re.compile(r"[^,\[\]{}\n]*")
_WITH_BRACKETS = re.compile(r"[^,\[\]{}\n]*(?:[\[{][^\[\]{}\n]*[\]}][^,\[\]{}\n]*)+")
_QUOTED: Final = {
    "'": re.compile(r"'(?:[^']|'')*'"),
    '"': re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL),
}
_NEEDS: Final[Phrase] = "{why} needs quotes: write {text}."


class _Value(NamedTuple):
    """A value: its first sign's number, the rest of its line from there, and whether brackets enclose it."""

    start: int
    line: str
    bracketed: bool


_Fault = tuple[Phrase, int]
"""What is said, and the number of the sign it is said of."""


def misquoted(
    text: str, begun: int | None, stop: int, fields: frozenset[str]
) -> tuple[Phrase, Position] | None:
    """Return what is missing in a text that cannot be read, with line and column.

    ``begun`` is the number of the sign by which the brackets open that the fault lies in, None where it lies
    in none; ``stop`` that of the sign where the reading stopped. ``fields`` are the names there are. None
    where nothing is known to be.
    """
    faults = _in_line(text, stop, fields) if begun is None else _in_brackets(text, begun, stop, fields)
    found = next(faults, None)
    if found is None:
        return None
    message, at = found
    return message, (text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))


def _in_line(text: str, stop: int, fields: frozenset[str]) -> Iterator[_Fault]:
    """Yield what is wrong with the field in whose line the reading stopped, unless brackets open there."""
    start = text.rfind("\n", 0, stop) + 1
    field = _LINE_FIELD.match(text, start)
    line = _rest(text, field.end()) if field else ""
    if not field or not line or line[0] in _BRACKETS:
        return
    others = (found[1] for found in _NEXT_FIELD.finditer(line))
    is_entry = text[start : field.start(1)].strip() == "-" or line.rstrip().endswith("}")
    if is_entry and any(other in fields for other in others):
        yield say("A '{{' is missing before the field '{field}'.", field=field[1]), field.start(1)
    yield from _of_value(_Value(field.end(), line, bracketed=False), fields)


def _in_brackets(text: str, begun: int, stop: int, fields: frozenset[str]) -> Iterator[_Fault]:
    """Yield what is wrong with fields from where brackets open to the end of the line of the stop."""
    at, end, last = max(begun, stop - _FARTHEST), stop + len(_rest(text, stop)), None
    while at < end:
        word = _WORD.match(text, at)
        if word and _COLON.match(text, word.end()):
            at = _beyond_spaces(text, word.end() + 1)
            if at < end and text[at] not in _BRACKETS:
                last = at if at < stop else last
                yield from _of_value(_Value(at, _rest(text, at), bracketed=True), fields)
                at = _after(text, at)
        elif word and word[0] in fields and _begins_field(text, at) and _LISTED.match(text, word.end()):
            yield say("A colon is missing after '{field}'.", field=word[0]), at
            at = word.end()
        elif text[at] == "#" and text[at - 1].isspace():
            at += len(_rest(text, at))
        else:
            at = word.end() if word else _after(text, at) if text[at] in _QUOTED else at + 1
    if text[begun] == "{" and text[stop : stop + 1] == "]" and last is not None:
        yield say("A '[' is missing at the beginning of this list."), last


def _begins_field(text: str, at: int) -> bool:
    """Tell whether a word comes after a comma or an opening bracket."""
    return text[max(0, at - _LONGEST) : at].rstrip()[-1:] in {",", "{"}


def _of_value(value: _Value, fields: frozenset[str]) -> Iterator[_Fault]:
    """Yield what is wrong with a value, if anything is."""
    found = _ended_early(value, fields) if value.line[0] in _QUOTED else _bare(value, fields)
    if found is not None:
        yield found


def _rest(text: str, at: int) -> str:
    """Return what follows from a sign on to the end of its line, as far as anybody writes one."""
    end = text.find("\n", at, at + _FARTHEST)
    return text[at : at + _FARTHEST] if end < 0 else text[at:end]


def _beyond_spaces(text: str, at: int) -> int:
    """Return the number of the next sign that is no space."""
    while text[at : at + 1].isspace():
        at += 1
    return at


def _after(text: str, at: int) -> int:
    """Return where a text that begins at a sign ends, in quotes or not."""
    found = _QUOTED.get(text[at], _PLAIN).match(text, at, at + _FARTHEST)
    return max(found.end() if found else 0, at + 1)


def _bare(value: _Value, fields: frozenset[str]) -> _Fault | None:
    """Return what is wrong with text without quotes: a colon, the sign of a comment or brackets in it."""
    found = _PLAIN.match(value.line) if value.bracketed else None
    plain = found[0] if found else value.line
    comment = _COMMENT.search(plain)
    before = plain[: comment.start()] if comment else plain
    colon = _COLON.search(before)
    if colon:
        return _comma_missing(value, before[: colon.start()], fields) or _needed(
            say("A text with a colon"), before, value
        )
    if comment and value.bracketed and _BRACKETS.intersection(value.line[comment.end() :]):
        return _needed(say("A text with ' #' in it, which begins a comment,"), plain, value)
    whole = _WITH_BRACKETS.match(value.line) if value.bracketed and not comment else None
    return _needed(say("A text with brackets"), whole[0], value) if whole else None


def _needed(why: Phrase, plain: str, value: _Value) -> _Fault:
    """Return that a text needs quotes, with the text as it should stand."""
    return say(_NEEDS, why=why, text=_shown(plain)), value.start


def _comma_missing(value: _Value, before: str, fields: frozenset[str]) -> _Fault | None:
    """Return that a comma is missing, where what stands before a colon is the name of another field."""
    name = before.rsplit(maxsplit=1)[-1] if " " in before else ""
    if not value.bracketed or name not in fields:
        return None
    at = value.start + len(before) - len(name)
    return say("A comma is missing before the field '{field}'.", field=name), at


def _ended_early(value: _Value, fields: frozenset[str]) -> _Fault | None:
    """Return what is wrong with text in quotes that go on after their end."""
    sign, found = value.line[0], _QUOTED[value.line[0]].match(value.line)
    if found is None:
        return None
    left = value.line[found.end() :].lstrip()
    if not left or left[0] == "#" or (value.bracketed and left[0] in _BRACKETS):
        return None
    name = left.partition(":")[0]
    if value.bracketed and name in fields:
        told = say("A comma is missing before the field '{field}'.", field=name)
        return told, value.start + len(value.line) - len(left)
    ends = re.compile(rf"{sign}\s*(?=[,\]}}]|$)" if value.bracketed else rf"{sign}\s*$")
    last = ends.search(value.line, found.end())
    if last is None:
        return say("The quotes end before '{rest}': let them hold all of the text.", rest=_cut(left)), (
            value.start
        )
    return say("The quotes end within this text: write {text}.", text=_shown(value.line[1 : last.start()])), (
        value.start
    )


def _shown(plain: str) -> str:
    """Return a text in the quotes it should stand in."""
    return _cut(quoted(plain.strip()))


def _cut(text: str) -> str:
    """Return the beginning of a long text."""
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
