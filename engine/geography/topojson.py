"""TopoJSON: arcs that areas share, put back into each of them.

The format: https://github.com/topojson/topojson-specification, version 1.0.0.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

Points = NDArray[np.float64]
EMPTY: Final = shapely.Polygon()


def features_in(topology: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any], BaseGeometry | None]]:
    """Yield each feature of a topology: the name of the object that it is in, its properties, its shape.

    Raises KeyError, TypeError, ValueError or IndexError for what is no topology.
    """
    arcs = decoded_arcs(topology)
    for name, whole in topology["objects"].items():
        for each in geometries_in(whole):
            yield name, each.get("properties") or {}, shape_of(each, arcs, topology.get("transform"))


def geometries_in(whole: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """Return the geometries of an object of a topology."""
    found: Sequence[Mapping[str, Any]] = (
        whole["geometries"] if whole.get("type") == "GeometryCollection" else [whole]
    )
    return found


def decoded_arcs(topology: Mapping[str, Any]) -> list[Points]:
    """Return every arc of a topology as points of shape (n, 2)."""
    transform = topology.get("transform")
    if transform is None:
        return [np.asarray(arc, dtype=np.float64)[:, :2] for arc in topology["arcs"]]
    if not topology["arcs"]:
        return []
    # The arcs of the world take a second one by one; as one array they take a tenth of that.
    lengths = [len(arc) for arc in topology["arcs"]]
    steps = np.array([point[:2] for arc in topology["arcs"] for point in arc], dtype=np.int64).reshape(-1, 2)
    sums = np.concatenate([np.zeros((1, 2), np.int64), np.cumsum(steps, axis=0)])
    ends = np.cumsum(lengths)
    starts = np.concatenate([[0], ends[:-1]])
    deltas = sums[1:] - np.repeat(sums[starts], lengths, axis=0)
    return np.split(_placed(deltas, transform), ends[:-1])


def _placed(places: Any, transform: Mapping[str, Any]) -> Points:
    placed: Points = np.asarray(places) * transform["scale"] + transform["translate"]
    return placed


def shape_of(
    each: Mapping[str, Any], arcs: Sequence[Points], transform: Mapping[str, Any] | None = None
) -> BaseGeometry | None:
    """Return the shape of one geometry of a topology; None for one without."""
    kind = each.get("type")
    if kind in {"Point", "MultiPoint"}:
        points = np.atleast_2d(np.asarray(each["coordinates"], dtype=np.float64))[:, :2]
        points = points if transform is None else _placed(points, transform)
        return shapely.Point(points[0]) if kind == "Point" else shapely.MultiPoint(points)
    if not each.get("arcs"):
        return None

    def line(numbers: Sequence[int]) -> Points:
        parts = [arcs[number] if number >= 0 else arcs[~number][::-1] for number in numbers]
        # Each arc begins where the last one ended.
        return np.concatenate([parts[0], *(part[1:] for part in parts[1:])])

    def area(rings: Sequence[Sequence[int]]) -> shapely.Polygon:
        outer, *holes = map(line, rings)
        # Where points are rounded, small islands come to be lines.
        is_area = len(outer) >= 4
        return shapely.Polygon(outer, [hole for hole in holes if len(hole) >= 4]) if is_area else EMPTY

    match kind:
        case "LineString":
            return shapely.LineString(line(each["arcs"]))
        case "MultiLineString":
            return shapely.MultiLineString([line(part) for part in each["arcs"]])
        case "Polygon":
            return area(each["arcs"])
        case "MultiPolygon":
            return shapely.MultiPolygon([part for part in map(area, each["arcs"]) if part is not EMPTY])
    raise ValueError(kind)
