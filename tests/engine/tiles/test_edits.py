"""Edits of tile sets."""

from dataclasses import replace

from engine.tiles.edits import (
    AddCity,
    AddRailroad,
    ChangeCity,
    ChangeRailroad,
    RemoveCity,
    RemoveRailroad,
    SetFieldOfSet,
    with_edge,
)
from engine.tiles.set import BLANK, CityTile, Railroad
from tests.engine.tiles.sets import changed, lakes

CHICAGO = lakes().cities[0]


def test_a_new_name_is_followed_by_the_starts_and_the_game_alone() -> None:
    after = ChangeCity(0, CHICAGO, replace(CHICAGO, name="Chi-Town")).apply(lakes())
    assert after.starts[0] == "Chi-Town"
    assert after.solitaire is not None
    assert after.solitaire.cities[0] == "Chi-Town"


def test_a_stale_edit_changes_nothing() -> None:
    other = replace(CHICAGO, goods=1)
    assert ChangeCity(1, CHICAGO, other).apply(lakes()) is lakes()
    assert RemoveCity(0, other).apply(lakes()) is lakes()
    assert ChangeCity(0, CHICAGO, CHICAGO).apply(lakes()) is lakes()


def test_cities_are_added_at_the_end_and_removed_by_their_place() -> None:
    reno = CityTile("Reno", ("LP", BLANK, BLANK, BLANK), 1)
    after = AddCity(reno).apply(lakes())
    assert after.cities[-1] == reno
    assert RemoveCity(37, reno).apply(after) == lakes()


def test_a_new_code_is_followed_by_edges_stock_and_links() -> None:
    own = changed(("stock: {each: 4}", "stock: {each: 4, GV: 6}"))
    road = own.railroad_of["GV"]
    after = ChangeRailroad(road, replace(road, code="GG")).apply(own)
    assert after.solitaire is not None
    assert after.solitaire.links[0] == "GG"
    assert after.stock_of["GG"] == 6
    assert not any("GV" in city.edges for city in after.cities)
    assert ChangeRailroad(road, replace(road, code="LP")).apply(own) is own


def test_a_railroad_that_is_removed_leaves_blank_edges() -> None:
    road = lakes().railroads[0]
    after = RemoveRailroad(road).apply(lakes())
    assert CHICAGO.edges[0] == "LP"
    assert after.cities[0].edges[0] == BLANK
    assert "LP" not in after.codes
    assert AddRailroad(road).apply(lakes()) is lakes()
    assert AddRailroad(Railroad("ZZ", "Zed", "#000000")).apply(lakes()).codes[-1] == "ZZ"


def test_a_field_that_stays_the_same_is_no_change() -> None:
    assert SetFieldOfSet("title", lakes().title).apply(lakes()) is lakes()
    assert SetFieldOfSet("title", "New").apply(lakes()).title == "New"
    assert with_edge(CHICAGO, 1, BLANK).edges == ("LP", BLANK, "GV", "PN")
