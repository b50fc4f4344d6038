"""The map in which every name has an ampersand: none of them is eaten, and none makes an access key."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from engine.boardfile.reading import read_board
from engine.checks.check_runner import check
from engine.edits.countries import ChangeCountry
from engine.edits.terrain_kinds import ChangeKind
from engine.edits.towns import ChangeTown
from studio.panels.findings.findings import FindingsPanel
from studio.panels.palette.palette import PalettePanel
from studio.tools.selection import Selection
from studio.windows.frame.main_window import MainWindow
from studio.windows.search.places_to_find import jumps
from tests.studio.conftest import MakeSession

CASE = Path(__file__).parents[2] / "data" / "names" / "ampersand-names.yaml"


@pytest.fixture(scope="module")
def board() -> Board:
    board = read_board(CASE).board
    assert board is not None
    return board


def test_undo_and_redo_show_the_ampersand(window: MainWindow, board: Board) -> None:
    window.session.new(board)
    town, land, kind = board.towns[0], board.countries[0], board.kinds[0]
    for edit, name in (
        (ChangeTown(town, replace(town, small=True)), "Brighton && Hove"),
        (ChangeCountry(land, replace(land, foreign=True)), "Tyne && Wear"),
        (ChangeKind(kind, replace(kind, half=2)), "Moss && Bog"),
    ):
        window.session.apply(edit)
        QTest.qWait(5)
        assert window.commands["undo"].text().endswith(f": {name}")
        assert window.session.history.undoText().endswith(f": {name.replace('&&', '&')}")
        window.session.history.undo()
        QTest.qWait(5)
        assert window.commands["redo"].text().endswith(f": {name}")


def test_the_title_bar_shows_the_ampersand_and_the_button_of_a_hex_doubles_it(
    window: MainWindow, board: Board
) -> None:
    window.session.new(board)
    window.display.show_name(window.desks.front)
    assert window.windowTitle().startswith("Durham & Tyne[*]")
    window.session.select(Selection(board.towns[0].hex))
    assert window.editor_view.inspector.hex_form.town.text() == "Select Brighton && Hove"


def test_the_palette_shows_the_ampersand(make_session: MakeSession, board: Board, qtbot: QtBot) -> None:
    palette = PalettePanel(make_session(board))
    qtbot.addWidget(palette)
    texts = {button.text(): button.toolTip() for button in palette.findChildren(QToolButton)}
    assert "Tyne &amp; Wear" in texts["Tyne && Wear"]
    assert "Moss &amp; Bog" in texts["Moss && Bog"]


def test_the_fix_shows_the_ampersand(make_session: MakeSession, board: Board, qtbot: QtBot) -> None:
    found = tuple(finding for finding in check(board) if finding.code == "F102")
    session = make_session(board, check=lambda _: found)
    qtbot.waitUntil(lambda: not session.is_checking, timeout=20_000)
    panel = FindingsPanel(session, lambda code: f"What {code} means.")
    qtbot.addWidget(panel)
    panel.details.show_finding(found[0])
    texts = [button.text() for button in panel.details.buttons]
    assert any("Brighton && Hove" in text for text in texts)
    assert "Stop & Go sails from Brighton & Hov," in panel.details.text.toPlainText()
    assert any("Brighton && Hove" in action.text() for action in panel.menu_of(found[0]).actions())


def test_things_are_found_by_another_spelling(board: Board) -> None:
    assert jumps(board, "brighton\u00a0& HOVE")[0].text == "Town Brighton & Hove"
