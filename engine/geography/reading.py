"""Reads layers from files: GeoJSON, TopoJSON and ESRI ASCII grids, as other programs write them.

A file comes from a stranger: whatever is in it, there is a sentence about it, and nothing is guessed that
would move land without a word.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry import shape as made_shape
from shapely.geometry.base import BaseGeometry

from engine.boardfile.source import NoFileError, TooLargeError, read_file
from engine.geography.ascii_grid import read_grid
from engine.geography.kinds import SHAPES, kind_of
from engine.geography.layers import Feature, GeographyError, LayerName, Layers, merged
from engine.geography.topojson import features_in
from engine.messages import Phrase, count_of, say

MOST_BYTES: Final = 200_000_000
SUFFIXES: Final = (".geojson", ".json", ".topojson", ".asc")
_LAT, _LON = 90.5, 540.0
"""How large degrees can be; a little more than they should, for what is rounded."""
_DEGREES: Final = ("CRS84", "4326", "4258", "4269")
"""Systems whose coordinates are degrees that differ from WGS 84 by less than any hex."""

Raw = tuple[str, Mapping[str, Any], BaseGeometry | None]
"""A feature as read: the name of what it is in, its properties, its shape."""


@dataclass(frozen=True)
class Source:
    """A file to read, and what the user says of it.

    ``layer`` is the layer of all that is in it, None for what its features say; ``crs`` the system of its
    coordinates such as ``EPSG:27700``, empty for what the file says; ``is_swapped`` whether the latitude
    comes first.
    """

    path: Path
    layer: LayerName | None = None
    crs: str = ""
    is_swapped: bool = False


@dataclass
class _Gathered:
    """The features taken over so far, and how many were not, by why."""

    features: dict[LayerName, list[Feature]] = field(default_factory=dict)
    empty: int = 0
    repaired: int = 0
    unfit: int = 0


def read_source(source: Source) -> Layers:
    """Return what is in a file, or in all files of a folder that can be read.

    Raises GeographyError with a sentence where a file cannot be read.
    """
    if source.path.is_dir():
        return _read_folder(source)
    name = source.path.name
    text = _text(source.path)
    if not text.strip():
        raise GeographyError(say("{name} is empty.", name=name))
    if source.path.suffix.lower() == ".asc":
        return Layers(heights=(read_grid(text, name),))
    raws, crs = _parsed(text, name)
    return _sorted(_in_degrees(raws, source, crs), source)


def _read_folder(source: Source) -> Layers:
    files = sorted(path for path in source.path.iterdir() if path.suffix.lower() in SUFFIXES)
    if not files:
        raise GeographyError(
            say("The folder {name} has no .geojson, .json, .topojson or .asc files.", name=source.path.name)
        )
    return merged([read_source(Source(path, source.layer, source.crs, source.is_swapped)) for path in files])


def _text(path: Path) -> str:
    try:
        return read_file(path, MOST_BYTES).decode("utf-8-sig")
    except TooLargeError as error:
        raise GeographyError(
            say(
                "{name} has {size:,.0f} MB; the maximum is {most} MB. Clip it to your region first, for "
                "example in QGIS: Vector > Geoprocessing Tools > Clip.",
                name=path.name,
                size=error.size / 1e6,
                most=MOST_BYTES // 1_000_000,
            )
        ) from error
    except UnicodeDecodeError as error:
        raise GeographyError(
            say("{name} is not text. Save it as GeoJSON, TopoJSON or an ESRI ASCII grid.", name=path.name)
        ) from error
    except NoFileError as error:
        raise GeographyError(say("{path} is a pipe or a device, not a file.", path=path)) from error
    except FileNotFoundError as error:
        raise GeographyError(say("The file {path} does not exist.", path=path)) from error
    except (OSError, ValueError) as error:
        raise GeographyError(say("{path} cannot be read.", path=path)) from error


# -- what a file says ----------------------------------------------------------------------------


def _parsed(text: str, name: str) -> tuple[list[Raw], str]:
    """Return the features of a file, and the system of coordinates that it names."""
    stem = name.rpartition(".")[0]
    try:
        data = json.loads(text)
        if isinstance(data, dict) and data.get("type") == "Topology":
            return [(f"{stem} {part}", told, shape) for part, told, shape in features_in(data)], ""
        if isinstance(data, dict) and "elements" in data and "osm3s" in data:
            raise GeographyError(
                say("{name} is Overpass's own format. Use Export > GeoJSON in Overpass Turbo.", name=name)
            )
        raws = [(stem, properties, shape) for properties, shape in _features(data)]
    except json.JSONDecodeError as error:
        raise GeographyError(
            say(
                "{name} is not JSON (line {line}, column {column}). It may be incomplete: export it again.",
                name=name,
                line=error.lineno,
                column=error.colno,
            )
        ) from error
    # What shapely raises for coordinates that are none varies with its releases.
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, RecursionError) as error:
        raise GeographyError(
            say("{name} is not GeoJSON or TopoJSON, or is damaged. Export it again.", name=name)
        ) from error
    return raws, _named_crs(data)


def _features(data: Any) -> Iterator[tuple[Mapping[str, Any], BaseGeometry | None]]:
    """Yield the properties and the shape of everything in a GeoJSON text (RFC 7946)."""
    match data["type"]:
        case "FeatureCollection":
            for each in data["features"]:
                yield from _features(each)
        case "Feature":
            geometry = data.get("geometry")
            yield data.get("properties") or {}, None if geometry is None else _shape(geometry)
        case _:
            yield {}, _shape(data)


def _shape(geometry: Mapping[str, Any]) -> BaseGeometry | None:
    if geometry["type"] == "GeometryCollection":
        parts = [_shape(part) for part in geometry["geometries"]]
        return shapely.GeometryCollection([part for part in parts if part is not None])
    if not geometry["coordinates"]:
        return None
    return shapely.force_2d(made_shape(dict(geometry)))


def _named_crs(data: Mapping[str, Any]) -> str:
    """Return the system of coordinates that a GeoJSON of before RFC 7946 names."""
    crs = data.get("crs")
    properties = crs.get("properties") if isinstance(crs, dict) else None
    name = properties.get("name") if isinstance(properties, dict) else None
    if not isinstance(name, str) or name.upper().endswith(_DEGREES):
        return ""
    return name


# -- where it lies -------------------------------------------------------------------------------


def _in_degrees(raws: Sequence[Raw], source: Source, named: str) -> list[Raw]:
    """Return features in degrees, longitude first; raises GeographyError where that cannot be."""
    shapes = np.array([shape for _, _, shape in raws], dtype=object)
    if source.is_swapped:
        shapes = shapely.transform(shapes, lambda points: points[:, ::-1])
    if source.crs or named:
        shapes = _reprojected(shapes, source.crs or named, source.path)
    west, south, east, north = shapely.total_bounds(shapes) if len(shapes) else (np.nan,) * 4
    if np.isfinite(west) and not (south >= -_LAT and north <= _LAT and west >= -_LON and east <= _LON):
        raise _astray(source.path, (west, south, east, north))
    return [(stem, told, shape) for (stem, told, _), shape in zip(raws, shapes, strict=True)]


def _reprojected(shapes: Any, crs: str, path: Path) -> Any:
    """Return shapes of a system of coordinates in degrees."""
    from pyproj import Transformer  # noqa: PLC0415  # 80 ms, and hardly any file needs it
    from pyproj.exceptions import ProjError  # noqa: PLC0415  # as slow

    try:
        transformer = Transformer.from_crs(crs, "EPSG:4326", always_xy=True)
    except ProjError as error:
        raise GeographyError(
            say("{name}: '{crs}' is not a coordinate system such as EPSG:27700.", name=path.name, crs=crs),
            "crs",
            path,
        ) from error
    moved = shapely.transform(
        shapes, lambda points: np.column_stack(transformer.transform(points[:, 0], points[:, 1]))
    )
    if not np.isfinite(shapely.get_coordinates(moved)).all():
        raise GeographyError(
            say("The coordinates of {name} do not fit {crs}.", name=path.name, crs=crs), "crs", path
        )
    return moved


def _astray(path: Path, bounds: tuple[float, float, float, float]) -> GeographyError:
    """Return what to say of coordinates that cannot be degrees, longitude first."""
    west, south, east, north = bounds
    if west >= -_LAT and east <= _LAT and south >= -_LON and north <= _LON:
        return latitude_first(path)
    return GeographyError(
        say(
            "The coordinates in {name} are not degrees (they begin at {x:,.0f}, {y:,.0f}). Export it as "
            "EPSG:4326 (WGS 84), or name its coordinate system, such as EPSG:27700.",
            name=path.name,
            x=west,
            y=south,
        ),
        "crs",
        path,
    )


def latitude_first(path: Path) -> GeographyError:
    """Return what to say of a file whose coordinates come the other way round."""
    return GeographyError(
        say("{name} has the latitude first. Read its coordinates the other way round.", name=path.name),
        "swap",
        path,
    )


# -- what it is ----------------------------------------------------------------------------------


def _sorted(raws: Sequence[Raw], source: Source) -> Layers:
    """Return features by layer, areas that cross themselves made whole, and what could not be taken over."""
    gathered = _Gathered()
    for stem, properties, shape in raws:
        if shape is None or shape.is_empty:
            gathered.empty += 1
            continue
        is_mixed = isinstance(shape, shapely.GeometryCollection)
        parts = shapely.get_parts(shape).tolist() if is_mixed else [shape]
        for part in parts:
            _gather(gathered, source, stem, properties, part)
    name = source.path.name
    if not raws:
        raise GeographyError(say("There are no features in {name}. Export it again.", name=name))
    if not gathered.features and not gathered.empty:
        raise GeographyError(
            say("Nothing in {name} is land, water, a border, a town, hills or a swamp.", name=name)
        )
    return Layers(
        {layer: tuple(found) for layer, found in gathered.features.items()},
        notes=tuple(_notes(gathered, name)),
    )


def _gather(
    gathered: _Gathered, source: Source, stem: str, properties: Mapping[str, Any], shape: BaseGeometry
) -> None:
    """Add a shape to the layer that it belongs to."""
    kind = shape.geom_type
    try:
        layer = source.layer or kind_of(properties, kind, stem)
    except LookupError as error:
        raise GeographyError(
            say(
                "It is unclear what the areas in {name} are. Choose a layer for the file: land, lakes, "
                "countries, hills or swamps.",
                name=source.path.name,
            )
        ) from error
    if layer == "places" and kind not in SHAPES["places"]:
        shape, kind = shape.representative_point(), "Point"
    if layer is None or kind not in SHAPES[layer]:
        gathered.unfit += 1
        return
    shape = unwrapped(shape)
    if not shape.is_valid:
        shape = repaired(shape)
        gathered.repaired += 1
    if not shape.is_empty:
        gathered.features.setdefault(layer, []).append(Feature(shape, properties))


def repaired(shape: BaseGeometry) -> BaseGeometry:
    """Return an area that crossed itself as one that does not: only its areas, without loose lines."""
    valid = shapely.make_valid(shape)
    if shape.geom_type not in SHAPES["land"]:
        return valid
    parts = shapely.get_parts(shapely.get_parts(valid))
    return shapely.union_all(parts[shapely.get_dimensions(parts) == 2])


def unwrapped(shape: BaseGeometry) -> BaseGeometry:
    """Return a shape with what crosses the antimeridian in one piece, its longitudes beyond 180 degrees.

    What goes all round a pole stays as it is.
    """
    west, _, east, _ = shape.bounds
    if east - west <= 180:
        return shape
    parts = [_turned(part) for part in shapely.get_parts(shape)]
    if len(parts) == 1:
        return parts[0]
    several: Any = shapely.multipolygons
    if shape.geom_type not in SHAPES["land"]:
        several = shapely.multilinestrings
    whole: BaseGeometry = several(parts)
    return whole


def _turned(part: BaseGeometry) -> BaseGeometry:
    """Return an area or line with the longitudes of its points each within 180 degrees of the one before."""
    points = shapely.get_coordinates(part)
    # Whole turns, so that a ring ends exactly where it begins.
    turns = np.round((np.unwrap(points[:, 0], period=360) - points[:, 0]) / 360)
    if part.geom_type == "Polygon":
        last = shapely.get_num_coordinates(shapely.get_exterior_ring(part)) - 1
        if turns[last] != turns[0]:
            return part
    turned: BaseGeometry = shapely.set_coordinates(part, points + np.column_stack([360 * turns, 0 * turns]))
    return turned


def _notes(gathered: _Gathered, name: str) -> Iterator[Phrase]:
    """Yield what was left out or repaired."""
    if gathered.empty:
        yield count_of(
            gathered.empty,
            "{name}: {n} feature has no shape and was left out.",
            "{name}: {n} features have no shape and were left out.",
            name=name,
        )
    if gathered.unfit:
        yield count_of(
            gathered.unfit,
            "{name}: {n} feature has no place on a board and was left out.",
            "{name}: {n} features have no place on a board and were left out.",
            name=name,
        )
    if gathered.repaired:
        yield count_of(
            gathered.repaired,
            "{name}: {n} shape crossed itself and was repaired.",
            "{name}: {n} shapes crossed themselves and were repaired.",
            name=name,
        )
