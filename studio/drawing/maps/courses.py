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
_TUNNEL_DASH = (1.3, 0.8)
_RUNG_DASH = (0.26, 0.74)
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
    """Yield the ferries as dashed curves; a bridge as a ladder."""
    scale = extent.sheet.across_flats_mm / 10
    for ferry in extent.board.ferries:
        points = ferry_course(extent, ferry)
        if len(points) < 2:
            continue
        if ferry.bridge:
            yield from _ladder(points, theme.course, theme.halo, scale)
        else:
            dash = tuple(part * scale for part in _FERRY_DASH)
            yield Path(smooth(points), stroke=Stroke(theme.course, 0.5 * scale, dash, cap="butt"))


def crossings(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the crossings as ladders, and tunnels as double dashed lines."""
    scale = extent.sheet.across_flats_mm / 10
    for crossing in extent.board.crossings:
        points = centres(extent, crossing.course)
        if len(points) < 2:
            continue
        if crossing.tunnel:
            yield from _rails(points, theme.crossing, theme.halo, scale, _TUNNEL_DASH)
        else:
            yield from _ladder(points, theme.crossing, theme.halo, scale)


def _rails(
    points: list[Point], colour: str, halo: str, scale: float, dash: tuple[float, ...] = ()
) -> Iterator[Mark]:
    """Yield two lines side by side, clear of what is below them."""
    line, scaled = smooth(points), tuple(part * scale for part in dash)
    yield Path(line, stroke=Stroke(halo, 2.0 * scale, cap="butt"))
    yield Path(line, stroke=Stroke(colour, 1.5 * scale, scaled, cap="butt"))
    yield Path(line, stroke=Stroke(halo, 0.9 * scale, cap="butt"))


def _ladder(points: list[Point], colour: str, halo: str, scale: float) -> Iterator[Mark]:
    """Yield two lines side by side with rungs between them, as atlases draw bridges."""
    yield from _rails(points, colour, halo, scale)
    rungs = tuple(part * scale for part in _RUNG_DASH)
    yield Path(smooth(points), stroke=Stroke(colour, 1.5 * scale, rungs, cap="butt", join="miter"))


def permitted_builds(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the permitted builds as broken lines (6.C2)."""
    scale = extent.sheet.across_flats_mm / 10
    dash = tuple(part * scale for part in _BUILD_DASH)
    for build in extent.board.permitted_builds:
        points = centres(extent, build.course)
        if len(points) > 1:
            steps: tuple[Step, ...] = (Move(*points[0]), *(To(*point) for point in points[1:]))
            yield Path(steps, stroke=Stroke(theme.ink, 0.55 * scale, dash, cap="butt"))
