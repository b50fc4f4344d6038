from engine.checks.check_runner import check
from tests.engine.checks.city_boards import second_starts_from


def test_second_starts_that_first_starts_cannot_reach_by_then_are_no_finding() -> None:
    assert "X165" not in {finding.code for finding in check(second_starts_from(9))}
