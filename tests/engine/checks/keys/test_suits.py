"""Suits of a board of cards: parts of the map, as sectors are on one of dice (6.B1b)."""

from dataclasses import replace
from random import Random

import pytest

from engine.board.document import Board
from engine.board.keys import RANKS, SUITS
from engine.checks.check_runner import check
from engine.checks.keys.misplaced_keys import KeyOutlying
from engine.checks.keys.sectors import SectorScattered
from engine.diagnostics.findings import Severity
from engine.edits.keys import SwapKeys
from tests.shipped import shipped


def dealt(seed: int) -> Board:
    """Return Ireland with the keys of its towns shuffled among them."""
    board = shipped("ireland")
    keyed = [town for town in board.towns if town.keys]
    given = dict(zip(keyed, Random(seed).sample([t.keys for t in keyed], len(keyed)), strict=True))
    return board.edited(towns=tuple(replace(t, keys=given.get(t, ())) for t in board.towns))


def keys_of(board: Board) -> set[str]:
    return {key for town in board.towns for key in town.keys}


@pytest.mark.parametrize("seed", range(6))
def test_shuffled_cards_are_reported_once_and_regrouped_by_suit(seed: int) -> None:
    board = dealt(seed)
    (found,) = SectorScattered().find(board)
    assert found.subject == "suits"
    assert found.message.startswith("The towns of 4 of 4 suits are ")
    (fix,) = found.fixes
    mended = fix.edit.apply(board)
    assert keys_of(mended) == keys_of(board)
    assert not [*SectorScattered().find(mended), *KeyOutlying().find(mended)]


@pytest.mark.parametrize(("one", "other"), [("8S", "8D"), ("5H", "2C"), ("4S", "AD")])
def test_two_cards_exchanged_between_suits_are_swapped_back(one: str, other: str) -> None:
    board = SwapKeys(((one, other),)).apply(shipped("ireland"))
    (found,) = KeyOutlying().find(board)
    assert " seem to be swapped. They are about " in found.message
    assert " hexes from their suits; swapped, " in found.message
    assert set(found.subject.split(",")) == {one, other}
    assert found.fixes[0].edit.apply(board) == shipped("ireland")


def test_a_card_far_from_its_suit_is_reported_with_the_suits_names() -> None:
    board = SwapKeys((("4S", "AD"), ("AD", "KC"))).apply(shipped("ireland"))
    (found,) = KeyOutlying().find(board)
    assert found.message.startswith(
        "Key 4S (Cork) is about 29 hexes from the spades, but 8 from the diamonds."
    )
    assert found.hexes == (board.towns_by_name["Cork"].hex,)


def test_three_cards_gone_round_are_reported_once_and_turned_back() -> None:
    board = SwapKeys((("9D", "6H"), ("6H", "3C"))).apply(shipped("ireland"))
    (found,) = KeyOutlying().find(board)
    assert found.message.startswith("Three keys seem to be rotated. ")
    (fix,) = found.fixes
    assert fix.edit.apply(board) == shipped("ireland")


def test_one_strewn_suit_is_reported_by_its_name() -> None:
    ring = ("5H-4S", "6H-7S", "7H-5D", "8H-7D", "9H-5C", "10H-7C")
    board = SwapKeys(tuple((each.split("-")[0], each.split("-")[1]) for each in ring)).apply(
        shipped("ireland")
    )
    (found,) = SectorScattered().find(board)
    assert found.subject == "H"
    assert found.message.startswith("The towns of the suit of hearts are ")


def test_cards_laid_out_by_ranks_are_not_reported() -> None:
    """A board whose four aces lie together, then its twos, is in order too."""
    board = shipped("ireland")
    cards = [f"{rank}{suit}" for rank in RANKS for suit in SUITS]
    spread = sorted((t for t in board.towns if t.keys), key=lambda t: board.sheet.rank(t.hex))
    named = dict(zip(spread, cards, strict=False))
    by_rank = board.edited(
        towns=tuple(replace(t, keys=(named[t],) if t in named else ()) for t in board.towns), specials=()
    )
    assert not list(SectorScattered().find(by_rank))


def test_the_cards_of_the_board_we_ship_are_in_order() -> None:
    assert not [each.id for each in check(shipped("ireland")) if each.code in {"K106", "K107"}]
    assert not [each.id for each in check(shipped("ireland")) if each.severity is Severity.ERROR]
