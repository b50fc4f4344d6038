"""Processes that do work: whatever they are at, they end when they are told to."""

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool
from threading import Lock
from time import monotonic, sleep

import pytest

from engine.trials import running
from engine.trials.processes import Processes
from engine.trials.running import run_trial
from engine.trials.workers import processes
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
def test_work_is_done_in_processes_side_by_side() -> None:
    with Processes(2, ready) as executor:
        assert list(executor.map(divmod, (7, 8, 9), (2, 2, 2))) == [(3, 1), (4, 0), (4, 1)]
        homes = {executor.submit(os.getpid).result(LONG_S) for _ in range(20)}
    assert os.getpid() not in homes


@pytest.mark.usefixtures("others")
def test_errors_belong_to_whoever_asks_and_the_process_goes_on() -> None:
    with Processes(1, ready) as executor:
        with pytest.raises(ZeroDivisionError):
            executor.submit(divmod, 1, 0).result(LONG_S)
        with pytest.raises(TypeError, match="pickle"):
            executor.submit(str, Lock()).result(LONG_S)
        assert executor.submit(divmod, 7, 2).result(LONG_S) == (3, 1)


@pytest.mark.usefixtures("others")
def test_work_without_an_end_ends_with_its_processes() -> None:
    executor = Processes(1, ready)
    assert executor.submit(divmod, 7, 2).result(LONG_S) == (3, 1)
    endless, next_one = executor.submit(spin), executor.submit(spin)
    while not endless.running():
        sleep(0.01)
    next_one.cancel()
    begun = monotonic()
    executor.shutdown()
    assert monotonic() < begun + AT_ONCE_S
    with pytest.raises(BrokenProcessPool):
        endless.result(0)
    with pytest.raises(CancelledError):
        next_one.result(0)
    with pytest.raises(RuntimeError, match="ended"):
        executor.submit(ready)


@pytest.mark.usefixtures("others")
def test_a_process_that_is_lost_is_told_of() -> None:
    with Processes(1, ready) as executor:
        for _ in range(2):
            with pytest.raises(BrokenProcessPool):
                executor.submit(os._exit, 3).result(LONG_S)


@pytest.mark.usefixtures("others")
def test_a_trial_with_an_endless_game_is_stopped_and_keeps_what_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "play", play_on)
    trial = small()
    with processes(trial, 1) as executor:
        progress = run_trial(trial, 12, executor, 1)
        until = monotonic() + LONG_S
        while not (last := next(progress)).tally.played:
            assert monotonic() < until
        next(progress)
        begun = monotonic()
        progress.close()
    assert monotonic() < begun + AT_ONCE_S
    assert last.tally.played == 1
