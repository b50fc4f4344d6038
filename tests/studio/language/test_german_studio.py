"""The German studio: nothing that people read is left English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTableWidget,
    QTabWidget,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import read_board
from engine.edits.protocol import Edit
from engine.edits.terrain import PaintTerrain
from engine.shipped import folder, shipped_sets
from studio.drawing.shapes.marks import Text
from studio.language.words import reason, tr
from studio.panels.fields.number_field import Number
from studio.session.stamps import SHIPPED
from studio.tools.selection import Area, Selection, Thing
from studio.windows.documents.new_board import NewBoardDialog
from studio.windows.help.lessons import LESSONS
from studio.windows.kit.message_box import Message
from studio.windows.kit.shortcut_dialog import ShortcutDialog
from studio.windows.printing.print_dialog import PrintDialog
from studio.windows.sheets.label_form import LabelForm
from studio.windows.sheets.sheet_dialog import SheetDialog
from studio.windows.tracing.trace_dialog import TraceDialog
from studio.windows.trials.trial_dialog import TrialDialog
from tests.journeys.designer import Designer
from tests.journeys.german import german_designer
from tests.shipped import shipped

SMALL_WORDS = re.compile(
    r"\b(the|of|and|with|to|is|are|not|from|click|show|hex|hexes|town|towns|which|this|that|or|for|board|its"
    r"|be|it|on|no|what|how|add|remove|change|select|draw)\b"
)
"""Words no German sentence has; one of them is in any English one of some length."""
NAMES = frozenset({"English", "Lakes and Plains", *map(str, shipped_sets())})


def texts_of(widget: QWidget) -> Iterator[str]:
    """What people read on a widget, or hear of it."""
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit() | QPlainTextEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(index) for index in range(widget.count()))
        case QGroupBox() | QMenu():
            yield widget.title()
        case Number():
            yield from (widget.prefix(), widget.suffix(), widget.specialValueText())
        case QTabWidget():
            yield from (widget.tabText(index) for index in range(widget.count()))
        case QTreeWidget():
            head = widget.headerItem()
            yield from (head.text(column) for column in range(widget.columnCount()))
            tops = (widget.topLevelItem(index) for index in range(widget.topLevelItemCount()))
            for top in tops:
                yield from (top.text(column) for column in range(widget.columnCount())) if top else ()
        case QTableWidget():
            heads = (widget.horizontalHeaderItem(column) for column in range(widget.columnCount()))
            yield from (head.text() for head in heads if head is not None)


def english_in(window: QWidget) -> set[str]:
    """The texts of a window and all in it that look English."""
    found: set[str] = set()
    for widget in (window, *window.findChildren(QWidget)):
        found.update(texts_of(widget))
    for action in window.findChildren(QAction):
        found.update((action.text(), action.toolTip(), action.statusTip()))
    return {text for text in found if looks_english(text)}


def looks_english(text: str) -> bool:
    """Whether a text has words that no German one has."""
    plain = re.sub(r"<[^>]*>|&(?=\w)|[\w*]*\.\w+", "", text).lower()
    return text not in NAMES and SMALL_WORDS.search(plain) is not None


@pytest.fixture
def designer(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Designer]:
    """A designer who reads German."""
    with german_designer(qtbot, qapp, tmp_path / "home") as designer:
        yield designer


def things(designer: Designer) -> Iterator[Thing | None]:
    """One of each sort of thing on the board, and the board itself."""
    board = designer.board
    yield None
    for listed in (
        *(board.towns, board.lines, board.countries, board.kinds, board.waters, board.specials),
        *(board.ferries, board.permitted_builds, board.special_rules, board.errata),
    ):
        yield from {type(thing): thing for thing in listed}.values()
    yield board.towns[0].hex
    yield Area(frozenset(town.hex for town in board.towns[:5]))


def test_the_start_page_menus_and_bars_are_german(designer: Designer) -> None:
    assert english_in(designer.window) == set()


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_docks_and_forms_are_german_whatever_is_selected(designer: Designer, name: str) -> None:
    designer.opens(folder("maps") / f"{name}.yaml")
    for dock in designer.window.findChildren(QDockWidget):
        dock.show()
    for thing in things(designer):
        designer.window.session.select(Selection(thing))
        assert english_in(designer.window) == set(), thing


def test_every_dialog_is_german(designer: Designer, tmp_path: Path) -> None:
    board = shipped("severn")
    window = designer.window
    for dialog in (
        NewBoardDialog(window),
        SheetDialog(board, window),
        LabelForm(board.sheet),
        PrintDialog(board, tmp_path / "severn.pdf", window, lambda *_: None),
        ShortcutDialog(window.shortcuts, window),
        TraceDialog(board, None, lambda _: None, window),
        TrialDialog(lambda: board, window, lambda _: None),
    ):
        assert english_in(dialog) == set(), dialog
        dialog.deleteLater()


def test_undo_hints_and_lessons_are_german(designer: Designer) -> None:
    designer.opens(folder("maps") / "severn.yaml")
    edit: Edit = PaintTerrain((designer.hex("T23"),), 1)
    designer.window.session.apply(edit)
    designer.waits_for(lambda: designer.window.commands["undo"].text() == "&Rückgängig: Malen: Hügel")
    for tool in ("brush", "river", "town", "ferry", "measure", "select"):
        designer.chooses(tool)
        assert not looks_english(designer.hint), tool
    for lesson in LESSONS:
        designer.chooses(lesson.name)
        assert english_in(designer.window.help_commands.teacher.blackboard) == set()


def test_the_stamps_that_come_along_have_german_names() -> None:
    files = (folder("resources") / "stamps").glob("*.yaml")
    boards = [read_board(file).board for file in files]
    assert sorted(board.title for board in boards if board is not None) == sorted(SHIPPED)


def test_what_is_measured_is_german_on_the_map_too(designer: Designer) -> None:
    designer.opens(folder("maps") / "severn.yaml")
    designer.takes("measure")
    designer.clicks("T23")
    designer.clicks("T26")
    marks = designer.window.editor_view.hand.preview
    words = [mark.text for mark in marks if isinstance(mark, Text)]
    assert any("Gleisstück" in text for text in words), words


@pytest.mark.usefixtures("designer")
def test_a_file_that_is_none_is_refused_in_german(tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("platelayer: board/1\nsheet: {columns: forty, rows: 3}\n")
    findings = read_board(file).findings
    told = [tr(finding.message) for finding in findings]
    assert "'columns' von 'sheet' muss eine ganze Zahl von 1 bis 2000 sein, nicht 'forty'." in told
    assert not any(looks_english(text) for text in told), told
    message = Message("broken.yaml", "", findings)
    assert english_in(message) == set()
    message.deleteLater()
    with pytest.raises(BoardFileError) as caught:
        read_board(tmp_path)
    assert reason(caught.value) == f"{tmp_path} ist ein Ordner, keine Datei. Wählen Sie eine Datei darin."
