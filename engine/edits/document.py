"""Edits of the document itself: what is written on it, and whole values of its fields."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Literal

from engine.board.document import Board

Field = Literal[
    "title",
    "designer",
    "licence",
    "players",
    "rules",
    "keys",
    "kinds",
    "countries",
    "waters",
    "city_regions",
    "specials",
    "ferries",
    "permitted_builds",
    "special_rules",
    "errata",
    "underlay",
    "waivers",
]


@dataclass(frozen=True)
class SetField:
    """Set one field of the board to a new value."""

    field: Field
    value: Any
    merge_key: Hashable | None = None

    @property
    def label(self) -> str:
        """Name the field for the undo menu."""
        return f"Change {self.field.replace('_', ' ')}"

    def apply(self, board: Board) -> Board:
        """Set the field, unless it has that value."""
        if getattr(board, self.field) == self.value:
            return board
        return board.edited(**{self.field: self.value})
