"""The hex of a town that lies at a place: its own, or land next to it where that is water."""

from collections.abc import Callable
from math import hypot
from typing import Final

from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Point, Sheet

_STRAY: Final = 1.15
"""How far the middle of a town's hex may be from it, in hex widths, where its own is water."""


def land_near(sheet: Sheet, at: Point, is_closed: Callable[[Hex], bool]) -> Hex | None:
    """Return the hex under a place in millimetres, or the nearest one next to it that is not closed.

    None where there is none. Every hex off the sheet has to be closed.
    """
    own = sheet.hex_under(*at)
    if not is_closed(own):
        return own

    def off(hex_: Hex) -> float:
        x, y = sheet.centre_mm(hex_)
        return hypot(x - at[0], y - at[1])

    best = min((hex_ for hex_ in neighbours(own) if not is_closed(hex_)), key=off, default=None)
    return best if best is not None and off(best) <= _STRAY * sheet.across_flats_mm else None
