"""How many races planner takes to be to come, and of which pairs."""

from random import Random

import pytest

from engine.bots.common.compiled_sums import ONE
from engine.bots.common.race_chances import chances, races_left
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.moves import Done, Lay
from engine.game.play import Game
from engine.game.state import Pair
from engine.rulesets.editions import rules_of
from engine.turns.play import moves_of
from tests.engine.game.boards import board_of, hexes_of, position

TOWNS = {"Ayton": "B1", "Beeby": "B7", "Ceeley": "B22", "Deene": "B27"}


def country(edition: str) -> Facts:
    """Return the facts of open country with eight keys, two a town, by an edition."""
    keyed = [(name, label, [f"1{turn}", f"2{turn}"]) for turn, (name, label) in enumerate(TOWNS.items(), 1)]
    board = board_of(["." * 27] * 3, keyed, ["Ayton"], keys="dice-36")
    return facts_of(board, rules_of(board, edition))


@pytest.mark.parametrize(
    ("edition", "used", "seen", "left"),
    [
        ("sixth", (), (), 4),
        ("sixth", ("11", "22", "13"), (), 2),
        ("tournament", (), (), 8),
        ("tournament", ("11",), ("11", "11", "22", "13"), 6),
    ],
)
def test_there_are_as_many_races_as_pairs_of_keys_that_come_up_yet(
    edition: str, used: tuple[str, ...], seen: tuple[str, ...], left: int
) -> None:
    """6.B1, E.C2: each key comes once, in tournaments twice."""
    facts = country(edition)
    state = position(facts, [[], []], stage="operating", used=frozenset(used), seen=seen)
    assert races_left(facts, state) == left
    # Every race is one pair's.
    assert chances(facts, state).sum() / 2 == pytest.approx(left * ONE, rel=0.2)


def test_a_key_that_comes_up_twice_yet_is_in_twice_as_many_races() -> None:
    """E.C2."""
    facts = country("tournament")
    found = chances(facts, position(facts, [[], []], stage="operating", seen=("11",)))
    first, second, third = (list(facts.map_places.destinations).index(key) for key in ("11", "12", "13"))
    assert found[second, third] == pytest.approx(2 * found[first, third], rel=0.1)


@pytest.mark.parametrize(("richest", "left"), [(20, 23), (200, 5), (245, 1), (250, 1)])
def test_a_game_with_a_target_has_as_many_as_the_richest_needs(richest: int, left: int) -> None:
    """E.B7: keys come up without end there; two players play to 250."""
    facts = country("early")
    state = position(facts, [[], []], stage="operating", accounts=[20, richest])
    assert races_left(facts, state) == left


def test_a_pair_held_over_is_one_race_for_sure() -> None:
    """6.B1e."""
    facts = country("sixth")
    (ayton, ceeley) = hexes_of(facts, "B1 B22")
    held = (Pair(1, ("11", "13"), ("Ayton", "Ceeley"), (ayton,), (ceeley,)),)
    state = position(
        facts, [[], []], stage="operating", used=frozenset(facts.map_places.destinations), held=held
    )
    found = chances(facts, state)
    assert found.sum() == 2 * ONE
    first, third = (list(facts.map_places.destinations).index(key) for key in ("11", "13"))
    assert found[first, third] == found[third, first] == ONE


@pytest.mark.parametrize(("richest", "builds"), [(40, True), (245, False)])
def test_it_spends_no_prize_on_track_when_the_game_is_about_to_end(richest: int, builds: bool) -> None:
    """E.B6, E.B7: what is laid pays in races, of which there must be some left."""
    facts = country("early")
    extra = {"stage": "operating", "builders": (0, 1), "points": 20, "won": (20, 0), "takings": (0, 0)}
    tracks = ["B1 B2 B3 B4 B5 B6 B7"], ["A1 A2"]
    state = position(facts, tracks, accounts=[40, richest], starts=[facts.starts[0]] * 2, **extra)
    move = moves_of(BOTS["planner"].choose(Game(facts), state, Random(1)))[0]
    assert isinstance(move, Lay if builds else Done)
