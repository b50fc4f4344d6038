"""Runs with a partner by post: both write the same, and only where neither can run alone (VP.O6)."""

from dataclasses import replace
from random import Random

import pytest

from engine.bots.common.joint_entries import exchange_pay, joint_entry
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.events import Event, RaceEntered
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Exchange, WriteRound
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


EVEN = replace(FACTS, rules=replace(FACTS.rules, most_net=0))
"""Exchanges have to come out even, which this one does not."""


@pytest.mark.parametrize("name", ["greedy", "planner"])
@pytest.mark.parametrize("facts", [FACTS, EVEN], ids=["exchange", "joint run"])
def test_bots_write_the_same_run_and_it_holds(name: str, facts: Facts) -> None:
    game, state = Game(facts), met([RED], [BLUE], [])
    state.pair = None
    written, teams, events = [], list[tuple[int, ...]](), tuple[Event, ...]()
    for seat in range(3):
        move = BOTS[name].choose(game, game.view(state), Random(1))
        assert isinstance(move, WriteRound)
        written += [order for order in move.entries if seat < 2]
        state, events = game.apply(state, move)
    red, blue = written
    assert red.route == blue.route
    if facts is FACTS:
        assert (red.partner, blue.partner) == (NOWHERE, NOWHERE)
        assert (red.exchanges, blue.exchanges) == ((Exchange(1),), (Exchange(0),))
        assert (red.pay, blue.pay) == ((0, 5, 0), (4, 0, 0))
        teams = [(0,), (1,)]
    else:
        assert (red.partner, blue.partner) == (1, 0)
        teams = [(0, 1)]
    (entered,) = (event for event in events if isinstance(event, RaceEntered))
    assert [entry.players for entry in entered.entries] == teams


def test_no_exchange_is_written_where_the_rules_have_none() -> None:
    facts = replace(FACTS, rules=replace(FACTS.rules, exchange=False))
    state = met([RED], [BLUE], [])
    entry = joint_entry(facts, state, PAIR, 0)
    assert entry is not None
    assert exchange_pay(facts, state, entry, 0) is None
    assert exchange_pay(FACTS, state, entry, 0) == (0, 5, 0)
