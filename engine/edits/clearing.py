"""Hexes cleared of what stands on them, and of their ground."""

from collections import Counter
from dataclasses import replace

import numpy as np

from engine.board.contents import contents_of
from engine.board.document import Board
from engine.board.layers import frozen
from engine.board.terrain import OFF, OPEN
from engine.hexes.hex_arrays import Mask, axial_of, beside, hexes_of, masked, unmasked
from engine.hexes.lattice import Hex


def cleared(board: Board, hexes: frozenset[Hex], *, ground: bool) -> Board:
    """Take away what stands on those of some hexes that are on the map, and with ``ground`` the ground too.

    What runs over other hexes as well stays, save the pieces of lines. The ground becomes what most
    of the hexes around are, so that an island that is cut leaves sea.
    """
    there = masked(board.sheet, axial_of(hexes)) & (board.terrain != OFF)
    is_whole = np.count_nonzero(there) == len(hexes)
    hexes = hexes if is_whole else frozenset(hexes_of(unmasked(board.sheet, there)))
    before = contents_of(board)
    left = before.without(hexes)
    if not ground:
        left = replace(left, waters=before.waters, city_regions=before.city_regions)
    emptied = board if left == before else board.edited(**vars(left))
    return _levelled(emptied, there) if ground else emptied


def _levelled(board: Board, hexes: Mask) -> Board:
    """Return a board whose hexes have the ground and country that most of those around them have."""
    around = beside(board.sheet, hexes) & ~hexes & (board.terrain != OFF)
    usual = Counter(zip(board.terrain[around].tolist(), board.country[around].tolist(), strict=True))
    # Equal counts go to the lower terrain, so that the same is left whatever the order.
    code, number = min(usual, key=lambda ground: (-usual[ground], ground), default=(OPEN, 0))
    terrain, country = board.terrain.copy(), board.country.copy()
    terrain[hexes], country[hexes] = code, number
    if (terrain == board.terrain).all() and (country == board.country).all():
        return board
    return board.edited(terrain=frozen(terrain), country=frozen(country))
