"""Journeys of habit: find a command, go to a place, go back in time, find everything as it was."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.terrain import HILL
from engine.boardfile.saving import save_board
from engine.hexes.sheet import Sheet
from studio.session.settings.setting_keys import DOCKS, OUTLOOKS
from studio.windows.search.finder import Finder
from tests.journeys import hands
from tests.journeys.designer import Designer


def finds(designer: Designer, typed: str) -> Finder:
    designer.chooses("commands")
    dialog = designer.dialog()
    assert isinstance(dialog, Finder)
    hands.type_text(typed)
    return dialog


def test_a_command_is_found_by_a_few_letters_and_done(at_severn: Designer) -> None:
    dialog = finds(at_severn, "brus")
    assert dialog.shown[0].name == "Brush"
    assert dialog.shown[0].beside == "B"
    hands.press("Return")
    assert at_severn.window.editor_view.tool == "brush"


@pytest.mark.parametrize("typed", ["Cardiff", "town cardi", "key 64"])
def test_a_town_is_gone_to_by_its_name_or_its_key(at_severn: Designer, typed: str) -> None:
    town = at_severn.town("Cardiff")
    typed = typed.replace("64", town.keys[0])
    finds(at_severn, typed)
    hands.press("Return")
    assert at_severn.window.editor_view.canvas.beacon.hexes == (town.hex,)
    assert at_severn.window.session.selection.thing == town


def test_a_hex_is_gone_to_by_its_label_and_the_list_by_the_arrow_keys(at_severn: Designer) -> None:
    dialog = finds(at_severn, "x34")
    assert dialog.shown[0].name == "Hex X34"
    hands.press("Ctrl+A")
    hands.press("Del")
    hands.press("Down")
    assert dialog.list.currentIndex().row() == 1
    hands.press("Esc")


def test_history_goes_back_to_any_step_and_on_again(at_severn: Designer) -> None:
    at_severn.takes("brush", HILL)
    boards = [at_severn.board]
    for place in ("X34", "X35", "X36"):
        at_severn.clicks(place)
        boards.append(at_severn.board)
    steps = at_severn.window.editor_view.history.list
    at_severn.waits_for(lambda: steps.model().rowCount() == len(boards))
    assert [steps.model().index(row, 0).data() for row in (0, 3)] == [
        "Start of the history",
        "Paint hill",
    ]
    assert steps.currentIndex().row() == 3
    for step in (1, 3, 0):
        at_severn.brings_to_front(steps)
        hands.pick(steps, step)
        assert at_severn.board == boards[step]


def test_the_boards_of_last_time_come_back_with_the_same_one_at_the_front(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{name}.yaml" for name in ("one", "two", "three")]
    for path in paths:
        save_board(new_board(Sheet(6, 5), title=path.stem), path)
    first = Designer(qtbot, qapp, tmp_path / "home")
    for path in paths:
        first.opens(path)
    first.chooses("previous-tab")
    assert first.window.close()
    first.leaves()
    again = Designer(qtbot, qapp, tmp_path / "home")
    again.window.open_last_boards()
    again.waits()
    assert [desk.session.path for desk in again.window.tabs.desks] == paths
    assert again.title.startswith("two.yaml")
    again.chooses("last-boards")
    assert again.window.close()
    again.leaves()
    third = Designer(qtbot, qapp, tmp_path / "home")
    third.window.open_last_boards()
    third.waits()
    assert third.window.tabs.desks == ()
    third.leaves()


def test_the_docks_stand_as_they_did_though_the_program_did_not_end_well(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    path = tmp_path / "one.yaml"
    save_board(new_board(Sheet(6, 5)), path)
    first = Designer(qtbot, qapp, tmp_path / "home")
    first.opens(path)
    assert first.window.docks["statistics"].isHidden()
    settings = first.window.board_views.settings
    before = settings[DOCKS]
    first.chooses("statistics")
    first.waits_for(lambda: settings[DOCKS] != before)
    first.leaves()
    again = Designer(qtbot, qapp, tmp_path / "home")
    again.opens(path)
    assert not again.window.docks["statistics"].isHidden()
    again.leaves()


def test_a_board_comes_back_at_its_place_and_scale_and_with_its_tool(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{name}.yaml" for name in ("one", "two")]
    for path in paths:
        save_board(new_board(Sheet(30, 26), title=path.stem), path)
    first = Designer(qtbot, qapp, tmp_path / "home")
    for path in paths:
        first.opens(path)
    first.takes("river")
    first.turns_wheel("F20", 4)
    left = first.window.editor_view.canvas.navigator.view
    assert not first.window.editor_view.canvas.navigator.is_fitted
    first.chooses("previous-tab")
    first.chooses("close")
    assert first.window.close()
    first.leaves()
    again = Designer(qtbot, qapp, tmp_path / "home")
    again.opens(paths[1])
    view = again.window.editor_view.canvas.navigator.view
    assert view.scale == pytest.approx(left.scale)
    assert view.visible.centre == pytest.approx(left.visible.centre)
    assert again.window.editor_view.tool == "river"
    again.opens(paths[0])
    assert again.window.editor_view.canvas.navigator.is_fitted
    assert again.window.editor_view.tool == "select"
    again.leaves()


@pytest.mark.parametrize(
    "kept", [3, None, [], {"tool": "axe", "place": None}, {"tool": "brush", "place": "A1"}]
)
def test_nonsense_in_the_settings_leaves_a_board_as_it_would_be(
    kept: object, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    path = tmp_path / "one.yaml"
    save_board(new_board(Sheet(6, 5)), path)
    designer = Designer(qtbot, qapp, tmp_path / "home")
    designer.window.board_views.settings[OUTLOOKS] = {str(path): kept}
    designer.opens(path)
    assert designer.window.editor_view.canvas.navigator.is_fitted
    designer.leaves()


def test_the_map_is_drawn_on_with_the_keyboard_alone(at_severn: Designer) -> None:
    canvas = at_severn.window.editor_view.canvas
    at_severn.takes("brush", HILL)
    dialog = finds(at_severn, "x34")
    assert dialog.shown[0].name == "Hex X34"
    hands.press("Return")
    before = at_severn.terrain("X34")
    at_severn.presses("Return")
    assert at_severn.terrain("X34") == before, "the first key only shows the ring"
    at_severn.presses("Return")
    assert at_severn.terrain("X34") == HILL != before
    at_severn.presses("Right")
    ring = canvas.fingertip.hex
    assert ring is not None
    assert ring != at_severn.hex("X34")
    assert at_severn.window.status.place.text().startswith(at_severn.board.sheet.label(ring))
