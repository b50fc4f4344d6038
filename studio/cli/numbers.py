"""Numbers as the user types them, refused in a sentence where they cannot be used."""

import argparse
import re
from collections.abc import Callable
from typing import Final

MOST_SEED: Final = 2**63 - 1
"""What a seed may be at most; each of them is another game, the same on every machine."""

# What else Python reads as a number, such as 1_0, nan or the digits of other scripts, is a slip here.
_WHOLE: Final = re.compile(r"-?[0-9]{1,30}")
_DECIMAL: Final = re.compile(r"-?[0-9]{1,30}(\.[0-9]{1,30})?")


def whole_number(text: str) -> int | None:
    """Return the whole number that is typed, None if there is none."""
    return int(text) if _WHOLE.fullmatch(text) else None


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number within bounds, for the ``type`` of an argument."""

    def read(text: str) -> int:
        number = whole_number(text)
        if number is None or not least <= number <= most:
            raise _refused(text, least, most)
        return number

    return read


def decimal(least: float, most: float) -> Callable[[str], float]:
    """Return what reads a number within bounds, for the ``type`` of an argument."""

    def read(text: str) -> float:
        if not (_DECIMAL.fullmatch(text) and least <= float(text) <= most):
            raise _refused(text, least, most)
        return float(text)

    return read


def _refused(text: str, least: float, most: float) -> argparse.ArgumentTypeError:
    """Return the sentence that asks for a number."""
    return argparse.ArgumentTypeError(f"give a number from {least:,} to {most:,}, not '{text}'")
