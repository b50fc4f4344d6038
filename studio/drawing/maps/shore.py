"""The shore: lines around the coast that grow fainter out to sea, and the coast itself."""

from collections.abc import Iterator
from weakref import WeakKeyDictionary

from studio.drawing.maps.themes import THEMES, Theme
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Cast, Form, Mark, Stroke
from studio.drawing.shapes.shapes import edges

_COAST = 0.36
_FURTHEST = max(theme.shore_reaches[0] + theme.shore_widths[0] for theme in THEMES.values())
"""How far off the coast anything is drawn, for hexes of 10 mm."""

Edge = list[tuple[Form, float, float]]
_SHORES: WeakKeyDictionary[Extent, Edge] = WeakKeyDictionary()


def shoals(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the water's edges: the half of each that lies on land is covered by it later."""
    scale = extent.sheet.across_flats_mm / 10
    shore = _shore(extent)
    lines = zip(theme.shore_reaches, theme.shore_widths, theme.shoals, theme.shore_lines, strict=True)
    for reach, thick, colour, line in lines:
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
        found = _SHORES[extent] = list(edges(extent, extent.is_dry, _FURTHEST * scale))
    return found
