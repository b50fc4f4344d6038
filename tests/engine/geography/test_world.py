"""The countries and towns that come with the program, and regions by their names."""

from pathlib import Path

import numpy as np
import pytest
import shapely

from engine.geography.frames import Box
from engine.geography.layers import Feature, GeographyError, Layers
from engine.geography.reading import Source
from engine.geography.regions import completed, demand_there, region_of
from engine.geography.world import GEONAMES, NATURAL_EARTH, WORLD_LAYERS, World, world, world_layers
from tests.architecture.sources import script
from tests.engine.geography.invented import area, place


@pytest.mark.parametrize(
    ("name", "inside", "outside"),
    [
        ("Ireland", (-8, 53), (-3, 53)),
        ("united kingdom", (-3.2, 51.5), (-57.9, -51.7)),
        ("France", (9.1, 42), (-53, 4)),
        ("United States of America", (-90, 40), (-150, 64)),
        ("Norway", (15, 68), (16, 78)),
        ("Fiji", (180.0, -16.8), (185, -17)),
        ("New Zealand", (175, -39), (183, -44)),
    ],
)
def test_the_region_of_a_country_is_its_largest_part_and_what_is_near(
    name: str, inside: tuple[float, float], outside: tuple[float, float]
) -> None:
    box = region_of(name, Layers())
    region = shapely.box(box.west, box.south, box.east, box.north)
    assert region.contains(shapely.Point(inside))
    assert not region.contains(shapely.Point(outside))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Irelend", "Did you mean Ireland, Iceland"),
        ("xyzzy", "There is no country 'xyzzy'. Give the region as a box"),
        ("Antarctica", "reaches a pole"),
        ("", "Choose a region"),
        ("1, 2, 3", "There is no country '1, 2, 3'"),
        ("0, 52, 1, 50", "below its north"),
    ],
)
def test_a_region_that_is_none_gets_a_sentence(text: str, said: str) -> None:
    with pytest.raises(GeographyError, match=said):
        region_of(text, Layers())


def test_a_region_is_a_box_or_where_the_own_land_is() -> None:
    own = Layers({"land": (area(-4, 50, -3, 51),), "places": (place("Ross", 9, 9),)})
    assert region_of("-5.4, 50.7,-1.7 , 53", own) == Box(-5.4, 50.7, -1.7, 53)
    assert region_of("177,-19,-179,-16", own) == Box(177, -19, 181, -16)
    assert region_of(" ", own) == Box(-4, 50, -3, 51)


def test_the_world_has_countries_and_towns_with_their_sources() -> None:
    layers = world_layers(Box(-11, 51, -5, 56), WORLD_LAYERS)
    assert {"Ireland", "United Kingdom"} <= {country.name for country in layers["countries"]}
    assert {country.source for country in layers["countries"]} == {NATURAL_EARTH}
    assert all(country.shape.is_valid for country in layers["countries"])
    dublin = next(town for town in layers["places"] if town.name == "Dublin")
    assert dublin.population > 500_000
    assert dublin.source == GEONAMES
    assert len(world().names) > 200


def test_the_world_has_what_the_user_has_not() -> None:
    box = Box(-11, 51, -5, 56)
    land = Layers({"land": (area(-11, 51, -5, 56),)})
    layers, is_own = completed(land, box)
    assert is_own
    assert layers["land"] == land["land"]
    assert layers["countries"]
    assert layers["places"]
    without, is_own = completed(Layers(), box, ["places"])
    assert not is_own
    assert not without["places"]
    nothing, _ = completed(land, box, ["land", "countries", "places"])
    assert nothing.features == {}


def test_a_file_that_lies_elsewhere_gets_a_sentence_with_what_helps(tmp_path: Path) -> None:
    box, source = Box(-11, 51, -5, 56), Source(tmp_path / "towns.json")
    demand_there([(source, Layers({"places": (place("Cork", -8.5, 51.9),)})), (source, Layers())], box)
    with pytest.raises(GeographyError, match="has the latitude first") as refused:
        demand_there([(source, Layers({"places": (place("Cork", 51.9, -8.5),)}))], box)
    assert refused.value.remedy == "swap"
    with pytest.raises(GeographyError, match="is in this region"):
        demand_there([(source, Layers({"places": (place("Rome", 12.5, 41.9),)}))], box)


@pytest.mark.parametrize(
    ("land", "is_told"),
    [
        (area(52.2, -8.9, 53.5, -7.5), True),  # Ireland, the latitude first
        (area(-9, 39, -7, 41), False),
        (area(-30, -45, -28, -43), False),  # sea both ways
        (area(100, -60, 102, -58), False),  # cannot be exchanged
    ],
)
def test_own_land_in_the_sea_is_doubted_where_it_would_be_land_with_its_axes_exchanged(
    land: Feature, is_told: bool
) -> None:
    own = Layers({"land": (land,)})
    layers, _ = completed(own, region_of("", own))
    assert any("exchanged" in str(note) for note in layers.notes) == is_told


def test_countries_are_packed_whole_and_those_without_area_are_left_out() -> None:
    """A bow tie is repaired, an island on both sides of 180 degrees is in one piece, a line is left out."""
    rings = {
        "Bow tie": [[0, 0], [20, 20], [20, 0], [0, 20], [0, 0]],
        "Dateline": [[178, -20], [-178, -20], [-178, -16], [178, -16], [178, -20]],
        "Line": [[1, 1], [2, 2], [1, 1]],
    }
    arcs = [np.diff(ring, axis=0, prepend=[[0, 0]]).tolist() for ring in rings.values()]
    topology = {
        "transform": {"scale": [1, 1], "translate": [0, 0]},
        "arcs": arcs,
        "objects": {
            "countries": {
                "type": "GeometryCollection",
                "geometries": [
                    {"type": "Polygon", "arcs": [[number]], "properties": {"name": name}}
                    for number, name in enumerate(rings)
                ],
            }
        },
    }
    world_ = World(script("world_countries").packed(topology))
    assert world_.names == ["Bow tie", "Dateline"]
    (tie,) = world_.countries_in(Box(5, 5, 15, 15))
    assert tie.shape.is_valid
    assert tie.shape.area == pytest.approx(200)
    (island,) = world_.countries_in(Box(179, -19, 181, -17))
    assert list(island.shape.bounds) == [178, -20, 182, -16]
    assert [each.name for each in world_.countries_in(Box(-181, -19, -179, -17))] == ["Dateline"]
    with pytest.raises(GeographyError, match="There is no country 'Line'"):
        world_.region("Line")


def test_no_country_that_comes_with_the_program_crosses_itself() -> None:
    """Else each reader would pay for its repair again."""
    halves = Box(-179, -85, 0, 85), Box(0, -85, 179, 85)
    every = {each.name: each.shape for half in halves for each in world().countries_in(half)}
    assert sorted(every) == world().names
    assert shapely.is_valid(list(every.values())).all()
