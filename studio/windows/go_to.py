"""Going to a place by its name: a little field over the map that completes what is typed."""

from PySide6.QtCore import QPoint, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QFrame, QHBoxLayout, QLabel, QLineEdit, QWidget

from engine.board.document import Board
from engine.survey.spots import spot_named, spots
from studio.language.words import tr
from studio.session.overrides import reported

_WIDTH = 320
_FROM_TOP = 24


class GoTo(QFrame):
    """Opens over a map. Enter goes there, Esc or a click elsewhere closes it."""

    wanted = Signal(object)
    """The hexes to go to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("go-to")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._board: Board | None = None
        self._titles = QStringListModel(self)
        self.field = QLineEdit()
        self.field.setObjectName("go-to-field")
        self.field.setAccessibleName(tr("Go to a hex, a town or a key"))
        self.field.setPlaceholderText(tr("Hex, town or key, such as T23, Cardiff or 31"))
        completer = QCompleter(self._titles, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.activated.connect(lambda _text: self._go())
        self.field.setCompleter(completer)
        self.said = QLabel()
        self.said.setObjectName("go-to-said")
        self.said.hide()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.field, 1)
        layout.addWidget(self.said)
        self.field.returnPressed.connect(self._go)
        self.field.textEdited.connect(lambda _text: self.said.hide())

    def open_over(self, widget: QWidget, board: Board) -> None:
        """Open over the upper edge of a widget, for places of a board."""
        self._board = board
        self._titles.setStringList(list(dict.fromkeys(spot.title for spot in spots(board))))
        self.said.hide()
        self.field.clear()
        self.setFixedWidth(min(_WIDTH, max(200, widget.width() - 20)))
        self.adjustSize()
        self.move(widget.mapToGlobal(QPoint((widget.width() - self.width()) // 2, _FROM_TOP)))
        self.show()
        self.field.setFocus()

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _go(self) -> None:
        """Go where the field says, or say that there is no such place."""
        spot = None if self._board is None else spot_named(self._board, self.field.text())
        if spot is None:
            self.said.setText(tr("No such place"))
            self.said.show()
        elif self.isVisible():
            self.close()
            self.wanted.emit(spot.hexes)
