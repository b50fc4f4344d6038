"""What the bots search with is compiled while the program runs, and no longer."""

from collections.abc import Callable
from threading import Event

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from engine.trials import workers
from studio.app import compiling
from studio.app.compiling import Compiling


def test_compiling_begins_after_a_while_and_ends_with_the_program(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begun, over = Event(), Event()

    def compile_until(is_over: Callable[[], bool]) -> None:
        begun.set()
        while not is_over():
            pass
        over.set()

    monkeypatch.setattr(compiling, "IDLE_MS", 20)
    monkeypatch.setattr(workers, "compile_until", compile_until)
    parent = QObject()
    work = Compiling(parent)
    work.begin()
    assert not begun.is_set()
    qtbot.waitUntil(begun.is_set)
    work.end()
    assert over.is_set()


def test_nothing_is_compiled_where_the_program_ends_at_once(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begun = Event()
    monkeypatch.setattr(compiling, "IDLE_MS", 20)
    monkeypatch.setattr(workers, "compile_until", lambda _is_over: begun.set())
    parent = QObject()
    work = Compiling(parent)
    work.begin()
    work.end()
    qtbot.wait(60)
    assert not begun.is_set()
