"""What else the interpreter does, so that none of it falls into the middle of a stroke."""

import sys
import threading
from importlib import import_module

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.messages import Phrase
from studio.app.garbage_collection import Sweeps
from studio.drawing.shapes.fonts import Face, width_mm
from studio.language.words import tr
from studio.session.background.worker_process import tell_no_more, tell_to, warm_up
from studio.windows.documents.document_commands import NOTHING

_TURN_S = 0.0005
"""How long a thread may keep the interpreter when another wants it; usually it is ten times that."""


class Pace(QObject):
    """Keeps the interpreter's own work out of the way while the program runs.

    Memory is swept between strokes, all of it when the window is left for another program.
    """

    said = Signal(str)
    """What became of the process for long sums; a sentence or two for the status bar."""

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
            tell_to(self._tell)
            warm_up()

    def get_ready(self) -> None:
        """Read what the first board will need, while somebody chooses it."""
        threading.Thread(target=read_ahead, daemon=True, name="read-ahead").start()

    def leave(self) -> None:
        """Let the interpreter do as it usually does."""
        if self._is_kept:
            self._is_kept = False
            tell_no_more(self._tell)
            self._sweeps.end()
            sys.setswitchinterval(self._usual_turn)

    def _tell(self, text: Phrase) -> None:
        """Pass on what is told on another thread; who shows it hears it on their own."""
        self.said.emit(tr(text))

    def _sweep_in_pause(self, state: Qt.ApplicationState) -> None:
        """Sweep everything when the window is left."""
        if self._is_kept and state != Qt.ApplicationState.ApplicationActive:
            self._sweeps.sweep_all()


def read_ahead() -> None:
    """Read what is read once, with the first board: the schema of maps, kerning, what explains findings."""
    parse_board(write_board(NOTHING), "nothing")
    for face in Face:
        width_mm("AV", face, 1.0)
    # They explain what they found when somebody looks at it; here no hand waits for a hundred modules.
    import_module("studio.proofing.catalogue")
