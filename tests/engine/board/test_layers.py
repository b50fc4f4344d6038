"""Layers of a board."""

import numpy as np

from engine.board.layers import blank_layer, codes_in, painted
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet


def test_each_code_of_a_layer_is_found_once_and_in_order() -> None:
    sheet = Sheet(4, 3)
    layer = painted(painted(blank_layer(sheet, 5), sheet, [Hex(0, 0)], 9), sheet, [Hex(1, 0)], 2)
    assert codes_in(layer) == [2, 5, 9]
    assert codes_in(layer[layer > 5]) == [9]
    assert codes_in(np.empty(0, np.uint8)) == []
