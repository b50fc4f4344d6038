"""Bodies of water told of a whole sheet at once are those one finds by going from hex to hex."""

import numpy as np
import pytest

from engine.board.document import new_board
from engine.board.layers import frozen
from engine.board.terrain import LAKE, OPEN, SEA
from engine.checks.reach.water_bodies import bodies, bodies_of, numbered
from engine.hexes.hex_arrays import Mask
from engine.hexes.lattice import neighbours
from engine.hexes.sheet import Sheet, Shifted, Top


def walked(sheet: Sheet, mask: Mask) -> set[frozenset[tuple[int, int]]]:
    """The places of a mask in sets that hang together, found by going from hex to hex."""
    left = {sheet.hex_at(int(column), int(row)) for row, column in np.argwhere(mask)}
    found = set()
    while left:
        patch = [left.pop()]
        for hex_ in patch:
            beside = left.intersection(neighbours(hex_))
            left -= beside
            patch += beside
        found.add(frozenset(map(sheet.place_of, patch)))
    return found


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_numbers_are_those_of_what_hangs_together_in_all_layouts(top: Top, shifted: Shifted) -> None:
    chances = np.random.default_rng(11)
    for share in (0.0, 0.3, 0.5, 0.6, 0.8, 1.0) * 6:
        columns, rows = chances.integers(1, 12, 2).tolist()
        sheet = Sheet(columns, rows, top, shifted)
        mask = chances.random((rows, columns)) < share
        numbers = numbered(sheet, mask)
        assert ((numbers > 0) == mask).all()
        told = {
            frozenset((int(column), int(row)) for row, column in np.argwhere(numbers == number))
            for number in np.unique(numbers[mask])
        }
        assert told == walked(sheet, mask)


def test_a_sea_and_a_lake_that_touch_are_one_body_and_another_lake_is_not() -> None:
    ground = np.array([[SEA, LAKE, OPEN, LAKE]], dtype=np.uint8)
    board = new_board(Sheet(4, 1), terrain=frozen(ground))
    sea, lake, _, other = board.sheet.hexes()
    names = bodies_of(board, [sea, lake, other])
    assert names[sea] == names[lake] != names[other]


def test_bodies_are_found_once_for_a_ground_on_a_sheet_and_again_on_another() -> None:
    ground = frozen(np.array([[OPEN, SEA], [SEA, OPEN]], dtype=np.uint8))
    odd, even = Sheet(2, 2, shifted="odd"), Sheet(2, 2, shifted="even")
    numbers = bodies(odd, ground)
    assert bodies(odd, ground) is numbers
    assert {int(numbers.max()), int(bodies(even, ground).max())} == {1, 2}
