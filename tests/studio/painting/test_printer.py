"""Pages on a printer: the very pages of the PDF at true scale, a job for each size, stopped between pages."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from studio.drawing.paper.pages import CROP_MARKS, paged
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.print_kinds import pages_to_print
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Drawing, Layer, Line, Polygon, Stroke, Text
from studio.painting.pdf import pdf_bytes
from studio.painting.printer import Printed, Stock, lay_paper, lost_mm, print_pages, stock_of
from studio.painting.queues import Queue
from tests.studio.drawing.boards import full_board
from tests.studio.painting.pdf_lines import stroked_lines

pytestmark = pytest.mark.usefixtures("qapp")

QUARTER_INCH_MM = 6.35
"""What printers leave free whose makers think in inches."""
PEN = Stroke("#000000", 0.3, cap="butt")


def page(wide: float, high: float) -> Drawing:
    lines = Line((20, 30), (120, 30), PEN), Line((20, 30), (20, 80), PEN)
    return Drawing(wide, high, (Layer("page", lines),))


def printer_to(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setFullPage(True)
    return printer


def go_on(_: float) -> bool:
    return True


def test_the_pages_of_a_printer_are_those_of_the_pdf(tmp_path: Path) -> None:
    upright, lying = (
        pages_to_print(full_board(), "instructions", PAPERS["A4"], lay=lay)[0].drawing
        for lay in ("upright", "lying")
    )
    saved, shares = tmp_path / "saved.pdf", list[float]()

    def noted(share: float) -> bool:
        shares.append(share)
        return True

    saved.write_bytes(pdf_bytes([upright, lying]))
    for drawing, other in zip((upright, lying), PdfReader(saved).pages, strict=True):
        printed = tmp_path / "printed.pdf"
        shares.clear()
        assert print_pages(printer_to(printed), [drawing], noted, Queue()) == Printed(1)
        assert shares == sorted(shares)
        assert shares[-1] == 1.0
        (one,) = PdfReader(printed).pages
        # Qt rounds sizes of paper to whole points.
        size, true = (list(map(float, each.mediabox)) for each in (one, other))
        assert size == pytest.approx(true, abs=1.01)
        assert one.extract_text().split() == other.extract_text().split()


def test_lines_have_their_true_length_and_place(tmp_path: Path) -> None:
    for wide, high in ((210.0, 297.0), (297.0, 210.0)):
        printed, saved = tmp_path / "printed.pdf", tmp_path / "saved.pdf"
        print_pages(printer_to(printed), [page(wide, high)], go_on, Queue())
        saved.write_bytes(pdf_bytes([page(wide, high)]))
        one, other = (list(stroked_lines(PdfReader(path).pages[0])) for path in (printed, saved))
        assert len(one) == 2
        for ends, true in zip(one, other, strict=True):
            assert ends == pytest.approx(true, abs=0.2)


def test_a_job_holds_pages_of_one_size_and_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    device, turned = QPdfWriter(str(tmp_path / "a.pdf")), list[float]()
    monkeypatch.setattr(device, "newPage", lambda: turned.append(device.width()))
    pages = [page(297, 210), page(297, 210), page(210, 297), page(210, 297), page(297, 210)]
    assert print_pages(device, pages, go_on, Queue()) == Printed(5)
    assert len(turned) == 2
    assert turned[0] > turned[1]


def test_what_is_stopped_ends_with_the_page_under_way(tmp_path: Path) -> None:
    out, pages = tmp_path / "a.pdf", [page(210, 297)] * 5
    assert print_pages(printer_to(out), pages, lambda done: done < 0.4, Queue()) == Printed(
        2, is_stopped=True
    )
    assert len(PdfReader(out).pages) == 2
    fresh = tmp_path / "b.pdf"
    assert print_pages(printer_to(fresh), pages, lambda _: False, Queue()) == Printed(0, is_stopped=True)
    assert not fresh.exists()


@pytest.mark.qt_log_ignore("Returned false", extend=True)
def test_a_printer_that_takes_nothing_is_reported(tmp_path: Path) -> None:
    assert print_pages(printer_to(tmp_path / "gone" / "a.pdf"), [page(210, 297)], go_on, Queue()) == Printed(
        0
    )


class RefusingAtSecond(Queue):
    """A queue that takes one job."""

    def __init__(self) -> None:
        self._answers = iter(("", "No more."))

    def refusal(self) -> str:
        return next(self._answers)


def test_pages_of_a_job_that_is_refused_have_not_gone_nor_any_after_it(tmp_path: Path) -> None:
    pages = [page(297, 210), page(297, 210), page(210, 297), page(420, 297)]
    printed = print_pages(printer_to(tmp_path / "a.pdf"), pages, go_on, RefusingAtSecond())
    assert printed == Printed(2, refusal="No more.")


def test_a_printer_without_paper_of_that_size_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    device = QPdfWriter("a.pdf")
    assert lay_paper(device, page(297, 420))
    monkeypatch.setattr(device, "pageLayout", QPdfWriter("b.pdf").pageLayout)
    assert not lay_paper(device, page(297, 420))


@pytest.mark.parametrize("name", PAPERS)
def test_every_paper_is_laid_both_ways(name: str, tmp_path: Path) -> None:
    printer, paper = printer_to(tmp_path / "a.pdf"), PAPERS[name]
    assert lay_paper(printer, Drawing(paper.width, paper.height))
    assert lay_paper(printer, Drawing(paper.height, paper.width))


def test_a_printer_has_the_paper_it_names_and_any_up_to_the_largest_it_takes() -> None:
    ids = QPageSize.PageSizeId
    named = [QPageSize(ids.A4), QPageSize(ids.Letter)]
    plain = stock_of(named, None)
    assert plain.has(page(297, 210))
    assert plain.has(page(215.9, 279.4))
    assert not plain.has(page(297, 420))
    assert not plain.has(page(148, 210))
    wide = stock_of(named, QPageSize(ids.A3))
    assert wide.has(page(420, 297))
    assert wide.has(page(148, 210))
    assert not wide.has(page(420, 594))
    assert Stock().has(page(841, 594))


def with_margins(free: float, monkeypatch: pytest.MonkeyPatch) -> QPagedPaintDevice:
    device = QPdfWriter("a.pdf")
    layout = device.pageLayout()
    layout.setUnits(QPageLayout.Unit.Millimeter)
    layout.setMinimumMargins(QMarginsF(2.0, 2.0, free, 2.0))
    monkeypatch.setattr(device, "pageLayout", lambda: layout)
    return device


def test_what_an_edge_that_cannot_be_printed_cuts_off_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    white = Layer("paper", (Polygon(((0, 0), (210, 0), (210, 297), (0, 297)), "#ffffff"),))
    text = Layer("text", (Text((9.0, 40.0), "E", Face.REGULAR, 3.0, "#000000"),))
    crop = Layer(CROP_MARKS, (Line((1, 20), (5, 20), PEN),))
    far = Layer("far", text.marks, (-50.0, 0.0), Box(30.0, 30.0, 40.0, 40.0))
    drawing = Drawing(210, 297, (white, crop, text, far))
    assert lost_mm(with_margins(5.0, monkeypatch), [drawing]) == 0.0
    assert lost_mm(with_margins(9.2, monkeypatch), [drawing]) == 0.0
    assert lost_mm(with_margins(12.0, monkeypatch), [drawing]) == pytest.approx(3.0)


def test_no_page_of_a_board_stands_nearer_to_the_edge_than_its_margin(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for what in ("sheet", "keys", "cards", "instructions"):
        pages = [each.drawing for each in pages_to_print(full_board(), what, PAPERS["A4"])]
        assert lost_mm(with_margins(QUARTER_INCH_MM, monkeypatch), pages) == 0.0
        assert lost_mm(with_margins(15.0, monkeypatch), pages) > 1.0


def test_pages_that_are_cut_out_keep_their_crop_marks() -> None:
    parts = paged(Drawing(500, 400), PAPERS["A4"])
    assert all(len(part.drawing.layer(CROP_MARKS).marks) == 8 for part in parts)
