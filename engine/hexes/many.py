"""Many hexes at once, as arrays: of a large sheet they are worked out in milliseconds.

An array of hexes has the shape (n, 2): one row of axial coordinates for each.
"""

from collections.abc import Iterable
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from engine.hexes.lattice import STEPS, Hex, hexes_at
from engine.hexes.motions import Motion
from engine.hexes.sheet import Sheet

Axial = NDArray[np.intp]
"""Hexes as an array of shape (n, 2)."""
Mask = NDArray[np.bool_]
"""Hexes of a sheet as an array of its rows and columns."""


def axial_of(hexes: Iterable[Hex]) -> Axial:
    """Return hexes as an array, in their order."""
    return np.fromiter(chain.from_iterable(hexes), np.intp).reshape(-1, 2)


def hexes_of(axial: Axial) -> list[Hex]:
    """Return the hexes of an array, in their order."""
    return list(hexes_at(*axial.T.tolist()))


def on_sheet(sheet: Sheet, axial: Axial) -> NDArray[np.bool_]:
    """Tell of each hex whether it lies on the sheet's rectangle."""
    columns, rows = sheet.places_of(axial)
    there: NDArray[np.bool_] = (columns >= 0) & (columns < sheet.columns) & (rows >= 0) & (rows < sheet.rows)
    return there


def masked(sheet: Sheet, axial: Axial) -> Mask:
    """Return hexes, those on the sheet, as a mask."""
    mask = np.zeros((sheet.rows, sheet.columns), dtype=np.bool_)
    columns, rows = sheet.places_of(axial[on_sheet(sheet, axial)])
    mask[rows, columns] = True
    return mask


def unmasked(sheet: Sheet, mask: Mask) -> Axial:
    """Return the hexes of a mask, row by row."""
    rows, columns = np.nonzero(mask)
    return sheet.axial_at(columns, rows)


def beside(sheet: Sheet, mask: Mask) -> Mask:
    """Return the hexes of the sheet that touch those of a mask; some of them may be of the mask, too."""
    axial = unmasked(sheet, mask)
    return masked(sheet, np.concatenate([axial + step for step in STEPS]))


def carried(axial: Axial, motion: Motion) -> Axial:
    """Return where a motion of the lattice brings hexes, as `Motion.hex` does for each."""
    # A motion is linear but for its last step, so that two hexes tell where it brings all.
    origin, east, south = (np.array(motion.hex(Hex(*at))) for at in ((0, 0), (1, 0), (0, 1)))
    brought: Axial = axial @ np.stack((east - origin, south - origin)) + origin
    return brought
