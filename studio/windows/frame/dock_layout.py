"""How the window and its docks stand, kept so that they stand so again."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow
from shiboken6 import isValid

from studio.session.settings.setting_keys import DOCKS, GEOMETRY
from studio.session.settings.settings import Settings
from studio.windows.frame.docks import Docks

_WAIT_MS = 500
"""How long they stay as they are before that is kept: while one is dragged it would be in vain."""


class DockLayout(QObject):
    """Keeps how a window and its docks stand whenever that has changed: a program may end at any moment."""

    def __init__(self, window: QMainWindow, docks: Docks, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._docks, self._settings = window, docks, settings
        self._is_over = False
        self._wait = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._wait.timeout.connect(self.keep)

    def recall(self) -> None:
        """Have them stand as they did the last time, and be kept from now on."""
        self._window.restoreGeometry(self._settings[GEOMETRY])
        if self._settings[DOCKS]:
            self._docks.recall(self._settings[DOCKS])
        self._docks.tell_changes(self._note_change)

    def keep(self) -> None:
        """Write down how they stand."""
        self._settings[GEOMETRY] = bytes(self._window.saveGeometry().data())
        self._settings[DOCKS] = self._docks.state

    def finish(self) -> None:
        """Keep nothing more: how a window looks while it is taken down is of no use."""
        self._is_over = True
        self._wait.stop()

    def _note_change(self) -> None:
        """Keep how they stand as soon as they have come to rest."""
        # Docks are hidden once more while a window is taken down without having been closed.
        if not self._is_over and isValid(self._window) and self._window.isVisible():
            self._wait.start()
