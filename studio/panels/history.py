"""What has been done to the board, step by step; a click goes back to any step, or on to it again."""

from PySide6.QtWidgets import QUndoView, QVBoxLayout, QWidget

from studio.language.words import tr
from studio.session.document import Session


class HistoryPanel(QWidget):
    """The steps of a session's history by their names, the present one marked."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QUndoView(session.history)
        self.list.setEmptyLabel(tr("As it was begun or opened"))
        self.list.setAccessibleName(tr("Steps of the history"))
        self.list.setToolTip(
            tr("Click a step to have the board as it was after it; nothing is lost by going back")
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.list)
