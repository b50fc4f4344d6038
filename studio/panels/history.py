"""What has been done to the board, step by step; a click goes back to any step, or on to it again."""

from bisect import bisect_left
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer
from PySide6.QtGui import QShowEvent, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from studio.language.words import tr
from studio.session.document import Session
from studio.session.history import ApplyEdit
from studio.session.overrides import reported

_NOWHERE = QModelIndex()


class Steps(QAbstractListModel):
    """One row for the board as it was begun, and one for each step since; it follows when told to.

    The clicks of a river or a course share a row: which of them it was no one remembers.
    """

    def __init__(self, history: QUndoStack, parent: QObject) -> None:
        super().__init__(parent)
        self._history = history
        self._numbers: list[int] = []
        """The numbers of the steps that are listed."""
        self._ends = [0]
        """How many steps are done on the board of each row."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._ends)

    @reported
    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Return the name of a step, or of the first of several with how many there are."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        row = index.row()
        if not row:
            return tr("Start of the history")
        first, end = self._ends[row - 1 : row + 1]
        step = self._history.text(first)
        return step if end == first + 1 else tr("{step} ({n} clicks)", step=step, n=end - first)

    def done(self, row: int) -> int:
        """Return how many steps are done on the board of a row."""
        return self._ends[row]

    def present(self) -> QModelIndex:
        """Return the row of the step done last."""
        return self.index(bisect_left(self._ends, self._history.index()))

    def follow(self) -> None:
        """Have a row for each step there is now, and their names told again."""
        ends = self._ends_now()
        before, now = len(self._ends), len(ends)
        if now > before:
            self.beginInsertRows(_NOWHERE, before, now - 1)
            self._ends = ends
            self.endInsertRows()
        elif now < before:
            self.beginRemoveRows(_NOWHERE, now, before - 1)
            self._ends = ends
            self.endRemoveRows()
        self._ends = ends
        self.dataChanged.emit(self.index(0), self.index(now - 1))

    def _ends_now(self) -> list[int]:
        """Return how many steps are done on the board of each row, gone on from what is listed still."""
        steps, count = self._history, self._history.count()
        listed = self._ends
        if count:
            # The oldest steps go where there are too many.
            gone = bisect_left(self._numbers, _number(steps.command(0)))
            del self._numbers[:gone]
            listed = [0, *(end - gone for end in listed if end > gone)]
        kept = len(self._numbers)
        while kept and (kept > count or _number(steps.command(kept - 1)) != self._numbers[kept - 1]):
            kept -= 1
        del self._numbers[kept:]
        ends = [end for end in listed if end < kept] or [0]
        for place in range(ends[-1], count):
            step = steps.command(place)
            is_more = place and isinstance(step, ApplyEdit) and step.goes_on_from(steps.command(place - 1))
            ends[-1:] = [place + 1] if is_more else [ends[-1], place + 1]
        self._numbers += [_number(steps.command(place)) for place in range(kept, count)]
        return ends


def _number(step: QUndoCommand) -> int:
    """Return by which number a step is told from all others."""
    return step.number if isinstance(step, ApplyEdit) else -1


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
        self.list.setToolTip(tr("Click a step to return to it; later steps are kept"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.list)
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._follow)
        self._is_following = False
        session.history.indexChanged.connect(self._follow_soon)
        self.list.selectionModel().currentChanged.connect(self._go_to)
        # Within the clicks of one row the row is marked already.
        self.list.clicked.connect(self._go_to)

    @reported
    def showEvent(self, event: QShowEvent) -> None:
        """List what was done meanwhile."""
        super().showEvent(event)
        self._follow()

    def _follow_soon(self, _index: int) -> None:
        """List the steps once the map has been painted."""
        self._due.start()

    def _follow(self) -> None:
        """List the steps there are now, and mark the present one; later, if no one sees them."""
        if not self.isVisible():
            return
        self._is_following = True
        self._steps.follow()
        self.list.setCurrentIndex(self._steps.present())
        self._is_following = False

    def _go_to(self, step: QModelIndex) -> None:
        """Have the board as it was after a step."""
        if step.isValid() and not self._is_following:
            self._history.setIndex(self._steps.done(step.row()))
