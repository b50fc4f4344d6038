"""What is saved of a postal game: the report of the last round, and the map with all track."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.boardfile.atomic import write_atomically
from engine.messages import Phrase
from engine.postal.reports import as_markdown, as_text
from studio.drawing.game.postal_sheet import postal_sheet
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.pages import paged
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.svg import svg
from studio.language.words import own_tongue, tr
from studio.painting.pdf import write_pdf
from studio.painting.png import write_png
from studio.painting.progress import Progress, report
from studio.reports.postal_page import postal_page
from studio.reports.postal_paper import report_pages
from studio.windows.kit.long_work import Work
from studio.windows.postal.postal_session import PostalSession
from studio.windows.table.surroundings import Surroundings

_DPI: Final = 200.0
_REPORTS: Final[dict[Phrase, Sequence[str]]] = {
    "Page for browsers (*.html)": (".html", ".txt", ".md", ".pdf"),
    "Text (*.txt)": (".txt", ".html", ".md", ".pdf"),
    "Markdown (*.md)": (".md", ".txt", ".html", ".pdf"),
    "PDF (*.pdf)": (".pdf", ".html", ".txt", ".md"),
}
_MAPS: Final[dict[Phrase, Sequence[str]]] = {
    "PDF (*.pdf)": (".pdf", ".png", ".svg"),
    "PNG picture (*.png)": (".png", ".pdf", ".svg"),
    "SVG drawing (*.svg)": (".svg", ".pdf", ".png"),
}


class PostalSaving(QObject):
    """Asks for a file, and writes it on another thread."""

    said = Signal(str)
    """What was saved."""
    failed = Signal(str, str)
    """What was not saved, and why."""
    progressed = Signal(float)
    """The share that is done of a file, 1 for a finished one."""

    def __init__(self, session: PostalSession, theme: Theme, around: Surroundings, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._theme, self._window = session, theme, window
        self._questions, self._paper = around.questions, around.sight.paper
        self._written = self._shown = Path()
        self._work = Work("postal file", self)
        self._work.progressed.connect(self.progressed)
        self._work.done.connect(self._say_written)
        self._work.failed.connect(self._say_unwritten)
        self._reports = Work("postal reports", self)
        self._reports.progressed.connect(self.progressed)
        self._reports.done.connect(self._say_reports)
        self._reports.failed.connect(self._say_unshown)
        session.played.connect(self.save_all)

    def finish(self) -> None:
        """Stop what is under way, but for a file that is being written."""
        self._work.finish()
        self._reports.finish()

    @property
    def folder_of_reports(self) -> Path:
        """Where the reports of all rounds are."""
        return self._session.folder.path / "reports"

    def save_all(self) -> None:
        """Save the last round's report as a page and as a PDF, next to its text."""
        told = self._session.standing.report
        if told is None:
            return
        folder, theme, paper, tongue = self.folder_of_reports, self._theme, self._paper, own_tongue()
        path, board = folder / f"{told.result.round:02d}.html", self._session.folder.board
        pdf = path.with_suffix(".pdf")

        def write(progress: Progress) -> None:
            page = postal_page(board, told, theme, tongue)
            report(progress, 0.3)
            write_atomically(path, page.encode())
            write_pdf(report_pages(told, PAPERS[paper], theme, tongue), pdf, told.terms.name, progress)
            self._shown = path

        self.progressed.emit(0.0)
        self._reports.start(write)

    def _say_reports(self) -> None:
        self.progressed.emit(1.0)
        names = tuple(self._shown.with_suffix(ending).name for ending in (".txt", ".html", ".pdf"))
        self.said.emit(tr("Report saved in {folder}: {names}.", folder=self._shown.parent, names=names))

    def _say_unshown(self, why: str) -> None:
        self.progressed.emit(1.0)
        self.failed.emit(tr("The report was saved as text only"), why)

    def save_report(self) -> None:
        """Save the report of the last round in the format that the file's name asks for."""
        told = self._session.standing.report
        if told is None:
            return
        folder = self._session.folder
        proposed = folder.path / "reports" / f"{told.result.round:02d}.html"
        path = self._questions.path_to_write(self._window, tr("Save Report"), proposed, _REPORTS)
        if path is None:
            return
        board, tongue, theme, paper = folder.board, own_tongue(), self._theme, self._paper

        def write(progress: Progress) -> None:
            match path.suffix.lower():
                case ".pdf":
                    pages = report_pages(told, PAPERS[paper], theme, tongue)
                    return write_pdf(pages, path, told.terms.name, progress)
                case ".html":
                    text = postal_page(board, told, theme, tongue)
                case ".md":
                    text = as_markdown(told)
                case _:
                    text = as_text(told)
            report(progress, 1.0)
            return write_atomically(path, text.encode())

        self._write(path, write)

    def save_map(self) -> None:
        """Save the map with all track."""
        folder = self._session.folder
        proposed = folder.path / "maps" / f"{folder.history.round:02d}.pdf"
        path = self._questions.path_to_write(self._window, tr("Save Map with Track"), proposed, _MAPS)
        if path is None:
            return
        history, terms, theme, paper = folder.history, folder.terms, self._theme, self._paper
        board, tongue = folder.board, own_tongue()

        def write(progress: Progress) -> None:
            drawing = postal_sheet(history, terms, theme, tongue=tongue)
            report(progress, 0.1)
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.suffix.lower() == ".svg":
                write_atomically(path, svg(drawing, board.title).encode())
            elif path.suffix.lower() == ".png":
                write_png(drawing, path, _DPI, theme.paper, progress)
            else:
                pages = paged(drawing, PAPERS[paper], title=board.title, tongue=tongue)
                write_pdf([page.drawing for page in pages], path, board.title, progress)

        self._write(path, write)

    def _write(self, path: Path, write: Callable[[Progress], None]) -> None:
        """Write a file on another thread, unless one is being written."""
        if self._work.is_under_way:
            self.said.emit(tr("Another file is still being written."))
            return
        self._written = path
        self.progressed.emit(0.0)
        self._work.start(write)

    def _say_written(self) -> None:
        self.progressed.emit(1.0)
        self.said.emit(tr("Saved as {path}.", path=self._written))

    def _say_unwritten(self, why: str) -> None:
        self.progressed.emit(1.0)
        self.failed.emit(tr("{name} could not be written", name=self._written.name), why)
