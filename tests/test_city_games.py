"""Games in which cities appear are judged move by move, and replayed byte for byte (TC)."""

import pytest

from tests import city_games
from tests.engine.game.cities.referee import Referee

SMALL = 8
"""Of the two hundred games on small boards of ``python -m tests.city_games --small``."""


@pytest.mark.parametrize("number", range(SMALL))
def test_games_on_small_boards_of_every_sort_are_by_the_rules(number: int) -> None:
    bots = ("random", "planner", "greedy")[: 1 + number % 3]
    assert city_games.played(number, small=True, bots=bots).wrong == ""


@pytest.mark.slow
@pytest.mark.parametrize("number", range(2))
def test_games_on_the_shipped_board_are_by_the_rules(number: int) -> None:
    shown = city_games.played(number)
    assert shown.wrong == ""
    seats = len(city_games.SEATS[number])
    assert shown.counts["cities: chance"] == 56 + seats
    assert shown.counts["bank: first_entry"] > 0


def test_a_planner_without_rivals_plays_a_game_to_its_end() -> None:
    assert city_games.played(3, small=True, bots=("planner",)).wrong == ""


def test_a_fault_is_reported_with_its_game_and_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(referee: Referee, turn: object) -> None:
        referee.moves += 1
        assert referee.moves < 5, turn

    monkeypatch.setattr(Referee, "judge", refuse)
    wrong = city_games.played(7, small=True, bots=("greedy",)).wrong
    assert wrong.startswith("game 7, ('greedy',), move 5: AssertionError")


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert city_games.main(["--small", "--games", "1", "--bots", "greedy,greedy"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith("1 games, 0 with a fault; coast to coast was run in ")
    assert any(line.endswith(" cities: chance") for line in lines)
