"""The inspector's form of a special names the ways in that no track can lead to."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.places import Special, Town
from engine.board.terrain import HILL, SEA
from engine.checks.keys.special_entries import lost_ways
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from studio.panels.inspector.inspector import Inspector
from studio.tools.selection import Selection
from tests.studio.conftest import MakeSession

SHEET = Sheet(8, 6)
LABELS = ("A1", "A3", "B5", "C1", "C3", "C5", "C8", "F8")
A1, A3, B5, C1, C3, C5, C8, F8 = (SHEET.hex_named(label) for label in LABELS)
AWAY = Special("1", "Away", (A1, C8, C5), towns=("Wick", "Oban"))
STRAIT = tuple(SHEET.hex_at(3, row) for row in range(6))


def parted_board(starts: bool = True) -> Board:
    """A board cut in two by a strait, with its start in the west, Wick in the east and Oban in water."""
    towns = (Town("York", C1, ("11",), start=starts), Town("Wick", F8, ("12",)), Town("Oban", B5))
    board = new_board(SHEET, keys="dice-36+6", towns=towns, specials=(AWAY,))
    return PaintTerrain((*STRAIT, C5, B5), SEA).apply(board)


def test_ways_in_out_of_reach_are_those_on_the_other_side_and_in_water() -> None:
    board = parted_board()
    assert set(lost_ways(board, AWAY)) == {C5, C8, B5, F8}
    assert lost_ways(board, Special("2", "Here", (A1, A3))) == ()
    assert lost_ways(parted_board(starts=False), AWAY) == ()


def heights(inspector: Inspector) -> list[int]:
    """Return how high the fields of the special's form stand."""
    form = inspector.special_form
    QApplication.processEvents()
    return [field.y() for field in (form.ports, form.country, form.edge, form.count, form.picking)]


def shown(qtbot: QtBot, inspector: Inspector) -> str:
    """Return what is said of ways out of reach once that has been worked out."""
    lost = inspector.special_form.lost
    qtbot.waitUntil(lambda: not lost.is_busy)
    return lost.text() if lost.isVisibleTo(inspector) else ""


def test_the_form_names_them_and_follows_the_board(make_session: MakeSession, qtbot: QtBot) -> None:
    session = make_session(parted_board())
    inspector = Inspector(session)
    qtbot.addWidget(inspector)
    session.select(Selection(AWAY))
    assert shown(qtbot, inspector) == "No track from any start can reach C8, C5, Wick and Oban."
    session.apply(PaintTerrain(STRAIT, HILL))
    assert shown(qtbot, inspector) == "No track from any start can reach C5 and Oban."
    session.apply(PaintTerrain((C5, B5), HILL))
    assert shown(qtbot, inspector) == ""
    inspector.stop()


def test_the_note_stays_while_the_special_is_changed_and_no_field_moves(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    other = Special("2", "Here", (A3,))
    session = make_session(parted_board().edited(specials=(AWAY, other)))
    inspector = Inspector(session)
    qtbot.addWidget(inspector)
    inspector.resize(300, 700)
    inspector.show()
    session.select(Selection(other))
    assert shown(qtbot, inspector) == ""
    without = heights(inspector)
    session.select(Selection(AWAY))
    words = shown(qtbot, inspector)
    assert words
    form = inspector.special_form
    # The count, above the last of them, is two lines now.
    assert heights(inspector)[:-1] == without[:-1]
    before = heights(inspector)
    form.ports.click()
    assert session.board.specials[0].any == "port"
    assert form.lost.isVisible()
    assert form.lost.text() == words
    assert heights(inspector) == before
    session.select(Selection(other))
    assert form.lost.isHidden()
    inspector.stop()
