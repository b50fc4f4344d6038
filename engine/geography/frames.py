"""Where land lies on a sheet: a region of the earth, projected to a plane and cut into hexes."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import floor, sqrt
from typing import Any, Final

import numpy as np
import shapely

from engine.board.earth import Points, Projection, ProjectionName
from engine.boardfile.sheets import fault_of_size
from engine.geography.cutting import cut, joined
from engine.geography.layers import GeographyError
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet, Top
from engine.messages import Phrase, say

_WIDE: Final = 20.0
"""A region of more degrees is projected by Albers, unless it lies on both sides of the equator."""
_MOST_LATITUDE, _MOST_WIDTH = 85.0, 179.0
_SAMPLES: Final = 64
"""Into how many parts an edge of a region is cut before it is projected: a parallel is a curve there."""
_MARGIN: Final = 3.0
"""How many hexes around the sheet land is kept, so that cutting it leaves no mark on the map."""


@dataclass(frozen=True)
class Box:
    """A region by its edges in degrees; one that crosses the antimeridian has its east beyond 180."""

    west: float
    south: float
    east: float
    north: float

    def __post_init__(self) -> None:
        """Refuse what is no region that a sheet can show."""
        if not (-_MOST_LATITUDE <= self.south < self.north <= _MOST_LATITUDE):
            raise GeographyError(
                say(
                    "The south of a region must be below its north, and both from -{most} to {most} degrees.",
                    most=f"{_MOST_LATITUDE:g}",
                )
            )
        if not (-360 <= self.west < self.east <= 540 and self.width <= _MOST_WIDTH):
            raise GeographyError("A region must be at most 179 degrees wide, with its west before its east.")

    @property
    def width(self) -> float:
        """How many degrees it is wide."""
        return self.east - self.west

    @property
    def centre(self) -> tuple[float, float]:
        """The longitude and latitude of its middle."""
        return (self.west + self.east) / 2, (self.south + self.north) / 2

    def grown(self, share: float) -> "Box":
        """Return it with a margin on each side, as a share of its size, as far as a box may go."""
        across = max(0.0, min(share * self.width, (_MOST_WIDTH - self.width) / 2))
        up = share * (self.north - self.south)
        return Box(
            self.west - across,
            max(self.south - up, -_MOST_LATITUDE),
            self.east + across,
            min(self.north + up, _MOST_LATITUDE),
        )

    def outline(self) -> Points:
        """Return points along its edges, of shape (n, 2)."""
        along = np.linspace(0, 1, _SAMPLES)
        across, up = self.west + along * self.width, self.south + along * (self.north - self.south)
        edges = (
            (across, np.full(_SAMPLES, self.south)),
            (np.full(_SAMPLES, self.east), up),
            (across, np.full(_SAMPLES, self.north)),
            (np.full(_SAMPLES, self.west), up),
        )
        return np.concatenate([np.column_stack(edge) for edge in edges])


def box_between(west: float, south: float, east: float, north: float) -> Box:
    """Return the box between edges as people give them: east below west crosses 180 degrees."""
    return Box(west, south, east + 360 if east <= west else east, north)


def projection_for(box: Box, name: ProjectionName | None = None) -> Projection:
    """Return the projection of a region; without a name that which bends it least and keeps areas.

    It is Lambert's azimuthal one, for wide regions Albers' with standard parallels at one and five sixths.
    """
    longitude, latitude = box.centre
    height = box.north - box.south
    first, second = box.south + height / 6, box.north - height / 6
    if name is None:
        name = "albers" if box.width > _WIDE and box.south * box.north > 0 else "laea"
    if name != "laea" and abs(first + second) < 1:
        raise GeographyError(
            "This projection cannot show a region on both sides of the equator. Choose laea."
        )
    # Rounded as in a map file, so that what is placed there later falls on the same spot.
    centre = (round(longitude, 6), round(latitude, 6))
    if name == "laea":
        return Projection(name, centre)
    return Projection(name, centre, (round(first, 6), round(second, 6)))


@dataclass(frozen=True)
class Grid:
    """How a region is cut into hexes: by the size of a hex in ``km``, or by a number of ``columns``."""

    km: float | None = None
    columns: int | None = None
    top: Top = "pointy"
    mm: float = 10.0


@dataclass(frozen=True, eq=False)
class Frame:
    """A sheet on the earth: its corner is at ``west`` and ``north`` km, a hex is ``km`` wide."""

    box: Box
    projection: Projection
    sheet: Sheet
    west: float
    north: float
    km: float

    def mm(self, degrees: Points) -> Points:
        """Return places on the sheet in millimetres, y down, both arrays of shape (n, 2)."""
        km = self.projection.km(self._near(degrees))
        return (km - (self.west, self.north)) * (1, -1) * (self.sheet.across_flats_mm / self.km)

    def degrees(self, mm: Points) -> Points:
        """Return places in degrees, both arrays of shape (n, 2)."""
        km = np.asarray(mm) * (1, -1) * (self.km / self.sheet.across_flats_mm) + (self.west, self.north)
        return self._near(self.projection.degrees(km))

    def _near(self, degrees: Points) -> Points:
        """Return degrees with their longitudes within 180 of the middle of the region."""
        middle = self.box.centre[0]
        found = np.array(degrees, dtype=np.float64)
        # What is beyond the projection is infinite.
        found[~np.isfinite(found)] = np.nan
        found[:, 0] = (found[:, 0] - middle + 180) % 360 - 180 + middle
        return found

    @cached_property
    def window(self) -> tuple[float, float, float, float]:
        """West, south, east and north, in degrees, of what the sheet and some hexes around it show."""
        width, height = self.sheet.size_mm
        more = _MARGIN * self.sheet.across_flats_mm
        along = np.linspace(0, 1, _SAMPLES)
        across, down = -more + along * (width + 2 * more), -more + along * (height + 2 * more)
        edges = (
            *((across, np.full(_SAMPLES, y)) for y in (-more, height + more)),
            *((np.full(_SAMPLES, x), down) for x in (-more, width + more)),
        )
        rim = self.degrees(np.concatenate([np.column_stack(edge) for edge in edges]))
        (west, south), (east, north) = np.nanmin(rim, axis=0), np.nanmax(rim, axis=0)
        # Where the sheet is curved against the degrees, its middle may go a little farther.
        more = 0.02 * (north - south)
        return west, max(south - more, -90), east, min(north + more, 90)

    def placed(self, shapes: Sequence[Any]) -> Any:
        """Return shapes in degrees as they lie on the sheet in millimetres, an array in the same order.

        What is far from the sheet is cut away; what lies outside becomes empty.
        """
        west, south, east, north = self.window
        every = np.array(shapes, dtype=object)
        if not len(every):
            return every
        found = np.full(len(every), shapely.GeometryCollection(), dtype=object)
        bounds = shapely.bounds(every)
        for turn in (-360.0, 0.0, 360.0):
            is_near = (bounds[:, 0] + turn <= east) & (bounds[:, 2] + turn >= west)
            is_near &= (bounds[:, 1] <= north) & (bounds[:, 3] >= south)
            if not is_near.any():
                continue
            near = every[is_near]
            if turn:
                near = shapely.transform(near, partial(np.add, (turn, 0.0)))
            for number, piece in zip(np.flatnonzero(is_near), cut(near, *self.window), strict=True):
                found[number] = joined(found[number], piece)
        return shapely.transform(shapely.segmentize(found, (east - west) / _SAMPLES), self.mm)


def framed(box: Box, grid: Grid, projection: ProjectionName | None = None) -> Frame:
    """Return the sheet that shows a region; raises GeographyError where there can be none of that size."""
    plane = projection_for(box, projection)
    outline = plane.km(box.outline())
    if not np.isfinite(outline).all():
        raise GeographyError("This projection cannot show the region. Choose another, or a smaller region.")
    (west, south), (east, north) = outline.min(axis=0), outline.max(axis=0)
    width, height = float(east - west), float(north - south)
    columns, rows, km = _counted(width, height, grid)
    fault = fault_of_size(columns, rows)
    if fault is not None:
        raise GeographyError(say("{fault} Choose larger hexes.", fault=fault))
    labels = LabelScheme("rows", "north", "west", usual_blocks(rows, columns))
    sheet = Sheet(columns, rows, grid.top, "odd", grid.mm, labels)
    scale = km / grid.mm
    across, down = (size * scale for size in sheet.size_mm)
    return Frame(
        box, plane, sheet, float(west) + (width - across) / 2, float(north) - (height - down) / 2, km
    )


def _counted(width: float, height: float, grid: Grid) -> tuple[int, int, float]:
    """Return how many columns and rows fit into a size in kilometres, and how many of these a hex has."""
    # In hex widths: a line of n hexes takes n + ½, as lines lean; n lines take n pitches and half a radius.
    pitch, end = sqrt(3) / 2, sqrt(1 / 3) / 2
    if grid.columns is not None:
        size = width / (grid.columns + 0.5 if grid.top == "pointy" else pitch * grid.columns + end)
    elif grid.km is not None:
        size = grid.km
    else:
        raise GeographyError("Choose the size of a hex in kilometres, or the number of columns.")
    if not size > 0:
        raise GeographyError("A hex must be larger than 0 km.")
    beside, above = width / size, height / size
    if grid.top == "flat":
        beside, above = above, beside
    along, lines = max(1, floor(beside - 0.5 + 1e-6)), max(1, floor((above - end) / pitch + 1e-6))
    columns, rows = (along, lines) if grid.top == "pointy" else (lines, along)
    return grid.columns or columns, rows, size


def size_words(frame: Frame) -> Phrase:
    """Return the size of a sheet and of its hexes."""
    sheet = frame.sheet
    return say("{columns} × {rows} hexes of {km:.3g} km", columns=sheet.columns, rows=sheet.rows, km=frame.km)
