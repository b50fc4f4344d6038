"""Pages handed to a printer from the print dialog: which printer, which pages, and what came of it."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageRanges, QPageSize, QPdfWriter
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrintEngine, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import ATLAS
from studio.drawing.shapes.marks import Drawing
from studio.painting.printer import Printed, Stock
from studio.painting.queues import Queue
from studio.windows.kit import system_printer
from studio.windows.kit.question import Question
from studio.windows.kit.system_printer import NoPrinterError, Printer, Printers, job_asked_for
from studio.windows.printing.print_dialog import PrintDialog


class Faked(Printers):
    """Printers that are a file."""

    def __init__(self, path: Path, device: QPagedPaintDevice | None = None) -> None:
        self.device = device or QPdfWriter(str(path))
        self.queue, self.stock = Queue(), Stock()
        self.is_wanted, self.may = True, True
        self.asked: list[float] = []

    def choose(self, over: QWidget, title: str, pages: Sequence[Drawing]) -> Printer | None:
        return Printer(self.device, "Faked", self.queue, self.stock) if self.is_wanted else None

    def may_cut(self, over: QWidget, name: str, lost: float) -> bool:
        self.asked.append(lost)
        return self.may


def dialog_of(qtbot: QtBot, tmp_path: Path, printers: Printers) -> PrintDialog:
    board = new_board(Sheet(6, 5), title="Small")
    dialog = PrintDialog(board, tmp_path / "a.pdf", None, lambda _, path: path, ATLAS, printers)
    qtbot.addWidget(dialog, before_close_func=lambda dialog: dialog.done(0))
    dialog.show()
    qtbot.waitUntil(dialog.print_out.isEnabled, timeout=20_000)
    return dialog


def test_the_very_pages_go_to_a_printer(qtbot: QtBot, tmp_path: Path) -> None:
    printers = Faked(tmp_path / "paper.pdf")
    dialog = dialog_of(qtbot, tmp_path, printers)
    dialog.what.setCurrentIndex(dialog.what.findData("kit"))
    qtbot.waitUntil(dialog.print_out.isEnabled, timeout=20_000)
    dialog.what.setCurrentIndex(dialog.what.findData("sheet"))
    qtbot.waitUntil(dialog.print_out.isEnabled, timeout=20_000)
    dialog.print_out.click()
    assert not dialog.print_out.isEnabled()
    qtbot.waitUntil(lambda: "All pages were sent to Faked" in dialog.busy.said.text(), timeout=20_000)
    assert dialog.print_out.isEnabled()
    (printed,) = PdfReader(tmp_path / "paper.pdf").pages
    dialog.save.click()
    qtbot.waitUntil(lambda: "Saved as" in dialog.busy.said.text(), timeout=20_000)
    (saved,) = PdfReader(tmp_path / "a.pdf").pages
    assert list(map(float, printed.mediabox)) == pytest.approx(list(map(float, saved.mediabox)), abs=1.01)
    assert printed.extract_text() == saved.extract_text()


def test_nothing_is_printed_when_no_printer_is_chosen_or_its_edges_would_cut(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printers = Faked(tmp_path / "paper.pdf")
    dialog = dialog_of(qtbot, tmp_path, printers)
    monkeypatch.setattr(system_printer, "lost_mm", lambda *_: 2.5)
    printers.may = False
    dialog.print_out.click()
    printers.is_wanted = False
    dialog.print_out.click()
    assert printers.asked == [2.5]
    assert dialog.print_out.isEnabled()
    assert not (tmp_path / "paper.pdf").exists()
    printers.is_wanted = printers.may = True
    dialog.print_out.click()
    qtbot.waitUntil(lambda: "were sent to" in dialog.busy.said.text(), timeout=20_000)


def test_paper_that_a_printer_has_not_is_reported(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dialog_of(qtbot, tmp_path, Faked(tmp_path / "paper.pdf"))
    monkeypatch.setattr(system_printer, "lay_paper", lambda *_: False)
    dialog.print_out.click()
    assert "Faked has no paper of 210 × 297 mm" in dialog.busy.said.text()


def test_paper_that_a_queue_does_not_name_is_reported_before_anything_is_printed(
    qtbot: QtBot, tmp_path: Path
) -> None:
    printers = Faked(tmp_path / "paper.pdf")
    printers.stock = Stock(frozenset({(215.9, 279.4)}))
    dialog = dialog_of(qtbot, tmp_path, printers)
    dialog.print_out.click()
    assert "Faked has no paper of 210 × 297 mm" in dialog.busy.said.text()
    printers.stock = Stock(frozenset({(210.2, 297.0)}))
    dialog.print_out.click()
    qtbot.waitUntil(lambda: "All pages were sent" in dialog.busy.said.text(), timeout=20_000)


def test_a_system_without_printers_or_without_their_module_says_so_and_offers_the_pdf(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dialog_of(qtbot, tmp_path, Printers())
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    dialog.print_out.click()
    assert "No printer was found" in dialog.busy.said.text()
    assert "save a PDF" in dialog.busy.said.text()
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    dialog.print_out.click()
    assert "Qt cannot print here" in dialog.busy.said.text()
    assert dialog.save.isEnabled()


def test_the_systems_dialog_chooses_a_printer_for_whole_pages_or_none(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    answers = [QDialog.DialogCode.Rejected, QDialog.DialogCode.Accepted]
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Faked"])

    def answered(dialog: QPrintDialog) -> int:
        # Two jobs to one file would leave the second.
        assert not dialog.testOption(QAbstractPrintDialog.PrintDialogOption.PrintToFile)
        assert (dialog.minPage(), dialog.maxPage()) == (1, 2)
        return answers.pop(0)

    monkeypatch.setattr(QPrintDialog, "exec", answered)
    pages = [Drawing(297, 210)] * 2
    assert Printers().choose(over, "Severn", pages) is None
    chosen = Printers().choose(over, "Severn", pages)
    assert chosen is not None
    assert isinstance(chosen.device, QPrinter)
    assert chosen.device.docName() == "Severn"
    assert chosen.device.fullPage()
    assert chosen.device.pageLayout().orientation() == QPageLayout.Orientation.Landscape
    assert chosen.device.pageLayout().pageSize().id() == QPageSize.PageSizeId.A4


def test_an_edge_that_would_cut_is_asked_about_in_millimetres(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    over, told = QWidget(), list[str]()
    qtbot.addWidget(over)

    def cancelled(box: Question) -> None:
        told.append(box.text.text())
        box.cancel.click()

    def agreed(box: Question) -> None:
        next(button for button in box.buttons.buttons() if button is not box.cancel).click()

    monkeypatch.setattr(Question, "exec", cancelled)
    assert not Printers().may_cut(over, "Faked", 2.54)
    assert "2.5 mm" in told[0]
    monkeypatch.setattr(Question, "exec", agreed)
    assert Printers().may_cut(over, "Faked", 2.54)


@pytest.mark.qt_log_ignore("Returned false", extend=True)
def test_a_printer_that_takes_nothing_leaves_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = dialog_of(qtbot, tmp_path, Faked(tmp_path / "gone" / "paper.pdf"))
    dialog.print_out.click()
    qtbot.waitUntil(lambda: "Faked has received 0 of 1 pages" in dialog.busy.said.text(), timeout=20_000)


class Halting(Queue):
    """A queue that answers as it is told to."""

    def __init__(self, refusal: str, *, is_halted: bool = False) -> None:
        self._refusal, self._is_halted = refusal, is_halted

    def refusal(self) -> str:
        return self._refusal

    def is_halted(self) -> bool:
        return self._is_halted


@pytest.mark.parametrize(
    ("queue", "told"),
    [
        (Halting("It is full."), "Faked has received 0 of 1 pages. It is full. You can save a PDF"),
        (Halting("", is_halted=True), "Faked has received all pages, but is paused"),
    ],
)
def test_a_queue_that_refuses_or_stands_still_is_reported(
    queue: Queue, told: str, qtbot: QtBot, tmp_path: Path
) -> None:
    printers = Faked(tmp_path / "paper.pdf")
    printers.queue = queue
    dialog = dialog_of(qtbot, tmp_path, printers)
    dialog.print_out.click()
    qtbot.waitUntil(lambda: told in dialog.busy.said.text(), timeout=20_000)


def test_the_pages_chosen_are_counted_over_all_jobs(qtbot: QtBot, tmp_path: Path) -> None:
    over, printers = QWidget(), Faked(tmp_path / "paper.pdf")
    qtbot.addWidget(over)
    printers.device.setPageRanges(QPageRanges.fromString("2,4-5"))
    pages = [Drawing(297, 210), Drawing(210, 297), Drawing(420, 297), Drawing(297, 420)]
    job = job_asked_for(over, printers, "Severn", pages)
    assert job is not None
    job.work(lambda _: True)
    assert printers.device.pageRanges().isEmpty()
    assert "All pages were sent" in job.outcome()
    assert printers.device.pageLayout().fullRect(QPageLayout.Unit.Millimeter).height() == pytest.approx(
        420, 1
    )
    printers.device.setPageRanges(QPageRanges.fromString("5"))
    with pytest.raises(NoPrinterError, match="Page 5 does not exist; there are 4 pages"):
        job_asked_for(over, printers, "Severn", pages)


def test_pages_typed_into_the_systems_dialog_are_not_left_to_cups(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    left: dict[QPrintEngine.PrintEnginePropertyKey, list[str]] = {}

    def typed(_: QPrintDialog) -> int:
        left[QPrintEngine.PrintEnginePropertyKey(0xFE00)] = ["number-up", "1", "page-ranges", "2,4-5"]
        return QDialog.DialogCode.Accepted

    engine = SimpleNamespace(property=left.get, setProperty=left.__setitem__)
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Faked"])
    monkeypatch.setattr(QPrinter, "printEngine", lambda _: engine)
    monkeypatch.setattr(QPrintDialog, "exec", typed)
    chosen = Printers().choose(over, "Severn", [Drawing(297, 210)] * 5)
    assert chosen is not None
    assert list(left.values()) == [["number-up", "1"]]
    assert chosen.device.pageRanges().toString() == "2,4-5"


def test_printing_stopped_tells_how_much_has_gone(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_printer, "print_pages", lambda *_: Printed(0, is_stopped=True))
    dialog = dialog_of(qtbot, tmp_path, Faked(tmp_path / "paper.pdf"))
    dialog.print_out.click()
    qtbot.waitUntil(lambda: "Stopped: 0 of 1 pages" in dialog.busy.said.text(), timeout=20_000)


def test_the_studio_starts_without_the_module_of_printing() -> None:
    code = (
        "import sys, studio.windows.printing.print_commands; "
        "sys.exit('PySide6.QtPrintSupport' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
