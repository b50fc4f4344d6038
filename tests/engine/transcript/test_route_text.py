"""Routes in words, and what hexes are called in them."""

from dataclasses import replace

import pytest

from engine.board.places import Town
from engine.board.rules import Crossing
from engine.game.compiling import facts_of
from engine.game.facts import NOWHERE
from engine.game.moves import Enter, Propose
from engine.game.races import Train, at_sea, need
from engine.transcript.names import Names, hex_names
from engine.transcript.races import RaceTable, declared
from engine.transcript.route_text import length, way
from tests.engine.game.boards import ferried, hexes_of, plain_facts, position, vale

BOARD = vale(("races", 4))


@pytest.mark.parametrize(
    ("route", "told"),
    [
        ("A1 A2 A3 A4 A5", "A1 – A5"),
        ("A1 A2 B2 C3 C4", "A1 – A2 – C3 – C4"),
        ("A1 A2 A1", "A1 – A2 and back to A1"),
        ("A1 A2 A3 A4 A3 A2 B2 C3", "A1 – A2 – A4 and back to A2 – C3"),
        ("A1 A2 A3 A2 A3 A4", "A1 – A2 – A3 and back to A2 – A4"),
        ("A1 A2 A1 A2 A3 A2", "A1 – A2 and back to A1 – A2 – A3 and back to A2"),
        ("A1 A2", "A1 – A2"),
    ],
)
def test_a_route_is_named_by_its_bends_and_where_it_turns_back(route: str, told: str) -> None:
    facts = plain_facts(6, 4)
    assert way(facts, facts.labels, hexes_of(facts, route)) == told


def test_a_route_names_towns_and_places_it_passes_straight_through() -> None:
    place = Town("Portskewett", BOARD.sheet.hex_named("A3"))
    nameless = Town("", BOARD.sheet.hex_named("A4"))
    board = BOARD.edited(towns=(*BOARD.towns, place, nameless))
    facts = facts_of(board)
    route = hexes_of(facts, "A1 A2 A3 A4 A5 A6")
    assert way(facts, hex_names(board, facts), route) == "Ayton – Portskewett – Beeby – A6"


def test_a_hex_goes_by_its_keyed_town_before_any_other_name() -> None:
    quay = Town("Ayton Quay", BOARD.sheet.hex_named("A1"))
    first, *others = BOARD.towns
    board = BOARD.edited(towns=(quay, first, *others))
    facts = facts_of(board)
    assert hex_names(board, facts)[facts.hexes_by_label["A1"]] == "Ayton"
    board = BOARD.edited(towns=(replace(first, name=""), *others))
    assert hex_names(board, facts_of(board))[facts.hexes_by_label["A1"]] == "A1"


def test_hills_are_named_where_they_cost_a_point() -> None:
    """6.B5: a hill takes a point off the roll of the train that enters it from open ground."""
    facts = facts_of(BOARD)
    names = hex_names(BOARD, facts)
    assert length(facts, names, hexes_of(facts, "A1 A2")) == "1 link"
    assert length(facts, names, hexes_of(facts, "A1 A2 B2 C3")) == "3 links, 1 hill (B2)"
    assert length(facts, names, hexes_of(facts, "A2 B2 A2 B2")) == "3 links, 2 hills (B2, B2)"
    dear = facts_of(vale(("hill_takes", 2)))
    assert length(dear, names, hexes_of(dear, "A1 A2 B2 C3")) == "3 links, 1 hill (B2) for 2 points"


def test_a_crossing_is_named_where_it_delays_trains() -> None:
    """6.C4: a crossing takes its delay where a train comes onto it, besides what the ground there takes."""
    course = tuple(BOARD.sheet.hex_named(label) for label in ("A2", "B2", "C3"))
    board = BOARD.edited(special_rules=(Crossing("Pass", course, 5, delay=2),))
    facts = facts_of(board)
    names = hex_names(board, facts)
    there, back, off = (hexes_of(facts, route) for route in ("A1 A2 B2 C3", "C3 B2 A2 A1", "A1 A2 A3"))
    assert length(facts, names, there) == "3 links, 1 hill (B2), 2 points on the crossing Pass"
    assert length(facts, names, back) == "3 links, 1 hill (B2), 2 points on the crossing Pass"
    assert length(facts, names, off) == "2 links"
    tunnel = facts_of(board.edited(special_rules=(Crossing("", course, 5, delay=1, tunnel=True),)))
    assert length(tunnel, names, there) == "3 links, 1 point on the crossing A2–C3"


def test_a_ferry_is_named_with_its_time_its_owner_and_its_fee() -> None:
    """6.C1c, 6.C1e: boarding and leaving take a point each, and the owner's fee is due."""
    board = ferried(BOARD)
    facts = facts_of(board)
    names = Names(hex_names(board, facts), ("Red", "Blue", "Green"))
    state = position(facts, [["B4 B5"], ["B9 B10"], []], ferries=(1, NOWHERE))
    route = (*hexes_of(facts, "B4 B5"), *facts.ferries[0].sea, *hexes_of(facts, "B9 B10"))
    told = "B4 – Hythe – by the ferry Packet – Jetty – B10: 6 links, 2 points to embark and disembark"
    paid = "1 over Blue's track, Blue's ferry Packet for 5, pays Blue 6."
    assert declared(facts, names, state, 0, Enter(route, (0, 6, 0))) == f"Red enters by {told}; {paid}"
    there_and_back = (*route[:-1], *route[4:0:-1])
    assert way(facts, names.hexes, there_and_back).endswith("by the ferry Packet – Jetty and back to Hythe")
    joint = declared(facts, names, state, 0, Propose(2, route, (0, 6, 0)))
    assert joint == f"Red would run with Green by {told}; {paid}"
    assert declared(facts, names, state, 0, Propose(1, route, (0, 0, 0))).endswith(f"{told}, pays no one.")


def test_a_turn_at_sea_says_what_it_takes_with_the_roll() -> None:  # 6.C1e
    facts = facts_of(ferried(BOARD))
    route = (*hexes_of(facts, "B5"), *facts.ferries[0].sea, *hexes_of(facts, "B9"))
    race = RaceTable(("Red", "Blue"))
    race.start([Train(0, need(facts, route), sea=at_sea(facts, route)), Train(1, 4)])
    for player, face in ((0, 2), (1, 3), (0, 2), (1, 3), (0, 3)):
        race.roll(player, face)
    red, blue, *_ = race.sentences(((1,), (0,)))
    assert red == "Red needs 6 and rolls 2 + 2 (less 1 at sea) + 3 = 6."
    assert blue == "Blue needs 4 and rolls 3 + 3 = 6."


def test_an_entry_tells_whose_track_is_paid_for_how_many_links() -> None:
    """6.B2: a link is paid for to one of its owners, one's own to no one."""
    facts = facts_of(BOARD)
    names = Names(hex_names(BOARD, facts), ("Red", "Blue", "Green"))
    state = position(facts, [["A1 A2", "A4 A5"], ["A1 A2 A3"], ["A3 A4"]])
    state.add_link(facts, 1, facts.link(*hexes_of(facts, "A3 A4")))
    route = hexes_of(facts, "A1 A2 A3 A4 A5")
    told = declared(facts, names, state, 0, Enter(route, (0, 2, 0)))
    assert told == (
        "Red enters by Ayton – Beeby: 4 links; "
        "1 over Blue's track, 1 over Blue's or Green's track, pays Blue 2."
    )
    assert declared(facts, names, state, 1, Enter(hexes_of(facts, "A1 A2"), (0, 0, 0))) == (
        "Blue enters by Ayton – A2: 1 link, pays no one."
    )
