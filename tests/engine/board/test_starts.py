"""Where companies may begin, by the marks of towns and by rules."""

from engine.board.document import new_board
from engine.board.places import Town
from engine.board.rules import StartRule
from engine.board.starts import all_starts, first_starts
from engine.hexes.sheet import Sheet

SHEET = Sheet(5, 3)
A1, A2, B1, B2 = (SHEET.hex_named(label) for label in ("A1", "A2", "B1", "B2"))


def test_starts_are_marked_towns_and_what_rules_name_each_once() -> None:  # 6.A2, 6.C4
    board = new_board(
        SHEET,
        towns=(Town("Ayr", A1, start=True), Town("Bute", B1)),
        special_rules=(
            StartRule((A2, A1), ("Bute", "Nowhere")),
            StartRule((B2, A2), second=True, price=6),
        ),
    )
    assert first_starts(board) == (A1, A2, B1)
    assert all_starts(board) == (A1, A2, B1, B2)
    assert first_starts(new_board(SHEET)) == ()
