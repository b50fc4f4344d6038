"""A letter cut into its sections: rolls, races, extra track and setup, each with its head."""

import re
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from engine.postal.reading import syntax
from engine.postal.reading.source import Source


class SectionKind(Enum):
    """What a section orders."""

    ROLL = auto()
    RACE = auto()
    EXTRA = auto()
    SETUP = auto()
    NONE = auto()
    """What comes before the first head."""


class Section(NamedTuple):
    """A stretch of a source that one head stands over.

    ``head`` is where the head begins and ``start`` where it ends. ``word`` is the letter of a roll, or what
    a setup is of; ``number`` that of a race, or the round that a roll says, else 0.
    """

    kind: SectionKind
    head: int
    start: int
    end: int
    word: str = ""
    number: int = 0


@dataclass(frozen=True)
class _Head:
    kind: SectionKind
    start: int
    end: int
    word: str = ""
    number: int = 0


def sections_of(source: Source) -> tuple[Section, ...]:
    """Return the sections of a source in order; together they are all of it."""
    heads = [_Head(SectionKind.NONE, 0, 0), *_heads(source)]
    ends = [*(head.start for head in heads[1:]), len(source.text)]
    return tuple(
        Section(head.kind, head.start, head.end, end, head.word, head.number)
        for head, end in zip(heads, ends, strict=True)
    )


def _heads(source: Source) -> list[_Head]:
    """Return the heads at the beginnings of lines, and those of rolls within."""
    found: list[_Head] = []
    for start in source.line_starts:
        end = source.line_end(start)
        head = _head(source.text, start)
        if head is not None:
            found.append(head)
        inside = syntax.ROLL_INSIDE.finditer(source.text, start if head is None else head.end, end)
        found += [_roll(one, one.start()) for one in inside if not _is_open(source.text[start : one.start()])]
    return found


def _is_open(words: str) -> bool:
    """Return whether a bracket is still open at the end of some words, as in the keys ``(7D - 4C)``."""
    last = max(map(words.rfind, syntax.OPENING))
    return last > max(map(words.rfind, syntax.CLOSING))


def _head(text: str, start: int) -> _Head | None:
    """Return the head that a line begins with."""
    if found := syntax.ROLL.match(text, start) or syntax.ROLL_BARE.match(text, start):
        return _roll(found, start)
    if found := syntax.SETUP.match(text, start):
        word = next(word for word in found.groups() if word)
        return _Head(SectionKind.SETUP, start, found.end(), "star" if word == "0" else word[:4])
    if found := syntax.EXTRA.match(text, start):
        return _Head(SectionKind.EXTRA, start, found.end())
    if found := syntax.RACE.match(text, start):
        return _Head(SectionKind.RACE, start, found.end(), number=int(found[1]))
    return None


def _roll(found: re.Match[str], start: int) -> _Head:
    return _Head(SectionKind.ROLL, start, found.end(), found[2], int(found[1] or 0))
