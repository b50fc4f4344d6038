"""Names along rivers: evenly spaced, gently turned, upright and clear of the river."""

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.hexes.sides import side_of
from studio.drawing.lettering.baselines import SHARPEST, STEEPEST, Fit, baselines, resampled, stations
from studio.drawing.lettering.lettering import place_names
from studio.drawing.lettering.line_names import LineName, best_place
from studio.drawing.lettering.obstacles import Obstacles
from studio.drawing.lettering.placing import Place
from studio.drawing.maps.themes import ATLAS
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, laid_out, metrics
from studio.drawing.shapes.marks import Stroke, Text
from studio.drawing.shapes.sidelines import course_of
from tests.shipped import shipped
from tests.studio.drawing.boards import sheet_of

SIZE, SPACING = 2.5, 0.28
NAME = LineName("Munster Blackwater", SIZE, "#000000", Stroke("#ffffff", 0.7), SPACING, 1.6)
FREE = Obstacles(Box(-1e4, -1e4, 1e4, 1e4))


def letters_of(place: Place) -> list[Text]:
    """Return the letters of a name in their order, each once."""
    return [line for line in place.lines if line.halo is not None]


def lettered_well(place: Place) -> None:
    """Fail unless a name is upright, turns little from letter to letter and has even gaps."""
    letters = letters_of(place)
    unit = SIZE / metrics(Face.ITALIC).units
    set_level, _ = laid_out("".join(letter.text for letter in letters), Face.ITALIC)
    middles = [
        pen * unit + at * SPACING + metrics(Face.ITALIC).advance(glyph) * unit / 2
        for at, (glyph, pen) in enumerate(set_level)
    ]
    for (one, other), (start, end) in zip(pairwise(letters), pairwise(middles), strict=True):
        assert abs(other.turn - one.turn) <= SHARPEST + 0.02
        assert math.dist(one.at, other.at) == pytest.approx(end - start, rel=0.01)
    assert max(abs(letter.turn) for letter in letters) <= STEEPEST + 0.01


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_the_names_of_rivers_hold_together(name: str) -> None:
    places = place_names(shipped(name), ATLAS).rivers
    assert places
    for place in places:
        lettered_well(place)


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_no_letter_of_a_river_stands_in_its_river(name: str) -> None:
    board = shipped(name)
    courses = {
        line.name: resampled(course_of(board.sheet, line.sides), 0.5)
        for line in board.lines
        if line.kind == "river" and line.name
    }
    for place in place_names(board, ATLAS).rivers:
        course = courses["".join(letter.text for letter in letters_of(place))]
        for box in place.boxes:
            x, y = box.centre
            assert min(math.dist((x, y), point) for point in course.tolist()) > 1.2


@given(st.lists(st.tuples(st.floats(-8, 8), st.floats(-8, 8)), min_size=2, max_size=30), st.floats(0, 7))
def test_a_name_beside_any_line_is_lettered_well(steps: list[Point], heading: float) -> None:
    """However a line winds, the name stands well or not at all."""
    points = [(0.0, 0.0)]
    for dx, dy in steps:
        x, y = points[-1]
        points.append((x + dx + 4 * math.cos(heading), y + dy + 4 * math.sin(heading)))
    place = best_place(NAME, points, FREE, 1e6)
    if place is not None:
        lettered_well(place)


def test_a_name_on_a_straight_line_is_straight_and_level_with_it() -> None:
    place = best_place(NAME, [(60.0, 30.0), (0.0, 0.0)], FREE, 12.0)
    assert place is not None
    assert {letter.turn for letter in letters_of(place)} == {round(math.degrees(math.atan2(1, 2)), 2)}


def test_a_name_follows_a_gentle_bend() -> None:
    arc = [(60 * math.cos(at / 20), 60 * math.sin(at / 20)) for at in range(20, 45)]
    place = best_place(NAME, arc, FREE, 12.0)
    assert place is not None
    turns = [letter.turn for letter in letters_of(place)]
    assert abs(turns[-1] - turns[0]) > 10
    lettered_well(place)


def test_a_name_stands_on_the_straighter_stretch() -> None:
    """A river that winds in the west and runs straight in the east has its name in the east."""
    winding = [(6.0 * at, 9.0 * (-1) ** at) for at in range(12)]
    place = best_place(NAME, [*winding, (72.0, 0.0), (120.0, 0.0)], FREE, 12.0)
    assert place is not None
    assert min(letter.at[0] for letter in letters_of(place)) > 70


def test_no_name_stands_where_a_line_only_winds_or_is_too_short() -> None:
    coil = [(7 * math.cos(at / 3), 7 * math.sin(at / 3)) for at in range(40)]
    assert best_place(NAME, coil, FREE, 1e6) is None
    assert best_place(NAME, [(0.0, 0.0), (10.0, 0.0)], FREE, 1e6) is None
    assert best_place(NAME, [(0.0, 0.0)], FREE, 1e6) is None


def test_a_river_of_one_side_is_drawn_without_its_name() -> None:
    sheet = sheet_of(5, 5)
    board = new_board(sheet, lines=(SideLine("river", "Brook", (side_of(sheet.hex_at(2, 2), 0),)),))
    assert place_names(board, ATLAS).rivers == ()


def test_baselines_clear_all_that_is_around() -> None:
    """The name reaches farther than the run it is fitted to; a spur next to the run moves it off."""
    run = resampled([(-10.0, 0.0), (10.0, 0.0)], 1.0)
    spur = resampled([(-12.0, 0.0), (10.0, 0.0), (10.0, 2.0)], 1.0)
    above_and_below = baselines(run[None], spur[None], Fit(22.0, 2.0, 1.5, 3.0))
    assert above_and_below.middle == pytest.approx(np.array([(0.0, -1.5), (0.0, 5.0)]))
    assert above_and_below.stray == pytest.approx((0.0, 2.0))


def test_stations_are_evenly_spaced_on_the_curve() -> None:
    arc = [(20 * math.cos(at / 20), 20 * math.sin(at / 20)) for at in range(20, 45)]
    run = resampled(arc, 0.5)
    found = baselines(run[None], run[None], Fit(20.0, 2.0, 1.5, 3.0))
    (points, _), _ = stations(found, [-9.0, -6.0, -3.0, 0.0, 3.0, 6.0, 9.0])
    gaps = [math.dist(one, other) for one, other in pairwise(points)]
    assert gaps == pytest.approx([3.0] * 6, rel=0.01)
    assert found.bend.all()
