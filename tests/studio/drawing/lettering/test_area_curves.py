"""Names that follow long areas: along their middle, upright, letter by letter."""

import math

import pytest

from studio.drawing.lettering.area_curves import curve_through, letters_along
from studio.drawing.shapes.fonts import Face

STRIP = [(x, 0.5 * x + y) for x in range(0, 120, 6) for y in (-5.0, 0.0, 5.0)]


def test_the_curve_of_a_straight_strip_is_its_middle_line() -> None:
    curve = curve_through(STRIP)
    assert curve is not None
    assert math.degrees(curve.angle) == pytest.approx(math.degrees(math.atan(0.5)), abs=2)
    assert curve.middle == pytest.approx((57, 28.5), abs=1)
    assert abs(curve.bend) * curve.half**2 < 1


def test_the_curve_of_an_arc_bends_with_it() -> None:
    arc = [
        (radius * math.sin(at / 10), -radius * math.cos(at / 10))
        for at in range(-5, 6)
        for radius in (95, 100, 105)
    ]
    curve = curve_through(arc)
    assert curve is not None
    # The arc rises in its middle: both ends are lower on the paper.
    assert curve.bend == pytest.approx(1 / 200, rel=0.2)
    assert abs(math.degrees(curve.angle)) < 2


@pytest.mark.parametrize("points", [[(0.0, 0.0)], [(x, y) for x in range(5) for y in range(5)]])
def test_what_is_not_long_has_no_curve(points: list[tuple[float, float]]) -> None:
    assert curve_through(points) is None


def test_letters_stand_on_the_curve_in_order_and_never_upside_down() -> None:
    for points in (STRIP, [(y, x) for x, y in STRIP], [(-x, y) for x, y in STRIP]):
        curve = curve_through(points)
        assert curve is not None
        ways = list(letters_along(curve, "CHANNEL", Face.ITALIC, 5.0, 2.0))
        assert next(off for off, _ in ways) == 0
        for _, letters in ways:
            assert len(letters.places) == len(letters.turns) == len(letters.boxes) == 7
            assert all(abs(turn) <= 85 for turn in letters.turns)
            assert [x for x, _ in letters.places] == sorted(x for x, _ in letters.places)
