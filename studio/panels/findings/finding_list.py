"""The list of the findings, which keeps the chosen one in view whatever happens around it."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListView

from studio.language.words import tr
from studio.panels.findings.finding_model import FindingModel
from studio.panels.findings.finding_row import FindingRow
from studio.session.overrides import reported

_LEAST_PX = 72
"""A finding of two lines, and the beginning of the next."""


class FindingList(QListView):
    """Shows findings in rows of up to two lines each."""

    walked = Signal(object)
    """The index of a finding that the keyboard went on to, or a button of the mouse went down on."""

    def __init__(self, model: FindingModel) -> None:
        super().__init__()
        self.setObjectName("findings-list")
        self.setAccessibleName(tr("Findings"))
        self.setModel(model)
        self.setItemDelegate(FindingRow(self))
        self.setMinimumHeight(_LEAST_PX)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setMouseTracking(True)

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from finding to finding with the keys, to the place of each; Esc leaves them all."""
        before = self.currentIndex()
        if event.key() == Qt.Key.Key_Escape and before.isValid():
            self.setCurrentIndex(QModelIndex())
            return
        super().keyPressEvent(event)
        if self.currentIndex() != before:
            self.walked.emit(self.currentIndex())

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place of a finding at once: when its explanation opens, the list moves under the hand."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.currentIndex().isValid():
            self.walked.emit(self.currentIndex())

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen finding in view when what is below it takes room, and rows high enough."""
        super().resizeEvent(event)
        chosen = self.currentIndex()
        if chosen.isValid():
            self.scrollTo(chosen)
        # Qt looks at the height alone, and rows laid out before a scroll bar came would overlap.
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
