"""Reading what was written gives an equal board; writing it again gives the same bytes."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

from engine import shipped
from engine.board.document import Board, new_board
from engine.board.layers import frozen
from engine.board.terrain import FIRST_OWN, OPEN, TerrainKind
from engine.boardfile.reading import parse_board, read_board
from engine.boardfile.writing import write_board
from engine.hexes.sheet import Sheet
from tests.engine.boardfile.boards import boards

FULL = Path(__file__).parents[2] / "data" / "boards" / "full.yaml"


@given(boards())
def test_every_board_comes_back_equal_and_is_written_alike(board: Board) -> None:
    text = write_board(board)
    file = parse_board(text.encode(), "drawn.yaml")
    assert file.findings == ()
    assert file.board == board
    assert file.board is not None
    assert write_board(file.board) == text
    assert not file.comments


@pytest.mark.parametrize("sign", ["'", '"'])
def test_a_terrain_whose_symbol_is_a_quote_may_end_a_row(sign: str) -> None:
    sheet = Sheet(2, 1)
    ground = frozen(np.array([[OPEN, FIRST_OWN]], dtype=np.uint8))
    board = new_board(sheet, terrain=ground, kinds=(TerrainKind(sign, "marsh"),))
    file = parse_board(write_board(board).encode(), "quoted.yaml")
    assert (file.findings, file.board) == ((), board)


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_the_boards_we_ship_are_written_as_they_stand(name: str) -> None:
    path = shipped.folder("maps") / f"{name}.yaml"
    file = read_board(path)
    assert file.board is not None
    assert write_board(file.board) == path.read_text("utf-8")


def test_a_file_with_every_field_is_written_as_it_stands() -> None:
    file = read_board(FULL)
    assert file.findings == ()
    assert file.board is not None
    assert write_board(file.board) == FULL.read_text("utf-8")
