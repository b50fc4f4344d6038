"""Edits of the ground: terrain and countries."""

from collections.abc import Hashable
from dataclasses import dataclass

from engine.board.document import Board
from engine.board.layers import painted
from engine.board.terrain import FIRST_OWN, NAMES
from engine.hexes.lattice import Hex


@dataclass(frozen=True)
class PaintTerrain:
    """Give hexes a terrain; ``stroke`` joins the pieces of one drag into one undo."""

    hexes: tuple[Hex, ...]
    code: int
    stroke: Hashable | None = None

    @property
    def label(self) -> str:
        """Name the terrain for the undo menu."""
        return f"Paint {NAMES[self.code] if self.code < FIRST_OWN else 'terrain'}"

    @property
    def merge_key(self) -> Hashable | None:
        """Merge within one stroke of one terrain."""
        return None if self.stroke is None else ("terrain", self.code, self.stroke)

    def apply(self, board: Board) -> Board:
        """Paint the hexes that lie on the sheet."""
        if not 0 <= self.code < FIRST_OWN + len(board.kinds):
            return board
        layer = painted(board.terrain, board.sheet, self.hexes, self.code)
        return board if layer is board.terrain else board.edited(terrain=layer)


@dataclass(frozen=True)
class PaintCountry:
    """Give hexes to the country with a number (from 1), or to nobody with 0."""

    hexes: tuple[Hex, ...]
    number: int
    stroke: Hashable | None = None
    label: str = "Paint country"

    @property
    def merge_key(self) -> Hashable | None:
        """Merge within one stroke of one country."""
        return None if self.stroke is None else ("country", self.number, self.stroke)

    def apply(self, board: Board) -> Board:
        """Paint the hexes that lie on the sheet."""
        if not 0 <= self.number <= len(board.countries):
            return board
        layer = painted(board.country, board.sheet, self.hexes, self.number)
        return board if layer is board.country else board.edited(country=layer)
