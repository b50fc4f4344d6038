"""Swaps of keys."""

from engine.edits.keys import SwapKeys
from tests.engine.checks.boards import good_board, keys_of, town


def keys_by_town(*swaps: tuple[str, str]) -> dict[str, tuple[str, ...]]:
    board = good_board().edited(towns=(*good_board().towns, town("Cleo", "F4", "31", small=True)))
    return {each.name: each.keys for each in SwapKeys(swaps).apply(board).towns}


def test_all_owners_of_two_keys_swap_them() -> None:
    swapped = keys_by_town(("11", "31"))
    assert swapped["Ayr"] == (*keys_of(1)[1:], "31")
    assert swapped["Clun"] == ("11", *keys_of(3)[1:])
    assert swapped["Cleo"] == ("11",)


def test_swaps_are_made_one_after_the_other() -> None:
    swapped = keys_by_town(("11", "31"), ("31", "41"))
    assert (swapped["Ayr"][-1], swapped["Clun"][0], swapped["Dent"][0]) == ("41", "11", "31")


def test_a_swap_that_changes_nothing_is_the_same_board() -> None:
    board = good_board()
    assert SwapKeys((("11", "31"), ("31", "11"))).apply(board) is board
    assert SwapKeys(()).apply(board) is board
