"""How the card of what is due shares its height with the records below it."""

from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QScrollArea, QSplitter, QWidget

from studio.session.overrides import reported

_CARD, _RECORDS = 340, 280
"""How card and records share their height until a person moves the line between them."""
_LEAST: Final = 120
"""How high the records stay when the card needs their room, in pixels: their tabs and some lines."""


class CardRoom(QSplitter):
    """The card above the records: a card that holds more takes room from the records while it does."""

    def __init__(self, card: QScrollArea, records: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._card = card
        content = card.widget()
        assert content is not None
        self._content = content
        self.addWidget(card)
        self.addWidget(records)
        self.setSizes([_CARD, _RECORDS])
        self.setCollapsible(0, False)
        self._part = _CARD / (_CARD + _RECORDS)
        self.chosen: QByteArray = self.saveState()
        """How a person has shared the room, as ``restore`` takes it."""
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self._fit)
        self.splitterMoved.connect(self._keep)
        content.installEventFilter(self)

    @property
    def has_records(self) -> bool:
        """Whether the records are open."""
        return self.sizes()[1] > 0

    def open_records(self, *, wanted: bool) -> None:
        """Open the records, or close them."""
        if wanted != self.has_records:
            high = sum(self.sizes())
            self.setSizes([high - high // 2, high // 2] if wanted else [high, 0])
            self._keep()

    def restore(self, state: QByteArray | bytes) -> None:
        """Share the room as a person did before."""
        if self.restoreState(state):
            self._keep()

    def _keep(self) -> None:
        """Take the present sizes for those that a person wants."""
        self.chosen = self.saveState()
        card, records = self.sizes()
        if card and records:
            self._part = card / (card + records)

    @reported
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the card holds something else, or is wider."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fitting.start()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Give the card what it needs, as far as the records can spare it, and no more than a person gave."""
        whole = sum(self.sizes())
        layout = self._content.layout()
        if not self.has_records or whole <= _LEAST or layout is None:
            return
        wide, wraps = self._card.viewport().width(), layout.hasHeightForWidth()
        needed = layout.totalHeightForWidth(wide) if wraps else layout.totalSizeHint().height()
        high = max(round(self._part * whole), min(needed, whole - _LEAST))
        if high != self.sizes()[0]:
            self.setSizes([high, whole - high])
