"""Dense layers: read-only byte arrays of shape (rows, columns), row 0 in the north."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from engine.hexes.hex_arrays import axial_of, on_sheet
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet

Layer = NDArray[np.uint8]


def blank_layer(sheet: Sheet, value: int = 0) -> Layer:
    """Return a layer of a sheet's shape with one value everywhere."""
    return frozen(np.full((sheet.rows, sheet.columns), value, dtype=np.uint8))


def frozen(layer: Layer) -> Layer:
    """Return the layer with its writing forbidden, so that boards can share it."""
    layer.setflags(write=False)
    return layer


def painted(layer: Layer, sheet: Sheet, hexes: Iterable[Hex], value: int) -> Layer:
    """Return the layer with the hexes of the sheet set to a value; itself if nothing changed."""
    axial = axial_of(hexes)
    columns, rows = sheet.places_of(axial[on_sheet(sheet, axial)])
    places = rows, columns
    if (layer[places] == value).all():
        return layer
    changed = layer.copy()
    changed[places] = value
    return frozen(changed)
