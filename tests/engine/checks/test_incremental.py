"""Rounds over a changing board find what a fresh check finds, and ask no check twice in vain."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import ClassVar

import pytest

from engine.board.document import Board, Waiver
from engine.board.terrain import LAKE, OPEN, SEA
from engine.checks.catalogue import CHECKS
from engine.checks.check_runner import check
from engine.checks.frame.check import Check, Scope
from engine.checks.frame.field_watching import WatchedBoard, kept
from engine.checks.incremental import Rounds
from engine.diagnostics.findings import Finding, Severity
from engine.edits.document import SetField
from engine.edits.terrain import PaintTerrain
from tests.engine.checks.boards import SHEET, Case, good_board, painted, with_town
from tests.engine.checks.cases import BAD
from tests.engine.checks.network_boards import bridged


class Titled(Check):
    """A local check that reads the title alone, and counts how often it is asked."""

    code, name, severity = "Z101", "titled", Severity.NOTE
    scope: ClassVar[Scope] = "local"

    def __init__(self) -> None:
        self.asked = 0

    def find(self, board: Board) -> Iterator[Finding]:
        self.asked += 1
        yield self.finding(f"It is called {board.title}.", subject=board.title)


class Towns(Titled):
    """A global check that reads what is worked out from the towns."""

    code, name, severity = "Z102", "towns", Severity.NOTE
    scope: ClassVar[Scope] = "global"

    def find(self, board: Board) -> Iterator[Finding]:
        self.asked += 1
        yield self.finding(f"{len(board.towns_by_name)} towns.", subject=str(len(board.towns_by_name)))


@pytest.mark.parametrize("case", BAD[::10], ids=lambda case: f"{case.code}-{case.subject}")
def test_a_whole_round_finds_what_a_fresh_check_finds_whatever_was_checked_before(case: Case) -> None:
    rounds = Rounds()
    rounds.whole(good_board())
    assert rounds.whole(case.board) == check(case.board)
    assert rounds.whole(good_board()) == check(good_board())


def test_rounds_of_other_checks_go_on_with_what_is_kept() -> None:
    titled, towns, others = Titled(), Towns(), Towns()
    rounds, board = Rounds((titled, towns)), good_board()
    rounds.whole(board)
    assert rounds.of((titled, others)).whole(board) == rounds.whole(board)
    assert (titled.asked, towns.asked, others.asked) == (1, 1, 1)


def test_rounds_follow_any_course_of_edits() -> None:
    checks = tuple(each for each in CHECKS if each.code[0] in "BFKSTVX")
    random, rounds, board = Random(7), Rounds(checks), good_board()
    hexes = list(SHEET.hexes())
    for _ in range(60):
        kinds = random.choice([OPEN, SEA, LAKE])
        board = PaintTerrain((random.choice(hexes),), kinds).apply(board)
        if random.random() < 0.3:
            board = SetField("ferries", board.ferries[1:] or good_board().ferries).apply(board)
        assert rounds.whole(board) == rounds.quick(board) == check(board, checks)


def test_a_check_is_asked_again_only_when_what_it_read_has_changed() -> None:
    titled, towns = Titled(), Towns()
    rounds, board = Rounds((titled, towns)), good_board()
    rounds.whole(board)
    rounds.whole(painted(board, SEA, "A1"))
    assert (titled.asked, towns.asked) == (1, 1)
    rounds.whole(board.edited(title="New"))
    assert (titled.asked, towns.asked) == (2, 1)
    rounds.whole(board.edited(title="New", towns=board.towns[1:]))
    assert (titled.asked, towns.asked) == (2, 2)


def test_a_check_is_not_asked_again_over_a_board_that_came_from_another_process() -> None:
    towns = Towns()
    rounds, board = Rounds((towns,)), good_board()
    rounds.whole(board)
    rounds.whole(pickle.loads(pickle.dumps(board)))
    assert towns.asked == 1


def test_a_quick_round_asks_the_local_checks_and_keeps_the_others_as_renewing() -> None:
    titled, towns = Titled(), Towns()
    rounds, board = Rounds((titled, towns)), good_board()
    assert [finding.code for finding in rounds.quick(board)] == ["Z101"]
    rounds.whole(board)
    after = board.edited(title="New", towns=board.towns[1:])
    local, old = rounds.quick(after)
    assert (local.subject, local.renewing) == ("New", False)
    assert (old.subject, old.renewing) == (str(len(board.towns)), True)
    assert not any(finding.renewing for finding in rounds.whole(after) or ())


def test_a_waiver_is_not_called_unused_before_its_check_was_asked() -> None:
    board = with_town("Clun").edited(waivers=(Waiver("Z102:7", "meant"), Waiver("Z101:x", "old")))
    rounds = Rounds((Titled(), Towns()))
    assert [f.subject for f in rounds.quick(board) if f.code == "V201"] == ["Z101:x"]
    assert [f.subject for f in rounds.whole(board) or () if f.code == "V201"] == ["Z101:x"]


def test_a_round_no_longer_wanted_ends_between_two_checks() -> None:
    titled, towns = Titled(), Towns()
    assert Rounds((titled, towns)).whole(good_board(), lambda: titled.asked == 0) is None
    assert (titled.asked, towns.asked) == (1, 0)


@pytest.mark.parametrize("check_", CHECKS, ids=lambda check_: check_.code)
def test_a_watched_board_is_to_a_check_as_the_board_itself(check_: Check) -> None:
    for case in (case for case in BAD if case.code == check_.code):
        assert kept(check_, case.board).findings == tuple(check_.find(case.board))


def test_a_watched_board_names_the_sources_of_what_is_worked_out() -> None:
    watched = WatchedBoard(good_board())
    assert not watched.read
    assert watched.rivers == good_board().rivers
    assert watched.terrain_at(SHEET.hex_named("A6")) == SEA
    assert [name for name, _ in watched.read] == ["sheet", "terrain", "lines"]


def test_boards_that_checks_try_out_are_watched_too() -> None:
    """Checks that look at the board with an edit made find the same in rounds as at once."""
    board = painted(bridged(1), SEA, "B2")
    assert Rounds(CHECKS).whole(board) == check(board)
