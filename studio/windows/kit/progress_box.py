"""What a dialog shows of its long work: how far it is, a button to stop it, and a word on what came of it."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QPushButton, QVBoxLayout, QWidget

from engine.messages import Phrase
from studio.language.labels import plain_label
from studio.language.words import tr
from studio.windows.kit.long_work import Work

_WHOLE = 1000
"""Into how many steps a bar is divided."""
_EVERY_MS = 1000
"""How often what is said of work under way is said again."""


class Busy(QWidget):
    """Follows a piece of work; the bar and the button are there while it is under way."""

    def __init__(self, name: str, work: Work, stop: Phrase, tip: Phrase = "") -> None:
        super().__init__()
        self.progress = QProgressBar(maximum=_WHOLE, textVisible=False)
        self.stop = QPushButton(tr(stop))
        self.stop.setToolTip(tr(tip))
        self.said = plain_label()
        self.said.setWordWrap(True)
        self.said.setObjectName(f"{name}-said")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for part in (self.progress, self.stop, self.said):
            column.addWidget(part)
        self._told: Callable[[], str] = str
        self._clock = QTimer(self, interval=_EVERY_MS)
        self._clock.timeout.connect(self._say_on)
        self._work = work
        self.stop.clicked.connect(self._give_up)
        work.progressed.connect(self._show_share)
        self.show_busy(busy=False)

    def show_busy(self, *, busy: bool) -> None:
        """Show the bar, at its beginning, and the button; or hide them."""
        self._clock.stop()
        self.progress.setValue(0)
        self.progress.setVisible(busy)
        self.stop.setVisible(busy)
        self.stop.setEnabled(True)

    def say(self, text: str) -> None:
        """Say something below, once and for all."""
        self._clock.stop()
        self.said.setText(text)

    def keep_saying(self, told: Callable[[], str]) -> None:
        """Say below what is told, now and every second while the work is under way and no one stops it."""
        self._told = told
        self._say_on()
        self._clock.start()

    def _say_on(self) -> None:
        """Say what is told at this moment."""
        self.said.setText(self._told())

    def _give_up(self) -> None:
        """Stop the work, which may still have to end what it has begun."""
        self.stop.setEnabled(False)
        self.say(tr("Stopping …"))
        self._work.cancel()

    def _show_share(self, share: float) -> None:
        """Show how much is done."""
        self.progress.setValue(round(share * _WHOLE))
        if self._clock.isActive():
            self._say_on()
