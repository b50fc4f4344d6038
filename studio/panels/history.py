"""What has been done to the board, step by step; a click goes back to any step, or on to it again."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QShowEvent, QUndoStack
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from studio.language.words import tr
from studio.session.document import Session
from studio.session.overrides import reported

_NOWHERE = QModelIndex()


class Steps(QAbstractListModel):
    """One row for the board as it was begun, and one for each step since; it follows when told to."""

    def __init__(self, history: QUndoStack, parent: QObject) -> None:
        super().__init__(parent)
        self._history = history
        self._count = history.count()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else 1 + self._count

    @reported
    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return the name of a step."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        row = index.row()
        return self._history.text(row - 1) if row else tr("As it was begun or opened")

    def follow(self) -> None:
        """Have a row for each step there is now, and their names told anew."""
        before, now = self._count, self._history.count()
        if now > before:
            self.beginInsertRows(_NOWHERE, before + 1, now)
            self._count = now
            self.endInsertRows()
        elif now < before:
            self.beginRemoveRows(_NOWHERE, now + 1, before)
            self._count = now
            self.endRemoveRows()
        self.dataChanged.emit(self.index(0), self.index(now))


class HistoryPanel(QWidget):
    """The steps of a session's history by their names, the present one marked.

    They are listed when the map has been painted, and while they are seen: Qt's own view of a history
    takes a third of the time of an edit.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history = session.history
        self._steps = Steps(session.history, self)
        self.list = QListView()
        self.list.setUniformItemSizes(True)
        self.list.setModel(self._steps)
        self.list.setAccessibleName(tr("Steps of the history"))
        self.list.setToolTip(
            tr("Click a step to have the board as it was after it; nothing is lost by going back")
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.list)
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._follow)
        self._is_following = False
        session.history.indexChanged.connect(self._follow_soon)
        self.list.selectionModel().currentChanged.connect(self._go_to)

    @reported
    def showEvent(self, event: QShowEvent) -> None:
        """List what was done meanwhile."""
        super().showEvent(event)
        self._follow()

    def _follow_soon(self, _index: int) -> None:
        """List the steps once the map has been painted."""
        self._due.start()

    def _follow(self) -> None:
        """List the steps there are now, and mark the present one; later, if nobody sees them."""
        if not self.isVisible():
            return
        self._is_following = True
        self._steps.follow()
        self.list.setCurrentIndex(self._steps.index(self._history.index()))
        self._is_following = False

    def _go_to(self, step: QModelIndex) -> None:
        """Have the board as it was after a step."""
        if step.isValid() and not self._is_following:
            self._history.setIndex(step.row())
