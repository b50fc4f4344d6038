"""What is different about two boards, in sentences: what a fix would change, before it does."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

import numpy as np

from engine.board.document import Board, same_value
from engine.board.layers import codes_in
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import FIRST_OWN, NAMES
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, listed, say
from engine.text.names import is_same

_MOST: Final = 4
"""The most labels or names that are listed; of more, only their number is given."""
_LINES: Final[dict[str, Phrase]] = {
    "river": "The river {name}",
    "closed": "The closed side {name}",
    "border": "The border {name}",
}
_MORE: Final[tuple[Phrase, Phrase]] = (
    "{thing} gains one side.",
    "{thing} gains {n} sides.",
)
_FEWER: Final[tuple[Phrase, Phrase]] = ("{thing} loses one side.", "{thing} loses {n} sides.")
_FLAGS: Final[dict[str, tuple[Phrase, Phrase]]] = {
    "small": ("{town} becomes a small town.", "{town} is no longer a small town."),
    "port": ("{town} becomes a port.", "{town} is no longer a port."),
    "start": ("{town} becomes a start.", "{town} is no longer a start."),
}
_LISTS: Final[dict[str, Phrase]] = {
    "kinds": "The kind of ground {name}",
    "countries": "The country {name}",
    "waters": "The water {name}",
    "city_regions": "The city region {name}",
    "specials": "The special destination {name}",
    "ferries": "The ferry {name}",
    "permitted_builds": "The permitted build {name}",
    "special_rules": "The special rule {name}",
    "errata": "The erratum {name}",
    "waivers": "The waiver {name}",
}
_SAID: Final[dict[str, Phrase]] = {
    "title": "The title becomes “{value}”.",
    "designer": "The designer becomes “{value}”.",
    "licence": "The licence becomes “{value}”.",
    "rules": "The rule set becomes “{value}”.",
    "keys": "The key scheme becomes “{value}”.",
}
_CHANGED: Final[dict[str, Phrase]] = {
    "players": "The numbers of players change.",
    "underlay": "The picture to trace changes.",
    "earth": "The place on the earth changes.",
}


def differences(before: Board, after: Board) -> tuple[Saying, ...]:
    """Return a sentence for each way in which a board differs from one before it; none where they are equal.

    Layers are compared only on sheets of one size: where the sheet changed, nothing else is listed.
    """
    if before.sheet != after.sheet:
        return (say("The sheet changes."),)
    found = [*_ground(before, after), *_lands(before, after), *_towns(before, after), *_lines(before, after)]
    for name, word in _LISTS.items():
        found += _listed(word, getattr(before, name), getattr(after, name))
    for name, pattern in {**_SAID, **_CHANGED}.items():
        if not same_value(getattr(before, name), getattr(after, name)):
            value = getattr(after, name)
            found.append(say(pattern, value=value) if name in _SAID else say(pattern))
    return tuple(found)


def _ground(before: Board, after: Board) -> Iterator[Saying]:
    for code, hexes in _painted(after, before.terrain, after.terrain):
        own = code - FIRST_OWN
        name = say(NAMES[code]) if own < 0 else after.kinds[own].name
        pattern = "{hexes} becomes {ground}." if len(hexes) == 1 else "{hexes} become {ground}."
        yield say(pattern, hexes=_labels(after, hexes), ground=name)


def _lands(before: Board, after: Board) -> Iterator[Saying]:
    for number, hexes in _painted(after, before.country, after.country):
        labels, one = _labels(after, hexes), len(hexes) == 1
        if number:
            country = after.countries[number - 1].name
            yield say(
                "{hexes} goes to {country}." if one else "{hexes} go to {country}.",
                hexes=labels,
                country=country,
            )
        else:
            yield say(
                "{hexes} no longer belongs to a country."
                if one
                else "{hexes} no longer belong to a country.",
                hexes=labels,
            )


def _painted(board: Board, before: Any, after: Any) -> Iterator[tuple[int, list[Hex]]]:
    """Yield each code of a layer that comes to stand on hexes where another stood."""
    for code in codes_in(after[before != after]):
        places = np.argwhere((before != after) & (after == code)).tolist()
        yield int(code), [board.sheet.hex_at(column, row) for row, column in places]


def _labels(board: Board, hexes: list[Hex]) -> Saying:
    """Return the labels of a few hexes, or how many they are."""
    if len(hexes) > _MOST:
        label = board.sheet.label(hexes[len(hexes) // 2])
        return say("{n} hexes around {label}", n=len(hexes), label=label)
    return listed([board.sheet.label(hex_) for hex_ in hexes])


def _towns(before: Board, after: Board) -> Iterator[Saying]:
    old, new = _apart(before.towns, after.towns)
    for town in list(new):
        was = next((each for each in old if is_same(each.name, town.name)), None)
        was = was or next((each for each in old if each.hex == town.hex), None)
        if was is not None:
            old.remove(was)
            new.remove(town)
            yield from _changes(after, was, town)
    for town in old:
        yield say("The town {town} is removed.", town=town.name or before.sheet.label(town.hex))
    for town in new:
        yield say("The town {town} is placed on {hex}.", town=town.name, hex=after.sheet.label(town.hex))


def _changes(board: Board, was: Town, now: Town) -> Iterator[Saying]:
    """Yield what a town does to become another."""
    town = was.name or say("The town on {hex}", hex=board.sheet.label(was.hex))
    if was.name != now.name:
        yield say("{town} is called “{name}”.", town=town, name=now.name)
    if was.hex != now.hex:
        here, there = board.sheet.label(was.hex), board.sheet.label(now.hex)
        yield say("{town} moves from {here} to {there}.", town=town, here=here, there=there)
    if was.keys != now.keys:
        keys = listed(now.keys) if now.keys else say("no key")
        yield (
            say("{town} has {keys} instead of {old}.", town=town, keys=keys, old=listed(was.keys))
            if was.keys
            else say("{town} has {keys}.", town=town, keys=keys)
        )
    if was.bonus != now.bonus:
        yield (
            say("The first railway into {town} receives what the rules say.", town=town)
            if now.bonus is None
            else say("The first railway into {town} receives {bonus}.", town=town, bonus=now.bonus)
        )
    for flag, (becomes, ends) in _FLAGS.items():
        if getattr(was, flag) != getattr(now, flag):
            yield say(becomes if getattr(now, flag) else ends, town=town)


def _lines(before: Board, after: Board) -> Iterator[Saying]:
    old, new = _apart(before.lines, after.lines)
    for line in list(new):
        was = next((each for each in old if replace(each, sides=line.sides, cost=line.cost) == line), None)
        if was is not None:
            old.remove(was)
            new.remove(line)
            yield from _sides(was, line)
    yield from (say("{thing} is removed.", thing=_line(line)) for line in old)
    yield from (say("{thing} is drawn.", thing=_line(line)) for line in new)


def _sides(was: SideLine, now: SideLine) -> Iterator[Saying]:
    more, fewer = len(set(now.sides) - set(was.sides)), len(set(was.sides) - set(now.sides))
    if more:
        yield say(_MORE[more > 1], thing=_line(now), n=more)
    if fewer:
        yield say(_FEWER[fewer > 1], thing=_line(now), n=fewer)
    if was.cost != now.cost:
        yield say("{thing}: cost changed.", thing=_line(now))
    elif not more and not fewer:
        yield say("{thing}: sides sorted.", thing=_line(now))


def _line(line: SideLine) -> Saying:
    """Return what a line is called at the beginning of a sentence."""
    return say(_LINES[line.kind], name=line.name or say("without a name"))


def _listed(word: Phrase, before: Iterable[Any], after: Iterable[Any]) -> Iterator[Saying]:
    old, new = _apart(before, after)
    names = Counter(map(_name, new))
    for entry in old:
        name = _name(entry)
        stays = bool(names[name])
        names[name] -= stays
        thing = say(word, name=name or say("without a name"))
        yield say("{thing} changes.", thing=thing) if stays else say("{thing} is removed.", thing=thing)
    for name in names.elements():
        yield say("{thing} is added.", thing=say(word, name=name or say("without a name")))


def _name(entry: Any) -> str:
    """Return what distinguishes an entry of a list from others, nothing if it has no name."""
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
