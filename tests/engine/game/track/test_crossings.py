"""Crossings as facts, and the boards whose crossings no one could lay (6.C4)."""

from collections.abc import Iterable
from itertools import pairwise

import pytest

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.game.compiling import facts_of
from engine.game.moves import Cross, Lay
from engine.game.play import Game
from engine.rulesets.overrides import RuleSetError
from engine.turns.illegal import IllegalMove
from tests.engine.game.boards import abroad, board_of, hexes_of, position


def firth(*crossings: Crossing) -> Board:
    """Return a firth three hexes wide with crossings of it."""
    board = board_of(["..~~~..", ".......", "......#"])
    return board.edited(special_rules=board.special_rules + crossings)


def tunnel(
    labels: str = "A2 A3 A4 A5 A6", name: str = "Tunnel", whole: bool = True, cost: int = 6
) -> Crossing:
    """Return a crossing over a course."""
    sheet = firth().sheet
    return Crossing(name, tuple(map(sheet.hex_named, labels.split())), cost, whole, delay=2)


def test_a_whole_crossing_has_no_price_by_the_link() -> None:
    facts = facts_of(firth(tunnel()))
    (line,) = facts.crossings
    assert line.way == hexes_of(facts, "A2 A3 A4 A5 A6")
    assert [facts.costs[link] for link in line.links] == [0] * 4
    assert facts.pieces == {}


def test_a_crossing_in_pieces_has_its_price_on_each_link_both_ways() -> None:
    facts = facts_of(firth(tunnel(whole=False, cost=4)))
    (line,) = facts.crossings
    both = [*line.links, *(facts.backs[link] for link in line.links)]
    assert [facts.costs[link] for link in both] == [4] * 8
    assert facts.pieces == dict.fromkeys(both, 0)


def test_a_crossing_delays_trains_once_from_either_end() -> None:
    facts = facts_of(firth(tunnel()))
    way = facts.crossings[0].way
    for route in (way, way[::-1]):
        assert [facts.delay(*step) for step in pairwise(route)] == [2, 0, 0, 0]


@pytest.mark.parametrize(
    ("crossings", "said"),
    [
        ([tunnel("A2 A4")], "Tunnel has a gap or leaves the map"),
        ([tunnel("A2")], "Tunnel has a gap or leaves the map"),
        ([tunnel("C6 C7")], "Tunnel has a gap or leaves the map"),
        ([tunnel(cost=0)], "Tunnel needs a cost of 1 or more"),
        ([tunnel(), tunnel("B1 B2")], "Two crossings are called 'Tunnel'"),
        ([tunnel(), tunnel("A4 A3", name="Bridge")], "Bridge shares a link with another"),
    ],
)
def test_a_crossing_no_one_could_lay_is_reported(crossings: Iterable[Crossing], said: str) -> None:
    with pytest.raises(RuleSetError, match=said):
        facts_of(firth(*crossings))


@pytest.mark.parametrize("whole", [True, False])
def test_the_map_lets_a_crossing_begin_abroad(whole: bool) -> None:
    facts = facts_of(abroad(firth(tunnel(whole=whole, cost=3)), ["A2", "A3"]))
    game, (here, sea, *_) = Game(facts), hexes_of(facts, "A2 A3 A4")
    state = position(facts, [["A1 A2"]], builders=(0,), points=4, round=1)
    move = Cross(0) if whole else Lay(here, sea)
    after, _ = game.apply(state, move)
    assert after.points == 1
    with pytest.raises(IllegalMove, match="first foreign hex"):
        game.apply(state, Lay(here, hexes_of(facts, "B2")[0]))
