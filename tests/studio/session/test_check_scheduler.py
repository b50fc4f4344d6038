"""Checks in the background: the newest board only, and never on the interface's thread."""

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.places import Town
from engine.checks.check_runner import check
from engine.diagnostics.findings import Finding, Severity
from engine.edits.document import SetField
from engine.edits.towns import PlaceTown
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.session.check_scheduler import CheckScheduler
from studio.session.document import Session
from studio.session.settings.settings import Settings
from tests.engine.checks.network_boards import bridged
from tests.studio.conftest import MakeSession, Wholly

SHEET = Sheet(4, 4)


def titled(title: str) -> Board:
    return new_board(SHEET, title=title)


def name_it(board: Board) -> tuple[Finding, ...]:
    return (Finding("Z101", "title", Severity.NOTE, f"It is called {board.title}."),)


class Gate:
    """Checks of which the whole round waits to be let through; notes which boards and threads they saw."""

    def __init__(self) -> None:
        self.quickly: list[str] = []
        self.seen: list[str] = []
        self.given_up: list[str] = []
        self.threads: set[int] = set()
        self.begun = threading.Semaphore(0)
        self.open = threading.Semaphore(0)

    def quick(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        self.quickly.append(board.title)
        self.threads.add(threading.get_ident())
        return ()

    def whole(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        self.seen.append(board.title)
        self.threads.add(threading.get_ident())
        self.begun.release()
        assert self.open.acquire(timeout=10)
        if not is_wanted():
            self.given_up.append(board.title)
            return None
        return name_it(board)


@pytest.fixture
def gate() -> Gate:
    return Gate()


def told_by(checker: CheckScheduler) -> list[tuple[str, int]]:
    """The titles of the boards a checker says of, with the number of findings."""
    told: list[tuple[str, int]] = []
    checker.checked.connect(lambda board, findings: told.append((board.title, len(findings))))
    return told


def is_idle(checker: CheckScheduler) -> Callable[[], bool]:
    return lambda: not checker.is_busy


def test_a_board_is_checked_on_other_threads_at_once_and_then_wholly(qtbot: QtBot, gate: Gate) -> None:
    checker = CheckScheduler(gate)
    told = told_by(checker)
    checker.want(titled("A"))
    qtbot.waitUntil(lambda: told == [("A", 0)])
    assert checker.is_busy
    gate.open.release()
    qtbot.waitUntil(is_idle(checker))
    assert told == [("A", 0), ("A", 1)]
    assert len(gate.threads) == 2
    assert gate.threads.isdisjoint({threading.get_ident()})
    checker.stop()


def test_boards_wanted_in_quick_succession_are_checked_once(qtbot: QtBot, gate: Gate) -> None:
    checker = CheckScheduler(gate)
    gate.open.release()
    for title in "ABC":
        checker.want(titled(title))
    qtbot.waitUntil(is_idle(checker))
    assert (gate.quickly, gate.seen) == (["C"], ["C"])
    checker.stop()


def test_a_long_check_of_an_older_board_holds_no_quick_one_up_and_is_given_up(
    qtbot: QtBot, gate: Gate
) -> None:
    checker = CheckScheduler(gate)
    told = told_by(checker)
    checker.want(titled("old"))
    qtbot.waitUntil(lambda: gate.begun.acquire(blocking=False))
    checker.want(titled("newer"))
    checker.want(titled("newest"))
    qtbot.waitUntil(lambda: ("newest", 0) in told)
    assert gate.seen == ["old"]
    gate.open.release(2)
    qtbot.waitUntil(is_idle(checker))
    assert gate.seen == ["old", "newest"]
    assert gate.given_up == ["old"]
    assert told == [("old", 0), ("newest", 0), ("newest", 1)]
    checker.stop()


def test_the_long_checks_wait_until_the_hand_rests(qtbot: QtBot, gate: Gate) -> None:
    checker = CheckScheduler(gate)
    gate.open.release()
    told = told_by(checker)
    strokes = [f"stroke {number}" for number in range(4)]
    for title in strokes:
        checker.want(titled(title))
        qtbot.waitUntil(partial(told.__contains__, (title, 0)))
    qtbot.waitUntil(is_idle(checker))
    assert gate.quickly == strokes
    assert gate.seen == strokes[-1:]
    checker.stop()


def fragile(board: Board) -> tuple[Finding, ...]:
    if board.title == "bad":
        raise ZeroDivisionError("by nought")
    return name_it(board)


class FragileInTheEnd(Wholly):
    """Checks that break down only when everything is checked."""

    def quick(self, board: Board, is_wanted: Callable[[], bool]) -> tuple[Finding, ...] | None:
        return ()


@pytest.mark.parametrize("checks", [Wholly(fragile), FragileInTheEnd(fragile)])
def test_a_check_that_breaks_down_is_reported_and_the_next_board_is_checked(
    qtbot: QtBot, checks: Wholly
) -> None:
    checker = CheckScheduler(checks)
    told = told_by(checker)
    with qtbot.waitSignal(checker.failed) as failed:
        checker.want(titled("bad"))
    assert failed.args is not None
    assert "ZeroDivisionError: by nought" in failed.args[0]
    checker.want(titled("good"))
    qtbot.waitUntil(is_idle(checker))
    assert told[-1] == ("good", 1)
    checker.stop()


def test_a_check_that_keeps_breaking_down_is_reported_once_until_one_succeeds(qtbot: QtBot) -> None:
    checker = CheckScheduler(Wholly(fragile))
    failures: list[str] = []
    checker.failed.connect(failures.append)
    for expected in (1, 2):
        for _ in range(2):
            checker.want(titled("bad"))
            qtbot.waitUntil(is_idle(checker))
        assert len(failures) == expected
        checker.want(titled("good"))
        qtbot.waitUntil(is_idle(checker))
    checker.stop()


def test_a_stopped_checker_tells_nothing_more(qtbot: QtBot, gate: Gate) -> None:
    checker = CheckScheduler(gate)
    told = told_by(checker)
    checker.want(titled("A"))
    qtbot.waitUntil(lambda: gate.begun.acquire(blocking=False))
    told.clear()
    gate.open.release()
    checker.stop()
    qtbot.wait(20)
    assert told == []
    assert not checker.is_busy


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


def test_the_next_document_of_a_session_gets_no_findings_of_the_one_before(
    tmp_path: Path, qtbot: QtBot
) -> None:
    settings = Settings(tmp_path / "settings.json")
    session = Session(bridged(2), tmp_path / "recovery", settings)
    qtbot.waitUntil(lambda: bool(session.findings) and not session.is_checking)
    assert any("Ayr" in finding.message for finding in session.findings)
    told: list[Finding] = []
    session.findings_changed.connect(told.extend)
    session.new(new_board(session.board.sheet))
    qtbot.waitUntil(lambda: bool(told) and not session.is_checking)
    assert not [finding for finding in told if "Ayr" in finding.message]
    session.close()
    session.deleteLater()
