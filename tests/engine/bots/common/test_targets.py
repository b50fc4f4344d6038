"""What bots aim at, where there is nothing."""

import numpy as np
import pytest

from engine.board.rules import Connection
from engine.bots.common.targets import Aims, connections_left
from engine.game.compiling import facts_of
from engine.game.state import new_state
from engine.paths.grid import Grid
from tests.engine.game.boards import vale


@pytest.mark.parametrize("worths", [[], np.array([], np.int64)])
def test_without_aims_none_is_worth_anything(worths: object) -> None:
    facts = facts_of(vale())
    aims = Aims(
        Grid(facts.neighbours, facts.backs, facts.costs, [0] * facts.hexes, [0] * len(facts.costs), ()),
        worths,
    )
    assert aims.most == 0
    assert aims.points == {}


def test_the_last_place_of_a_connection_is_worth_its_bonus() -> None:  # 6.C4
    hexes = [vale().sheet.hex_named(label) for label in ("A1", "A5", "C9")]
    rules = (Connection(tuple(hexes[:2]), bonus=9), Connection(tuple(hexes), bonus=20))
    facts = facts_of(vale().edited(special_rules=rules))
    start, second, third = (facts.hexes_by_label[label] for label in ("A1", "A5", "C9"))
    state = new_state(facts, 2)
    state.present[start] = 1
    assert connections_left(facts, state, 0) == {second: 9}
    assert not connections_left(facts, state, 1)
    state.present[second] = 1
    state.joined = 1
    assert connections_left(facts, state, 0) == {third: 20}
