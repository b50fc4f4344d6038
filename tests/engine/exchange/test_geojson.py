"""Maps as GeoJSON: where everything lies, and that our own import reads them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import shapely
from shapely.geometry import shape

from engine.board.document import Board
from engine.board.earth import Earth, Globe, Projection
from engine.board.terrain import HILL, LAKE, SEA
from engine.exchange.geojson import geojson_map
from engine.geography.boards import Recipe, made_board
from engine.geography.frames import Box, Grid
from engine.geography.layers import merged
from engine.geography.reading import Source, read_source
from engine.geography.regions import completed
from tests.shipped import shipped
from tests.studio.drawing.boards import full_board


def features_of(board: Board) -> dict[str, list[dict[str, Any]]]:
    """Return the features of a board by their kind."""
    found: dict[str, list[dict[str, Any]]] = {}
    for each in json.loads(geojson_map(board)[0])["features"]:
        assert shape(each["geometry"]).is_valid
        found.setdefault(each["properties"]["kind"], []).append(each)
    return found


@pytest.fixture(scope="module")
def ireland() -> Board:
    box = Box(-11, 51, -5, 55.6)
    layers, _ = completed(merged([]), box)
    return made_board(layers, Recipe(box, Grid(columns=24))).board


def test_a_board_from_geography_has_degrees(ireland: Board) -> None:
    data, notes = geojson_map(ireland)
    whole = json.loads(data)
    assert "crs" not in whole
    assert not any("place on the earth" in note for note in notes)
    towns = {each["properties"]["name"]: each for each in features_of(ireland)["places"]}
    longitude, latitude = towns["Dublin"]["geometry"]["coordinates"]
    assert (longitude, latitude) == pytest.approx((-6.26, 53.35), abs=0.15)
    assert ireland.earth is not None
    globe = Globe(ireland.sheet, ireland.earth)
    for each in features_of(ireland)["hex"]:
        hex_ = ireland.sheet.hex_named(each["properties"]["label"])
        centre = globe.degrees(np.array([ireland.sheet.centre_mm(hex_)]))[0]
        assert shape(each["geometry"]).contains(shapely.Point(centre))
        ring = each["geometry"]["coordinates"][0]
        assert shapely.is_ccw(shapely.linearrings(ring))
        assert ring[0] == ring[-1]


def test_the_file_makes_the_same_land_again(ireland: Board, tmp_path: Path) -> None:
    path = tmp_path / "ireland.geojson"
    path.write_bytes(geojson_map(ireland)[0])
    layers = read_source(Source(path))
    assert not layers.notes or all("no place" in note for note in layers.notes)
    again = made_board(layers, Recipe(Box(-11, 51, -5, 55.6), Grid(columns=24))).board
    assert again.sheet == ireland.sheet
    assert (np.isin(again.terrain, (SEA, LAKE)) == np.isin(ireland.terrain, (SEA, LAKE))).all()
    assert {town.name for town in again.towns} == {town.name for town in ireland.towns}
    assert [land.name for land in again.countries] == [land.name for land in ireland.countries]


def test_a_board_that_does_not_know_its_place_has_millimetres_and_says_so() -> None:
    board = full_board()
    data, notes = geojson_map(board)
    whole = json.loads(data)
    assert whole["crs"] is None
    assert "millimetres" in whole["coordinates"]
    assert "place on the earth" in notes[0]
    assert "city regions" in notes[1]
    assert "ferries" not in notes[1]
    places = features_of(board)["places"]
    for town, each in zip(board.towns, places, strict=True):
        x, y = board.sheet.centre_mm(town.hex)
        assert each["geometry"]["coordinates"] == pytest.approx((x, -y), abs=1e-3)
        assert each["properties"]["keys"] == list(town.keys)


def test_every_kind_of_thing_is_there() -> None:
    board = full_board()
    found = features_of(board)
    assert set(found) == {
        *("land", "lakes", "hills", "swamps", "countries", "hex", "places"),
        *("rivers", "closed sides", "ferry", "permitted build"),
    }
    on_map = [hex_ for hex_ in board.sheet.hexes() if board.on_map(hex_)]
    assert len(found["hex"]) == len(on_map)
    (hills,) = found["hills"]
    one = shape(found["hex"][0]["geometry"]).area
    count = int((board.terrain == HILL).sum())
    assert shape(hills["geometry"]).area == pytest.approx(count * one, rel=1e-3)
    (river,) = found["rivers"]
    assert river["properties"]["name"] == "Taff"
    assert river["geometry"]["type"] == "LineString"
    assert len(river["geometry"]["coordinates"]) == 5
    (ferry,) = found["ferry"]
    assert len(ferry["geometry"]["coordinates"]) == 3
    assert {each["properties"]["terrain"] for each in found["hex"]} >= {
        "open",
        "hill",
        "sea",
        "lake",
        "swamp",
    }


def test_hexes_that_fix_no_place_are_told() -> None:
    board = shipped("severn")
    hexes = [board.sheet.hex_at(column, 3) for column in range(3)]
    earth = Earth(Projection("laea", (-3, 51)), tuple((hex_, (-3.0, 51.0)) for hex_ in hexes))
    data, notes = geojson_map(board.edited(earth=earth))
    assert "fix no place" in notes[0]
    assert json.loads(data)["crs"] is None
