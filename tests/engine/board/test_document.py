"""The board as a value: equality, look-ups, key schemes."""

import pytest

from engine.board.document import Board, new_board
from engine.board.keys import KEY_SCHEMES, key_order
from engine.board.layers import blank_layer, painted
from engine.board.lines import SideLine, sides_of_kind
from engine.board.places import Country, Town
from engine.board.rules import Crossing, Note
from engine.board.terrain import CLOSED, HILL, NAMES, OFF, SYMBOLS, WATER
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of

SHEET = Sheet(6, 5)


def test_dice_boards_have_36_town_keys_and_6_specials() -> None:
    """6.B1a: two digits of 1 to 6, and 1 to 6."""
    scheme = KEY_SCHEMES["dice-36+6"]
    assert len(scheme.towns) == len(set(scheme.towns)) == 36
    assert {digit for key in scheme.towns for digit in key} == set("123456")
    assert scheme.specials == tuple("123456")
    assert len(scheme.all_keys) == 42
    assert KEY_SCHEMES["dice-36"].all_keys == scheme.towns


def test_card_boards_have_52_keys_for_towns_and_specials_alike() -> None:
    """6.B1b: a pack without jokers."""
    scheme = KEY_SCHEMES["cards-52"]
    assert len(scheme.all_keys) == len(set(scheme.all_keys)) == 52
    assert set(scheme.towns) == set(scheme.specials)
    assert {"AS", "10H", "QD", "KC"} < set(scheme.towns)


def test_keys_sort_as_a_designer_reads_them() -> None:
    keys = ["66", "1", "11", "2", "10S", "AS", "2S", "AH", "odd"]
    in_order = ["1", "2", "11", "66", "AS", "2S", "10S", "AH", "odd"]
    assert sorted(keys, key=key_order) == in_order


def test_a_key_no_scheme_could_have_is_no_number() -> None:
    monster = "9" * 5000
    assert sorted([monster, "66", "AS"], key=key_order) == ["66", "AS", monster]


def test_every_terrain_has_a_symbol_and_a_name() -> None:
    assert len(SYMBOLS) == len(set(SYMBOLS)) == len(NAMES)
    assert WATER < CLOSED
    assert SYMBOLS[OFF] == "#"


def test_a_board_is_equal_to_its_like_and_to_nothing_else() -> None:
    assert new_board(SHEET) == new_board(SHEET)
    assert new_board(SHEET) != new_board(Sheet(5, 6))
    assert new_board(SHEET) != "a board"
    with pytest.raises(TypeError):
        hash(new_board(SHEET))


def test_countries_are_found_by_their_number_in_the_layer() -> None:
    wales = Country("Wales")
    layer = painted(blank_layer(SHEET), SHEET, [SHEET.hex_named("B2")], 1)
    board = new_board(SHEET, country=layer, countries=(wales,))
    assert board.country_at(SHEET.hex_named("B2")) is wales
    assert board.country_at(SHEET.hex_named("B3")) is None
    nameless = board.edited(countries=())
    assert nameless.country_at(SHEET.hex_named("B2")) is None


def test_towns_are_found_by_hex_and_by_name() -> None:
    hex_ = SHEET.hex_named("C3")
    one, two = Town("Ross", hex_), Town("Ross", hex_, ("11",))
    board = new_board(SHEET, towns=(one, two))
    assert board.towns_by_hex == {hex_: (one, two)}
    assert board.towns_by_name["Ross"] is one


def test_lines_of_one_kind_are_gathered_from_all_lines() -> None:
    first, second, third, *_ = sides_of(SHEET.hex_named("C3"))
    lines = (
        SideLine("river", "Wye", (first,)),
        SideLine("river", "Usk", (second,)),
        SideLine("border", "Marches", (first, third)),
    )
    assert sides_of_kind(lines, "river") == {first, second}
    assert new_board(SHEET, lines=lines).closed_sides == frozenset()


def test_crossings_are_told_apart_from_other_special_rules() -> None:
    tunnel = Crossing("Tunnel", (SHEET.hex_named("A1"), SHEET.hex_named("A2")), 6)
    board: Board = new_board(SHEET, special_rules=(Note("Credit."), tunnel))
    assert board.crossings == (tunnel,)


def test_painting_a_layer_leaves_hexes_off_the_sheet_alone() -> None:
    layer = blank_layer(SHEET)
    off = SHEET.hex_at(-1, 0)
    assert painted(layer, SHEET, [off], HILL) is layer
    assert painted(layer, SHEET, [off, SHEET.hex_at(0, 0)], HILL).sum() == HILL
