"""What the benchmark says of games is said of games as they are played."""

import pytest

from engine.game.compiling import facts_of
from engine.game.play import Game, Player
from engine.paths.floods import cost_map
from tests.benchmarks import rates
from tests.benchmarks.searches import timed
from tests.engine.game.boards import vale


def test_the_shares_of_a_game_are_its_searches_its_rules_and_its_choices() -> None:
    rate = rates.rates(Game(facts_of(vale(("races", 4)))), "greedy", "plain", 0)
    assert rate.searching + rate.ruling + rate.choosing == pytest.approx(1)
    assert min(rate.searching, rate.ruling, rate.choosing) > 0


def test_a_game_in_which_something_was_compiled_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled once would tell of the compiler; the same game played again says of games."""
    game = Game(facts_of(vale(("races", 4))))
    forms = iter([0, 1, 1, 1])
    played: list[int] = []

    def noted(_game: Game, _players: list[Player], seed: int) -> int:
        played.append(seed)
        return 100 + seed

    monkeypatch.setattr(rates, "compiled_forms", lambda: next(forms))
    monkeypatch.setattr(rates, "_played", noted)
    rate = rates.rates(game, "greedy", "plain", 0)
    assert (rate.games, rate.moves) == (1, 101)
    assert played[:3] == [0, 1, 1]


def test_searches_are_timed_for_a_while() -> None:
    with timed() as seconds:
        assert seconds() == 0
        cost_map([1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1], [3, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0], [0])
        taken = seconds()
        assert taken > 0
    cost_map([1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1], [3, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0], [0])
    assert seconds() == taken
