"""What pays for track (6.A6, 6.B6)."""

from dataclasses import replace

import pytest

from engine.game.events import BANK, Paid, Reason
from engine.game.moves import Lay
from engine.game.play import Game
from engine.game.state import Funds
from engine.game.track.extra_building import begin_extra_turn
from tests.engine.game.boards import plain_facts, position


@pytest.mark.parametrize(("funds", "account"), [("allowance", 20), ("account", 19)])
def test_what_pays_for_track_is_said_by_the_state_whatever_its_stage(funds: Funds, account: int) -> None:
    game = Game(plain_facts(4, 2))
    state = position(game.facts, [["A1 A2"]], starts=[0], round=1, builders=(0,), points=3, track_funds=funds)
    state.accounts = [20]
    assert state.stage == "building"
    after, events = game.apply(state, Lay(1, 2))
    assert (after.points, after.accounts) == (2, [account])
    paid = [(one.payee, one.purpose.reason) for one in events if isinstance(one, Paid)]
    assert paid == ([(BANK, Reason.TRACK)] if funds == "account" else [])


def test_extra_track_may_be_counted_in_links_whatever_each_costs() -> None:  # TC.build2
    plain = plain_facts(6, 2)
    facts = replace(plain, rules=replace(plain.rules, extra_unit="links", extra_points=2))
    game = Game(facts)
    state = position(facts, [["A1 A2"]], starts=[0], round=1, stage="operating")
    state.accounts = [20]
    begin_extra_turn(facts, state, (0,))
    assert (state.track_funds, state.points) == ("links", 2)
    after = game.apply(state, Lay(1, 2)).state
    after = game.apply(after, Lay(2, 3)).state
    assert after.accounts == [18]
    refused = game.why_illegal(after, Lay(3, 4))
    assert refused is not None
    assert refused.rule == "TC.build2"
