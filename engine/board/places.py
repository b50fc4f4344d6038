"""What is on hexes: towns, specials, countries, waters and ferries."""

from dataclasses import dataclass
from typing import Final, Literal, TypeVar

from engine.hexes.lattice import Hex

Edge = Literal["north", "south", "west", "east"]


NAME_SIDES: Final = (
    *("above", "above right", "right", "below right"),
    *("below", "below left", "left", "above left"),
)
"""Where the name of a town may be put next to its sign, clockwise from above."""


@dataclass(frozen=True)
class Town:
    """A town on a hex with its keys; a place without keys is a port or a name, no town (6.A4).

    ``bonus`` is what the first company into it receives; None for what the rules say. ``name_side`` is where
    its name is printed, one of ``NAME_SIDES``; empty where that is found automatically.
    """

    name: str
    hex: Hex
    keys: tuple[str, ...] = ()
    small: bool = False
    port: bool = False
    start: bool = False
    bonus: int | None = None
    name_side: str = ""


@dataclass(frozen=True)
class Special:
    """A special destination: hexes, towns, any port, a country or an edge to choose from (6.B1c)."""

    key: str
    name: str
    hexes: tuple[Hex, ...] = ()
    towns: tuple[str, ...] = ()
    any: Literal["port"] | None = None
    country: str | None = None
    edge: Edge | None = None


@dataclass(frozen=True)
class Country:
    """A country of the board; its hexes carry its number (from 1) in the country layer.

    ``name_at`` is the hex at the middle of its name, None for where there is most room.
    """

    name: str
    foreign: bool = False
    colour: str | None = None
    name_at: Hex | None = None


@dataclass(frozen=True)
class Water:
    """A named body of water, from which coasts are derived; ``name_at`` as with a country."""

    name: str
    hexes: tuple[Hex, ...]
    name_at: Hex | None = None


@dataclass(frozen=True)
class CityRegion:
    """Hexes where new cities may appear, in rounds from one to another (TC).

    With 0 as its last round it stays open to the end; ``name_at`` is as with a country.
    Which cities appear when is for the special rule ``dynamic_cities`` to say.
    """

    name: str
    hexes: tuple[Hex, ...]
    from_round: int = 1
    to_round: int = 0
    name_at: Hex | None = None


Covering = TypeVar("Covering", Water, CityRegion)
"""What covers hexes it lists itself."""
NamedArea = Country | Water | CityRegion
"""What has its name written over an area of the map, where a hand may put it."""


@dataclass(frozen=True)
class Ferry:
    """A ferry between two ports by name over a course of water hexes (6.C1).

    The owner of a ``bridge`` may build on beyond it. The three fields of delays hold what a train loses of
    its roll by boarding, by leaving and by a turn at sea; None for what the rules say (6.C1e). A ``public``
    one is sold to no one: all use it from the first race on, and its fee goes to the bank. One sold
    ``at_once`` is bought, as soon as track comes to one of its ports, by the company whose track it is.
    """

    name: str
    ports: tuple[str, str]
    course: tuple[Hex, ...]
    price: int = 6
    fee: int = 5
    bridge: bool = False
    embark_takes: int | None = None
    disembark_takes: int | None = None
    sea_takes: int | None = None
    public: bool = False
    at_once: bool = False


FERRY_DELAYS: Final = ("embark_takes", "disembark_takes", "sea_takes")
"""The fields of a ferry that say how slow it is, which rule sets have as well (6.C1e)."""


@dataclass(frozen=True)
class PermittedBuild:
    """A broken line that may be built in a foreign country (6.C2)."""

    country: str
    course: tuple[Hex, ...]
