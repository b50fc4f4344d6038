"""Numbers as the user types them, refused in a sentence where they cannot be used."""

import argparse
from collections.abc import Callable

from engine.boardfile.bounds import Bounds, bounds_of, number_in


def decimal(bounds: Bounds) -> Callable[[str], float]:
    """Return what reads a number within bounds, with either decimal sign, for the ``type`` of an argument."""

    def read(text: str) -> float:
        number = number_in(text)
        if number is None or not bounds.least <= number <= bounds.most:
            raise argparse.ArgumentTypeError(
                f"give a number from {bounds.least:,} to {bounds.most:,}, not '{text}'"
            )
        return float(number)

    return read


def millimetres(text: str) -> float:
    """Read how far hexes are from centre to centre."""
    return decimal(bounds_of("sheet", "across_flats_mm"))(text)


def lines(text: str) -> int:
    """Read how many columns or rows a sheet has."""
    bounds = bounds_of("sheet", "columns")
    return whole(int(bounds.least), int(bounds.most))(text)


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number within bounds, for the ``type`` of an argument."""

    def read(text: str) -> int:
        if not (text.isdecimal() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"give a number from {least:,} to {most:,}, not '{text}'")
        return int(text)

    return read
