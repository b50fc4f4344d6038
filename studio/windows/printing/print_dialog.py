"""The dialog that prints: the very pages first, then a PDF of them, or a printer that is handed them."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.messages import Phrase
from studio.drawing.maps.themes import ATLAS, THEMES, Theme
from studio.drawing.paper.cards import HIGH, WIDE
from studio.drawing.paper.destinations import NothingToPrintError
from studio.drawing.paper.pages import Lay, Page
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.press import SHOP_WHATS, Press, press_for
from studio.drawing.paper.print_kinds import What, pages_to_print
from studio.drawing.paper.print_shop import plated, printable, shop_drawing, shop_page
from studio.language.codes import LANGUAGES
from studio.language.labels import plain_label
from studio.language.languages import tongue_of
from studio.language.words import own_tongue, reason, tr
from studio.painting.pdf import write_pdf
from studio.painting.progress import Progress
from studio.panels.fields.fields import combo_box, flag, form, in_words
from studio.session.files.filing import sentence
from studio.windows.kit.latest_work import Latest
from studio.windows.kit.long_work import Work
from studio.windows.kit.page_preview import PagePreview, Thumb, thumbs
from studio.windows.kit.progress_box import Busy
from studio.windows.kit.system_printer import NoPrinterError, Printers, job_asked_for
from studio.windows.kit.window_room import resize_within
from studio.windows.printing.shop_fields import ShopFields

_WHAT: tuple[tuple[Phrase, What], ...] = (
    ("Board", "sheet"),
    ("Poster on one page", "poster"),
    ("Blank hexes to draw on", "blank"),
    ("Key grid", "keys"),
    ("Key cards to cut out", "cards"),
    ("City counters and name slips to cut out", "counters"),
    ("Instructions for the players", "instructions"),
    ("Complete game kit", "kit"),
)
_LAYS: tuple[tuple[Phrase, Lay], ...] = (
    ("Fewest pages", "automatic"),
    ("Portrait", "upright"),
    ("Landscape", "lying"),
)
_WHAT_TIP = "What to print: map, blank sheet, key grid, cards, city counters, instructions, or everything"
_PAPER_TIP = "The printer's paper; a larger map is split over several pages to join"
_COLOURS_TIP = "Map style for printing; it does not change the screen"
_LANGUAGE_TIP = "Language of the printed legend, costs and headings"
_LABELS_TIP = "Useful for working sheets and for orders in postal games"
_FORM_WIDTH = 270

AskPath = Callable[[QWidget, Path], Path | None]
Laid = tuple[tuple[Page, ...], tuple[Thumb, ...]]
_CUT: Phrase = "Cut along the crop marks; the pages overlap by 12 mm."
_WHOLE: Phrase = "Nothing is cut: whatever does not fit below the map goes on its own page."


class PrintDialog(QDialog):
    """Shows how a board falls on paper, and prints it or saves it as a PDF, at true scale.

    ``ask_path`` asks where to save; it is given the name proposed and returns None to stay.
    """

    def __init__(
        self,
        board: Board,
        proposed: Path,
        parent: QWidget | None,
        ask_path: AskPath,
        theme: Theme = ATLAS,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print"))
        self._board = board
        self._proposed = self._saved = proposed
        self._ask_path = ask_path
        self._printers = printers or Printers()
        self._pages: tuple[Page, ...] = ()
        self._press: Press | None = None
        self._layouts = Latest[Laid]("pages", self, self._show, self._show_none)
        self._work = Work("pdf", self)
        self._outcome: Callable[[], str] = str
        self._work.done.connect(lambda: self._end(self._outcome()))
        self._work.failed.connect(self._end)
        self._work.stopped.connect(lambda: self._end(tr("Stopped. Nothing was saved.")))
        self._make_fields(theme)
        self._make_buttons()
        self._lay_out()
        # The keyboard begins at what is chosen, not at the pages before it.
        self.what.setFocus()
        self._lay_out_pages()

    def _make_fields(self, theme: Theme) -> None:
        """Make what the dialog consists of."""
        self.preview = PagePreview()
        self.what = combo_box("print-what", _WHAT_TIP, in_words(_WHAT))
        self.paper = combo_box("print-paper", _PAPER_TIP, [(name, name) for name in PAPERS])
        self.lay = combo_box("print-lay", "Page orientation; “Fewest pages” tries both", in_words(_LAYS))
        styles = [(tr(each.title), each) for each in THEMES.values()]
        self.colours = combo_box("print-colours", _COLOURS_TIP, styles)
        # A dark theme is for the screen: it would be a page of ink.
        self.colours.setCurrentText(tr((theme if theme.light else ATLAS).title))
        languages = [(own, code) for code, own in LANGUAGES.items()]
        self.language = combo_box("print-language", _LANGUAGE_TIP, languages)
        self.language.setCurrentIndex(max(0, self.language.findData(own_tongue().code)))
        self.hex_labels = flag("print-labels", "A label in every hex", _LABELS_TIP)
        self.hex_labels.toggled.connect(self._lay_out_pages)
        self.shop = ShopFields()
        self.shop.changed.connect(self._lay_out_pages)
        for box in (self.what, self.paper, self.lay, self.colours, self.language):
            box.currentIndexChanged.connect(self._lay_out_pages)

    def _make_buttons(self) -> None:
        """Make what says of the work, and the buttons."""
        self.count = plain_label()
        self.count.setWordWrap(True)
        self.busy = Busy("print", self._work, "Stop")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save = self.buttons.addButton(tr("Save as PDF…"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.save.setToolTip(tr("Save these pages as a PDF that any printer can print"))
        self.save.setDefault(True)
        self.save.clicked.connect(self._save)
        self.print_out = self.buttons.addButton(tr("Print…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.print_out.setToolTip(tr("Print these pages at true scale"))
        self.print_out.setAutoDefault(False)
        self.print_out.clicked.connect(self._print_out)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        """Put the pages on the left and the choices on the right."""
        choices = form()
        choices.addRow(tr("Print"), self.what)
        choices.addRow(tr("&Paper"), self.paper)
        choices.addRow(tr("&Orientation"), self.lay)
        choices.addRow(tr("&Colours"), self.colours)
        choices.addRow(tr("&Language"), self.language)
        choices.addRow("", self.hex_labels)
        choices.addRow("", self.shop)
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
        resize_within(self, self.sizeHint())

    # -- laying out ------------------------------------------------------------------------

    def _lay_out_pages(self) -> None:
        """Cut the board over pages on the other thread, as was chosen last."""
        what: What = self.what.currentData()
        self.hex_labels.setEnabled(what in {"sheet", "kit"})
        self.shop.setEnabled(what in SHOP_WHATS)
        bleed = self.shop.bleed
        # What is not cut to a paper is as large as it is.
        for field in (self.paper, self.lay):
            field.setEnabled(bleed is None or what == "poster")
        self._press = None if bleed is None else press_for(bleed)
        board, paper, labels = self._board, PAPERS[self.paper.currentText()], self.hex_labels.isChecked()
        lay: Lay = self.lay.currentData()
        theme: Theme = self.colours.currentData()
        tongue = tongue_of(self.language.currentData())
        self._pages = ()
        self.busy.say("")
        self._enable_save()
        self.preview.show_word(tr("Laying out the pages …"))

        def work() -> Laid:
            if bleed is not None and what in SHOP_WHATS:
                drawing, cut_to = shop_drawing(
                    board, what, paper, theme, lay, hex_labels=labels, tongue=tongue
                )
                page = shop_page(drawing, theme, bleed=bleed, paper=cut_to)
                return (page,), thumbs((printable(page),))
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
        if self._press is None:
            said = page_summary(self._board, self.what.currentData(), pages, paper)
        else:
            said = shop_summary(pages[0], self._press)
        self.count.setText(said)
        self._enable_save()

    # -- saving ----------------------------------------------------------------------------

    def _save(self) -> None:
        """Ask where, and write the PDF on the other thread."""
        path = self._ask_path(self, self._name_for(self.what.currentData()))
        if path is None:
            return
        self._saved = path
        pages, press, title = self._pages, self._press, self._board.title

        def work(progress: Progress) -> None:
            drawings = [(page if press is None else plated(page)).drawing for page in pages]
            write_pdf(drawings, path, title, progress, press)

        self._start(work, self._saved_words if press is None else self._saved_for_shop)

    def _print_out(self) -> None:
        """Ask for a printer, and hand it the pages on the other thread."""
        pages = [page.drawing for page in self._pages]
        try:
            job = job_asked_for(self, self._printers, self._board.title, pages)
        except NoPrinterError as error:
            self.busy.say(reason(error))
            return
        if job is not None:
            self._start(job.work, job.outcome)

    def _start(self, work: Callable[[Progress], None], outcome: Callable[[], str]) -> None:
        """Begin some work; when it ends, its outcome is shown."""
        self._outcome = outcome
        self.busy.say("")
        self._work.start(work)
        self._set_busy(True)

    def _name_for(self, what: What) -> Path:
        """Return the name proposed: in the last folder, and so that cards do not replace the board."""
        name = self._proposed.name if what == "sheet" else f"{self._proposed.stem}-{what}.pdf"
        return self._saved.with_name(name)

    def _saved_words(self) -> str:
        return tr("Saved as {proposed}. Print it at 100 % and check the ruler.", proposed=self._saved)

    def _saved_for_shop(self) -> str:
        return tr("Saved as {proposed}, in CMYK.", proposed=self._saved)

    def _end(self, words: str) -> None:
        """Say what came of the work."""
        self._set_busy(False)
        self.busy.say(words)

    def _set_busy(self, busy: bool) -> None:
        """Show or hide how far the work is."""
        self.busy.show_busy(busy=busy)
        self._enable_save()

    def _enable_save(self) -> None:
        """Let the pages be saved while there are any and none are being saved."""
        for button in (self.save, self.print_out):
            button.setEnabled(bool(self._pages) and not self._work.is_under_way)
        # A button that was not to be had does not stay the default one.
        self.save.setDefault(True)

    def done(self, result: int) -> None:
        """Stop what is under way and close."""
        self._work.finish()
        self._layouts.abandon()
        self.preview.stop()
        super().done(result)


def page_summary(board: Board, what: What, pages: Sequence[Page], paper: str) -> str:
    """Return how many pages there are, how they lie, and what they are put together to."""
    return f"{_count(pages, paper)}. {_about(board, what, pages)}"


def shop_summary(page: Page, press: Press) -> str:
    """Return how large a page for a print shop is once it is cut."""
    width, height = (size - 2 * press.cut for size in (page.drawing.width_mm, page.drawing.height_mm))
    return tr(
        "One page, cut to {width:.0f} × {height:.0f} mm, with {bleed:g} mm bleed and crop marks. The colours "
        "are those that four inks can print.",
        width=width,
        height=height,
        bleed=press.bleed,
    )


def _count(pages: Sequence[Page], paper: str) -> str:
    """Return how many pages there are, and how they lie where all lie alike."""
    sizes = {(page.drawing.width_mm, page.drawing.height_mm) for page in pages}
    if len({frozenset(size) for size in sizes}) > 1:
        return tr("{n} pages in two sizes", n=len(pages))
    much = (
        tr("One page of {paper}", paper=paper)
        if len(pages) == 1
        else tr("{n} pages of {paper}", n=len(pages), paper=paper)
    )
    if len(sizes) > 1:
        return much
    wide, high = sizes.pop()
    return f"{much}, {tr('landscape') if wide > high else tr('portrait')}"


_ABOUT: Final[Mapping[What, Phrase]] = {
    "poster": "The map as large as the page allows, with title and legend in empty sea.",
    "keys": "At true scale: one for each player, or one for all.",
    "counters": "Counters for the cities that appear, and slips for their names, at true scale.",
    "instructions": "What players need to know: one for each player, or one for all.",
    "kit": "Board at true scale, key grid, cards and instructions.",
}


def _about(board: Board, what: What, pages: Sequence[Page]) -> str:
    """Return how large what is printed is, and how its pages are put together or cut up."""
    if what == "kit" and board.has_dynamic_cities:
        return tr("Board at true scale, counters of the cities that appear, and instructions.")
    if what == "kit" and not board.key_scheme.all_keys:
        return tr("Board at true scale and instructions; the board has no keys yet.")
    if what in _ABOUT:
        return tr(_ABOUT[what])
    if what == "cards":
        count = len(board.key_scheme.all_keys)
        return tr(
            "{count} cards of {wide:g} × {high:g} mm, at true scale. Cut along the lines.",
            count=count,
            wide=WIDE,
            high=HIGH,
        )
    apart = board.sheet.across_flats_mm
    true = tr("Always at true scale: {apart:g} mm from centre to centre.", apart=apart)
    if len(pages) == 1:
        return true
    return f"{true} {tr(_CUT if _map_is_cut(pages) else _WHOLE)}"


def _map_is_cut(pages: Sequence[Page]) -> bool:
    """Return whether pages overlap or are side by side: else each holds things that are whole."""
    return any(
        one.place[0] != other.place[0] or one.part.touches(other.part)
        for one, other in combinations(pages, 2)
    )
