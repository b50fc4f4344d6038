"""Work of the interpreter that must not fall into the middle of a stroke.

Garbage is collected between strokes, the worker process and what the first board needs are started ahead, and
the searches of the bots are compiled while the program has nothing to do.
"""

import gc
import sys
import threading
from importlib import import_module
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from studio.drawing.shapes.fonts import Face, width_mm
from studio.session.background.worker_process import warm_up
from studio.windows.documents.document_commands import NOTHING

_TURN_S = 0.0005
"""How long a thread may keep the interpreter when another wants it; usually it is ten times that."""
_IDLE_MS: Final = 60_000
"""How long after the start: the first board is open by then."""
_PATIENCE_S: Final = 5.0
_COLLECT_EVERY_MS: Final = 500
_MANY: Final = 10_000
"""Where more is new than this, as after a paste on a large board, to look through it would be felt."""


class Pace(QObject):
    """Keeps the interpreter's own work out of the way while the program runs.

    Memory is swept between strokes, all of it when the window is left for another program.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._usual_turn = sys.getswitchinterval()
        self._sweeps = Sweeps(self)
        application.applicationStateChanged.connect(self._sweep_in_pause)
        self._is_kept = False

    def keep(self) -> None:
        """Begin, once all that stays for as long as the program does is there."""
        if not self._is_kept:
            self._is_kept = True
            self._sweeps.begin()
            sys.setswitchinterval(_TURN_S)
            warm_up()

    def get_ready(self) -> None:
        """Read what the first board will need, while somebody chooses it."""
        threading.Thread(target=read_ahead, daemon=True, name="read-ahead").start()

    def leave(self) -> None:
        """Let the interpreter do as it usually does."""
        if self._is_kept:
            self._is_kept = False
            self._sweeps.end()
            sys.setswitchinterval(self._usual_turn)

    def _sweep_in_pause(self, state: Qt.ApplicationState) -> None:
        if self._is_kept and state != Qt.ApplicationState.ApplicationActive:
            self._sweeps.sweep_all()


def read_ahead() -> None:
    """Read what is read once, with the first board: the schema of maps, kerning, what explains findings."""
    parse_board(write_board(NOTHING), "nothing")
    for face in Face:
        width_mm("AV", face, 1.0)
    # They explain what they found when somebody looks at it; here no hand waits for a hundred modules.
    import_module("studio.proofing.catalogue")


class Compiling(QObject):
    """Begins a minute after the start and ends with the program, done or not."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._is_over = Event()
        self._thread = Thread(target=self._compile, daemon=True, name="compiling")
        self._start = QTimer(self, singleShot=True, interval=_IDLE_MS)
        self._start.timeout.connect(self._thread.start)

    def begin(self) -> None:
        """Let the minute begin."""
        self._start.start()

    def end(self) -> None:
        """Stop, and wait until the other process has ended."""
        self._start.stop()
        self._is_over.set()
        if self._thread.is_alive():
            self._thread.join(_PATIENCE_S)

    def _compile(self) -> None:
        # The engine's bots are imported here, so that no start waits for them.
        import_module("engine.trials.workers").compile_until(self._is_over.is_set)


class Sweeps(QObject):
    """Collects new garbage now and then, on the interface's thread, and everything when there is a pause.

    By default the interpreter collects after some hundred new values, and looks at those of an edit of
    100,000 hexes twice within it, which takes as long as the edit.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QTimer(self, interval=_COLLECT_EVERY_MS)
        self._clock.timeout.connect(self._sweep_new)

    def begin(self) -> None:
        """Take over from the interpreter; what there is now is taken to stay."""
        gc.freeze()
        gc.disable()
        self._clock.start()

    def end(self) -> None:
        """Let the interpreter sweep as it usually does."""
        self._clock.stop()
        gc.enable()
        gc.unfreeze()

    def sweep_all(self) -> None:
        """Sweep everything, which takes a quarter of a second on a large board."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def _sweep_new(self) -> None:
        """Sweep what is new; of very much, which is hexes and marks, nothing is looked at until a pause."""
        if gc.get_count()[0] > _MANY:
            gc.freeze()
        else:
            gc.collect(1)
