"""The shore: lines around the coast that grow fainter out to sea, and the coast itself.

The farther out, the less the lines follow the corners of hexes. Otherwise they would have a cusp at each.
"""

from collections.abc import Iterator
from typing import Final
from weakref import WeakKeyDictionary

from studio.drawing.maps.themes import THEMES, Theme
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Cast, Mark, Stroke
from studio.drawing.shapes.shapes import Around, edges, outlines

_COAST = 0.36
_FURTHEST = max(theme.shore_reaches[0] + theme.shore_widths[0] for theme in THEMES.values())
"""How far off the coast anything is drawn, for hexes of 10 mm."""
_FOLLOWS, _SMOOTH = 0.9, 2.3
"""Up to how far off the coast lines follow all corners, and from where on none, for hexes of 10 mm."""

Edge = list[tuple[Around, float, float]]
_SHORES: Final[WeakKeyDictionary[Extent, Edge]] = WeakKeyDictionary()


def shoals(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the water's edges: the half of each that lies on land is covered by it later."""
    scale = extent.sheet.across_flats_mm / 10
    lines = zip(theme.shore_reaches, theme.shore_widths, theme.shoals, theme.shore_lines, strict=True)
    for reach, thick, colour, line in lines:
        outer, inner = Stroke(line, 2 * reach * scale + thick), Stroke(colour, 2 * reach * scale - thick)
        for pen in (outer, inner):
            yield from _along(extent, pen, _smooth(reach))


def coast(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the coast line."""
    yield from _along(extent, Stroke(theme.coast, _COAST), 0.0)


def _smooth(reach: float) -> float:
    """Return how smooth a line so far off the coast is, from 0 to 1."""
    return min(1.0, max(0.0, (reach - _FOLLOWS) / (_SMOOTH - _FOLLOWS)))


def _along(extent: Extent, pen: Stroke, smooth: float) -> Iterator[Mark]:
    """Yield a line along the edge of the water."""
    forms = outlines(extent.sheet).edges
    yield from (Cast(forms[around, smooth], x, y, None, pen) for around, x, y in _shore(extent))


def _shore(extent: Extent) -> Edge:
    """Return the edge of the water as far as any shoal reaches, which two layers ask for."""
    found = _SHORES.get(extent)
    if found is None:
        scale = extent.sheet.across_flats_mm / 10
        found = _SHORES[extent] = list(edges(extent, extent.is_dry, _FURTHEST * scale))
    return found
