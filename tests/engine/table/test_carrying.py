"""The same game on an edited board: the same dice, and the moves as far as they are legal there."""

import pytest

from engine.board.layers import frozen
from engine.board.terrain import SYMBOLS
from engine.game.moves import Start
from engine.game.play import UnplayableBoard
from engine.table.carrying import begun_on, carried_to
from engine.table.driving import driven, next_choice
from engine.table.files import end_of, lines_of
from engine.table.sitting import Sitting
from tests.engine.game.boards import board_of, vale
from tests.engine.table.sittings import finished, hex_of, lay, sitting


def begun() -> Sitting:
    table = sitting(vale(("races", 3)), ("human", "greedy"))
    *_, table = driven(table.made(Start(hex_of(table, "A1"))))
    return lay(table, "A1", "A2", "A3").noted(hex_of(table, "A3"), "too wide")


def painted(label: str, sign: str) -> object:
    """Return the terrain of the board with a hex of other ground."""
    board = vale(("races", 3))
    layer = board.terrain.copy()
    column, row = board.sheet.place_of(board.sheet.hex_named(label))
    layer[row, column] = SYMBOLS.index(sign)
    return frozen(layer)


def test_on_the_same_board_it_is_the_same_game() -> None:
    table = finished()
    found = carried_to(table, vale(("races", 3)))
    assert found.trouble is None
    assert found.sitting.state == table.state
    assert [*lines_of(found.sitting)][1:] == [*lines_of(table)][1:]
    assert end_of(found.sitting) == end_of(table)


def test_an_edit_that_no_move_touches_changes_nothing_of_the_game() -> None:
    table = begun()
    found = carried_to(table, vale(("races", 3)).edited(terrain=painted("E5", "^")))
    assert found.trouble is None
    assert [made.move for made in found.sitting.moves] == [made.move for made in table.moves]
    assert found.sitting.notes == table.notes


def test_the_first_move_that_is_not_legal_on_the_edited_board_is_named() -> None:
    table = begun()
    found = carried_to(table, vale(("races", 3)).edited(terrain=painted("A3", "~")))
    assert found.sitting.at == table.at - 1
    said = str(found.trouble)
    assert said.startswith(f"Move {table.at} cannot be made on this board: No track can be laid between ")
    assert said.endswith("(6.A3) 1 move is left out.")


def test_moves_in_hexes_that_are_gone_are_named() -> None:
    board = board_of([".."], [("Ayton", "A1", ["11"])], ("Ayton",))
    found = carried_to(begun(), board)
    assert "There is no hex 'F10' on the map." in str(found.trouble)


def test_an_edited_board_that_is_played_again_has_the_same_dice() -> None:
    table = begun()
    again = begun_on(table, vale(("races", 3)).edited(terrain=painted("E5", "^")))
    for start in ("A1", "A1"):
        again = again.made(Start(hex_of(again, start)))
    thrown = next_choice(again)
    assert thrown is not None
    assert thrown.moves[-1].move == next(made.move for made in table.moves if made.occasion is not None)


def test_no_game_is_carried_to_a_board_without_a_start() -> None:
    with pytest.raises(UnplayableBoard):
        carried_to(begun(), board_of([".."]))
