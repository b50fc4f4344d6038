"""What is proved at length by ``python -m tests.by_post`` holds for the first numbers of each sort."""

from collections import Counter

import pytest

from tests import by_post
from tests.by_post import Shown, chance_of, main
from tests.engine.game.steps.postal import test_rounds


@pytest.mark.parametrize(("what", "count"), [("rounds", 12), ("letters", 50), ("tables", 6), ("boards", 12)])
def test_the_first_numbers_have_no_fault(what: str, count: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert [by_post.shown(what, number).wrong for number in range(count)] == [""] * count
    assert main(["--what", what, "--count", "1"]) == 0
    assert capsys.readouterr().out.startswith(f"{what}: 1, 0 with a fault (")


@pytest.mark.slow
def test_a_game_of_bots_by_letters_has_no_fault() -> None:
    shown = by_post.shown("games", 0)
    assert shown.wrong == ""
    assert min(shown.counts[kind] for kind in ("letters", "links", "races")) > 30


def test_a_fault_is_told_with_its_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(test_rounds, "differences", lambda number: [f"{number}: money is lost"])
    assert by_post.shown("rounds", 3).wrong == "3: money is lost"
    monkeypatch.setattr(by_post, "shown", _half_wrong)
    assert by_post.prove("rounds", range(4), 1) == 2
    assert "rounds 1: wrong\nrounds 3: wrong\nrounds: 4, 2 with a fault" in capsys.readouterr().out


def _half_wrong(_what: str, number: int) -> Shown:
    return Shown(Counter(), "wrong" * (number % 2))


def test_plans_that_come_too_often_are_no_chance() -> None:
    assert chance_of(Counter(range(1_000)), 1_000) > 0.99
    assert chance_of(Counter({plan: 1 + 9 * (plan < 100) for plan in range(1_000)}), 1_000) < 0.001
