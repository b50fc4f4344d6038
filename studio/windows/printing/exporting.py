"""Saving a board as a picture, a page or for another program, off the interface's thread."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from engine.board.document import Board
from engine.boardfile.atomic import write_atomically
from engine.exchange.formats import EXPORTED
from engine.messages import Saying
from studio.drawing.board_svg import svg_of_board
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.print_kinds import to_print
from studio.language.words import own_tongue, tr
from studio.painting.exchange import exchange_files
from studio.painting.ground import ground_png
from studio.painting.png import write_png
from studio.painting.png_kinds import PngKind, png_kind
from studio.painting.progress import Progress, report
from studio.reports.share_page import share_page
from studio.windows.kit.long_work import Work

DPI = 200.0
_MM_PER_INCH = 25.4
_WHOLE = 1000
_PATIENCE_MS = 400


class Exporting(QObject):
    """Writes one picture at a time; its format follows from the extension of the name."""

    done = Signal(object, object)
    """The path of what is written, and what could not be taken over."""
    failed = Signal(object, str)
    """The path of one that is not, and why."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._path = Path()
        self._notes: list[Saying] = []
        self._work = Work("picture", self)
        self._dialog = QProgressDialog("", tr("Stop"), 0, _WHOLE, parent)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setWindowTitle("Platelayer")
        self._dialog.setMinimumDuration(_PATIENCE_MS)
        self._dialog.setAutoReset(False)
        self._dialog.reset()
        self._dialog.canceled.connect(self._work.cancel)
        self._work.done.connect(self._end)
        self._work.failed.connect(self._fail)
        self._work.stopped.connect(self._dialog.reset)
        self._work.progressed.connect(lambda share: self._dialog.setValue(round(share * _WHOLE)))

    def start(self, board: Board, path: Path, theme: Theme = ATLAS, *, ground: bool = False) -> None:
        """Write a picture of a board, or of its ground alone, in a theme, unless one is being written."""
        if self._work.is_under_way:
            return
        self._path = path
        self._dialog.setLabelText(tr("Writing {name} …", name=path.name))
        self._dialog.setValue(0)
        write = write_ground if ground else write_picture

        def work(progress: Progress) -> None:
            self._notes = write(board, path, progress, theme)

        self._work.start(work)

    def finish(self) -> None:
        """Stop what is under way."""
        self._work.finish()

    def _end(self) -> None:
        self._dialog.reset()
        self.done.emit(self._path, self._notes)

    def _fail(self, why: str) -> None:
        self._dialog.reset()
        self.failed.emit(self._path, why)


def write_picture(board: Board, path: Path, progress: Progress, theme: Theme = ATLAS) -> list[Saying]:
    """Write the sheet as a picture, the page for browsers or another program's file, as the name ends.

    Returns what could not be taken over.
    """
    if path.suffix.lower() in EXPORTED:
        made = exchange_files(board, path, theme, own_tongue(), progress)
        made.write()
        return made.notes
    if path.suffix.lower() == ".html":
        report(progress, 0.0)
        page = share_page(board, theme, own_tongue())
        report(progress, 1.0)
        write_atomically(path, page.encode())
        return []
    drawing = to_print(board, "sheet", theme, tongue=own_tongue())
    report(progress, 0.0)
    if path.suffix.lower() == ".svg":
        text, notes = svg_of_board(drawing, board)
        report(progress, 1.0)
        write_atomically(path, text.encode())
        return notes
    kind = png_kind(path, drawing, theme) or PngKind(drawing, DPI)
    write_png(kind.drawing, path, kind.dpi, theme.paper, progress)
    return []


def write_ground(board: Board, path: Path, progress: Progress, theme: Theme = ATLAS) -> list[Saying]:
    """Write the ground alone as PNG, hex by hex as in games' tile maps."""
    report(progress, 0.0)
    data = ground_png(board, theme, round(DPI / _MM_PER_INCH * board.sheet.across_flats_mm))
    report(progress, 1.0)
    write_atomically(path, data)
    return []
