"""Plays pages into a PDF: vectors, fonts embedded, at true scale.

Qt rounds the size of a PDF's page to whole points, up to 0.18 mm; what is on the page stays
where it is measured from the upper left corner.

The same drawings give the same bytes, whenever and wherever they are played: the file has no date, or
that of SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch), and its identifier is
made of what it holds.
"""

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final
from uuid import NAMESPACE_URL, UUID, uuid5

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF, QUuid
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from engine.boardfile.atomic import write_atomically
from studio.drawing.marks import Drawing
from studio.painting.player import played
from studio.painting.progress import Progress, go_on, report

_DPI = 1200
_NO_ID: Final = UUID("7d3f3f3e-6d6a-5c55-9f0d-5a1f6e0c0b11")
"""The identifier of a document until what it holds is known."""
_DATES: Final = re.compile(rb"(/(CreationDate|ModDate) \(D:[^()]*\)\n)+")
_OFFSET: Final = re.compile(rb"\d{10}(?= \d{5} n)")
_XMP: Final = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Platelayer"/>
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"""
"""What Qt would write of the document instead holds the time and an identifier drawn at random."""


def write_pdf(pages: Sequence[Drawing], path: Path, title: str = "", progress: Progress = go_on) -> None:
    """Write drawings as the pages of a PDF, each of its own size; the file is whole or not there.

    Raises BoardFileError, with a sentence for the user, when the file cannot be written, and
    Cancelled when ``progress`` said to stop.
    """
    write_atomically(path, pdf_bytes(pages, title, progress))


def pdf_bytes(pages: Sequence[Drawing], title: str = "", progress: Progress = go_on) -> bytes:
    """Return drawings as the pages of a PDF; raises Cancelled when ``progress`` said to stop."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Platelayer")
    writer.setDocumentXmpMetadata(_XMP.encode())
    writer.setDocumentId(QUuid(str(_NO_ID)))
    writer.setResolution(_DPI)
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
    return _reproducible(bytes(buffer.data().data()))


def _reproducible(pdf: bytes) -> bytes:
    """Return a PDF without the time it was made at, its identifier made of what it holds.

    Qt writes that time in the zone of the machine, longer in some than in others, so whatever comes behind it
    moves; the table at the end of the file says where each part begins (PDF 1.4, 3.4.3).
    """
    found, date = _DATES.search(pdf), _date()
    if found is None:
        return pdf
    moved = len(date) - len(found[0])
    body, table = pdf[: found.start()] + date + pdf[found.end() :], pdf.rindex(b"\nxref\n") + moved + 1

    def later(offset: int) -> int:
        return offset + moved if offset > found.start() else offset

    entries, end = body[table:].split(b"trailer", 1)
    entries = _OFFSET.sub(lambda entry: b"%010d" % later(int(entry[0])), entries)
    end = re.sub(rb"startxref\n\d+", b"startxref\n%d" % table, end)
    whole = body[:table] + entries + b"trailer" + end
    id_ = uuid5(NAMESPACE_URL, sha256(whole).hexdigest())
    return whole.replace(str(_NO_ID).encode().hex().encode(), str(id_).encode().hex().encode())


def _date() -> bytes:
    """Return the entries of the date that SOURCE_DATE_EPOCH gives, or none where it gives none."""
    with suppress(KeyError, ValueError, OverflowError, OSError):
        moment = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), UTC)
        return b"/CreationDate (D:%s)\n/ModDate (D:%s)\n" % (2 * (moment.strftime("%Y%m%d%H%M%SZ").encode(),))
    return b""


def _set_page(writer: QPdfWriter, page: Drawing) -> None:
    """Set the size of the next page, without margins of the printer's own."""
    size = QSizeF(page.width_mm, page.height_mm)
    exact = QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageSize(exact)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
