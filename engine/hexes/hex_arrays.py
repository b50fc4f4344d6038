"""Many hexes at once, as arrays: of a large sheet they are worked out in milliseconds.

An array of hexes has the shape (n, 2): one row of axial coordinates for each.
"""

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Final
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from engine.hexes.lattice import STEPS, Hex, hexes_at
from engine.hexes.motions import Motion
from engine.hexes.sheet import Sheet

Axial = NDArray[np.intp]
"""Hexes as an array of shape (n, 2)."""
Mask = NDArray[np.bool_]
"""Hexes of a sheet as an array of its rows and columns."""
Hexes = tuple[Hex, ...] | frozenset[Hex]
"""Hexes that an edit is given."""

_FEW: Final = 1000
"""Sets of fewer hexes are told as arrays as quickly as their arrays are found."""
_arrays: Final[dict[int, tuple[ref[frozenset[Hex]], Axial]]] = {}
"""The arrays of large sets that are in use: what is selected is asked for by every edit of it."""


def axial_of(hexes: Iterable[Hex]) -> Axial:
    """Return hexes as an array, not to be written to, in their order; those of a set in any order."""
    if isinstance(hexes, frozenset):
        known = _arrays.get(id(hexes))
        if known is not None and known[0]() is hexes:
            return known[1]
    axial = np.fromiter(chain.from_iterable(hexes), np.intp).reshape(-1, 2)
    if isinstance(hexes, frozenset):
        _keep(hexes, axial)
    return axial


def set_of(axial: Axial) -> frozenset[Hex]:
    """Return the hexes of an array as a set, whose array is known for as long as there is the set."""
    with _unswept():
        hexes = frozenset(_told(axial))
    if len(hexes) == len(axial):
        _keep(hexes, axial)
    return hexes


def _keep(hexes: frozenset[Hex], axial: Axial) -> None:
    """Keep the array of a set of many hexes until the set is gone."""
    if len(hexes) < _FEW:
        return
    key = id(hexes)
    axial.setflags(write=False)
    _arrays[key] = (ref(hexes, lambda _: _arrays.pop(key, None)), axial)


def hexes_of(axial: Axial) -> list[Hex]:
    """Return the hexes of an array, in their order."""
    with _unswept():
        return list(_told(axial))


def _told(axial: Axial) -> Iterator[Hex]:
    """Tell the hexes of an array one by one."""
    return hexes_at(*axial.T.tolist())


@contextmanager
def _unswept() -> Iterator[None]:
    """Make many hexes without sweeps for cycles, which cost more than the hexes and find nothing."""
    is_swept = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if is_swept:
            gc.enable()


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


def among(sheet: Sheet, axial: Axial, mask: Mask) -> NDArray[np.bool_]:
    """Tell of each hex whether it is one of a mask's; none off the sheet is."""
    found = on_sheet(sheet, axial)
    columns, rows = sheet.places_of(axial[found])
    found[found] = mask[rows, columns]
    return found


def by_label(sheet: Sheet, mask: Mask) -> Axial:
    """Return the hexes of a mask in the order of their labels, as `Sheet.rank` sorts them."""
    rows, columns = np.nonzero(mask)
    # Ranks are linear, so that three places tell those of all.
    places = ((0, 0), (1, 0), (0, 1))
    origin, east, south = (np.array(sheet.labels.rank(*place, sheet.columns, sheet.rows)) for place in places)
    letters, numbers = (np.outer(columns, east - origin) + np.outer(rows, south - origin)).T
    order = np.lexsort((numbers, letters))
    return sheet.axial_at(columns[order], rows[order])


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
