"""VP.O4: how the sectors may meet over three rounds."""

from collections import Counter
from itertools import combinations

import pytest

from engine.racetables.sectors import plans


@pytest.mark.parametrize(("has_specials", "number"), [(True, 13_950), (False, 6_480)])
def test_the_plans_are_as_many_as_the_rules_have(has_specials: bool, number: int) -> None:
    assert len(set(plans(has_specials))) == len(plans(has_specials)) == number


def test_with_specials_each_pair_of_sectors_meets_once_and_each_sector_races_twice_a_round() -> None:
    for plan in plans(has_specials=True):
        assert sorted(pair for round_ in plan for pair in round_) == sorted(combinations(range(7), 2))
        assert all(set(Counter(s for pair in round_ for s in pair).values()) == {2} for round_ in plan)


def test_without_specials_three_pairs_that_share_no_sector_meet_twice() -> None:
    repeats: Counter[tuple[tuple[int, int], ...]] = Counter()
    for plan in plans(has_specials=False):
        met = Counter(pair for round_ in plan for pair in round_)
        assert len(met) == 15
        twice = tuple(sorted(pair for pair, times in met.items() if times == 2))
        assert sorted(sector for pair in twice for sector in pair) == list(range(6))
        assert all(len(set(round_)) == 6 for round_ in plan)
        repeats[twice] += 1
    assert set(repeats.values()) == {432}
    assert len(repeats) == 15
