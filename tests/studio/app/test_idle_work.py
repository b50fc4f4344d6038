"""What else the interpreter does is kept out of the way while the program runs, and only then."""

import gc
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from studio.app import idle_work as pace_module
from studio.app.idle_work import Pace
from studio.session.background.worker_process import BEGUN_ANEW


@pytest.fixture
def pace(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pace]:
    monkeypatch.setattr(pace_module, "warm_up", lambda: None)
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


def test_a_process_begun_anew_is_said_while_the_program_runs(
    pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    tellers: list[Callable[[str], None]] = []
    monkeypatch.setattr(pace_module, "tell_to", tellers.append)
    monkeypatch.setattr(pace_module, "tell_no_more", tellers.remove)
    said: list[str] = []
    pace.said.connect(said.append)
    pace.keep()
    for teller in tellers:
        teller(BEGUN_ANEW)
    pace.leave()
    assert said == [BEGUN_ANEW]
    assert not tellers


AHEAD = """
import sys
from engine.boardfile.schema import board_validator
from studio.app.idle_work import read_ahead
from studio.drawing.shapes.fonts import Face, metrics
assert board_validator.cache_info().currsize == 0
assert "studio.proofing.catalogue" not in sys.modules
read_ahead()
assert board_validator.cache_info().currsize == 1
assert "studio.proofing.catalogue" in sys.modules
assert metrics.cache_info().currsize == len(Face)
"""


def test_what_the_first_board_needs_can_be_read_ahead() -> None:
    subprocess.run([sys.executable, "-c", AHEAD], check=True)
