"""Ferries as facts: their places at sea, and the boards whose ferries no one could sail (6.C1)."""

from dataclasses import replace
from typing import Any

import pytest

from engine.board.document import Board
from engine.board.places import Ferry
from engine.board.rules import Plain
from engine.game.compiling import facts_of
from engine.game.moves import Buy, Enter
from engine.game.play import Game
from engine.game.races import Train, at_sea, need
from engine.game.routes.race_entries import entries
from engine.game.state import Pair
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.turns.illegal import IllegalMove
from tests.engine.game.boards import board_of, hexes_of, position


def strait(*ferries: Ferry, override: tuple[tuple[str, Plain], ...] = ()) -> Board:
    """Return a strait of three hexes between the towns West (A2) and East (A6)."""
    towns = [("West", "A2", ("11",)), ("East", "A6", ("12",))]
    board = board_of([".~~~~.", "......"], towns, ["West"], override=override, keys="dice-36")
    return board.edited(ferries=ferries)


def course(*labels: str, **fields: Any) -> Ferry:
    """Return the ferry Packet from West to East over a course."""
    sheet = strait().sheet
    return Ferry(
        **{"name": "Packet", "ports": ("West", "East"), **fields}, course=tuple(map(sheet.hex_named, labels))
    )


def test_a_ferry_has_places_of_its_own_at_sea() -> None:
    facts = facts_of(strait(course("A3", "A4", "A5"), course("A3", "A4", "A5", name="Pilot")))
    assert facts.hexes == 12
    assert [ferry.sea for ferry in facts.ferries] == [(12, 13, 14), (15, 16, 17)]
    assert facts.labels[12:] == (
        *("Packet:A3", "Packet:A4", "Packet:A5"),
        *("Pilot:A3", "Pilot:A4", "Pilot:A5"),
    )
    assert facts.hexes_by_label["Pilot:A4"] == 16
    assert facts.name(13) == "Packet:A4"


def test_a_course_may_be_written_from_either_end() -> None:
    there, back = facts_of(strait(course("A3", "A4", "A5"))), facts_of(strait(course("A5", "A4", "A3")))
    assert there.ferries == back.ferries
    assert there.ferries[0].way == (*hexes_of(there, "A2"), 12, 13, 14, *hexes_of(there, "A6"))


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (strait(course("A3", "A5")), "does not lead hex by hex from West to East"),
        (strait(course()), "needs a route of at least one hex"),
        (strait(course("A3", "A4", "A5", ports=("West", "Oban"))), "there is no town Oban"),
        (strait(course("A3", "A4", "A5"), course("A3", "A4", "A5")), "Two ferries are called 'Packet'"),
        (strait(course("A3", "A4", "A5"), override=(("toll", 2),)), "5, is not a multiple of the toll, 2"),
        (strait(course("A3", "A4", "A5"), override=(("sea_takes", 5),)), "Trains would never land"),
        (strait(replace(course("A3", "A4", "A5"), sea_takes=5)), "A turn at sea subtracts 5"),
    ],
)
def test_a_ferry_no_one_could_sail_is_reported(board: Board, said: str) -> None:
    with pytest.raises(RuleSetError, match=said):
        facts_of(board)


def test_a_course_off_the_map_is_reported() -> None:
    board = board_of([".~#~~.", "......"], [("West", "A1", ()), ("East", "A6", ())])
    ferry = Ferry("Packet", ("West", "East"), tuple(map(board.sheet.hex_named, ("A2", "A3", "A4", "A5"))))
    with pytest.raises(RuleSetError, match="leaves the map"):
        facts_of(board.edited(ferries=(ferry,)))


def test_a_ferry_may_be_as_slow_as_the_board_says() -> None:
    """6.C1e: what it says nothing of is as the rules say."""
    slow = replace(course("A3", "A4", "A5"), name="Slow", embark_takes=3, sea_takes=2)
    facts = facts_of(strait(course("A3", "A4", "A5"), slow, override=(("disembark_takes", 0),)))
    quick, dull = (ferry.way for ferry in facts.ferries)
    assert [need(facts, way) for way in (quick, dull, dull[::-1])] == [5, 7, 7]
    assert at_sea(facts, quick) == ((2, 5, 1),)
    assert at_sea(facts, dull) == ((4, 7, 2),)
    over_both = Train(0, 12, 3, (*at_sea(facts, quick), (9, 12, 2)))
    assert over_both.moved(1).rolled == 3
    assert over_both.moved(6).rolled == 8  # the ferry on which the turn began


def test_a_turn_that_starts_and_would_end_at_sea_loses_a_point() -> None:
    facts = facts_of(strait(course("A3", "A4", "A5")))
    route = facts.ferries[0].way
    assert need(facts, route) == 6
    assert at_sea(facts, route) == ((2, 6, 1),)
    train = Train(0, need(facts, route), sea=at_sea(facts, route))
    ashore = train.moved(1)
    assert ashore.rolled == 1  # embarking is paid, and the train still in port
    aboard = ashore.moved(2)
    assert aboard.rolled == 3
    assert aboard.moved(2).rolled == 4
    assert aboard.moved(3).rolled == 6  # ashore: nothing is taken
    assert Train(0, 6, 3, ((2, 6, 3),)).moved(1).rolled == 3  # never backwards


def test_a_toll_of_two_and_a_fee_of_four_are_paid_together() -> None:
    facts = facts_of(strait(course("A3", "A4", "A5", fee=4), override=(("toll", 2),)))
    state = position(facts, [["B1 A2", "A6 B6"], ["A1 A2"]], ferries=(1,), stage="operating", undeclared=(0,))
    state.pair = Pair(1, ("11", "12"), ("B1", "B6"), hexes_of(facts, "B1"), hexes_of(facts, "B6"))
    game = Game(facts)
    (entry,) = [move for move in game.legal_moves(state) if isinstance(move, Enter)]
    assert entry.pay == (0, 4)
    after, _ = game.apply(state, entry)
    assert after.accounts == [20 - 4 + 20, 24]


def test_a_ferry_is_bought_in_a_building_turn_only() -> None:
    facts = facts_of(strait(course("A3", "A4", "A5")))
    state = position(facts, [["B1 A2"], ["A1 A2"]], stage="operating", undeclared=(0,))
    state.pair = Pair(1, ("11", "12"), ("B1", "A2"), hexes_of(facts, "B1"), hexes_of(facts, "A2"))
    with pytest.raises(IllegalMove, match="enter the race or decline"):
        Game(facts).apply(state, Buy(0))


def test_a_train_turns_round_in_port_and_not_at_sea() -> None:  # 6.C1c
    board = strait(course("A3", "A4", "A5"))
    facts = facts_of(board, replace(rules_of(board), routes_turn=True))
    state = position(facts, [[], ["A1 A2 B2 B1"]], ferries=(0,), stage="operating", undeclared=(0, 1))
    state.pair = Pair(1, ("11", "12"), ("A1", "B1"), hexes_of(facts, "A1"), hexes_of(facts, "B1"))
    at_sea_and_back = hexes_of(facts, "A1 A2 Packet:A3 A2 B2 B1")
    with pytest.raises(IllegalMove, match=r"cannot turn round at sea.*\(6\.C1c\)"):
        Game(facts).apply(state, Enter(at_sea_and_back, (0, 3)))
    over = hexes_of(facts, "A1 A2 Packet:A3 Packet:A4 Packet:A5 A6 Packet:A5 Packet:A4 Packet:A3 A2 B2 B1")
    assert [move.route for move in entries(facts, state, 0)] == [over]
