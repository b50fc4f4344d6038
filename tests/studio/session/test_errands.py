"""Work on another thread: waited for where it writes, left behind where it does not."""

import threading
from functools import partial
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from studio.session.errands import Errands


def test_work_that_is_finished_is_waited_for_and_not_delivered(qtbot: QtBot) -> None:
    done: list[str] = []
    delivered: list[object] = []
    errands = Errands("work")
    for name in ("first", "second"):
        errands.send(partial(done.append, name), delivered.append, delivered.append)
    errands.finish()
    qtbot.wait(20)
    assert done == ["first", "second"]
    assert delivered == []
    assert errands.under_way == 0


def test_work_that_is_abandoned_holds_nobody_up(qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()
    done: list[str] = []
    delivered: list[object] = []

    def slow() -> None:
        begun.set()
        go_on.wait(10)
        done.append("under way")

    errands = Errands("work")
    errands.send(slow, delivered.append, delivered.append)
    errands.send(lambda: done.append("not begun"), delivered.append, delivered.append)
    assert begun.wait(10)
    before = monotonic()
    errands.abandon()
    assert monotonic() - before < 1
    assert errands.under_way == 0
    go_on.set()
    qtbot.waitUntil(lambda: done == ["under way"])
    qtbot.wait(20)
    assert delivered == []


@pytest.mark.usefixtures("qapp")
def test_what_takes_a_moment_is_handed_over_at_once_when_awaited() -> None:
    delivered: list[object] = []
    errands = Errands("work")
    errands.send(lambda: "done", delivered.append, delivered.append)
    assert delivered == []
    errands.await_briefly(10)
    assert delivered == ["done"]
    assert errands.under_way == 0
    errands.finish()


def test_what_takes_longer_is_not_waited_for_and_comes_later(qtbot: QtBot) -> None:
    go_on = threading.Event()
    delivered: list[object] = []
    errands = Errands("work")
    errands.send(lambda: go_on.wait(30), delivered.append, delivered.append)
    before = monotonic()
    errands.await_briefly(0.01)
    assert monotonic() - before < 10
    assert delivered == []
    go_on.set()
    qtbot.waitUntil(lambda: delivered == [True])
    errands.finish()
