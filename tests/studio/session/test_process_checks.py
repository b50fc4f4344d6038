"""Large boards are checked in another process, and come to the same."""

import os
import signal
import threading
from itertools import count

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.checks.check_runner import check
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of
from engine.workers import TookTooLongError
from studio.proofing.catalogue import ALL_CHECKS
from studio.proofing.proofs import USUAL_PROOF
from studio.session import process_checks
from studio.session.background.worker_process import CHECKING, LARGE, is_large
from studio.session.check_scheduler import REST_MS, CheckScheduler
from studio.session.process_checks import ProcessCheckRunner
from tests.engine.checks.network_boards import bridged


def test_a_large_board_has_the_findings_it_has_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = Sheet(20, LARGE // 20, labels=LabelScheme(blocks=usual_blocks(LARGE // 20, 20)))
    ring = sides_of(sheet.hex_at(4, 4))
    board = new_board(sheet, lines=(SideLine("river", "Usk", (ring[0], ring[3])),))
    assert is_large(board)
    monkeypatch.setattr(process_checks, "there", None)  # what is checked here is not checked there
    found = ProcessCheckRunner().whole(board, lambda: True)
    assert found == check(board, ALL_CHECKS)
    assert ProcessCheckRunner().whole(board, lambda: False) is None


def test_all_checks_of_a_board_come_to_their_end_slice_by_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    process_checks.there.cache_clear()
    board = bridged(2)
    clock = count()
    monkeypatch.setattr(process_checks, "monotonic", lambda: float(next(clock)))
    monkeypatch.setattr(process_checks, "_SLICE_S", 8.0)
    slices = [process_checks.slice_of_whole(board, USUAL_PROOF, 1) for _ in range(2 * len(ALL_CHECKS))]
    assert slices[0] is None
    assert slices[-1] == check(board, ALL_CHECKS)


@pytest.mark.parametrize("is_apart", [True, False])
def test_findings_of_one_document_are_not_reported_for_another(
    monkeypatch: pytest.MonkeyPatch, *, is_apart: bool
) -> None:
    monkeypatch.setattr(process_checks, "is_large", lambda _board: is_apart)
    full = bridged(2)
    empty = new_board(full.sheet)
    ours, theirs = ProcessCheckRunner(), ProcessCheckRunner()
    for each, board in ((theirs, empty), (ours, full)):
        each.whole(board, lambda: True)
    kept = ours.quick(full.edited(towns=full.towns[:-1]), lambda: True)
    told = theirs.quick(empty.edited(terrain=full.terrain), lambda: True)
    assert kept is not None
    assert told is not None
    assert any(finding.renewing and "Ayr" in finding.message for finding in kept), "its own are kept"
    assert not any("Ayr" in finding.message for finding in told)


def test_the_other_process_keeps_what_it_found_of_so_many_documents_only() -> None:
    process_checks.there.cache_clear()
    for document in range(40):
        process_checks.there(document)
    assert process_checks.there.cache_info().currsize < 40
    process_checks.there.cache_clear()


def test_no_one_waits_at_the_end_for_checks_that_hang(qtbot: QtBot) -> None:
    number = CHECKING.do(lambda: True, os.getpid)
    assert number is not None
    rescue = threading.Timer(10, os.kill, (number, signal.SIGCONT))
    os.kill(number, signal.SIGSTOP)
    rescue.start()
    checker = CheckScheduler(ProcessCheckRunner())
    checker.want(new_board(Sheet(30, 20)))
    qtbot.wait(5 * REST_MS)
    checker.stop()
    CHECKING.end()
    assert not rescue.finished.is_set()
    rescue.cancel()


def test_a_check_that_comes_to_no_end_is_reported_in_words(qtbot: QtBot) -> None:
    class Endless:
        def quick(self, _board: Board, _is_wanted: object) -> None:
            raise TookTooLongError(300)

        whole = quick

    checker = CheckScheduler(Endless())
    with qtbot.waitSignal(checker.failed) as failed:
        checker.want(new_board(Sheet(30, 20)))
    checker.stop()
    assert "took more than 5 minutes and was stopped" in failed.args[0]
    assert "Error" not in failed.args[0]
