"""Joint runs by post: both partners write the same run, and only where neither can run alone."""

from dataclasses import replace
from random import Random

import pytest

from engine.bots.common.joint_entries import joint_entry
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.moves import Missing, WriteRound
from engine.game.play import Game
from engine.game.state import Pair, State
from engine.rulesets.overrides import with_overrides
from tests.engine.game.boards import hexes_of, position, vale

FACTS = facts_of(
    with_overrides(
        vale(("race_table", "draws")).edited(rules="postal"), {"most_to_one": 2, "build_rounds": 1}
    )
)
PAIR = Pair(1, ("11", "13"), ("Ayton", "Ceeley"), hexes_of(FACTS, "A1"), hexes_of(FACTS, "A10"))
RED, BLUE = "A1 A2 A3 A4 A5", "A5 A6 A7 A8 A9 A10"


def met(*tracks: list[str]) -> State:
    """Return a state in which the race is due, with the track of Red, Blue and Green."""
    state = position(FACTS, tracks, stage="operating", pair=PAIR)
    state.post = replace(state.post, phase="writing", offered=(PAIR,), written=(None,) * 3, race_round=1)
    return state


def test_two_who_cannot_run_alone_run_together() -> None:
    state = met([RED], [BLUE], [])
    entry = joint_entry(FACTS, state, PAIR, 0)
    assert entry is not None
    assert entry == joint_entry(FACTS, state, PAIR, 1)
    assert (entry.players, entry.route) == ((0, 1), hexes_of(FACTS, "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10"))
    assert joint_entry(FACTS, state, PAIR, 2) is None


def test_who_can_run_alone_runs_alone() -> None:
    assert joint_entry(FACTS, met([f"{RED} A6 A7 A8"], ["A8 A9 A10"], []), PAIR, 0) is None
    assert joint_entry(FACTS, met([RED], [BLUE, RED], []), PAIR, 0) is None


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_bots_write_the_same_joint_run(name: str) -> None:
    game, state = Game(FACTS), met([RED], [BLUE], [])
    state.pair = None
    written = []
    for _ in range(2):
        move = BOTS[name].choose(game, game.view(state), Random(1))
        assert isinstance(move, WriteRound)
        written.append([(order.race, order.route, order.partner) for order in move.entries])
        state = game.apply(state, Missing()).state
    (red,), (blue,) = written
    assert red[:2] == blue[:2]
    assert (red[2], blue[2]) == (1, 0)
