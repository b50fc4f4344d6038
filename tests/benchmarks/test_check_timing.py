"""The times of the checks are taken for every sort of edit the board allows."""

from collections.abc import Iterator
from functools import lru_cache

from engine.board.document import Board, new_board
from engine.checks.catalogue import CHECKS
from engine.checks.frame.check import Check
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.sheet import Sheet
from tests.benchmarks.check_timing import as_text, timing_of, unknown
from tests.engine.checks.boards import good_board

LOCAL = tuple(check for check in CHECKS if check.scope == "local")


def test_every_sort_of_edit_is_timed_and_reported() -> None:
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


@lru_cache(maxsize=4)
def kept(title: str) -> str:
    """Note that the work was done."""
    worked.append(title)
    return title


worked: list[str] = []


class Keeping(Check):
    """Keeps what it worked out of a title."""

    code, name, severity = "Z101", "keeping", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Work it out, or take it from what was kept."""
        kept(board.title)
        yield from ()


def test_from_nothing_is_measured_with_nothing_kept() -> None:
    """A check that keeps its answers works again for each time from nothing, and alone."""
    worked.clear()
    timing = timing_of(good_board().edited(title="Wye"), [Keeping()])
    # Kept, a title would be worked out once: the board's own, and one for each edit of the title.
    assert len(worked) > 4 * len(timing.strokes)
    assert "from nothing" in as_text(timing)


def test_an_unknown_board_is_equal_and_new() -> None:
    board = good_board()
    assert board.towns_by_name
    again = unknown(board)
    assert again == board
    assert again.towns is not board.towns
    assert "towns_by_name" not in vars(again)
