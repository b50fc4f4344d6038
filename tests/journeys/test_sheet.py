"""The sheet of a finished board is changed, and everything on it goes along."""

from functools import partial
from threading import Event

import pytest

from engine.board.document import Board, new_board
from engine.hexes.sheet import Sheet
from studio.drawing.paper.paper_fit import Fit
from studio.panels.fields.number_field import Number
from studio.session.background.worker_thread import WorkerThread
from studio.windows.kit.sheet_pictures import HexButton
from studio.windows.sheets import sheet_dialog as sheet_dialog_module
from studio.windows.sheets.sheet_dialog import SheetDialog
from tests.journeys import hands
from tests.journeys.designer import Designer, found


def sheet_dialog(designer: Designer) -> SheetDialog:
    designer.chooses("sheet")
    dialog = designer.dialog()
    assert isinstance(dialog, SheetDialog)
    return dialog


def test_a_board_grows_and_one_undo_takes_it_back(at_severn: Designer) -> None:
    before = at_severn.board
    dialog = sheet_dialog(at_severn)
    assert not dialog.ok.isEnabled()
    hands.type_over(dialog.edges["north"], "3")
    assert "letters before A" in dialog.message.text()
    assert not dialog.ok.isEnabled()
    hands.choose(dialog.labels.way, 1)
    hands.type_over(dialog.edges["west"], "2")
    assert dialog.message.text() == "Nothing is removed."
    assert dialog.counts.text() == f"{before.sheet.columns + 2} × {before.sheet.rows + 3}"
    hands.click(dialog.ok)
    after = at_severn.board
    cardiff, moved = before.towns_by_name["Cardiff"], after.towns_by_name["Cardiff"]
    column, row = before.sheet.place_of(cardiff.hex)
    assert after.sheet.place_of(moved.hex) == (column + 2, row + 3)
    assert len(after.waivers) == len(before.waivers)
    assert {after.terrain_at(town.hex) for town in after.towns} <= {0, 1}
    at_severn.undoes()
    assert at_severn.board == before


def test_a_number_is_typed_over_whether_the_keyboard_or_the_mouse_comes_to_it(at_severn: Designer) -> None:
    dialog = sheet_dialog(at_severn)
    first, *others = dialog.edges.values()

    def is_selected(field: Number) -> bool:
        return field.lineEdit().selectedText() == "0"

    at_severn.waits_for(partial(is_selected, first))
    hands.type_text("2")
    for field in others:
        hands.click(field)
        at_severn.waits_for(partial(is_selected, field))
        hands.type_text("2")
    hands.press("Tab")
    assert [field.value() for field in dialog.edges.values()] == [2, 2, 2, 2]


def test_what_is_cut_off_is_listed_before_it_goes(at_severn: Designer) -> None:
    before = at_severn.board
    dialog = sheet_dialog(at_severn)
    hands.type_over(dialog.edges["south"], "-20")
    assert dialog.message.text().startswith("Removed: the town ")
    hands.click(dialog.ok)
    assert len(at_severn.board.towns) < len(before.towns)
    at_severn.undoes()
    assert at_severn.board == before


def test_the_largest_hexes_for_a_paper_are_found(at_severn: Designer) -> None:
    dialog = sheet_dialog(at_severn)
    hands.choose(dialog.fit, dialog.fit.offered.index("A2"))
    at_severn.waits_for(lambda: dialog.across.value() != at_severn.board.sheet.across_flats_mm)
    hands.click(dialog.ok)
    assert 10 < at_severn.board.sheet.across_flats_mm < 13


def test_a_sheet_is_not_changed_before_its_fit_is_found(
    at_severn: Designer, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, may_end = at_severn.board.sheet, Event()
    asked: list[int] = []

    def fit(board: Board, _paper: object) -> Fit:
        asked.append(board.sheet.rows)
        assert may_end.wait(60)
        return Fit(9.0, 9.0)

    monkeypatch.setattr(sheet_dialog_module, "fit_of", fit)
    dialog = sheet_dialog(at_severn)
    hands.choose(dialog.fit, dialog.fit.offered.index("A2"))
    assert not dialog.ok.isEnabled()
    hands.type_over(dialog.edges["north"], "1")
    assert dialog.size_line.text() == "Invalid Sheet"
    hands.type_over(dialog.edges["north"], "-1")
    assert not dialog.ok.isEnabled()
    assert dialog.size_line.text() == "Looking for the largest hexes for A2 …"
    may_end.set()
    at_severn.waits_for(dialog.ok.isEnabled)
    assert asked[-1] == before.rows - 1, "what is fitted is what is described now"
    hands.click(dialog.ok)
    after = at_severn.board.sheet
    assert (after.rows, after.across_flats_mm) == (before.rows - 1, 9.0)


def test_a_size_typed_in_ends_the_search_for_one(
    at_severn: Designer, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, ended = Event(), Event()

    def fit(_board: Board, _paper: object) -> Fit:
        assert may_end.wait(60)
        ended.set()
        return Fit(9.0, 9.0)

    monkeypatch.setattr(sheet_dialog_module, "fit_of", fit)
    dialog = sheet_dialog(at_severn)
    hands.choose(dialog.fit, dialog.fit.offered.index("A2"))
    hands.type_over(dialog.across, "8")
    assert dialog.ok.isEnabled()
    may_end.set()
    at_severn.waits_for(ended.is_set)
    at_severn.waits_for(lambda: not any(each.under_way for each in dialog.findChildren(WorkerThread)))
    assert dialog.across.value() == 8
    hands.click(dialog.ok)
    assert at_severn.board.sheet.across_flats_mm == 8


def test_a_locked_layer_keeps_the_dialog_open_and_can_be_unlocked_from_it(at_severn: Designer) -> None:
    before = at_severn.board
    at_severn.window.sight.lock("terrain", locked=True)
    dialog = sheet_dialog(at_severn)
    hands.type_over(dialog.edges["south"], "-20")
    hands.click(dialog.ok)
    assert at_severn.answers.asked[-1] == "unlock terrain"
    assert dialog.isVisible(), "what was set is not lost"
    assert at_severn.board is before
    at_severn.answers.plies_may_be_unlocked = True
    hands.click(dialog.ok)
    assert at_severn.board.sheet.rows == before.sheet.rows - 20
    assert not at_severn.window.sight.locked


def test_fitting_to_a_paper_says_what_was_fitted(at_severn: Designer) -> None:
    dialog = sheet_dialog(at_severn)
    hands.choose(dialog.fit, dialog.fit.offered.index("A4"))
    at_severn.waits_for(lambda: "one page of A4" in dialog.message.text())
    assert "the map fills it alone" in dialog.message.text()
    assert dialog.message.text().endswith("Nothing is removed.")


def test_hexes_are_turned_while_nothing_is_on_them(designer: Designer) -> None:
    designer.answers.board = new_board(Sheet(12, 9))
    designer.chooses("new")
    dialog = sheet_dialog(designer)
    hands.click(found(dialog, HexButton, "sheet-flat"))
    hands.click(dialog.ok)
    assert designer.board.sheet.top == "flat"
    designer.takes("rectangle", 2)
    designer.drags("A1", "C3")
    dialog = sheet_dialog(designer)
    assert not dialog.top.isEnabled()
    hands.press("Esc")
    assert designer.board.sheet.top == "flat"


def test_labels_are_described_in_full_and_seen_at_once(at_severn: Designer) -> None:
    dialog = sheet_dialog(at_severn)
    form = dialog.labels
    hands.choose(form.way, 2)
    hands.choose(form.letters, 1)
    hands.type_over(form.blocks, "A-Z; A-")
    assert not dialog.ok.isEnabled()
    hands.type_text("Z +50")
    hands.click(dialog.ok)
    sheet = at_severn.board.sheet
    assert sheet.label(sheet.hex_at(26, 0)) == "A51"
