"""Where track may lie: the one answer to which links of a board are open, whatever they cost.

What it costs to lay them is for those to add who know the rule set; ferries are in
:mod:`engine.board.sailings`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

import numpy as np

from engine.board.document import Board
from engine.board.terrain import CLOSED, IS_CLOSED
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, side_of


def may_be_entered(board: Board, hex_: Hex) -> bool:
    """Return whether track may be laid in a hex by the ordinary rules (6.A3)."""
    return board.terrain_at(hex_) not in CLOSED


def is_abroad(board: Board, hex_: Hex) -> bool:
    """Return whether a hex lies in a foreign country."""
    country = board.country_at(hex_)
    return country is not None and country.foreign


@dataclass(frozen=True)
class OpenLinks:
    """The links that track may be laid on, asked hex by hex: a short search on a huge board costs little.

    A link joins two hexes of land over a side that is not among the ``walls`` (6.A3); of two hexes abroad
    only where a permitted build leads (6.C2). Crossings, which go where no ordinary link does (6.C4), are
    not among them. ``closed`` and ``foreign`` have a byte for each hex of the sheet, row by row, 1 where
    it is so; ``permitted`` has the hexes of each link of a permitted build, both ways round.
    """

    sheet: Sheet
    closed: bytes
    foreign: bytes
    walls: frozenset[Side]
    permitted: frozenset[tuple[Hex, Hex]]
    _around: dict[Hex, tuple[tuple[int, Hex], ...]] = field(default_factory=dict, compare=False, repr=False)
    """The links at those hexes that were asked about; every search asks about the same ones."""

    def is_land(self, hex_: Hex) -> bool:
        """Return whether track may be laid in a hex by the ordinary rules (6.A3)."""
        place = self._place(hex_)
        return place is not None and not self.closed[place]

    def is_abroad(self, hex_: Hex) -> bool:
        """Return whether a hex lies in a foreign country."""
        place = self._place(hex_)
        return place is not None and bool(self.foreign[place])

    def around(self, here: Hex) -> tuple[tuple[int, Hex], ...]:
        """Return the direction and the hex of every link at a hex, from whichever end it may be laid."""
        found = self._around.get(here)
        if found is None:
            found = self._around[here] = tuple(self._found_around(here))
        return found

    def _found_around(self, here: Hex) -> Iterator[tuple[int, Hex]]:
        if not self.is_land(here):
            return
        abroad = self.is_abroad(here)
        for direction, there in enumerate(neighbours(here)):
            place = self._place(there)
            if place is None or self.closed[place]:
                continue
            if self.walls and side_of(here, direction) in self.walls:
                continue
            if not (abroad and self.foreign[place]) or (here, there) in self.permitted:
                yield direction, there

    def onward(self, here: Hex) -> tuple[tuple[int, Hex], ...]:
        """Return those links at a hex that may be laid on from it: abroad only permitted ones (6.C2)."""
        links = self.around(here)
        if 1 not in self.foreign or not self.is_abroad(here):
            return links
        return tuple(link for link in links if (here, link[1]) in self.permitted)

    def _place(self, hex_: Hex) -> int | None:
        """Return the place of a hex in a layer's bytes, None off the sheet."""
        sheet = self.sheet
        column, row = sheet.place_of(hex_)
        return row * sheet.columns + column if 0 <= column < sheet.columns and 0 <= row < sheet.rows else None


def open_links(board: Board) -> OpenLinks:
    """Return the links of a board that track may be laid on."""
    is_foreign = np.zeros(256, np.bool_)
    is_foreign[[number for number, land in enumerate(board.countries, 1) if land.foreign]] = True
    pairs = [pair for build in board.permitted_builds for pair in pairwise(build.course)]
    return _kept(
        OpenLinks(
            board.sheet,
            IS_CLOSED[board.terrain].tobytes(),
            is_foreign[board.country].tobytes(),
            board.closed_sides,
            frozenset((*pairs, *((there, here) for here, there in pairs))),
        )
    )


@lru_cache(maxsize=4)
def _kept(links: OpenLinks) -> OpenLinks:
    """Return the links, or the equal ones of an earlier board with the answers they have given."""
    return links
