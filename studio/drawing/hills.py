"""Hills as drawn relief, lit from the north-west.

Two things are drawn, as engravers did before there were colours: hachures down the slope all
around a group of hills, thick and long on the side that lies in shade, and hummocks on every
hex of it, larger in the midst of a range than at its foot. Both are drawn from a hex and its
neighbours alone, and vary by the hex's own chances, so that nothing looks stamped.
"""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.board.terrain import HILL
from engine.hexes.lattice import Hex
from studio.drawing.boxes import Box, Point
from studio.drawing.curves import bend, point_on
from studio.drawing.extent import Extent, chance
from studio.drawing.heeding import heeded
from studio.drawing.marks import Cast, Close, Curve, Form, Mark, Move, Path, Step, Stroke, To
from studio.drawing.shapes import rims
from studio.drawing.themes import Theme

Steps = tuple[Step, ...]
"""The steps of one line."""

_SPOTS = ((-2.1, -1.6), (2.2, 0.1), (-1.4, 2.5))
"""Where hummocks stand in a hex of 10 mm, from its centre, before chance moves them."""
_DRAWN_IN = 0.7
"""By how much they stand closer where not all neighbours are hills, to keep off their ground."""
_REACH = 7.0
"""How far from the centre of a hex of 10 mm a hill on it reaches at most."""
_CREST_MM, _FLANK_MM = 0.17, 0.12
_FLANK_STROKES = 6
_LIGHT = (-math.sqrt(0.5), -math.sqrt(0.5))
"""Where the light comes from: the north-west."""
_HACHURES = 9
_LONGEST_MM = 2.2
"""How long hachures are at most, with the thickness of their ends."""
_HACHURE_MM = (0.06, 0.11, 0.155, 0.2)
"""How thick hachures are, from full light to full shade."""


class Hummock(NamedTuple):
    """One hill: the middle of its foot, its width and its height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> Box:
        """A box that surely holds the hill."""
        return Box(self.x - self.width, self.y - 2 * self.height, self.x + self.width, self.y + self.height)

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


_FORM = Hummock(0.0, 0.0, 4.6, 1.6)
"""The hill whose form all have; their sizes differ."""


def hills(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield hachures, then hummocks, the northernmost first, so that nearer ones hide farther ones."""
    yield from _slopes(extent, theme)
    reach = _REACH * extent.sheet.across_flats_mm / 10
    standing = [
        hummock
        for hex_ in heeded(extent.near(reach))
        if extent.terrain(hex_) == HILL
        for hummock in hummocks(extent, hex_)
        if extent.reaches(hummock.box)
    ]
    standing.sort(key=lambda hummock: (hummock.y, hummock.x))
    yield from _drawn(standing, theme)


def hummocks(extent: Extent, hex_: Hex) -> Iterator[Hummock]:
    """Yield the hummocks of a hill hex."""
    scale = extent.sheet.across_flats_mm / 10
    x, y = extent.sheet.centre_mm(hex_)
    around = sum(extent.terrain(other) == HILL for other in extent.neighbours(hex_))
    spread = scale * (1.0 if around == 6 else _DRAWN_IN)
    for spot, (dx, dy) in enumerate(_SPOTS):
        sway, lift, size = (chance(hex_, 3 * spot + turn) for turn in range(3))
        grown = scale * (0.7 + 0.07 * around) * (0.75 + 0.5 * size)
        yield Hummock(
            x + spread * (dx + 1.8 * (sway - 0.5)),
            y + spread * (dy + 0.4 + 1.6 * (lift - 0.5)),
            grown * _FORM.width,
            grown * _FORM.height,
        )


def _slopes(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the hachures inside the rim of every group of hills."""

    def is_hill(hex_: Hex) -> bool:
        return extent.terrain(hex_) == HILL

    scale = extent.sheet.across_flats_mm / 10
    for edge in rims(extent, is_hill, _LONGEST_MM * scale):
        drawn: dict[float, list[Step]] = {}
        curve = bend(*edge)
        for stroke in range(_HACHURES):
            at = (stroke + 0.5) / _HACHURES
            x, y = point_on(curve, edge.start, at)
            nx, ny = edge.inward(at)
            shade = 0.5 * (1 + nx * _LIGHT[0] + ny * _LIGHT[1])
            long = scale * (0.35 + 1.4 * shade) * (0.8 + 0.4 * chance(Hex(round(x * 7), round(y * 7)), 1))
            steps = drawn.setdefault(_HACHURE_MM[round(shade * (len(_HACHURE_MM) - 1))], [])
            steps += (Move(x, y), To(x + nx * long, y + ny * long))
        for width, steps in drawn.items():
            yield Path(tuple(steps), stroke=Stroke(theme.hill_ink, width * scale))


def _outline(hill: Hummock) -> tuple[Steps, ...]:
    """Return the lines of a hummock: body, shade, crest and strokes down its shaded side."""
    rise, fall = _flanks(hill)
    foot = (hill.x + 0.1 * hill.width, hill.y - 0.1 * hill.height)
    shade = (Move(*hill.top), fall, bend(hill.east, (hill.x + 0.2 * hill.width, hill.y), foot), Close())
    body, crest = (Move(*hill.west), rise, fall, Close()), (Move(*hill.west), rise, fall)
    return body, shade, crest, tuple(_strokes(hill, fall))


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


_BODY, _SHADE, _CREST, _STROKES = map(Form, _outline(_FORM))


def _drawn(standing: Iterable[Hummock], theme: Theme) -> Iterator[Mark]:
    """Yield each hummock: its body, its crest and the strokes down its shaded side."""
    crest, flank = Stroke(theme.hill_ink, _CREST_MM), Stroke(theme.hill_ink, _FLANK_MM)
    for x, y, width, _ in standing:
        size = width / _FORM.width
        yield Cast(_BODY, x, y, theme.hill, size=size)
        yield Cast(_SHADE, x, y, theme.hill_shade, opacity=0.45, size=size)
        yield Cast(_CREST, x, y, None, crest, size=size)
        yield Cast(_STROKES, x, y, None, flank, size=size)
