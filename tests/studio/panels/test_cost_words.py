"""What a hex costs is told by the rules the board is played by."""

import pytest

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.board.rules import Override
from engine.board.terrain import HILL, OFF, SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from studio.panels.cost_words import cost_line, cost_note

SHEET = Sheet(8, 6)
BOARD, BARE = new_board(SHEET), SHEET.hex_named("E5")


def with_terrain(code: int) -> Board:
    return PaintTerrain((BARE,), code).apply(BOARD)


@pytest.mark.parametrize(
    ("board", "said", "short"),
    [
        (BOARD, "A link from open ground costs 1.", "link 1"),
        (
            with_terrain(HILL),
            "A link from open ground costs 3. Entering subtracts 1 from a train’s roll.",
            "link 3, delay 1",
        ),
        (with_terrain(SEA), "No track here, except by a crossing.", "no track"),
        (with_terrain(OFF), "No track: off the map.", "no track"),
        (
            BOARD.edited(lines=(SideLine("river", "Lugg", (SHEET.side_named("E5.E"),)),)),
            "A link from open ground costs 1. Over the river 3.",
            "link 1, over the river 3",
        ),
        (
            BOARD.edited(
                lines=(
                    SideLine("river", "Lugg", (SHEET.side_named("E5.E"),)),
                    SideLine("river", "Wye", (SHEET.side_named("E5.SE"),), 4),
                )
            ),
            "A link from open ground costs 1. Over the river 3. Over the river 5.",
            "link 1, over the river 3, over the river 5",
        ),
        (
            BOARD.edited(special_rules=(Override((("link_cost", 2),)),)),
            "A link from open ground costs 2.",
            "link 2",
        ),
    ],
)
def test_the_cost_of_a_hex_is_that_of_6_a3_and_of_the_boards_own_rules(
    board: Board, said: str, short: str
) -> None:
    assert (cost_note(board, BARE), cost_line(board, BARE)) == (said, short)


def test_rules_that_cannot_be_played_are_reported_in_place_of_the_cost() -> None:
    board = BOARD.edited(special_rules=(Override((("link_price", 2),)),))
    assert "no field 'link_price'" in cost_note(board, BARE)
