"""What is in reach is worked out once for all the checks that ask."""

import pytest

from engine.board.open_links import OpenLinks
from engine.board.starts import all_starts
from engine.board.terrain import OPEN, SEA
from engine.checks.catalogue import CHECKS
from engine.checks.check_runner import check
from engine.checks.reach.reachable_hexes import hexes_in_reach, hexes_of_tracks
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex
from tests.shipped import shipped

ASKING = {"K105", "K109", "K110", "K112", "T105", "T112"}


def test_checks_that_ask_what_is_in_reach_share_one_search(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Hex] = []
    onward = OpenLinks.onward

    def counted(links: OpenLinks, here: Hex) -> object:
        looked.append(here)
        return onward(links, here)

    board = shipped("severn")
    # A hex more of land, so that no board asked about before has the same.
    (sea, *_) = (hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == SEA)
    board = PaintTerrain((sea,), OPEN).apply(board)
    monkeypatch.setattr(OpenLinks, "onward", counted)
    check(board, [each for each in CHECKS if each.code in ASKING])
    assert looked
    assert len(looked) == len(set(looked))


def test_what_is_in_reach_changes_with_the_ground_and_the_starts() -> None:
    board = shipped("severn")
    reach = hexes_of_tracks(board)
    assert reach == hexes_in_reach(board, all_starts(board))
    (start, *_) = all_starts(board)
    drowned = PaintTerrain(tuple(board.sheet.hexes()), SEA).apply(board)
    assert hexes_in_reach(drowned, (start,)) == frozenset()
    assert hexes_in_reach(board, ()) == frozenset()
    assert hexes_in_reach(board, (start,)) <= reach
