"""Everything can be reached by the keyboard, and a screen reader has a name for all of it."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QTextBrowser,
    QToolBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from engine.diagnostics.findings import Finding, Severity
from studio.panels.findings.findings import FindingsPanel
from studio.panels.statistics.statistics import StatisticsPanel
from studio.session.document import Session
from studio.session.files.backups import Version
from studio.session.recovery.pages import Recoverable
from studio.tools.selection import Selection
from studio.windows.documents.document_commands import NOTHING
from studio.windows.documents.new_board import NewBoardDialog
from studio.windows.documents.recovery_dialog import RecoveryDialog
from studio.windows.documents.versions_dialog import VersionsDialog
from studio.windows.frame.main_window import MainWindow
from studio.windows.kit.line_dialog import WordsDialog
from studio.windows.tracing.scan_view import ScanView
from tests.shipped import shipped
from tests.studio.conftest import MakeSession
from tests.studio.windows.at_scale import ancestors

NOW = datetime(2026, 5, 1, tzinfo=UTC)
INPUTS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QTextBrowser,
)


@pytest.fixture(scope="module")
def severn() -> Board:
    return shipped("severn")


WHOLES = (QAbstractSpinBox, QComboBox, QKeySequenceEdit, QLineEdit, QTabBar)
"""Inputs with others inside them that are used through them."""


def inputs(root: QWidget) -> Iterator[QWidget]:
    """The widgets people use, but for those Qt puts inside others."""
    for widget in root.findChildren(QWidget):
        is_inside = any(isinstance(each, WHOLES) for each in ancestors(widget))
        own = widget.objectName().startswith("qt_") or isinstance(widget, QScrollBar | QHeaderView)
        if isinstance(widget, INPUTS) and not (is_inside or own or widget.isHidden()):
            yield widget


def nameless(root: QWidget) -> list[str]:
    """The inputs a screen reader has no name for."""
    found = []
    for widget in inputs(root):
        about = QAccessible.queryAccessibleInterface(widget)
        if not about.text(QAccessible.Text.Name).strip():
            found.append(f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}")
    return found


def unreachable(root: QWidget) -> list[str]:
    """The inputs to be seen that no Tab leads to; of a group of buttons one is enough, arrows do the rest."""
    return [
        f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"
        for widget in inputs(root)
        if widget.isVisibleTo(root)
        and widget.isEnabled()
        and not widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.accessibleName() != "Results"
        and not is_of_the_menus(widget)
    ]


def is_of_the_menus(widget: QWidget) -> bool:
    """Whether all a widget does stands in the menus, too: the buttons of the bars."""
    return isinstance(widget.parent(), QToolBar)


@pytest.fixture
def at_work(window: MainWindow, severn: Board, qtbot: QtBot) -> MainWindow:
    """A window with a board, and one of everything selected in turn."""
    window.session.new(severn)
    qtbot.waitUntil(window.editor_view.canvas.isVisible)
    return window


def test_every_input_of_the_window_has_a_name_and_can_be_tabbed_to(at_work: MainWindow) -> None:
    board = at_work.session.board
    things = (None, board.towns[0], board.lines[0], *board.specials[:1], *board.ferries[:1])
    for thing in things:
        at_work.session.select(Selection(thing))
        assert not (names := nameless(at_work)), names
        assert unreachable(at_work) == []
    assert at_work.editor_view.canvas.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert at_work.editor_view.canvas.accessibleName()


def test_every_input_of_the_start_page_has_a_name_and_can_be_tabbed_to(window: MainWindow) -> None:
    assert nameless(window.start) == []
    assert unreachable(window.start) == []


def test_every_input_of_a_dialog_has_a_name_and_can_be_tabbed_to(at_work: MainWindow) -> None:
    for action in ("print", "trial", "help", "about", "commands", "shortcuts", "sheet", "trace", "go-to"):
        at_work.commands[action].trigger()
        (dialog,) = (each for each in at_work.findChildren(QDialog) if each.isVisible())
        assert nameless(dialog) == [], action
        assert unreachable(dialog) == [], action
        dialog.close()


def test_every_input_of_a_waiver_has_a_name_and_can_be_tabbed_to(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    finding = Finding("Z101", "no-title", Severity.ERROR, "The board has no title.", subject="title")
    session = make_session(check=lambda _: (finding,))
    qtbot.waitUntil(lambda: not session.is_checking, timeout=20_000)
    panel = FindingsPanel(session, lambda code: f"What {code} means.")
    qtbot.addWidget(panel)
    panel.show()
    panel.list.setCurrentIndex(panel.model.index(0, 0))
    assert panel.begin_waiver()
    assert panel.details.waiver.reason.isVisible()
    assert nameless(panel) == []
    assert unreachable(panel) == []


@pytest.mark.parametrize(
    "make",
    [
        NewBoardDialog,
        lambda over: WordsDialog(over, "Select by Name", "Name or label", ["Cardiff", "K31"]),
        lambda over: RecoveryDialog([Recoverable(Path("page"), None, "Vale", NOW)] * 2, over),
        lambda over: VersionsDialog("severn.yaml", [Version(Path("kept"), NOW, 12)], NOTHING, over),
    ],
    ids=["new", "find", "recovery", "versions"],
)
def test_every_input_of_a_question_has_a_name_and_can_be_tabbed_to(
    make: Callable[[QWidget], QDialog], qtbot: QtBot
) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    dialog = make(over)
    assert nameless(dialog) == []
    assert unreachable(dialog) == []


def test_the_picture_to_trace_is_named_and_can_be_tabbed_to(at_work: MainWindow) -> None:
    at_work.commands["trace"].trigger()
    view = at_work.findChild(ScanView)
    assert view is not None
    assert view.accessibleName()
    assert view.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_the_keyboard_stops_at_no_nameless_area_of_the_statistics(session: Session, qtbot: QtBot) -> None:
    panel = StatisticsPanel(session)
    qtbot.addWidget(panel)
    (area,) = panel.findChildren(QScrollArea)
    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus
