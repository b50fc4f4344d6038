"""Plays pages into a PDF: vectors, fonts embedded, at true scale.

Qt rounds the size of a PDF's page to whole points, up to 0.18 mm; what is on the page stays
where it is measured from the upper left corner.
"""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF, QUuid
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from engine.boardfile.atomic import write_atomically
from studio.drawing.origin import PROGRAM
from studio.drawing.paper.press import Press
from studio.drawing.shapes.marks import Drawing
from studio.painting.player import played
from studio.painting.progress import Progress, go_on, report
from studio.painting.reproducible import NO_ID, XMP, reproducible

_DPI = 1200


def write_pdf(
    pages: Sequence[Drawing],
    path: Path,
    title: str = "",
    progress: Progress = go_on,
    press: Press | None = None,
) -> None:
    """Write drawings as the pages of a PDF, each of its own size; the file is whole or not there.

    Raises BoardFileError, with a sentence for the user, when the file cannot be written, and
    Cancelled when ``progress`` said to stop.
    """
    write_atomically(path, pdf_bytes(pages, title, progress, press))


def pdf_bytes(
    pages: Sequence[Drawing], title: str = "", progress: Progress = go_on, press: Press | None = None
) -> bytes:
    """Return drawings as the pages of a PDF; raises Cancelled when ``progress`` said to stop.

    For a ``press`` it is in CMYK, of drawings whose colours are the shares of the inks, and says where the
    pages are cut.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator(PROGRAM)
    writer.setDocumentXmpMetadata(XMP.encode())
    writer.setDocumentId(QUuid(str(NO_ID)))
    writer.setResolution(_DPI)
    if press is not None:
        writer.setColorModel(QPdfWriter.ColorModel.CMYK)
    _set_page(writer, pages[0])
    painter = QPainter(writer)
    try:
        for number, page in enumerate(pages):
            if number:
                _set_page(writer, page)
                writer.newPage()
            for share in played(page, painter, _DPI):
                report(progress, (number + share) / len(pages))
    finally:
        painter.end()
    report(progress, 1.0)
    return reproducible(bytes(buffer.data().data()), press)


def _set_page(writer: QPdfWriter, page: Drawing) -> None:
    """Set the size of the next page, without margins of the printer's own."""
    size = QSizeF(page.width_mm, page.height_mm)
    exact = QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageSize(exact)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
