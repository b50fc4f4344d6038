"""Every tool and dock has its page of the guide, and no page leads nowhere."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.places import Town
from engine.edits.towns import PlaceTown
from engine.hexes.sheet import Sheet
from engine.shipped import folder
from studio.language.languages import tongue_of
from studio.tools.selection import Selection
from studio.windows.frame.docks import PLACES
from studio.windows.frame.main_window import MainWindow
from studio.windows.help import reading_dialogs
from studio.windows.help.help_pages import DIALOG_PAGES, FIRST, PAGES
from studio.windows.help.reading_dialogs import Guide, page_file
from studio.windows.kit.actions import ACTIONS

LARGEST = 150_000
EVERY = sorted(path.name for path in folder("guide").glob("*.md"))
GERMAN = sorted(f"de/{path.name}" for path in (folder("guide") / "de").glob("*.md"))


def test_every_page_is_there_in_german_with_the_same_pictures_and_links() -> None:
    assert [Path(page).name for page in GERMAN] == EVERY
    for page in EVERY:
        english, german = ((folder("guide") / name).read_text("utf-8") for name in (page, f"de/{page}"))
        targets = [re.findall(r"\]\(([^)]+)\)", text.replace("](../", "](")) for text in (english, german)]
        assert targets[0] == targets[1], page


def test_the_guide_is_read_in_the_users_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading_dialogs, "own_tongue", lambda: tongue_of("de"))
    assert page_file("lines") == folder("guide") / "de" / "lines.md"
    monkeypatch.setattr(reading_dialogs, "own_tongue", lambda: tongue_of("en"))
    assert page_file("lines") == folder("guide") / "lines.md"


def test_every_tool_and_dock_has_a_page_that_there_is() -> None:
    tools = {action.name for action in ACTIONS if action.group == "tool"}
    assert set(PAGES) == tools | {place.name for place in PLACES}
    assert set(DIALOG_PAGES) <= {action.name for action in ACTIONS}
    assert {f"{page}.md" for page in (*PAGES.values(), *DIALOG_PAGES.values(), FIRST)} <= set(EVERY)


@pytest.mark.parametrize("page", [*EVERY, *GERMAN])
def test_links_and_pictures_of_a_page_lead_somewhere(page: str) -> None:
    text = (folder("guide") / page).read_text("utf-8")
    for target in re.findall(r"\]\((?!https://)([^)]+)\)", text):
        assert (folder("guide") / page).parent.joinpath(target).is_file(), target


@pytest.mark.parametrize("page", [*EVERY, *GERMAN])
def test_every_page_has_a_picture_in_its_language_and_none_is_large(page: str) -> None:
    text = (folder("guide") / page).read_text("utf-8")
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
    files = [(folder("guide") / page).parent / name for name in pictures]
    assert files
    assert {file.parent for file in files} == {(folder("guide") / page).parent / "images"}
    assert [file.name for file in files if file.stat().st_size > LARGEST] == []


def test_the_german_pictures_are_not_the_english_ones() -> None:
    english, german = (folder("guide") / where for where in ("images", "de/images"))
    names = {file.name for file in english.glob("*.png")}
    assert {file.name for file in german.glob("*.png")} == names
    alike = {name for name in names if (english / name).read_bytes() == (german / name).read_bytes()}
    # It shows the studio in German to whoever reads English, too.
    assert alike <= {"languages.png"}


def test_every_page_can_be_reached_from_the_first() -> None:
    text = (folder("guide") / f"{FIRST}.md").read_text("utf-8")
    assert [page for page in EVERY if f"({page})" not in text and page != f"{FIRST}.md"] == []


def test_help_opens_the_page_of_the_tool_in_hand_or_of_the_dock_with_the_keyboard(
    window: MainWindow, qtbot: QtBot
) -> None:
    def page() -> str:
        window.commands["help"].trigger()
        (guide,) = (each for each in window.findChildren(Guide) if each.isVisible())
        shown = guide.page
        guide.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return shown

    assert page() == FIRST
    window.session.new(new_board(Sheet(4, 4)))
    window.commands["river"].trigger()
    assert page() == "lines"
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.editor_view.history.list.setFocus()
    window.docks.turn_to("history")
    assert page() == "history"
    window.session.apply(PlaceTown(Town("Ross", Sheet(4, 4).hex_at(1, 1))))
    window.session.select(Selection(window.session.board.towns[0]))
    window.docks.turn_to("inspector")
    window.editor_view.inspector.begin_naming()
    assert page() == "towns"


def test_one_can_turn_the_pages_and_go_back(qtbot: QtBot) -> None:
    guide = Guide("lines")
    qtbot.addWidget(guide)
    assert "Alt" in guide.text.toPlainText()
    guide.contents.click()
    assert guide.page == FIRST
    guide.back.click()
    assert guide.page == "lines"


@pytest.mark.parametrize("action", ["sheet", "trace", "print", "trial", "shortcuts"])
def test_f1_in_a_dialog_opens_its_page_and_the_dialog_stays(
    window: MainWindow, qtbot: QtBot, action: str
) -> None:
    window.session.new(new_board(Sheet(8, 6)))
    window.commands[action].trigger()
    (dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    (guide,) = dialog.findChildren(Guide)
    assert guide.page == DIALOG_PAGES[action]
    guide.close()
    assert dialog.isVisible()
    dialog.reject()


@pytest.mark.parametrize("wide", [500, 780])
def test_no_picture_of_the_guide_is_wider_than_its_window(qtbot: QtBot, wide: int) -> None:
    guide = Guide(FIRST)
    qtbot.addWidget(guide)
    guide.resize(wide, 500)
    guide.show()
    qtbot.waitExposed(guide)
    for page in ("index", "findings"):
        guide.turn_to(page)
        assert guide.text.horizontalScrollBar().maximum() == 0
        assert guide.text.verticalScrollBar().maximum() > 0
    guide.text.verticalScrollBar().setValue(guide.text.verticalScrollBar().maximum() // 2)
    guide.resize(wide - 80, 500)
    qtbot.waitUntil(lambda: guide.text.horizontalScrollBar().maximum() == 0)
    assert guide.page == "findings"
    assert guide.text.verticalScrollBar().value() > 0
