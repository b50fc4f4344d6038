"""What is locked stays as it is, whoever would change it and however."""

from dataclasses import replace

import pytest

from engine.board.document import new_board
from engine.board.places import Town
from engine.board.rules import Crossing
from engine.edits.keys import SwapKeys
from engine.edits.protocol import Edit
from engine.edits.sheet import ChangeSheet
from engine.edits.towns import ChangeTown, RemoveTown
from engine.hexes.margins import Margins
from engine.hexes.sheet import Sheet
from studio.drawing.layers import touched_plies
from studio.session.working import WorkingBoard

SHEET = Sheet(6, 5)
TOWN = Town("Ayton", SHEET.hex_at(1, 1), ("11",))
BOARD = new_board(SHEET, keys="dice-36", towns=(TOWN,), special_rules=(Crossing("", (TOWN.hex,), 6),))


@pytest.mark.parametrize("edit", [RemoveTown(TOWN), ChangeSheet(Margins(west=-3))])
@pytest.mark.parametrize("ply", ["keys", "towns"])
def test_neither_del_nor_a_crop_takes_what_is_locked(edit: Edit, ply: str) -> None:
    session, refused = WorkingBoard(BOARD), list[list[str]]()
    session.refused.connect(refused.append)
    session.lock(frozenset({ply}))
    assert not session.apply(edit)
    assert session.board is BOARD
    assert refused == [[ply]]
    session.lock(frozenset())
    assert session.apply(edit)


def test_a_sheet_that_loses_nothing_locked_may_change() -> None:
    session = WorkingBoard(BOARD)
    session.lock(frozenset({"keys", "towns", "courses", "terrain"}))
    assert session.apply(ChangeSheet(Margins(east=-2, south=1)))
    assert [town.keys for town in session.board.towns] == [("11",)]


def test_a_town_moves_with_its_key_while_keys_are_locked() -> None:
    session = WorkingBoard(BOARD)
    session.lock(frozenset({"keys"}))
    there = SHEET.hex_at(4, 4)
    assert session.apply(ChangeTown(TOWN, replace(TOWN, hex=there)))
    assert (session.board.towns[0].hex, session.board.towns[0].keys) == (there, ("11",))


def test_keys_change_hands_by_no_edit_while_they_are_locked() -> None:
    other = Town("Beeby", SHEET.hex_at(4, 2), ("12",))
    session = WorkingBoard(BOARD.edited(towns=(TOWN, other)))
    session.lock(frozenset({"keys"}))
    assert not session.apply(SwapKeys((("11", "12"),)))
    assert not session.apply(ChangeTown(TOWN, replace(TOWN, keys=("13",))))
    moved = session.board.edited(towns=(other, replace(TOWN, hex=SHEET.hex_at(3, 3))))
    assert touched_plies(session.board, moved) == {"towns"}
