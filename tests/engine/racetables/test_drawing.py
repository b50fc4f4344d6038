"""VP.O3a, VP.O4: the races of a half."""

from collections import Counter
from itertools import combinations, permutations, product
from random import Random

import pytest

from engine.boardfile.reading import read_board
from engine.racetables import drawing
from engine.racetables.boards import field_of
from engine.racetables.drawing import breaches, draw_half
from engine.racetables.fields import Field, Half, Race
from engine.shipped import folder

DICE = "123456"
TOWNS = tuple(tuple(tens + units for units in DICE) for tens in DICE)
SPECIALS = tuple(DICE)


def keys(near: set[Race], *, has_specials: bool = True, town_of: dict[str, str] | None = None) -> Field:
    """Return keys of which some pairs are too near."""
    sectors = (*TOWNS, SPECIALS) if has_specials else TOWNS
    known = [key for sector in sectors for key in sector]
    both_ways = near | {race[::-1] for race in near}
    far = frozenset(set(permutations(known, 2)) - both_ways)
    return Field(sectors, far, {key: (town_of or {}).get(key, key) for key in known})


def demand_valid(field: Field, half: Half) -> None:
    """Check all that must hold of a half, by the words of the rule."""
    sector_of = {key: number for number, sector in enumerate(field.sectors) for key in sector}
    drawn = [key for round_ in half for race in round_ for key in race]
    assert sorted(drawn) == sorted(sector_of)
    for round_ in half:
        assert set(Counter(sector_of[key] for race in round_ for key in race).values()) == {2}
        pairs = [frozenset(sector_of[key] for key in race) for race in round_]
        assert len(set(pairs)) == len(pairs)
    pairs = [frozenset(sector_of[key] for key in race) for round_ in half for race in round_]
    assert set(pairs) == set(map(frozenset, combinations(range(len(field.sectors)), 2)))
    twice = sorted(sector for pair, times in Counter(pairs).items() if times == 2 for sector in pair)
    assert twice == ([] if field.has_specials else list(range(len(field.sectors))))
    assert all(race in field.may_meet for round_ in half for race in round_)


def test_the_severn_has_tables_without_repeats_for_every_seed() -> None:
    board = read_board(folder("maps") / "severn.yaml").board
    assert board is not None
    field = field_of(board, 3)
    # The last four need more than one search for a half in which no town comes up twice in a round.
    for seed in (*range(60), 6219, 8058, 8345, 8402):
        demand_no_repeats(field, seed)


def demand_no_repeats(field: Field, seed: int) -> tuple[Half, Half]:
    """Draw both halves of a game and check that no race and no town of several keys comes twice."""
    chance = Random(seed)
    first = draw_half(field, chance)
    assert first is not None
    second = draw_half(field, chance, [first])
    assert second is not None
    for half in (first, second):
        demand_valid(field, half)
    raced = frozenset(field.places_of(race) for round_ in first for race in round_)
    assert breaches(field, first) == breaches(field, second, raced) == (0, 0)
    return first, second


@pytest.mark.parametrize("has_specials", [True, False])
def test_tables_hold_whatever_keys_are_near_each_other(has_specials: bool) -> None:
    drawn = 0
    for seed in range(60):
        chance = Random(seed)
        known = [*DICE * has_specials, *(key for sector in TOWNS for key in sector)]
        pairs = list(combinations(known, 2))
        near = set(chance.sample(pairs, chance.randrange(len(pairs) * 3 // 4)))
        field = keys(near, has_specials=has_specials)
        half = draw_half(field, chance)
        if half is not None:
            demand_valid(field, half)
            drawn += 1
    assert drawn > 20


def test_the_same_seed_draws_the_same_table_and_another_seed_another() -> None:
    field = keys(set())
    assert draw_half(field, Random(7)) == draw_half(field, Random(7)) != draw_half(field, Random(8))


def test_a_key_that_may_meet_one_other_meets_it() -> None:
    only = {("11", other) for sector in (*TOWNS[1:], SPECIALS) for other in sector if other != "42"}
    half = draw_half(keys(only), Random(1))
    assert half is not None
    assert {"11", "42"} in [set(race) for round_ in half for race in round_]


def test_no_table_is_drawn_where_two_keys_need_one_partner() -> None:
    others = [other for sector in (*TOWNS[1:], SPECIALS) for other in sector if other != "42"]
    assert draw_half(keys(set(product(("11", "12"), others))), Random(1)) is None


def test_keys_with_too_few_partners_are_not_searched_for_at_length(monkeypatch: pytest.MonkeyPatch) -> None:
    # Four keys of several sectors share three partners: a search alone does not see it.
    lonely, partners = ("15", "23", "46", "52"), ("31", "34", "62")
    others = [other for sector in (*TOWNS, SPECIALS) for other in sector if other not in partners]
    monkeypatch.setattr(drawing, "_MOST_STEPS", 0)
    assert draw_half(keys(set(product(lonely, others))), Random(1)) is None


def test_without_specials_another_pair_of_sectors_meets_twice_where_the_first_choice_fails() -> None:
    # Both keys of sector 1 may meet sector 4 alone, so these sectors have to meet twice.
    others = [other for sector in (TOWNS[1], TOWNS[2], TOWNS[4], TOWNS[5]) for other in sector]
    field = keys(set(product(("11", "12"), others)), has_specials=False)
    for seed in range(20):
        half = draw_half(field, Random(seed))
        assert half is not None
        demand_valid(field, half)


@pytest.mark.slow
def test_two_towns_with_a_sector_each_race_once_a_half_and_no_more_races_repeat() -> None:
    town_of = {key: key[0] for sector in TOWNS[:2] for key in sector}
    field = keys(set(), town_of=town_of)
    first = draw_half(field, Random(3))
    assert first is not None
    assert breaches(field, first)[0] == 0
    second = draw_half(field, Random(4), [first])
    assert second is not None
    raced = frozenset(field.places_of(race) for round_ in first for race in round_)
    assert breaches(field, second, raced)[0] == 1


def test_repeats_that_no_table_avoids_are_not_searched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def search(*_: object) -> None:
        pytest.fail("All repeats are unavoidable.")

    field = keys(
        set(), has_specials=False, town_of={key: "ABC"[int(key[0]) % 3] for sector in TOWNS for key in sector}
    )
    first = draw_half(field, Random(1))
    assert first is not None
    monkeypatch.setattr("engine.racetables.drawing._soft", search)
    second = draw_half(field, Random(2), [first])
    assert second is not None
    raced = frozenset(field.places_of(race) for round_ in first for race in round_)
    assert breaches(field, second, raced) == (18, 27), "all three pairs of towns have raced"


def test_keys_of_one_town_come_in_different_rounds_where_that_is_possible() -> None:
    field = keys(
        {("11", "21"), ("11", "31"), ("21", "31")}, town_of=dict.fromkeys(("11", "21", "31"), "Town")
    )
    for seed in range(20):
        half = draw_half(field, Random(seed))
        assert half is not None
        assert breaches(field, half) == (0, 0)


def test_sectors_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="5 sectors"):
        Field(TOWNS[:5], frozenset(), {})
    with pytest.raises(ValueError, match="6 keys"):
        Field((*TOWNS, SPECIALS[:4]), frozenset(), {})


def test_a_round_of_the_rules_example_is_a_valid_half() -> None:
    rounds = (
        "11-21 22-61 62-31 32-51 52-41 1-12 2-42",
        "23-33 34-13 14-43 44-63 64-53 3-24 4-54",
        "35-45 46-25 26-55 56-15 16-65 5-36 6-66",
    )
    half = tuple(
        tuple((one, other) for one, other in (race.split("-") for race in round_.split()))
        for round_ in rounds
    )
    demand_valid(keys(set()), half)
