"""What the benchmark says of games is said of games as they are played."""

import pytest

from engine.game.compiling import facts_of
from engine.game.play import Game, Player
from engine.trials import rates
from tests.engine.game.boards import vale


def test_shares_are_of_a_game_played_as_those_that_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game that is timed in parts is the first of those counted."""
    found: list[int] = []
    played = rates._played  # noqa: SLF001  # it is counted as it is played

    def noted(game: Game, players: list[Player], seed: int) -> int:
        found.append(played(game, players, seed))
        return found[-1]

    monkeypatch.setattr(rates, "_played", noted)
    rate = rates.rates(Game(facts_of(vale(("races", 4)))), "greedy", "plain", 0)
    _, counted_game, timed_game = found
    assert counted_game == timed_game == rate.moves
    assert rate.searching + rate.ruling + rate.choosing == pytest.approx(1)
    assert rate.searching > rate.choosing


def test_a_game_in_which_something_was_compiled_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled once would tell of the compiler; the same game played again tells of games."""
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
