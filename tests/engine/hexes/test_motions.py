"""Motions of the lattice: whatever is turned, mirrored and moved keeps its shape."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hexes.lattice import DIRECTIONS, ORIGIN, Hex, distance, neighbour
from engine.hexes.motions import Motion, mirror, move
from engine.hexes.sheet import Sheet, Top
from engine.hexes.sides import side_of

HEXES = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
MOTIONS = st.builds(Motion, st.integers(-7, 7), st.booleans(), HEXES)
TOPS: tuple[Top, ...] = ("pointy", "flat")


@given(MOTIONS, HEXES, HEXES)
def test_distances_stay_what_they_were(motion: Motion, one: Hex, other: Hex) -> None:
    assert distance(motion.hex(one), motion.hex(other)) == distance(one, other)


@given(MOTIONS, HEXES, st.sampled_from(DIRECTIONS))
def test_neighbours_and_the_sides_between_them_go_along(motion: Motion, hex_: Hex, direction: int) -> None:
    there = motion.hex(hex_)
    assert motion.hex(neighbour(hex_, direction)) == neighbour(there, motion.direction(direction))
    assert motion.side(side_of(hex_, direction)) == side_of(there, motion.direction(direction))


@given(HEXES)
def test_six_turns_and_two_mirrors_bring_everything_home(hex_: Hex) -> None:
    turned = hex_
    for _ in range(6):
        turned = Motion(1).hex(turned)
    assert turned == hex_
    for top in TOPS:
        assert mirror(top).hex(mirror(top).hex(hex_)) == hex_


@pytest.mark.parametrize("top", TOPS)
@given(hex_=HEXES)
def test_a_turn_is_sixty_degrees_clockwise_and_the_mirror_swaps_left_and_right(top: Top, hex_: Hex) -> None:
    sheet = Sheet(1, 1, top)
    left, high = sheet.centre_mm(ORIGIN)

    def off(place: Hex) -> tuple[float, float]:
        x, y = sheet.centre_mm(place)
        return x - left, y - high

    x, y = off(hex_)
    c, s = math.cos(math.pi / 3), math.sin(math.pi / 3)
    assert off(Motion(1).hex(hex_)) == pytest.approx((c * x - s * y, s * x + c * y), abs=1e-6)
    assert off(mirror(top).hex(hex_)) == pytest.approx((-x, y), abs=1e-6)


@given(HEXES, HEXES)
def test_a_move_brings_one_hex_to_the_other(start: Hex, end: Hex) -> None:
    assert move(start, end).hex(start) == end
