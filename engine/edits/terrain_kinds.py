"""Edits of the kinds of terrain a board adds to the built-in ones."""

from collections.abc import Hashable
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase, digits

import numpy as np

from engine.board.document import Board
from engine.board.layers import frozen
from engine.board.terrain import FIRST_OWN, MOST_OWN, OPEN, SYMBOLS, TerrainKind
from engine.edits.listing import replaced
from engine.messages import Phrase

_SIGNS = "+*@&$!?/<>"


@dataclass(frozen=True)
class AddKind:
    """Give the board one more kind of terrain."""

    kind: TerrainKind
    label: Phrase = "Add kind of terrain"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Add the kind, unless its symbol is another's or there are as many as there can be."""
        if len(board.kinds) >= MOST_OWN or not is_free_symbol(board, self.kind.symbol):
            return board
        return board.edited(kinds=(*board.kinds, self.kind))


@dataclass(frozen=True)
class ChangeKind:
    """Change a kind of terrain: its name, cost, delay, colour, pattern or symbol. The ground keeps it."""

    old: TerrainKind
    new: TerrainKind
    label: Phrase = "Change kind of terrain"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Replace the kind, unless its new symbol is another's."""
        if self.old == self.new or self.old not in board.kinds:
            return board
        if self.new.symbol != self.old.symbol and not is_free_symbol(board, self.new.symbol):
            return board
        return board.edited(kinds=replaced(board.kinds, self.old, self.new))


@dataclass(frozen=True)
class RemoveKind:
    """Take a kind of terrain off the board; ground of that kind becomes open."""

    kind: TerrainKind
    label: Phrase = "Remove kind of terrain"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Remove the kind, and count the codes after it down by one."""
        if self.kind not in board.kinds:
            return board
        index = board.kinds.index(self.kind)
        codes = np.arange(FIRST_OWN + MOST_OWN, dtype=np.uint8)
        codes[FIRST_OWN + index] = OPEN
        codes[FIRST_OWN + index + 1 :] -= 1
        return board.edited(kinds=replaced(board.kinds, self.kind), terrain=frozen(codes[board.terrain]))


def is_free_symbol(board: Board, symbol: str) -> bool:
    """Return whether a symbol can stand for a kind of terrain that is to come."""
    return len(symbol) == 1 and symbol not in {*SYMBOLS, *(kind.symbol for kind in board.kinds)}


def free_symbol(board: Board, name: str = "") -> str:
    """Return a symbol no kind has yet, from the letters of a name if there is one among them.

    There is one as long as the board can have another kind: signs follow when letters and digits are taken.
    """
    own = [sign for sign in name.lower() if sign.isascii() and sign.isalnum()]
    usual: list[str] = [*own, *ascii_lowercase, *ascii_uppercase, *digits, *_SIGNS]
    return next(sign for sign in usual if is_free_symbol(board, sign))


def hexes_of_kind(board: Board, kind: TerrainKind) -> int:
    """Return how many hexes are of a kind of terrain."""
    return int(np.count_nonzero(board.terrain == FIRST_OWN + board.kinds.index(kind)))
