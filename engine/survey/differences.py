"""What is different about two boards, in sentences: what a fix would change, before it does."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

import numpy as np

from engine.board.document import Board, same_value
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import FIRST_OWN, NAMES
from engine.hexes.lattice import Hex

_MOST: Final = 4
"""So many labels or names are told; of more, how many they are."""
_LINES: Final = {"river": "river", "closed": "closed side", "border": "border"}
_FLAGS: Final = {"small": "a small town", "port": "a port", "start": "a start"}
_LISTS: Final = {
    "kinds": "kind of ground",
    "countries": "country",
    "waters": "water",
    "specials": "special destination",
    "ferries": "ferry",
    "permitted_builds": "permitted build",
    "special_rules": "special rule",
    "errata": "erratum",
    "waivers": "waiver",
}
_WORDS: Final = {"keys": "key scheme", "rules": "rule set", "underlay": "picture to trace"}
_SAID: Final = ("title", "designer", "licence", "rules", "keys")
"""Fields whose new value is a word or two, to be told with it."""


def differences(before: Board, after: Board) -> tuple[str, ...]:
    """Return a sentence for each way in which a board differs from one before it; none where they are equal.

    Layers are compared on sheets of one size alone: of a sheet that changed, no more is told.
    """
    if before.sheet != after.sheet:
        return ("The sheet changes.",)
    found = [*_ground(before, after), *_lands(before, after), *_towns(before, after), *_lines(before, after)]
    for name, word in _LISTS.items():
        found += _listed(word, getattr(before, name), getattr(after, name))
    for name in (*_SAID, "players", "underlay"):
        new = getattr(after, name)
        if not same_value(getattr(before, name), new):
            becomes = f"becomes “{new}”" if name in _SAID and new else "changes"
            found.append(f"The {_WORDS.get(name, name)} {becomes}.")
    return tuple(found)


def _ground(before: Board, after: Board) -> Iterator[str]:
    """Yield which hexes become which ground."""
    for code, hexes in _painted(after, before.terrain, after.terrain):
        own = code - FIRST_OWN
        name = NAMES[code] if own < 0 else after.kinds[own].name
        yield f"{_labels(after, hexes)} {'becomes' if len(hexes) == 1 else 'become'} {name}."


def _lands(before: Board, after: Board) -> Iterator[str]:
    """Yield which hexes go to which country."""
    for number, hexes in _painted(after, before.country, after.country):
        to = f"goes to {after.countries[number - 1].name}" if number else "belongs to no country any more"
        plural = to.replace("goes", "go").replace("belongs", "belong")
        yield f"{_labels(after, hexes)} {to if len(hexes) == 1 else plural}."


def _painted(board: Board, before: Any, after: Any) -> Iterator[tuple[int, list[Hex]]]:
    """Yield each code of a layer that comes to stand on hexes where another stood."""
    for code in np.unique(after[before != after]).tolist():
        places = np.argwhere((before != after) & (after == code)).tolist()
        yield int(code), [board.sheet.hex_at(column, row) for row, column in places]


def _labels(board: Board, hexes: list[Hex]) -> str:
    """Return the labels of a few hexes, or how many they are."""
    if len(hexes) > _MOST:
        return f"{len(hexes)} hexes around {board.sheet.label(hexes[len(hexes) // 2])}"
    return _joined([board.sheet.label(hex_) for hex_ in hexes])


def _joined(words: list[str]) -> str:
    """Return words as one says them in a row."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _towns(before: Board, after: Board) -> Iterator[str]:
    """Yield what becomes of towns."""
    old, new = _apart(before.towns, after.towns)
    for town in list(new):
        was = next((each for each in old if each.name == town.name), None)
        was = was or next((each for each in old if each.hex == town.hex), None)
        if was is not None:
            old.remove(was)
            new.remove(town)
            yield f"{was.name or 'The town without a name'} {_joined(list(_changes(after, was, town)))}."
    yield from (f"The town {town.name or before.sheet.label(town.hex)} is removed." for town in old)
    yield from (f"The town {town.name} is placed on {after.sheet.label(town.hex)}." for town in new)


def _changes(board: Board, was: Town, now: Town) -> Iterator[str]:
    """Yield what a town does to become another."""
    if was.name != now.name:
        yield f"is called “{now.name}”"
    if was.hex != now.hex:
        yield f"moves from {board.sheet.label(was.hex)} to {board.sheet.label(now.hex)}"
    if was.keys != now.keys:
        keys = _joined(list(now.keys)) if now.keys else "no key"
        yield f"has {keys} instead of {_joined(list(was.keys))}" if was.keys else f"has {keys}"
    for flag, word in _FLAGS.items():
        if getattr(was, flag) != getattr(now, flag):
            yield f"is {word}" if getattr(now, flag) else f"is {word} no longer"


def _lines(before: Board, after: Board) -> Iterator[str]:
    """Yield what becomes of rivers, closed sides and borders."""
    old, new = _apart(before.lines, after.lines)
    for line in list(new):
        was = next((each for each in old if replace(each, sides=line.sides) == line), None)
        if was is not None:
            old.remove(was)
            new.remove(line)
            more, fewer = len(set(line.sides) - set(was.sides)), len(set(was.sides) - set(line.sides))
            parts = [f"{count} {word}" for count, word in ((more, "more"), (fewer, "fewer")) if count]
            yield (
                f"{_line(line)} has {_joined(parts)} of its sides."
                if parts
                else f"{_line(line)} is put in order."
            )
    yield from (f"{_line(line)} is removed." for line in old)
    yield from (f"{_line(line)} is drawn." for line in new)


def _line(line: SideLine) -> str:
    """Return what a line is called at the beginning of a sentence."""
    return f"The {_LINES[line.kind]} {line.name}".rstrip()


def _listed(word: str, before: Iterable[Any], after: Iterable[Any]) -> Iterator[str]:
    """Yield what becomes of the entries of a list; one that keeps its name has changed."""
    old, new = _apart(before, after)
    names = Counter(map(_name, new))
    for entry in old:
        name = _name(entry)
        told = f"The {word} {name}".rstrip()
        if names[name]:
            names[name] -= 1
            yield f"{told} changes."
        else:
            yield f"{told} is removed."
    yield from (f"The {word} {name}".rstrip() + " is added." for name in names.elements())


def _name(entry: Any) -> str:
    """Return what tells an entry of a list from others, nothing if it has no name."""
    marks = (getattr(entry, field, "") for field in ("name", "finding", "country"))
    return str(next((mark for mark in marks if mark), ""))


def _apart(before: Iterable[Any], after: Iterable[Any]) -> tuple[list[Any], list[Any]]:
    """Return the entries that only one and only the other of two lists has."""
    old, new = list(before), list(after)
    for entry in list(new):
        if entry in old:
            old.remove(entry)
            new.remove(entry)
    return old, new
