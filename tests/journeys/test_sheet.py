"""The sheet of a finished board is changed, and everything on it goes along."""

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.windows.sheet_dialog import SheetDialog
from tests.journeys.designer import Designer


def sheet_dialog(designer: Designer) -> SheetDialog:
    designer.chooses("sheet")
    dialog = designer.dialog()
    assert isinstance(dialog, SheetDialog)
    return dialog


def test_a_board_grows_and_one_undo_takes_it_back(at_severn: Designer) -> None:
    before = at_severn.board
    dialog = sheet_dialog(at_severn)
    assert not dialog.ok.isEnabled()
    dialog.edges["north"].setValue(3)
    assert "letters before A" in dialog.told.text()
    assert not dialog.ok.isEnabled()
    dialog.labels.way.setCurrentIndex(1)
    dialog.labels.way.activated.emit(1)
    dialog.edges["west"].setValue(2)
    assert dialog.told.text() == "Nothing is cut off."
    assert dialog.counts.text() == f"{before.sheet.columns + 2} × {before.sheet.rows + 3}"
    dialog.ok.click()
    after = at_severn.board
    cardiff, moved = before.towns_by_name["Cardiff"], after.towns_by_name["Cardiff"]
    column, row = before.sheet.place_of(cardiff.hex)
    assert after.sheet.place_of(moved.hex) == (column + 2, row + 3)
    assert len(after.waivers) == len(before.waivers)
    assert {after.terrain_at(town.hex) for town in after.towns} <= {0, 1}
    at_severn.undoes()
    assert at_severn.board == before


def test_what_is_cut_off_is_listed_before_it_goes(at_severn: Designer) -> None:
    before = at_severn.board
    dialog = sheet_dialog(at_severn)
    dialog.edges["south"].setValue(-20)
    assert dialog.told.text().startswith("Cut off: the town ")
    dialog.ok.click()
    assert len(at_severn.board.towns) < len(before.towns)
    at_severn.undoes()
    assert at_severn.board == before


def test_the_largest_hexes_for_a_paper_are_found(at_severn: Designer) -> None:
    dialog = sheet_dialog(at_severn)
    dialog.fit.chosen.emit("A2")
    at_severn.waits_for(lambda: dialog.across.value() != at_severn.board.sheet.across_flats_mm)
    dialog.ok.click()
    assert 10 < at_severn.board.sheet.across_flats_mm < 13


def test_hexes_are_turned_while_nothing_is_on_them(designer: Designer) -> None:
    designer.answers.board = new_board(Sheet(12, 9))
    designer.chooses("new")
    dialog = sheet_dialog(designer)
    dialog.top.choose("flat")
    dialog.ok.click()
    assert designer.board.sheet.top == "flat"
    designer.takes("rectangle", 2)
    designer.drags("A1", "C3")
    dialog = sheet_dialog(designer)
    assert not dialog.top.isEnabled()
    dialog.reject()


def test_labels_are_described_in_full_and_seen_at_once(at_severn: Designer) -> None:
    dialog = sheet_dialog(at_severn)
    form = dialog.labels
    form.way.setCurrentIndex(2)
    form.way.activated.emit(2)
    form.letters.setCurrentIndex(1)
    form.letters.activated.emit(1)
    form.blocks.setText("A-Z; A-")
    form.blocks.textEdited.emit("A-Z; A-")
    assert not dialog.ok.isEnabled()
    form.blocks.setText("A-Z; A-Z +50")
    form.blocks.textEdited.emit("A-Z; A-Z +50")
    dialog.ok.click()
    sheet = at_severn.board.sheet
    assert sheet.label(sheet.hex_at(26, 0)) == "A51"
