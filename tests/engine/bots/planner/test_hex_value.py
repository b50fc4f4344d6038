"""What planner holds towns to be worth: who is nearer, and what else comes nearer."""

from dataclasses import replace
from random import Random
from typing import Literal

import pytest

from engine.board.document import Board
from engine.bots.common.ground import ground_of
from engine.bots.common.targets import bonuses_of
from engine.bots.planner.expected_races import outlook_of
from engine.bots.planner.first_connection import Firsts, worth_of_firsts
from engine.bots.planner.hex_value import worth_of_hexes
from engine.bots.planner.race_value import Wishes
from engine.bots.planner.target_distances import approach_of
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.play import Game
from engine.game.state import State
from engine.game.track.laying import footing
from engine.paths.compilation import at_pace
from engine.paths.grid import BEYOND
from engine.turns.play import run
from tests.engine.game.boards import board_of, ferried, hexes_of, position, vale
from tests.engine.paths.graphs import PACES

TOWNS = {"Ayton": "B1", "Beeby": "B12", "Ceeley": "B22", "Deene": "B24"}
FIRSTS = Firsts(lost=50, contested=200, safe=100, turn=3)


def country(**towns: str) -> Board:
    """Return open country two dozen hexes long; all begin at Ayton."""
    keyed = [(name, label, [f"1{turn}"]) for turn, (name, label) in enumerate((towns or TOWNS).items(), 1)]
    return board_of(["." * 24] * 3, keyed, ["Ayton"], {"unserved_towns": 0}.items(), keys="dice-36")


def built(facts: Facts, *tracks: list[str]) -> State:
    """Return a building turn of the first of those whose track is given."""
    seats = tuple(range(len(tracks)))
    return position(facts, tracks, starts=[facts.starts[0]] * len(tracks), round=1, builders=seats, points=4)


def line(columns: int) -> list[str]:
    """Return the track from Ayton to a column of the row."""
    return [" ".join(f"B{column}" for column in range(1, columns + 1))]


@pytest.mark.parametrize(
    ("mine", "theirs", "percent"), [(5, 9, 50), (5, 8, 200), (5, 5, 200), (9, 3, 200), (9, 2, 100)]
)
def test_a_first_entry_counts_by_who_is_nearer(mine: int, theirs: int, percent: int) -> None:
    """6.A4: the turn is three points; a rival four nearer has as good as won it, one seven behind cannot."""
    facts = facts_of(country())
    state = built(facts, line(mine), line(theirs))
    near = approach_of(facts, state).least
    found = worth_of_firsts(facts, state, 0, near, FIRSTS)
    (beeby,) = hexes_of(facts, "B12")
    assert found[ground_of(facts).place[beeby]] == facts.rules.bonus * percent // 100


def test_a_town_that_has_a_railway_pays_nothing_more() -> None:
    facts = facts_of(country())
    state = built(facts, line(12), line(2))
    found = worth_of_firsts(facts, state, 0, approach_of(facts, state).least, FIRSTS)
    assert found[ground_of(facts).place[hexes_of(facts, "B12")[0]]] == 0


def test_a_town_of_its_own_bonus_counts_for_that() -> None:  # 6.A4
    board = country()
    board = board.edited(
        towns=tuple(replace(town, bonus=14) if town.name == "Beeby" else town for town in board.towns)
    )
    facts = facts_of(board)
    beeby, ceeley = (ground_of(facts).place[hexes_of(facts, label)[0]] for label in ("B12", "B22"))
    state = built(facts, line(2))
    found = worth_of_firsts(facts, state, 0, approach_of(facts, state).least, FIRSTS)
    assert (found[beeby], found[ceeley]) == (14, facts.rules.bonus)
    assert bonuses_of(facts, ()) == [facts.rules.bonus, 14, facts.rules.bonus, facts.rules.bonus]


@pytest.mark.slow
@pytest.mark.parametrize("pace", PACES)
def test_a_town_is_worth_more_from_which_others_are_nearer(pace: Literal["plain", "compiled"]) -> None:
    """Beeby and Ceeley lie as far apart from Ayton either way; beyond Ceeley is Deene."""
    facts = facts_of(country(Ayton="B12", Beeby="B2", Ceeley="B22", Deene="B24"))
    state = built(facts, ["B12 B13 B12"], ["B12 B11"])
    state.served = 0
    beeby, ceeley = hexes_of(facts, "B2 B22")

    def ahead(nearer: int) -> int:
        wishes = Wishes(trust=0, key=10, nearer=nearer)
        points = worth_of_hexes(facts, state, outlook_of(facts, state, 0), wishes, FIRSTS).points
        return points[ceeley] - points[beeby]

    with at_pace(pace):
        assert ahead(100) > ahead(0)


@pytest.mark.slow
@pytest.mark.parametrize("pace", PACES)
def test_all_is_as_far_as_from_the_nearest_hex_to_build_on_from(
    pace: Literal["plain", "compiled"],
) -> None:
    """Kept up hex by hex over a game, whether its states last or go on in place."""
    game = Game(facts_of(ferried(vale(("races", 2)))))
    ground, compared = ground_of(game.facts), 0
    with at_pace(pace):
        for lasting in (True, False):
            for played in run(game, [BOTS["planner"]] * 3, Random(4), lasting=lasting):
                state = played.state
                approach = approach_of(game.facts, state)
                for player in range(state.players):
                    own = footing(game.facts, state, player)
                    for target, hex_ in enumerate(ground.targets if own else ()):
                        lengths = [ground.length(one, hex_) for one in own]
                        assert approach.least[player, target] == min(lengths)
                        if min(lengths) < BEYOND:
                            assert approach.nearest[player, target] == own[lengths.index(min(lengths))]
                        compared += 1
    assert compared > 1000
