"""Regions of new cities: hatched, each another way, within a broken line."""

import math
from collections.abc import Iterator

from engine.board.places import CityRegion
from engine.hexes.lattice import DIRECTIONS, Hex, neighbour
from engine.hexes.sides import side_of
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.board_cache import kept
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.hatching import hatching
from studio.drawing.shapes.marks import Mark, Move, Path, Step, Stroke, To

_APART_MM, _HATCH_MM, _EDGE_MM = 2.0, 0.2, 0.5
_TURNS = (45.0, 135.0, 0.0, 90.0)
"""The directions of the hatching in degrees, one region after the other."""
_DASH = (1.6, 1.1)


def city_regions(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the hatching of each region, hex by hex, and the line around it."""
    scale = extent.sheet.across_flats_mm / 10
    thin = Stroke(theme.special, _HATCH_MM * scale)
    edge = Stroke(theme.special, _EDGE_MM * scale, tuple(part * scale for part in _DASH), cap="butt")
    for number, hexes in enumerate(_covered(extent.board.city_regions)):
        turn = math.radians(_TURNS[number % len(_TURNS)])
        here = [hex_ for hex_ in extent.hexes if hex_ in hexes]
        for hex_ in here:
            lines = hatching(extent.outline(hex_), turn, _APART_MM * scale)
            yield Path(tuple(lines), stroke=thin, opacity=0.55)
        for hex_ in here:
            rim = tuple(_rim(extent, hex_, hexes))
            if rim:
                yield Path(rim, stroke=edge, opacity=0.8)


@kept
def _covered(regions: tuple[CityRegion, ...]) -> tuple[frozenset[Hex], ...]:
    return tuple(frozenset(region.hexes) for region in regions)


def _rim(extent: Extent, hex_: Hex, hexes: frozenset[Hex]) -> Iterator[Step]:
    """Yield the sides of a hex beyond which its region does not go on."""
    for direction in DIRECTIONS:
        if neighbour(hex_, direction) not in hexes:
            start, end = extent.sheet.side_mm(side_of(hex_, direction))
            yield Move(*start)
            yield To(*end)
