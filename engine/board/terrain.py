"""Terrain: one byte a hex, its meaning from this table and the board's own kinds."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.messages import Phrase

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
IS_CLOSED: Final = np.isin(np.arange(256), tuple(CLOSED))
"""Whether no link may enter, by code: ``IS_CLOSED[board.terrain]`` is a mask, sooner than by ``isin``."""

SYMBOLS: Final = ".^~=%#"
NAMES: Final[tuple[Phrase, ...]] = ("open", "hill", "sea", "lake", "swamp", "off the map")


PATTERNS: Final[tuple[str, ...]] = (
    *("ticks", "plain", "dots", "tufts", "trees", "conifers", "waves", "stones", "dunes"),
    *("terraces", "cracks", "rising-lines", "falling-lines", "crossed-lines"),
)
"""What ground of a board's own may be scattered with, as a map file names it; the first is the usual one."""


@dataclass(frozen=True)
class TerrainKind:
    """A kind of terrain a board adds to the built-in ones.

    ``half`` is the extra cost of each half of a link in it, ``delay`` what entering it takes off
    a train's roll, ``colour`` its ground as ``#rrggbb``, ``pattern`` what is drawn on that, one of
    ``PATTERNS``.
    """

    symbol: str
    name: str
    half: int = 0
    delay: int = 0
    colour: str = "#d8d0b0"
    pattern: str = PATTERNS[0]
