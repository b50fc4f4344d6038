"""VP.O3a, VP.O4: whether the races of three rounds go by sectors."""

from random import Random

import pytest

from engine.racetables.drawing import draw_half
from engine.racetables.fields import Half
from engine.racetables.judging import why_no_half
from tests.engine.racetables.test_drawing import keys


def swapped(half: Half, one: str, other: str) -> Half:
    """Return a half in which two keys have changed places."""
    turned = {one: other, other: one}
    return tuple(
        tuple((turned.get(here, here), turned.get(there, there)) for here, there in round_) for round_ in half
    )


@pytest.mark.parametrize("has_specials", [True, False])
def test_every_half_that_is_drawn_goes_by_sectors(has_specials: bool) -> None:
    for seed in range(20):
        half = draw_half(keys(set(), has_specials=has_specials), Random(seed))
        assert half is not None
        assert why_no_half(half) is None
        assert why_no_half(swapped(half, "11", "12")) is None


def test_a_half_is_refused_for_what_is_wrong_with_it() -> None:
    half = draw_half(keys(set()), Random(1))
    assert half is not None
    faults = {
        why_no_half(swapped(half, one, other)) for one in ("11", "12", "13") for other in ("21", "35", "4")
    }
    assert any(fault and "has sector" in fault for fault in faults)
    assert any((fault and "meet" in fault) or (fault and "within" in fault) for fault in faults)
    first, *rest = half
    assert "comes up 0 times" in str(why_no_half((first[1:], *rest)))
    assert "comes up 2 times" in str(why_no_half(((*first, first[0]), *rest)))
    assert "comes up 1 times" in str(why_no_half((*half, (("77", "78"),))))
