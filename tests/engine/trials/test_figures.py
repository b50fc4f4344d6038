"""Intervals against tables of textbooks, and sums that do not mind their order."""

from functools import reduce
from operator import add
from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.trials.figures import (
    WHOLE_WIN,
    Interval,
    Measure,
    Scatter,
    Score,
    normal,
    student,
    together,
    wilson,
)

VALUES = st.lists(st.integers(-500, 500), min_size=1, max_size=30)


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1.0)],
)
def test_shares_have_the_intervals_of_wilsons_formula(hits: int, count: int, low: float, high: float) -> None:
    """The third is the example of R. G. Newcombe (1998), without their rounding."""
    assert wilson(hits, count) == pytest.approx((low, high), abs=5e-5)


def test_a_share_of_nothing_may_be_anything() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)
    assert Score().interval() == Interval(0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (120, 1.980)],
)
def test_students_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01 if freedom == 3 else 0.002)


def test_a_higher_level_makes_wider_intervals() -> None:
    assert normal(0.95) == pytest.approx(1.95996, abs=1e-5)
    assert student(9, 0.99) == pytest.approx(3.250, abs=0.005)
    assert wilson(5, 10, 0.99).low < wilson(5, 10, 0.95).low


@given(VALUES)
def test_a_measure_is_the_mean_and_spread_of_its_values(values: list[int]) -> None:
    measure = reduce(add, map(Measure.of, values))
    assert measure.mean == pytest.approx(mean(values))
    assert measure.deviation == pytest.approx(stdev(values) if len(values) > 1 else 0.0)
    assert (measure.count, measure.least, measure.most) == (len(values), min(values), max(values))
    assert measure == Measure.counted({value: values.count(value) for value in values})
    assert measure.interval().low <= measure.mean <= measure.interval().high


def test_a_few_values_that_are_alike_by_chance_scatter_as_is_usual() -> None:
    """Three runs of 12 links among others that scatter by 2: their mean is not sure to a tenth of a link."""
    others = [Measure.counted({10: 5, 12: 10, 14: 5}) for _ in range(3)]
    usual = Scatter.of([Measure.counted({12: 3}), *others])
    assert usual.freedom == 8
    assert usual.variance == pytest.approx(3 * 40 / (2 + 3 * 19))
    alike = Measure.counted({12: 3})
    assert alike.interval() == (12, 12)
    half = 2.228 * ((8 * usual.variance) / 10 / 3) ** 0.5
    assert alike.interval(usual=usual) == pytest.approx((12 - half, 12 + half), abs=0.01)
    assert Measure.of(12).interval() == (12, 12)
    low, high = Measure.of(12).interval(usual=usual)
    assert (low, high) == pytest.approx((12 - 2.306 * 2.034**0.5, 12 + 2.306 * 2.034**0.5), abs=0.01)
    assert Scatter.of([Measure.of(3), Measure()]) == Scatter()


def test_intervals_of_means_hold_the_true_mean_95_times_in_100_for_few_values_too() -> None:
    """Of 400 pairs with 2 to 4 runs each, a few by a longer way; by Student's t alone it is 60 in 100."""
    random, longer = Random(1), (0, 0, 0, 0, 1, 3)
    pairs = []
    for _ in range(400):
        shortest = random.randrange(8, 24)
        runs = [shortest + random.choice(longer) for _ in range(random.randrange(2, 5))]
        pairs.append((shortest + mean(longer), reduce(add, map(Measure.of, runs))))
    usual = Scatter.of(measure for _, measure in pairs)
    alone = [each.interval() for _, each in pairs]
    like_others = [each.interval(usual=usual) for _, each in pairs]
    held = [
        sum(low <= true <= high for (true, _), (low, high) in zip(pairs, intervals, strict=True))
        for intervals in (alone, like_others)
    ]
    assert held[0] < 280
    assert 372 <= held[1] <= 396


@given(VALUES, VALUES, VALUES)
def test_measures_add_up_in_any_order(one: list[int], two: list[int], three: list[int]) -> None:
    a, b, c = (reduce(add, map(Measure.of, values)) for values in (one, two, three))
    assert (a + b) + c == a + (b + c) == c + (b + a)
    assert Measure() + a == a + Measure() == a


def test_a_win_can_be_shared_by_any_number_of_players() -> None:
    assert [WHOLE_WIN % players for players in range(1, 9)] == [0] * 8
    third = Score(WHOLE_WIN // 3, Measure.of(7))
    assert (third + third + third).won == 1
    assert (third + third + third).games == 3


def test_mappings_are_put_together_by_their_keys() -> None:
    one, other = {"a": Score(1), "b": Score(2)}, {"b": Score(3), "c": Score(4)}
    assert together([one, other]) == {"a": Score(1), "b": Score(5), "c": Score(4)}
    assert one == {"a": Score(1), "b": Score(2)}
