"""The grid of hexes, the rim's letters and numbers, and the label within each hex."""

from collections.abc import Iterator

from engine.hexes.sides import Corner, Side, hexes_at
from studio.drawing.extent import Extent
from studio.drawing.fonts import Face, cap_mm
from studio.drawing.marks import Line, Mark, Stroke, Text
from studio.drawing.shapes import COAST_OFF
from studio.drawing.themes import Theme

_LAND_MM, _WATER_MM = 0.16, 0.1
_IN_HEX_MM = 1.55


def grid(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield every side of every hex of the sheet, fainter between two hexes of water."""
    dry, wet = Stroke(theme.land_grid, _LAND_MM), Stroke(theme.water_grid, _WATER_MM)
    board, is_water = extent.board, extent.is_water
    for hex_ in extent.near(extent.sheet.radius_mm + _LAND_MM):
        watery, is_on_map = is_water(hex_), board.on_map(hex_)
        for direction, other in enumerate(extent.neighbours(hex_)[:3]):
            # Between land and water the coast stands for the side.
            if watery == is_water(other) and (is_on_map or board.on_map(other)):
                yield Line(*extent.sheet.side_mm(Side(hex_, direction)), wet if watery else dry)
    for corner in extent.corners():
        meeting = hexes_at(corner)
        waters = sum(map(is_water, meeting))
        if waters in {1, 2} and all(board.on_map(hex_) for hex_ in meeting):
            yield _to_the_coast(extent, corner, wet if waters == 2 else dry)


def _to_the_coast(extent: Extent, corner: Corner, pen: Stroke) -> Line:
    """Return what a side lacks to the rounded coast, which lies a little off its corner."""
    meeting = hexes_at(corner)
    odd = [extent.is_water(hex_) for hex_ in meeting]
    lone = meeting[odd.index(sum(odd) == 1)]
    (x, y), (cx, cy) = extent.sheet.corner_mm(corner), extent.sheet.centre_mm(lone)
    return Line((x, y), (x + (cx - x) * COAST_OFF, y + (cy - y) * COAST_OFF), pen)


def hex_labels(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield every hex's own label at its upper edge, small, for a working sheet."""
    sheet = extent.sheet
    size = _IN_HEX_MM * sheet.across_flats_mm / 10
    down = 0.36 * sheet.across_flats_mm - cap_mm(Face.REGULAR, size)
    for hex_ in extent.on_map:
        x, y = sheet.centre_mm(hex_)
        yield Text((x, y - down), sheet.label(hex_), Face.REGULAR, size, theme.faint_ink, "middle")
