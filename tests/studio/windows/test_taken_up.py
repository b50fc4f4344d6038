"""What is in the hand and on no board is kept, and there again when its document is recovered."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.places import Town
from engine.board.terrain import SEA
from engine.boardfile.reading import read_board
from engine.edits.document import SetField
from engine.edits.terrain import PaintTerrain
from studio.session.recovery.pages import Recoverable
from studio.session.recovery.pending_edits import NOTHING_PENDING, Pending, pending_of
from studio.session.recovery.recovering import recoverable
from studio.tools.gestures import Pointer
from studio.tools.selection import Area, Selection
from studio.windows.frame.main_window import MainWindow
from tests.journeys.answers import Answers
from tests.studio.tools.hand import SHEET, at

_MOMENT_MS = 700
"""By when a page would be gone."""

MakeWindow = Callable[[], MainWindow]
HULL, BARTON = (Town(name, SHEET.hex_named(label)) for name, label in (("Hull", "C3"), ("Barton", "C8")))
SEA_HEXES = tuple(SHEET.hex_named(f"{row}{n}") for row in "BCD" for n in range(4, 8))
STRAIT = PaintTerrain(SEA_HEXES, SEA).apply(new_board(SHEET, towns=(HULL, BARTON), title="Humber"))


class Killed:
    """A window in which something is begun, and another one after the first was killed."""

    def __init__(self, make: MakeWindow, folder: Path, qtbot: QtBot) -> None:
        self._make, self._folder, self._qtbot = make, folder, qtbot
        self.window = make()
        self.window.session.new(STRAIT)

    @property
    def pages(self) -> list[Path]:
        return list((self._folder / "recovery").glob("*.yaml"))

    def clicks(self, *labels: str) -> None:
        for label in labels:
            for phase in ("move", "press", "release"):
                self.window.editor_view.hand.send(Pointer(*at(label), phase))

    def is_killed(self) -> Recoverable:
        """Wait for the page, and go on in a window of its own with a copy of it."""
        self._qtbot.waitUntil(lambda: bool(self.pages))
        self._qtbot.wait(_MOMENT_MS)
        left = self._folder / "left"
        left.mkdir()
        shutil.copy(self.pages[0], left)
        QGuiApplication.clipboard().clear()
        (entry,) = recoverable(left)
        self.window = self._make()
        self.window.session.restore(entry)
        self._qtbot.waitUntil(lambda: self.window.session.board.title == "Humber")
        self._qtbot.waitUntil(lambda: not self.window.session.is_busy)
        return entry

    def keeps_nothing(self) -> bool:
        self._qtbot.wait(_MOMENT_MS)
        return self.pages == []


@pytest.fixture
def killed(make_window: MakeWindow, tmp_path: Path, qtbot: QtBot) -> Killed:
    return Killed(make_window, tmp_path, qtbot)


def test_the_bends_of_a_ferry_are_there_again(killed: Killed) -> None:
    killed.window.editor_view.take("ferry")
    killed.clicks("C3", "D5", "D6")
    assert not killed.window.session.is_modified
    killed.is_killed()
    assert killed.window.editor_view.tool == "ferry"
    assert killed.window.editor_view.hand.can_withdraw
    killed.clicks("C8")
    (ferry,) = killed.window.session.board.ferries
    assert ferry.ports == ("Hull", "Barton")
    assert {SHEET.hex_named("D5"), SHEET.hex_named("D6")} <= set(ferry.course)
    assert killed.window.session.pending.begun is None


def test_the_first_corner_of_a_border_is_there_again(killed: Killed) -> None:
    killed.window.editor_view.take("border")
    killed.clicks("F4")
    killed.is_killed()
    assert killed.window.editor_view.tool == "border"
    killed.clicks("F6")
    (line,) = killed.window.session.board.lines
    assert line.kind == "border"


def test_what_is_dropped_leaves_no_page(killed: Killed, qtbot: QtBot) -> None:
    killed.window.editor_view.take("ferry")
    killed.clicks("C3", "D5")
    qtbot.waitUntil(lambda: bool(killed.pages))
    killed.window.editor_view.hand.cancel()
    assert killed.keeps_nothing()


def cut_hull(killed: Killed) -> None:
    """Cut the town out of the board."""
    killed.window.session.select(Selection(Area(frozenset({HULL.hex}))))
    killed.window.editor_view.selecting.cut()
    assert killed.window.session.board.towns == (BARTON,)


def test_what_was_cut_is_on_the_clipboard_again(killed: Killed) -> None:
    cut_hull(killed)
    entry = killed.is_killed()
    kept = read_board(entry.page).board
    assert kept is not None
    assert kept.towns == (BARTON,), "the board itself is kept as it stands"
    killed.window.editor_view.selecting.paste()
    killed.clicks("F5")
    assert Town("Hull", SHEET.hex_named("F5")) in killed.window.session.board.towns
    assert killed.window.session.pending.cut == ""


def test_what_was_cut_is_kept_until_it_is_put_down(killed: Killed) -> None:
    session, bench = killed.window.session, killed.window.editor_view
    cut_hull(killed)
    bench.selecting.paste()
    assert session.pending.cut
    bench.hand.cancel()
    assert session.pending.cut
    bench.hand.take("town")
    killed.clicks("G7")
    assert session.pending.cut, "a town placed is not what was cut"
    bench.selecting.paste()
    killed.clicks("F5")
    assert session.pending == NOTHING_PENDING


def test_a_cut_taken_back_is_kept_no_longer(killed: Killed) -> None:
    cut_hull(killed)
    killed.window.session.history.undo()
    assert killed.window.session.pending == NOTHING_PENDING
    assert killed.keeps_nothing()


def test_what_was_cut_is_kept_again_once_undo_has_taken_it_off_the_board(killed: Killed) -> None:
    session, selecting = killed.window.session, killed.window.editor_view.selecting
    cut_hull(killed)
    text = session.pending.cut
    selecting.paste()
    killed.clicks("F5")
    assert session.pending.cut == ""
    for way, kept in (
        (session.history.undo, text),
        (session.history.redo, ""),
        (session.history.undo, text),
        (session.history.undo, ""),
        (session.history.redo, text),
    ):
        way()
        assert session.pending.cut == kept
    session.apply(SetField("designer", "Mine"))
    assert session.pending.cut == text, "the step that put it down is gone for good"


def test_a_cut_taken_back_for_good_is_not_followed(killed: Killed) -> None:
    session = killed.window.session
    cut_hull(killed)
    session.history.undo()
    session.apply(SetField("designer", "Mine"))
    assert session.pending.cut == ""
    session.history.undo()
    assert session.pending.cut == ""


def test_what_is_put_down_on_another_board_is_kept_no_longer_where_it_was_cut(
    killed: Killed, answers: Answers
) -> None:
    answers.partings.append("discard")
    desks, cut_of = killed.window.desks, killed.window.session
    cut_hull(killed)
    text = cut_of.pending.cut
    desks.begin(new_board(SHEET, title="Other"))
    other = killed.window.session
    assert other is not cut_of
    killed.window.editor_view.selecting.paste()
    killed.clicks("F5")
    assert cut_of.pending.cut == ""
    other.history.undo()
    assert cut_of.pending.cut == text
    other.history.redo()
    desks.close(desks.front)
    assert cut_of.pending.cut == ""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    cut_of.history.undo()
    cut_hull(killed)
    assert cut_of.pending.cut == text, "what is cut anew has nothing to do with a board that is closed"


def test_each_recovered_board_has_its_own_piece(killed: Killed) -> None:
    first = killed.window.desks.front
    cut_hull(killed)
    own = first.session.pending.cut
    killed.window.desks.begin(new_board(SHEET, title="Other"))
    other = killed.window.session
    clipboard = QGuiApplication.clipboard()
    clipboard.clear()
    for session, text in ((first.session, own), (other, own.replace("Hull", "Goole"))):
        session.keep(Pending(cut=text))
        session.cut.take_up()
        session.taken_up.emit()
    assert clipboard.text() == own
    killed.window.editor_view.selecting.paste()
    killed.clicks("F5")
    assert [town.name for town in other.board.towns] == ["Goole"]
    assert (first.session.pending.cut, other.pending.cut) == (own, "")
    killed.window.desks.turn_to(first)
    killed.window.editor_view.selecting.paste()
    killed.clicks("F5")
    assert {town.name for town in first.session.board.towns} == {"Barton", "Hull"}
    assert first.session.pending.cut == ""


def test_what_lies_on_the_clipboard_is_left_there_and_what_was_cut_is_pasted_all_the_same(
    killed: Killed,
) -> None:
    cut_hull(killed)
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("a letter to the club")
    killed.window.session.taken_up.emit()
    assert clipboard.text() == "a letter to the club"
    assert "still available" in killed.window.status.currentMessage()
    killed.window.editor_view.selecting.paste()
    killed.clicks("F5")
    assert Town("Hull", SHEET.hex_named("F5")) in killed.window.session.board.towns
    assert killed.window.session.pending.cut == ""


def test_a_picture_on_the_clipboard_is_left_there(killed: Killed) -> None:
    cut_hull(killed)
    clipboard = QGuiApplication.clipboard()
    clipboard.setImage(QImage(3, 2, QImage.Format.Format_RGB32))
    killed.window.session.taken_up.emit()
    assert clipboard.text() == ""
    clipboard.clear()
    killed.window.session.taken_up.emit()
    assert clipboard.text() == killed.window.session.pending.cut


def test_what_is_copied_takes_the_place_of_what_was_cut(killed: Killed) -> None:
    cut_hull(killed)
    killed.window.session.select(Selection(Area(frozenset({BARTON.hex}))))
    assert killed.window.editor_view.selecting.copy()
    assert killed.window.session.pending == NOTHING_PENDING


def test_what_somebody_has_damaged_on_a_page_is_left_out() -> None:
    assert pending_of({}) == NOTHING_PENDING
    odd = {"trace": 3, "begun": [], "cut": 7, "reasons": [["a", "b"], ["a"], 3, ["a", 7]]}
    assert pending_of(odd) == Pending(reasons=(("a", "b"),))
    assert pending_of({"reasons": 7}) == NOTHING_PENDING
