"""Handing pages to a printer of the system: which one, whether it can print them whole, what came of it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtWidgets import QDialog, QWidget

from engine.sayings import Phrase, say
from studio.drawing.marks import Drawing
from studio.language.words import tr
from studio.painting.printer import Printed, lay_paper, lost_mm, print_pages
from studio.painting.progress import Progress
from studio.windows.question import Question

_NO_MODULE: Phrase = (
    "Qt cannot print here ({error}). Save a PDF instead, and print that at 100 % from another program."
)
_NO_PRINTER: Phrase = (
    "No printer is known here. Add one in the system’s settings (on Linux printers come through CUPS and its "
    "library libcups2), or save a PDF and print that at 100 %."
)


class NoPrinterError(Exception):
    """Pages cannot be printed here; the text tells the user why, and what to do instead."""


class Printer(NamedTuple):
    """A printer that was chosen: what paints on it, and its name."""

    device: QPagedPaintDevice
    name: str


class Printers:
    """The printers of the system, one to be chosen over a dialog; a test has others."""

    def choose(self, over: QWidget, title: str, first: Drawing) -> Printer | None:
        """Ask for a printer for pages of which this is the first; None for not now.

        Raises NoPrinterError where there is none.
        """
        # Qt's module of printing takes part of the time of a start, and not everybody prints.
        try:
            from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
        except ImportError as error:
            raise NoPrinterError(say(_NO_MODULE, error=error)) from error
        if not QPrinterInfo.availablePrinterNames():
            raise NoPrinterError(say(_NO_PRINTER))
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        printer.setCreator("Platelayer")
        lay_paper(printer, first)
        dialog = QPrintDialog(printer, over)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, on=False)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return None
        printer.setFullPage(True)
        return Printer(printer, printer.printerName())

    def may_cut(self, over: QWidget, name: str, lost: float) -> bool:
        """Ask whether to print although the printer leaves out so many millimetres of what stands there."""
        box = Question(
            over,
            tr("{name} cannot print up to the edge of the paper.", name=name),
            tr(
                "{lost:.1f} mm of what stands at the edge would be missing; nothing is made smaller for it. "
                "A PDF can be printed elsewhere.",
                lost=lost,
            ),
        )
        print_ = box.offer(tr("Print All the Same"))
        box.exec()
        return box.given is print_


class PrintJob:
    """Pages on their way to a printer."""

    def __init__(self, printer: Printer, pages: Sequence[Drawing]) -> None:
        self._printer, self._pages = printer, pages
        self._printed = Printed(0)

    def work(self, progress: Progress) -> None:
        """Give the pages to the printer."""
        self._printed = print_pages(self._printer.device, self._pages, progress)

    def outcome(self) -> str:
        """Return what came of it, in words."""
        told = {"n": self._printed.pages, "count": len(self._pages), "name": self._printer.name}
        if self._printed.is_stopped:
            return tr("Stopped: {n} of {count} pages have gone to {name}.", **told)
        if self._printed.pages < len(self._pages):
            return tr(
                "{name} has taken {n} of {count} pages. Is it switched on, and known to the system? "
                "A PDF can be saved in any case.",
                **told,
            )
        return tr("All of it has gone to {name}. Where a page has a ruler, it must measure 100 mm.", **told)


def job_asked_for(over: QWidget, printers: Printers, title: str, pages: Sequence[Drawing]) -> PrintJob | None:
    """Ask for a printer and whether it will do; None for not now.

    Raises NoPrinterError where there is none, or where it has no paper of the pages' size.
    """
    printer = printers.choose(over, title, pages[0])
    if printer is None:
        return None
    for page in pages:
        if not lay_paper(printer.device, page):
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
