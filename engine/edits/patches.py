"""Edits of many hexes at once: put a patch down, clear hexes, move what they hold."""

from collections.abc import Hashable
from dataclasses import dataclass

from engine.board.document import Board
from engine.board.patches import Patch
from engine.edits.clearing import cleared
from engine.edits.patch_pasting import landed, relocated
from engine.hexes.lattice import Hex
from engine.messages import Phrase


@dataclass(frozen=True)
class PutDown:
    """Put a patch down where its hexes lie.

    Its ground takes the place of the ground there, its towns that of towns on the same hexes; all
    else that stands there stays. :func:`engine.edits.patch_pasting.landed` says what cannot be had.
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
        return cleared(board, self.hexes, ground=self.ground)


@dataclass(frozen=True)
class Move:
    """Put a patch down elsewhere on its board and clear the hexes it was lifted from, its ``home``.

    Where it lies at home still, nothing changes. :func:`engine.edits.patch_pasting.relocated` says the rest.
    """

    patch: Patch
    home: frozenset[Hex]
    label: Phrase = "Move"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Move as much of the patch as the board can take."""
        return relocated(board, self.patch, self.home).board
