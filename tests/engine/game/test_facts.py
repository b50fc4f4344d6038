"""Board and rules compiled to arrays."""

import pickle

import pytest

from engine.board.lines import SideLine
from engine.board.places import Special, Town
from engine.board.terrain import FIRST_OWN, TerrainKind
from engine.edits.terrain import PaintTerrain
from engine.game.compiling import facts_of
from engine.game.facts import NOWHERE
from engine.hexes.lattice import distance
from engine.rulesets.overrides import RuleSetError, overridden
from engine.rulesets.sixth import SIXTH
from tests.engine.game.boards import VALE, abroad, board_of, vale


def test_links_lead_there_and_back_at_one_price() -> None:
    facts = facts_of(vale())
    for link, there in enumerate(facts.neighbours):
        back = facts.backs[link]
        if there == NOWHERE:
            assert back == NOWHERE
            assert facts.costs[link] == 0
            continue
        assert facts.neighbours[back] == link // 6
        assert facts.backs[back] == link
        assert facts.costs[back] == facts.costs[link]
        assert facts.link(link // 6, there) == link
        assert facts.link(there, link // 6) == back


def test_links_join_what_the_lattice_joins() -> None:
    board = vale()
    facts = facts_of(board)
    hexes = [board.sheet.hex_named(label) for label in facts.labels]
    for start, hex_ in enumerate(hexes):
        near = {end for end, other in enumerate(hexes) if distance(hex_, other) == 1}
        assert {there for there in facts.neighbours[6 * start : 6 * start + 6] if there != NOWHERE} == near
    assert facts.link(0, 0) == NOWHERE
    assert facts.link(0, 5) == NOWHERE


def test_hexes_off_the_map_are_no_hexes() -> None:
    facts = facts_of(board_of(["..#", "#.."]))
    assert facts.labels == ("A1", "A2", "B2", "B3")
    assert facts.hexes == 4


def test_facts_can_be_pickled_and_read_back() -> None:
    facts = facts_of(vale())
    twin = pickle.loads(pickle.dumps(facts))
    for one, other in ((twin, facts), (twin.map_places, facts.map_places)):
        names = {*type(one).__slots__} - {"map_places"}
        assert all(getattr(one, name) == getattr(other, name) for name in names)


def test_a_town_is_a_place_with_keys() -> None:
    board = board_of(["...", "..."], [("Ayton", "A1", ("11",)), ("Quay", "A2", ())])
    facts = facts_of(board)
    assert [town.name for town in facts.map_places.towns] == ["Ayton"]
    assert facts.map_places.is_town(0)
    assert not facts.map_places.is_town(1)
    assert facts.name(0) == "Ayton (A1)"
    assert facts.name(1) == "A2"


def test_a_place_without_keys_keeps_its_ground() -> None:  # 6.A3, 6.A4
    facts = facts_of(board_of(["^^", ".."], [("Ayton", "A1", ("11",)), ("Quay", "A2", ())]))
    assert facts.costs[facts.link(0, 1)] == 3
    assert facts.costs[facts.link(1, 3)] == 3
    assert facts.costs[facts.link(0, 2)] == 1


def test_two_towns_on_a_hex_go_by_the_first_but_both_keys_lead_there() -> None:
    facts = facts_of(board_of([".."], [("Ayton", "A1", ("11",)), ("Beeby", "A1", ("12",))]))
    assert [town.name for town in facts.map_places.towns] == ["Ayton"]
    assert facts.map_places.destinations["11"].hexes == facts.map_places.destinations["12"].hexes == (0,)


def test_towns_that_lie_off_the_map_are_left_out() -> None:
    facts = facts_of(board_of(["#."], [("Ayton", "A1", ("11",))], starts=("Ayton",)))
    assert (facts.map_places.towns, facts.starts, facts.map_places.destinations) == ((), (), {})


def test_starts_in_the_sea_are_no_starts() -> None:
    facts = facts_of(board_of(["~."], [("Ayton", "A1", ("11",))], starts=("Ayton",)))
    assert facts.starts == ()


def test_rivers_and_closed_sides_are_known_from_either_hex() -> None:
    board = board_of(["...", "..."])
    river = SideLine("river", "Brook", (board.sheet.side_named("A1.E"),))
    closed = SideLine("closed", "Gorge", (board.sheet.side_named("A2.E"),))
    facts = facts_of(board.edited(lines=(river, closed)))
    assert (facts.costs[facts.link(0, 1)], facts.costs[facts.link(1, 0)]) == (3, 3)
    assert (facts.costs[facts.link(1, 2)], facts.costs[facts.link(2, 1)]) == (0, 0)


def test_a_kind_of_the_boards_own_costs_and_delays_as_it_says() -> None:
    board = board_of(["..."]).edited(kinds=(TerrainKind("m", "marsh", half=4, delay=2),))
    facts = facts_of(PaintTerrain((board.sheet.hex_named("A2"),), FIRST_OWN).apply(board))
    assert facts.costs[facts.link(0, 1)] == 5
    assert facts.delays[facts.link(0, 1)] == 2
    assert facts.delays[facts.link(1, 0)] == 0


def test_hills_delay_each_or_only_the_first_of_several() -> None:  # 6.B5
    board = board_of([".^^."])
    each = facts_of(board)
    first = facts_of(board, overridden(SIXTH, [("hill_delay", "from_open")]))
    for facts, expected in ((each, [1, 1, 0]), (first, [1, 0, 0])):
        assert [facts.delays[facts.link(start, start + 1)] for start in range(3)] == expected


def test_foreign_hexes_are_marked() -> None:
    facts = facts_of(abroad(board_of(["..", ".."]), ["A2", "B2"]))
    assert facts.foreign == (False, True, False, True)


def test_specials_offer_hexes_towns_ports_countries_and_edges() -> None:  # 6.B1c
    board = abroad(board_of([".....", "..~..", "....."]), ["A5", "B5"])
    sheet = board.sheet
    board = board.edited(
        keys="dice-36+6",
        towns=(Town("Quay", sheet.hex_named("B2"), port=True), Town("Ayton", sheet.hex_named("A1"), ("11",))),
        specials=(
            Special("1", "Bridges", hexes=(sheet.hex_named("C3"), sheet.hex_named("B3"))),
            Special("2", "Two", towns=("Ayton", "Quay", "Nowhere")),
            Special("3", "any port", any="port"),
            Special("4", "Abroad", country="Abroad"),
            Special("5", "East", edge="east"),
            Special("6", "South", edge="south"),
        ),
    )
    facts = facts_of(board)
    found = {
        key: [facts.labels[hex_] for hex_ in place.hexes]
        for key, place in facts.map_places.destinations.items()
    }
    assert found == {
        "11": ["A1"],
        "1": ["C3"],
        "2": ["A1", "B2"],
        "3": ["B2"],
        "4": ["A5", "B5"],
        "5": ["A5", "B5", "C5"],
        "6": ["C1", "C2", "C3", "C4", "C5"],
    }


def test_edges_are_the_outermost_hexes_on_the_map() -> None:
    board = board_of(["#..#", "...."]).edited(
        keys="dice-36+6", specials=(Special("1", "West", edge="west"), Special("2", "North", edge="north"))
    )
    facts = facts_of(board)
    found = [[facts.labels[hex_] for hex_ in facts.map_places.destinations[key].hexes] for key in "12"]
    assert found == [["A2", "B1"], ["A2", "A3", "B1", "B4"]]


def test_two_small_towns_share_a_key() -> None:
    facts = facts_of(board_of(["..."], [("Ayton", "A1", ("11",)), ("Beeby", "A3", ("11",))]))
    assert facts.map_places.destinations["11"].hexes == (0, 2)
    assert facts.map_places.destinations["11"].name == "Ayton or Beeby"


def test_rules_that_cannot_be_played_are_refused() -> None:
    with pytest.raises(RuleSetError, match="unheard of"):
        facts_of(board_of(VALE, rules="unheard of"))
    with pytest.raises(RuleSetError, match="min_ran"):
        facts_of(board_of(VALE, override=[("min_ran", 3)]))


def test_dice_cannot_find_cards() -> None:
    with pytest.raises(RuleSetError, match="this board has cards"):
        facts_of(board_of(["..."], keys="cards-52", override=[("keys_drawn", "dice")]))
