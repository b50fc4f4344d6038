"""Edits of what a board lists: waters, specials, ferries, permitted builds, special rules, errata.

An entry is identified by its value, so a stale edit changes nothing; of equal entries a list holds one.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from engine.board.city_rules import DynamicCities
from engine.board.document import Board, Erratum
from engine.board.places import CityRegion, Ferry, PermittedBuild, Special, Water
from engine.board.rules import Connection, Crossing, Note, OtherRule, Override, SpecialRule, StartRule
from engine.messages import Phrase, Saying, say

Entry = Water | CityRegion | Special | Ferry | PermittedBuild | SpecialRule | Erratum
ListName = Literal[
    "waters", "city_regions", "specials", "ferries", "permitted_builds", "special_rules", "errata"
]

_SORTS: Final[Mapping[type[Entry], tuple[ListName, Phrase]]] = {
    Water: ("waters", "water"),
    CityRegion: ("city_regions", "region"),
    Special: ("specials", "special"),
    Ferry: ("ferries", "ferry"),
    PermittedBuild: ("permitted_builds", "permitted build"),
    Crossing: ("special_rules", "crossing"),
    StartRule: ("special_rules", "start rule"),
    Connection: ("special_rules", "connection bonus"),
    Override: ("special_rules", "changed rule"),
    Note: ("special_rules", "note"),
    DynamicCities: ("special_rules", "dynamic cities"),
    OtherRule: ("special_rules", "rule"),
    Erratum: ("errata", "erratum"),
}
"""The field of the board each sort of entry belongs to, and what the sort is called."""


@dataclass(frozen=True)
class AddEntry:
    """Put an entry at the end of its list."""

    entry: Entry
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the entry for the undo menu."""
        return say("Add {entry}", entry=word_of(self.entry))

    def apply(self, board: Board) -> Board:
        """Add the entry unless its list holds an equal one."""
        listed = entries_like(board, self.entry)
        if self.entry in listed:
            return board
        return board.edited(**{list_of(self.entry): (*listed, self.entry)})


@dataclass(frozen=True)
class ChangeEntry:
    """Put a changed entry in the place of an old one of the same list."""

    old: Entry
    new: Entry
    label: Phrase
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Replace the old entry; no change where there is none, or an equal of the new one already."""
        listed = entries_like(board, self.old)
        if self.old not in listed or self.new in listed or list_of(self.new) != list_of(self.old):
            return board
        changed = tuple(self.new if entry == self.old else entry for entry in listed)
        return board.edited(**{list_of(self.old): changed})


@dataclass(frozen=True)
class RemoveEntry:
    """Remove an entry from its list."""

    entry: Entry
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the entry for the undo menu."""
        return say("Remove {entry}", entry=word_of(self.entry))

    def apply(self, board: Board) -> Board:
        """Remove every entry equal to this."""
        listed = entries_like(board, self.entry)
        left = tuple(entry for entry in listed if entry != self.entry)
        return board if left == listed else board.edited(**{list_of(self.entry): left})


@dataclass(frozen=True)
class ListOnce:
    """Leave the first of equal entries in its list, and remove the others."""

    entry: Entry
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the entry for the undo menu."""
        return say("Remove duplicate {entry}", entry=word_of(self.entry))

    def apply(self, board: Board) -> Board:
        """Remove every entry equal to this but the first; no change where there are no two."""
        listed = entries_like(board, self.entry)
        if listed.count(self.entry) < 2:
            return board
        first = listed.index(self.entry)
        left = tuple(entry for place, entry in enumerate(listed) if place == first or entry != self.entry)
        return board.edited(**{list_of(self.entry): left})


def entries_like(board: Board, entry: Entry) -> tuple[Entry, ...]:
    """Return the board's list an entry belongs to."""
    listed: tuple[Entry, ...] = getattr(board, list_of(entry))
    return listed


def list_of(entry: Entry) -> ListName:
    """Return the name of the board's field an entry belongs to."""
    return _SORTS[type(entry)][0]


def word_of(entry: Entry) -> Saying:
    """Return what sort of thing an entry is, in a word or two."""
    if not isinstance(entry, OtherRule):
        return Saying(_SORTS[type(entry)][1], {})
    return Saying(entry.type.replace("_", " "), {})
