"""The dialog for a new board gives the board it shows."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.board.terrain import OPEN, SEA
from engine.boardfile.reading import read_board
from engine.hexes.lattice import Hex
from engine.shipped import folder
from studio.drawing.paper.paper_fit import fits, with_hexes
from studio.drawing.paper.paper_sizes import PAPERS
from studio.windows.documents.new_board import NewBoardDialog
from studio.windows.sheets.sheet_dialog import SheetDialog


@pytest.fixture
def dialog(qtbot: QtBot) -> NewBoardDialog:
    dialog = NewBoardDialog()
    qtbot.addWidget(dialog)
    return dialog


def test_without_a_change_it_is_a_sheet_of_the_usual_size(dialog: NewBoardDialog) -> None:
    sheet = dialog.board.sheet
    assert (sheet.columns, sheet.rows, sheet.top, sheet.across_flats_mm) == (40, 30, "pointy", 10)
    assert sheet.label(Hex(0, 0)) == "A1"
    assert dialog.size_line.text() == "The sheet is 405 × 263 mm"


@pytest.mark.parametrize(
    ("columns", "rows", "words"),
    [
        (20, 15, "The map fits on one page of A4"),
        (36, 24, "The map fits on one page of A3"),
        (90, 90, "The map needs more than one page of A1"),
    ],
)
def test_the_paper_a_map_fits_is_named_with_its_size(
    dialog: NewBoardDialog, columns: int, rows: int, words: str
) -> None:
    dialog.columns.setValue(columns)
    dialog.rows.setValue(rows)
    assert dialog.paper_line.text() == words


def test_where_rows_outnumber_the_letters_it_says_how_labels_go_on(dialog: NewBoardDialog) -> None:
    dialog.show()
    told = "After Z the letters start again, with numbers from 41: A41 …"
    assert (dialog.label_line.isVisible(), dialog.label_line.text()) == (True, told)
    dialog.columns.setValue(45)
    assert dialog.label_line.text() == "After Z the letters start again, with numbers from 51: A51 …"
    dialog.rows.setValue(26)
    assert not dialog.label_line.isVisible()


def test_what_is_chosen_is_the_board_that_comes(dialog: NewBoardDialog) -> None:
    dialog.title.setText("  Rhine & Ruhr ")
    dialog.columns.setValue(9)
    dialog.rows.setValue(60)
    dialog.top.choose("flat")
    dialog.shifted.setCurrentIndex(1)
    dialog.across.setValue(14)
    dialog.labels.setCurrentIndex(1)
    dialog.keys.setCurrentIndex(dialog.keys.findData("cards-52"))
    board = dialog.board
    assert (board.title, board.keys) == ("Rhine & Ruhr", "cards-52")
    assert (board.sheet.top, board.sheet.shifted, board.sheet.across_flats_mm) == ("flat", "even", 14)
    assert board.sheet.label(board.sheet.hex_at(0, 59)) == "A1"
    assert board.sheet.label(board.sheet.hex_at(8, 0)) == "H89"


def test_every_way_of_labelling_names_each_hex_differently(dialog: NewBoardDialog) -> None:
    dialog.columns.setValue(70)
    dialog.rows.setValue(90)
    for index in range(dialog.labels.count()):
        dialog.labels.setCurrentIndex(index)
        labels = {dialog.sheet.label(hex_) for hex_ in dialog.sheet.hexes()}
        assert len(labels) == 70 * 90


def test_the_words_follow_the_way_hexes_point(dialog: NewBoardDialog) -> None:
    assert dialog.shifted.itemText(0).endswith("rows")
    dialog.top.choose("flat")
    assert dialog.shifted.itemText(0).endswith("columns")
    assert not dialog.grab().isNull()


def test_a_template_fills_a_page_with_hexes_as_they_are_described(dialog: NewBoardDialog) -> None:
    dialog.across.setValue(12)
    dialog.template.chosen.emit("A3")
    assert fits(dialog.board, PAPERS["A3"])
    dialog.rows.setValue(dialog.rows.value() + 2)
    assert fits(dialog.board, PAPERS["A3"])
    assert dialog.across.value() < 12


def test_a_shipped_board_is_begun_as_a_copy(dialog: NewBoardDialog) -> None:
    severn = folder("maps") / "severn.yaml"
    dialog.template.chosen.emit(severn)
    assert dialog.board == read_board(severn).board
    assert not dialog.columns.isEnabled()
    dialog.title.setText("Mine")
    assert dialog.board.title == "Mine"
    dialog.template.chosen.emit(None)
    assert dialog.columns.isEnabled()
    assert dialog.board.towns == ()


def test_a_paper_chosen_is_filled_until_number_and_size_of_hexes_are_both_given(
    dialog: NewBoardDialog,
) -> None:
    dialog.template.setCurrentIndex(dialog.template.offered.index("A3"))
    dialog.template.chosen.emit("A3")
    before = dialog.columns.value()
    dialog.across.setValue(14)
    assert dialog.columns.value() < before
    dialog.top.choose("flat")
    assert dialog.template.currentText() == "Open land on one page of A3"
    assert dialog.paper_line.text() == "The map fits on one page of A3"
    dialog.columns.setValue(20)
    dialog.rows.setValue(15)
    assert dialog.template.currentText() == "Open land on one page of A3"
    assert fits(dialog.board, PAPERS["A3"])
    assert not fits(with_hexes(dialog.board, dialog.across.value() + 0.5), PAPERS["A3"])
    dialog.across.setValue(10)
    assert (dialog.columns.value(), dialog.rows.value(), dialog.across.value()) == (20, 15, 10)
    assert dialog.template.currentText() == "Open land of any size"


def test_a_paper_too_small_for_the_hexes_counted_is_left(dialog: NewBoardDialog) -> None:
    dialog.template.setCurrentIndex(dialog.template.offered.index("A4"))
    dialog.template.chosen.emit("A4")
    dialog.columns.setValue(200)
    assert dialog.template.currentText() == "Open land of any size"
    assert dialog.columns.value() == 200


def test_the_dialogs_of_a_sheet_call_its_fields_alike(dialog: NewBoardDialog, qtbot: QtBot) -> None:
    sheet = SheetDialog(dialog.board)
    qtbot.addWidget(sheet)
    fields = ((dialog.shifted, sheet.shifted), (dialog.across, sheet.across))
    assert [words_beside(one) for one, _ in fields] == [words_beside(other) for _, other in fields]
    assert dialog.across.toolTip() == sheet.across.toolTip()


def test_the_ground_of_what_is_added_to_a_sheet_is_chosen(dialog: NewBoardDialog, qtbot: QtBot) -> None:
    sheet = SheetDialog(dialog.board)
    qtbot.addWidget(sheet)
    sheet.edges["south"].setValue(1)
    assert sheet.edit.apply(dialog.board).terrain[-1, 0] == OPEN
    sheet.ground.setCurrentIndex(sheet.ground.offered.index("sea"))
    sheet.ground.activated.emit(sheet.ground.currentIndex())
    assert sheet.edit.apply(dialog.board).terrain[-1, 0] == SEA


def words_beside(field: QWidget) -> str:
    """The text of the label that stands left of a field."""
    window = field.window()
    window.grab()
    middle = field.mapTo(window, field.rect().center())
    spots = {
        label.text(): label.mapTo(window, label.rect().center()) for label in window.findChildren(QLabel)
    }
    left = [words for words, spot in spots.items() if spot.x() < middle.x()]
    return min(left, key=lambda words: abs(spots[words].y() - middle.y()))
