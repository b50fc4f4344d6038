"""Where a sheet lies on the earth: degrees to millimetres of the sheet, and back."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from engine.hexes.affine import AnchorError, fitted
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point, Sheet

ProjectionName = Literal["laea", "albers", "lcc"]
PROJECTIONS: Final[tuple[ProjectionName, ...]] = get_args(ProjectionName)
Points = NDArray[np.float64]

_CONES: Final = {"albers": "aea", "lcc": "lcc"}


@dataclass(frozen=True)
class Projection:
    """A way to bring degrees to kilometres on a plane, north up, and back (PROJ, ellipsoid WGS 84).

    ``centre`` is a longitude and a latitude; ``parallels`` are the two latitudes at which a cone (Albers,
    Lambert's conformal one) touches the earth, and None for Lambert's azimuthal projection.
    """

    name: ProjectionName
    centre: Point
    parallels: Point | None = None

    @cached_property
    def _proj(self) -> Any:
        from pyproj import Proj  # noqa: PLC0415  # 80 ms, and the studio starts without it

        longitude, latitude = self.centre
        words = [f"+proj={_CONES.get(self.name, self.name)} +lon_0={longitude:.6f} +lat_0={latitude:.6f}"]
        if self.parallels is not None:
            first, second = self.parallels
            words.append(f"+lat_1={first:.6f} +lat_2={second:.6f}")
        return Proj(" ".join((*words, "+ellps=WGS84 +units=km +no_defs")))

    def km(self, degrees: Points) -> Points:
        """Return places in kilometres, both arrays of shape (n, 2); infinite where they cannot be shown."""
        return np.column_stack(self._proj(degrees[:, 0], degrees[:, 1]))

    def degrees(self, km: Points) -> Points:
        """Return places in degrees, both arrays of shape (n, 2)."""
        return np.column_stack(self._proj(km[:, 0], km[:, 1], inverse=True))


@dataclass(frozen=True)
class Earth:
    """Where a sheet lies on the earth: three hexes or more with the degrees of their centres.

    Degrees are the longitude and the latitude (WGS 84). Between these hexes a sheet is flat, so that the
    projection says where all others are.
    """

    projection: Projection
    at: tuple[tuple[Hex, Point], ...]


class EarthError(ValueError):
    """Hexes and degrees that fix no place on the earth."""


class Globe:
    """Places of a sheet on the earth, and back."""

    def __init__(self, sheet: Sheet, earth: Earth) -> None:
        """Fit the sheet; raises EarthError where its hexes fix no place."""
        from pyproj.exceptions import ProjError  # noqa: PLC0415  # 80 ms, and the studio starts without it

        self._projection = earth.projection
        self._middle = earth.projection.centre[0]
        try:
            km = self._projection.km(np.array([degrees for _, degrees in earth.at], dtype=np.float64))
        except ProjError as error:
            raise EarthError from error
        if not np.isfinite(km).all():
            raise EarthError
        places = [(float(x), float(y)) for x, y in km]
        try:
            placing = fitted(sheet, [(hex_, at) for (hex_, _), at in zip(earth.at, places, strict=True)])
        except AnchorError as error:
            raise EarthError from error
        self._to_km = placing.pixels
        a, b, c, d, e, f = placing.back
        self._to_mm = np.array([[a, c, e], [b, d, f]])

    def degrees(self, mm: Points) -> Points:
        """Return places in degrees, both of shape (n, 2); longitudes within 180 of the projection's middle.

        What lies beyond the projection is NaN.
        """
        found = self._projection.degrees(self._to_km(mm))
        found[~np.isfinite(found).all(axis=1)] = np.nan
        found[:, 0] = (found[:, 0] - self._middle + 180) % 360 - 180 + self._middle
        return found

    def mm(self, degrees: Points) -> Points:
        """Return places on the sheet in millimetres, both of shape (n, 2); NaN for what it cannot show."""
        km = self._projection.km(np.asarray(degrees, dtype=np.float64))
        km[~np.isfinite(km).all(axis=1)] = np.nan
        return np.asarray(km @ self._to_mm[:, :2].T + self._to_mm[:, 2])


def pinned(sheet: Sheet, projection: Projection, degrees: Callable[[Points], Points]) -> Earth | None:
    """Return a sheet on the earth, by three hexes well inside; ``degrees`` says where millimetres lie.

    None for a sheet too small to have them, or one that shows what lies beyond the projection.
    """
    columns, rows = sheet.columns, sheet.rows
    places = (
        (columns // 4, rows // 4),
        (columns - 1 - columns // 4, rows // 4),
        (columns // 4, rows - 1 - rows // 4),
    )
    if len(set(places)) < len(places):
        return None
    hexes = [sheet.hex_at(*place) for place in places]
    found = degrees(np.array([sheet.centre_mm(hex_) for hex_ in hexes]))
    if not np.isfinite(found).all():
        return None
    found[:, 0] = (found[:, 0] + 180) % 360 - 180
    # A tenth of a metre.
    rounded = [(round(longitude, 6), round(latitude, 6)) for longitude, latitude in found.tolist()]
    return Earth(projection, tuple(zip(hexes, rounded, strict=True)))
