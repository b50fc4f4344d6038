"""The same game on an edited board: the same dice, and the moves as far as they are legal there."""

from dataclasses import replace

import pytest

from engine.board.document import Board
from engine.board.layers import frozen
from engine.board.terrain import SYMBOLS
from engine.boardfile.writing import write_board
from engine.game.moves import Start
from engine.table.carrying import carried_to
from engine.table.driving import driven
from engine.table.files import Opened, end_of, lines_of
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import game_of
from tests.engine.game.boards import board_of, vale
from tests.engine.table.sittings import finished, hex_of, lay, sitting

VALE = vale(("races", 3))


def begun() -> Sitting:
    table = sitting(VALE, ("human", "greedy"))
    *_, table = driven(table.made(Start(hex_of(table, "A1"))))
    return lay(table, "A1", "A2", "A3").noted(hex_of(table, "A3"), "too wide")


def carried(table: Sitting, board: Board) -> Opened:
    """Return a game on another board, begun there with the same header."""
    header = replace(table.header, board=write_board(board))
    return carried_to(table, sitting_of(header, game_of(header)))


def painted(label: str, sign: str) -> Board:
    """Return the board with a hex of other ground."""
    layer = VALE.terrain.copy()
    column, row = VALE.sheet.place_of(VALE.sheet.hex_named(label))
    layer[row, column] = SYMBOLS.index(sign)
    return VALE.edited(terrain=frozen(layer))


def test_on_the_same_board_it_is_the_same_game() -> None:
    table = finished()
    found = carried(table, VALE)
    assert found.trouble is None
    assert found.sitting.state == table.state
    assert [*lines_of(found.sitting)][1:] == [*lines_of(table)][1:]
    assert end_of(found.sitting) == end_of(table)


def test_an_edit_that_no_move_touches_changes_nothing_of_the_game() -> None:
    table = begun()
    found = carried(table, painted("E5", "^"))
    assert found.trouble is None
    assert [made.move for made in found.sitting.moves] == [made.move for made in table.moves]
    assert found.sitting.notes == table.notes


def test_the_first_move_that_is_not_legal_on_the_edited_board_is_named() -> None:
    table = begun()
    found = carried(table, painted("A3", "~"))
    assert found.sitting.at == table.at - 1
    said = str(found.trouble)
    assert said.startswith(f"Move {table.at} (Red) cannot be made on this board: ")
    assert "is sea. Track is laid on land only." in said
    assert said.endswith("(6.A3) 1 move is left out.")


def test_moves_in_hexes_that_are_gone_are_named_and_their_notes_left_out() -> None:
    board = board_of([".."], [("Ayton", "A1", ["11"])], ("Ayton",))
    found = carried(begun(), board)
    assert "There is no hex 'F10' on the map." in str(found.trouble)
    assert (found.sitting.at, found.sitting.notes) == (1, ())


@pytest.mark.parametrize("hexes", [{"A3": "^"}, {"A2": "^"}])
def test_where_the_same_move_costs_more_the_game_goes_on_by_the_edited_board(hexes: dict[str, str]) -> None:
    table = begun()
    ((label, sign),) = hexes.items()
    found = carried(table, painted(label, sign))
    assert found.trouble is None or "6.A6" in str(found.trouble)
    assert found.sitting.state.points != table.state.points


def test_the_same_throw_is_made_again() -> None:
    table = begun()
    throw = next(made.occasion for made in table.moves if made.occasion is not None)
    again = table.thrown_again(throw)
    assert carried(again, VALE).sitting.luck == again.luck
