"""What planner foresees of cities that appear (TC.gm1, TC.gm2)."""

from random import Random

import pytest

from engine.bots.cities.foresight import Foresight, coming_cities, lengths_from
from engine.bots.greedy.greedy import GreedyBot
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.moves import Lay
from engine.game.play import Game
from engine.game.state import State
from engine.game.track.laying import footing
from engine.turns.play import run
from tests.engine.game.cities.coasts import coast_to_coast


@pytest.fixture(scope="module")
def facts() -> Facts:
    return facts_of(coast_to_coast())


@pytest.fixture(scope="module")
def state(facts: Facts) -> State:
    """The first state with some track."""
    moves = run(Game(facts), [GreedyBot()] * 3, Random(1))
    return next(each.state for each in moves if isinstance(each.move, Lay) and each.state.hexes[0])


def test_as_many_cities_are_foreseen_as_appear_later_ones_counting_less(facts: Facts) -> None:
    assert coming_cities(facts, 14, 3).sum() == pytest.approx(4.0)
    assert 4.0 < coming_cities(facts, 12, 3).sum() < 12.0
    assert not coming_cities(facts, 15, 3).any()


def test_track_towards_open_land_gains_and_track_where_it_lies_gains_nothing(
    facts: Facts, state: State
) -> None:
    seen = Foresight(facts, state, 0)
    own = footing(facts, state, 0)
    lengths = lengths_from(facts, own)
    further = tuple(hex_ for hex_ in range(facts.hexes) if 0 < lengths[hex_] <= 3)
    assert seen.gain(own) == 0.0
    assert seen.gain(further) > 0.0


def test_a_city_that_fewer_rivals_reach_is_worth_more(facts: Facts, state: State) -> None:
    worths = Foresight(facts, state, 0).worths()
    (city, worth) = max(worths.items(), key=lambda item: item[1])
    contested = state.copy()
    contested.present[city] |= 0b110
    assert 0 < Foresight(facts, contested, 0).worths()[city] < worth
