"""Lines around the coast, and rivers that end at it."""

import math
from itertools import pairwise

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.lines import SideLine
from engine.board.terrain import SEA
from engine.hexes.sides import side_of
from studio.drawing.maps.rivers import rivers
from studio.drawing.maps.shore import coast, shoals
from studio.drawing.maps.themes import ATLAS, PHOTOCOPY, Theme
from studio.drawing.shapes.curves import flattened
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Cast, Mark, Path, placed
from studio.drawing.shapes.shapes import rims
from tests.studio.drawing.boards import sheet_of

SHEET = sheet_of(9, 9)
ROW = 3
"""The last row of the sea."""


def northern_sea(*sides: tuple[int, int, int]) -> Board:
    """Return a board with sea in the north and a river along sides, each a column, a row and a direction."""
    sea = [SHEET.hex_at(column, row) for column in range(9) for row in range(ROW + 1)]
    board = new_board(SHEET)
    river = tuple(side_of(SHEET.hex_at(column, row), direction) for column, row, direction in sides)
    lines = (SideLine("river", "Taff", river),) if river else ()
    return board.edited(terrain=painted(board.terrain, SHEET, sea, SEA), lines=lines)


def heights(mark: Mark) -> list[float]:
    """Return how far down points of a line lie that are well within the sheet."""
    assert isinstance(mark, Cast)
    pieces = flattened(placed(mark.form.steps, (mark.x, mark.y), mark.size))
    return [y for piece in pieces for x, y in piece if 20 < x < 70]


@pytest.mark.parametrize("theme", [ATLAS, PHOTOCOPY], ids=lambda theme: theme.name)
def test_waterlines_far_out_run_straight_along_a_row_of_hexes(theme: Theme) -> None:
    """The coast waves from hex to hex; a line that did so far out would be a row of cusps."""
    extent = Extent(northern_sea())
    lines: dict[float, list[float]] = {}
    for mark in shoals(extent, theme):
        assert isinstance(mark, Cast)
        assert mark.stroke is not None
        lines.setdefault(mark.stroke.width, []).extend(heights(mark))
    waves = [max(line) - min(line) for _, line in sorted(lines.items(), reverse=True)]
    shore = [y for mark in coast(extent, theme) for y in heights(mark)]
    assert waves[0] < 1e-6
    assert waves == sorted(waves)
    assert max(shore) - min(shore) == pytest.approx(1.44, abs=0.01)
    assert waves[-1] > 0.5 * (max(shore) - min(shore))


def test_a_waterline_far_out_has_no_corner() -> None:
    """Around a cape and in a bay it turns a little at a time."""
    board = northern_sea()
    cape = [SHEET.hex_at(4, ROW), SHEET.hex_at(4, ROW - 1)]
    extent = Extent(board.edited(terrain=painted(board.terrain, SHEET, cape, 0)))
    outermost = 2 * ATLAS.shore_reaches[0] + ATLAS.shore_widths[0]
    drawn = [mark for mark in shoals(extent, ATLAS) if isinstance(mark, Cast) and mark.stroke]
    far = [mark for mark in drawn if mark.stroke is not None and mark.stroke.width == outermost]
    assert far
    for mark in far:
        for piece in flattened(placed(mark.form.steps, (mark.x, mark.y), mark.size), 12):
            ways = [math.atan2(by - ay, bx - ax) for (ax, ay), (bx, by) in pairwise(piece)]
            turns = [abs(math.remainder(after - before, math.tau)) for before, after in pairwise(ways)]
            assert max(turns, default=0.0) < math.radians(10)


def test_a_river_ends_at_the_coast_line_and_leaves_it_whole() -> None:
    extent = Extent(northern_sea((4, ROW + 1, 0), (4, ROW + 1, 1)))
    drawn = [mark for mark in rivers(extent, ATLAS) if isinstance(mark, Path) and mark.stroke is not None]
    (mouth,) = [mark for mark in drawn if mark.stroke is not None and mark.stroke.cap == "butt"]
    end = flattened(mouth.steps)[0][-1]
    shore = [bend.point(part / 32) for bend in rims(extent, extent.is_dry) for part in range(33)]
    nearest = min(shore, key=lambda point: math.dist(point, end))
    # The coast line is 0.36 mm thick: the river stops within the half of it that lies on land.
    assert 0.05 < math.dist(nearest, end) < 0.18
    assert nearest[1] < end[1]
