"""Edits of the document itself: what is written on it, and whole values of its fields."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from engine.board.document import Board
from engine.messages import Phrase

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
    "earth",
    "waivers",
]

_LABELS: Final[Mapping[Field, Phrase]] = {
    "title": "Change title",
    "designer": "Change designer",
    "players": "Change players",
    "licence": "Change licence",
    "keys": "Change keys",
    "rules": "Change rules",
    "kinds": "Change kinds of terrain",
    "countries": "Change countries",
    "waters": "Change waters",
    "city_regions": "Change regions",
    "specials": "Change specials",
    "ferries": "Change ferries",
    "permitted_builds": "Change permitted builds",
    "special_rules": "Change special rules",
    "errata": "Change errata",
    "underlay": "Change picture to trace",
    "earth": "Change place on the earth",
    "waivers": "Change waivers",
}


@dataclass(frozen=True)
class SetField:
    """Set one field of the board to a new value."""

    field: Field
    value: Any
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the field for the undo menu."""
        return _LABELS[self.field]

    def apply(self, board: Board) -> Board:
        """Set the field, unless it has that value."""
        if getattr(board, self.field) == self.value:
            return board
        return board.edited(**{self.field: self.value})


@dataclass(frozen=True)
class TakeFromFile:
    """Put a board as it was read from its file again in the place of the one there is."""

    read: Board
    label: Phrase = "Reload"
    merge_key: None = None

    def apply(self, board: Board) -> Board:
        """Return the board that was read, unless it is the same by value."""
        return board if self.read == board else self.read
