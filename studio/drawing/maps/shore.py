"""The shore: lines around the coast that grow fainter out to sea, and the coast itself."""

from collections.abc import Iterator
from weakref import WeakKeyDictionary

from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Cast, Form, Mark, Stroke
from studio.drawing.shapes.shapes import edges

_REACHES = (4.6, 2.9, 1.5)
"""How far off the coast each shoal ends, for hexes of 10 mm, from the outermost in."""
_LINES = (0.10, 0.14, 0.18)
"""How thick the line is that ends each shoal."""
_COAST = 0.36

Edge = list[tuple[Form, float, float]]
_SHORES: WeakKeyDictionary[Extent, Edge] = WeakKeyDictionary()


def shoals(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the water's edges: the half of each that lies on land is covered by it later."""
    scale = extent.sheet.across_flats_mm / 10
    shore = _shore(extent)
    for reach, thick, colour, line in zip(_REACHES, _LINES, theme.shoals, theme.shore_lines, strict=True):
        outer, inner = Stroke(line, 2 * reach * scale + thick), Stroke(colour, 2 * reach * scale - thick)
        for pen in (outer, inner):
            yield from (Cast(form, x, y, None, pen) for form, x, y in shore)


def coast(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the coast line."""
    pen = Stroke(theme.coast, _COAST)
    yield from (Cast(form, x, y, None, pen) for form, x, y in _shore(extent))


def _shore(extent: Extent) -> Edge:
    """Return the edge of the water as far as any shoal reaches, which two layers ask for."""
    found = _SHORES.get(extent)
    if found is None:
        scale = extent.sheet.across_flats_mm / 10
        found = _SHORES[extent] = list(edges(extent, extent.is_dry, _REACHES[0] * scale + _LINES[0]))
    return found
