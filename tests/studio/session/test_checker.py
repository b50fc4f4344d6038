"""Checks in the background: the newest board only, and never on the interface's thread."""

import threading

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.places import Town
from engine.checks.run import check
from engine.diagnostics.findings import Finding, Severity
from engine.edits.document import SetField
from engine.edits.towns import PlaceTown
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.session.checker import Checker
from tests.studio.conftest import MakeSession

SHEET = Sheet(4, 4)


def titled(title: str) -> Board:
    return new_board(SHEET, title=title)


def name_it(board: Board) -> tuple[Finding, ...]:
    return (Finding("Z101", "title", Severity.NOTE, f"It is called {board.title}."),)


class Gate:
    """A check that waits to be let through, and notes which boards and threads it saw."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.threads: set[int] = set()
        self.begun = threading.Semaphore(0)
        self.open = threading.Semaphore(0)

    def __call__(self, board: Board) -> tuple[Finding, ...]:
        self.seen.append(board.title)
        self.threads.add(threading.get_ident())
        self.begun.release()
        assert self.open.acquire(timeout=10)
        return name_it(board)


@pytest.fixture
def gate() -> Gate:
    return Gate()


def test_a_board_is_checked_on_another_thread(qtbot: QtBot, gate: Gate) -> None:
    checker = Checker(gate)
    gate.open.release()
    board = titled("A")
    with qtbot.waitSignal(checker.checked) as checked:
        checker.want(board)
        busy = [checker.is_busy]
    assert checked.args == [board, name_it(board)]
    assert gate.threads.isdisjoint({threading.get_ident()})
    busy.append(checker.is_busy)
    assert busy == [True, False]
    checker.stop()


def test_boards_wanted_in_quick_succession_are_checked_once(qtbot: QtBot, gate: Gate) -> None:
    checker = Checker(gate)
    gate.open.release()
    with qtbot.waitSignal(checker.checked):
        for title in "ABC":
            checker.want(titled(title))
    assert gate.seen == ["C"]
    checker.stop()


def test_findings_of_a_board_no_longer_wanted_are_dropped(qtbot: QtBot, gate: Gate) -> None:
    checker = Checker(gate)
    told: list[str] = []
    checker.checked.connect(lambda board, _: told.append(board.title))
    checker.want(titled("old"))
    qtbot.waitUntil(lambda: gate.begun.acquire(blocking=False))
    with qtbot.waitSignal(checker.checked):
        checker.want(titled("newer"))
        checker.want(titled("newest"))
        gate.open.release(2)
    assert gate.seen == ["old", "newest"]
    assert told == ["newest"]
    checker.stop()


def test_a_check_that_breaks_down_is_told_and_the_next_board_is_checked(qtbot: QtBot) -> None:
    def fragile(board: Board) -> tuple[Finding, ...]:
        if board.title == "bad":
            raise ZeroDivisionError("by nought")
        return name_it(board)

    checker = Checker(fragile)
    with qtbot.waitSignal(checker.failed) as failed:
        checker.want(titled("bad"))
    assert failed.args is not None
    assert "ZeroDivisionError: by nought" in failed.args[0]
    with qtbot.waitSignal(checker.checked):
        checker.want(titled("good"))
    checker.stop()


def test_a_check_that_keeps_breaking_down_is_told_once_until_one_succeeds(qtbot: QtBot) -> None:
    def fragile(board: Board) -> tuple[Finding, ...]:
        if board.title == "bad":
            raise ZeroDivisionError("by nought")
        return name_it(board)

    checker = Checker(fragile)
    told: list[str] = []
    checker.failed.connect(told.append)
    for expected in (1, 2):
        for _ in range(2):
            checker.want(titled("bad"))
            qtbot.waitUntil(lambda: not checker.is_busy)
        assert len(told) == expected
        with qtbot.waitSignal(checker.checked):
            checker.want(titled("good"))
    checker.stop()


def test_a_stopped_checker_tells_nothing_more(qtbot: QtBot, gate: Gate) -> None:
    checker = Checker(gate)
    told: list[Board] = []
    checker.checked.connect(lambda board, _: told.append(board))
    checker.want(titled("A"))
    qtbot.waitUntil(lambda: gate.begun.acquire(blocking=False))
    gate.open.release()
    checker.stop()
    qtbot.wait(20)
    assert told == []


def test_findings_follow_the_board_of_a_session(make_session: MakeSession, qtbot: QtBot) -> None:
    session = make_session(check=name_it)
    for title in ("New", "Newer"):
        with qtbot.waitSignal(session.findings_changed):
            session.apply(SetField("title", title))
        assert [finding.message for finding in session.findings] == [f"It is called {title}."]


def test_a_session_checks_by_all_the_rules_there_are(make_session: MakeSession, qtbot: QtBot) -> None:
    session = make_session(check=check)
    with qtbot.waitSignal(session.findings_changed):
        session.apply(PlaceTown(Town("", Hex(1, 1))))
    assert any("name" in finding.message for finding in session.findings)
