"""What no one foresaw is told in a sentence, written down, and does not end the program."""

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from engine.workers import WorkerLostError
from studio.app.mishaps import Mishaps
from studio.mapview.name_layer import NamesUnplacedError

Told = list[tuple[str, str]]


def fail() -> None:
    raise ZeroDivisionError("by nought")


def test_an_error_is_reported_and_its_trace_written(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told: Told = []
    with Mishaps(tmp_path / "logs", lambda *words: told.append(words)):
        sys.excepthook(ZeroDivisionError, ZeroDivisionError("by nought"), None)
        qtbot.waitUntil(lambda: bool(told))
    (log,) = (tmp_path / "logs").glob("crash-*.log")
    assert "ZeroDivisionError: by nought" in log.read_text("utf-8")
    assert str(log) in told[0][1]
    assert "Traceback" not in told[0][1]
    assert "by nought" in capsys.readouterr().err


def test_an_error_in_a_slot_is_caught_and_the_program_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    told: Told = []
    with Mishaps(tmp_path, lambda *words: told.append(words)):
        QTimer.singleShot(0, fail)
        qtbot.waitUntil(lambda: bool(told))
    assert list(tmp_path.glob("crash-*.log"))


def test_an_error_of_another_thread_is_reported_on_this_one(qtbot: QtBot, tmp_path: Path) -> None:
    told: list[threading.Thread] = []
    with Mishaps(tmp_path, lambda *_: told.append(threading.current_thread())):
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        qtbot.waitUntil(lambda: bool(told))
    assert told == [threading.main_thread()]


def test_where_nothing_can_be_written_the_sentence_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder", "utf-8")
    told: Told = []
    with Mishaps(tmp_path / "taken", lambda *words: told.append(words)):
        sys.excepthook(ValueError, ValueError("odd"), None)
        qtbot.waitUntil(lambda: bool(told))
    assert "The details could not be saved" in told[0][1]


@pytest.mark.usefixtures("qapp")
def test_afterwards_errors_go_where_they_went_before(tmp_path: Path) -> None:
    before = sys.excepthook, threading.excepthook
    with Mishaps(tmp_path, lambda *_: None):
        assert sys.excepthook is not before[0]
    assert (sys.excepthook, threading.excepthook) == before


def test_names_that_cannot_be_placed_are_reported_in_words_of_their_own(qtbot: QtBot, tmp_path: Path) -> None:
    told: Told = []
    error = NamesUnplacedError()
    error.__cause__ = ZeroDivisionError("by nought")
    with Mishaps(tmp_path, lambda *words: told.append(words)):
        sys.excepthook(NamesUnplacedError, error, None)
        qtbot.waitUntil(lambda: bool(told))
    ((title, text),) = told
    (log,) = tmp_path.glob("crash-*.log")
    assert title == "The names on the map could not be placed"
    assert str(log) in text
    assert "by nought" in log.read_text("utf-8")


def test_a_process_ended_from_outside_is_reported_in_words_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    told: Told = []
    with Mishaps(tmp_path, lambda *words: told.append(words)):
        sys.excepthook(WorkerLostError, WorkerLostError(), None)
        qtbot.waitUntil(lambda: bool(told))
    assert "tries again after your next change" in told[0][1]
    assert not list(tmp_path.glob("crash-*.log"))
