"""What is saved of a postal game: the report of the last round, and the map with all track."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.boardfile.atomic import write_atomically
from engine.messages import Phrase
from engine.postal.reports import as_markdown, as_text
from studio.drawing.game.game_sheet import game_sheet, standing_at
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.pages import paged
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.svg import svg
from studio.language.words import own_tongue, tr
from studio.painting.pdf import write_pdf
from studio.painting.png import write_png
from studio.painting.progress import Progress, report
from studio.reports.postal_page import postal_page
from studio.windows.kit.long_work import Work
from studio.windows.postal.postal_session import PostalSession
from studio.windows.table.surroundings import Surroundings

_DPI: Final = 200.0
_REPORTS: Final[dict[Phrase, Sequence[str]]] = {
    "Page for browsers (*.html)": (".html", ".txt", ".md"),
    "Text (*.txt)": (".txt", ".html", ".md"),
    "Markdown (*.md)": (".md", ".txt", ".html"),
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
        self._written = Path()
        self._work = Work("postal file", self)
        self._work.progressed.connect(self.progressed)
        self._work.done.connect(self._say_written)
        self._work.failed.connect(self._say_unwritten)

    def finish(self) -> None:
        """Stop what is under way, but for a file that is being written."""
        self._work.finish()

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
        board, tongue = folder.board, own_tongue()

        def write(progress: Progress) -> None:
            match path.suffix.lower():
                case ".html":
                    text = postal_page(board, told, self._theme, tongue)
                case ".md":
                    text = as_markdown(told)
                case _:
                    text = as_text(told)
            report(progress, 1.0)
            write_atomically(path, text.encode())

        self._write(path, write)

    def save_map(self) -> None:
        """Save the map with all track."""
        folder = self._session.folder
        proposed = folder.path / "maps" / f"{folder.history.round:02d}.pdf"
        path = self._questions.path_to_write(self._window, tr("Save Map with Track"), proposed, _MAPS)
        if path is None:
            return
        history, theme, paper = folder.history, self._theme, self._paper
        board, tongue = folder.board, own_tongue()
        codes = [company.code for company in folder.terms.companies.each]

        def write(progress: Progress) -> None:
            standing = standing_at(board, history.game.facts, history.state, codes)
            drawing = game_sheet(board, standing, theme, tongue=tongue)
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
