"""Curves along sides: smooth, joined, and thin where rivers rise."""

import math
import pickle
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board import lines as board_lines
from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.lines import SideLine
from engine.board.places import Country
from engine.board.terrain import SEA
from engine.hexes.sides import Side, chains, corners_of, side_of
from studio.drawing.maps.borders import borders, closed_sides
from studio.drawing.maps.rivers import rivers
from studio.drawing.maps.themes import ATLAS
from studio.drawing.shapes.board_cache import kept, kept_of_each
from studio.drawing.shapes.curves import Bend, length_of, place_along, smooth
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Close, Curve, Line, Move, Path
from studio.drawing.shapes.shapes import rims
from tests.studio.drawing.boards import boards, sheet_of

SHEET = sheet_of(8, 8)
MIDDLE = SHEET.hex_at(3, 3)


def along_the_top(columns: range, row: int = 4) -> tuple[Side, ...]:
    """Return the zigzag of sides above a row of hexes, from west to east."""
    return tuple(side_of(SHEET.hex_at(column, row), direction) for column in columns for direction in (4, 5))


def board_with(*sides: tuple[Side, ...]) -> Board:
    """Return an open board with a river on each chain of sides."""
    return new_board(SHEET, lines=tuple(SideLine("river", f"R{at}", chain) for at, chain in enumerate(sides)))


def ends(mark: object) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where a stretch of a river starts and ends."""
    assert isinstance(mark, Path)
    start, curve = mark.steps
    assert isinstance(start, Move)
    assert isinstance(curve, Curve)
    return (start.x, start.y), (curve.x, curve.y)


def widths(board: Board) -> list[float]:
    """Return how thick the stretches of the rivers are, from west to east."""
    marks = [mark for mark in rivers(Extent(board), ATLAS) if isinstance(mark, Path)]
    return [mark.stroke.width for mark in sorted(marks, key=lambda mark: ends(mark)[0][0]) if mark.stroke]


def test_a_river_is_one_smooth_line() -> None:
    """Stretches meet in the middles of sides and go on in the same direction."""
    marks = sorted(rivers(Extent(board_with(along_the_top(range(1, 6)))), ATLAS), key=lambda m: min(ends(m)))
    for one, other in pairwise(marks[1:-1]):
        (left, start), (end, right) = sorted(ends(one)), sorted(ends(other))
        assert start == pytest.approx(end)
        assert left < start <= end < right
    assert all(isinstance(mark, Path) and isinstance(mark.steps[1], Curve) for mark in marks)


def test_a_bend_leaves_and_comes_along_the_sides() -> None:
    bend = Bend((0, 0), (3, 0), (4.5, 2.598))
    start, curve = bend.steps
    assert isinstance(curve, Curve)
    assert (start, curve.y1) == (Move(0, 0), 0)
    assert math.atan2(curve.y - curve.y2, curve.x - curve.x2) == pytest.approx(math.radians(60), abs=1e-3)


def test_rivers_rise_thin_and_long_ones_are_thicker() -> None:
    short, long = widths(board_with(along_the_top(range(2, 4)))), widths(board_with(along_the_top(range(7))))
    assert max(long) > max(short)
    assert long[0] < long[3] > long[-1]


def test_a_river_does_not_thin_where_it_meets_the_sea_or_another() -> None:
    board = board_with(along_the_top(range(1, 6)))
    sea = painted(board.terrain, SHEET, [SHEET.hex_at(0, 4)], SEA)
    assert widths(board.edited(terrain=sea))[0] == max(widths(board))
    joined = board_with(along_the_top(range(1, 6)), (side_of(SHEET.hex_at(1, 4), 3),))
    assert max(widths(joined)) == max(widths(board))


def test_gaps_in_a_river_do_not_spread_its_taper() -> None:
    """Each unbroken piece tapers by its own ends."""
    pieces = along_the_top(range(1, 3)) + along_the_top(range(5, 7))
    assert len(chains(pieces)) == 2
    assert len({round(width, 3) for width in widths(board_with(pieces))}) > 1


@given(boards())
def test_coasts_are_closed_or_leave_the_drawn_part(board: Board) -> None:
    """Every bend of a coast begins where another ends, but beyond the ring that is drawn."""
    extent = Extent(board)
    bends = list(rims(extent, extent.is_dry))
    starts = {(round(x, 3), round(y, 3)) for (x, y), _, _ in bends}
    ends_ = {(round(x, 3), round(y, 3)) for _, _, (x, y) in bends}
    inner = extent.box
    assert not [point for point in starts ^ ends_ if inner.holds(*point)]


@given(boards())
def test_the_dry_lies_to_the_left_of_every_coast(board: Board) -> None:
    extent = Extent(board)
    for bend in rims(extent, extent.is_dry):
        (x, y), (one, _, other) = bend.point(0.5), bend
        # In its middle a bend runs as its ends lie, and the left of its way is up for one that goes right.
        long = math.dist(one, other)
        dx, dy = (other[1] - one[1]) / long, (one[0] - other[0]) / long
        assert extent.is_dry(board.sheet.hex_under(x + 1.5 * dx, y + 1.5 * dy))
        assert extent.is_water(board.sheet.hex_under(x - 1.5 * dx, y - 1.5 * dy))


def test_borders_run_between_countries_on_land_only() -> None:
    board = new_board(SHEET, countries=(Country("West"), Country("East")))
    west = [SHEET.hex_at(column, row) for column in range(4) for row in range(8)]
    east = [SHEET.hex_at(column, row) for column in range(4, 8) for row in range(8)]
    country = painted(painted(board.country, SHEET, west, 1), SHEET, east, 2)
    split = board.edited(country=country)
    drawn = len(list(borders(Extent(split), ATLAS)))
    wet = split.edited(terrain=painted(split.terrain, SHEET, [SHEET.hex_at(4, row) for row in range(4)], SEA))
    assert drawn > len(list(borders(Extent(wet), ATLAS))) > 0
    assert not list(borders(Extent(board), ATLAS))


@pytest.mark.parametrize(
    ("west", "east", "bordered"),
    [
        (1, 0, False),
        (0, 0, False),
        (1, 1, False),
        (3, 0, True),
        (0, 3, True),
        (1, 3, True),
        (1, 2, True),
    ],
)
def test_nobodys_ground_has_a_border_against_foreign_countries_only(
    west: int, east: int, bordered: bool
) -> None:
    """Land painted next to a home country is no one's; no border appears along the old coast."""
    countries = (Country("Wales"), Country("England"), Country("France", foreign=True))
    board = new_board(SHEET, countries=countries)
    halves = [[SHEET.hex_at(4 * half + at, row) for at in range(4) for row in range(8)] for half in (0, 1)]
    country = painted(painted(board.country, SHEET, halves[0], west), SHEET, halves[1], east)
    assert bool(list(borders(Extent(board.edited(country=country)), ATLAS))) == bordered


def test_a_closed_side_is_barred_from_corner_to_corner() -> None:
    side = side_of(MIDDLE, 0)
    board = new_board(SHEET, lines=(SideLine("closed", "", (side,)),))
    marks = [mark for mark in closed_sides(Extent(board), ATLAS) if isinstance(mark, Line)]
    assert (marks[0].start, marks[0].end) == tuple(map(SHEET.corner_mm, corners_of(side)))
    assert len(marks) > 3


def test_a_smooth_line_goes_through_its_points() -> None:
    points = [(0.0, 0.0), (3.0, 1.0), (5.0, -2.0)]
    through = [(step.x, step.y) for step in smooth(points) if not isinstance(step, Close)]
    assert through == points


@given(st.floats(-3, 12))
def test_places_along_a_line_are_as_far_as_they_say(distance: float) -> None:
    points = [(0.0, 0.0), (3.0, 0.0), (3.0, 4.0)]
    assert length_of(points) == 7
    (x, y), angle = place_along(points, distance)
    assert (x, y, angle) == pytest.approx((distance, 0, 0) if distance <= 3 else (3, distance - 3, 90))


def test_answers_are_kept_by_identity_and_not_for_ever() -> None:
    asked: list[object] = []

    @kept
    def size(given: tuple[int, ...]) -> int:
        asked.append(given)
        return len(given)

    first = tuple(range(3))
    assert [size(first), size(first)] == [3, 3]
    assert len(asked) == 1
    assert size(tuple(range(3))) == 3
    assert len(asked) == 2
    others = [tuple(range(at)) for at in range(20)]
    assert [size(other) for other in others] == list(range(20))
    assert size(first) == 3
    assert len(asked) == 23


def test_of_a_list_only_what_is_new_in_it_is_asked() -> None:
    asked: list[object] = []

    @kept_of_each
    def size(given: tuple[int, ...]) -> int:
        asked.append(given)
        return len(given)

    first, second, third = (tuple(range(at)) for at in (3, 4, 5))
    assert size([first, second, first]) == [3, 4, 3]
    del asked[:]
    assert size([second, third, first]) == [4, 5, 3]
    assert asked == [third]


def test_an_edit_of_one_river_leaves_what_is_known_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an edit costs goes with its river, and not with all there are."""
    board = board_with(along_the_top(range(1, 6)), along_the_top(range(1, 6), 6))
    before = list(rivers(Extent(board), ATLAS))
    asked: list[tuple[Side, ...]] = []

    def noted(sides: tuple[Side, ...]) -> tuple[tuple[Side, ...], ...]:
        asked.append(sides)
        return chains(sides)

    monkeypatch.setattr(board_lines, "chains", noted)
    first, second = board.lines
    shorter = SideLine("river", second.name, second.sides[:-3])
    after = list(rivers(Extent(board.edited(lines=(first, shorter))), ATLAS))
    assert asked == [shorter.sides]
    assert after != before
    fresh = board_with(first.sides, shorter.sides)
    assert after == list(rivers(Extent(fresh), ATLAS))


def test_a_line_that_is_sent_leaves_its_chains_behind() -> None:
    line = SideLine("river", "Severn", along_the_top(range(1, 6)))
    short = pickle.dumps(line)
    assert line.chains == chains(line.sides)
    assert pickle.dumps(line) == short
    assert pickle.loads(short) == line
