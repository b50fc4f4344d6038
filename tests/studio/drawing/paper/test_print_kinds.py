"""What can be printed of a board: the sheet with all it says, or open hexes under its title."""

import pytest

from engine.board.document import Board, Players
from studio.drawing.paper.print_kinds import to_print
from studio.drawing.shapes.marks import Drawing, Text
from tests.shipped import shipped
from tests.studio.drawing.boards import full_board


def words(drawing: Drawing, layer: str) -> list[str]:
    """Return the texts of a layer."""
    return [mark.text for mark in drawing.layer(layer).marks if isinstance(mark, Text)]


@pytest.mark.parametrize("board", [full_board(), shipped("severn")], ids=["full", "severn"])
def test_a_blank_sheet_is_title_rim_hexes_and_labels(board: Board) -> None:
    blank = to_print(board, "blank")
    written = {layer.name for layer in blank.layers if any(isinstance(mark, Text) for mark in layer.marks)}
    assert written == {"title", "rim", "hex labels"}
    assert not {"costs", "heading", "legend", "text", "special"} & {layer.name for layer in blank.layers}
    assert len(words(blank, "hex labels")) == sum(1 for _ in board.sheet.hexes())
    sheet = to_print(board)
    assert blank.width_mm == sheet.width_mm
    assert blank.height_mm < sheet.height_mm


def test_a_blank_sheet_says_whose_board_it_is_and_for_how_many() -> None:
    board = full_board().edited(players=Players(3, 7, 5))
    title = words(to_print(board, "blank"), "title")
    assert title == words(to_print(board), "title")
    assert title == [
        "Every & Thing <1>",
        "A. Designer  ·  3 to 7 players, best with 5  ·  CC-BY-4.0",
    ]
