"""The print dialog: the pages first, then a PDF, with plain errors."""

from itertools import combinations
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import ATLAS, CLASSIC, NIGHT
from studio.drawing.paper.pages import Page
from studio.drawing.paper.print_kinds import pages_to_print
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Drawing
from studio.windows.kit.page_preview import thumbs
from studio.windows.printing import print_dialog
from studio.windows.printing.print_dialog import PrintDialog, page_summary
from tests.shipped import shipped

PATIENCE_S = 10


class Printing:
    """A print dialog of the Severn board, driven by its widgets."""

    def __init__(self, qtbot: QtBot, target: Path) -> None:
        board = shipped("severn")
        self.qtbot = qtbot
        self.dialog = PrintDialog(board, target, None, lambda _parent, proposed: proposed)
        qtbot.addWidget(self.dialog, before_close_func=lambda dialog: dialog.done(0))
        self.dialog.show()
        self.wait_for_pages()

    def wait_for_pages(self) -> None:
        self.qtbot.waitUntil(self.dialog.save.isEnabled, timeout=20_000)

    def choose(self, paper: str) -> None:
        self.dialog.paper.setCurrentText(paper)
        self.wait_for_pages()

    def save(self) -> str:
        self.dialog.save.click()
        self.qtbot.waitUntil(lambda: bool(self.dialog.busy.said.text()), timeout=20_000)
        return self.dialog.busy.said.text()


@pytest.fixture
def printing(qtbot: QtBot, tmp_path: Path) -> Printing:
    return Printing(qtbot, tmp_path / "severn.pdf")


def test_the_dialog_tells_how_many_pages_it_takes(printing: Printing) -> None:
    assert "4 pages of A4" in printing.dialog.count.text()
    printing.choose("A1")
    assert "One page of A1" in printing.dialog.count.text()
    assert "10 mm from centre to centre" in printing.dialog.count.text()


def test_a_theme_for_the_screen_is_not_what_is_printed(qtbot: QtBot, tmp_path: Path) -> None:
    for theme, printed in ((NIGHT, ATLAS), (CLASSIC, CLASSIC)):
        dialog = PrintDialog(new_board(Sheet(3, 3)), tmp_path / "a.pdf", None, lambda _, path: path, theme)
        qtbot.addWidget(dialog, before_close_func=lambda dialog: dialog.done(0))
        assert dialog.colours.currentData() is printed


def test_no_choice_is_cut_off(printing: Printing) -> None:
    for choice in printing.dialog.findChildren(QComboBox):
        assert choice.width() >= choice.sizeHint().width(), choice.objectName()


def test_the_pages_lie_as_chosen(printing: Printing) -> None:
    assert ", landscape" in printing.dialog.count.text()
    printing.dialog.lay.setCurrentText("Portrait")
    printing.wait_for_pages()
    assert ", portrait" in printing.dialog.count.text()


def test_the_pdf_has_the_pages_that_were_shown(printing: Printing, tmp_path: Path) -> None:
    assert "Saved as" in printing.save()
    assert len(PdfReader(tmp_path / "severn.pdf").pages) == 4


def test_a_folder_that_is_gone_is_said_and_can_be_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    printing = Printing(qtbot, tmp_path / "gone" / "severn.pdf")
    assert "gone" in printing.save()
    assert printing.dialog.save.isEnabled()
    (tmp_path / "gone").mkdir()
    printing.dialog.busy.said.clear()
    assert "Saved as" in printing.save()


def test_the_key_grid_and_the_cards_are_shown_and_saved_beside_the_board(
    printing: Printing, tmp_path: Path
) -> None:
    dialog = printing.dialog
    printing.save()
    for what, count, said in (("keys", 1, "one for each player"), ("cards", 2, "42 cards of 42 × 60 mm")):
        dialog.busy.said.clear()
        dialog.what.setCurrentIndex(dialog.what.findData(what))
        printing.wait_for_pages()
        assert not dialog.hex_labels.isEnabled()
        assert said in dialog.count.text()
        assert f"severn-{what}.pdf" in printing.save()
        assert len(PdfReader(tmp_path / f"severn-{what}.pdf").pages) == count
    assert len(PdfReader(tmp_path / "severn.pdf").pages) == 4


def test_a_board_without_keys_says_why_nothing_is_printed(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = PrintDialog(new_board(Sheet(6, 5)), tmp_path / "a.pdf", None, lambda _parent, path: path)
    qtbot.addWidget(dialog, before_close_func=lambda dialog: dialog.done(0))
    dialog.show()
    qtbot.waitUntil(dialog.save.isEnabled, timeout=20_000)
    dialog.what.setCurrentIndex(dialog.what.findData("cards"))
    qtbot.waitUntil(lambda: "has no keys to print" in dialog.busy.said.text(), timeout=20_000)
    assert not dialog.save.isEnabled()


def test_blank_hexes_always_have_labels(printing: Printing) -> None:
    printing.dialog.what.setCurrentIndex(printing.dialog.what.findData("blank"))
    printing.wait_for_pages()
    assert not printing.dialog.hex_labels.isEnabled()


def test_a_dialog_closed_in_the_midst_of_laying_out_does_not_wait(
    printing: Printing, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end, laid = Event(), Event(), Event()

    def slow(*_: object, **__: object) -> tuple[Page, ...]:
        begun.set()
        may_end.wait(PATIENCE_S)
        laid.set()
        return ()

    monkeypatch.setattr(print_dialog, "pages_to_print", slow)
    printing.dialog.paper.setCurrentText("A1")
    assert begun.wait(PATIENCE_S)
    printing.dialog.reject()
    assert not laid.is_set()
    assert not printing.dialog.isVisible()
    may_end.set()
    assert laid.wait(PATIENCE_S)


def test_pages_that_cannot_be_laid_out_leave_a_sentence_and_nothing_to_save(
    printing: Printing, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(print_dialog, "pages_to_print", lambda *_, **__: [].pop())
        printing.dialog.paper.setCurrentText("A1")
        assert printing.dialog.preview.word
        printing.qtbot.waitUntil(lambda: bool(printing.dialog.busy.said.text()), timeout=20_000)
    assert "IndexError" in printing.dialog.busy.said.text()
    assert printing.dialog.preview.word == ""
    assert printing.dialog.count.text() == ""
    assert not printing.dialog.save.isEnabled()
    printing.choose("A2")
    assert printing.dialog.busy.said.text() == ""


def test_pages_being_laid_out_cannot_be_saved_when_the_ones_before_are(
    printing: Printing, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = Event()

    def slow(*chosen: Any, **besides: Any) -> tuple[Page, ...]:
        may_end.wait(PATIENCE_S)
        return pages_to_print(*chosen, **besides)

    monkeypatch.setattr(print_dialog, "pages_to_print", slow)
    printing.dialog.save.click()
    printing.dialog.paper.setCurrentText("A1")
    printing.qtbot.waitUntil(lambda: "Saved" in printing.dialog.busy.said.text(), timeout=20_000)
    assert not printing.dialog.save.isEnabled()
    may_end.set()
    printing.wait_for_pages()
    assert "One page of A1" in printing.dialog.count.text()


def test_the_words_printed_are_in_the_language_that_is_chosen(
    printing: Printing, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[str] = []

    def noted(*chosen: Any, **besides: Any) -> tuple[Page, ...]:
        codes.append(besides["tongue"].code)
        return pages_to_print(*chosen, **besides)

    monkeypatch.setattr(print_dialog, "pages_to_print", noted)
    printing.dialog.language.setCurrentIndex(printing.dialog.language.findData("de"))
    printing.wait_for_pages()
    assert codes == ["de"]


@pytest.mark.slow
def test_the_instructions_and_the_kit_are_shown_and_saved_under_names_of_their_own(
    printing: Printing, tmp_path: Path
) -> None:
    dialog = printing.dialog
    for what, count, said in (("instructions", 1, "What players need to know"), ("kit", 8, "cards and")):
        dialog.busy.said.clear()
        dialog.what.setCurrentIndex(dialog.what.findData(what))
        printing.wait_for_pages()
        assert dialog.hex_labels.isEnabled() == (what == "kit")
        assert said in dialog.count.text()
        assert f"severn-{what}.pdf" in printing.save()
        assert len(PdfReader(tmp_path / f"severn-{what}.pdf").pages) == count
    printing.choose("A2")
    assert "pages in two sizes" in dialog.count.text()


def test_pages_of_several_sizes_are_shown_at_one_scale_each_in_a_place_of_its_own(printing: Printing) -> None:
    pages = (
        Page((0, 0), Drawing(420, 297), Box(0, 0, 1, 1)),
        Page((1, 0), Drawing(210, 297), Box(0, 0, 1, 1)),
        Page((1, 1), Drawing(297, 210), Box(0, 0, 1, 1)),
    )
    small = thumbs(pages, 840)
    assert [(each.image.width(), each.image.height()) for each in small] == [
        (420, 297),
        (210, 297),
        (297, 210),
    ]
    preview = printing.dialog.preview
    preview.show_thumbs(small)
    shown = [preview.place_of(each) for each in small]
    scales = [place.width() / page.drawing.width_mm for place, page in zip(shown, pages, strict=True)]
    assert scales == pytest.approx([scales[0]] * 3)
    assert not any(one.intersects(other) for one, other in combinations(shown, 2))
    assert all(preview.rect().contains(place.toAlignedRect()) for place in shown)


def page(column: int, row: int, *part: float) -> Page:
    return Page((column, row), Drawing(210.0, 297.0, ()), Box(*part))


def said(*pages: Page) -> str:
    return page_summary(new_board(Sheet(8, 6)), "sheet", pages, "A4")


def test_pages_that_overlap_are_cut() -> None:
    assert "overlap by 12 mm" in said(page(0, 0, 0, 0, 100, 100), page(0, 1, 0, 88, 100, 180))
    assert "overlap by 12 mm" in said(page(0, 0, 0, 0, 100, 100), page(1, 0, 88, 0, 180, 100))


def test_a_legend_on_a_page_of_its_own_is_not_cut_nor_a_single_page() -> None:
    words = said(page(0, 0, 0, 0, 100, 100), page(0, 1, 0, 102, 100, 180))
    assert "overlap" not in words
    assert "Nothing is cut" in words
    assert "cut" not in said(page(0, 0, 0, 0, 100, 100))


def test_a_page_for_a_print_shop_has_bleed_crop_marks_and_four_inks(
    printing: Printing, tmp_path: Path
) -> None:
    dialog = printing.dialog
    dialog.shop.wanted.setChecked(True)
    printing.wait_for_pages()
    assert not dialog.paper.isEnabled()
    assert dialog.count.text().startswith("One page, cut to 427 × 370 mm, with 3 mm bleed and crop marks.")
    path = tmp_path / "severn.pdf"
    assert printing.save() == f"Saved as {path}, in CMYK."
    (page,) = PdfReader(path).pages
    assert [float(each) for each in page.trimbox][:2] == pytest.approx([28.35, 28.35], abs=0.01)
    assert [float(each) for each in page.bleedbox][:2] == pytest.approx([19.84, 19.84], abs=0.01)
    dialog.shop.amount.setValue(5)
    printing.wait_for_pages()
    assert "5 mm bleed" in dialog.count.text()


def test_what_comes_in_many_pieces_is_not_for_a_print_shop(printing: Printing) -> None:
    dialog = printing.dialog
    dialog.shop.wanted.setChecked(True)
    dialog.what.setCurrentText("Key cards to cut out")
    printing.wait_for_pages()
    assert not dialog.shop.isEnabled()
    assert dialog.paper.isEnabled()
    assert "cards of" in dialog.count.text()
    dialog.what.setCurrentText("Poster on one page")
    dialog.paper.setCurrentText("A3")
    printing.wait_for_pages()
    assert dialog.paper.isEnabled()
    assert "cut to 420 × 297 mm" in dialog.count.text()
