"""Edits of countries, kinds of terrain, named waters and what else a board lists."""

import pytest

from engine.board.city_rules import DynamicCities
from engine.board.document import Board, Erratum, new_board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, Note, Override
from engine.board.terrain import FIRST_OWN, LAKE, MOST_OWN, OPEN, SEA, TerrainKind
from engine.edits.countries import AddCountry, ChangeCountry, RemoveCountry
from engine.edits.entries import AddEntry, ChangeEntry, Entry, ListOnce, RemoveEntry, list_of, word_of
from engine.edits.lines import DrawSides, JoinLines, SplitLine
from engine.edits.terrain import PaintCountry, PaintRegion, PaintTerrain, PaintWater
from engine.edits.terrain_kinds import AddKind, ChangeKind, RemoveKind, free_symbol, hexes_of_kind
from engine.edits.towns import GiveKey
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import corner_of, sides_of

SHEET = Sheet(8, 6)


def at(*labels: str) -> tuple[Hex, ...]:
    return tuple(SHEET.hex_named(label) for label in labels)


ENTRIES: list[tuple[Entry, Entry, str]] = [
    (Water("Sea", at("A1")), Water("Ocean", at("A1")), "waters"),
    (CityRegion("East", at("A1")), CityRegion("East", at("A1"), 2, 5), "city_regions"),
    (Special("1", "London"), Special("1", "Paris"), "specials"),
    (Ferry("Humber", ("Hull", "Goole"), at("B2")), Ferry("", ("Hull", "Goole"), at("B2")), "ferries"),
    (PermittedBuild("Wales", at("A1", "A2")), PermittedBuild("", at("A1", "A2")), "permitted_builds"),
    (Crossing("Tunnel", at("A1", "A2"), 6), Crossing("Tunnel", at("A1", "A2"), 5), "special_rules"),
    (Override((("min_run", 6),)), Override((("min_run", 4),)), "special_rules"),
    (Note("One"), Note("Two"), "special_rules"),
    (DynamicCities(), DynamicCities(text="x"), "special_rules"),
    (Erratum("2026-11-01", "One"), Erratum("2026-11-02", "One"), "errata"),
]


@pytest.mark.parametrize(("old", "new", "field"), ENTRIES, ids=[word_of(old) for old, _, _ in ENTRIES])
def test_an_entry_is_added_changed_and_removed(old: Entry, new: Entry, field: str) -> None:
    board = new_board(SHEET)
    added = AddEntry(old).apply(board)
    assert list_of(old) == field
    assert getattr(added, field) == (old,)
    assert AddEntry(old).apply(added) is added
    changed = ChangeEntry(old, new, "Change").apply(added)
    assert getattr(changed, field) == (new,)
    assert ChangeEntry(old, new, "Change").apply(changed) is changed
    assert RemoveEntry(old).apply(changed) is changed
    assert RemoveEntry(new).apply(changed) == board


def test_an_entry_is_not_changed_into_one_of_another_list_or_its_neighbour() -> None:
    one, other = Note("One"), Note("Two")
    board = new_board(SHEET, special_rules=(one, other))
    assert ChangeEntry(one, other, "Change").apply(board) is board
    assert ChangeEntry(one, Water("Sea", ()), "Change").apply(board) is board


ENGLAND, WALES = Country("England", foreign=True), Country("Wales")


def test_of_equal_entries_the_first_stays_in_its_place() -> None:
    one, other = Ferry("Humber", ("Hull", "Barton"), at("A1")), Ferry("Forth", ("Leith", "Fife"), at("B1"))
    board = new_board(SHEET, ferries=(one, other, one, one))
    assert ListOnce(one).apply(board).ferries == (one, other)
    assert ListOnce(other).apply(board) is board
    assert ListOnce(one).label == "Remove duplicate ferry"


def two_lands() -> Board:
    board = new_board(
        SHEET,
        countries=(ENGLAND, WALES),
        specials=(Special("1", "Abroad", country="England"),),
        permitted_builds=(PermittedBuild("England", at("A1", "A2")),),
    )
    for labels, number in ((("A1", "A2"), 1), (("C3",), 2)):
        board = PaintCountry(at(*labels), number).apply(board)
    return board


def test_a_country_takes_its_name_along_to_specials_and_permitted_builds() -> None:
    after = ChangeCountry(ENGLAND, Country("Loegr", foreign=True)).apply(two_lands())
    assert (after.specials[0].country, after.permitted_builds[0].country) == ("Loegr", "Loegr")
    assert after.country_at(*at("A1")) == Country("Loegr", foreign=True)


@pytest.mark.parametrize("name", ["", "Wales"])
def test_a_name_that_could_not_be_found_again_is_not_carried_along(name: str) -> None:
    after = ChangeCountry(ENGLAND, Country(name, foreign=True)).apply(two_lands())
    assert after.specials[0].country == "England"


def test_removing_a_country_leaves_its_ground_to_nobody_and_the_others_theirs() -> None:
    after = RemoveCountry(ENGLAND).apply(two_lands())
    assert after.countries == (WALES,)
    assert after.country_at(*at("A1")) is None
    assert after.country_at(*at("C3")) == WALES
    assert RemoveCountry(ENGLAND).apply(after) is after


def test_a_country_is_added_once() -> None:
    board = AddCountry(WALES).apply(new_board(SHEET))
    assert board.countries == (WALES,)
    assert AddCountry(WALES).apply(board) is board


MARSH, FEN = TerrainKind("m", "marsh", half=2), TerrainKind("f", "fen")


def test_a_kind_that_goes_leaves_open_ground_and_the_other_kinds_as_they_were() -> None:
    board = AddKind(FEN).apply(AddKind(MARSH).apply(new_board(SHEET)))
    board = PaintTerrain(at("A1", "B2"), FIRST_OWN).apply(board)
    board = PaintTerrain(at("C3"), FIRST_OWN + 1).apply(board)
    assert hexes_of_kind(board, MARSH) == 2
    after = RemoveKind(MARSH).apply(board)
    assert after.kinds == (FEN,)
    assert after.terrain_at(*at("A1")) == OPEN
    assert after.terrain_at(*at("C3")) == FIRST_OWN
    assert RemoveKind(MARSH).apply(after) is after


def test_no_two_kinds_have_one_symbol_and_none_a_built_in_one() -> None:
    board = AddKind(MARSH).apply(new_board(SHEET))
    for symbol in ("m", "^", "", "ab"):
        assert AddKind(TerrainKind(symbol, "fen")).apply(board) is board
    board = AddKind(FEN).apply(board)
    assert ChangeKind(FEN, TerrainKind("m", "fen")).apply(board) is board
    assert ChangeKind(FEN, TerrainKind("w", "wash")).apply(board).kinds[1].name == "wash"
    assert free_symbol(board, "Moor") == "o"
    assert free_symbol(board, "§m") == "a"


def test_there_are_no_more_kinds_than_the_map_file_can_hold() -> None:
    board = new_board(SHEET)
    for _ in range(MOST_OWN):
        board = AddKind(TerrainKind(free_symbol(board), "")).apply(board)
    assert len(board.kinds) == MOST_OWN
    assert AddKind(TerrainKind("ü", "one more")).apply(board) is board


def test_painting_a_water_names_sea_and_lake_only_and_takes_them_from_another() -> None:
    board = new_board(SHEET, waters=(Water("Sea", ()), Water("Bay", at("B2"))))
    board = PaintTerrain(at("A1", "B2", "B3"), SEA).apply(board)
    board = PaintTerrain(at("C3"), LAKE).apply(board)
    after = PaintWater(at("C3", "B2", "A1", "D4"), 1).apply(board)
    assert after.waters == (Water("Sea", at("A1", "B2", "C3")), Water("Bay", ()))
    assert PaintWater(at("A1", "D4"), 1).apply(after) is after
    assert PaintWater(at("A1", "C3"), 0).apply(after).waters[0] == Water("Sea", at("B2"))
    assert PaintWater(at("A1"), 3).apply(after) is after


def test_painting_a_region_takes_land_only_and_takes_it_from_another() -> None:
    board = new_board(SHEET, city_regions=(CityRegion("East", ()), CityRegion("West", at("B2"), 3)))
    board = PaintTerrain(at("A1"), SEA).apply(board)
    after = PaintRegion(at("C3", "B2", "A1"), 1).apply(board)
    assert after.city_regions == (CityRegion("East", at("B2", "C3")), CityRegion("West", (), 3))
    assert PaintRegion(at("A1", "C3"), 1).apply(after) is after
    assert PaintRegion(at("B2"), 3).apply(after) is after
    drowned = PaintTerrain(at("C3"), SEA).apply(after)
    assert PaintRegion(at("C3"), 0).apply(drowned).city_regions[0].hexes == at("B2")


WYE = SideLine("river", "Wye", sides_of(SHEET.hex_named("C3"))[:4])
JOINT = corner_of(SHEET.hex_named("C3"), 1)


def test_a_river_is_split_at_a_corner_and_joined_again() -> None:
    board = new_board(SHEET, lines=(WYE,))
    split = SplitLine(WYE, JOINT).apply(board)
    upper, lower = split.lines
    assert (upper.name, lower.name) == ("Wye", "")
    assert upper.sides + lower.sides == WYE.sides
    for first, second in ((upper, lower), (lower, upper)):
        joined = JoinLines(first, second).apply(split)
        assert joined.lines == (WYE,)


def test_a_line_is_not_split_at_its_ends_nor_off_its_course() -> None:
    board = new_board(SHEET, lines=(WYE,))
    assert SplitLine(WYE, corner_of(SHEET.hex_named("C3"), 5)).apply(board) is board
    assert SplitLine(WYE, corner_of(SHEET.hex_named("E6"), 1)).apply(board) is board
    assert SplitLine(SideLine("river", "Usk", WYE.sides), JOINT).apply(board) is board


def test_lines_that_meet_with_the_same_ends_are_joined_from_end_to_end() -> None:
    for turned in (False, True):
        upper = SideLine("river", "", WYE.sides[:2])
        lower = SideLine("river", "Wye", WYE.sides[:1:-1] if turned else WYE.sides[2:])
        joined = JoinLines(upper, lower).apply(new_board(SHEET, lines=(upper, lower))).lines
        assert joined == (WYE,)


def test_only_lines_of_one_kind_are_joined() -> None:
    border = SideLine("border", "March", WYE.sides)
    board = new_board(SHEET, lines=(WYE, border))
    assert JoinLines(WYE, border).apply(board) is board


def test_a_stroke_between_two_rivers_goes_on_with_the_one_it_is_meant_for() -> None:
    sides = sides_of(SHEET.hex_named("C3"))
    one, other = SideLine("river", "Wye", sides[:1]), SideLine("river", "Usk", sides[2:3])
    board = new_board(SHEET, lines=(one, other))
    for onto, longer in ((None, "Wye"), (other, "Usk")):
        after = DrawSides("river", sides[1:2], onto=onto).apply(board)
        assert [line.name for line in after.lines if len(line.sides) == 2] == [longer]


B2, C3, D4, E5 = at("B2", "C3", "D4", "E5")
ROSS, BATH = Town("Ross", B2, ("12", "31")), Town("Bath", C3, ("22",))


def test_a_key_is_given_in_order_and_taken_from_the_town_that_had_it() -> None:
    after = GiveKey(BATH, "12").apply(new_board(SHEET, towns=(ROSS, BATH)))
    assert [town.keys for town in after.towns] == [("31",), ("12", "22")]


def test_two_small_towns_share_a_key_and_a_special_keeps_its_own() -> None:
    small = Town("Leith", D4, ("12",), small=True)
    tiny = Town("Wick", E5, small=True)
    board = new_board(SHEET, towns=(small, tiny, BATH), specials=(Special("KS", "Scotland"),))
    assert [town.keys for town in GiveKey(tiny, "12").apply(board).towns[:2]] == [("12",), ("12",)]
    assert GiveKey(BATH, "KS").apply(board) is board
    assert GiveKey(BATH, "22").apply(board) is board
    assert GiveKey(ROSS, "11").apply(board) is board
