"""Signs no name may touch, and lines it should not cross: what is on the map before any name."""

from typing import Final

from engine.board.document import Board
from studio.drawing.lettering.obstacles import Obstacles
from studio.drawing.maps.courses import centres, ferry_course
from studio.drawing.maps.signposts import signpost_box, signposts_of
from studio.drawing.maps.tags import tagged, tags_of
from studio.drawing.maps.towns import anchor_box, symbol_box
from studio.drawing.shapes.board_cache import kept_by
from studio.drawing.shapes.boxes import Box, Point, around, around_boxes
from studio.drawing.shapes.extent import Extent, frame
from studio.drawing.shapes.shapes import rims
from studio.drawing.shapes.sidelines import course_of

KEEP_OFF_MM: Final = 0.3
"""How far names keep off signs and each other."""
_RIVER, _COAST, _BORDER, _COURSE = 0.8, 0.5, 0.25, 0.6
"""What it costs a name to cross a millimetre or so of each line."""


def obstacles_of(extent: Extent) -> Obstacles:
    """Return what names keep off in an extent, and perhaps some of what lies around it."""
    board, obstacles = extent.board, Obstacles(frame(extent.sheet))
    for town in board.towns:
        obstacles.add_box(symbol_box(extent, town).grown(KEEP_OFF_MM))
        if town.port:
            obstacles.add_box(anchor_box(extent, town).grown(0.1))
    for town, _ in tagged(board):
        obstacles.add_box(around_boxes(tag.box for tag in tags_of(extent, town)).grown(KEEP_OFF_MM))
    for signpost in signposts_of(board):
        obstacles.add_box(signpost_box(extent.sheet, signpost))
    for edge in rims(extent, extent.is_dry, among=extent.shores):
        obstacles.add_line([edge.point(part / 4) for part in range(5)], _COAST)
    for kind, points, box in _courses(board):
        if extent.reaches(box):
            obstacles.add_line(points, _BORDER if kind == "border" else _RIVER)
    for ferry in board.ferries:
        obstacles.add_line(ferry_course(extent, ferry), _COURSE)
    courses = [rule.course for rule in board.crossings] + [build.course for build in board.permitted_builds]
    for course in courses:
        obstacles.add_line(centres(extent, course), _COURSE)
    return obstacles


@kept_by("sheet", "lines")
def _courses(board: Board) -> tuple[tuple[str, list[Point], Box], ...]:
    """Return the lines along sides: the kind of each, points along it, and the box that holds them."""
    courses = [(line.kind, course_of(board.sheet, line.sides)) for line in board.lines]
    return tuple((kind, points, around(points)) for kind, points in courses if points)
