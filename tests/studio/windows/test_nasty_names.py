"""Whatever a name holds is shown as it stands: no markup, no access key, nothing hidden, never too wide."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtGui import Qt as Gui
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QLabel,
    QMenu,
    QTabBar,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.board.document import Board, Erratum, Waiver, new_board
from engine.board.layers import frozen
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, Fields, Note, OtherRule, StartRule
from engine.board.terrain import FIRST_OWN, SEA, TerrainKind
from engine.checks.check_runner import check
from engine.diagnostics.findings import Finding
from engine.edits.towns import ChangeTown
from engine.hexes.sheet import Sheet
from engine.hexes.sides import side_of
from engine.text.names import invisible
from studio.language.words import tr
from studio.mapview.name_layer import NamePlacing
from studio.panels.findings.findings import FindingsPanel
from studio.session.recovery.pages import Recoverable
from studio.tools.selection import Selection, Thing
from studio.windows.documents.recovery_dialog import RecoveryDialog
from studio.windows.frame.command_finder import finder
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.start_page import PathButton
from studio.windows.kit.message_box import Message
from studio.windows.kit.question import Question
from studio.windows.kit.row_dialog import RowDialog
from tests.studio.conftest import MakeSession

pytestmark = pytest.mark.usefixtures("dressed")

NASTY = (
    "Qa<b>&x</b>",
    "Qb & one && two &three",
    "Qc[*] [*][*]",
    "Qd %1 %n {n} {} {name!r} %s {0}",
    "Qe\nnext",
    "Qf\u202eabc\u200f",
    "Qg\x1b[31mred\x07",
    "Qh" + "l" * 5000,
    "Qi&lt;i&gt;&amp;",
    "Qj*a* _b_ [c](d) `e` # 1. <img src=x>",
)
SHOWN = {
    "Qa": "Qa<b>&x</b>",
    "Qb": "Qb & one && two &three",
    "Qc": "Qc[*] [*][*]",
    "Qd": "Qd %1 %n {n} {} {name!r} %s {0}",
    "Qe": "Qe⏎next",
    "Qf": "Qf⟨U+202E⟩abc⟨U+200F⟩",
    "Qg": "Qg⟨U+001B⟩[31mred⟨U+0007⟩",
    "Qi": "Qi&lt;i&gt;&amp;",
    "Qj": "Qj*a* _b_ [c](d) `e` # 1. <img src=x>",
}
"""How each name is shown, by how it begins; of the long one the middle is left out."""
LONGEST = 2100
SHEET = Sheet(14, 12)


def nasty_board() -> Board:
    """A board on which all that has a name has a nasty one, each sort of thing every one of them."""
    hexes = [SHEET.hex_at(column, row) for row in range(12) for column in range(14)]
    count = len(NASTY)
    ground = new_board(SHEET).terrain.copy()
    ground[4:6] = SEA
    ground[7, :count] = range(FIRST_OWN, FIRST_OWN + count)
    land = new_board(SHEET).country.copy()
    land[9, :count] = range(1, count + 1)
    names = cycle(NASTY)
    symbols = "abcdefghij"
    return new_board(
        SHEET,
        terrain=frozen(ground),
        country=frozen(land),
        title=NASTY[2],
        designer=NASTY[0],
        keys="dice-36",
        kinds=tuple(TerrainKind(symbol, name) for symbol, name in zip(symbols, NASTY, strict=True)),
        countries=tuple(Country(name, foreign=True) for name in NASTY),
        lines=tuple(SideLine("river", name, (side_of(hexes[at], 0),)) for at, name in enumerate(NASTY)),
        towns=tuple(
            Town(name, hexes[3 * 14 + at], (str(11 + at % 6),), port=True) for at, name in enumerate(NASTY)
        ),
        waters=tuple(Water(name, (hexes[4 * 14 + at],)) for at, name in enumerate(NASTY)),
        city_regions=tuple(CityRegion(name, (hexes[8 * 14 + at],)) for at, name in enumerate(NASTY)),
        specials=tuple(
            Special(str(1 + at), name, (hexes[at],), (next(names),), country=name)
            for at, name in enumerate(NASTY)
        ),
        ferries=tuple(
            Ferry(name, (name, f"{name}?"), (hexes[4 * 14 + at],)) for at, name in enumerate(NASTY)
        ),
        permitted_builds=tuple(PermittedBuild(name, tuple(hexes[9 * 14 : 9 * 14 + 2])) for name in NASTY),
        special_rules=(
            *(
                Crossing(name, tuple(hexes[at : at + 2]), 6, text=_prose(name))
                for at, name in enumerate(NASTY)
            ),
            *(StartRule((), (name,), text=_prose(name)) for name in NASTY),
            *(Note(_prose(name)) for name in NASTY),
            *(OtherRule(name, (("a", Fields(((name, name),))),)) for name in NASTY if "_" not in name),
        ),
        errata=tuple(Erratum(name, _prose(name)) for name in NASTY),
        waivers=tuple(Waiver(f"T105:{name}", name) for name in NASTY),
    )


def _prose(name: str) -> str:
    """Return a name as a text of several lines may hold it: of a text's beginning the lines are joined."""
    return name.replace("\n", "⏎")


def unmarked(text: str) -> str:
    """Return what Qt shows of a text in which ``&`` marks an access key."""
    return re.sub(r"&(.)", r"\1", text)


def of_tip(text: str) -> str:
    """Return what a tool tip shows: Qt takes it for HTML if it looks like that."""
    return QTextDocumentFragment.fromHtml(text).toPlainText() if Gui.mightBeRichText(text) else text


def of_title(text: str) -> str:
    """Return what a title bar shows: of each odd row of ``[*]`` the last marks changes, two are one."""
    return re.sub(r"(?:\[\*\])+", lambda run: "[*]" * (len(run[0]) // 6), text)


def of_label(label: QLabel) -> str:
    """Return what a label shows, with its access key where it has one."""
    if label.textFormat() == Qt.TextFormat.PlainText:
        return unmarked(label.text()) if label.buddy() is not None else label.text()
    if label.textFormat() == Qt.TextFormat.RichText or Gui.mightBeRichText(label.text()):
        return QTextDocumentFragment.fromHtml(label.text()).toPlainText()
    return unmarked(label.text()) if label.buddy() is not None else label.text()


def cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    """Yield the texts and tips of all items of a model."""
    for row in range(model.rowCount(parent)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield str(index.data() or "")
            yield of_tip(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))
        yield from cells(model, model.index(row, 0, parent))


def own_texts(widget: QWidget) -> Iterator[str]:
    """Yield the texts a widget shows itself."""
    match widget:
        case QLabel():
            yield of_label(widget)
        case QMenu():
            yield unmarked(widget.title())
        case QAbstractButton():
            yield unmarked(widget.text())
        case QTabBar():
            for tab in range(widget.count()):
                yield unmarked(widget.tabText(tab))
                yield of_tip(widget.tabToolTip(tab))
        case QComboBox():
            yield from map(widget.itemText, range(widget.count()))
        case QTextBrowser():
            yield widget.toPlainText()
        case QAbstractItemView() if widget.model() is not None:
            yield from cells(widget.model(), QModelIndex())


def shown_texts(root: QWidget) -> Iterator[tuple[str, str]]:
    """Yield where a text stands and how it is shown, for all there is within a widget."""
    for widget in (root, *root.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        yield f"tip of {where}", of_tip(widget.toolTip())
        yield from ((where, text) for text in own_texts(widget))
        if widget.isWindow():
            yield f"title of {where}", of_title(widget.windowTitle())
    for action in root.findChildren(QAction):
        where = f"action {action.objectName()}"
        yield where, unmarked(action.text())
        yield f"tip of {where}", of_tip(action.toolTip())
        yield f"status of {where}", action.statusTip()


def faults(root: QWidget, seen: set[str]) -> list[str]:
    """Return the texts that do not show a name as it is to be shown; note the beginnings of those met."""
    found = []
    for where, text in shown_texts(root):
        starts = set(re.findall("Q[a-j]", text))
        seen |= {f"{start} {where.partition(' ')[0]}" for start in starts}
        wrong = [start for start in starts if start in SHOWN and not shows(text, SHOWN[start])]
        hidden = [sign for sign in invisible(text) if sign != "\u200b"]
        if wrong or hidden or len(max(text.split(), key=len, default="")) > 125 or len(text) > LONGEST * 3:
            found.append(f"{where}: {wrong} {hidden} {text[:300]!r}")
    return found


def shows(text: str, name: str) -> bool:
    """Return whether each name that begins so in a text is whole, or ends in dots where there is no room."""
    start = name[:2]
    pieces = [f"{start}{piece}" for piece in text.split(start)[1:]]
    return all(
        piece.startswith(name) or any(piece.startswith(f"{name[:n]}…") for n in range(2, len(name)))
        for piece in pieces
    )


@pytest.fixture(scope="module")
def board() -> Board:
    return nasty_board()


@pytest.fixture(scope="module")
def findings(board: Board) -> tuple[Finding, ...]:
    return tuple(check(board))


@pytest.fixture
def at_work(window: MainWindow, board: Board, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    # How names are placed on the map does not matter here.
    monkeypatch.setattr(NamePlacing, "want", lambda *_, **__: None)
    window.session.new(board)
    qtbot.waitUntil(window.editor_view.canvas.isVisible)
    return window


def things(board: Board) -> Iterator[Thing | None]:
    """Yield one of each nasty name of every sort of thing."""
    yield None
    for things_ in (
        *(board.towns, board.countries, board.kinds, board.lines, board.waters, board.city_regions),
        *(board.specials, board.ferries, board.permitted_builds, board.special_rules, board.errata),
    ):
        yield from things_
    yield from (town.hex for town in board.towns)


def test_the_window_shows_every_name_as_it_stands(at_work: MainWindow, board: Board) -> None:
    seen: set[str] = set()
    for dock in at_work.docks.all:
        dock.show()
    for thing in things(board):
        at_work.session.select(Selection(thing))
        assert not (found := faults(at_work.editor_view.inspector, seen)), found[:5]
    # It is filled when it is looked at.
    assert at_work.editor_view.contents.tree.topLevelItemCount()
    assert not (found := faults(at_work, seen)), found[:5]
    kinds = ("QTreeWidget", "QLabel", "QToolButton", "Choice", "tip")
    assert {f"{start} {kind}" for start in SHOWN for kind in kinds} - seen == set()


def test_the_menu_names_the_step_to_undo(at_work: MainWindow, board: Board) -> None:
    for town in board.towns:
        at_work.session.apply(ChangeTown(town, replace(town, keys=()), "Change town"))
        QTest.qWait(5)
        undo = at_work.commands["undo"]
        assert unmarked(undo.text()).startswith(f"Undo Change town: {town.name[:2]}")
        assert shows(unmarked(undo.text()), SHOWN.get(town.name[:2], "Qhlll"))
        assert len(undo.text()) < 400


def test_the_title_bar_and_the_tab_show_title_and_file(
    at_work: MainWindow, board: Board, tmp_path: Path
) -> None:
    for name in NASTY:
        at_work.session.replace(board.edited(title=name), tmp_path / "a & b[*].yaml", board)
        at_work.display.show_name(at_work.desks.front)
        title = of_title(at_work.windowTitle())
        assert title.startswith("a & b[*].yaml (")
        assert shows(title, SHOWN.get(name[:2], "Qhl"))
        assert title.endswith(") – Platelayer")
        assert unmarked(at_work.tabs.bar.tabText(0)).startswith("a & b[*].yaml")


def test_every_finding_and_its_fixes_show_every_name_as_it_stands(
    make_session: MakeSession, board: Board, findings: tuple[Finding, ...], qtbot: QtBot
) -> None:
    session = make_session(board, check=lambda _: findings)
    qtbot.waitUntil(lambda: not session.is_checking, timeout=20_000)
    panel = FindingsPanel(session, lambda code: f"What {code} means.")
    qtbot.addWidget(panel)
    panel.show()
    seen: set[str] = set()
    assert not (wrong := faults(panel, seen)), wrong[:5]
    one_of_each = {(each.code, bool(each.fixes)): each for each in findings}
    for finding in one_of_each.values():
        panel.details.show_finding(finding)
        assert not (wrong := faults(panel.details, seen)), wrong[:5]
        menu = panel.menu_of(finding)
        assert not (wrong := faults(menu, seen)), wrong[:5]
        menu.deleteLater()
    assert {"QTextBrowser", "FixButton", "action"} <= {met[3:] for met in seen}


@pytest.mark.parametrize("name", NASTY)
def test_dialogs_show_every_name_as_it_stands(name: str, findings: tuple[Finding, ...], qtbot: QtBot) -> None:
    start, over = name[:2], QWidget()
    qtbot.addWidget(over)
    path = Path(f"{name}.yaml")
    kept = Recoverable(Path("page"), path, name, datetime(2026, 5, 1, tzinfo=UTC))
    faulty = [finding for finding in findings if start in finding.message][:3]
    widgets: list[QWidget] = [
        Message(
            tr("{name} was not opened", name=name), tr("Not {name}", name=name), faulty, over, subject=name
        ),
        Question(over, tr("Save the changes to {name}?", name=name), tr("Not {name}", name=name)),
        RowDialog(tr("Earlier versions of {name}", name=name), tr("Not {name}", name=name), [name], over),
        RecoveryDialog([kept], over),
        *([PathButton(Path(f"{name}.yaml"), with_folder=True)] if "_" not in name else []),
    ]
    for widget in widgets:
        seen: set[str] = set()
        assert not (found := faults(widget, seen)), found[:5]
        assert seen
        if isinstance(widget, QDialog):
            assert widget.sizeHint().width() < 2000


def test_the_list_of_places_shows_every_name_as_it_stands(at_work: MainWindow) -> None:
    seen: set[str] = set()
    dialog = finder(at_work.commands, at_work.desks.front, at_work)
    for start in ("Qa", "Qd", "Qe", "Qf", "Qh"):
        dialog.field.setText(start)
        assert not (found := faults(dialog, seen)), found[:5]
    assert "Qa QTreeWidget" in seen


def test_the_dialogs_of_a_board_show_every_name_as_it_stands(at_work: MainWindow) -> None:
    for action in ("print", "trial", "sheet", "go-to"):
        at_work.commands[action].trigger()
        (dialog,) = (each for each in at_work.findChildren(QDialog) if each.isVisible())
        assert not (found := faults(dialog, set())), found[:5]
        dialog.close()
