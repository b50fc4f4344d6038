"""The dialog of the sheet: its edges, its labels, how its hexes stand and how large they are."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.boardfile.bounds import Bounds, bounds_of
from engine.boardfile.sheets import fault_of_size
from engine.edits.cutting import losses
from engine.edits.moving import AddedGround
from engine.edits.sheet import ChangeSheet, Layout, is_empty
from engine.hexes.labels import LabelError
from engine.hexes.margins import Margins
from engine.messages import Phrase, Saying
from studio.drawing.paper.paper_fit import Fit, fit_of
from studio.drawing.paper.paper_sizes import PAPERS
from studio.language.labels import plain_label
from studio.language.words import reason, tr
from studio.panels.fields.fields import Choice, Note, align, form, in_words
from studio.panels.fields.number_field import Number
from studio.panels.fields.scrolling import Column
from studio.windows.kit.latest_work import Latest
from studio.windows.kit.sheet_pictures import (
    SHIFTED,
    SHIFTED_WORDS,
    SIZE_WORDS,
    CornerPicture,
    TopChoice,
    hex_size,
)
from studio.windows.kit.window_room import resize_within
from studio.windows.sheets.label_form import LabelForm
from studio.windows.sheets.sheet_map import SheetMap

_EDGES = (("north", 0, 1), ("west", 1, 0), ("east", 1, 2), ("south", 2, 1))
_WORDS: Final[Mapping[str, Phrase]] = {
    "north": "At the top",
    "west": "At the left",
    "east": "At the right",
    "south": "At the bottom",
}
_GROUNDS: Final[tuple[tuple[Phrase, AddedGround], ...]] = (
    ("like their neighbours", "neighbour"),
    ("open land", "open"),
    ("sea", "sea"),
)
_FIT_WHOLE: Phrase = "Map, legend and tables fill one page of {paper}."
_FIT_LESS: Phrase = (
    "Map, legend and tables fill one page of {paper}. With {alone:.1f} mm the map fills it "
    "alone, and the rest needs another page."
)
_FIT_ALONE: Phrase = "The map alone fills one page of {paper}. Its legend and tables need another page."
_SIDE_WIDTH = 300
_FRAME = 48
"""What a choice takes next to its words: its rim and its arrow, in pixels."""


class SheetDialog(QDialog):
    """Describes another sheet for a board; once accepted, ``edit`` makes it.

    Whoever opens it accepts it when its ``buttons`` ask for that: what is locked may keep it open.

    What is added and what is cut off is seen on the map, and listed, before anything is done; the preview
    below shows the corner of the new sheet with its labels. While the largest hexes for a paper are looked
    for, nothing can be accepted; what is described otherwise meanwhile is fitted in its place, and a size
    typed in ends the search.
    """

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Sheet"))
        self._board, self._paper = board, ""
        self._is_fitting = False
        self.edit = ChangeSheet()
        self._fits = Latest[Fit | None]("fit", self, self._take_fit, lambda _: self._take_fit(None))
        self._make_fields()
        self._lay_out()
        self._connect()
        self._show()
        # The keyboard begins here.
        self.edges["north"].selectAll()

    def _make_fields(self) -> None:
        """Make what the dialog consists of."""
        sheet = self._board.sheet
        self.edges: dict[str, Number] = {}
        for edge, _, _ in _EDGES:
            lines: Phrase = "rows" if edge in {"north", "south"} else "columns"
            there = sheet.rows if lines == "rows" else sheet.columns
            bounds = Bounds(1 - there, bounds_of("sheet", lines).most - there)
            tip = tr("How many {lines} to add here; a negative number removes them", lines=tr(lines))
            self.edges[edge] = Number(f"sheet-{edge}", tip, bounds, lines)
            self.edges[edge].setAccessibleName(
                tr("{words}, {lines} to add", words=tr(_WORDS[edge]), lines=tr(lines))
            )
            self.edges[edge].show_number(0)
        self.counts = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.labels = LabelForm(sheet)
        self.top = TopChoice()
        self.top.choose(sheet.top)
        self.shifted = Choice("sheet-shifted", "Which rows or columns are shifted by half a hex")
        self.shifted.offer(zip(map(tr, SHIFTED[sheet.top]), ("odd", "even"), strict=True), sheet.shifted)
        for field in (self.top, self.shifted):
            field.setEnabled(is_empty(self._board))
        self.across = hex_size("sheet-mm", sheet.across_flats_mm)
        self.fit = Choice(
            "sheet-fit",
            "Choose the largest hexes with which everything, or at least the map, fits on one page",
        )
        papers = ((tr("Fit {name}", name=name), name) for name in PAPERS)
        self.fit.offer([(tr("Fit paper …"), None), *papers], None)
        self.fit.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        # What it says while nothing is chosen has no other place to be read in full.
        self.fit.setMinimumWidth(self.fit.fontMetrics().horizontalAdvance(self.fit.currentText()) + _FRAME)
        self._make_preview()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(tr("Change Sheet"))
        self.ok.setToolTip(tr("Apply these settings to the sheet; Undo reverts them"))
        self.ok.setObjectName("sheet-ok")

    def _make_preview(self) -> None:
        """Make what shows and says what comes of it."""
        self.map = SheetMap(self._board)
        self.preview = CornerPicture()
        self.size_line = plain_label()
        self.size_line.setObjectName("subheading")
        self.told = Note("sheet-told")
        # However much is cut off, all of it is to be read.
        self.telling = QScrollArea(widgetResizable=True)
        self.telling.setWidget(self.told)
        self.telling.setObjectName("sheet-telling")
        self.telling.setFrameShape(QScrollArea.Shape.NoFrame)
        self.telling.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.telling.setAccessibleName(tr("Removed Items"))
        self.telling.setFixedHeight(5 * self.fontMetrics().lineSpacing())
        self.telling.setFixedWidth(_SIDE_WIDTH)

    def _lay_out(self) -> None:
        """Put the fields on the left, what comes of them on the right."""
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self.map, 5)
        right.addWidget(self.size_line)
        right.addWidget(self.telling)
        right.addWidget(self.preview, 2)
        upper = QHBoxLayout()
        upper.setSpacing(24)
        upper.addWidget(Column(self._described()), 1)
        upper.addLayout(right)
        whole = QVBoxLayout(self)
        whole.setSpacing(12)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.addLayout(upper)
        whole.addWidget(self.buttons)
        resize_within(self, self.sizeHint())

    def _described(self) -> QWidget:
        """Return the fields below each other."""
        size = QHBoxLayout()
        size.setSpacing(8)
        size.addWidget(self.across)
        size.addWidget(self.fit, 1)
        fields = QWidget()
        hexes = form(fields)
        hexes.addRow(tr("Hex shape"), self.top)
        hexes.addRow(tr(SHIFTED_WORDS), self.shifted)
        millimetres = QLabel(tr(SIZE_WORDS))
        millimetres.setBuddy(self.across)
        hexes.addRow(millimetres, size)
        align(hexes, self.labels.fields)
        described = QWidget()
        left = QVBoxLayout(described)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        for title, part in (
            (tr("Add or remove"), self._compass()),
            (tr("Labels"), self.labels),
            (tr("Hexes"), fields),
        ):
            heading = QLabel(title)
            heading.setObjectName("subheading")
            if left.count():
                left.addSpacing(8)
            left.addWidget(heading)
            if isinstance(part, QWidget):
                left.addWidget(part)
            else:
                left.addLayout(part)
        left.addStretch()
        return described

    def _compass(self) -> QGridLayout:
        """Return the fields of the edges around the number of columns and rows."""
        edges = QGridLayout()
        edges.setHorizontalSpacing(8)
        edges.setVerticalSpacing(2)
        for edge, row, column in _EDGES:
            named = QVBoxLayout()
            named.setSpacing(3)
            label = QLabel(tr(_WORDS[edge]))
            label.setBuddy(self.edges[edge])
            named.addWidget(label)
            named.addWidget(self.edges[edge])
            edges.addLayout(named, row, column, Qt.AlignmentFlag.AlignCenter)
        edges.addWidget(self.counts, 1, 1)
        self.ground = Choice("sheet-ground", "Terrain of the added rows and columns")
        self.ground.offer(in_words(_GROUNDS), "neighbour")
        ground = form()
        ground.setContentsMargins(0, 8, 0, 0)
        ground.addRow(tr("New hexes are"), self.ground)
        edges.addLayout(ground, 3, 0, 1, 3)
        return edges

    def _connect(self) -> None:
        """Have every change shown at once."""
        for number in self.edges.values():
            number.setKeyboardTracking(True)
            number.entered.connect(self._show)
        self.ground.activated.connect(self._show)
        self.labels.changed.connect(self._show)
        self.top.chosen.connect(self._show)
        self.shifted.activated.connect(self._show)
        self.across.entered.connect(self._take_size)
        self.fit.chosen.connect(self._want_fit)
        self.buttons.rejected.connect(self.reject)

    # -- what comes of it ----------------------------------------------------------------------

    @property
    def margins(self) -> Margins:
        """What is added at each edge."""
        return Margins(**{edge: number.count for edge, number in self.edges.items()})

    def _layout(self) -> Layout | None:
        """Return how hexes are to stand, None where that cannot be changed."""
        if not self.top.isEnabled():
            return None
        return self.top.value, "even" if self.shifted.currentIndex() else "odd"

    def _show(self, *_: object) -> None:
        """Show the sheet as described, and what would be cut off; or why there can be none."""
        margins, board = self.margins, self._board
        columns = board.sheet.columns + margins.west + margins.east
        rows = board.sheet.rows + margins.north + margins.south
        self.counts.setText(f"{columns} × {rows}")
        if (fault := fault_of_size(columns, rows)) is not None:
            self._refuse(tr(fault))
            return
        try:
            labels, ground = self.labels.scheme(margins), _GROUNDS[self.ground.currentIndex()][1]
            self.edit = ChangeSheet(margins, labels, self.across.value(), self._layout(), ground)
            removal = self.edit.removal(board)
        except LabelError as error:
            self._refuse(reason(error))
            return
        self.preview.setEnabled(True)
        self.preview.show_sheet(removal.sheet)
        self.map.setEnabled(True)
        self.map.show_removal(removal)
        for index, words in enumerate(SHIFTED[removal.sheet.top]):
            self.shifted.setItemText(index, tr(words))
        width, height = removal.sheet.size_mm
        self.size_line.setText(tr("The sheet is {width:.0f} × {height:.0f} mm", width=width, height=height))
        self.told.setText(_told(losses(removal)))
        self.ok.setEnabled(removal.sheet != board.sheet and not self._is_fitting)
        if self._is_fitting:
            self._fit()

    def _refuse(self, why: str) -> None:
        """Say why there can be no sheet as it is described."""
        self.told.setText(why)
        self.size_line.setText(tr("Invalid Sheet"))
        for part in (self.preview, self.map, self.ok):
            part.setEnabled(False)

    def _take_size(self) -> None:
        """Take a size that was entered, in the place of one that is looked for."""
        self._is_fitting = False
        self._show()

    def _want_fit(self, name: object) -> None:
        """Look for the largest hexes for a paper."""
        self.fit.setCurrentIndex(0)
        if isinstance(name, str) and self.preview.isEnabled():
            self._paper, self._is_fitting = name, True
            self._show()

    def _fit(self) -> None:
        """Look for the largest hexes of what is described, off the interface's thread."""
        self.size_line.setText(tr("Looking for the largest hexes for {name} …", name=self._paper))
        self._fits.want(partial(fit_of, self.edit.apply(self._board), PAPERS[self._paper]))

    def _take_fit(self, fit: Fit | None) -> None:
        """Take the largest hexes found if they are still wanted, and tell what they are for."""
        if not self._is_fitting or not self.preview.isEnabled():
            return
        self._is_fitting = False
        self._show()
        if fit is None:
            self.told.setText(tr("So many hexes do not fit on {paper} at any size.", paper=self._paper))
            return
        self.across.setValue(fit.alone if fit.whole is None else fit.whole)
        words = _FIT_ALONE if fit.whole is None else _FIT_LESS if fit.whole < fit.alone else _FIT_WHOLE
        fitted = tr(words, paper=self._paper, alone=fit.alone)
        self.told.setText(fitted + "\n" + self.told.text())


def _told(lost: tuple[Saying, ...]) -> str:
    """Return a sentence on what would be cut off."""
    if not lost:
        return tr("Nothing is removed.")
    return tr("Removed: {names}.", names="; ".join(map(tr, lost)))
