"""Numbers as the user types them, refused in a sentence where they cannot be used."""

import argparse
import re
from collections.abc import Callable
from typing import Final

from engine.boardfile.bounds import Bounds, bounds_of, number_in

# What else Python reads as a number, such as 1_0, nan or the digits of other scripts, is a slip here.
_WHOLE: Final = re.compile(r"-?[0-9]{1,30}")
_DECIMAL: Final = re.compile(r"-?[0-9]{1,30}([.,][0-9]{1,30})?")


def whole_number(text: str) -> int | None:
    """Return the whole number that is typed, None if there is none."""
    return int(text) if _WHOLE.fullmatch(text) else None


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number within bounds, for the ``type`` of an argument."""

    def read(text: str) -> int:
        number = whole_number(text)
        if number is None or not least <= number <= most:
            raise _refused(text, Bounds(least, most))
        return number

    return read


def decimal(bounds: Bounds) -> Callable[[str], float]:
    """Return what reads a number within bounds, with either decimal sign, for the ``type`` of an argument."""

    def read(text: str) -> float:
        number = number_in(text) if _DECIMAL.fullmatch(text) else None
        if number is None or not bounds.least <= number <= bounds.most:
            raise _refused(text, bounds)
        return float(number)

    return read


def millimetres(text: str) -> float:
    """Read how far hexes are from centre to centre."""
    return decimal(bounds_of("sheet", "across_flats_mm"))(text)


def lines(text: str) -> int:
    """Read how many columns or rows a sheet has."""
    bounds = bounds_of("sheet", "columns")
    return whole(int(bounds.least), int(bounds.most))(text)


def _refused(text: str, bounds: Bounds) -> argparse.ArgumentTypeError:
    """Return the sentence that asks for a number."""
    return argparse.ArgumentTypeError(
        f"write a number from {bounds.least:,} to {bounds.most:,}, not '{text}'"
    )
