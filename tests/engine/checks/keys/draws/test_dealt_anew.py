"""The boards we ship with all their keys dealt again: fixes alone bring them back into order."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from engine.board.document import Board
from engine.checks.catalogue import CHECKS
from engine.checks.check_runner import check
from engine.checks.fixing import Mended, Mending
from engine.diagnostics.findings import Finding, Severity
from tests.shipped import shipped

OF_KEYS = tuple(each for each in CHECKS if each.code[0] in "KR")


def by_key(board: Board, random: Random) -> Board:
    """Exchange the owners of all keys; towns that share one go on sharing one."""
    keys = list(dict.fromkeys(key for town in board.towns for key in town.keys))
    named = dict(zip(keys, random.sample(keys, len(keys)), strict=True))
    return board.edited(
        towns=tuple(replace(town, keys=tuple(named[key] for key in town.keys)) for town in board.towns)
    )


def by_town(board: Board, random: Random) -> Board:
    """Give each town the keys of another, so that small towns lose their partners."""
    given = [town.keys for town in board.towns if town.keys]
    random.shuffle(given)
    return board.edited(
        towns=tuple(replace(town, keys=given.pop()) if town.keys else town for town in board.towns)
    )


def one_by_one(board: Board, random: Random) -> Board:
    """Deal the keys out one by one, each town as many as it had."""
    pack = [key for town in board.towns for key in town.keys]
    random.shuffle(pack)
    return board.edited(
        towns=tuple(replace(town, keys=tuple(pack.pop() for _ in town.keys)) for town in board.towns)
    )


def wrong(board: Board) -> list[Finding]:
    return [finding for finding in check(board, OF_KEYS) if finding.severity is not Severity.NOTE]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("name", "deal"),
    [("severn", by_key), ("severn", by_town), ("severn", one_by_one), ("ireland", by_key)],
)
def test_fixes_bring_keys_dealt_anew_into_order_and_the_draw_to_a_good_end(
    name: str, deal: Callable[[Board, Random], Board], seed: int
) -> None:
    """6.A4, 6.B1a, 6.B1d: no error is left and no draw that fails often, at the minimum run of the board."""
    board = shipped(name)
    dealt = deal(board, Random(seed))
    assert wrong(dealt)
    steps = Mending(lambda each: check(each, OF_KEYS), lambda finding: finding.fixes).steps(dealt)
    mended = [step.board for step in steps if isinstance(step, Mended)][-1]
    assert wrong(mended) == []
    keys = [{key for town in each.towns for key in town.keys} for each in (mended, board)]
    assert keys[0] == keys[1]
