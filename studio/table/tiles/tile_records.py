"""What has happened in a tile game: the story by turns, notes on cities, and other lines of moves."""

from itertools import takewhile
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.table.tiles.sitting import TileMade, TileSitting
from engine.table.tiles.story import stops_of, told
from studio.language.plain_text import as_tip, one_line
from studio.language.words import tr

_MOVE: Final = Qt.ItemDataRole.UserRole
_CITY: Final = Qt.ItemDataRole.UserRole + 1
_LATER_MS: Final = 60
"""How long after a move the story is written, in milliseconds: the table is painted first."""


class TileRecords(QTabWidget):
    """Story, notes and other lines, each on a page of its own."""

    looked = Signal(int)
    """The moment after this many moves is wanted on the table."""
    city_lit = Signal(int)
    """The tile that a note is on."""
    line_wanted = Signal(object)
    """An OtherLine to go on with."""

    def __init__(self, sitting: TileSitting) -> None:
        super().__init__()
        self.setObjectName("records")
        self.setDocumentMode(True)
        self._sitting = sitting
        self._told: list[TileMade] = []
        self.story = _list("story", tr("Story of the game"))
        self.notes = _list("notes", tr("Notes"))
        self.others = _list("other-lines", tr("Other lines"))
        self.take_line = QPushButton(tr("Go On with This &Line"))
        self.take_line.setEnabled(False)
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self.write_now)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 4)
        column.addWidget(self.others)
        column.addWidget(self.take_line)
        self.addTab(self.story, tr("Story"))
        self.addTab(self.notes, tr("Notes"))
        self.addTab(page, tr("Other Lines"))
        self.story.itemClicked.connect(lambda item: self.looked.emit(item.data(_MOVE)))
        self.notes.itemClicked.connect(self._look_at_note)
        self.take_line.clicked.connect(self._want_line)

    def show_sitting(self, sitting: TileSitting) -> None:
        """Show what has happened up to the present."""
        notes_changed = sitting.notes != self._sitting.notes or self.notes.count() != len(sitting.notes)
        others_changed = sitting.others is not self._sitting.others
        self._sitting = sitting
        if not self._later.isActive():
            self._later.start()
        if notes_changed:
            self._show_notes(sitting)
        if others_changed:
            self._show_others(sitting)

    def write_now(self) -> None:
        """Write the story up to the present."""
        self._later.stop()
        sitting = self._sitting
        moves = sitting.moves[: sitting.at]
        same = sum(
            1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(self._told, moves, strict=False))
        )
        if same == len(moves) == len(self._told):
            return
        chapters = {stop.at: tr(stop.name) for stop in stops_of(moves, is_over=sitting.actor is None)}
        self._cut(same)
        before = sitting.state_after(same)
        for at, played in enumerate(sitting.played(same), same):
            if at in chapters:
                self._write(chapters[at], at, is_heading=True)
            self._write(tr(told(sitting, played, before)), at + 1)
            before = played.state
        self._told = list(moves)
        self.story.scrollToBottom()

    def _cut(self, moves: int) -> None:
        """Remove what was written of later moves, with headings that have nothing below them any more."""
        while (last := self.story.count() - 1) >= 0:
            item = self.story.item(last)
            is_heading = item.font().bold()
            if item.data(_MOVE) < moves or (item.data(_MOVE) == moves and not is_heading):
                return
            self.story.takeItem(last)

    def _write(self, words: str, move: int, *, is_heading: bool = False) -> None:
        item = QListWidgetItem(words)
        item.setData(_MOVE, move)
        if is_heading:
            font = self.font()
            font.setBold(True)
            item.setFont(font)
        self.story.addItem(item)

    def show_moment(self, at: int) -> None:
        """Bring the line of a moment into view."""
        for row in range(self.story.count() - 1, -1, -1):
            if self.story.item(row).data(_MOVE) <= at:
                self.story.scrollToItem(self.story.item(row))
                return

    # -- notes and lines -----------------------------------------------------------------------

    def _show_notes(self, sitting: TileSitting) -> None:
        self.notes.clear()
        for note in sitting.notes:
            name = sitting.game.facts.name(note.hex)
            item = QListWidgetItem(one_line(tr("{city}: {text}", city=name, text=note.text)))
            item.setToolTip(as_tip(note.text))
            item.setData(_MOVE, note.move)
            item.setData(_CITY, note.hex)
            self.notes.addItem(item)

    def _look_at_note(self, item: QListWidgetItem) -> None:
        self.looked.emit(item.data(_MOVE))
        self.city_lit.emit(item.data(_CITY))

    def _show_others(self, sitting: TileSitting) -> None:
        self.others.clear()
        for line in sitting.others:
            words = tr("{moves} moves, left after move {at}", moves=len(line.moves), at=line.parted)
            self.others.addItem(QListWidgetItem(words))
        self.take_line.setEnabled(bool(sitting.others))

    def _want_line(self) -> None:
        row = max(0, self.others.currentRow())
        if row < len(self._sitting.others):
            self.line_wanted.emit(self._sitting.others[row])


def _list(name: str, title: str) -> QListWidget:
    made = QListWidget()
    made.setObjectName(name)
    made.setAccessibleName(title)
    made.setWordWrap(True)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setResizeMode(QListView.ResizeMode.Adjust)
    return made
