"""Swaps that fix a draw: on the Severn board with its keys shuffled."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine.board.document import Board
from engine.board.rules import Override
from engine.checks.check_runner import check
from engine.checks.keys.draws.drawing import draw_of
from engine.checks.keys.draws.outcomes import chance_of
from engine.checks.keys.draws.swaps import best_swaps, swapped
from engine.diagnostics.findings import Finding, Severity
from engine.edits.keys import SwapKeys
from engine.rulesets.editions import rules_of
from tests.engine.checks.found import found_by
from tests.engine.checks.keys.draws.small import card_draw, dice_draw, legal_but
from tests.shipped import shipped

PAIRS = list(combinations(range(8), 2))


def severn(least: int) -> Board:
    """Return the Severn board, played with a minimum run."""
    board = shipped("severn")
    return board.edited(special_rules=(*board.special_rules, Override((("min_run", least),))))


def shuffled(board: Board, sectors: bool, seed: int) -> Board:
    """Return a board with its town keys shuffled, each within its sector or over the whole map."""
    random, keys = Random(seed), board.key_scheme.towns
    groups = [[key for key in keys if key[0] == tens] for tens in "123456"] if sectors else [list(keys)]
    swaps = [
        (group[last], group[random.randint(0, last)])
        for group in groups
        for last in range(len(group) - 1, 0, -1)
    ]
    return SwapKeys(tuple(swap for swap in swaps if swap[0] != swap[1])).apply(board)


def failing(board: Board) -> list[Finding]:
    """Return what is found of a board's draw; kept, since looking for swaps takes seconds."""
    drawn = board.towns, board.special_rules, board.keys
    if drawn not in _found:
        _found[drawn] = found_by(board, "R102")
    return _found[drawn]


_found: dict[object, list[Finding]] = {}


@pytest.mark.slow
@pytest.mark.parametrize(("sectors", "least", "seed"), [(True, 6, 0), (True, 6, 1), (False, 8, 2)])
def test_the_fix_of_an_impossible_draw_mends_the_severn_board_with_shuffled_keys(
    sectors: bool, least: int, seed: int
) -> None:
    board = shuffled(severn(least), sectors, seed)
    (finding,) = failing(board)
    (fix,) = finding.fixes
    mended = fix.edit.apply(board)
    assert failing(mended) == []
    assert {key for town in mended.towns for key in town.keys} == set(board.key_scheme.towns)
    assert [len(town.keys) for town in mended.towns] == [len(town.keys) for town in board.towns]
    amiss = [
        {each.id for each in check(either) if each.severity is not Severity.NOTE}
        for either in (mended, board)
    ]
    assert amiss[0] < amiss[1]


@pytest.mark.slow
def test_where_the_board_asks_for_longer_runs_that_is_undone_first_and_keys_say_what_they_leave() -> None:
    board = severn(8)
    (finding,) = failing(board)
    shorter, regrouping, swapping = finding.fixes
    left = [next(iter(failing(fix.edit.apply(board)))).message for fix in (regrouping, swapping)]
    shares = [float(told.partition("about ")[2].partition(" %")[0]) for told in left]
    assert f"still about {shares[0]} %" in regrouping.title
    assert f"reduces the share to about {shares[1]} %" in swapping.title
    assert shares[0] < shares[1] < 28
    assert shorter.title.startswith("Set the minimum run to 4 links; ")
    assert failing(shorter.edit.apply(board)) == []
    assert rules_of(shorter.edit.apply(board)).min_run == 4


def test_where_swaps_cure_the_draw_no_more_is_moved() -> None:
    board = shuffled(severn(7), False, 1)
    (finding,) = failing(board)
    (fix,) = finding.fixes
    assert fix.title.startswith("Swap ")
    assert failing(fix.edit.apply(board)) == []


@pytest.mark.slow
def test_swaps_are_not_said_to_lessen_what_they_leave_as_it_is() -> None:
    """What few draws promise must show in many: else the same fix is offered for ever."""
    board = severn(8)
    for _ in range(4):
        found = failing(board)
        swaps = [fix.edit for finding in found for fix in finding.fixes if isinstance(fix.edit, SwapKeys)]
        if not swaps:
            break
        after = swaps[0].apply(board)
        assert share_of(after) < share_of(board) - 0.002
        board = after
    else:
        raise AssertionError("Keys are given anew again and again.")


def share_of(board: Board) -> float:
    draw = draw_of(board)
    assert draw is not None
    return draw.chance().share


@pytest.mark.parametrize("wrong", ["17", "45"])
def test_of_a_draw_nothing_is_said_until_the_keys_are_right(wrong: str) -> None:
    """K102 and K103 tell of the keys; what the draw is without them is not known yet."""
    board = severn(8)
    first = next(town for town in board.towns if town.keys)
    spoilt = board.edited(
        towns=tuple(replace(t, keys=(*t.keys, wrong)) if t is first else t for t in board.towns)
    )
    assert failing(board)
    assert failing(spoilt) == []
    assert failing(board.edited(keys="dice-36")) == []


def test_the_severn_board_as_it_is_draws_well() -> None:
    assert failing(severn(3)) == []


def test_towns_near_each_other_are_given_keys_that_are_not_left_together() -> None:
    towns = tuple(f"{tens}{units}" for tens in "123" for units in "123")[:8]
    process, legal = dice_draw(towns), legal_but(8, (3, 4), (4, 5), (3, 5))
    swaps = best_swaps(process, legal, 0.01, PAIRS, lambda _swaps: True)
    before, after = (chance_of(process, each, 20_000).share for each in (legal, swapped(legal, swaps)))
    assert after < before / 2


def test_only_swaps_that_are_allowed_are_made() -> None:
    towns = tuple(f"{tens}{units}" for tens in "123" for units in "123")[:8]
    process, legal = dice_draw(towns), legal_but(8, (3, 4), (4, 5), (3, 5))
    assert best_swaps(process, legal, 0.01, PAIRS, lambda _swaps: False) == ()


def test_no_swap_of_cards_helps() -> None:
    assert best_swaps(card_draw(6), legal_but(6, (0, 1), (2, 3)), 0.0, PAIRS, lambda _swaps: True) == ()


def test_pairs_are_swapped_one_after_the_other() -> None:
    legal = legal_but(4, (0, 1))
    moved = swapped(legal, ((1, 2), (2, 3)))
    assert not moved[0, 3]
    assert moved.sum() == legal.sum()
