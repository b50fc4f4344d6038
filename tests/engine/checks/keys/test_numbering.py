"""Keys are assigned to the towns without any, or all again, so that the towns of a sector lie together."""

from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from engine.board.document import Board, new_board
from engine.board.free_keys import free_keys, next_key
from engine.board.keys import sector_of
from engine.board.places import Special, Town
from engine.checks.keys.draws.sectors import sectors_of
from engine.checks.keys.numbering import numbering_of_all, numbering_of_rest
from engine.hexes.sheet import Sheet
from tests.shipped import shipped

SHEET = Sheet(30, 24)


def scattered(count: int, keys: str = "dice-36") -> Board:
    """Return a board with towns at random places."""
    places = Random(1).sample([(column, row) for column in range(30) for row in range(24)], count)
    towns = tuple(Town(f"Town {number}", SHEET.hex_at(*place)) for number, place in enumerate(places))
    return new_board(SHEET, keys=keys, towns=towns)


def keys_of(board: Board) -> list[str]:
    return sorted(chain.from_iterable(town.keys for town in board.towns))


def test_a_new_town_is_offered_the_next_free_key_of_the_nearest_sector() -> None:
    west, east = Town("West", SHEET.hex_at(2, 5), ("11", "12")), Town("East", SHEET.hex_at(25, 5), ("31",))
    board = new_board(SHEET, keys="dice-36+6", towns=(west, east))
    assert next_key(board, SHEET.hex_at(4, 5)) == "13"
    assert next_key(board, SHEET.hex_at(22, 5)) == "32"
    full = board.edited(towns=(replace(west, keys=("11", "12", "13", "14", "15", "16")), east))
    assert next_key(full, SHEET.hex_at(4, 5)) == "32"


def test_a_board_without_keys_begins_with_the_first_and_one_without_a_scheme_has_none() -> None:
    assert next_key(scattered(1), SHEET.hex_at(0, 0)) == "11"
    assert next_key(scattered(1, "cards-52"), SHEET.hex_at(0, 0)) == "AS"
    assert next_key(scattered(1, "none"), SHEET.hex_at(0, 0)) is None


@pytest.mark.parametrize(
    ("keys", "count"), [("dice-36", 36), ("dice-36", 29), ("dice-36+6", 40), ("cards-52", 46)]
)
def test_all_keys_are_assigned_once_and_each_sector_lies_together(keys: str, count: int) -> None:
    board = scattered(count, keys)
    numbered = numbering_of_all(board).apply(board)
    assert keys_of(numbered) == sorted(board.key_scheme.towns)
    assert sum(not town.keys for town in numbered.towns) == max(0, count - len(board.key_scheme.towns))
    if keys != "cards-52":
        sectors = sectors_of(numbered)
        assert sectors is not None
        assert sectors.scattered == ()


def test_only_free_keys_go_to_the_towns_without_any() -> None:
    board = numbering_of_all(scattered(36)).apply(scattered(36))
    bare = board.edited(
        towns=tuple(
            replace(town, keys=()) if place % 4 == 0 else town for place, town in enumerate(board.towns)
        )
    )
    filled = numbering_of_rest(bare).apply(bare)
    assert keys_of(filled) == sorted(board.key_scheme.towns)
    assert all(old == new for old, new in zip(bare.towns, filled.towns, strict=True) if old.keys)
    near = sum(
        sector_of(old.keys[0]) == sector_of(new.keys[0])
        for old, new in zip(board.towns, filled.towns, strict=True)
    )
    assert near >= 33


def test_starting_points_are_the_first_to_get_a_second_key() -> None:
    board = scattered(30)
    starts = board.edited(
        towns=tuple(replace(town, start=place < 6) for place, town in enumerate(board.towns))
    )
    numbered = numbering_of_all(starts).apply(starts)
    assert {town.start for town in numbered.towns if len(town.keys) == 2} == {True}


def test_small_towns_near_each_other_share_a_key() -> None:
    small = tuple(Town(f"Small {number}", SHEET.hex_at(2 * number, 23), small=True) for number in range(4))
    board = scattered(33).edited(towns=(*scattered(33).towns[:20], *small))
    numbered = numbering_of_all(board).apply(board)
    shared = [town.keys for town in numbered.towns if town.small]
    assert shared[0] == shared[1] != shared[2] == shared[3]
    assert free_keys(numbered) == ()


def test_keys_of_specials_are_left_to_them() -> None:
    board = scattered(20, "cards-52").edited(specials=(Special("AS", "London"),))
    assert "AS" not in keys_of(numbering_of_all(board).apply(board))


def test_a_shipped_board_keeps_all_keys_in_use_when_it_is_numbered_again() -> None:
    severn = shipped("severn")
    numbered = numbering_of_all(severn).apply(severn)
    assert set(keys_of(numbered)) == set(severn.key_scheme.towns)
    assert numbering_of_rest(numbered).apply(numbered) is numbered
