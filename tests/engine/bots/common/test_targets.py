"""What bots aim at, where there is nothing."""

import numpy as np
import pytest

from engine.bots.common.targets import Aims
from engine.game.compiling import facts_of
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
