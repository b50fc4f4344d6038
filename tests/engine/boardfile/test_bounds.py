"""The bounds of numbers come from the schema, and numbers are read with either decimal sign."""

from math import inf

import pytest

from engine.boardfile.bounds import Bounds, bounds_of, number_in
from engine.boardfile.sheets import MOST_HEXES, fault_of_size

MOST = 99_999_999


@pytest.mark.parametrize(
    ("part", "field", "bounds"),
    [
        ("sheet", "across_flats_mm", Bounds(0.1, 1000)),
        ("sheet", "columns", Bounds(1, 2000)),
        ("players", "best", Bounds(1, MOST)),
        ("ferries", "price", Bounds(0, MOST)),
        ("city_regions", "from_round", Bounds(0, MOST)),
        ("crossing", "alongside", Bounds(0, MOST)),
        ("start", "seats", Bounds(1, MOST)),
        ("kind", "half", Bounds(0, MOST)),
        ("underlay", "opacity", Bounds(0, 1)),
        ("ferries", "name", Bounds(-inf, inf)),
    ],
)
def test_bounds_are_those_of_the_schema(part: str, field: str, bounds: Bounds) -> None:
    assert bounds_of(part, field) == bounds


def test_the_number_before_the_least_can_stand_for_none() -> None:
    assert Bounds(1, 5).or_none == Bounds(0, 5)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7,5", 7.5),
        ("7.5", 7.5),
        (" 12 ", 12),
        ("-3", -3),
        (",5", 0.5),
        ("7.", 7.0),
        ("9" * 400, int("9" * 400)),
    ],
)
def test_numbers_are_read_with_either_sign(text: str, number: float) -> None:
    found = number_in(text)
    assert found == number
    assert type(found) is type(number)


@pytest.mark.parametrize(
    "text", ["", "-", ".", "1,000,000", "1.000,5", "1 000", "1e5", "seven", "nan", "inf", "9" * 400 + ".5"]
)
def test_what_is_no_number_is_not_guessed_at(text: str) -> None:
    assert number_in(text) is None


def test_a_sheet_larger_than_a_map_may_be_is_reported() -> None:
    assert fault_of_size(2000, MOST_HEXES // 2000) is None
    assert fault_of_size(2001, 1) == "A sheet has at most 2,000 columns and as many rows."
    assert fault_of_size(2000, 2000) == "The sheet has 4,000,000 hexes; the maximum is 1,000,000."
