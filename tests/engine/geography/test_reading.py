"""Files of land are read as other programs write them; for those that cannot be, there is a sentence."""

import json
from pathlib import Path

import pytest
import shapely
from shapely import LineString, MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry

from engine.geography import reading
from engine.geography.layers import GeographyError, LayerName
from engine.geography.reading import Source, read_source
from tests.engine.geography.invented import collection, written

SQUARE = shapely.box(-4, 50, -3, 51)


@pytest.mark.parametrize(
    ("name", "properties", "shape", "layer"),
    [
        ("ne_10m_land.geojson", {"featurecla": "Land"}, SQUARE, "land"),
        ("export.geojson", {"featurecla": "Lake"}, SQUARE, "lakes"),
        ("export.geojson", {"waterway": "river", "name": "Wye"}, LineString([(0, 0), (1, 1)]), "rivers"),
        ("export.geojson", {"natural": "water"}, SQUARE, "lakes"),
        ("export.geojson", {"place": "town", "name": "Ross"}, Point(0, 0), "places"),
        ("export.geojson", {"boundary": "administrative"}, SQUARE, "countries"),
        ("export.geojson", {"boundary": "administrative"}, LineString([(0, 0), (1, 1)]), "borders"),
        ("ne_10m_admin_0_countries.json", {"ADMIN": "Wales"}, SQUARE, "countries"),
        ("places.geojson", {"name": "Ross"}, Point(0, 0), "places"),
        ("hills.geojson", {}, SQUARE, "hills"),
        ("wetland.geojson", {}, SQUARE, "swamps"),
        ("rivers.geojson", {}, LineString([(0, 0), (1, 1)]), "rivers"),
        ("anything.geojson", {"kind": "swamp"}, SQUARE, "swamps"),
    ],
)
def test_the_layer_of_a_feature_is_known_by_what_it_says_or_by_its_file(
    tmp_path: Path, name: str, properties: dict[str, str], shape: Polygon, layer: LayerName
) -> None:
    layers = read_source(Source(written(tmp_path / name, [(shape, properties)])))
    assert list(layers.features) == [layer]


def test_the_user_may_say_which_layer_a_file_is(tmp_path: Path) -> None:
    path = written(tmp_path / "export.geojson", [(SQUARE, {}), (Point(1, 1), {})])
    layers = read_source(Source(path, "hills"))
    assert len(layers["hills"]) == 1
    assert "1 feature has no place on a board" in layers.notes[0]


def test_what_a_board_has_no_place_for_is_listed(tmp_path: Path) -> None:
    features: list[tuple[BaseGeometry | None, dict[str, str]]] = [
        (None, {}),
        (SQUARE, {"kind": "land"}),
        (LineString([(0, 0), (1, 1)]), {"waterway": "canal"}),
        (Polygon([(0, 0), (2, 2), (2, 0), (0, 2)]), {"kind": "land"}),
    ]
    layers = read_source(Source(written(tmp_path / "x.geojson", features)))
    assert len(layers["land"]) == 2
    assert all(feature.shape.is_valid for feature in layers["land"])
    assert layers["land"][1].shape.area == pytest.approx(2)
    assert layers.notes == (
        "x.geojson: 1 feature has no shape and was left out.",
        "x.geojson: 1 feature has no place on a board and was left out.",
        "x.geojson: 1 shape crossed itself and was repaired.",
    )


def test_names_ranks_and_people_are_read_as_many_programs_write_them(tmp_path: Path) -> None:
    features: list[tuple[BaseGeometry | None, dict[str, object]]] = [
        (Point(0, 0), {"NAME": "Ross", "SCALERANK": 3, "POP_MAX": 1200}),
        (Point(0, 0), {"name": "  Usk ", "place": "village", "population": "2.834"}),
        (MultiPoint([(0, 0), (1, 1)]), {"name": "Nowhere", "population": "some"}),
    ]
    ross, usk, nowhere = read_source(Source(written(tmp_path / "places.json", features)))["places"]
    assert (ross.name, ross.rank, ross.population) == ("Ross", 3, 1200)
    assert (usk.name, usk.rank, usk.population) == ("Usk", 3, 2834)
    assert (nowhere.rank, nowhere.population) == (99, 0)


def test_collections_and_heights_above_the_sea_are_taken_apart(tmp_path: Path) -> None:
    path = tmp_path / "land.geojson"
    point = {"type": "Point", "coordinates": [1, 2, 300]}
    square = {"type": "Polygon", "coordinates": [[[0, 0, 9], [1, 0, 9], [1, 1, 9], [0, 0, 9]]]}
    path.write_text(json.dumps({"type": "GeometryCollection", "geometries": [square, point]}))
    layers = read_source(Source(path))
    assert set(layers.features) == {"land", "places"}
    assert not layers["land"][0].shape.has_z


def test_topojson_is_read_with_its_arcs_put_together(tmp_path: Path) -> None:
    topology = {
        "type": "Topology",
        "transform": {"scale": [0.5, 0.25], "translate": [-4, 50]},
        "arcs": [[[0, 0], [2, 0], [0, 4]], [[0, 0], [0, 4], [2, 0]]],
        "objects": {
            "countries": {
                "type": "GeometryCollection",
                "geometries": [
                    {"type": "Polygon", "arcs": [[0, -2]], "properties": {"name": "Wales"}},
                    {"type": None, "properties": {"name": "Nowhere"}},
                ],
            },
            "places": {"type": "Point", "coordinates": [2, 4], "properties": {"name": "Ross"}},
        },
    }
    path = tmp_path / "world.json"
    path.write_text(json.dumps(topology))
    layers = read_source(Source(path))
    (wales,) = layers["countries"]
    assert wales.name == "Wales"
    assert wales.shape.equals(shapely.box(-4, 50, -3, 51))
    assert layers["places"][0].shape.equals(Point(-3, 51))


def test_an_area_across_the_antimeridian_stays_in_one_piece(tmp_path: Path) -> None:
    fiji = Polygon([(179, -17), (-179, -17), (-179, -16), (179, -16)])
    feature = read_source(Source(written(tmp_path / "land.json", [(fiji, {})])))["land"][0]
    assert feature.shape.equals(shapely.box(179, -17, 181, -16))


def test_an_area_round_a_pole_stays_as_it_is(tmp_path: Path) -> None:
    pole = Polygon([(-180, -90), (180, -90), (180, -80), (0, -70), (-180, -80)])
    feature = read_source(Source(written(tmp_path / "land.json", [(pole, {})])))["land"][0]
    assert feature.shape.equals(pole)


def test_coordinates_of_a_national_grid_are_brought_to_degrees(tmp_path: Path) -> None:
    cardiff = Point(318_000, 176_000)
    named = {"crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::27700"}}}
    by_itself = read_source(Source(written(tmp_path / "places.json", [(cardiff, {})], **named)))
    told = read_source(Source(written(tmp_path / "places.json", [(cardiff, {})]), crs="EPSG:27700"))
    for layers in (by_itself, told):
        x, y = shapely.get_coordinates(layers["places"][0].shape)[0]
        assert (x, y) == pytest.approx((-3.18, 51.48), abs=0.02)


def test_the_latitude_may_come_first(tmp_path: Path) -> None:
    path = written(tmp_path / "places.json", [(Point(51.5, -118.2), {})])
    with pytest.raises(GeographyError, match="has the latitude first") as refused:
        read_source(Source(path))
    assert refused.value.remedy == "swap"
    layers = read_source(Source(path, is_swapped=True))
    assert layers["places"][0].shape.equals(Point(-118.2, 51.5))


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.json", "", "a.json is empty."),
        ("a.json", '{"type": "FeatureCollection", "features": []}', "There are no features in a.json."),
        ("a.json", "[1,", "a.json is not JSON (line 1, column 4)"),
        ("a.json", "[]", "a.json is not GeoJSON or TopoJSON"),
        ("a.json", '{"type": "Feature"', "a.json is not JSON"),
        ("a.json", '{"type": "Polygon", "coordinates": [["x"]]}', "a.json is not GeoJSON or TopoJSON"),
        ("a.json", '{"type": "Topology", "arcs": [], "objects": 3}', "a.json is not GeoJSON or TopoJSON"),
        ("a.json", "[" * 100_000, "a.json is not GeoJSON or TopoJSON"),
        ("a.json", '{"elements": [], "osm3s": {}}', "Overpass's own format"),
        ("a.json", collection([(SQUARE, {})]), "It is unclear what the areas in a.json are."),
        ("a.json", collection([(SQUARE, {"waterway": "river"})]), "Nothing in a.json is land"),
        ("a.json", collection([(Point(312_000, 176_000), {})]), "they begin at 312,000, 176,000"),
        ("a.asc", "ncols 2\nnrows 2\n1 2 3 4", "its header has no cellsize"),
        ("a.asc", "ncols 2\nnrows 2\ncellsize 1\n1 2 3", "should have 4 cells, but has 3"),
        ("a.asc", "ncols 2\nnrows 2\ncellsize 1\n1 2 3 x", "The rows of a.asc are not numbers"),
        ("a.asc", "ncols 2\nnrows 2\ncellsize -1\n1 2 3 4", "must have from 1 to"),
        ("a.asc", "ncols 9999999\nnrows 99999\ncellsize 1\n1", "must have from 1 to"),
        ("a.asc", "ncols 2\nnrows 2\nxllcorner 312000\ncellsize 50\n1 2 3 4", "is not in degrees"),
    ],
)
def test_a_file_that_cannot_be_read_gets_a_sentence(tmp_path: Path, name: str, text: str, said: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(GeographyError) as refused:
        read_source(Source(tmp_path / name))
    assert said in str(refused.value)


def test_files_that_are_none_get_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(GeographyError, match="does not exist"):
        read_source(Source(tmp_path / "none.json"))
    with pytest.raises(GeographyError, match="has no"):
        read_source(Source(tmp_path))
    (tmp_path / "a.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(GeographyError, match="is not text"):
        read_source(Source(tmp_path / "a.json"))
    monkeypatch.setattr(reading, "MOST_BYTES", 2)
    with pytest.raises(GeographyError, match="Clip it to your region"):
        read_source(Source(tmp_path / "a.json"))


def test_an_unknown_coordinate_system_gets_a_sentence(tmp_path: Path) -> None:
    path = written(tmp_path / "places.json", [(Point(1, 1), {})])
    with pytest.raises(GeographyError, match="'EPSG:nonsense' is not a coordinate system"):
        read_source(Source(path, crs="EPSG:nonsense"))


def test_a_grid_is_read_from_its_corner_or_from_the_middle_of_its_first_cell(tmp_path: Path) -> None:
    corner, middle = tmp_path / "corner.asc", tmp_path / "middle.asc"
    rows = "cellsize 0.5\nNODATA_value -1\n1 2\n3 -1\n"
    corner.write_text(f"ncols 2\nnrows 2\nxllcorner -4\nyllcorner 50\n{rows}")
    middle.write_text(f"ncols 2\nnrows 2\nxllcenter -3.75\nyllcenter 50.25\n{rows}")
    for path in (corner, middle):
        (grid,) = read_source(Source(path)).heights
        assert (grid.west, grid.north, grid.cell) == (-4, 51, 0.5)
        assert grid.metres[0].tolist() == [1, 2]
        assert str(grid.metres[1].tolist()) == "[3.0, nan]"


def test_all_files_of_a_folder_are_read(tmp_path: Path) -> None:
    written(tmp_path / "land.geojson", [(SQUARE, {})])
    written(tmp_path / "places.geojson", [(Point(-3, 50), {"name": "Ross"})])
    (tmp_path / "readme.txt").write_text("not land")
    assert set(read_source(Source(tmp_path)).features) == {"land", "places"}
