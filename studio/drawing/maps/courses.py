"""Courses from hex to hex: ferries, crossings and what may be built in foreign countries."""

import math
from collections.abc import Iterable, Iterator

from engine.board.places import Ferry
from engine.board.sailings import known_way
from engine.hexes.lattice import Hex
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.curves import smooth
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Mark, Move, Path, Step, Stroke, To

_FERRY_DASH = (1.5, 1.1)
_CROSSING_DASH = (1.3, 0.8)
_BUILD_DASH = (2.4, 1.4)
_BOW_MM = 1.5


def ferry_course(extent: Extent, ferry: Ferry) -> list[Point]:
    """Return the points of a ferry's course, from port to port as far as they are known.

    It bows to one side, as ships' tracks do on charts and so that a crossing next to it shows.
    """
    return bowed(centres(extent, known_way(extent.board, ferry)), _BOW_MM)


def bowed(points: list[Point], by: float) -> list[Point]:
    """Return a line whose points between its ends are moved to its right by a distance."""
    if len(points) < 2:
        return points
    if len(points) == 2:
        (x1, y1), (x2, y2) = points
        points = [points[0], ((x1 + x2) / 2, (y1 + y2) / 2), points[1]]
    moved = [points[0]]
    for before, (x, y), after in zip(points, points[1:], points[2:], strict=False):
        dx, dy = after[0] - before[0], after[1] - before[1]
        long = math.hypot(dx, dy) or 1.0
        moved.append((x - dy / long * by, y + dx / long * by))
    return [*moved, points[-1]]


def centres(extent: Extent, hexes: Iterable[Hex]) -> list[Point]:
    """Return the centres of hexes."""
    return [extent.sheet.centre_mm(hex_) for hex_ in hexes]


def ferries(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the ferries as dashed curves; a bridge as a double line."""
    scale = extent.sheet.across_flats_mm / 10
    for ferry in extent.board.ferries:
        points = ferry_course(extent, ferry)
        if len(points) < 2:
            continue
        if ferry.bridge:
            yield Path(smooth(points), stroke=Stroke(theme.course, 1.1 * scale, cap="butt"))
            yield Path(smooth(points), stroke=Stroke(theme.halo, 0.5 * scale, cap="butt"))
        else:
            dash = tuple(part * scale for part in _FERRY_DASH)
            yield Path(smooth(points), stroke=Stroke(theme.course, 0.5 * scale, dash, cap="butt"))


def crossings(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the crossings as double dashed lines."""
    scale = extent.sheet.across_flats_mm / 10
    dash = tuple(part * scale for part in _CROSSING_DASH)
    for crossing in extent.board.crossings:
        points = centres(extent, crossing.course)
        if len(points) > 1:
            yield Path(smooth(points), stroke=Stroke(theme.halo, 2.0 * scale, cap="butt"))
            yield Path(smooth(points), stroke=Stroke(theme.crossing, 1.5 * scale, dash, cap="butt"))
            yield Path(smooth(points), stroke=Stroke(theme.halo, 0.75 * scale, cap="butt"))


def permitted_builds(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the permitted builds as broken lines (6.C2)."""
    scale = extent.sheet.across_flats_mm / 10
    dash = tuple(part * scale for part in _BUILD_DASH)
    for build in extent.board.permitted_builds:
        points = centres(extent, build.course)
        if len(points) > 1:
            steps: tuple[Step, ...] = (Move(*points[0]), *(To(*point) for point in points[1:]))
            yield Path(steps, stroke=Stroke(theme.ink, 0.55 * scale, dash, cap="butt"))
