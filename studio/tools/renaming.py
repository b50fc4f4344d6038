"""Giving a thing of the board another name, whatever sort of thing it is."""

from dataclasses import replace

from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, Special, Town, Water
from engine.board.rules import Crossing
from engine.edits.countries import ChangeCountry
from engine.edits.entries import ChangeEntry, word_of
from engine.edits.lines import ReplaceLine, line_word
from engine.edits.protocol import Edit
from engine.edits.towns import ChangeTown
from engine.messages import say
from studio.tools.selection import Thing

Named = Town | SideLine | Country | Water | CityRegion | Special | Ferry | Crossing
"""What has a name that is written on the map."""


def renaming(thing: Named, name: str) -> Edit:
    """Return the edit that gives a thing a name."""
    match thing:
        case Town():
            return ChangeTown(thing, replace(thing, name=name), label="Rename town")
        case SideLine():
            return ReplaceLine(
                thing, replace(thing, name=name), label=say("Rename {line}", line=line_word(thing.kind))
            )
        case Country():
            return ChangeCountry(thing, replace(thing, name=name), label="Rename country")
    return ChangeEntry(thing, replace(thing, name=name), say("Rename {entry}", entry=word_of(thing)))


def named(thing: Thing | None) -> Named | None:
    """Return a thing if it is one with a name that is written on the map."""
    return thing if isinstance(thing, Named) else None
