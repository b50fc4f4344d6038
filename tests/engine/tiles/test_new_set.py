"""New sets drawn by chance."""

from collections import Counter
from typing import Any

import pytest

from engine.diagnostics.findings import Severity
from engine.tiles.checks.catalogue import check_set
from engine.tiles.new_set import NewSetError, draw_set
from engine.tiles.set import BLANK
from studio.proofing.tile_print import ALL_TILE_CHECKS

LOCAL = [check for check in ALL_TILE_CHECKS if check.scope == "local"]


@pytest.mark.parametrize("seed", range(5))
def test_a_new_set_has_no_faults_even_railroads_and_no_twins(seed: int) -> None:
    drawn = draw_set(seed)
    assert {finding.severity for finding in check_set(drawn, LOCAL)} == {Severity.NOTE}
    edges = Counter(code for city in drawn.cities for code in city.edges)
    assert edges.pop(BLANK) == 36
    assert max(edges.values()) - min(edges.values()) <= 1
    assert len({city.railroads for city in drawn.cities}) == 37
    assert all(len(drawn.city_of[name].railroads) >= 3 for name in drawn.starts)


def test_one_seed_draws_one_set() -> None:
    assert draw_set(7) == draw_set(7) != draw_set(8)


def test_sets_of_all_sizes_can_be_drawn() -> None:
    for companies, cities, blanks in ((16, 72, 100), (3, 8, 0), (5, 20, 10)):
        try:
            drawn = draw_set(1, companies=companies, cities=cities, blanks=blanks)
        except NewSetError as error:
            assert "passes the checks" in str(error)  # noqa: PT017  # either outcome is right
        else:
            assert (len(drawn.railroads), len(drawn.cities)) == (companies, cities)


@pytest.mark.parametrize(
    ("numbers", "said"),
    [({"companies": 2}, "railroads"), ({"cities": 500}, "cities"), ({"blanks": 69}, "blank edges")],
)
def test_numbers_no_set_can_have_are_refused(numbers: dict[str, Any], said: str) -> None:
    with pytest.raises(NewSetError, match=f"The number of {said} must be from"):
        draw_set(1, **numbers)
