"""The small map of the sheet dialog: what is added and what is cut off is seen there."""

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.places import Town
from engine.edits.sheet import ChangeSheet
from engine.hexes.margins import Margins
from engine.hexes.sheet import Sheet, Shifted, Top
from studio.windows.kit.sheet_pictures import SHIFTED
from studio.windows.sheets.sheet_dialog import SheetDialog
from studio.windows.sheets.sheet_map import SheetMap

BOARD = new_board(Sheet(10, 8))


def shown(qtbot: QtBot, board: Board, edit: ChangeSheet) -> SheetMap:
    """A map of some size that shows what comes of an edit."""
    widget = SheetMap(board)
    qtbot.addWidget(widget)
    widget.resize(300, 240)
    widget.show_removal(edit.removal(board))
    return widget


@pytest.mark.parametrize("top", list(SHIFTED))
@pytest.mark.parametrize("shifted", ["odd", "even"])
@pytest.mark.parametrize("margins", [Margins(1, -2, 3, 0), Margins(-3, 1, -1, 2), Margins()])
def test_what_stays_lies_on_itself_whatever_the_layout(
    qtbot: QtBot, top: Top, shifted: Shifted, margins: Margins
) -> None:
    board = new_board(Sheet(10, 8, top, shifted))
    labels = board.sheet.labels
    edit = ChangeSheet(margins, labels, across_flats_mm=2 * board.sheet.across_flats_mm)
    widget, removal = shown(qtbot, board, edit), edit.removal(board)
    stays = board.sheet.hex_at(5, 4)
    x, y = board.sheet.centre_mm(stays)
    there = removal.sheet.centre_mm(removal.hex(stays))
    assert there == pytest.approx((widget.before.left + 2 * x, widget.before.top + 2 * y))
    assert widget.before.width == pytest.approx(2 * board.sheet.size_mm[0])


def test_what_is_added_and_what_is_cut_off_differ_from_the_rest_and_from_each_other(qtbot: QtBot) -> None:
    widget = shown(qtbot, BOARD, ChangeSheet(Margins(east=4, south=-3)))
    picture = widget.grab().toImage()
    new, old = widget.place_of(widget.added), widget.place_of(widget.before)
    places = {
        "added": ((old.right() + new.right()) / 2, new.top() + 12),
        "cut": (old.left() + 12, (new.bottom() + old.bottom()) / 2),
        "kept": (old.left() + 12, new.top() + 12),
    }
    seen = {}
    for name, (x, y) in places.items():
        near = [(int(x) + dx, int(y) + dy) for dx in range(-4, 5) for dy in range(-4, 5)]
        seen[name] = frozenset(picture.pixelColor(*place).name() for place in near)
    assert len(seen["kept"]) == 1, "what stays is plain"
    assert len(set(seen.values())) == 3
    assert seen["added"].isdisjoint(seen["cut"])


def test_where_there_is_no_such_sheet_nothing_is_shown(qtbot: QtBot) -> None:
    dialog = SheetDialog(BOARD)
    qtbot.addWidget(dialog)
    dialog.edges["north"].setValue(1)
    assert not dialog.map.isEnabled()
    dialog.edges["north"].setValue(-1)
    assert dialog.map.isEnabled()


def test_all_that_is_cut_off_is_listed_and_can_be_scrolled_to(qtbot: QtBot) -> None:
    names = [f"Town {number}" for number in range(40)]
    towns = tuple(Town(name, BOARD.sheet.hex_at(at % 10, at // 10)) for at, name in enumerate(names))
    dialog = SheetDialog(BOARD.edited(towns=towns))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.edges["north"].setValue(-4)
    assert all(name in dialog.message.text() for name in names)
    qtbot.waitUntil(lambda: dialog.message_area.verticalScrollBar().maximum() > 0)
    assert dialog.message_area.focusPolicy() & dialog.message_area.focusPolicy().TabFocus, "by keyboard, too"
