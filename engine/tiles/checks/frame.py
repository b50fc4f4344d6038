"""What the checks of tile sets share."""

from difflib import get_close_matches

from engine.checks.frame.check import CheckOf
from engine.tiles.set import SIDES, TileSet


class TileCheck(CheckOf[TileSet]):
    """One rule of a good tile set."""


def nearest_code(code: str, codes: tuple[str, ...]) -> str:
    """Return the code most like one that no railroad has; empty where none is like it."""
    same = [known for known in codes if known.casefold() == code.casefold()]
    if same:
        return same[0]
    swapped = [known for known in codes if sorted(known.casefold()) == sorted(code.casefold())]
    near = swapped or get_close_matches(code.upper(), codes, 1, 0.5)
    return near[0] if near else ""


def side_name(side: int) -> str:
    """Return the letter of a side of a tile."""
    return SIDES[side]
