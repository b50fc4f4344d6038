"""A window that is shown maximised is small at first: a moment later the window manager enlarges it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from studio.session.overrides import reported


class Growing(QObject):
    """Has something done again when a window has grown to what it is to fill."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._do: Callable[[], object] | None = None

    def when_grown(self, do: Callable[[], object]) -> None:
        """Do something once the window has grown; nothing if it has by now or is not going to."""
        self.forget()
        if self._is_to_grow:
            self._do = do
            self._window.installEventFilter(self)

    def forget(self) -> None:
        """Do nothing any more."""
        self._do = None
        self._window.removeEventFilter(self)

    @reported
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look whether the window has grown."""
        if event.type() == QEvent.Type.Resize and not self._is_to_grow:
            # What lies in it has its new places after the event.
            QTimer.singleShot(0, self, self._have_done)
        return super().eventFilter(watched, event)

    @property
    def _is_to_grow(self) -> bool:
        """Whether the window is said to fill the screen but still has the size it is given otherwise."""
        window = self._window
        return (window.isMaximized() or window.isFullScreen()) and (
            window.size() == window.normalGeometry().size()
        )

    def _have_done(self) -> None:
        """Do it, once."""
        do = self._do
        self.forget()
        if do is not None:
            do()
