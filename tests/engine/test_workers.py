"""Work in other processes: whatever they do, they end when they are left, and with the program."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from threading import Lock
from time import monotonic, sleep

import pytest

from engine.trials import running
from engine.trials.running import run_trial
from engine.trials.workers import processes as trial_processes
from engine.workers import processes
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
