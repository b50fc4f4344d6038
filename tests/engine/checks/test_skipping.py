"""What is listed as skipped are the checks that fall silent, and no others."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from engine.board.document import Board
from engine.board.rules import StartRule
from engine.checks.check_runner import check
from engine.checks.frame import board_size
from engine.checks.skipping import OF_KEYS, OF_RULES, OF_SIZE, OF_STARTS, Skipped, asked, skipped_of
from studio.proofing.catalogue import ALL_CHECKS
from tests.engine.checks.boards import Case, good_board
from tests.engine.checks.cases import BAD

_CHECKS = {each.code: each for each in ALL_CHECKS}
_OF_PRINT = "P"
"""The family with boards of its own (tests/studio/proofing)."""
_OF_A_START = {"T114", "T118", "T126", "X113", "X116", "X118", "X136", "X137", "X143", "X160"}
"""Codes that are about the starts there are: without any there is nothing to judge."""
_OF_A_KEY = {"B120", "K107", "T126"}
"""Codes that are about the very keys the test takes away."""


def silenced(change: Callable[[Board], Board]) -> set[str]:
    """Return the codes that find nothing any more on any of their bad boards once these are changed."""
    gone: set[str] = set()
    there: set[str] = set()
    for case in telling():
        (there if _finds(case.code, change(case.board)) else gone).add(case.code)
    return gone - there


@cache
def telling() -> tuple[Case, ...]:
    """Return the bad boards of which the checks say what they should as they are."""
    return tuple(case for case in BAD if case.code in _CHECKS and _finds(case.code, case.board))


def _finds(code: str, board: Board) -> bool:
    return any(finding.code == code for finding in _CHECKS[code].find(board))


def startless(board: Board) -> Board:
    """Return a board on which no company can begin."""
    rules = tuple(rule for rule in board.special_rules if not isinstance(rule, StartRule))
    return board.edited(towns=tuple(replace(town, start=False) for town in board.towns), special_rules=rules)


def with_a_key_less(board: Board) -> Board:
    """Return a board whose first town with keys has none."""
    first = next((town for town in board.towns if town.keys), None)
    towns = (replace(town, keys=()) if town is first else town for town in board.towns)
    return board.edited(towns=tuple(towns))


@pytest.mark.slow
def test_on_a_vast_board_the_checks_listed_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    assert telling()
    monkeypatch.setattr(board_size, "MOST_HEXES", 0)
    of_the_engine = {code for code in OF_SIZE if not code.startswith(_OF_PRINT)}
    assert silenced(lambda board: board) == of_the_engine
    assert all(code in board_size.BoardVast.explanation() for code in ("R110", "T141", "P113"))


@pytest.mark.slow
def test_where_the_rules_are_unknown_the_checks_listed_are_skipped() -> None:
    assert silenced(lambda board: board.edited(rules="nonesuch")) == set(OF_RULES)


@pytest.mark.slow
def test_without_a_start_the_checks_listed_are_skipped() -> None:
    assert silenced(startless) - _OF_A_START == set(OF_STARTS)


@pytest.mark.slow
def test_with_a_key_missing_the_checks_listed_are_skipped() -> None:
    assert silenced(with_a_key_less) - _OF_A_KEY == set(OF_KEYS)


def test_each_reason_is_told_with_its_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert skipped_of(good_board(), check(good_board(), ALL_CHECKS)) == ()
    for board, codes, word in (
        (good_board().edited(rules="nonesuch"), OF_RULES, "X101"),
        (startless(good_board()), OF_STARTS, "no start"),
        (with_a_key_less(good_board()), OF_KEYS, "K101"),
    ):
        (skipped,) = skipped_of(board, check(board, ALL_CHECKS))
        assert skipped.codes == codes
        assert word in skipped.reason
    monkeypatch.setattr(board_size, "MOST_HEXES", 0)
    (skipped,) = skipped_of(good_board(), ())
    assert skipped.codes == OF_SIZE


def test_one_cause_lets_all_else_wait() -> None:
    case = next(case for case in BAD if case.code == "T140")
    (skipped,) = skipped_of(case.board, check(case.board))
    assert skipped == Skipped((), "Everything else must wait until T140 is settled.")


def test_of_skipped_checks_only_those_asked_for_are_told() -> None:
    skipped = (Skipped(("N101", "R101"), "No start."), Skipped((), "Everything."))
    assert asked(skipped, ["R"], []) == (Skipped(("R101",), "No start."), skipped[1])
    assert asked(skipped, [], ["N", "R101"]) == skipped[1:]
    assert asked(skipped, [], []) == skipped
