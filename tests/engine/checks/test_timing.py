"""The times of the checks are taken for every sort of edit the board allows."""

from engine.board.document import new_board
from engine.checks.catalogue import CHECKS
from engine.checks.timing import as_text, timing_of
from engine.hexes.sheet import Sheet
from tests.engine.checks.boards import good_board

LOCAL = tuple(check for check in CHECKS if check.scope == "local")


def test_every_sort_of_edit_is_timed_and_told() -> None:
    timing = timing_of(good_board(), LOCAL)
    edits = [stroke.edit for stroke in timing.strokes]
    assert edits == ["a hex painted", "a town moved", "a side erased", "the title changed"]
    assert all(min(stroke.quick, stroke.whole, stroke.fresh) > 0 for stroke in timing.strokes)
    assert {code for code, _ in timing.slowest} <= {check.code for check in LOCAL}
    text = as_text(timing)
    assert "80 hexes" in text
    assert all(edit in text for edit in edits)


def test_an_empty_board_is_timed_as_far_as_it_goes() -> None:
    timing = timing_of(new_board(Sheet(3, 3)), LOCAL)
    assert [stroke.edit for stroke in timing.strokes] == ["a hex painted", "the title changed"]
