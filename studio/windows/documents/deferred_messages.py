"""What would startle a hand in the midst of a stroke waits until it is free."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

_LOOK_MS = 50


class FreeHand(QObject):
    """Does things when no button is held, no gesture is under way and no menu is open: at once, or then."""

    def __init__(self, is_drawing: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_drawing = is_drawing
        self._waiting: list[Callable[[], object]] = []
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._go_on)

    def when_free(self, do: Callable[[], object]) -> None:
        """Do something once the hand is free, in the order asked for."""
        if self._waiting or self._is_busy():
            self._waiting.append(do)
            self._look.start()
        else:
            do()

    def _is_busy(self) -> bool:
        """Whether the hand is at something."""
        held = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        return held or QApplication.activePopupWidget() is not None or self._is_drawing()

    def _go_on(self) -> None:
        """Do the first of what waits, if the hand is free; another may come while that asks something."""
        if not self._is_busy() and self._waiting:
            do = self._waiting.pop(0)
            if not self._waiting:
                self._look.stop()
            do()
