"""Shading where cities may appear in a round, with a legend (TC.gm2)."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from engine.board.cities import open_in
from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.hexes.hex_arrays import Mask
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.messages import Saying, count_of, say
from studio.drawing.shapes.boxes import around
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Close, Mark, Move, Path, Step, Text, To
from studio.tools.areas import hexes_in

SHADE: Final = "#7048e8"
_OPEN, _NEW = 0.3, 0.6
"""How opaque hexes are that were open before, and those that open in the round."""
_SIZE = 1.1
_LEADING = 1.5
"""The size of the legend against the distance between centres, and the distance of its lines against that."""


def round_shaded(board: Board, rule: DynamicCities, round_: int) -> tuple[Mark, ...]:
    """Shade the hexes where a city may appear in a round; those that open in it are darker."""
    now = open_in(board, rule, round_)
    new = now & ~open_in(board, rule, round_ - 1) if round_ > 1 else np.zeros_like(now)
    hexes = hexes_in(board.sheet, now)
    areas = [(now & ~new, _OPEN), (new, _NEW)]
    shades = [
        Path(_outlines(board.sheet, mask), fill=SHADE, opacity=opacity)
        for mask, opacity in areas
        if mask.any()
    ]
    return *shades, *_legend(board.sheet, hexes, round_, int(np.count_nonzero(new)))


def _outlines(sheet: Sheet, mask: Mask) -> tuple[Step, ...]:
    """Return the outlines of hexes as one path, so that no seams show."""
    steps: list[Step] = []
    for hex_ in hexes_in(sheet, mask):
        first, *others = sheet.outline_mm(hex_)
        steps += [Move(*first), *(To(*point) for point in others), Close()]
    return tuple(steps)


def _legend(sheet: Sheet, hexes: Iterable[Hex], round_: int, new: int) -> tuple[Mark, ...]:
    """Return what the shades mean, at the upper left of the shaded hexes, or of an empty map."""
    shown = tuple(hexes)
    lines: list[Saying] = [say("Round {n}: no city can appear.", n=round_)]
    if shown:
        lines = [say("Round {n}: cities may appear in {hexes}", n=round_, hexes=_counted(len(shown)))]
    if new:
        lines.append(say("Darker: {hexes} open in this round", hexes=_counted(new)))
    box = around(map(sheet.centre_mm, shown or (sheet.hex_at(0, 0),)), sheet.across_flats_mm)
    size = _SIZE * sheet.across_flats_mm
    return tuple(
        Text((box.left, box.top + _LEADING * size * turn), line, Face.BOLD, size, SHADE)
        for turn, line in enumerate(lines)
    )


def _counted(hexes: int) -> Saying:
    return count_of(hexes, "{n} hex", "{n} hexes")
