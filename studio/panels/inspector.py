"""The inspector: what is selected, to be seen and changed."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from engine.board.lines import SideLine
from engine.board.places import Town
from engine.hexes.lattice import Hex
from studio.panels.board_form import BoardForm
from studio.panels.fields import Note
from studio.panels.hex_form import HexForm
from studio.panels.line_form import LineForm
from studio.panels.town_form import TownForm
from studio.panels.words import kind_of, title_of
from studio.session.document import Session
from studio.tools.selection import Selection

_MARGIN = 14


class Inspector(QWidget):
    """A heading and the form for what is selected; for nothing in particular, the board's own."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("inspector-panel")
        self.setAccessibleName("Inspector")
        self._session = session
        self._shown = Selection()
        self.heading = _heading()
        self.kind = Note("inspector-kind")
        self.town_form = TownForm(session)
        self.hex_form = HexForm(session)
        self.line_form = LineForm(session)
        self.board_form = BoardForm(session)
        self.forms = QStackedWidget()
        for each in (self.town_form, self.hex_form, self.line_form, self.board_form):
            self.forms.addWidget(each)
        self._lay_out()
        session.board_changed.connect(self._refresh)
        session.selection_changed.connect(self._turn)
        session.edits_called_in.connect(self.settle)
        self._refresh()

    def _lay_out(self) -> None:
        """Put the heading above the forms, which scroll where the dock is low."""
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.setSpacing(2)
        layout.addWidget(self.heading)
        layout.addWidget(self.kind)
        layout.addSpacing(_MARGIN)
        layout.addWidget(self.forms)
        layout.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def begin_naming(self) -> None:
        """Put the keyboard into the name of what is selected, as after placing a town."""
        for each, field in (
            (self.town_form, self.town_form.name),
            (self.line_form, self.line_form.name),
            (self.board_form, self.board_form.title),
        ):
            if each is self.forms.currentWidget():
                field.setFocus(Qt.FocusReason.ShortcutFocusReason)
                field.selectAll()

    def settle(self) -> None:
        """Finish the entries half made in the form that is shown."""
        for each in (self.town_form, self.line_form, self.board_form):
            if each is self.forms.currentWidget():
                each.settle()

    def _turn(self, selection: Selection) -> None:
        """Turn to another thing, and finish what is half made of the one before."""
        if selection != self._shown:
            self.settle()
            self._refresh()

    def _refresh(self) -> None:
        """Show what is selected as it now stands."""
        board, self._shown = self._session.board, self._session.selection
        thing = self._shown.thing
        self.heading.setText(title_of(thing, board))
        self.kind.setText(kind_of(thing))
        match thing:
            case Town():
                self.town_form.show_thing(board, thing)
                self.forms.setCurrentWidget(self.town_form)
            case SideLine():
                self.line_form.show_thing(board, thing)
                self.forms.setCurrentWidget(self.line_form)
            case Hex():
                self.hex_form.show_thing(board, thing)
                self.forms.setCurrentWidget(self.hex_form)
            case None:
                self.board_form.show_board(board)
                self.forms.setCurrentWidget(self.board_form)


def _heading() -> QLabel:
    """Return the label for the name of what is shown."""
    label = QLabel()
    label.setObjectName("inspector-heading")
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    font = label.font()
    font.setPointSizeF(1.3 * font.pointSizeF())
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label
