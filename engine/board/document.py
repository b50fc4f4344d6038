"""The board: one frozen value. Edits make new boards that share every layer they do not touch."""

from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any

import numpy as np

from engine.board.city_rules import DynamicCities
from engine.board.earth import Earth
from engine.board.keys import KEY_SCHEMES, KeyScheme
from engine.board.layers import Layer, blank_layer, frozen
from engine.board.lines import SideLine, sides_of_kind
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, Note, SpecialRule
from engine.board.terrain import OFF, TerrainKind
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point, Sheet
from engine.hexes.sides import Side
from engine.text.names import ByName


@dataclass(frozen=True)
class Players:
    """For how many players a board is meant, and for how many it is best."""

    fewest: int = 3
    most: int = 6
    best: int | None = None


@dataclass(frozen=True)
class Erratum:
    """A correction published after the board was."""

    date: str
    text: str


@dataclass(frozen=True)
class Underlay:
    """A picture to trace: three hexes and the pixels where they lie on it."""

    image: str
    at: tuple[tuple[Hex, Point], ...]
    opacity: float = 0.4


@dataclass(frozen=True)
class Waiver:
    """A finding the author means to keep, by its id (``K102:36``), and why."""

    finding: str
    reason: str


@dataclass(frozen=True, eq=False)
class Board:
    """A whole board as a value.

    ``terrain`` and ``country`` are read-only byte layers of shape (rows, columns); 0 in the
    country layer is no one's ground, n the n-th of ``countries``.
    """

    sheet: Sheet
    terrain: Layer
    country: Layer
    title: str = ""
    designer: str = ""
    licence: str = ""
    players: Players = Players()
    rules: str = "sixth"
    keys: str = "none"
    kinds: tuple[TerrainKind, ...] = ()
    countries: tuple[Country, ...] = ()
    lines: tuple[SideLine, ...] = ()
    towns: tuple[Town, ...] = ()
    waters: tuple[Water, ...] = ()
    city_regions: tuple[CityRegion, ...] = ()
    specials: tuple[Special, ...] = ()
    ferries: tuple[Ferry, ...] = ()
    permitted_builds: tuple[PermittedBuild, ...] = ()
    special_rules: tuple[SpecialRule, ...] = ()
    errata: tuple[Erratum, ...] = ()
    underlay: Underlay | None = None
    earth: Earth | None = None
    waivers: tuple[Waiver, ...] = ()

    def __post_init__(self) -> None:
        """Refuse layers that are not of the sheet's shape or could be written to."""
        for layer in (self.terrain, self.country):
            if layer.shape != (self.sheet.rows, self.sheet.columns):
                raise ValueError("A layer must have the shape of its sheet.")
            if layer.flags.writeable:
                raise ValueError("A board's layers must be read-only.")

    def __eq__(self, other: object) -> bool:
        """Compare by value, layers hex by hex."""
        if not isinstance(other, Board):
            return NotImplemented
        return all(same_value(getattr(self, f.name), getattr(other, f.name)) for f in fields(self))

    __hash__ = None  # type: ignore[assignment]  # arrays have no hash; identity would lie

    def __getstate__(self) -> dict[str, Any]:
        """Return what is pickled: the fields, without what was worked out from them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take the fields again, the layers read-only as before."""
        self.__dict__.update(state)
        for layer in (self.terrain, self.country):
            frozen(layer)

    def edited(self, **changes: Any) -> "Board":
        """Return this board with some fields changed."""
        board = replace(self, **changes)
        for name, source in DERIVED.items():
            if source not in changes and name in self.__dict__:
                board.__dict__[name] = self.__dict__[name]
        return board

    # -- looking things up -----------------------------------------------------------------

    def terrain_at(self, hex_: Hex) -> int:
        """Return the terrain code of a hex; off the sheet everything is OFF."""
        sheet = self.sheet
        column, row = sheet.place_of(hex_)
        if not (0 <= column < sheet.columns and 0 <= row < sheet.rows):
            return OFF
        return int(self.terrain[row, column])

    def country_at(self, hex_: Hex) -> Country | None:
        """Return the country a hex lies in, if any."""
        if hex_ not in self.sheet:
            return None
        column, row = self.sheet.place_of(hex_)
        number = int(self.country[row, column])
        return self.countries[number - 1] if 0 < number <= len(self.countries) else None

    def on_map(self, hex_: Hex) -> bool:
        """Return whether a hex is on the sheet and not cut off from it."""
        return self.terrain_at(hex_) != OFF

    @cached_property
    def rivers(self) -> frozenset[Side]:
        """Every side a river runs along."""
        return sides_of_kind(self.lines, "river")

    @cached_property
    def closed_sides(self) -> frozenset[Side]:
        """Every side no link may cross."""
        return sides_of_kind(self.lines, "closed")

    @cached_property
    def towns_by_hex(self) -> dict[Hex, tuple[Town, ...]]:
        """The towns on each hex that has any; more than one is a mistake, but may be drawn."""
        found: dict[Hex, tuple[Town, ...]] = {}
        for town in self.towns:
            found[town.hex] = (*found.get(town.hex, ()), town)
        return found

    @cached_property
    def towns_by_name(self) -> ByName[Town]:
        """The first town of each name, found by any spelling that people take for the same."""
        return ByName((town.name, town) for town in self.towns)

    @property
    def key_scheme(self) -> KeyScheme:
        """The key scheme of the board."""
        return KEY_SCHEMES[self.keys]

    @property
    def has_dynamic_cities(self) -> bool:
        """Whether a special rule lets new cities appear while the game is played (TC)."""
        return self.dynamic_cities is not None

    @property
    def dynamic_cities(self) -> DynamicCities | None:
        """The rule that lets new cities appear, the first if there are several (TC)."""
        return next((rule for rule in self.special_rules if isinstance(rule, DynamicCities)), None)

    @property
    def notes(self) -> tuple[Note, ...]:
        """The notes among the special rules."""
        return tuple(rule for rule in self.special_rules if isinstance(rule, Note))

    @property
    def crossings(self) -> tuple[Crossing, ...]:
        """The crossings among the special rules."""
        return tuple(rule for rule in self.special_rules if isinstance(rule, Crossing))


DERIVED = {"rivers": "lines", "closed_sides": "lines", "towns_by_hex": "towns", "towns_by_name": "towns"}
"""What is worked out from one field only, and so stays true when another is edited."""


def same_value(one: object, other: object) -> bool:
    """Compare two fields' values, arrays by their bytes; one that is shared costs nothing to compare."""
    if one is other:
        return True
    if isinstance(one, np.ndarray) and isinstance(other, np.ndarray):
        return np.array_equal(one, other)
    return one == other


def new_board(sheet: Sheet, **fields_: Any) -> Board:
    """Return an open board on a sheet, with any of the fields set."""
    layers = {"terrain": blank_layer(sheet), "country": blank_layer(sheet)}
    return Board(sheet, **{**layers, **fields_})
