"""Plays pages on a printer: the very pages of the PDF, at true scale and from the corner of the paper.

A printer of Qt cannot take back what it was given, so work that is stopped ends with the page under way.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from studio.drawing.paper.pages import CROP_MARKS
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Drawing, box_of
from studio.painting.player import played
from studio.painting.progress import Progress
from studio.painting.queues import Queue

_NEARLY_MM: Final = 1.0
"""Sizes of paper are so near to those they are named after."""
_AROUND: Final = frozenset({"paper", CROP_MARKS})
"""Layers of which nothing is missed at the edge of the paper."""
_UNSEEN_MM: Final = 0.25
"""So much lower than its ink the box of a text may reach; many printers leave a quarter of an inch free."""


class Printed(NamedTuple):
    """How many pages a printer has taken, whether somebody said stop, and why it took no more."""

    pages: int
    is_stopped: bool = False
    refusal: str = ""


class Stock(NamedTuple):
    """What paper a printer has: the sizes it names, and up to which it takes any; shorter side first, in mm.

    Qt sets a page to any size, and CUPS then shrinks or cuts it to the paper there is.
    """

    sizes: frozenset[tuple[float, float]] = frozenset()
    largest: tuple[float, float] = (0.0, 0.0)

    def has(self, page: Drawing) -> bool:
        """Return whether a page has paper here; a printer that names no size is taken to have all."""
        short, long = sorted(_size(page))
        named = any(
            abs(short - each[0]) < _NEARLY_MM and abs(long - each[1]) < _NEARLY_MM for each in self.sizes
        )
        return not self.sizes or named or (short <= self.largest[0] and long <= self.largest[1])


def stock_of(sizes: Iterable[QPageSize], largest: QPageSize | None) -> Stock:
    """Return the paper of a printer that names some sizes and, if largest is given, takes any up to that."""
    return Stock(frozenset(map(_sides, sizes)), _sides(largest) if largest is not None else (0.0, 0.0))


def _sides(size: QPageSize) -> tuple[float, float]:
    """Return the sides of a size of paper in millimetres, the shorter first."""
    sides = size.size(QPageSize.Unit.Millimeter)
    return min(sides.width(), sides.height()), max(sides.width(), sides.height())


def print_pages(
    printer: QPagedPaintDevice, pages: Sequence[Drawing], progress: Progress, queue: Queue
) -> Printed:
    """Give pages to a printer without margins of its own, a job for all of one size that follow each other.

    A job has one size and way of the paper, for printers turn or shrink what differs from its first page.
    """
    given = 0
    for job in _jobs(pages):
        if not progress(given / len(pages)):
            return Printed(given, is_stopped=True)
        lay_paper(printer, job[0])
        painter = QPainter()
        if not painter.begin(printer):
            return Printed(given)
        try:
            done = _play_job(painter, printer, job, partial(_tell, progress, given, len(pages)))
        finally:
            painter.end()
        refusal = queue.refusal()
        if refusal:
            return Printed(given, refusal=refusal)
        given += done
        if done < len(job):
            return Printed(given, is_stopped=True)
    progress(1.0)
    return Printed(given)


def _play_job(
    painter: QPainter, printer: QPagedPaintDevice, job: Sequence[Drawing], progress: Progress
) -> int:
    """Play the pages of a job, until somebody says stop between two; return how many were played."""
    for number, page in enumerate(job):
        if number:
            if not progress(number):
                return number
            printer.newPage()
        for share in played(page, painter, printer.logicalDpiX()):
            progress(number + share)
    return len(job)


def _tell(progress: Progress, given: int, count: int, played_pages: float) -> bool:
    """Tell how much of all pages is done, given those of earlier jobs and those played of this one."""
    return progress((given + played_pages) / count)


def lay_paper(printer: QPagedPaintDevice, page: Drawing) -> bool:
    """Set the paper of a page, and tell whether the printer has such paper."""
    size = QSizeF(min(_size(page)), max(_size(page)))
    match = QPageSize.SizeMatchPolicy.FuzzyMatch
    printer.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter, "", match))
    lies = page.width_mm > page.height_mm
    way = QPageLayout.Orientation
    printer.setPageOrientation(way.Landscape if lies else way.Portrait)
    laid = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    apart = abs(laid.width() - page.width_mm), abs(laid.height() - page.height_mm)
    return max(apart) < _NEARLY_MM


def lost_mm(printer: QPagedPaintDevice, pages: Sequence[Drawing]) -> float:
    """Return by how much the edge that a printer cannot print on cuts into what stands on pages."""
    layout = QPageLayout(printer.pageLayout())
    layout.setUnits(QPageLayout.Unit.Millimeter)
    margins = layout.minimumMargins()
    # Which edge is which goes with how the paper is drawn in: the widest is taken for all.
    free = max(margins.left(), margins.right(), margins.top(), margins.bottom())
    lost = free - min(map(_room_around, pages))
    return lost if lost > _UNSEEN_MM else 0.0


def _room_around(page: Drawing) -> float:
    """Return how near what stands on a page comes to an edge of it."""
    return min(
        (
            min(box.left, box.top, page.width_mm - box.right, page.height_mm - box.bottom)
            for box in _boxes(page)
        ),
        default=0.0,
    )


def _boxes(page: Drawing) -> Iterator[Box]:
    """Yield boxes that hold all that stands on a page."""
    for layer in page.layers:
        if layer.name in _AROUND or layer.hidden:
            continue
        if layer.clip is not None:
            yield layer.clip
        else:
            yield from (box_of(mark).moved(*layer.offset) for mark in layer.marks)


def _jobs(pages: Sequence[Drawing]) -> Iterator[list[Drawing]]:
    """Yield pages of one size that follow each other."""
    for _, job in groupby(pages, key=_size):
        yield list(job)


def _size(page: Drawing) -> tuple[float, float]:
    """Return the width and height of a page."""
    return page.width_mm, page.height_mm
