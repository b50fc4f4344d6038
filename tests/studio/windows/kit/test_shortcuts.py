"""Shortcuts are the user's own: changed, told about where two want the same, kept, and given back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.session.settings.settings import Settings
from studio.windows.frame.main_window import MainWindow
from studio.windows.kit.actions import ACTIONS, BY_NAME
from studio.windows.kit.question import Question
from studio.windows.kit.shortcut_dialog import ShortcutDialog
from studio.windows.kit.shortcuts import Shortcuts

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> Settings:
    """Return settings; they wait a little before they are written, for which an application is needed."""
    del qapp
    return Settings(tmp_path / "keys.json")


@pytest.fixture
def shortcuts(settings: Settings) -> Shortcuts:
    return Shortcuts(settings)


@pytest.fixture
def dialog(shortcuts: Shortcuts, qtbot: QtBot) -> ShortcutDialog:
    dialog = ShortcutDialog(shortcuts)
    qtbot.addWidget(dialog)
    return dialog


def test_a_changed_shortcut_is_kept(shortcuts: Shortcuts, settings: Settings) -> None:
    shortcuts.give("about", "Ctrl+Alt+Z")
    shortcuts.give("explain", "")
    settings.close()
    again = Shortcuts(Settings(settings.file))
    assert again.of("about") == ("Ctrl+Alt+Z",)
    assert again.of("explain") == ()
    assert again.of("save") == BY_NAME["save"].shortcuts


def test_whoever_takes_a_shortcut_takes_it_from_the_other(shortcuts: Shortcuts) -> None:
    shortcuts.give("about", "Ctrl+Y")
    assert shortcuts.holders("Ctrl+Y", "redo") == ("about",)
    assert shortcuts.of("redo") == ("Ctrl+Shift+Z",)
    held = [keys for action in ACTIONS for keys in shortcuts.of(action.name)]
    assert len(held) == len(set(held))


def test_a_tile_game_has_shortcuts_of_its_own_and_shares_those_of_the_table(
    shortcuts: Shortcuts, settings: Settings
) -> None:
    assert shortcuts.of("tile-turn") == shortcuts.of("table-reset") == ("R",), "they are in different windows"
    assert set(shortcuts.holders("R", "table-note")) == {"table-reset", "tile-turn"}
    shortcuts.give("table-note", "R")
    assert shortcuts.of("tile-turn") == shortcuts.of("table-reset") == ()
    shortcuts.give("tile-turn", "N")
    assert shortcuts.of("table-note") == ("R",)
    assert shortcuts.of("tile-turn") == ("N",)
    settings.close()
    again = Shortcuts(Settings(settings.file))
    assert again.of("tile-turn") == ("N",)
    again.reset_all()
    assert again.of("tile-turn") == ("R",)


def test_one_action_gets_its_usual_shortcuts_back_from_whoever_has_them(shortcuts: Shortcuts) -> None:
    shortcuts.give("about", "Ctrl+Y")
    shortcuts.reset("redo")
    assert shortcuts.is_usual("redo")
    assert shortcuts.of("about") == ()
    shortcuts.reset_all()
    assert all(shortcuts.is_usual(action.name) for action in ACTIONS)


def test_the_dialog_tells_who_has_a_shortcut_before_it_is_taken(
    dialog: ShortcutDialog, shortcuts: Shortcuts
) -> None:
    dialog.choose("about")
    dialog.keys.setKeySequence(QKeySequence("Ctrl+S"))
    assert dialog.message.text() == "Ctrl+S is assigned to Save, which would lose its shortcut."
    assert dialog.give.text() == "Reassign"
    dialog.give.click()
    assert shortcuts.of("about") == ("Ctrl+S",)
    assert shortcuts.of("save") == ()
    assert dialog.reset.isEnabled()
    dialog.reset.click()
    assert shortcuts.is_usual("about")


def test_all_are_given_back_only_after_a_question_that_names_them(
    dialog: ShortcutDialog, shortcuts: Shortcuts
) -> None:
    assert not dialog.reset_all.isEnabled()
    shortcuts.give("about", "Ctrl+S")
    asked: list[str] = []

    def answer(with_: str) -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, Question)
        asked.append(box.text.text())
        next(button for button in box.buttons.buttons() if button.text() == with_).click()

    QTimer.singleShot(0, lambda: answer("Cancel"))
    dialog.reset_all.click()
    assert asked == ["Changed: Save, About Platelayer. This cannot be undone."]
    assert shortcuts.of("about") == ("Ctrl+S",)
    QTimer.singleShot(0, lambda: answer("Reset All"))
    dialog.reset_all.click()
    assert shortcuts.of("save") == ("Ctrl+S",)
    assert not dialog.reset_all.isEnabled()


def test_only_an_action_in_sight_is_changed(dialog: ShortcutDialog, shortcuts: Shortcuts) -> None:
    dialog.choose("new")
    dialog.search.setText("ferry")
    assert dialog.chosen == "ferry"
    assert dialog.keys.keySequence().toString() == "Y"
    dialog.keys.setKeySequence(QKeySequence("F3"))
    dialog.give.click()
    assert shortcuts.of("ferry") == ("F3",)
    assert shortcuts.is_usual("new")


def test_where_no_action_is_found_there_is_none_to_change(
    dialog: ShortcutDialog, shortcuts: Shortcuts
) -> None:
    dialog.search.setText("qqq")
    assert dialog.list.currentIndex().row() < 0, "nothing is marked"
    assert not dialog.keys.isEnabled()
    assert not dialog.give.isEnabled()
    assert not dialog.reset.isEnabled()
    assert dialog.message.text() == "No action has this name or shortcut."
    dialog.search.clear()
    assert dialog.chosen == ACTIONS[0].name
    assert dialog.keys.isEnabled()
    assert all(shortcuts.is_usual(action.name) for action in ACTIONS)


def test_the_dialog_finds_actions_by_name_and_by_keys(dialog: ShortcutDialog) -> None:
    dialog.search.setText("zoom")
    shown = [
        action.name
        for number, action in enumerate(ACTIONS)
        if not dialog.list.isRowHidden(number, dialog.list.rootIndex())
    ]
    assert set(shown) >= {"zoom-in", "zoom-out"}
    assert "save" not in shown


def test_a_changed_shortcut_works_at_once_and_is_taught(window: MainWindow) -> None:
    window.shortcuts.give("about", "Ctrl+Alt+Z")
    about = window.commands["about"]
    assert about.shortcut() == QKeySequence("Ctrl+Alt+Z")
    assert "Ctrl+Alt+Z" in about.toolTip()


def test_a_new_shortcut_takes_the_place_of_the_main_one_alone(shortcuts: Shortcuts) -> None:
    main, further = shortcuts.of("redo")
    shortcuts.give("redo", "Ctrl+Alt+R")
    assert shortcuts.of("redo") == ("Ctrl+Alt+R", further)
    shortcuts.give("redo", "")
    assert shortcuts.of("redo") == (further,)
    assert shortcuts.holders(main, "redo") == ()


def test_backspace_empties_the_field_and_escape_closes_the_dialog(
    dialog: ShortcutDialog, shortcuts: Shortcuts
) -> None:
    dialog.show()
    dialog.choose("save")
    dialog.keys.setFocus()
    QTest.keyClick(dialog.keys, Qt.Key.Key_Backspace)
    assert dialog.keys.keySequence().isEmpty()
    dialog.give.click()
    assert shortcuts.of("save") == ()
    QTest.keyClick(dialog.keys, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert dialog.keys.keySequence().toString() == "Ctrl+G"
    QTest.keyClick(dialog.keys, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_key_the_map_needs_is_no_shortcut_by_itself(dialog: ShortcutDialog) -> None:
    dialog.choose("save")
    dialog.keys.setKeySequence(QKeySequence("Space"))
    assert not dialog.give.isEnabled()
    assert "The map uses" in dialog.message.text()
    dialog.keys.setKeySequence(QKeySequence("Alt+Space"))
    assert dialog.give.isEnabled()


def test_a_table_has_shortcuts_of_its_own(shortcuts: Shortcuts, settings: Settings) -> None:
    shortcuts.give("table-done", "Ctrl+N")
    assert shortcuts.of("new") == BY_NAME["new"].shortcuts, "the windows do not share their keys"
    shortcuts.give("table-note", "Ctrl+N")
    assert shortcuts.of("table-done") == ()
    settings.close()
    again = Shortcuts(Settings(settings.file))
    assert (again.of("table-note"), again.of("table-done")) == (("Ctrl+N",), ())
    assert again.unusual == ("table-new", "table-done", "table-note")


def test_the_dialog_lists_the_actions_of_a_table(dialog: ShortcutDialog) -> None:
    dialog.search.setText("throw again")
    assert dialog.chosen == "table-again"
    dialog.keys.setKeySequence(QKeySequence("D"))
    assert dialog.message.text() == "D is assigned to Table: Done, which would lose its shortcut."
