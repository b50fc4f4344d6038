"""Whether all races can be formed, specials with towns only."""

from dataclasses import replace

import numpy as np

from engine.checks.keys.draws.forming import formed
from tests.engine.checks.keys.draws.small import card_draw, dice_draw, legal_but


def test_specials_are_paired_with_towns_only() -> None:
    process = dice_draw(("11", "12", "21", "22"), ("1", "2"), (False, True, True))
    races = formed(process, legal_but(6)).races
    assert sorted(sum(place < 2 for place in race) for race in races) == [0, 1, 1]


def test_what_the_draw_leaves_over_needs_no_partner() -> None:
    process = dice_draw(("11", "12", "13", "21"), ("1",), (False,))
    near = [(1, other) for other in (0, 2, 3, 4)]
    forming = formed(process, legal_but(5, *near))
    assert forming.wanting == 0
    assert len(forming.races) == 1
    assert 1 not in forming.races[0]


def test_a_town_with_too_many_keys_is_to_blame() -> None:
    process = card_draw(6)
    forming = formed(process, legal_but(6, *((a, b) for a in range(4) for b in range(a))))
    assert forming.wanting == 1
    assert forming.rivals == (0, 1, 2, 3)


def test_keys_that_come_up_twice_have_two_partners() -> None:
    """E.C2: three towns in a ring make three races of two keys each."""
    process = replace(card_draw(3), uses=2, races=(False,) * 3)
    forming = formed(process, legal_but(3))
    assert forming.wanting == 0
    assert np.bincount(np.ravel(forming.races)).tolist() == [2, 2, 2]
    assert all(one != other for one, other in forming.races)
