"""Which label of a sheet may be meant by one that names nothing on it."""

import re
from collections.abc import Iterator
from typing import Final

from engine.hexes.labels import LabelError
from engine.hexes.sheet import Sheet

_LOOK_ALIKE: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "S": "5", "Z": "2", "B": "8"})
_LETTER_FOR: Final = str.maketrans({"0": "O", "1": "I", "5": "S", "2": "Z", "8": "B"})


def label_meant_by(label: str, sheet: Sheet) -> str:
    """Return the label of a hex or side that is most likely meant by a mistyped one; or nothing.

    Tried in turn are: the same without spaces and marks, the letters after the number, a figure in the place
    of a letter like it or the other way round, a key hit twice, two keys exchanged, and one too many. The
    first that names something is meant.
    """
    return next((each for each in _tried(label.strip().upper()) if _names(sheet, each)), "")


def _names(sheet: Sheet, label: str) -> bool:
    """Return whether a label names a hex or a side of a sheet."""
    try:
        return (sheet.side_named if "." in label else sheet.hex_named)(label) is not None
    except LabelError:
        return False


def _tried(label: str) -> Iterator[str]:
    """Yield what may have been meant, the likeliest first."""
    hex_, dot, side = label.partition(".")
    tail = dot + side
    bare = re.sub(r"[^A-Z0-9]", "", hex_)
    yield bare + tail
    swapped = re.fullmatch(r"(\d+)([A-Z]+)", bare)
    if swapped:
        yield swapped[2] + swapped[1] + tail
    for split in (1, 2):
        yield bare[:split].translate(_LETTER_FOR) + bare[split:].translate(_LOOK_ALIKE) + tail
    for place in range(1, len(bare)):
        if bare[place] == bare[place - 1]:
            yield bare[:place] + bare[place + 1 :] + tail
    for place in range(1, len(bare)):
        yield bare[: place - 1] + bare[place] + bare[place - 1] + bare[place + 1 :] + tail
    for place in range(1, len(bare)):
        yield bare[:place] + bare[place + 1 :] + tail
