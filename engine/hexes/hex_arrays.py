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
"""For sets of fewer hexes, making arrays is as quick as looking up kept ones."""
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
        hexes = frozenset(_each_hex(axial))
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
        return list(_each_hex(axial))


def _each_hex(axial: Axial) -> Iterator[Hex]:
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
    """Return for each hex whether it lies on the sheet's rectangle."""
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
    """Return for each hex whether it is one of a mask's; none off the sheet is."""
    found = on_sheet(sheet, axial)
    columns, rows = sheet.places_of(axial[found])
    found[found] = mask[rows, columns]
    return found


def by_label(sheet: Sheet, mask: Mask) -> Axial:
    """Return the hexes of a mask in the order of their labels, as `Sheet.rank` sorts them."""
    rows, columns = np.nonzero(mask)
    # Ranks are linear, so that three places give those of all.
    places = ((0, 0), (1, 0), (0, 1))
    origin, east, south = (np.array(sheet.labels.rank(*place, sheet.columns, sheet.rows)) for place in places)
    letters, numbers = (np.outer(columns, east - origin) + np.outer(rows, south - origin)).T
    order = np.lexsort((numbers, letters))
    return sheet.axial_at(columns[order], rows[order])


def beside(sheet: Sheet, mask: Mask) -> Mask:
    """Return the hexes of the sheet that touch those of a mask; some of them may be of the mask, too."""
    axial = unmasked(sheet, mask)
    return masked(sheet, np.concatenate([axial + step for step in STEPS]))


def hexes_under(sheet: Sheet, points: NDArray[np.float64]) -> Axial:
    """Return the hexes at places in millimetres, of shape (n, 2), as `Sheet.hex_under` does."""
    q, r = sheet.axial_under(points[:, 0], points[:, 1])
    exact = np.stack((q, r, -q - r))
    near = np.rint(exact)
    off = np.abs(near - exact)
    is_q_worst = (off[0] > off[1]) & (off[0] > off[2])
    is_r_worst = ~is_q_worst & (off[1] > off[2])
    near[0] = np.where(is_q_worst, -near[1] - near[2], near[0])
    near[1] = np.where(is_r_worst, -near[0] - near[2], near[1])
    return near[:2].T.astype(np.intp)


def neighbour_places(sheet: Sheet) -> NDArray[np.intp]:
    """Return the six neighbours of every hex, row by row, as places in that order: -1 for none on the sheet.

    Of shape (hexes, 6), in the order of the directions.
    """
    axial = unmasked(sheet, np.ones((sheet.rows, sheet.columns), dtype=np.bool_))
    found = np.empty((len(axial), len(STEPS)), dtype=np.intp)
    for direction, step in enumerate(STEPS):
        columns, rows = sheet.places_of(axial + step)
        found[:, direction] = np.where(on_sheet(sheet, axial + step), rows * sheet.columns + columns, -1)
    return found


def carried(axial: Axial, motion: Motion) -> Axial:
    """Return where a motion of the lattice brings hexes, as `Motion.hex` does for each."""
    # A motion is linear except for its last step, so that two hexes show where it brings all.
    origin, east, south = (np.array(motion.hex(Hex(*at))) for at in ((0, 0), (1, 0), (0, 1)))
    brought: Axial = axial @ np.stack((east - origin, south - origin)) + origin
    return brought
