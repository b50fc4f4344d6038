"""Hills as drawn relief, lit from the north-west.

Two things are drawn, as engravers did before there were colours: hachures down the slope all
around a group of hills, thick and long on the side that lies in shade, and hummocks on every
hex of it, larger in the midst of a range than at its foot. Both are drawn from a hex and its
neighbours alone, and vary by the hex's own chances, so that nothing looks stamped.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.hexes.lattice import DIRECTIONS, Hex
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.curves import bend, point_on
from studio.drawing.shapes.extent import Extent, chances
from studio.drawing.shapes.interruption import heeded
from studio.drawing.shapes.marks import Cast, Close, Curve, Form, Mark, Move, Path, Step, Stroke, To
from studio.drawing.shapes.shapes import rims

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


def hill_line(sheet: Sheet, hex_: Hex) -> list[Point]:
    """Return a line through the hummocks of a hex of hills, before chance moves them."""
    (x, y), scale = sheet.centre_mm(hex_), sheet.across_flats_mm / 10
    return [(x + scale * dx, y + scale * dy) for dx, dy in _SPOTS]


def hills(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield hachures, then hummocks, the northernmost first, so that nearer ones hide farther ones."""
    yield from _slopes(extent, theme)
    reach = _REACH * extent.sheet.across_flats_mm / 10
    crest, flank = Stroke(theme.hill_ink, _CREST_MM), Stroke(theme.hill_ink, _FLANK_MM)
    for x, y, size in _standing(
        extent, [hex_ for hex_ in heeded(extent.near(reach)) if extent.is_hill(hex_)]
    ):
        yield Cast(_BODY, x, y, theme.hill, size=size)
        yield Cast(_SHADE, x, y, theme.hill_shade, opacity=0.45, size=size)
        yield Cast(_CREST, x, y, None, crest, size=size)
        yield Cast(_STROKES, x, y, None, flank, size=size)


def _standing(extent: Extent, hexes: Sequence[Hex]) -> Iterable[tuple[float, float, float]]:
    """Return the hummocks of hill hexes to draw, the northernmost first.

    Of each it is the middle of its foot and how much larger it is than the form of all.
    """
    if not hexes:
        return ()
    scale = extent.sheet.across_flats_mm / 10
    centres = np.array([extent.sheet.centre_mm(hex_) for hex_ in hexes])
    around = np.array([sum(map(extent.is_hill, extent.neighbours(hex_))) for hex_ in hexes])
    first, second = np.array(hexes).T
    spread = scale * np.where(around == len(DIRECTIONS), 1.0, _DRAWN_IN)
    places = []
    for spot, (dx, dy) in enumerate(_SPOTS):
        sway, lift, grown = (chances(first, second, 3 * spot + turn) for turn in range(3))
        x = centres[:, 0] + spread * (dx + 1.8 * (sway - 0.5))
        y = centres[:, 1] + spread * (dy + 0.4 + 1.6 * (lift - 0.5))
        places.append((x, y, scale * (0.7 + 0.07 * around) * (0.75 + 0.5 * grown)))
    x, y, size = np.concatenate(places, axis=1)
    if extent.is_whole:
        seen = np.arange(x.size)
    else:
        (left, top, right, bottom), wide, high = extent.box, size * _FORM.width, size * _FORM.height
        # So far a hill surely does not reach.
        across = (x - wide <= right) & (left <= x + wide)
        seen = np.flatnonzero(across & (y - 2 * high <= bottom) & (top <= y + high))
    order = seen[np.lexsort((x[seen], y[seen]))]
    return zip(x[order].tolist(), y[order].tolist(), size[order].tolist(), strict=True)


def _slopes(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the hachures inside the rim of every group of hills."""
    scale = extent.sheet.across_flats_mm / 10
    pens = [Stroke(theme.hill_ink, width * scale) for width in _HACHURE_MM]
    bends = list(rims(extent, extent.is_hill, _LONGEST_MM * scale))
    if not bends:
        return
    for strokes, shades in _hachures(np.array(bends), scale):
        drawn: dict[int, list[Step]] = {}
        for (x1, y1, x2, y2), shade in zip(strokes, shades, strict=True):
            drawn.setdefault(shade, []).extend((Move(x1, y1), To(x2, y2)))
        for shade, steps in drawn.items():
            yield Path(tuple(steps), stroke=pens[shade])


def _hachures(bends: NDArray[np.float64], scale: float) -> Iterable[tuple[list[list[float]], list[int]]]:
    """Return for each bend its hachures, both ends of each, and which of the pens draws each.

    ``bends`` has the shape (n, 3, 2): where they start, their corners, where they end.
    """
    start, corner, end = (bends[:, part, np.newaxis] for part in range(3))
    at = ((np.arange(_HACHURES) + 0.5) / _HACHURES)[:, np.newaxis]
    rest = 1 - at
    near, far = start + (corner - start) * 2 / 3, end + (corner - end) * 2 / 3
    foot = rest**3 * start + 3 * at * rest**2 * near + 3 * at**2 * rest * far + at**3 * end
    along = corner - start + (end - 2 * corner + start) * at
    inward = along[..., ::-1] * (1, -1) / np.hypot(along[..., :1], along[..., 1:])
    shade = 0.5 * (1 + inward[..., 0] * _LIGHT[0] + inward[..., 1] * _LIGHT[1])
    first, second = np.rint(foot * 7).astype(np.int64).transpose(2, 0, 1)
    long = scale * (0.35 + 1.4 * shade) * (0.8 + 0.4 * chances(first, second, 1))
    ends = np.concatenate((foot, foot + inward * long[..., np.newaxis]), axis=2)
    pens = np.rint(shade * (len(_HACHURE_MM) - 1)).astype(np.int64)
    return zip(ends.tolist(), pens.tolist(), strict=True)


def _outline(hill: Hummock) -> tuple[Steps, ...]:
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
