"""What is drawn on swamps and on a board's own kinds of terrain, so that they read without colour."""

import math
from collections.abc import Iterator

from engine.board.terrain import FIRST_OWN, SWAMP
from engine.hexes.lattice import Hex
from studio.drawing.extent import Extent, chance
from studio.drawing.marks import Mark, Move, Path, Step, Stroke, To
from studio.drawing.themes import Theme

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
    """Yield a ring of ticks on the board's own kinds, turned for each kind another way."""
    scale = extent.sheet.across_flats_mm / 10
    for code, _ in enumerate(extent.board.kinds, start=FIRST_OWN):
        for hex_ in extent.hexes:
            if extent.terrain(hex_) == code:
                ticks = tuple(_ticks(extent, hex_, code - FIRST_OWN, scale))
                yield Path(ticks, stroke=Stroke(theme.ink, 0.16 * scale), opacity=0.45)


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
