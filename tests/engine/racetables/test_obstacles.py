"""VP.O4: the keys because of which there is no table."""

from itertools import combinations
from random import Random

from engine.racetables.drawing import draw_half
from engine.racetables.fields import Field
from engine.racetables.obstacles import Obstacle, obstacle_of
from tests.engine.racetables.test_drawing import SPECIALS, TOWNS, keys

ALL = [key for sector in (*TOWNS, SPECIALS) for key in sector]


def proves(field: Field, obstacle: Obstacle) -> bool:
    """Check an obstacle by counting: partners of its keys, or the sectors these lie in."""
    sector_of = {key: number for number, sector in enumerate(field.sectors) for key in sector}
    partners = {
        other
        for key in obstacle.keys
        for other in sector_of
        if (key, other) in field.may_meet and sector_of[key] != sector_of[other]
    }
    if not obstacle.sectors:
        return len(partners) < len(obstacle.keys)
    assert len({sector_of[key] for key in obstacle.keys}) == 1
    spare = 0 if field.has_specials else 1
    return len({sector_of[key] for key in partners}) + spare < len(obstacle.keys)


def test_a_key_without_a_partner_is_named() -> None:
    field = keys({("35", other) for other in ALL if other != "35"})
    assert obstacle_of(field) == Obstacle(("35",), ())


def test_two_keys_with_one_partner_are_named_with_it() -> None:
    field = keys({(one, other) for one in ("11", "25") for other in ALL if other not in {"42", one}})
    assert obstacle_of(field) == Obstacle(("11", "25"), ("42",))


def test_two_keys_of_a_sector_that_may_meet_one_other_sector_alone_are_named() -> None:
    field = keys(
        {(one, other) for one in ("11", "12") for other in ALL if other not in TOWNS[3] and other != one}
    )
    found = obstacle_of(field)
    assert found is not None
    assert (found.keys, found.sectors) == (("11", "12"), (3,))


def test_no_obstacle_is_named_where_all_keys_are_far_apart() -> None:
    assert obstacle_of(keys(set())) is None
    assert obstacle_of(keys(set(), has_specials=False)) is None


def test_what_is_named_is_always_a_proof_and_most_boards_without_a_table_have_one() -> None:
    without = named = 0
    for seed in range(80):
        chance = Random(seed)
        has_specials = seed % 2 == 0
        known = ALL if has_specials else [key for sector in TOWNS for key in sector]
        pairs = list(combinations(known, 2))
        near = set(chance.sample(pairs, len(pairs) * chance.randrange(70, 96) // 100))
        field = keys(near, has_specials=has_specials)
        found = obstacle_of(field)
        if found is not None:
            assert proves(field, found)
        if found is not None or seed % 8 == 0:
            half = draw_half(field, chance)
            without += half is None
            named += found is not None
            assert found is None or half is None
    assert named >= 10
    assert without >= named
