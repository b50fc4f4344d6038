"""Prizes and places (6.B5)."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.game.prizes import prizes, shares
from engine.game.races import Train, arrivals, decided
from engine.rulesets.sixth import SIXTH


@st.composite
def finishes(draw: st.DrawFn) -> tuple[tuple[int, ...], ...]:
    """Places of two to six players, some of them tied."""
    players = draw(st.permutations(range(draw(st.integers(2, 6)))))
    cuts = sorted(draw(st.sets(st.integers(1, len(players) - 1))))
    ends = [0, *cuts, len(players)]
    return tuple(tuple(players[start:end]) for start, end in pairwise(ends))


@given(finishes(), st.lists(st.integers(1, 40), min_size=1, max_size=6), st.permutations(range(6)))
def test_every_prize_is_paid_out_whole_and_fairly(
    places: tuple[tuple[int, ...], ...], purse: list[int], poorest_first: list[int]
) -> None:
    rules = replace(SIXTH, prizes=tuple(purse))
    entrants = sum(map(len, places))
    won = prizes(rules, places, entrants, poorest_first)
    assert sum(won.values()) == sum(purse[:entrants])
    for place in places:
        amounts = [won[player] for player in poorest_first if player in place]
        assert amounts == sorted(amounts, reverse=True)  # odd units to the poorest
        assert max(amounts) - min(amounts) <= 1


@given(st.integers(0, 100), st.permutations(range(5)))
def test_shares_add_up_and_differ_by_one_at_most(amount: int, poorest_first: list[int]) -> None:
    shared = shares(amount, poorest_first)
    assert sum(shared.values()) == amount
    assert set(shared.values()) <= {amount // 5, amount // 5 + 1}


def test_a_sole_entrant_has_a_prize_of_his_own_and_a_lone_winner_has_not() -> None:
    rules = replace(SIXTH, prizes=(30,), sole_prize=25)
    assert prizes(rules, ((2,),), 1, range(4)) == {2: 25}
    assert prizes(rules, ((2,),), 3, range(4)) == {2: 30}
    assert prizes(rules, (), 0, range(4)) == {}


@given(finishes(), st.permutations(range(6)))
def test_bus_boss_shares_thirty_points_among_all(
    places: tuple[tuple[int, ...], ...], poorest_first: list[int]
) -> None:  # 6.C6
    entrants = sum(map(len, places))
    won = prizes(replace(SIXTH, scoring="bus boss"), places, entrants, poorest_first)
    assert sum(won.values()) == 30
    assert min(won.values()) > 0


def test_bus_boss_with_more_than_six_pays_the_first_six() -> None:  # 6.C6
    won = prizes(replace(SIXTH, scoring="bus boss"), tuple((seat,) for seat in range(8)), 8, range(8))
    assert list(won.values()) == [10, 6, 5, 4, 3, 2, 0, 0]


def test_trains_come_in_by_what_they_have_left_over() -> None:
    trains = (Train(3, 7, 8), Train(0, 7, 6), Train(1, 5, 9), Train(2, 6, 7))
    places, under_way = arrivals(trains, "furthest")
    assert places == ((1,), (3, 2))
    assert under_way == (Train(0, 7, 6),)


def test_trains_come_in_by_the_order_of_throwing() -> None:  # E.B5
    trains = (Train(3, 7, 8), Train(0, 7, 6), Train(1, 5, 9), Train(2, 6, 7))
    places, under_way = arrivals(trains, "in_order")
    assert places == ((3,), (1,), (2,))
    assert under_way == (Train(0, 7, 6),)


def test_a_race_goes_on_while_a_prize_is_open_and_two_want_it() -> None:
    assert not decided((), 4, 2)
    assert not decided(((1,),), 2, 2)
    assert decided(((1,),), 1, 2)
    assert decided(((1,), (2,)), 3, 2)
    assert decided(((1, 2),), 3, 2)
