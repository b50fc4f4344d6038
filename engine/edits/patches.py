"""Edits of many hexes at once: put a patch down, clear hexes, move what they hold."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, replace

import numpy as np

from engine.board.contents import contents_of
from engine.board.document import Board
from engine.board.layers import frozen
from engine.board.patches import Patch
from engine.board.terrain import OFF, OPEN
from engine.edits.landing import landed
from engine.edits.protocol import Edit, Several
from engine.hexes.lattice import Hex
from engine.hexes.many import Mask, axial_of, beside, hexes_of, masked, unmasked
from engine.sayings import Phrase


@dataclass(frozen=True)
class PutDown:
    """Put a patch down where its hexes lie.

    Its ground takes the place of the ground there, its towns that of towns on the same hexes; all
    else that stands there stays. :func:`engine.edits.landing.landed` says what cannot be had.
    """

    patch: Patch
    label: Phrase = "Paste"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Put down as much of the patch as the board can take."""
        return landed(board, self.patch).board


@dataclass(frozen=True)
class ClearHexes:
    """Take away what stands on hexes, and with ``ground`` the ground too.

    What runs over other hexes as well stays, save the pieces of lines. The ground becomes what most
    of the hexes around are, so that an island that is cut leaves sea.
    """

    hexes: frozenset[Hex]
    ground: bool = False
    label: Phrase = "Delete contents"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Clear those of the hexes that are on the map."""
        there = masked(board.sheet, axial_of(self.hexes)) & (board.terrain != OFF)
        is_whole = np.count_nonzero(there) == len(self.hexes)
        hexes = self.hexes if is_whole else frozenset(hexes_of(unmasked(board.sheet, there)))
        before = contents_of(board)
        left = before.without(hexes)
        if not self.ground:
            left = replace(left, waters=before.waters, city_regions=before.city_regions)
        cleared = board if left == before else board.edited(**vars(left))
        return _levelled(cleared, there) if self.ground else cleared


def moving(patch: Patch, home: frozenset[Hex], label: Phrase = "Move") -> Edit:
    """Return the edit that puts a patch down elsewhere and clears the hexes it was lifted from."""
    return Several(label, (ClearHexes(home, ground=True), PutDown(patch)))


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
