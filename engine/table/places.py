"""Hexes, chains of hexes and seats by what people type for them."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

from engine.game.facts import NOWHERE
from engine.hexes.lattice import Hex, line
from engine.hexes.sheet import Sheet
from engine.messages import Saying, say
from engine.table.sitting import Sitting
from engine.text.names import folded, place_of
from engine.transcript.header import board_of


class UnknownPlaceError(ValueError):
    """What names nothing on the map or at the table; its text says so."""

    def __init__(self, message: Saying) -> None:
        super().__init__(str(message))
        self.message = message


class Places:
    """The names of a sitting's board and seats."""

    def __init__(self, sitting: Sitting) -> None:
        self._facts = sitting.game.facts
        self._places = sitting.state.map_places
        self._players = sitting.header.players
        self._header = sitting.header

    @cached_property
    def _sheet(self) -> Sheet:
        """The sheet of the board."""
        return board_of(self._header).sheet

    @cached_property
    def _hexes(self) -> dict[str, int]:
        """The hexes by label and by the name of their town, in any case."""
        towns = {folded(town.name): town.hex for town in reversed(self._places.towns) if town.name}
        return towns | {folded(label): hex_ for label, hex_ in self._facts.hexes_by_label.items()}

    def knows(self, word: str) -> bool:
        """Return whether a word is a hex's label or the name of a town."""
        return folded(word) in self._hexes

    def joined(self, words: Sequence[str]) -> list[str]:
        """Return words with names of several words, of towns and players, put together, longest first."""
        found, at = [], 0
        names = self._hexes.keys() | {folded(player) for player in self._players}
        while at < len(words):
            ends = range(len(words), at + 1, -1)
            end = next((end for end in ends if folded(" ".join(words[at:end])) in names), at + 1)
            found.append(" ".join(words[at:end]))
            at = end
        return found

    def hex(self, word: str) -> int:
        """Return the hex of a label or town; raises UnknownPlaceError."""
        found = self._hexes.get(folded(word))
        if found is None:
            raise UnknownPlaceError(say("There is no hex and no town '{name}' on the map.", name=word))
        return found

    def seat(self, name: str) -> int:
        """Return the seat of a player; raises UnknownPlaceError."""
        seat = place_of(name, self._players)
        if seat is None:
            told = say("There is no player '{name}'; there are {players}.", name=name, players=self._players)
            raise UnknownPlaceError(told)
        return seat

    def chain(self, words: Sequence[str]) -> tuple[int, ...]:
        """Return the hexes of a chain by its ends and bends; raises UnknownPlaceError where it has none."""
        hexes = [self.hex(word) for word in words]
        way = hexes[:1]
        for before, here in pairwise(hexes):
            way += self._straight(before, here)
        return tuple(way)

    def _straight(self, start: int, end: int) -> Sequence[int]:
        """Return the hexes after one up to another in a straight line from it."""
        facts = self._facts
        if facts.link(start, end) != NOWHERE or start == end:
            return (end,)
        first, last = (self._sheet.hex_named(facts.labels[hex_]) for hex_ in (start, end))
        hexes = line(first, last)[1:] if _in_line(first, last) else ()
        labels = [self._sheet.label(hex_) for hex_ in hexes]
        if not labels or not all(label in facts.hexes_by_label for label in labels):
            one, other = facts.labels[start], facts.labels[end]
            raise UnknownPlaceError(
                say("{one} and {other} are not in a straight line.", one=one, other=other)
            )
        return [facts.hexes_by_label[label] for label in labels]


def _in_line(one: Hex, other: Hex) -> bool:
    """Return whether a straight chain of links joins two different hexes."""
    dq, dr = other.q - one.q, other.r - one.r
    return (dq, dr) != (0, 0) and 0 in {dq, dr, dq + dr}
