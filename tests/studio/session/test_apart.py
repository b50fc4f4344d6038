"""Sums on large boards are done in another process, and come to the same."""

import os

import pytest

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.checks.run import check
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of
from studio.proofing.catalogue import ALL_CHECKS
from studio.session import rounds
from studio.session.apart import LARGE, apart, is_large
from studio.session.rounds import SessionRounds


def test_what_is_done_apart_is_done_in_one_other_process() -> None:
    first, second = apart(os.getpid), apart(os.getpid)
    assert first == second != os.getpid()


def test_what_goes_wrong_apart_goes_wrong_here() -> None:
    with pytest.raises(ZeroDivisionError):
        apart(divmod, 1, 0)


def test_another_process_takes_over_from_one_that_was_ended() -> None:
    first = apart(os.getpid)
    with pytest.raises(Exception, match="was ended"):
        apart(os.abort)
    assert apart(os.getpid) not in {first, os.getpid()}


def test_a_large_board_has_the_findings_it_has_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = Sheet(20, LARGE // 20, labels=LabelScheme(blocks=usual_blocks(LARGE // 20, 20)))
    ring = sides_of(sheet.hex_at(4, 4))
    board = new_board(sheet, lines=(SideLine("river", "Usk", (ring[0], ring[3])),))
    assert is_large(board)
    monkeypatch.setattr(rounds, "_there", None)  # what is checked here is not checked there
    found = SessionRounds().whole(board, lambda: True)
    assert found == check(board, ALL_CHECKS)
    assert SessionRounds().whole(board, lambda: False) is None
