"""Numbers as the user types them, refused in a sentence where they cannot be used."""

import argparse
from collections.abc import Callable
from typing import Final

MOST_SEED: Final = 2**63 - 1
"""What a seed may be at most; each of them is another game, the same on every machine."""


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number within bounds, for the ``type`` of an argument."""

    def read(text: str) -> int:
        if not (text.isdecimal() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"give a number from {least:,} to {most:,}, not '{text}'")
        return int(text)

    return read
