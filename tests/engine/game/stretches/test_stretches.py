"""Games whose states need not last, which are played in stretches, against the same made move by move."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.boardfile.reading import read_board
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.play import Game, run
from engine.game.state import State
from engine.game.stretches import stretch
from engine.game.stretches.rows import Told
from engine.paths.speed import at_pace
from engine.shipped import folder
from tests.engine.paths.graphs import PACES


class Lengths:
    """Notes how many moves each stretch has."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[int] = []
        played = stretch.Stretches.played

        def noted(stretches: stretch.Stretches, state: State) -> list[Told]:
            told = played(stretches, state)
            self.found += [len(told)] if told else []
            return told

        monkeypatch.setattr(stretch.Stretches, "played", noted)


@pytest.fixture
def lengths(monkeypatch: pytest.MonkeyPatch) -> Lengths:
    """Note the lengths of all stretches."""
    return Lengths(monkeypatch)


def hold(game: Game, bots: Sequence[str], seed: int, lengths: Lengths) -> float:
    """Hold the moves, events and states of a game against each other; return the part played in stretches."""
    players = [BOTS[name] for name in bots]
    expected = list(run(game, players, Random(seed)))
    lengths.found.clear()
    made = last = 0
    for at, each in enumerate(run(game, players, Random(seed), lasting=False)):
        assert each[:3] == expected[at][:3], f"move {at}"
        if len(lengths.found) > made:
            made, last = len(lengths.found), at + lengths.found[-1] - 1
        if at == last or at == len(expected) - 1:
            assert each.state == expected[at].state, f"state after move {at}"
    assert at == len(expected) - 1
    return sum(lengths.found) / len(expected)


def shipped(name: str) -> Game:
    """Return a game on a board that comes with the program."""
    return Game(facts_of(read_board(folder("maps") / f"{name}.yaml").board))


@pytest.mark.parametrize("name", ["severn", "ireland"])
@pytest.mark.parametrize("pace", PACES)
def test_whole_games_of_greedy_are_stretches(name: str, pace: str, lengths: Lengths) -> None:
    game = shipped(name)
    with at_pace(pace):
        parts = [hold(game, ["greedy"] * players, players, lengths) for players in (2, 3, 4, 5, 6, 8)]
    assert min(parts) > 0.95
