"""What no one can ever pay, by the ways each edition lets its players spend."""

import pytest

from engine.checks.reach.spending_limits import is_never_affordable
from engine.rulesets.editions import ruleset


def least_unaffordable(rules: str, *, building: bool) -> int | None:
    prices = range(1, 40)
    return next(
        (cost for cost in prices if is_never_affordable(ruleset(rules), cost, building=building)), None
    )


@pytest.mark.parametrize(
    ("rules", "least"),
    [
        # An extra building turn of the sixth edition allows 10 (6.B6).
        ("sixth", 11),
        # A first prize of 20 or more of tolls may be spent at once (E.B6), a tenth of any account (E.C2).
        ("early", None),
        ("tournament", None),
    ],
)
def test_what_opens_between_races_is_paid_as_each_edition_has_it(rules: str, least: int | None) -> None:
    assert least_unaffordable(rules, building=False) == least


def test_in_the_building_stage_dear_links_are_saved_for() -> None:
    assert least_unaffordable("sixth", building=True) is None
