"""The dialog that begins a board from real land: what is chosen on the right, what comes of it on the left.

It makes a new board and has no part in it afterwards: no slider can change what was drawn by hand since.
"""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from engine.board.document import Board
from engine.geography.frames import size_words
from engine.geography.layers import GeographyError, Remedy
from engine.geography.world import world
from engine.messages import Phrase, count_of, say, together
from studio.language.words import tr
from studio.panels.fields.fields import Note, button
from studio.panels.fields.scrolling import Column
from studio.session.files.filing import sentence
from studio.windows.geography.deriving import Derived, Deriving, keyed
from studio.windows.geography.land_fields import LandFields
from studio.windows.geography.source_list import AskFiles
from studio.windows.kit.latest_work import Latest
from studio.windows.kit.no_enter_dialog import CalmDialog
from studio.windows.kit.page_preview import PagePreview
from studio.windows.kit.window_room import resize_within

_SIZE: Final = QSize(1060, 680)
_SIDE_WIDTH: Final = 400
_ONCE: Phrase = (
    "Creates a new board. These settings have no part in it afterwards, so they never change what you draw."
)
_EMPTY: Phrase = (
    "Choose a country, or add files with land.\n"
    "Countries and towns come with the program.\n"
    "Lakes, rivers and hills do not: add files for them."
)


class GeographyDialog(CalmDialog):
    """Asks for a board from real land; once accepted, ``board`` is it."""

    def __init__(self, ask: AskFiles, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New from Geography"))
        self.fields = LandFields(ask)
        self.preview = PagePreview()
        self.preview.show_word(tr(_EMPTY))
        self.message = Note("land-message")
        self.left_out = Note("land-left-out")
        self.remedy = button("land-remedy", "Read Latitude First", "Read the coordinates the other way round")
        self.remedy.hide()
        self.board: Board | None = None
        self.derived: Derived | None = None
        self._fault: GeographyError | None = None
        self._deriving = Deriving()
        self._derive = Latest[Derived]("land", self, self._take, self._refuse)
        self._names = Latest[list[str]]("countries", self, self.fields.offer_regions, self._refuse)
        self._number = Latest[Board]("keys", self, self._finish, self._refuse)
        self._make_buttons()
        self._lay_out()
        self.fields.changed.connect(self._want)
        self.remedy.clicked.connect(self._help)
        self.finished.connect(self._leave)
        self._names.want(lambda: world().names)

    def _make_buttons(self) -> None:
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(tr("Create Board"))
        self.ok.setToolTip(tr("Open this board in a new tab; you choose its file when you save (Ctrl+Enter)"))
        self.ok.setEnabled(False)
        self.buttons.accepted.connect(self._create)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        """Put the picture on the left, the fields and what is said of them on the right."""
        side = QVBoxLayout()
        side.addWidget(Column(self.fields), 1)
        for note in (self.message, self.left_out):
            note.setFixedWidth(_SIDE_WIDTH)
        side.addWidget(self.message)
        side.addWidget(self.remedy)
        side.addWidget(Column(self.left_out))
        upper = QHBoxLayout()
        upper.setSpacing(20)
        upper.addWidget(self.preview, 1)
        upper.addLayout(side)
        lower = QHBoxLayout()
        lower.setSpacing(20)
        lower.addWidget(Note("land-once", _ONCE), 1)
        lower.addWidget(self.buttons)
        whole = QVBoxLayout(self)
        whole.setSpacing(16)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.addLayout(upper, 1)
        whole.addLayout(lower)
        resize_within(self, _SIZE.expandedTo(self.sizeHint()))

    # -- what comes of it ------------------------------------------------------------------------

    def _want(self) -> None:
        """Have a board made of what the fields say now."""
        wish = self.fields.wish
        self.remedy.hide()
        self.ok.setEnabled(False)
        if not wish.region and not wish.sources:
            self.derived = None
            self.message.clear()
            self.left_out.clear()
            self.preview.show_word(tr(_EMPTY))
            return
        self.message.setText(tr("Making the board …"))
        self._derive.want(lambda: self._deriving.derived(wish))

    def _take(self, derived: Derived) -> None:
        """Show what a wish comes to."""
        self.derived = derived
        made = derived.made
        self.fields.show_size(made.frame.sheet.columns, made.frame.km)
        self.preview.show_thumbs(derived.pictures)
        rivers = sum(line.kind == "river" for line in made.board.lines)
        told = (
            say("{size}.", size=size_words(made.frame)),
            count_of(len(made.board.towns), "{n} town.", "{n} towns."),
            count_of(rivers, "{n} river.", "{n} rivers."),
        )
        self.message.setText(tr(together(told)))
        self.left_out.setText("\n".join(map(tr, made.notes)))
        self.ok.setEnabled(True)

    def _refuse(self, error: Exception) -> None:
        """Say why there is no board, and offer what helps."""
        self.derived, self._fault = None, None
        self.preview.show_word("")
        self.left_out.clear()
        if not isinstance(error, GeographyError):
            self.message.setText(sentence(error))
            return
        self._fault = error
        self.message.setText(tr(error.message))
        self.remedy.setText(tr(_REMEDIES[error.remedy]) if error.remedy else "")
        self.remedy.setVisible(error.remedy is not None and error.path is not None)

    def _help(self) -> None:
        """Do what helps with the file at fault."""
        fault = self._fault
        if fault is None or fault.path is None:
            return
        if fault.remedy == "swap":
            self.fields.files.swap(fault.path)
        else:
            self.fields.files.select(fault.path)
            self.fields.files.crs.setFocus()

    # -- the end ---------------------------------------------------------------------------------

    def _create(self) -> None:
        """Assign keys to the towns, which takes a while, and accept."""
        if self.derived is None or not self.ok.isEnabled():
            return
        board = self.derived.made.board
        self.ok.setEnabled(False)
        self.message.setText(tr("Assigning keys …"))
        self._number.want(lambda: keyed(board))

    def _finish(self, board: Board) -> None:
        self.board = board
        self.accept()

    def _leave(self) -> None:
        """Stop all work without waiting."""
        self.preview.stop()
        for work in (self._derive, self._names, self._number):
            work.abandon()


_REMEDIES: Final[dict[Remedy, Phrase]] = {
    "swap": "Read Latitude First",
    "crs": "Name Its Coordinate System",
}
