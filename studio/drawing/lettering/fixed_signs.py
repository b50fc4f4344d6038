"""Signs no name may touch, and lines it should not cross: what is on the map before any name."""

import math
from collections.abc import Iterator
from typing import Final

from engine.board.document import Board
from studio.drawing.lettering.obstacles import Obstacles
from studio.drawing.maps.courses import centres, ferry_course
from studio.drawing.maps.hills import hill_line
from studio.drawing.maps.signposts import signpost_box, signposts_of
from studio.drawing.maps.tags import tagged, tags_of
from studio.drawing.maps.towns import anchor_box, symbol_box
from studio.drawing.shapes.board_cache import kept_by
from studio.drawing.shapes.boxes import Box, Point, around, around_boxes
from studio.drawing.shapes.curves import Bend
from studio.drawing.shapes.extent import Extent, frame
from studio.drawing.shapes.shapes import rims
from studio.drawing.shapes.sidelines import course_of

KEEP_OFF_MM: Final = 0.3
"""How far names keep off signs and each other."""
_RIVER, _COAST, _BORDER, _COURSE, _HILLS, _HACHURES = 1.3, 1.0, 0.3, 0.8, 0.1, 0.4
"""What it costs a name to cross a millimetre or so of each line, of hummocks, and of hachures by them."""
_DOWN_SLOPE: Final = 0.8
"""How far inside the edge of hills the middle of their hachures is, on hexes of 10 mm."""


def obstacles_of(extent: Extent) -> Obstacles:
    """Return what names keep off in an extent, and perhaps some of what lies around it."""
    obstacles = Obstacles(frame(extent.sheet))
    for box in _signs(extent):
        obstacles.add_box(box)
    for points, cost in _lines(extent):
        obstacles.add_line(points, cost)
    return obstacles


def _signs(extent: Extent) -> Iterator[Box]:
    """Yield the boxes of signs that names must not touch."""
    board = extent.board
    for town in board.towns:
        yield symbol_box(extent, town).grown(KEEP_OFF_MM)
        if town.port:
            yield anchor_box(extent, town).grown(0.1)
    for town, _ in tagged(board):
        yield around_boxes(tag.box for tag in tags_of(extent, town)).grown(KEEP_OFF_MM)
    for signpost in signposts_of(board):
        yield signpost_box(extent.sheet, signpost)


def _lines(extent: Extent) -> Iterator[tuple[list[Point], float]]:
    """Yield lines that names should not cross, each with what a millimetre or so of it costs."""
    board = extent.board
    for edge in rims(extent, extent.is_dry, among=extent.shores):
        yield [edge.point(part / 4) for part in range(5)], _COAST
    for kind, points, box in _courses(board):
        if extent.reaches(box):
            yield points, _BORDER if kind == "border" else _RIVER
    for hex_ in filter(extent.is_hill, extent.hexes):
        yield hill_line(extent.sheet, hex_), _HILLS
    for edge in rims(extent, extent.is_hill):
        yield _slope(edge, _DOWN_SLOPE * extent.sheet.across_flats_mm / 10), _HACHURES
    for ferry in board.ferries:
        yield ferry_course(extent, ferry), _COURSE
    for course in (
        *(rule.course for rule in board.crossings),
        *(each.course for each in board.permitted_builds),
    ):
        yield centres(extent, course), _COURSE


def _slope(edge: Bend, inside: float) -> list[Point]:
    """Return points along the edge of hills, moved so far into them; the hills are to the left of its way."""
    (x, y), (x2, y2) = edge.point(0.0), edge.point(1.0)
    long = math.dist((x, y), (x2, y2))
    dx, dy = inside * (y2 - y) / long, -inside * (x2 - x) / long
    return [(px + dx, py + dy) for px, py in (edge.point(part / 2) for part in range(3))]


@kept_by("sheet", "lines")
def _courses(board: Board) -> tuple[tuple[str, list[Point], Box], ...]:
    """Return the lines along sides: the kind of each, points along it, and the box that holds them."""
    courses = [(line.kind, course_of(board.sheet, line.sides)) for line in board.lines]
    return tuple((kind, points, around(points)) for kind, points in courses if points)
