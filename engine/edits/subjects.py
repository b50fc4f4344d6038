"""What an edit is about: the town, the ferry, the river … that it makes, changes or removes."""

from collections.abc import Mapping
from typing import Final

from engine.board.document import Erratum
from engine.board.places import PermittedBuild, Special, Town
from engine.board.rules import Connection, Note, StartRule
from engine.edits.countries import AddCountry, ChangeCountry, RemoveCountry
from engine.edits.entries import AddEntry, ChangeEntry, ListOnce, RemoveEntry
from engine.edits.lines import JoinLines, PartLine, RemoveLine, ReplaceLine, SplitLine
from engine.edits.protocol import Edit, Foreseen, Several
from engine.edits.terrain_kinds import AddKind, ChangeKind, RemoveKind
from engine.edits.towns import ChangeTown, PlaceTown, RemoveTown
from engine.hexes.sheet import Sheet

_LONGEST: Final = 40
"""More letters of a text than these say no better which it is."""

_FIELDS: Final[Mapping[type, tuple[str, ...]]] = {
    **dict.fromkeys((PlaceTown, RemoveTown), ("town",)),
    **dict.fromkeys((AddEntry, RemoveEntry, ListOnce), ("entry",)),
    **dict.fromkeys((AddCountry, RemoveCountry), ("country",)),
    **dict.fromkeys((AddKind, RemoveKind), ("kind",)),
    **dict.fromkeys((RemoveLine, SplitLine, PartLine), ("line",)),
    **dict.fromkeys((ChangeTown, ChangeEntry, ChangeCountry, ChangeKind, ReplaceLine), ("new", "old")),
    JoinLines: ("first", "second"),
}
"""Where edits have what they are about; the first that bears a name gives it."""


def subject_of(edit: Edit, sheet: Sheet) -> str:
    """Return the name of what an edit is about, or its place; nothing where its label says it all.

    Where the keys of a town are changed, they follow its name.
    """
    match edit:
        case Foreseen():
            return subject_of(edit.edit, sheet)
        case Several(edits=(first, *_)) if first.label == edit.label:
            return subject_of(first, sheet)
    things = [getattr(edit, field) for field in _FIELDS.get(type(edit), ())]
    name = next(filter(None, map(_name, things)), "") or next(
        (_place(thing, sheet) for thing in things if isinstance(thing, Town)), ""
    )
    if isinstance(edit, ChangeTown) and edit.new.keys != edit.old.keys:
        return f"{name} {', '.join(edit.new.keys)}".rstrip()
    return name


def _name(thing: object) -> str:
    """Return the name of a thing, or its key or place where it has none; empty for what has neither."""
    match thing:
        case Special():
            return thing.name or thing.key
        case PermittedBuild():
            return thing.country
        case Note() | Erratum():
            return _beginning(thing.text)
        case StartRule() | Connection():
            return ", ".join(thing.towns) or _beginning(thing.text)
    return getattr(thing, "name", "")


def _place(town: Town, sheet: Sheet) -> str:
    """Return the label of the hex of a town without a name; nothing off the sheet."""
    return sheet.label(town.hex) if town.hex in sheet else ""


def _beginning(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= _LONGEST else f"{words[:_LONGEST].rstrip()} …"
