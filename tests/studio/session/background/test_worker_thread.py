"""Work on another thread: waited for where it writes, left behind where it does not."""

import subprocess
import sys
import threading
from functools import partial
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from studio.session.background.worker_thread import WorkerThread
from tests.architecture.sources import ROOT


def test_work_that_is_finished_is_waited_for_and_not_delivered(qtbot: QtBot) -> None:
    done: list[str] = []
    delivered: list[object] = []
    worker = WorkerThread("work")
    for name in ("first", "second"):
        worker.send(partial(done.append, name), delivered.append, delivered.append)
    worker.finish()
    qtbot.wait(20)
    assert done == ["first", "second"]
    assert delivered == []
    assert worker.under_way == 0


def test_work_that_is_abandoned_holds_nobody_up(qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()
    done: list[str] = []
    delivered: list[object] = []

    def slow() -> None:
        begun.set()
        go_on.wait(10)
        done.append("under way")

    worker = WorkerThread("work")
    worker.send(slow, delivered.append, delivered.append)
    worker.send(lambda: done.append("not begun"), delivered.append, delivered.append)
    assert begun.wait(10)
    before = monotonic()
    worker.abandon()
    assert monotonic() - before < 1
    assert worker.under_way == 0
    go_on.set()
    qtbot.waitUntil(lambda: done == ["under way"])
    qtbot.wait(20)
    assert delivered == []


@pytest.mark.usefixtures("qapp")
def test_what_takes_a_moment_is_handed_over_at_once_when_awaited() -> None:
    delivered: list[object] = []
    worker = WorkerThread("work")
    worker.send(lambda: "done", delivered.append, delivered.append)
    assert delivered == []
    worker.await_briefly(10)
    assert delivered == ["done"]
    assert worker.under_way == 0
    worker.finish()


def test_what_takes_longer_is_not_waited_for_and_comes_later(qtbot: QtBot) -> None:
    go_on = threading.Event()
    delivered: list[object] = []
    worker = WorkerThread("work")
    worker.send(lambda: go_on.wait(30), delivered.append, delivered.append)
    before = monotonic()
    worker.await_briefly(0.01)
    assert monotonic() - before < 10
    assert delivered == []
    go_on.set()
    qtbot.waitUntil(lambda: delivered == [True])
    worker.finish()


ENDING = """
import threading, time
from PySide6.QtCore import QCoreApplication
from studio.session.background.worker_thread import WorkerThread

application = QCoreApplication([])
silent, resting, busy = WorkerThread("silent"), WorkerThread("resting"), WorkerThread("busy")
resting.send(lambda: None, print, print)
begun, never = threading.Event(), threading.Event()
silent.send(lambda: (begun.set(), never.wait()), print, print)
begun.wait()
silent.abandon()
busy.send(lambda: (time.sleep(1), print("done to its end", flush=True)), print, print)
"""


def test_a_program_ends_whose_disk_never_answers_and_what_is_under_way_is_done() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", ENDING], capture_output=True, text=True, timeout=60, check=False, cwd=ROOT
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == "done to its end\n"
