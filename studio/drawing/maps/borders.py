"""Borders of countries, and sides that no link may cross."""

import math
from collections.abc import Iterator

from engine.board.document import Board
from engine.hexes.sides import Side, corner_of, corners_of, hexes_of
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.curves import length_of
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Line, Mark, Path, Stroke
from studio.drawing.shapes.sidelines import Stretch, by_hex, stretches

_BAND_MM, _LINE_MM = 2.2, 0.34
_EDGE_MM = 0.14
"""How thick the two edges of a band are that is not tinted."""
_DASH = (0.16, 0.13, 0.06, 0.13, 0.04, 0.13, 0.06, 0.13, 0.16)
"""Dash, dot, dot, dash as parts of a bend's length: half a dash at each end, so that they meet."""
_BARS, _BAR_LONG_MM = 4, 1.0


def borders(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the borders between the countries' land: a band, and dashes where no river runs.

    The band is tinted, or only its two edges are drawn. Ground that is no one's has a border against foreign
    countries only: land just painted next to a home country belongs to it as far as anyone can tell.
    """
    band = Stroke(theme.border_band, _BAND_MM * extent.sheet.across_flats_mm / 10)
    drawn = list(_borders(extent))
    for stretch in drawn:
        yield Path(stretch.bend.steps, stroke=band, opacity=1.0 if theme.lined else 0.75)
    if theme.lined:
        between = Stroke(theme.land, band.width - 2 * _EDGE_MM)
        yield from (Path(stretch.bend.steps, stroke=between) for stretch in drawn)
    rivers = extent.board.rivers
    for stretch in drawn:
        if not all(side in rivers for side in stretch.sides):
            long = length_of([stretch.bend.point(part / 16) for part in range(17)])
            dash = tuple(round(part * long, 4) for part in _DASH)
            yield Path(stretch.bend.steps, stroke=Stroke(theme.border, _LINE_MM, dash, cap="butt"))


def _borders(extent: Extent) -> Iterator[Stretch]:
    """Yield the stretches of every border."""
    drawn = {side for line in extent.board.lines if line.kind == "border" for side in line.sides}
    country, corners = extent.country, {corner for side in drawn for corner in corners_of(side)}
    if extent.board.countries:
        for hex_ in extent.hexes:
            if len({country(hex_), *map(country, extent.neighbours(hex_)[:3])}) > 1:
                corners |= {corner_of(hex_, 0), corner_of(hex_, 1)}

    def present(side: Side) -> bool:
        if side in drawn:
            return True
        one, other = hexes_of(side)
        if country(one) == country(other) or not (extent.is_land(one) and extent.is_land(other)):
            return False
        return _apart(extent.board, country(one), country(other))

    return stretches(extent, present, corners=by_hex(corners))


def _apart(board: Board, one: int, other: int) -> bool:
    foreign = any(country.foreign for at, country in enumerate(board.countries, 1) if at in (one, other))
    return bool(one and other) or foreign


def closed_sides(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the closed sides as heavy lines with bars across them."""
    scale = extent.sheet.across_flats_mm / 10
    heavy, thin = Stroke(theme.closed, 0.7 * scale), Stroke(theme.closed, 0.35 * scale)
    for side in sorted(extent.board.closed_sides):
        (x1, y1), (x2, y2) = extent.sheet.side_mm(side)
        yield Line((x1, y1), (x2, y2), heavy)
        long = math.dist((x1, y1), (x2, y2))
        ax, ay = (y2 - y1) / long * _BAR_LONG_MM * scale, (x1 - x2) / long * _BAR_LONG_MM * scale
        for bar in range(_BARS):
            part = (bar + 0.5) / _BARS
            x, y = x1 + part * (x2 - x1), y1 + part * (y2 - y1)
            yield Line((x - ax, y - ay), (x + ax, y + ay), thin)
