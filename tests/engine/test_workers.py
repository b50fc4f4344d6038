"""Work in other processes: whatever they do, they end when they are left, and with the program."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from pathlib import Path
from threading import Lock, Thread
from time import monotonic, sleep

import pytest

from engine import workers
from engine.board.document import Board, new_board
from engine.hexes.sheet import Sheet
from engine.trials import running
from engine.trials.running import run_trial
from engine.trials.workers import processes as trial_processes
from engine.workers import TookTooLongError, Worker, WorkerLostError, processes
from tests.engine.trials.endless import play_on
from tests.engine.trials.trials import small

LONG_S = 60
AT_ONCE_S = 5
"""Ample for processes to end on a busy machine; those that wait for an endless game never do."""


def ready() -> None:
    """Make ready for nothing."""


def spin() -> None:
    """Go on for ever, leaving nothing to others."""
    while True:
        pass


@pytest.fixture
def others() -> Iterator[set[int]]:
    """Hold the processes there are before a test; after it there are no more."""
    before = {process.pid for process in multiprocessing.active_children() if process.pid}
    yield before
    assert {process.pid for process in multiprocessing.active_children()} <= before


@pytest.mark.usefixtures("others")
def test_work_is_done_in_other_processes() -> None:
    with processes(2, ready) as executor:
        assert list(executor.map(divmod, (7, 8, 9), (2, 2, 2))) == [(3, 1), (4, 0), (4, 1)]
        homes = {executor.submit(os.getpid).result(LONG_S) for _ in range(20)}
    assert os.getpid() not in homes


@pytest.mark.usefixtures("others")
def test_errors_belong_to_whoever_asks_and_the_process_goes_on() -> None:
    with processes(1, ready) as executor:
        with pytest.raises(ZeroDivisionError):
            executor.submit(divmod, 1, 0).result(LONG_S)
        with pytest.raises(TypeError, match="pickle"):
            executor.submit(str, Lock()).result(LONG_S)
        assert executor.submit(divmod, 7, 2).result(LONG_S) == (3, 1)


@pytest.mark.usefixtures("others")
def test_work_without_an_end_ends_when_the_processes_are_left() -> None:
    with processes(1, ready) as executor:
        assert executor.submit(divmod, 7, 2).result(LONG_S) == (3, 1)
        endless, *later = [executor.submit(spin) for _ in range(4)]
        while not endless.running():
            sleep(0.01)
        begun = monotonic()
    assert monotonic() < begun + AT_ONCE_S
    with pytest.raises(BrokenProcessPool):
        endless.result(0)
    for each in later:
        with pytest.raises((BrokenProcessPool, CancelledError)):
            each.result(0)


@pytest.mark.usefixtures("others")
def test_a_process_that_is_lost_fails_what_is_under_way() -> None:
    with processes(1, ready) as executor:
        for _ in range(2):
            with pytest.raises(BrokenProcessPool):
                executor.submit(os._exit, 3).result(LONG_S)


KILLED = """
import os, sys, time
from engine.workers import processes
from tests.engine.test_workers import ready, spin
if __name__ == "__main__":
    with processes(1, ready) as executor:
        print(executor.submit(os.getpid).result(60), flush=True)
        executor.submit(spin)
        time.sleep(60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks for a process as Linux shows it")
def test_processes_end_with_a_program_that_is_killed() -> None:
    program = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    number = int(program.stdout.readline())
    program.kill()
    program.wait()
    program.stdout.close()
    until = monotonic() + AT_ONCE_S
    while is_there(number):
        assert monotonic() < until
        sleep(0.05)


def is_there(number: int) -> bool:
    """Return whether a process runs; one that ended and was not waited for does not."""
    stat = Path("/proc", str(number), "stat")
    return stat.exists() and stat.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.end()


def pid_of(worker: Worker) -> int:
    """Return the number of a worker's process."""
    number = worker.do(lambda: True, os.getpid)
    assert number is not None
    return number


@pytest.mark.usefixtures("others")
def test_a_worker_does_one_piece_of_work_after_another_in_one_process() -> None:
    worker = Worker()
    assert worker.do(lambda: True, divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        worker.do(lambda: True, divmod, 1, 0)
    assert pid_of(worker) == pid_of(worker) != os.getpid()
    worker.end()


def test_a_worker_that_was_ended_is_replaced(worker: Worker) -> None:
    first = pid_of(worker)
    os.kill(first, signal.SIGKILL)
    assert pid_of(worker) not in {first, os.getpid()}
    with pytest.raises(WorkerLostError):
        worker.do(lambda: True, os._exit, 3)
    assert pid_of(worker) != os.getpid()


def exit_once(marker: Path) -> str:
    """End the process, but only the first time."""
    if marker.exists():
        return "done"
    marker.touch()
    os._exit(3)


def test_what_a_lost_worker_was_at_is_done_by_the_next(worker: Worker, tmp_path: Path) -> None:
    assert worker.do(lambda: True, exit_once, tmp_path / "gone") == "done"


def test_no_one_waits_for_an_answer_that_is_not_wanted(worker: Worker) -> None:
    asked = count()
    assert worker.do(lambda: next(asked) < 3, sleep, LONG_S) is None
    assert next(asked) == 4
    begun = monotonic()
    worker.end()
    assert monotonic() < begun + AT_ONCE_S


def test_the_time_of_work_does_not_count_while_it_waits_for_other_work(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert worker.do(lambda: True, sleep_for, 0) == "slept"
    monkeypatch.setattr(workers, "MOST_S", 3.0)
    answers: list[object] = []
    pieces = [
        Thread(target=lambda: answers.append(worker.do(lambda: True, sleep_for, 1.8))) for _ in range(2)
    ]
    for each in pieces:
        each.start()
    for each in pieces:
        each.join(LONG_S)
    assert answers == ["slept"] * 2


def test_work_that_no_one_wants_any_more_is_done_to_its_end_unless_it_waits(
    worker: Worker, tmp_path: Path
) -> None:
    pid_of(worker)
    asked = count()
    assert worker.do(lambda: next(asked) < 3, sleep_and_touch, 0.8, tmp_path / "begun") is None
    assert pid_of(worker)
    assert (tmp_path / "begun").exists()


def sleep_for(seconds: float) -> str:
    sleep(seconds)
    return "slept"


def sleep_and_touch(seconds: float, marker: Path) -> None:
    sleep(seconds)
    marker.touch()


def test_work_without_an_end_is_stopped_and_other_work_begun_again(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = pid_of(worker)
    answers: list[int] = []
    monkeypatch.setattr(workers, "MOST_S", 1.0)
    endless = Thread(target=spin_too_long, args=(worker,))
    endless.start()
    sleep(0.5)
    monkeypatch.setattr(workers, "MOST_S", LONG_S)
    other = Thread(target=lambda: answers.append(pid_of(worker)))
    other.start()
    for each in (endless, other):
        each.join(LONG_S)
    assert answers
    assert answers[0] not in {first, os.getpid()}


def spin_too_long(worker: Worker) -> None:
    with pytest.raises(TookTooLongError):
        worker.do(lambda: True, spin)


@pytest.mark.skipif(sys.platform == "win32", reason="there processes cannot be stopped")
def test_a_worker_that_takes_nothing_is_ended(worker: Worker) -> None:
    number = pid_of(worker)
    os.kill(number, signal.SIGSTOP)
    asked = count()
    assert worker.do(lambda: next(asked) < 3, len, b"x" * 10_000_000) is None
    begun = monotonic()
    worker.end()
    assert monotonic() < begun + AT_ONCE_S


def title_of(board: Board) -> tuple[str, str]:
    """Return the title of a board, and of one edited from it."""
    return board.title, board.edited(title="after").title


def test_boards_come_to_a_worker_as_they_are(worker: Worker) -> None:
    board = new_board(Sheet(30, 20), title="before")
    assert worker.do(lambda: True, title_of, board) == ("before", "after")
    assert worker.do(lambda: True, Board.edited, board) == board


@pytest.mark.usefixtures("others")
def test_a_trial_with_an_endless_game_is_stopped_and_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "play", play_on)
    trial = small()
    with trial_processes(trial, 1, 12) as executor:
        progress = run_trial(trial, 12, executor, 1)
        until = monotonic() + LONG_S
        while not (last := next(progress)).tally.played:
            assert monotonic() < until
        next(progress)
        begun = monotonic()
        progress.close()
    assert monotonic() < begun + AT_ONCE_S
    assert last.tally.played == 1
