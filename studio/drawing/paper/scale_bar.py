"""The scale of a map: a bar as long as some hexes are apart, as on any printed map."""

from collections.abc import Iterator
from math import inf
from typing import Final

from engine.board.document import Board
from engine.messages import ENGLISH, Tongue
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.blocks import Block, block_of
from studio.drawing.shapes.fonts import Face, cap_mm, width_mm
from studio.drawing.shapes.marks import Mark, Polygon, Stroke, Text

_SIZE, _GAP, _HIGH = 2.3, 0.9, 1.1
"""How large figures are, how far above the bar, and how high that is, in millimetres."""
_COUNTS: Final = (10, 5, 2)
_SHARE: Final = 0.201
"""How long the bar of a sheet is at most, of the width of the map."""


def scale_bar(board: Board, theme: Theme, tongue: Tongue = ENGLISH, longest: float | None = None) -> Block:
    """Return a bar of ten hexes from centre to centre, every second one filled.

    It has fewer where it would be longer than ``longest``, in millimetres, or than a fifth of the map.
    """
    across = board.sheet.across_flats_mm
    most = min(longest or inf, _SHARE * board.sheet.size_mm[0])
    count = next((each for each in _COUNTS if each * across <= most), _COUNTS[-1])
    top = cap_mm(Face.REGULAR, _SIZE) + _GAP
    zero = width_mm("0", Face.REGULAR, _SIZE) / 2
    words = tongue.says("{count} hexes", count=count)
    wide = zero + count * across + width_mm(words, Face.REGULAR, _SIZE)
    marks = [*_bar(zero, top, across, count, theme), *_figures(zero, top, across, count, theme, words)]
    return block_of("scale", wide, top + _HIGH, marks)


def _bar(left: float, top: float, across: float, count: int, theme: Theme) -> Iterator[Mark]:
    """Yield the frame of the bar and its filled parts."""
    edge = Stroke(theme.ink, 0.2, join="miter")
    for at in range(count):
        x = left + at * across
        corners = ((x, top), (x + across, top), (x + across, top + _HIGH), (x, top + _HIGH))
        yield Polygon(corners, fill=theme.paper if at % 2 else theme.ink, stroke=edge)


def _figures(left: float, top: float, across: float, count: int, theme: Theme, words: str) -> Iterator[Mark]:
    """Yield the figures above the bar; the last one says what is counted."""
    for at in range(0, count, 5 if count > 5 else 1):
        yield Text((left + at * across, top - _GAP), str(at), Face.REGULAR, _SIZE, theme.ink, "middle")
    first = width_mm(str(count), Face.REGULAR, _SIZE) / 2
    yield Text((left + count * across - first, top - _GAP), words, Face.REGULAR, _SIZE, theme.ink)
