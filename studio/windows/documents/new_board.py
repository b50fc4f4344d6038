"""The dialog that begins a board: its name, its size, which way hexes point and how they are labelled."""

from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board, new_board
from engine.board.keys import KEY_SCHEME_WORDS
from engine.boardfile.bounds import bounds_of
from engine.boardfile.reading import read_board
from engine.boardfile.sheets import fault_of_size
from engine.hexes.labels import Axis, Compass, LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet, Shifted
from engine.messages import Phrase, Saying
from engine.shipped import shipped_maps, shipped_title
from engine.text.names import normalised
from studio.drawing.paper.paper_fit import fit_of, fits, fullest_sheet
from studio.drawing.paper.paper_sizes import PAPERS
from studio.language.labels import plain_label
from studio.language.words import tr
from studio.panels.fields.fields import Choice, combo_box, form
from studio.panels.fields.number_field import Number
from studio.windows.kit.sheet_pictures import (
    SHIFTED,
    SHIFTED_WORDS,
    SIZE_WORDS,
    CornerPicture,
    TopChoice,
    hex_size,
)

_EXAMPLE = "Severn & South Wales"
_BLANKS = ("A4", "A3", "A2")
_PAPERS = (*_BLANKS, "A1")
_LABEL_WORDS: tuple[tuple[Phrase, Axis, Compass, Compass], ...] = (
    ("Letters down the rows, numbers from the left", "rows", "north", "west"),
    ("Letters up the rows, numbers from the left", "rows", "south", "west"),
    ("Letters down the rows, numbers from the right", "rows", "north", "east"),
    ("Letters along the columns, numbers from the top", "columns", "west", "north"),
    ("Letters along the columns, numbers from the bottom", "columns", "west", "south"),
    ("Letters along the columns from the right, numbers from the top", "columns", "east", "north"),
)
_SHIFTED_TIP = "Which hexes are shifted by half a hex against their neighbours"
_LABELS_TIP = "How hexes are labelled, and from which corner they are counted"
_KEYS_TIP = "How the towns of a race are drawn: by dice, by cards or not yet decided"


class NewBoardDialog(QDialog):
    """Asks for a board; once accepted, ``board`` is it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New Board"))
        self.template = Choice("new-template", "An empty sheet that fills a page, or an included board")
        self.template.offer(_templates(), None)
        self._copied: Board | None = None
        self._paper, self._is_counted = "", False
        """The paper to fill; whether by the size of hexes, their number being given by hand."""
        self.title = QLineEdit(placeholderText=_EXAMPLE)
        self.title.setToolTip(tr("The title printed on the sheet"))
        self.columns = _count("columns", "Columns", 40)
        self.rows = _count("rows", "Rows", 30)
        self.top = TopChoice()
        self.shifted = combo_box("new-shifted", _SHIFTED_TIP, (("", "odd"), ("", "even")))
        self.across = hex_size("new-mm", 10)
        schemes = [(tr(words), scheme) for words, *scheme in _LABEL_WORDS]
        self.labels = combo_box("new-labels", _LABELS_TIP, schemes)
        keys = [(tr(words), name) for name, words in KEY_SCHEME_WORDS.items()]
        self.keys = combo_box("new-keys", _KEYS_TIP, keys)
        self.preview = CornerPicture()
        self.label_line = plain_label()
        self.label_line.setObjectName("subheading")
        self.label_line.setWordWrap(True)
        self.size_line = plain_label()
        self.size_line.setObjectName("subheading")
        self.paper_line = plain_label()
        self.paper_line.setObjectName("subheading")
        self._lay_out()
        self.template.chosen.connect(self._take_template)
        for counted in (self.columns, self.rows):
            counted.entered.connect(self._take_count)
        self.across.entered.connect(self._take_size)
        for changed in (self.top.chosen, self.shifted.currentIndexChanged):
            changed.connect(self._fill_paper)
        self.labels.currentIndexChanged.connect(self._show)
        self._show()

    @property
    def sheet(self) -> Sheet:
        """The sheet that has been described, or that of the board copied."""
        if self._copied is not None:
            return self._copied.sheet
        letters, letters_from, numbers_from = self.labels.currentData()
        columns, rows = self.columns.count, self.rows.count
        lettered, numbered = (rows, columns) if letters == "rows" else (columns, rows)
        labels = LabelScheme(letters, letters_from, numbers_from, usual_blocks(lettered, numbered))
        shifted: Shifted = self.shifted.currentData()
        return Sheet(columns, rows, self.top.value, shifted, self.across.value(), labels)

    @property
    def _fault(self) -> Saying | None:
        """Why there can be no sheet of as many hexes as are described."""
        return None if self._copied else fault_of_size(self.columns.count, self.rows.count)

    @property
    def board(self) -> Board:
        """The board that has been described: open ground everywhere, or a copy under its title."""
        title = normalised(self.title.text()).strip()
        if self._copied is not None:
            return self._copied.edited(title=title or self._copied.title)
        return new_board(self.sheet, title=title, keys=self.keys.currentData())

    def _lay_out(self) -> None:
        """Put the fields on the left and the picture of them on the right."""
        size = QHBoxLayout()
        size.setSpacing(8)
        for widget in (self.columns, QLabel(tr("columns by")), self.rows, QLabel(tr("rows"))):
            size.addWidget(widget)
        size.addStretch()
        fields = form()
        fields.addRow(tr("&Start from"), self.template)
        fields.addRow(tr("&Title"), self.title)
        fields.addRow(tr("Size"), size)
        fields.addRow(tr("Hex shape"), self.top)
        fields.addRow(tr(SHIFTED_WORDS), self.shifted)
        fields.addRow(tr(SIZE_WORDS), self.across)
        fields.addRow(tr("&Labels"), self.labels)
        fields.addRow(tr("&Keys"), self.keys)
        seen = QVBoxLayout()
        seen.setSpacing(8)
        seen.addWidget(self.preview, 1)
        seen.addWidget(self.label_line)
        seen.addWidget(self.size_line)
        seen.addWidget(self.paper_line)
        upper = QHBoxLayout()
        upper.setSpacing(24)
        upper.addLayout(fields)
        upper.addLayout(seen, 1)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(tr("Create Board"))
        self.ok.setToolTip(tr("Open this board in a new tab; you choose its file when you save"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setSpacing(20)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.addLayout(upper)
        whole.addWidget(buttons)

    def _take_template(self, template: object) -> None:
        """Fill a paper with hexes as they are described, or take a board to copy."""
        self._copied = read_board(template).board if isinstance(template, Path) else None
        self.title.setPlaceholderText(self._copied.title if self._copied else _EXAMPLE)
        for field in (self.columns, self.rows, self.top, self.shifted, self.across, self.labels, self.keys):
            field.setEnabled(self._copied is None)
        self._paper, self._is_counted = template if isinstance(template, str) else "", False
        self._fill_paper()

    def _fill_paper(self) -> None:
        """Take as many columns and rows as the paper holds, or as large hexes, if one is chosen."""
        if self._paper and self._is_counted and self._fault is None:
            fit = fit_of(new_board(self.sheet, title=_EXAMPLE), PAPERS[self._paper])
            if fit is None or fit.whole is None:
                self._leave_paper()
                return
            self.across.show_number(fit.whole)
        elif self._paper and not self._is_counted:
            shifted: Shifted = self.shifted.currentData()
            full = fullest_sheet(PAPERS[self._paper], self.top.value, shifted, self.across.value())
            for field, count in ((self.columns, full.columns), (self.rows, full.rows)):
                field.show_number(count)
        self._show()

    def _take_count(self) -> None:
        """Take columns and rows counted by hand: a paper is filled by the size of the hexes then."""
        self._is_counted = True
        self._fill_paper()

    def _take_size(self) -> None:
        """Take a size of hexes: a paper is filled by their number then, unless that is given too."""
        if self._is_counted:
            self._leave_paper()
        else:
            self._fill_paper()

    def _leave_paper(self) -> None:
        """Stop filling a paper: there are too many hexes for it, or number and size are both given."""
        if self._paper:
            self._paper = ""
            self.template.offer(_templates(), None)
        self._show()

    def _show(self) -> None:
        """Draw the sheet as described, and say how large it is; or why there can be none."""
        fault = self._fault
        self.preview.setEnabled(fault is None)
        self.ok.setEnabled(fault is None)
        if fault is not None:
            self.size_line.setText(tr(fault))
            self.paper_line.clear()
            self.label_line.hide()
            return
        sheet = self.sheet
        self.preview.show_sheet(sheet)
        width, height = sheet.size_mm
        self.size_line.setText(tr("The sheet is {width:.0f} × {height:.0f} mm", width=width, height=height))
        self.paper_line.setText(_paper_words(self.board))
        self.label_line.setText(_label_words(sheet))
        self.label_line.setVisible(bool(self.label_line.text()))
        for index, words in enumerate(SHIFTED[sheet.top]):
            self.shifted.setItemText(index, tr(words))


def _templates() -> list[tuple[str, object]]:
    """Return what a board can begin with: open ground, a full paper, or one that comes with the program."""
    blanks = [(tr("Open land on one page of {name}", name=name), name) for name in _BLANKS]
    shipped = [(tr("A copy of {name}", name=shipped_title(path)), path) for path in shipped_maps()]
    return [(tr("Open land of any size"), None), *blanks, *shipped]


def _paper_words(board: Board) -> str:
    """Return the smallest of the usual papers that takes a board's map in one piece."""
    for name in _PAPERS:
        if fits(board, PAPERS[name], tables=False):
            return tr("The map fits on one page of {name}", name=name)
    return tr("The map needs more than one page of {name}", name=_PAPERS[-1])


def _label_words(sheet: Sheet) -> str:
    """Return how labels go on where there are more lines than letters; nothing where there are not."""
    blocks = sheet.labels.blocks
    if len(blocks) == 1:
        return ""
    last, first, number = blocks[0].names[-1], blocks[1].names[0], blocks[1].add + 1
    return tr(
        "After {last} the letters start again, with numbers from {n}: {label} …",
        last=last,
        n=number,
        label=f"{first}{number}",
    )


def _count(lines: str, name: Phrase, value: int) -> Number:
    """Return a field for a number of columns or rows."""
    tip: Phrase = "How many hexes; you can resize the sheet later"
    field = Number(f"new-{lines}", tip, bounds_of("sheet", lines))
    field.show_number(value)
    field.setKeyboardTracking(True)
    field.setAccessibleName(tr(name))
    return field
