"""Edits of the ground: terrain, countries, the waters that have names and the city regions."""

from collections.abc import Hashable
from dataclasses import dataclass, field, replace

import numpy as np

from engine.board.document import Board
from engine.board.layers import painted
from engine.board.places import Covering
from engine.board.terrain import CLOSED, FIRST_OWN, NAMES, WATER
from engine.hexes.hex_arrays import Hexes, Mask, among, axial_of, by_label, hexes_of, masked
from engine.messages import Phrase, say


def painting_of(name: str) -> Phrase:
    """Return what the undo menu calls painting what a board has given a name."""
    return say("Paint {terrain}", terrain=name)


@dataclass(frozen=True)
class PaintTerrain:
    """Give hexes a terrain; ``stroke`` joins the pieces of one drag into one undo.

    ``name`` is what the board calls a kind of its own.
    """

    hexes: Hexes
    code: int
    stroke: Hashable | None = None
    name: str = field(default="", compare=False)

    @property
    def label(self) -> Phrase:
        """Name the terrain for the undo menu."""
        if self.code >= FIRST_OWN:
            return painting_of(self.name) if self.name else "Paint terrain"
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
    """Give hexes to the country with a number (from 1), or to no one with 0."""

    hexes: Hexes
    number: int
    stroke: Hashable | None = None
    label: Phrase = field(default="Paint country", compare=False)

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

    hexes: Hexes
    number: int
    label: Phrase = field(default="Paint water", compare=False)
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Take the hexes from whatever water had them, and give them to this one."""
        if not 0 <= self.number <= len(board.waters):
            return board
        wet = masked(board.sheet, axial_of(self.hexes)) & np.isin(board.terrain, list(WATER))
        waters = _repainted(board, board.waters, self.number, wet)
        return board if waters == board.waters else board.edited(waters=waters)


@dataclass(frozen=True)
class PaintRegion:
    """Give hexes to the city region with a number (from 1), or to none with 0.

    A city stands on land, so water and what is off the map are left alone.
    """

    hexes: Hexes
    number: int
    label: Phrase = field(default="Paint region", compare=False)
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Take the hexes from whatever region had them, and give them to this one."""
        if not 0 <= self.number <= len(board.city_regions):
            return board
        dry = masked(board.sheet, axial_of(self.hexes))
        if self.number:
            # What takes hexes away does so whatever they have become.
            dry &= ~np.isin(board.terrain, list(CLOSED))
        regions = _repainted(board, board.city_regions, self.number, dry)
        return board if regions == board.city_regions else board.edited(city_regions=regions)


def _repainted(board: Board, areas: tuple[Covering, ...], number: int, hexes: Mask) -> tuple[Covering, ...]:
    """Return areas when hexes have gone to one of them, by its number from 1, and left the others."""
    return tuple(
        _with(board, area, hexes) if at == number else _without(board, area, hexes)
        for at, area in enumerate(areas, 1)
    )


def _with(board: Board, area: Covering, hexes: Mask) -> Covering:
    """Return an area with more hexes, in the order of their labels."""
    old = masked(board.sheet, axial_of(area.hexes))
    if not (hexes & ~old).any():
        return area
    return replace(area, hexes=tuple(hexes_of(by_label(board.sheet, hexes | old))))


def _without(board: Board, area: Covering, hexes: Mask) -> Covering:
    """Return an area without some hexes."""
    axial = axial_of(area.hexes)
    gone = among(board.sheet, axial, hexes)
    return replace(area, hexes=tuple(hexes_of(axial[~gone]))) if gone.any() else area
