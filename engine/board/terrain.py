"""Terrain: one byte a hex, its meaning from this table and the board's own kinds."""

from dataclasses import dataclass
from typing import Final

from engine.sayings import Phrase

OPEN: Final = 0
HILL: Final = 1
SEA: Final = 2
LAKE: Final = 3
SWAMP: Final = 4
OFF: Final = 5
FIRST_OWN: Final = 6
MOST_OWN: Final = 64

WATER: Final = frozenset({SEA, LAKE})
CLOSED: Final = frozenset({SEA, LAKE, OFF})
"""Terrain no link may enter, save by a crossing."""

SYMBOLS: Final = ".^~=%#"
NAMES: Final[tuple[Phrase, ...]] = ("open", "hill", "sea", "lake", "swamp", "off the map")


@dataclass(frozen=True)
class TerrainKind:
    """A kind of terrain a board adds to the built-in ones.

    ``half`` is the extra cost of each half of a link in it, ``delay`` what entering it takes off
    a train's roll, ``colour`` its ground as ``#rrggbb``.
    """

    symbol: str
    name: str
    half: int = 0
    delay: int = 0
    colour: str = "#d8d0b0"
