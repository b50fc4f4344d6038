"""The places of the names of countries, waters and regions, put by hand."""

from dataclasses import replace

from engine.board.places import CityRegion, Country, NamedArea
from engine.edits.countries import ChangeCountry
from engine.edits.entries import ChangeEntry
from engine.hexes.lattice import Hex
from engine.messages import Phrase


def named_at(area: NamedArea, hex_: Hex | None) -> ChangeCountry | ChangeEntry:
    """Return the edit that puts an area's name on a hex; without one the map finds its place."""
    if isinstance(area, Country):
        return ChangeCountry(area, replace(area, name_at=hex_), "Place name of country")
    label: Phrase = "Place name of region" if isinstance(area, CityRegion) else "Place name of water"
    return ChangeEntry(area, replace(area, name_at=hex_), label)
