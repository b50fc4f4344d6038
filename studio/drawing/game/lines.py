"""Where the companies' lines run on the map: next to each other, as on the plan of a metro.

Each company keeps its side of the others as far as the same companies run along together. Through a
hex a line bends from the middle of one link to the middle of the next.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.game.laid_track import Links
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.curves import bend
from studio.drawing.shapes.marks import Move, Step, To

Link = tuple[Hex, Hex]
WIDTH_MM: Final = 1.0
"""How wide a line is where hexes are 10 mm apart."""
_SPACING: Final = 1.15
"""From line to line, in widths."""


class Lines:
    """The companies' lines on a sheet, in millimetres."""

    def __init__(self, sheet: Sheet, links: Links) -> None:
        """Lay the lines of links next to each other."""
        self._sheet = sheet
        self._links = links
        self.width = WIDTH_MM * sheet.across_flats_mm / 10
        self._ends: dict[Hex, list[Link]] = defaultdict(list)
        for link in links:
            for hex_ in link:
                self._ends[hex_].append(link)
        self._senses = _senses(links, self._ends)

    @property
    def hexes(self) -> Iterator[Hex]:
        """The hexes with track."""
        return iter(self._ends)

    def seats_at(self, hex_: Hex) -> tuple[int, ...]:
        """Return the companies with track in a hex, by seats."""
        return tuple(sorted({seat for link in self._ends[hex_] for seat in self._links[link]}))

    def is_meeting(self, hex_: Hex) -> bool:
        """Return whether companies come together or part in a hex, or one of several ends there."""
        links = self._ends[hex_]
        if len(self.seats_at(hex_)) < 2:
            return False
        return len(links) != 2 or self._links[links[0]] != self._links[links[1]]

    def middle(self, link: Link, seat: int) -> Point:
        """Return the middle of a link as a company's line runs."""
        (x1, y1), (x2, y2) = map(self._sheet.centre_mm, link)
        dx, dy = self._offset(link, seat)
        return (x1 + x2) / 2 + dx, (y1 + y2) / 2 + dy

    def place(self, hex_: Hex, seat: int) -> Point:
        """Return where a company's lines meet or end in a hex."""
        mine = self._mine(hex_, seat)
        if len(mine) == 2:
            start, end = (self.middle(link, seat) for link in mine)
            cx, cy = self._corner(hex_, mine[0], mine[1], seat)
            return (start[0] + 2 * cx + end[0]) / 4, (start[1] + 2 * cy + end[1]) / 4
        x, y = self._sheet.centre_mm(hex_)
        offsets = [self._offset(link, seat) for link in mine]
        return (
            x + sum(offset[0] for offset in offsets) / len(offsets),
            y + sum(offset[1] for offset in offsets) / len(offsets),
        )

    def steps(self, seat: int) -> tuple[Step, ...]:
        """Return all lines of a company as one path."""
        found: list[Step] = []
        for hex_ in self._ends:
            mine = self._mine(hex_, seat)
            if len(mine) == 2:
                start, end = (self.middle(link, seat) for link in mine)
                found += (Move(*start), bend(start, self._corner(hex_, mine[0], mine[1], seat), end))
            else:
                centre = self.place(hex_, seat) if mine else (0.0, 0.0)
                for link in mine:
                    found += (Move(*self.middle(link, seat)), To(*centre))
        return tuple(found)

    def _mine(self, hex_: Hex, seat: int) -> list[Link]:
        """Return the links of a company in a hex."""
        return [link for link in self._ends[hex_] if seat in self._links[link]]

    def _offset(self, link: Link, seat: int) -> Point:
        """Return how far a company's line runs from the middle of a link."""
        seats = self._links[link]
        off = _SPACING * self.width * (seats.index(seat) - (len(seats) - 1) / 2) * self._senses[link]
        (x1, y1), (x2, y2) = map(self._sheet.centre_mm, link)
        long = math.dist((x1, y1), (x2, y2))
        return -(y2 - y1) / long * off, (x2 - x1) / long * off

    def _corner(self, hex_: Hex, one: Link, other: Link, seat: int) -> Point:
        """Return the point towards which a line bends: where its two straight pieces would cross."""
        x, y = self._sheet.centre_mm(hex_)
        (ax, ay), (bx, by) = self._offset(one, seat), self._offset(other, seat)
        (ux, uy), (vx, vy) = self._direction(hex_, one), self._direction(hex_, other)
        cross = ux * vy - uy * vx
        if abs(cross) < 1e-6:
            return x + (ax + bx) / 2, y + (ay + by) / 2
        along = ((bx - ax) * vy - (by - ay) * vx) / cross
        return x + ax + along * ux, y + ay + along * uy

    def _direction(self, hex_: Hex, link: Link) -> Point:
        """Return the direction in which a link leaves a hex."""
        (x1, y1) = self._sheet.centre_mm(hex_)
        (x2, y2) = self._sheet.centre_mm(link[0] if link[1] == hex_ else link[1])
        return x2 - x1, y2 - y1


def _senses(links: Links, ends: Mapping[Hex, list[Link]]) -> dict[Link, int]:
    """Return for each link 1 or -1, so that lines keep their sides where the same companies go on."""
    senses: dict[Link, int] = {}
    for first in links:
        if first in senses:
            continue
        senses[first] = 1
        for forth in (True, False):
            link, ahead = first, forth
            while (then := _next(links, ends, link, link[ahead])) is not None and then not in senses:
                # It goes on in the same sense if it leaves the hex by the same end of its pair.
                goes_on = then[0] == link[ahead]
                senses[then] = senses[link] if goes_on == ahead else -senses[link]
                link, ahead = then, goes_on
    return senses


def _next(links: Links, ends: Mapping[Hex, list[Link]], link: Link, hex_: Hex) -> Link | None:
    """Return the link on which the same companies go on beyond a hex; None where it is not the only one."""
    others = [each for each in ends[hex_] if each != link and links[each] == links[link]]
    return others[0] if len(others) == 1 else None
