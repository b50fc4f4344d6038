"""What is drawn on swamps and on a board's own kinds of terrain, so that they read without colour."""

import math
from collections.abc import Iterator

from engine.board.terrain import FIRST_OWN, PATTERNS, SWAMP
from engine.hexes.lattice import Hex
from studio.drawing.maps.ground import of_kind
from studio.drawing.maps.patterns import hatched, is_hatched, is_strewn, pattern_of, pattern_pen, strewn
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.extent import Extent, chance
from studio.drawing.shapes.marks import Cast, Mark, Move, Path, Step, Stroke, To
from studio.drawing.shapes.shapes import Belongs

_TUFTS = ((-2.2, -1.8), (1.8, -2.3), (-0.4, 0.6), (2.9, 1.1), (-2.6, 2.6), (1.2, 3.0))
_RING = 3.1


def swamps(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield tufts of reed over a line of water."""
    scale = extent.sheet.across_flats_mm / 10
    pen = Stroke(theme.swamp_ink, 0.2 * scale)
    for hex_ in extent.hexes:
        if extent.terrain(hex_) == SWAMP:
            yield Path(tuple(_reeds(extent, hex_, scale)), stroke=pen)


def _reeds(extent: Extent, hex_: Hex, scale: float) -> Iterator[Step]:
    """Yield the strokes of a swamp hex."""
    x, y = extent.sheet.centre_mm(hex_)
    for spot, (dx, dy) in enumerate(_TUFTS):
        left = x + scale * (dx + chance(hex_, 2 * spot) - 0.5)
        foot = y + scale * (dy + chance(hex_, 2 * spot + 1) - 0.5)
        yield Move(left - 0.95 * scale, foot)
        yield To(left + 0.95 * scale, foot)
        for lean in (-0.45, 0.0, 0.45):
            yield Move(left + 0.35 * lean * scale, foot - 0.25 * scale)
            yield To(left + lean * scale, foot - (1.15 - 0.5 * abs(lean)) * scale)


def own_kinds(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the patterns of the board's own kinds."""
    scale = extent.sheet.across_flats_mm / 10
    kinds = extent.board.kinds
    pens = [pattern_pen(kind, theme, scale) for kind in kinds]
    for hex_ in extent.hexes if kinds else ():
        number = extent.terrain(hex_) - FIRST_OWN
        if number < 0:
            continue
        pattern = pattern_of(kinds[number], theme)
        if is_strewn(pattern):
            signs = strewn(pattern, extent.sheet.top, hex_)
            yield Cast(signs, *extent.sheet.centre_mm(hex_), stroke=pens[number], size=scale)
        elif pattern == PATTERNS[0]:
            ticks = tuple(_ticks(extent, hex_, number, scale))
            yield Path(ticks, stroke=Stroke(theme.ink, 0.16 * scale), opacity=0.45)
    for number, kind in enumerate(kinds):
        if is_hatched(pattern := pattern_of(kind, theme)):
            yield from hatching(extent, pattern, of_kind(extent, FIRST_OWN + number), pens[number])


def hatching(extent: Extent, pattern: str, belongs: Belongs, pen: Stroke) -> Iterator[Mark]:
    """Yield the lines of a pattern on an area, up to its rounded edge."""
    forms = hatched(extent.sheet)
    for hex_ in extent.near(extent.sheet.radius_mm):
        is_own = belongs(hex_)
        inside = tuple(map(belongs, extent.neighbours(hex_)))
        if (is_own or any(inside)) and (form := forms[pattern, inside, is_own]) is not None:
            yield Cast(form, *extent.sheet.centre_mm(hex_), stroke=pen)


def _ticks(extent: Extent, hex_: Hex, kind: int, scale: float) -> Iterator[Step]:
    """Yield nine ticks strewn over a hex."""
    x, y = extent.sheet.centre_mm(hex_)
    lean = math.radians(45 * kind)
    for tick in range(9):
        far = scale * _RING * (0.35 + 0.65 * (tick % 3) / 2)
        turn = math.radians(40 * tick + 25 * chance(hex_, tick))
        left, foot = x + far * math.cos(turn), y + far * math.sin(turn)
        dx, dy = 0.5 * scale * math.cos(lean), 0.5 * scale * math.sin(lean)
        yield Move(left - dx, foot - dy)
        yield To(left + dx, foot + dy)
