"""Compile what the bots search with while the program has nothing to do, so that no trial waits for it."""

from importlib import import_module
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer

IDLE_MS: Final = 60_000
"""How long after the start: the first board is open by then."""
_PATIENCE_S: Final = 5.0


class Compiling(QObject):
    """Begins a minute after the start and ends with the program, done or not."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._is_over = Event()
        self._thread = Thread(target=self._compile, daemon=True, name="compiling")
        self._start = QTimer(self, singleShot=True, interval=IDLE_MS)
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
        """Compile in another process."""
        # The engine's bots are imported here, so that no start waits for them.
        import_module("engine.trials.workers").compile_until(self._is_over.is_set)
