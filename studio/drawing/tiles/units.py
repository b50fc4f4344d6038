"""Sizes and colours that all printed tiles share."""

from typing import Final

from studio.drawing.maps.tints import mixed, parts

_MM_A_POINT: Final = 25.4 / 72
LEAST_NAME_MM: Final = 7 * _MM_A_POINT
"""The smallest size, 7 points, at which a name is read across a table."""
BLEED_MM: Final = 2.0
"""How far what touches an edge goes on beyond it, so that a cut next to the line leaves no white."""

PAPER: Final = "#f7f1e1"
INK: Final = "#2b2a28"
FAINT: Final = "#8d8675"
GROUND: Final = "#e9e2c8"
ACCENT: Final = "#7a2e2a"
BACK: Final = "#1f3a4d"

_GOODS: Final = {
    "brown": "#8a5a2b",
    "yellow": "#e3b92e",
    "black": "#2b2a28",
    "grey": "#9aa0a6",
    "red": "#b3262e",
    "green": "#3b7d4f",
    "blue": "#2f6fb0",
    "white": "#f4f1ea",
    "orange": "#de7a26",
    "purple": "#6b4a8c",
}
_LIGHT: Final = 150
"""From this brightness on, of 255, dark letters are read better than white ones."""


def points(millimetres: float) -> float:
    """Return a size in points."""
    return millimetres / _MM_A_POINT


def goods_colour(colour: str) -> str:
    """Return the colour of goods, a word of the format or ``#rrggbb``, as ``#rrggbb``."""
    return _GOODS.get(colour, colour)


def is_light(colour: str) -> bool:
    """Return whether dark letters are read better on a colour (luma of ITU-R BT.601)."""
    red, green, blue = parts(colour)
    return 0.299 * red + 0.587 * green + 0.114 * blue >= _LIGHT


def ink_on(colour: str) -> str:
    """Return the colour of letters on a ground."""
    return INK if is_light(colour) else "#ffffff"


def accent_on(colour: str) -> str:
    """Return the colour of a pattern on a ground: lighter on a dark one, darker on a light one."""
    return mixed(colour, "#000000", 0.45) if is_light(colour) else mixed(colour, "#ffffff", 0.3)
