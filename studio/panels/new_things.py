"""How things of a board begin: with a name to be changed and what is usual."""

from collections.abc import Iterable

from engine.board.document import Board
from engine.board.places import CityRegion, Country, Water
from engine.board.terrain import FIRST_OWN, TerrainKind
from engine.edits.countries import AddCountry
from engine.edits.entries import AddEntry
from engine.edits.protocol import Edit
from engine.edits.terrain_kinds import AddKind, free_symbol
from studio.language.words import tr
from studio.tools.selection import Thing
from studio.tools.terrain.paints import Body, Ground, Land, Paint, Zone

_COLOURS = ("#d5cfc3", "#a9bc9f", "#abcece", "#9fb2bc")
"""Quiet grounds for own kinds of terrain, one after the other; each differs clearly from the others, from
the usual grounds of the atlas and from what a country begins with, in greyscale and for colour-blind eyes."""


def with_kind(board: Board) -> tuple[Edit, Thing, Paint]:
    """Return the edit that makes a kind of terrain, the kind, and the paint for it."""
    count = len(board.kinds)
    name = unused(tr("new terrain"), (kind.name for kind in board.kinds))
    kind = TerrainKind(free_symbol(board, name), name, 1, 0, _COLOURS[count % len(_COLOURS)])
    return AddKind(kind), kind, Ground(FIRST_OWN + count)


def with_country(board: Board) -> tuple[Edit, Thing, Paint]:
    """Return the edit that makes a country, the country, and the paint for it.

    It is home ground: a foreign one would keep all track out before anybody has asked for that.
    """
    country = Country(unused(tr("New country"), (land.name for land in board.countries)))
    return AddCountry(country), country, Land(len(board.countries) + 1)


def with_water(board: Board) -> tuple[Edit, Thing, Paint]:
    """Return the edit that names a water, the water, and the paint for it."""
    water = Water(unused(tr("New water"), (water.name for water in board.waters)), ())
    return AddEntry(water), water, Body(len(board.waters) + 1)


def with_region(board: Board) -> tuple[Edit, Thing, Paint]:
    """Return the edit that makes a city region, the region, and the paint for it."""
    region = CityRegion(unused(tr("New region"), (region.name for region in board.city_regions)), ())
    return AddEntry(region), region, Zone(len(board.city_regions) + 1)


def paint_of_thing(board: Board, thing: Thing | None) -> Paint | None:
    """Return the paint that stands for a kind of terrain, a country, a water or a region of a board."""
    match thing:
        case TerrainKind() if thing in board.kinds:
            return Ground(FIRST_OWN + board.kinds.index(thing))
        case Country() if thing in board.countries:
            return Land(board.countries.index(thing) + 1)
        case Water() if thing in board.waters:
            return Body(board.waters.index(thing) + 1)
        case CityRegion() if thing in board.city_regions:
            return Zone(board.city_regions.index(thing) + 1)
    return None


def unused(name: str, taken: Iterable[str]) -> str:
    """Return a name, with a number behind it if others have it already."""
    names = set(taken)
    return next(new for number in range(1, len(names) + 2) if (new := _numbered(name, number)) not in names)


def _numbered(name: str, number: int) -> str:
    """Return a name, from the second on with its number."""
    return name if number == 1 else f"{name} {number}"
