from engine.board.document import Waiver, new_board
from engine.edits.waivers import RemoveWaiver, Waive
from engine.hexes.sheet import Sheet

BOARD = new_board(Sheet(4, 4), waivers=(Waiver("K102:36", "the docks"),))


def test_a_waiver_is_added_with_its_reason() -> None:
    after = Waive("T101:A1", "  to be named by the club ").apply(BOARD)
    assert after.waivers == (*BOARD.waivers, Waiver("T101:A1", "to be named by the club"))


def test_a_waiver_there_is_gets_another_reason_in_its_place() -> None:
    two = Waive("T101:A1", "later").apply(BOARD)
    after = Waive("K102:36", "the two docks").apply(two)
    assert after.waivers == (Waiver("K102:36", "the two docks"), Waiver("T101:A1", "later"))


def test_nothing_is_waived_without_a_reason_or_twice() -> None:
    assert Waive("T101:A1", "  ").apply(BOARD) is BOARD
    assert Waive("K102:36", "the docks").apply(BOARD) is BOARD


def test_a_waiver_is_removed() -> None:
    assert RemoveWaiver("K102:36").apply(BOARD).waivers == ()
    assert RemoveWaiver("T101:A1").apply(BOARD) is BOARD
