"""Handing pages to a printer of the system: which one, whether it can print them whole, what came of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtGui import QPagedPaintDevice, QPageRanges
from PySide6.QtWidgets import QWidget

from engine.messages import Phrase, say
from studio.drawing.shapes.marks import Drawing
from studio.language.words import tr
from studio.painting.printer import Printed, Stock, lay_paper, lost_mm, print_pages, stock_of
from studio.painting.progress import Progress
from studio.painting.queues import Queue, SystemQueue
from studio.windows.kit.dialogs import accepted
from studio.windows.kit.question import Question

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrintEngine, QPrinter

_NO_MODULE: Phrase = (
    "Qt cannot print here ({error}). Save a PDF instead, and print that at 100 % from another program."
)
_NO_PRINTER: Phrase = (
    "No printer was found. Add one in the system settings (on Linux through CUPS and its "
    "library libcups2), or save a PDF and print it at 100 %."
)


_CUPS_OPTIONS: Final = 0xFE00
"""The property of a printer in which Qt's dialog leaves what CUPS is told: name, value, name, value."""
_RANGES: Final = "page-ranges"


class NoPrinterError(Exception):
    """Pages cannot be printed here; the text says the user why, and what to do instead."""


class Printer(NamedTuple):
    """A printer that was chosen: what paints on it, its name, where its jobs wait, what paper it has."""

    device: QPagedPaintDevice
    name: str
    queue: Queue
    stock: Stock


class Printers:
    """The printers of the system, one to be chosen over a dialog; a test has others."""

    def choose(self, over: QWidget, title: str, pages: Sequence[Drawing]) -> Printer | None:
        """Ask for a printer for pages, and which of them; None for not now.

        Raises NoPrinterError where there is none.
        """
        # Qt's module of printing takes part of the time of a start, and not everybody prints.
        try:
            from PySide6.QtPrintSupport import (
                QAbstractPrintDialog,
                QPrintDialog,
                QPrintEngine,
                QPrinter,
                QPrinterInfo,
            )
        except ImportError as error:
            raise NoPrinterError(say(_NO_MODULE, error=error)) from error
        if not QPrinterInfo.availablePrinterNames():
            raise NoPrinterError(say(_NO_PRINTER))
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        printer.setCreator("Platelayer")
        lay_paper(printer, pages[0])
        dialog = QPrintDialog(printer, over)
        # A file is what "Save as PDF" makes; here a kit's second job would take the place of its first.
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintToFile, on=False)
        dialog.setMinMax(1, len(pages))
        if not accepted(dialog):
            return None
        printer.setFullPage(True)
        _take_ranges(printer, QPrintEngine.PrintEnginePropertyKey(_CUPS_OPTIONS))
        name = printer.printerName()
        known = QPrinterInfo.printerInfo(name)
        queue = SystemQueue(
            lambda: QPrinterInfo.printerInfo(name).state() == QPrinter.PrinterState.Error,
        )
        largest = known.maximumPhysicalPageSize() if known.supportsCustomPageSizes() else None
        return Printer(printer, name, queue, stock_of(known.supportedPageSizes(), largest))

    def may_cut(self, over: QWidget, name: str, lost: float) -> bool:
        """Ask whether to print although the printer leaves out so many millimetres of what stands there."""
        box = Question(
            over,
            tr("{name} cannot print up to the edge of the paper.", name=name),
            tr(
                "{lost:.1f} mm at the edge would be cut off, because pages keep their true scale. You "
                "can save a PDF and print it elsewhere.",
                lost=lost,
            ),
        )
        print_ = box.offer(tr("Print Anyway"))
        accepted(box)
        return box.given is print_


class PrintJob:
    """Pages on their way to a printer."""

    def __init__(self, printer: Printer, pages: Sequence[Drawing]) -> None:
        self._printer, self._pages = printer, pages
        self._printed, self._is_halted = Printed(0), False

    def work(self, progress: Progress) -> None:
        """Give the pages to the printer."""
        queue = self._printer.queue
        self._printed = print_pages(self._printer.device, self._pages, progress, queue)
        self._is_halted = queue.is_halted()

    def outcome(self) -> str:
        """Return what came of it, in words."""
        told = {"n": self._printed.pages, "count": len(self._pages), "name": self._printer.name}
        if self._printed.is_stopped:
            return tr("Stopped: {n} of {count} pages were sent to {name}.", **told)
        if self._printed.refusal:
            return tr(
                "{name} has received {n} of {count} pages. {why} You can save a PDF instead.",
                why=self._printed.refusal,
                **told,
            )
        if self._printed.pages < len(self._pages):
            return tr(
                "{name} has received {n} of {count} pages. Check that it is switched on and set up in "
                "the system, or save a PDF.",
                **told,
            )
        if self._is_halted:
            return tr("{name} has received all pages, but is paused. It prints when resumed.", **told)
        return tr("All pages were sent to {name}. Check that the printed ruler measures 100 mm.", **told)


def job_asked_for(over: QWidget, printers: Printers, title: str, pages: Sequence[Drawing]) -> PrintJob | None:
    """Ask for a printer and whether it will do; None for not now.

    Raises NoPrinterError where there is none, or where it has no paper of the pages' size.
    """
    printer = printers.choose(over, title, pages)
    if printer is None:
        return None
    pages = _chosen(printer.device, pages)
    for page in pages:
        if not (lay_paper(printer.device, page) and printer.stock.has(page)):
            raise NoPrinterError(
                say(
                    "{name} has no paper of {wide:.0f} × {high:.0f} mm. Choose another paper, or save a PDF.",
                    name=printer.name,
                    wide=page.width_mm,
                    high=page.height_mm,
                )
            )
    lost = lost_mm(printer.device, pages)
    if lost and not printers.may_cut(over, printer.name, lost):
        return None
    return PrintJob(printer, pages)


def _take_ranges(printer: "QPrinter", key: "QPrintEngine.PrintEnginePropertyKey") -> None:
    """Have a printer itself know which pages were typed in: CUPS would count those of each job from 1."""
    options = list(printer.printEngine().property(key) or ())
    if _RANGES in options:
        at = options.index(_RANGES)
        printer.setPageRanges(QPageRanges.fromString(options[at + 1]))
        printer.printEngine().setProperty(key, options[:at] + options[at + 2 :])


def _chosen(printer: QPagedPaintDevice, pages: Sequence[Drawing]) -> Sequence[Drawing]:
    """Return those of the pages that are to be printed; the printer prints all that it is then given.

    Raises NoPrinterError where none is.
    """
    ranges = printer.pageRanges()
    if ranges.isEmpty():
        return pages
    printer.setPageRanges(QPageRanges())
    chosen = [page for number, page in enumerate(pages, 1) if ranges.contains(number)]
    if not chosen:
        raise NoPrinterError(
            say(
                "Page {ranges} does not exist; there are {count} pages.",
                ranges=ranges.toString(),
                count=len(pages),
            )
        )
    return chosen
