"""The countries and towns of the world that come with the program, and regions by their names.

The countries are Natural Earth's 1:10 million ones, each repaired where it crosses itself; the towns are
GeoNames' with at least 5,000 people.
"""

import csv
import io
import lzma
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from functools import cache
from math import cos, hypot, radians
from threading import Lock
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from engine.geography.frames import Box
from engine.geography.layers import Feature, GeographyError, LayerName, Layers
from engine.messages import either, say
from engine.shipped import folder
from engine.text.names import folded

NATURAL_EARTH: Final = "Natural Earth (public domain)"
WORLD_LAYERS: Final[tuple[LayerName, ...]] = ("countries", "places")
"""What comes with the program."""

GEONAMES: Final = "GeoNames, geonames.org (CC BY 4.0)"

_NEAR_DEGREES, _NEAR_SHARE = 2.0, 0.1
"""How near its largest part an island belongs to a country's region: in degrees, or of its diagonal."""
_MARGIN: Final = 0.03
"""How much is added around a region that is named, as a share of it."""


class World:
    """The countries of the world."""

    def __init__(self, packed: bytes) -> None:
        """Unpack what `docs/world_countries.py` packs."""
        with np.load(io.BytesIO(lzma.decompress(packed))) as read:
            places = np.cumsum(read["steps"], axis=0, dtype=np.int64)
            points = np.ascontiguousarray(places * read["scale"] + read["translate"])
            offsets = read["points"], read["rings"], read["areas"]
            self._names: list[str] = read["names"].tolist()
        self._shapes = shapely.from_ragged_array(shapely.GeometryType.MULTIPOLYGON, points, offsets)
        self._bounds = shapely.bounds(self._shapes)

    @property
    def names(self) -> list[str]:
        """The names of all countries, in order."""
        return sorted(self._names)

    def countries_in(self, box: Box) -> Iterator[Feature]:
        """Yield the countries that may lie in a region or near it."""
        near = box.grown(0.5)
        west, south, east, north = self._bounds.T
        is_beside = [(west + turn <= near.east) & (east + turn >= near.west) for turn in (-360, 0, 360)]
        is_near = np.any(is_beside, axis=0) & (south <= near.north) & (north >= near.south)
        for number in np.flatnonzero(is_near).tolist():
            yield Feature(self._shapes[number], {"name": self._names[number], "source": NATURAL_EARTH})

    def region(self, name: str) -> Box:
        """Return the region of a country by its name: its largest part and what lies near that.

        Raises GeographyError, with the names that are most like it, where there is none.
        """
        found = {folded(each): at for at, each in enumerate(self._names)}
        number = found.get(folded(name.strip()))
        if number is None:
            like = get_close_matches(folded(name.strip()), found, n=3, cutoff=0.6)
            names = [self._names[found[each]] for each in like]
            raise GeographyError(
                say(
                    "There is no country '{name}'. Did you mean {names}?",
                    name=name,
                    names=either(names),
                )
                if names
                else say(
                    "There is no country '{name}'. Give the region as a box: west, south, east, north.",
                    name=name,
                )
            )
        return _main_part(self._shapes[number])


def _main_part(shape: BaseGeometry) -> Box:
    """Return the box around the largest part of a country and the others near it."""
    parts = sorted(shapely.get_parts(shape), key=lambda part: part.area, reverse=True)
    main = parts[0]
    middle = (main.bounds[0] + main.bounds[2]) / 2
    squeeze = cos(radians((main.bounds[1] + main.bounds[3]) / 2))

    def beside(part: BaseGeometry) -> BaseGeometry:
        """Return a part on the same side of the antimeridian, its degrees equally long both ways."""
        turn = 360 * round((middle - (part.bounds[0] + part.bounds[2]) / 2) / 360)
        return shapely.transform(part, lambda points: (points + np.array([turn, 0])) * (squeeze, 1))

    near = [beside(part) for part in parts]
    west, south, east, north = near[0].bounds
    reach = max(_NEAR_DEGREES, _NEAR_SHARE * hypot(east - west, north - south))
    shapely.prepare(near[0])
    together = [part for part in near if shapely.dwithin(near[0], part, reach)]
    west, south, east, north = shapely.total_bounds(together).tolist()
    if north > 85 or south < -85:
        raise GeographyError("This region reaches a pole, which no sheet can show. Give a smaller box.")
    return Box(west / squeeze, south, east / squeeze, north).grown(_MARGIN)


_reading: Final = Lock()


def world() -> World:
    """Return the world, read once, whichever thread asks first."""
    with _reading:
        return _world()


@cache
def _world() -> World:
    return World((folder("resources") / "geography" / "countries.npz.xz").read_bytes())


@cache
def _towns() -> tuple[list[str], Any, Any]:
    """Return the names of all towns, their degrees of shape (n, 2), and how many people live there."""
    packed = (folder("resources") / "geography" / "places.csv.xz").read_bytes()
    rows = list(csv.reader(io.StringIO(lzma.decompress(packed).decode())))[1:]
    names, longitudes, latitudes, people = zip(*rows, strict=True)
    degrees = np.column_stack([np.array(longitudes, dtype=float), np.array(latitudes, dtype=float)])
    return list(names), degrees, np.array(people, dtype=int)


def world_layers(box: Box, names: Collection[LayerName]) -> Layers:
    """Return layers of a region that come with the program: countries, which are land, and towns."""
    features: dict[LayerName, tuple[Feature, ...]] = {}
    if "countries" in names:
        features["countries"] = tuple(world().countries_in(box))
    if "places" in names:
        features["places"] = tuple(_towns_in(box))
    return Layers(features)


def _towns_in(box: Box) -> Iterator[Feature]:
    """Yield the towns in a region and near it."""
    names, degrees, people = _towns()
    middle, near = box.centre[0], box.grown(0.5)
    longitudes = (degrees[:, 0] - middle + 180) % 360 - 180 + middle
    is_near = (near.west <= longitudes) & (longitudes <= near.east)
    is_near &= (near.south <= degrees[:, 1]) & (degrees[:, 1] <= near.north)
    numbers = np.flatnonzero(is_near)
    for number, point in zip(numbers.tolist(), shapely.points(degrees[numbers]), strict=True):
        yield Feature(
            point,
            {"name": names[number], "population": int(people[number]), "source": GEONAMES},
        )
