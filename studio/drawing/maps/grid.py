"""The grid of hexes, the rim's letters and numbers, and the label within each hex."""

from collections.abc import Iterator

from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Corner, corner_of
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face, cap_mm
from studio.drawing.shapes.marks import Cast, Line, Mark, Stroke, Text
from studio.drawing.shapes.shapes import COAST_OFF, outlines

_LAND_MM, _WATER_MM = 0.16, 0.1
_IN_HEX_MM = 1.55


def grid(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield every side of every hex of the sheet, fainter between two hexes of water."""
    dry, wet = Stroke(theme.land_grid, _LAND_MM), Stroke(theme.water_grid, _WATER_MM)
    neighbours_of, is_water, is_on_map = extent.neighbours, extent.is_water, extent.is_on_map
    sides, centre_mm = outlines(extent.sheet).sides, extent.sheet.centre_mm
    for hex_ in extent.near(extent.sheet.radius_mm + _LAND_MM):
        watery, is_here = is_water(hex_), is_on_map(hex_)
        # Between land and water the coast is drawn instead of the side.
        drawn = tuple(
            watery == is_water(other) and (is_here or is_on_map(other)) for other in neighbours_of(hex_)[:3]
        )
        if True in drawn:
            yield Cast(sides[drawn], *centre_mm(hex_), None, wet if watery else dry)
    for hex_ in extent.hexes:
        ring = (hex_, *neighbours_of(hex_)[:3])
        waters = tuple(map(is_water, ring))
        for first in (0, 1):
            meeting = (ring[0], ring[first + 1], ring[first + 2])
            count = waters[0] + waters[first + 1] + waters[first + 2]
            if count in {1, 2} and all(map(is_on_map, meeting)):
                lone = next(each for each in meeting if is_water(each) == (count == 1))
                yield _to_the_coast(extent.sheet, corner_of(hex_, first), lone, wet if count == 2 else dry)


def _to_the_coast(sheet: Sheet, corner: Corner, lone: Hex, pen: Stroke) -> Line:
    """Return what a side lacks to the rounded coast, which lies a little off its corner."""
    (x, y), (cx, cy) = sheet.corner_mm(corner), sheet.centre_mm(lone)
    return Line((x, y), (x + (cx - x) * COAST_OFF, y + (cy - y) * COAST_OFF), pen)


def hex_labels(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield every hex's own label at its upper edge, small, for a working sheet."""
    sheet = extent.sheet
    size = _IN_HEX_MM * sheet.across_flats_mm / 10
    down = 0.36 * sheet.across_flats_mm - cap_mm(Face.REGULAR, size)
    for hex_ in extent.on_map:
        x, y = sheet.centre_mm(hex_)
        yield Text((x, y - down), sheet.label(hex_), Face.REGULAR, size, theme.faint_ink, "middle")
