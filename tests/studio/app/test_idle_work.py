"""What else the interpreter does is kept out of the way while the program runs, and only then."""

import gc
import subprocess
import sys
from collections.abc import Callable, Iterator
from threading import Event
from weakref import ref

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.trials import workers
from studio.app import idle_work
from studio.app.idle_work import Compiling, Pace, Sweeps


@pytest.fixture
def pace(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pace]:
    monkeypatch.setattr(idle_work, "warm_up", lambda: None)
    # The tests sweep for themselves; a program begins with an interpreter that does.
    gc.enable()
    yield Pace(qapp)
    gc.disable()


def test_sweeps_of_everything_wait_while_the_program_runs(pace: Pace) -> None:
    usual = gc.isenabled(), sys.getswitchinterval()
    pace.keep()
    kept = gc.isenabled(), sys.getswitchinterval()
    frozen = gc.get_freeze_count()
    pace.leave()
    assert (usual[0], kept[0]) == (True, False)
    assert kept[1] < usual[1]
    assert frozen > 0
    assert (gc.isenabled(), sys.getswitchinterval()) == usual
    assert gc.get_freeze_count() == 0


def test_everything_is_swept_when_the_window_is_left(
    pace: Pace, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: swept.append(None))
    left, back = Qt.ApplicationState.ApplicationInactive, Qt.ApplicationState.ApplicationActive
    qapp.applicationStateChanged.emit(left)
    assert not swept
    pace.keep()
    qapp.applicationStateChanged.emit(left)
    qapp.applicationStateChanged.emit(back)
    pace.leave()
    assert len(swept) == 1


AHEAD = """
import sys
from engine.boardfile.schema import validator_for
from studio.app.idle_work import read_ahead
from studio.drawing.shapes.fonts import Face, metrics
assert validator_for.cache_info().currsize == 0
assert "studio.proofing.catalogue" not in sys.modules
read_ahead()
assert validator_for.cache_info().currsize == 1
assert "studio.proofing.catalogue" in sys.modules
assert metrics.cache_info().currsize == len(Face)
"""


def test_what_the_first_board_needs_can_be_read_ahead() -> None:
    subprocess.run([sys.executable, "-c", AHEAD], check=True)


def test_compiling_begins_after_a_while_and_ends_with_the_program(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begun, over = Event(), Event()

    def compile_until(is_over: Callable[[], bool]) -> None:
        begun.set()
        while not is_over():
            pass
        over.set()

    monkeypatch.setattr(idle_work, "_IDLE_MS", 20)
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
    monkeypatch.setattr(idle_work, "_IDLE_MS", 20)
    monkeypatch.setattr(workers, "compile_until", lambda _is_over: begun.set())
    parent = QObject()
    work = Compiling(parent)
    work.begin()
    work.end()
    qtbot.wait(60)
    assert not begun.is_set()


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def sweeps() -> Iterator[Sweeps]:
    owner = QObject()
    sweeps = Sweeps(owner)
    sweeps.begin()
    yield sweeps
    sweeps.end()


@pytest.fixture
def swept() -> Iterator[list[int]]:
    """The generations swept so far."""
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


@pytest.mark.usefixtures("sweeps")
def test_nothing_is_swept_while_very_much_is_made_and_nothing_of_it_soon_after(
    qtbot: QtBot, swept: list[int]
) -> None:
    before = gc.get_freeze_count()
    made = [[number] for number in range(30_000)]
    assert swept == []
    qtbot.waitUntil(lambda: gc.get_freeze_count() > before + len(made))
    assert swept == []


def test_what_holds_itself_goes_soon_if_it_is_new_and_in_a_pause_whenever(
    qtbot: QtBot, sweeps: Sweeps, swept: list[int]
) -> None:
    knot = Knot()
    gone = ref(knot)
    del knot
    qtbot.waitUntil(lambda: gone() is None)
    assert set(swept) == {1}
    knot = Knot()
    later = ref(knot)
    gc.freeze()
    del knot
    gc.collect()
    assert later() is not None
    sweeps.sweep_all()
    assert later() is None


def test_the_interpreter_sweeps_again_at_the_end(sweeps: Sweeps) -> None:
    assert not gc.isenabled()
    sweeps.end()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
