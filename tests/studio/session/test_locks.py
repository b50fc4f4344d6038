"""What is locked stays as it is, whoever would change it and however."""

import pytest

from engine.board.document import new_board
from engine.board.places import Town
from engine.board.rules import Crossing
from engine.edits.protocol import Edit
from engine.edits.sheet import ChangeSheet
from engine.edits.towns import RemoveTown
from engine.hexes.margins import Margins
from engine.hexes.sheet import Sheet
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
