"""Edits of the ground: terrain, countries and the waters that have names."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from engine.board.document import Board
from engine.board.layers import painted
from engine.board.places import Water
from engine.board.terrain import FIRST_OWN, NAMES, WATER
from engine.hexes.lattice import Hex
from engine.sayings import Phrase, say


@dataclass(frozen=True)
class PaintTerrain:
    """Give hexes a terrain; ``stroke`` joins the pieces of one drag into one undo."""

    hexes: tuple[Hex, ...]
    code: int
    stroke: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the terrain for the undo menu."""
        if self.code >= FIRST_OWN:
            return "Paint terrain"
        return say("Paint {terrain}", terrain=say(NAMES[self.code]))

    @property
    def merge_key(self) -> Hashable | None:
        """Merge within one stroke of one terrain."""
        return None if self.stroke is None else ("terrain", self.code, self.stroke)

    def apply(self, board: Board) -> Board:
        """Paint the hexes that lie on the sheet."""
        if not 0 <= self.code < FIRST_OWN + len(board.kinds):
            return board
        layer = painted(board.terrain, board.sheet, self.hexes, self.code)
        return board if layer is board.terrain else board.edited(terrain=layer)


@dataclass(frozen=True)
class PaintCountry:
    """Give hexes to the country with a number (from 1), or to nobody with 0."""

    hexes: tuple[Hex, ...]
    number: int
    stroke: Hashable | None = None
    label: Phrase = "Paint country"

    @property
    def merge_key(self) -> Hashable | None:
        """Merge within one stroke of one country."""
        return None if self.stroke is None else ("country", self.number, self.stroke)

    def apply(self, board: Board) -> Board:
        """Paint the hexes that lie on the sheet."""
        if not 0 <= self.number <= len(board.countries):
            return board
        layer = painted(board.country, board.sheet, self.hexes, self.number)
        return board if layer is board.country else board.edited(country=layer)


@dataclass(frozen=True)
class PaintWater:
    """Give hexes of sea and lake to the named water with a number (from 1), or to none with 0.

    Land among them is left alone, so that a broad brush along a coast names the water only.
    """

    hexes: tuple[Hex, ...]
    number: int
    label: Phrase = "Paint water"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Take the hexes from whatever water had them, and give them to this one."""
        if not 0 <= self.number <= len(board.waters):
            return board
        wet = {hex_ for hex_ in self.hexes if board.terrain_at(hex_) in WATER}
        waters = tuple(
            self._with(board, water, wet) if number == self.number else _without(water, wet)
            for number, water in enumerate(board.waters, 1)
        )
        return board if waters == board.waters else board.edited(waters=waters)

    def _with(self, board: Board, water: Water, wet: set[Hex]) -> Water:
        """Return a water with more hexes, in the order of their labels."""
        if wet <= set(water.hexes):
            return water
        return replace(water, hexes=tuple(sorted({*water.hexes, *wet}, key=board.sheet.rank)))


def _without(water: Water, wet: set[Hex]) -> Water:
    """Return a water without some hexes."""
    if wet.isdisjoint(water.hexes):
        return water
    return replace(water, hexes=tuple(hex_ for hex_ in water.hexes if hex_ not in wet))
