"""Holding a game that is played in stretches against the same made move by move."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

import pytest

from engine.bots.roster import BOTS
from engine.game.moves import Done, Lay, Move, Roll, RollKey, RollTrain, TurnCard
from engine.game.play import Game, Player, run
from engine.game.state import State
from engine.game.stretches import stretch
from engine.game.stretches.rows import Told


class Stretched(NamedTuple):
    """The moves of a stretch, and the state in which it began."""

    begun: State
    moves: tuple[Move, ...]


class Stretches:
    """Notes the stretches that are played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[Stretched] = []
        played = stretch.Stretches.played

        def noted(stretches: stretch.Stretches, state: State) -> list[Told]:
            begun = state.copy()
            told = played(stretches, state)
            if told:
                self.found.append(Stretched(begun, tuple(move for _, move, _ in told)))
            return told

        monkeypatch.setattr(stretch.Stretches, "played", noted)

    @property
    def parts(self) -> frozenset[str]:
        """What of the games was played in stretches: building, extra building, draws, races."""
        found = set()
        for begun, moves in self.found:
            later = begun.stage == "operating"
            for move in moves:
                later = later or isinstance(move, RollKey | TurnCard)
                found.add("extra" if later and isinstance(move, Lay | Done) else _PARTS.get(type(move), ""))
        return frozenset(found - {""})


_PARTS: Final = {Roll: "building", RollKey: "draws", TurnCard: "draws", RollTrain: "races"}


def hold(game: Game, bots: Sequence[str | Player], seed: int, stretches: Stretches) -> float:
    """Hold the moves, events and states of a game against each other; return the part played in stretches."""
    players = [BOTS[bot] if isinstance(bot, str) else bot for bot in bots]
    expected = list(run(game, players, Random(seed)))
    before = made = len(stretches.found)
    last = 0
    for at, each in enumerate(run(game, players, Random(seed), lasting=False)):
        assert each[:3] == expected[at][:3], f"move {at}"
        if len(stretches.found) > made:
            made, last = len(stretches.found), at + len(stretches.found[-1].moves) - 1
        if at == last or at == len(expected) - 1:
            assert each.state == expected[at].state, f"state after move {at}"
    assert at == len(expected) - 1
    return sum(len(each.moves) for each in stretches.found[before:]) / len(expected)
