"""Hills as drawn relief, lit from the north-west.

Two things are drawn, as engravers did before there were colours: hachures down the slope all
around a group of hills, thick and long on the side that lies in shade, and hummocks on every
hex of it, larger in the midst of a range than at its foot. Both are drawn from a hex and its
neighbours alone, and vary by the hex's own chances, so that nothing looks stamped.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from engine.board.terrain import HILL
from engine.hexes.lattice import Hex, neighbours
from studio.drawing.boxes import Point
from studio.drawing.curves import bend, point_on
from studio.drawing.extent import Extent, chance
from studio.drawing.marks import Close, Curve, Mark, Move, Path, Step, Stroke, To
from studio.drawing.shapes import rims
from studio.drawing.themes import Theme

_SPOTS = ((-2.1, -1.6), (2.2, 0.1), (-1.4, 2.5))
"""Where hummocks stand in a hex of 10 mm, from its centre, before chance moves them."""
_DRAWN_IN = 0.7
"""By how much they stand closer where not all neighbours are hills, to keep off their ground."""
_CREST_MM, _FLANK_MM = 0.17, 0.12
_FLANK_STROKES = 6
_LIGHT = (-math.sqrt(0.5), -math.sqrt(0.5))
"""Where the light comes from: the north-west."""
_HACHURES = 9
_HACHURE_MM = (0.06, 0.11, 0.155, 0.2)
"""How thick hachures are, from full light to full shade."""


class Hummock(NamedTuple):
    """One hill: the middle of its foot, its width and its height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def top(self) -> Point:
        """Where the crest is highest."""
        return self.x - 0.08 * self.width, self.y - self.height

    @property
    def west(self) -> Point:
        """Where the hill rises."""
        return self.x - self.width / 2, self.y

    @property
    def east(self) -> Point:
        """Where the hill ends."""
        return self.x + self.width / 2, self.y


def hills(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield hachures, then hummocks, the northernmost first, so that nearer ones hide farther ones."""
    yield from _slopes(extent, theme)
    standing = [
        hummock for hex_ in extent.hexes if extent.terrain(hex_) == HILL for hummock in hummocks(extent, hex_)
    ]
    standing.sort(key=lambda hummock: (hummock.y, hummock.x))
    for hummock in standing:
        yield from _drawn(hummock, theme)


def hummocks(extent: Extent, hex_: Hex) -> Iterator[Hummock]:
    """Yield the hummocks of a hill hex."""
    scale = extent.sheet.across_flats_mm / 10
    x, y = extent.sheet.centre_mm(hex_)
    around = sum(extent.terrain(other) == HILL for other in neighbours(hex_))
    spread = scale * (1.0 if around == 6 else _DRAWN_IN)
    for spot, (dx, dy) in enumerate(_SPOTS):
        sway, lift, size = (chance(hex_, 3 * spot + turn) for turn in range(3))
        grown = scale * (0.7 + 0.07 * around) * (0.75 + 0.5 * size)
        yield Hummock(
            x + spread * (dx + 1.8 * (sway - 0.5)),
            y + spread * (dy + 0.4 + 1.6 * (lift - 0.5)),
            grown * 4.6,
            grown * 1.6,
        )


def _slopes(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the hachures inside the rim of every group of hills."""

    def is_hill(hex_: Hex) -> bool:
        return extent.terrain(hex_) == HILL

    scale = extent.sheet.across_flats_mm / 10
    for edge in rims(extent, is_hill):
        drawn: dict[float, list[Step]] = {}
        for stroke in range(_HACHURES):
            at = (stroke + 0.5) / _HACHURES
            x, y = edge.point(at)
            nx, ny = edge.inward(at)
            shade = 0.5 * (1 + nx * _LIGHT[0] + ny * _LIGHT[1])
            long = scale * (0.35 + 1.4 * shade) * (0.8 + 0.4 * chance(Hex(round(x * 7), round(y * 7)), 1))
            steps = drawn.setdefault(_HACHURE_MM[round(shade * (len(_HACHURE_MM) - 1))], [])
            steps += (Move(x, y), To(x + nx * long, y + ny * long))
        for width, steps in drawn.items():
            yield Path(tuple(steps), stroke=Stroke(theme.hill_ink, width * scale))


def _drawn(hill: Hummock, theme: Theme) -> Iterator[Mark]:
    """Yield one hummock: its body, its crest and the strokes down its shaded side."""
    rise, fall = _flanks(hill)
    yield Path((Move(*hill.west), rise, fall, Close()), fill=theme.hill)
    foot = (hill.x + 0.1 * hill.width, hill.y - 0.1 * hill.height)
    shade = (Move(*hill.top), fall, bend(hill.east, (hill.x + 0.2 * hill.width, hill.y), foot), Close())
    yield Path(shade, theme.hill_shade, opacity=0.45)
    yield Path((Move(*hill.west), rise, fall), stroke=Stroke(theme.hill_ink, _CREST_MM))
    yield Path(tuple(_strokes(hill, fall)), stroke=Stroke(theme.hill_ink, _FLANK_MM))


def _flanks(hill: Hummock) -> tuple[Curve, Curve]:
    """Return the crest from the western foot to the top and on to the eastern foot."""
    (wx, wy), (tx, ty), (ex, ey) = hill.west, hill.top, hill.east
    flat = 0.17 * hill.width
    rise = Curve(wx + 0.2 * hill.width, wy - 0.1 * hill.height, tx - flat, ty, tx, ty)
    fall = Curve(tx + flat, ty, ex - 0.2 * hill.width, ey - 0.1 * hill.height, ex, ey)
    return rise, fall


def _strokes(hill: Hummock, fall: Curve) -> Iterator[Step]:
    """Yield short strokes from the crest down the shaded side."""
    for stroke in range(_FLANK_STROKES):
        at = (stroke + 0.6) / (_FLANK_STROKES + 1)
        x, y = point_on(fall, hill.top, at)
        long = (hill.y - y) * (0.8 - 0.3 * at)
        yield Move(x, y)
        yield To(x + 0.12 * long, y + long)
