"""Routes in words, and what hexes are called in them."""

from dataclasses import replace

import pytest

from engine.board.places import Town
from engine.game.compiling import facts_of
from engine.game.moves import Enter
from engine.transcript.names import Names, hex_names
from engine.transcript.races import declared
from engine.transcript.ways import length, way
from tests.engine.game.boards import hexes_of, plain_facts, position, vale

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


def test_hills_are_told_where_they_cost_a_point() -> None:
    """6.B5: a hill takes a point off the roll of the train that enters it from open ground."""
    facts = facts_of(BOARD)
    names = hex_names(BOARD, facts)
    assert length(facts, names, hexes_of(facts, "A1 A2")) == "1 link"
    assert length(facts, names, hexes_of(facts, "A1 A2 B2 C3")) == "3 links, 1 hill (B2)"
    assert length(facts, names, hexes_of(facts, "A2 B2 A2 B2")) == "3 links, 2 hills (B2, B2)"
    dear = facts_of(vale(("hill_takes", 2)))
    assert length(dear, names, hexes_of(dear, "A1 A2 B2 C3")) == "3 links, 1 hill (B2) for 2 points"


def test_an_entry_tells_whose_track_is_paid_for_how_many_links() -> None:
    """6.B2: a link is paid for to one of its owners, one's own to nobody."""
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
        "Blue enters by Ayton – A2: 1 link, pays nobody."
    )
