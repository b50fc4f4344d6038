"""The dialog that prints: the very pages first, then a PDF of them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.sayings import Phrase
from studio.drawing.cards import HIGH, WIDE
from studio.drawing.destinations import NothingToPrintError
from studio.drawing.pages import PAPERS, Lay, Page
from studio.drawing.printing import What, pages_to_print
from studio.drawing.themes import ATLAS, THEMES, Theme
from studio.language.codes import LANGUAGES
from studio.language.languages import tongue_of
from studio.language.words import own_tongue, reason, tr
from studio.painting.pdf import write_pdf
from studio.painting.progress import Progress
from studio.panels.fields import form
from studio.session.filing import sentence
from studio.windows.busy import Busy
from studio.windows.latest import Latest
from studio.windows.page_preview import PagePreview, Thumb, thumbs
from studio.windows.work import Work

_WHAT: tuple[tuple[Phrase, What], ...] = (
    ("The board", "sheet"),
    ("Blank hexes, to draw on", "blank"),
    ("The key grid", "keys"),
    ("Cards of the keys, to cut out", "cards"),
)
_LAYS: tuple[tuple[Phrase, Lay], ...] = (
    ("Fewest pages", "automatic"),
    ("Portrait", "upright"),
    ("Landscape", "lying"),
)
_FORM_WIDTH = 270

AskPath = Callable[[QWidget, Path], Path | None]
Laid = tuple[tuple[Page, ...], tuple[Thumb, ...]]


class PrintDialog(QDialog):
    """Shows how a board falls on paper, and saves it as a PDF at true scale.

    ``ask_path`` asks where to save; it is given the name proposed and returns None to stay.
    """

    def __init__(
        self,
        board: Board,
        proposed: Path,
        parent: QWidget | None,
        ask_path: AskPath,
        theme: Theme = ATLAS,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print"))
        self._board = board
        self._proposed = self._saved = proposed
        self._ask_path = ask_path
        self._pages: tuple[Page, ...] = ()
        self._layouts = Latest[Laid]("pages", self, self._show, self._show_none)
        self._work = Work("pdf", self)
        self._work.done.connect(self._say_saved)
        self._work.failed.connect(self._end)
        self._work.stopped.connect(lambda: self._end(tr("Stopped. Nothing was written.")))
        self._make_fields(theme)
        self._make_buttons()
        self._lay_out()
        self._lay_out_pages()

    def _make_fields(self, theme: Theme) -> None:
        """Make what the dialog consists of."""
        self.preview = PagePreview()
        self.what = QComboBox()
        self.what.setObjectName("print-what")
        for words, what in _WHAT:
            self.what.addItem(tr(words), what)
        self.paper = QComboBox()
        self.paper.setObjectName("print-paper")
        self.paper.addItems(list(PAPERS))
        self.lay = QComboBox()
        self.lay.setObjectName("print-lay")
        for words, lay in _LAYS:
            self.lay.addItem(tr(words), lay)
        self.colours = QComboBox()
        self.colours.setObjectName("print-colours")
        for each in THEMES.values():
            self.colours.addItem(tr(each.title), each)
        # A dark theme is for the screen: it would be a page of ink.
        self.colours.setCurrentText(tr((theme if theme.light else ATLAS).title))
        self.language = QComboBox()
        self.language.setObjectName("print-language")
        self.language.setToolTip(
            tr("What the program prints beside your own words: the legend, costs, headings")
        )
        for code, own in LANGUAGES.items():
            self.language.addItem(own, code)
        self.language.setCurrentIndex(max(0, self.language.findData(own_tongue().code)))
        self.hex_labels = QCheckBox(tr("A label in every hex"))
        self.hex_labels.setObjectName("print-labels")
        self.hex_labels.setToolTip(tr("For a working sheet: orders in postal games name hexes"))
        self.what.currentIndexChanged.connect(self._lay_out_pages)
        self.paper.currentIndexChanged.connect(self._lay_out_pages)
        self.lay.currentIndexChanged.connect(self._lay_out_pages)
        self.colours.currentIndexChanged.connect(self._lay_out_pages)
        self.language.currentIndexChanged.connect(self._lay_out_pages)
        self.hex_labels.toggled.connect(self._lay_out_pages)

    def _make_buttons(self) -> None:
        """Make what tells of the work, and the buttons."""
        self.count = QLabel()
        self.count.setWordWrap(True)
        self.busy = Busy("print", self._work, "Stop")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save = self.buttons.addButton(tr("Save as PDF…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.save.setDefault(True)
        self.save.clicked.connect(self._save)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        """Put the pages on the left and the choices on the right."""
        choices = form()
        choices.addRow(tr("Print"), self.what)
        choices.addRow(tr("&Paper"), self.paper)
        choices.addRow(tr("&Orientation"), self.lay)
        choices.addRow(tr("&Colours"), self.colours)
        choices.addRow(tr("&Words"), self.language)
        choices.addRow("", self.hex_labels)
        side = QVBoxLayout()
        side.setSpacing(14)
        side.addLayout(choices)
        side.addWidget(self.count)
        side.addStretch()
        side.addWidget(self.busy)
        column = QWidget()
        column.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        # No choice is cut off, in whatever language.
        column.setFixedWidth(max(_FORM_WIDTH, choices.sizeHint().width()))
        upper = QHBoxLayout()
        upper.setSpacing(20)
        upper.addWidget(self.preview, 1)
        upper.addWidget(column)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.setSpacing(16)
        whole.addLayout(upper, 1)
        whole.addWidget(self.buttons)

    # -- laying out ------------------------------------------------------------------------

    def _lay_out_pages(self) -> None:
        """Cut the board over pages on the other thread, as was chosen last."""
        what: What = self.what.currentData()
        self.hex_labels.setEnabled(what == "sheet")
        board, paper, labels = self._board, PAPERS[self.paper.currentText()], self.hex_labels.isChecked()
        lay: Lay = self.lay.currentData()
        theme: Theme = self.colours.currentData()
        tongue = tongue_of(self.language.currentData())
        self._pages = ()
        self.busy.say("")
        self._enable_save()
        self.preview.show_word(tr("Laying out the pages …"))

        def work() -> Laid:
            pages = pages_to_print(board, what, paper, theme, lay, hex_labels=labels, tongue=tongue)
            return pages, thumbs(pages)

        self._layouts.want(work)

    def _show_none(self, error: Exception) -> None:
        """Say why there are no pages."""
        self.preview.show_word("")
        self.count.clear()
        self.busy.say(reason(error) if isinstance(error, NothingToPrintError) else sentence(error))

    def _show(self, laid: Laid) -> None:
        """Show the pages and say how many they are."""
        pages, small = laid
        self._pages = pages
        self.preview.show_thumbs(small)
        paper = self.paper.currentText()
        page = pages[0].drawing
        way = tr("landscape") if page.width_mm > page.height_mm else tr("portrait")
        much = (
            tr("One page of {paper}", paper=paper)
            if len(pages) == 1
            else tr("{n} pages of {paper}", n=len(pages), paper=paper)
        )
        self.count.setText(f"{much}, {way}. {self._about(len(pages))}")
        self._enable_save()

    def _about(self, pages: int) -> str:
        """Return how large what is printed is, and how its pages are put together or cut up."""
        match self.what.currentData():
            case "cards":
                count = len(self._board.key_scheme.all_keys)
                return tr(
                    "{count} cards of {wide:g} × {high:g} mm, at true scale. Cut along the lines.",
                    count=count,
                    wide=WIDE,
                    high=HIGH,
                )
            case "keys":
                return tr("At true scale: one for each player, or one for the table.")
        apart = self._board.sheet.across_flats_mm
        true = tr("At true scale, always: {apart:g} mm from centre to centre.", apart=apart)
        if pages == 1:
            return true
        return true + " " + tr("Cut along the crop marks; the pages overlap by 12 mm.")

    # -- saving ----------------------------------------------------------------------------

    def _save(self) -> None:
        """Ask where, and write the PDF on the other thread."""
        path = self._ask_path(self, self._name_for(self.what.currentData()))
        if path is None:
            return
        self._saved = path
        drawings, title = [page.drawing for page in self._pages], self._board.title

        def work(progress: Progress) -> None:
            write_pdf(drawings, path, title, progress)

        self.busy.say("")
        self._work.start(work)
        self._set_busy(True)

    def _name_for(self, what: What) -> Path:
        """Return the name proposed: beside the last, and so that cards do not take the place of the board."""
        name = self._proposed.name if what == "sheet" else f"{self._proposed.stem}-{what}.pdf"
        return self._saved.with_name(name)

    def _say_saved(self) -> None:
        """Say where the PDF is."""
        self._end(tr("Saved as {proposed}. Print it at 100 %, and measure its ruler.", proposed=self._saved))

    def _end(self, words: str) -> None:
        """Say what came of the writing."""
        self._set_busy(False)
        self.busy.say(words)

    def _set_busy(self, busy: bool) -> None:
        """Show or hide how far the work is."""
        self.busy.show_busy(busy=busy)
        self._enable_save()

    def _enable_save(self) -> None:
        """Let the pages be saved while there are any and none are being saved."""
        self.save.setEnabled(bool(self._pages) and not self._work.is_under_way)
        # A button that was not to be had does not stay the default one.
        self.save.setDefault(True)

    def done(self, result: int) -> None:
        """Stop what is under way and close."""
        self._work.finish()
        self._layouts.abandon()
        super().done(result)
