"""Sums on large boards are done in another process, and come to the same."""

import multiprocessing
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.checks.check_runner import check
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of
from studio.proofing.catalogue import ALL_CHECKS
from studio.session import process_checks
from studio.session.background import worker_process as apart_module
from studio.session.background.worker_process import (
    LARGE,
    BrokenOffError,
    TookTooLongError,
    apart_while,
    is_large,
)
from studio.session.background.worker_side import BEAT_S, Difference, difference, is_still_wanted, restored
from studio.session.check_scheduler import REST_MS, CheckScheduler
from studio.session.process_checks import ProcessCheckRunner
from tests.engine.checks.network_boards import bridged

P = ParamSpec("P")
T = TypeVar("T")


def apart(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
    """Have work done apart, wanted to the end."""
    return apart_while(lambda: True, work, *args, **kwargs)


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


def test_where_no_process_can_be_begun_the_work_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> apart_module.OtherProcess:
        raise PermissionError("No more processes for this user.")

    monkeypatch.setattr(apart_module, "OtherProcess", refuse)
    monkeypatch.setattr(apart_module, "_begun", [])
    assert apart(os.getpid) == os.getpid()


def test_where_every_process_ends_at_once_the_work_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine whose guard ends what it does not know."""
    monkeypatch.setattr(apart_module, "serve", quit_at_once)
    monkeypatch.setattr(apart_module, "_begun", [])
    assert apart(os.getpid) == os.getpid()


def quit_at_once(_line: object) -> None:
    """Serve no one."""


def test_a_large_board_has_the_findings_it_has_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = Sheet(20, LARGE // 20, labels=LabelScheme(blocks=usual_blocks(LARGE // 20, 20)))
    ring = sides_of(sheet.hex_at(4, 4))
    board = new_board(sheet, lines=(SideLine("river", "Usk", (ring[0], ring[3])),))
    assert is_large(board)
    monkeypatch.setattr(process_checks, "there", None)  # what is checked here is not checked there
    found = ProcessCheckRunner().whole(board, lambda: True)
    assert found == check(board, ALL_CHECKS)
    assert ProcessCheckRunner().whole(board, lambda: False) is None


@pytest.mark.parametrize("is_apart", [True, False])
def test_what_was_found_of_one_document_is_not_told_of_another(
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


def test_of_the_next_board_only_what_differs_is_told() -> None:
    first = new_board(Sheet(30, 20), title="First")
    second = first.edited(title="Second")
    assert difference(first, second) == Difference({"title": "Second"})
    there = restored(None, difference(None, first))
    assert there == first
    assert restored(there, difference(first, second)) == second
    assert restored(there, difference(first, second)).terrain is there.terrain


def title_of(board: Board, *_more: object) -> str:
    return board.title


def test_each_board_is_the_one_that_was_asked_about() -> None:
    board = new_board(Sheet(30, 20), title="0")
    boards = [board, *(board.edited(title=str(number)) for number in range(1, 6))]
    for each in (*boards, *reversed(boards)):
        assert apart(title_of, each) == each.title


def dawdle() -> bool:
    while is_still_wanted():
        time.sleep(0.01)
    return True


def test_what_nobody_waits_for_any_more_is_given_up() -> None:
    asked: list[None] = []

    def is_wanted() -> bool:
        asked.append(None)
        return len(asked) < 3

    assert apart_while(is_wanted, dawdle) is None
    assert len(asked) == 3
    assert apart_while(lambda: True, os.getpid) == apart(os.getpid)


class UntoldError(Exception):
    """One that cannot be put together again from what it says."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(one + other)


def break_untold() -> None:
    raise UntoldError("un", "told")


def test_an_error_that_cannot_be_sent_is_told_in_words() -> None:
    with pytest.raises(RuntimeError, match="UntoldError: untold"):
        apart(break_untold)
    assert apart(os.getpid) != os.getpid()


def test_a_board_that_could_not_be_sent_is_not_built_on() -> None:
    board = new_board(Sheet(30, 20), title="0")
    assert apart(title_of, board) == "0"
    second = board.edited(title="1")
    with pytest.raises(Exception, match="pickle"):
        apart(title_of, second, lambda: None)
    assert apart(title_of, second) == "1"


@dataclass(frozen=True)
class Hanging:
    """The other process, stopped so that it takes and answers nothing, and let go on after ten seconds."""

    process: apart_module.OtherProcess
    rescue: threading.Timer

    @property
    def needed_rescue(self) -> bool:
        return self.rescue.finished.is_set()


@pytest.fixture
def hanging(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hanging]:
    begun: list[apart_module.OtherProcess] = []
    monkeypatch.setattr(apart_module, "_begun", begun)
    number = apart(os.getpid)
    assert number is not None
    (process,) = begun
    rescue = threading.Timer(10, os.kill, (number, signal.SIGCONT))
    os.kill(number, signal.SIGSTOP)
    rescue.start()
    yield Hanging(process, rescue)
    rescue.cancel()
    process.end()


def test_nobody_waits_at_the_end_for_checks_that_hang(hanging: Hanging, qtbot: QtBot) -> None:
    checker = CheckScheduler(ProcessCheckRunner())
    checker.want(new_board(Sheet(30, 20)))
    qtbot.wait(5 * REST_MS)
    checker.stop()
    assert not hanging.needed_rescue


def test_a_process_that_takes_no_order_is_ended(hanging: Hanging, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart_module, "PATIENCE_S", 0.3)
    order = apart_module.Asked(len, (b"x" * 10_000_000,), {})
    with pytest.raises(BrokenOffError):
        hanging.process.ask(lambda: True, order)
    assert not hanging.needed_rescue


def unreadable(line: Connection) -> None:
    """Answer what is no answer, and stay."""
    line.recv_bytes()
    line.send_bytes(b"no answer")
    time.sleep(60)


def test_a_process_whose_answer_cannot_be_read_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    caught: list[object] = []
    monkeypatch.setattr(threading, "excepthook", caught.append)
    monkeypatch.setattr(apart_module, "serve", unreadable)
    others = multiprocessing.active_children()
    process = apart_module.OtherProcess()
    (begun,) = set(multiprocessing.active_children()) - set(others)
    with pytest.raises(BrokenOffError):
        process.ask(lambda: True, apart_module.Asked(os.getpid, (), {}))
    assert process.is_broken
    begun.join(10)
    assert not begun.is_alive()
    assert len(caught) == 1


def test_a_process_that_cannot_be_begun_ahead_is_no_mishap(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> apart_module.OtherProcess:
        raise BlockingIOError("No more processes for this user.")

    mishaps: list[object] = []
    monkeypatch.setattr(threading, "excepthook", mishaps.append)
    monkeypatch.setattr(apart_module, "OtherProcess", refuse)
    monkeypatch.setattr(apart_module, "_begun", [])
    apart_module.warm_up()
    for thread in threading.enumerate():
        if thread.name == "warm-up":
            thread.join(10)
    assert mishaps == []


def spin_once(marker: Path) -> str:
    """Hold the interpreter for longer than anybody waits, but only the first time."""
    if not marker.exists():
        marker.touch()
        re.match(r"(a+)+$", "a" * 40 + "b")
    return "done"


def test_a_process_that_falls_silent_at_work_is_ended_and_begun_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = apart(os.getpid)
    told: list[str] = []
    apart_module.tell_to(told.append)
    monkeypatch.setattr(apart_module, "PATIENCE_S", 3 * BEAT_S)
    assert apart(spin_once, tmp_path / "spun") == "done"
    apart_module.tell_no_more(told.append)
    assert told == [apart_module.BEGUN_ANEW]
    assert apart(os.getpid) != first


def test_work_that_goes_on_longer_than_patience_is_left_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    first = apart(os.getpid)
    monkeypatch.setattr(apart_module, "PATIENCE_S", 3 * BEAT_S)
    apart(time.sleep, 4 * BEAT_S)
    assert apart(os.getpid) == first


def test_work_that_comes_to_no_end_is_given_up_and_the_rest_done_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = apart(os.getpid)
    beside: list[int | None] = []
    other = threading.Thread(target=lambda: beside.append(apart(getpid_later)))
    monkeypatch.setattr(apart_module, "MOST_S", 1.5)
    endless = threading.Thread(target=sleep_too_long)
    endless.start()
    time.sleep(1)
    other.start()
    endless.join(20)
    assert not endless.is_alive()
    monkeypatch.setattr(apart_module, "MOST_S", 60)
    other.join(20)
    assert len(beside) == 1
    assert beside != [first]


def sleep_too_long() -> None:
    with pytest.raises(TookTooLongError):
        apart(time.sleep, 600)


def getpid_later() -> int:
    time.sleep(1)
    return os.getpid()


def test_a_check_that_comes_to_no_end_is_told_in_words(qtbot: QtBot) -> None:
    class Endless(ProcessCheckRunner):
        def quick(self, board: Board, is_wanted: Callable[[], bool]) -> None:
            raise TookTooLongError(300)

    checker = CheckScheduler(Endless())
    with qtbot.waitSignal(checker.failed) as failed:
        checker.want(new_board(Sheet(30, 20)))
    checker.stop()
    assert "took more than 5 minutes and was stopped" in failed.args[0]
    assert "Error" not in failed.args[0]
