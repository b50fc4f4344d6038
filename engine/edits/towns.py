"""Edits of towns. A town is identified by its value, so a stale edit changes nothing."""

from collections.abc import Hashable
from dataclasses import dataclass, replace

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Town
from engine.board.rules import AtPlaces
from engine.edits.listing import replaced
from engine.messages import Phrase, say
from engine.text.names import as_folded, folded, is_same


@dataclass(frozen=True)
class PlaceTown:
    """Put a new town on the board."""

    town: Town
    label: Phrase = "Place town"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Add the town unless its hex is off the sheet or it is there already."""
        if self.town.hex not in board.sheet or self.town in board.towns:
            return board
        return board.edited(towns=(*board.towns, self.town))


@dataclass(frozen=True)
class RemoveTown:
    """Remove a town."""

    town: Town
    label: Phrase = "Remove town"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Remove one town equal to this; ferries and specials that name it are left to the checks."""
        if self.town not in board.towns:
            return board
        return board.edited(towns=replaced(board.towns, self.town))


@dataclass(frozen=True)
class ChangeTown:
    """Change a town: its name, hex, keys or flags.

    Ferries, specials and rules that name the town follow a new name, but not an empty
    one or another town's: there they would be lost among the others and could not follow back.
    """

    old: Town
    new: Town
    label: Phrase = "Change town"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Replace the town and everything that calls it by name."""
        if self.old == self.new or self.old not in board.towns:
            return board
        if self.new.hex not in board.sheet:
            return board
        changed = board.edited(towns=replaced(board.towns, self.old, self.new))
        others = as_folded(town.name for town in changed.towns if town != self.new) | {""}
        new, old = folded(self.new.name), folded(self.old.name)
        taken = self.new.name == self.old.name or new in others or old in others
        return changed if taken or not self.old.name else self._renamed(changed)

    def _renamed(self, board: Board) -> Board:
        def name(old: str) -> str:
            return self.new.name if is_same(old, self.old.name) else old

        ferries = tuple(
            replace(ferry, ports=(name(ferry.ports[0]), name(ferry.ports[1]))) for ferry in board.ferries
        )
        specials = tuple(
            replace(special, towns=tuple(name(town) for town in special.towns)) for special in board.specials
        )
        rules = tuple(
            replace(rule, towns=tuple(name(town) for town in rule.towns))
            if isinstance(rule, AtPlaces)
            else rule
            for rule in board.special_rules
        )
        return board.edited(ferries=ferries, specials=specials, special_rules=rules)


@dataclass(frozen=True)
class GiveKey:
    """Give a town one more key, and take it from the town that has it.

    Two small towns may share a key, so a small town takes none from another (6.A4). A special
    keeps its key: it cannot be without one.
    """

    town: Town
    key: str
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the key for the undo menu."""
        return say("Give key {key} to {town}", key=self.key, town=self.town.name or say("town"))

    def apply(self, board: Board) -> Board:
        """Move the key; no change where the town is gone or has it, or a special does."""
        is_taken = any(special.key == self.key for special in board.specials)
        if self.town not in board.towns or self.key in self.town.keys or is_taken:
            return board
        return board.edited(towns=tuple(self._after(town) for town in board.towns))

    def _after(self, town: Town) -> Town:
        """Return a town as it is afterwards."""
        if town == self.town:
            return replace(town, keys=tuple(sorted((*town.keys, self.key), key=key_order)))
        if self.key not in town.keys or (town.small and self.town.small):
            return town
        return replace(town, keys=tuple(key for key in town.keys if key != self.key))
