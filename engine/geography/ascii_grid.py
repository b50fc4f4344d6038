"""ESRI ASCII grids of heights, as GDAL and QGIS write them (.asc)."""

import re
from typing import Final

import numpy as np

from engine.geography.layers import GeographyError, Heights
from engine.messages import say

MOST_CELLS: Final = 25_000_000
_FIELD: Final = re.compile(r"\s*([A-Za-z_]+)\s+([-+0-9.eE]+)\s*(?:\r?\n|\r)")
_NEEDED: Final = ("ncols", "nrows", "cellsize")


def read_grid(text: str, name: str) -> Heights:
    """Return the heights in the text of a file; raises GeographyError where it is no such grid."""
    fields: dict[str, float] = {}
    place = 0
    while (match := _FIELD.match(text, place)) is not None:
        fields[match[1].lower()] = _number(match[2], name)
        place = match.end()
    missing = [field for field in _NEEDED if field not in fields]
    if missing:
        raise GeographyError(
            say("{name} is not an ESRI ASCII grid: its header has no {field}.", name=name, field=missing[0])
        )
    columns, rows, cell = int(fields["ncols"]), int(fields["nrows"]), fields["cellsize"]
    if columns < 1 or rows < 1 or not cell > 0 or columns * rows > MOST_CELLS:
        raise GeographyError(
            say("The grid {name} must have from 1 to {most:,} cells.", name=name, most=MOST_CELLS)
        )
    try:
        values = np.array(text[place:].split(), dtype=np.float32)
    except ValueError as error:
        raise GeographyError(say("The rows of {name} are not numbers.", name=name)) from error
    if values.size != columns * rows:
        raise GeographyError(
            say(
                "{name} should have {expected:,} cells, but has {found:,}. It is incomplete.",
                name=name,
                expected=columns * rows,
                found=values.size,
            )
        )
    half_x, half_y = (cell / 2 * (f"{axis}llcenter" in fields) for axis in "xy")
    west = fields.get("xllcorner", fields.get("xllcenter", 0.0)) - half_x
    south = fields.get("yllcorner", fields.get("yllcenter", 0.0)) - half_y
    north = south + rows * cell
    if not (west >= -360 and west + columns * cell <= 540 and south >= -91 and north <= 91):
        raise GeographyError(
            say(
                "The grid {name} is not in degrees ({x:,.0f}, {y:,.0f}). Reproject it to EPSG:4326 (WGS 84), "
                "for example in QGIS: Raster > Projections > Warp.",
                name=name,
                x=west,
                y=south,
            )
        )
    metres = values.reshape(rows, columns)
    metres[~np.isfinite(metres) | (metres == np.float32(fields.get("nodata_value", -9999)))] = np.nan
    return Heights(metres, west, north, cell)


def _number(text: str, name: str) -> float:
    try:
        return float(text)
    except ValueError as error:
        raise GeographyError(say("'{text}' in {name} is not a number.", text=text, name=name)) from error
