"""The steps of the history are listed after the map is painted, row by row, and gone to by a click."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from engine.board.lines import SideLine
from engine.board.places import PermittedBuild, Town
from engine.board.rules import Crossing
from engine.board.terrain import HILL
from engine.edits.document import SetField
from engine.edits.entries import AddEntry, ChangeEntry
from engine.edits.lines import DrawSides, JoinLines, ReplaceLine
from engine.edits.protocol import Several
from engine.edits.terrain import PaintTerrain
from engine.edits.towns import ChangeTown, PlaceTown
from engine.hexes.lattice import Hex, line
from engine.hexes.sides import sides_of
from studio.panels.history import HistoryPanel
from studio.session.document import Session
from studio.session.history import MOST_STEPS
from studio.tools.selection import Selection

OPENED = "Start of the history"


@pytest.fixture
def panel(qtbot: QtBot, session: Session) -> HistoryPanel:
    panel = HistoryPanel(session)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def rows(list_: QListView) -> list[str]:
    model = list_.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def paint(session: Session, column: int, label: str) -> None:
    assert session.apply(Several(label, (PaintTerrain((Hex(column, 0),), HILL),)))


def test_the_oldest_steps_go_where_there_are_too_many(
    qtbot: QtBot, session: Session, panel: HistoryPanel
) -> None:
    paint(session, 2, "First")
    paint(session, 3, "Second")
    paint(session, 4, "Third")
    for number in range(MOST_STEPS - 3):
        session.apply(SetField("title", f"{number}"))
    qtbot.waitUntil(lambda: len(rows(panel.list)) == MOST_STEPS + 1)
    paint(session, 0, "Last")
    paint(session, 1, "Very last")
    qtbot.waitUntil(lambda: rows(panel.list)[-1] == "Very last")
    assert rows(panel.list)[:2] == [OPENED, "Third"]
    assert len(rows(panel.list)) == MOST_STEPS + 1


def test_steps_come_and_go_with_the_history(qtbot: QtBot, session: Session, panel: HistoryPanel) -> None:
    def shows(*steps: str, at: int) -> Callable[[], bool]:
        return lambda: rows(panel.list) == [OPENED, *steps] and panel.list.currentIndex().row() == at

    paint(session, 0, "One")
    assert rows(panel.list) == [OPENED]
    qtbot.waitUntil(shows("One", at=1))
    paint(session, 1, "Two")
    paint(session, 2, "Three")
    qtbot.waitUntil(shows("One", "Two", "Three", at=3))
    session.history.undo()
    session.history.undo()
    qtbot.waitUntil(shows("One", "Two", "Three", at=1))
    paint(session, 4, "Else")
    qtbot.waitUntil(shows("One", "Else", at=2))
    session.history.clear()
    qtbot.waitUntil(shows(at=0))


def test_a_step_clicked_is_gone_to_once(qtbot: QtBot, session: Session, panel: HistoryPanel) -> None:
    boards = [session.board]
    for column in range(3):
        paint(session, column, f"Step {column}")
        boards.append(session.board)
    qtbot.waitUntil(lambda: panel.list.model().rowCount() == 4)
    shown: list[int] = []
    session.history.indexChanged.connect(shown.append)
    for step in (1, 3, 0):
        panel.list.setCurrentIndex(panel.list.model().index(step, 0))
        assert session.board is boards[step]
    qtbot.waitUntil(lambda: panel.list.currentIndex().row() == 0)
    assert shown == [1, 3, 0]


def test_nothing_is_listed_out_of_sight(qtbot: QtBot, session: Session, panel: HistoryPanel) -> None:
    panel.hide()
    paint(session, 0, "One")
    qtbot.wait(50)
    assert rows(panel.list) == [OPENED]
    panel.show()
    assert rows(panel.list) == [OPENED, "One"]


def build(session: Session, country: str, *lengths: int) -> None:
    """Lay a permitted build click after click, as its tool does."""
    way, old = line(Hex(0, 2), Hex(6, 2)), None
    for length in lengths:
        new = PermittedBuild(country, way[:length])
        edit = AddEntry(new) if old is None else ChangeEntry(old, new, "Draw permitted build")
        assert session.apply(edit, Selection(new))
        old = new


def test_the_clicks_of_a_course_share_a_row_and_are_gone_to_together(
    qtbot: QtBot, session: Session, panel: HistoryPanel
) -> None:
    def shows(*steps: str, at: int) -> Callable[[], bool]:
        return lambda: rows(panel.list) == [OPENED, *steps] and panel.list.currentIndex().row() == at

    build(session, "Scotland", 2, 4, 3)
    paint(session, 0, "Hill")
    build(session, "Wales", 3)
    scotland, wales = "Add permitted build: Scotland (3 clicks)", "Add permitted build: Wales"
    qtbot.waitUntil(shows(scotland, "Hill", wales, at=3))
    panel.list.setCurrentIndex(panel.list.model().index(1, 0))
    assert (session.history.index(), len(session.board.permitted_builds)) == (3, 1)
    session.history.undo()
    qtbot.waitUntil(shows(scotland, "Hill", wales, at=1))
    panel.list.clicked.emit(panel.list.model().index(1, 0))
    assert session.history.index() == 3
    session.history.undo()
    paint(session, 1, "Else")
    qtbot.waitUntil(shows("Add permitted build: Scotland (2 clicks)", "Else", at=2))


def test_rivers_and_crossings_share_rows_with_their_own_clicks_alone(
    qtbot: QtBot, session: Session, panel: HistoryPanel
) -> None:
    around = sides_of(Hex(2, 2))
    for count in (1, 2, 3):
        edit = DrawSides("river", around[count - 1 : count])
        session.apply(edit, Selection(SideLine("river", "", around[:count])))
    for hex_ in (Hex(0, 0), Hex(1, 4)):
        sides = sides_of(hex_)[1:2]
        session.apply(DrawSides("river", sides), Selection(SideLine("river", "", sides)))
    way = line(Hex(0, 4), Hex(4, 4))
    laid = [Crossing("", way[:2], 6), Crossing("", way, 6), Crossing("", way, 5)]
    session.apply(AddEntry(laid[0]), Selection(laid[0]))
    session.apply(ChangeEntry(laid[0], laid[1], "Draw crossing"), Selection(laid[1]))
    session.apply(ChangeEntry(laid[1], laid[2], "Set cost"), Selection(laid[2]))
    steps = ["Draw river (3 clicks)", "Draw river", "Draw river", "Add crossing (2 clicks)", "Set cost"]
    qtbot.waitUntil(lambda: rows(panel.list) == [OPENED, *steps])


def test_what_is_named_joined_or_priced_between_two_clicks_has_a_row_of_its_own(
    qtbot: QtBot, session: Session, panel: HistoryPanel
) -> None:
    around = sides_of(Hex(2, 2))
    drawn, wye, longer = (
        SideLine("river", "", around[:1]),
        *(SideLine("river", "Wye", around[:n]) for n in (1, 2)),
    )
    brook = SideLine("river", "", around[2:3])
    joined = SideLine("river", "Wye", around[:3])
    session.apply(DrawSides("river", drawn.sides), Selection(drawn))
    session.apply(ReplaceLine(drawn, wye), Selection(wye))
    session.apply(DrawSides("river", around[1:2]), Selection(longer))
    session.apply(DrawSides("river", brook.sides, name=""), Selection(longer))
    session.apply(JoinLines(longer, brook), Selection(joined))
    way = line(Hex(0, 4), Hex(4, 4))
    laid = [Crossing("", way[:2], 6), Crossing("", way[:2], 5), Crossing("", way, 5)]
    session.apply(AddEntry(laid[0]), Selection(laid[0]))
    session.apply(ChangeEntry(laid[0], laid[1], "Set cost"), Selection(laid[1]))
    session.apply(ChangeEntry(laid[1], laid[2], "Draw crossing"), Selection(laid[2]))
    crossing = ["Add crossing", "Set cost", "Draw crossing"]
    steps = ["Draw river", "Change line: Wye", "Draw river", "Draw river", "Join river: Wye", *crossing]
    qtbot.waitUntil(lambda: rows(panel.list) == [OPENED, *steps])


def test_steps_tell_which_town_they_are_about(qtbot: QtBot, session: Session, panel: HistoryPanel) -> None:
    town, named = Town("", Hex(3, 2)), Town("Carlisle", Hex(3, 2))
    session.apply(PlaceTown(town))
    session.apply(ChangeTown(town, named, label="Rename town"))
    session.apply(ChangeTown(named, Town("Carlisle", Hex(3, 2), keys=("11", "12")), label="Change keys"))
    placed = f"Place town: {session.board.sheet.label(town.hex)}"
    steps = [placed, "Rename town: Carlisle", "Change keys: Carlisle 11, 12"]
    qtbot.waitUntil(lambda: rows(panel.list) == [OPENED, *steps])
