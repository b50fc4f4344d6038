"""A map as GeoJSON (RFC 7946) for programs that work with real land, such as QGIS."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import mapping
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient

from engine.board.document import Board
from engine.board.earth import EarthError, Globe
from engine.board.terrain import FIRST_OWN, HILL, LAKE, NAMES, OFF, SEA, SWAMP
from engine.exchange.left_out import left_out
from engine.hexes.lattice import DIRECTIONS, Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, corner_of
from engine.messages import Saying, say

Points = NDArray[np.float64]
Feature = dict[str, Any]

_DEGREE_PLACES, _MM_PLACES = 6, 3
"""Decimals: a tenth of a metre on the earth, a thousandth of a millimetre on paper."""
_AREAS: Final = {"lakes": (LAKE,), "hills": (HILL,), "swamps": (SWAMP,)}
"""The areas that are written as one shape each, by the name of their layer, and their terrain."""
_LAYER_OF_LINE: Final = {"river": "rivers", "border": "borders", "closed": "closed sides"}
_FLAT: Final = "millimetres on the sheet from its upper left corner, upwards"


def geojson_map(board: Board) -> tuple[bytes, list[Saying]]:
    """Return a board as a ``.geojson`` file, and what could not be taken over.

    Coordinates are degrees where the board knows its place on the earth, else millimetres on the sheet, y
    up. Features have a ``kind``: those named as layers of land can be imported again.
    """
    places, notes = _places(board)
    plane = _Plane(board.sheet, places)
    features = [*_lands(board, plane), *_hexes(board, plane), *_lines(board, plane), *_points(board, plane)]
    whole: dict[str, Any] = {"type": "FeatureCollection", "name": board.title}
    if places is None:
        # As GeoJSON had it before RFC 7946: no system of coordinates can be assumed.
        whole |= {"crs": None, "coordinates": _FLAT}
    whole |= {
        "licence": board.licence,
        "notes": [str(note.text) for note in board.notes],
        "features": features,
    }
    lines = json.dumps({**whole, "features": []}, ensure_ascii=False)[: -len("]}")]
    body = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in features)
    return f"{lines}\n{body}\n]}}\n".encode(), [*notes, *left_out(board, "GeoJSON", _TAKEN)]


_TAKEN: Final = ("countries", "ferries", "permitted_builds")


def _places(board: Board) -> tuple[Callable[[Points], Points] | None, list[Saying]]:
    """Return what brings millimetres to degrees, None where that is not known, and a note on it."""
    if board.earth is None:
        return None, [
            say(
                "This board does not know its place on the earth, so the coordinates are millimetres on the "
                "sheet. Only boards made from geography have longitudes and latitudes."
            )
        ]
    try:
        return Globe(board.sheet, board.earth).degrees, []
    except EarthError:
        return None, [
            say(
                "The hexes under “earth” in the map file fix no place, so the coordinates are millimetres "
                "on the sheet. Give three hexes that are not in one line, and a projection that shows them."
            )
        ]


class _Plane:
    """Shapes of a sheet in the coordinates of the file."""

    def __init__(self, sheet: Sheet, places: Callable[[Points], Points] | None) -> None:
        self.sheet = sheet
        self._places = places
        self._decimals = _MM_PLACES if places is None else _DEGREE_PLACES

    def points(self, mm: Points) -> Points:
        """Return places of shape (n, 2)."""
        found = mm * (1, -1) if self._places is None else self._places(mm)
        return np.asarray(np.round(found, self._decimals) + 0.0)

    def outlines(self, hexes: Sequence[Hex]) -> Any:
        """Return hexes as areas, whose common corners are the same to the last digit."""
        corners = np.array([corner_of(Hex(0, 0), direction) for direction in DIRECTIONS])
        thirds = 3 * np.array(hexes, dtype=np.int64).reshape(-1, 1, 2) + corners
        # Counter-clockwise, as RFC 7946 wants what is filled.
        rings = self.points(self.sheet.points_mm(thirds[:, ::-1] / 3).reshape(-1, 2)).reshape(-1, 6, 2)
        return shapely.polygons(rings)

    def geometry(self, shape: BaseGeometry) -> dict[str, Any]:
        """Return a shape as GeoJSON has it."""
        if isinstance(shape, shapely.Polygon):
            shape = orient(shape)
        elif isinstance(shape, shapely.MultiPolygon):
            shape = shapely.MultiPolygon([orient(part) for part in shape.geoms])
        return dict(mapping(shape))

    def side(self, side: Side) -> Any:
        """Return the two ends of a side."""
        return self.points(np.array(self.sheet.side_mm(side)))

    def centre(self, hex_: Hex) -> list[float]:
        """Return the middle of a hex."""
        found: list[float] = self.points(np.array([self.sheet.centre_mm(hex_)]))[0].tolist()
        return found


def _feature(kind: str, geometry: dict[str, Any], **properties: Any) -> Feature:
    return {"type": "Feature", "properties": {"kind": kind, **properties}, "geometry": geometry}


# -- areas -----------------------------------------------------------------------------------------


def _lands(board: Board, plane: _Plane) -> Iterator[Feature]:
    """Yield the land, the lakes, hills and swamps and the countries, each as one shape."""
    outlines = _outlines(board, plane)
    codes, owners = board.terrain.ravel(), board.country.ravel()
    kinds = {"land": ~np.isin(codes, (SEA, OFF)), **{kind: np.isin(codes, on) for kind, on in _AREAS.items()}}
    for kind, mask in kinds.items():
        if mask.any():
            yield _feature(kind, plane.geometry(shapely.coverage_union_all(outlines[mask])))
    for number, country in enumerate(board.countries, 1):
        own = (owners == number) & kinds["land"]
        if own.any():
            yield _feature(
                "countries", plane.geometry(shapely.coverage_union_all(outlines[own])), name=country.name
            )


def _outlines(board: Board, plane: _Plane) -> Any:
    """Return all hexes as areas, row by row."""
    sheet = board.sheet
    return plane.outlines(list(sheet.hexes()))


def _hexes(board: Board, plane: _Plane) -> Iterator[Feature]:
    """Yield every hex on the map with its label, its terrain and whose it is."""
    sheet = board.sheet
    names = (*NAMES[:FIRST_OWN], *(kind.name for kind in board.kinds))
    hexes = [hex_ for hex_ in sheet.hexes() if board.on_map(hex_)]
    for hex_, outline in zip(hexes, plane.outlines(hexes) if hexes else (), strict=True):
        country = board.country_at(hex_)
        owned = {} if country is None else {"country": country.name}
        yield _feature(
            "hex",
            plane.geometry(outline),
            label=sheet.label(hex_),
            terrain=names[board.terrain_at(hex_)],
            **owned,
        )


# -- lines and points ------------------------------------------------------------------------------


def _lines(board: Board, plane: _Plane) -> Iterator[Feature]:
    """Yield rivers, borders and closed sides, each as one line or several, and ferries."""
    for line in board.lines:
        ends = [plane.side(side) for side in line.sides if board.sheet.has_side(side)]
        if ends:
            joined = shapely.line_merge(shapely.multilinestrings(list(shapely.linestrings(ends))))
            yield _feature(_LAYER_OF_LINE[line.kind], plane.geometry(joined), name=line.name)
    for ferry in board.ferries:
        ports = [board.towns_by_name[port].hex for port in ferry.ports if port in board.towns_by_name]
        yield from _course("ferry", _between(ports, ferry.course), plane, name=ferry.name)
    for build in board.permitted_builds:
        yield from _course("permitted build", build.course, plane, country=build.country)


def _between(ports: Sequence[Hex], course: Sequence[Hex]) -> Sequence[Hex]:
    """Return the way of a ferry from port to port."""
    return [*ports[:1], *course, *ports[1:]]


def _course(kind: str, hexes: Sequence[Hex], plane: _Plane, **told: Any) -> Iterator[Feature]:
    if len(hexes) > 1:
        places = [plane.centre(hex_) for hex_ in hexes]
        yield _feature(kind, {"type": "LineString", "coordinates": places}, **told)


def _points(board: Board, plane: _Plane) -> Iterator[Feature]:
    """Yield the towns with their hexes and keys."""
    for town in _on(board.sheet, board.towns):
        told = {flag: True for flag in ("start", "port", "small") if getattr(town, flag)}
        yield _feature(
            "places",
            {"type": "Point", "coordinates": plane.centre(town.hex)},
            name=town.name,
            hex=board.sheet.label(town.hex),
            keys=list(town.keys),
            **told,
        )


def _on(sheet: Sheet, towns: Iterable[Any]) -> Iterator[Any]:
    return (town for town in towns if town.hex in sheet)
