"""Journeys of selecting: copy between boards, cut, turn, mirror, move, stamp, find."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

from engine.board.document import new_board
from engine.board.patches import lifted
from engine.board.places import Special
from engine.board.terrain import HILL, LAKE, OPEN, SEA
from engine.boardfile.reading import parse_board
from engine.hexes.sheet import Sheet
from studio.tools.areas import hexes_meant
from studio.tools.selection import Area
from studio.windows.kit.line_dialog import WordsDialog
from tests.journeys import hands
from tests.journeys.designer import Designer

BLANK = new_board(Sheet(20, 15, shifted="even"), keys="dice-36+6", title="New")


def selected(designer: Designer) -> set[str]:
    board = designer.board
    return {board.sheet.label(h) for h in hexes_meant(board, designer.window.session.selection.thing)}


def hill_with_a_town(designer: Designer) -> None:
    """Begin a blank sheet with a town in C3 and a hill to its right."""
    designer.answers.board = BLANK
    designer.chooses("new")
    designer.takes("brush", HILL)
    designer.clicks("C4")
    designer.takes("town")
    designer.clicks("C3")
    designer.names_it("Ross")
    designer.takes("select")
    designer.clicks("C3")


def test_a_piece_is_copied_pasted_turned_and_undone(designer: Designer) -> None:
    hill_with_a_town(designer)
    before = designer.board
    designer.presses("E")
    designer.drags("C3", "C4")
    assert selected(designer) == {"C3", "C4"}
    designer.presses("Ctrl+C")
    designer.presses("Ctrl+V")
    assert "R and Shift+R turn" in designer.hint
    for _ in range(3):
        designer.presses("R")
    designer.clicks("H10")
    assert designer.town("Ross 2").hex == designer.hex("H10")
    assert designer.terrain("H9") == HILL
    assert "Ross as Ross 2" in designer.said()
    assert selected(designer) == {"H9", "H10"}
    designer.undoes()
    assert designer.board == before
    assert selected(designer) == {"C3", "C4"}


def test_a_piece_of_severn_goes_to_another_board_as_text(at_severn: Designer) -> None:
    bath = at_severn.town("Bath")
    label = at_severn.board.sheet.label(bath.hex)
    at_severn.answers.words = f"Bath, {label}"
    at_severn.presses("Ctrl+F")
    at_severn.chooses("grow")
    patch = lifted(at_severn.board, hexes_meant(at_severn.board, at_severn.window.session.selection.thing))
    at_severn.presses("Ctrl+C")
    text = QGuiApplication.clipboard().text()
    assert parse_board(text, "clipboard").board is not None
    at_severn.answers.board = BLANK
    at_severn.chooses("new")
    QGuiApplication.clipboard().setText(text)
    at_severn.presses("Ctrl+V")
    at_severn.clicks("H10")
    moved = lifted(at_severn.board, hexes_meant(at_severn.board, at_severn.window.session.selection.thing))
    assert moved.centred().plots == patch.centred().plots
    assert at_severn.town("Bath").keys == bath.keys


def test_what_is_cut_leaves_ground_like_that_around_and_comes_back_with_its_key(designer: Designer) -> None:
    hill_with_a_town(designer)
    designer.clicks_on(designer.window.editor_view.inspector.town_form.pool.buttons["11"])
    before = designer.board
    designer.presses("E")
    designer.drags("C3", "C4")
    designer.presses("Ctrl+X")
    assert designer.board.towns == ()
    assert designer.terrain("C4") == OPEN
    designer.presses("Ctrl+V")
    designer.clicks("H10")
    assert designer.town("Ross").keys == ("11",)
    designer.undoes()
    designer.undoes()
    assert designer.board == before


def test_selected_hexes_are_dragged_and_moved_by_keys(designer: Designer) -> None:
    hill_with_a_town(designer)
    designer.takes("select")
    designer.drags("B3", "D5")
    assert {"C3", "C4"} < selected(designer)
    designer.drags("C3", "H10")
    assert designer.town("Ross").hex == designer.hex("H10")
    designer.waits_for(lambda: designer.window.commands["undo"].text() == "&Undo Move")
    designer.presses("Alt+Right")
    designer.presses("Down")
    designer.presses("Right")
    designer.presses("Up")
    designer.presses("Return")
    assert designer.town("Ross").hex == designer.hex("H12")
    designer.presses("Ctrl+M")
    designer.escapes()
    assert designer.town("Ross").hex == designer.hex("H12")
    designer.presses("Ctrl+M")
    designer.presses("Return")
    (hill,) = (h for h in designer.board.sheet.hexes() if designer.board.terrain_at(h) == HILL)
    assert hill.q < designer.town("Ross").hex.q


def test_hexes_are_added_taken_away_painted_and_emptied(designer: Designer) -> None:
    hill_with_a_town(designer)
    designer.presses("W")
    designer.clicks("C4")
    assert selected(designer) == {"C4"}
    designer.takes("select")
    designer.clicks("C3", shift=True)
    designer.clicks("D3", shift=True)
    assert selected(designer) == {"C3", "C4", "D3"}
    designer.clicks("D3", alt=True)
    assert selected(designer) == {"C3", "C4"}
    designer.chooses_value("hexes-terrain", LAKE)
    assert designer.terrain("C3") == designer.terrain("C4") == LAKE
    designer.clicks_on(designer.window.editor_view.palette.paints.button(SEA))
    designer.presses("Ctrl+B")
    assert designer.terrain("C3") == SEA
    designer.presses("Del")
    assert designer.board.towns == ()
    assert designer.terrain("C3") == SEA
    designer.presses("Ctrl+Shift+T")
    designer.presses("Ctrl+I")
    assert len(selected(designer)) == 20 * 15 - 2
    designer.presses("Ctrl+A")
    assert len(selected(designer)) == 20 * 15
    designer.presses("Ctrl+Shift+A")
    assert selected(designer) == set()
    designer.presses("Ctrl+C")
    assert "Select something" in designer.said()


def test_a_stamp_is_kept_put_down_twice_and_thrown_away(designer: Designer) -> None:
    hill_with_a_town(designer)
    designer.presses("E")
    designer.drags("C3", "C4")
    designer.answers.words = "Hill town"
    designer.presses("Ctrl+Shift+K")
    panel = designer.window.editor_view.selecting.stamps
    designer.waits_for(lambda: panel.list.count() == 7)
    names = [panel.list.item(row).text() for row in range(panel.list.count())]
    assert names[-1] == "Hill town"
    assert "Island" in names
    item = panel.list.item(panel.list.count() - 1)
    # Its place in the list is known once the panel is in front, in the size it has there.
    designer.clicks_on(panel, QPoint(2, panel.height() - 2))
    panel.list.scrollToItem(item)
    designer.clicks_on(panel.list.viewport(), panel.list.visualItemRect(item).center())
    designer.clicks("H10")
    designer.clicks("K10")
    designer.escapes()
    assert {town.name for town in designer.board.towns} == {"Ross", "Ross 2", "Ross 3"}
    designer.presses_button("stamp-remove")
    assert "cannot be undone" in designer.answers.asked[-1]
    assert [panel.list.item(row).text() for row in range(panel.list.count())] == names
    designer.answers.things_may_go = True
    file = item.data(Qt.ItemDataRole.UserRole).file
    file.rename(file.with_suffix(".kept"))
    file.mkdir()
    designer.presses_button("stamp-remove")
    designer.waits_for(lambda: bool(designer.answers.told))
    assert designer.answers.told[-1][0] == "The stamp was not removed"
    file.rmdir()
    file.with_suffix(".kept").rename(file)
    designer.presses_button("stamp-remove")
    designer.waits_for(
        lambda: [panel.list.item(row).text() for row in range(panel.list.count())] == names[:-1]
    )
    hands.pick(panel.list, 0)
    assert not panel.removing.isEnabled()


def test_what_is_no_piece_of_a_map_is_not_pasted(designer: Designer) -> None:
    hill_with_a_town(designer)
    QGuiApplication.clipboard().setText("Buy milk.")
    designer.presses("Ctrl+V")
    assert "no map hexes" in designer.said()
    QGuiApplication.clipboard().setText("platelayer: board/1\nsheet: nonsense\n")
    designer.presses("Ctrl+V")
    assert "cannot be pasted" in designer.said()


def test_names_are_found_as_one_thing_or_as_hexes(at_severn: Designer) -> None:
    at_severn.answers.words = "bath"
    at_severn.presses("Ctrl+F")
    assert at_severn.window.session.selection.thing == at_severn.town("Bath")
    at_severn.answers.words = "A30-A32"
    at_severn.presses("Ctrl+F")
    assert isinstance(at_severn.window.session.selection.thing, Area)
    assert selected(at_severn) == {"A30", "A31", "A32"}
    at_severn.answers.words = "Atlantis"
    at_severn.presses("Ctrl+F")
    assert "Nothing here is called Atlantis" in at_severn.said()


def test_the_dialog_for_words_takes_no_empty_ones(designer: Designer) -> None:
    dialog = WordsDialog(designer.window, "Select by Name", "Names:", ("Bath", "Bristol"))
    assert not dialog.accepting.isEnabled()
    dialog.show()
    hands.type_over(dialog.field, "  Bath ")
    assert dialog.accepting.isEnabled()
    assert dialog.words == "Bath"


@pytest.mark.parametrize("keys", ["Ctrl+X", "Del"])
def test_a_river_cut_in_its_middle_is_two_rivers_and_one_again_by_undo(designer: Designer, keys: str) -> None:
    designer.answers.board = BLANK
    designer.chooses("new")
    sheet = designer.board.sheet
    start, end = (sheet.centre_mm(designer.hex(label)) for label in ("D3", "D12"))
    shore = start[1] - 0.7 * sheet.radius_mm
    designer.takes("river")
    designer.drags((start[0], shore), (end[0], shore))
    whole = designer.board
    assert len(whole.lines) == 1
    designer.takes("box")
    designer.drags("C7", "D8")
    designer.presses(keys)
    assert [line.kind for line in designer.board.lines] == ["river"] * 2
    assert designer.said() == "The river is now split into several."
    designer.undoes()
    assert designer.board == whole


def test_what_a_copy_leaves_out_is_listed_before_it_is_put_down(designer: Designer) -> None:
    hill_with_a_town(designer)
    designer.takes("rectangle", SEA)
    designer.drags("C5", "C6")
    designer.presses("X")
    for label in ("C4", "C7", "C7"):
        designer.clicks(label)
    designer.presses("F2")
    designer.types("Great Belt")
    designer.presses("E")
    designer.drags("C3", "C4")
    form = designer.window.editor_view.inspector.hexes_form
    assert (form.halves.isVisible(), form.halves.text()) == (True, "Great Belt")
    for keys in ("Ctrl+C", "Ctrl+X"):
        designer.presses(keys)
        assert designer.said().endswith("Not included, because only partly selected: Great Belt."), keys
    designer.undoes()
    designer.drags("C3", "C7")
    assert not form.halves.isVisible()
    designer.presses("Ctrl+C")
    assert "Not included" not in designer.said()


def test_copying_a_whole_board_tells_which_specials_stand_on_no_hexes(designer: Designer) -> None:
    hill_with_a_town(designer)
    away = (Special("1", "Ireland", any="port"), Special("2", "London", edge="south"))
    here = Special("3", "York", (designer.hex("C3"),))
    designer.window.session.replace(designer.board.edited(specials=(*away, here)), None, None)
    designer.presses("Ctrl+A")
    designer.presses("Ctrl+C")
    assert designer.said().endswith("Not included, because they have no hexes: 1 · Ireland and 2 · London.")
    designer.presses("E")
    designer.drags("C3", "C4")
    designer.presses("Ctrl+C")
    assert "Not included" not in designer.said()
