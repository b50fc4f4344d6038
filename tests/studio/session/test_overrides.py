"""An error in an override is reported, whoever raised it, and the program lives on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.session.overrides import reported

ROOT = Path(__file__).parents[3]

CLOSE = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
from studio.session.overrides import reported

class Window(QWidget):
    @reported
    def closeEvent(self, event):
        [].pop()

application = QApplication([])
sys.excepthook = lambda kind, error, trace: print(kind.__name__)
window = Window()
window.show()
window.close()
print("alive")
"""


def test_an_error_of_c_code_in_an_override_does_not_end_the_process() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CLOSE],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["IndexError", "alive"]


def test_what_goes_well_returns_as_it_is() -> None:
    @reported
    def answer(number: int) -> int:
        return number + 1

    assert answer(41) == 42


def test_what_is_meant_to_end_the_program_is_let_through() -> None:
    @reported
    def leave() -> None:
        raise SystemExit(3)

    with pytest.raises(SystemExit):
        leave()
