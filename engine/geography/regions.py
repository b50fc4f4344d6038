"""Which region a board shows, and what the program adds to the files of its user there."""

import re
from collections.abc import Sequence
from typing import Final

import shapely

from engine.geography.frames import Box, box_between
from engine.geography.layers import LAYER_NAMES, GeographyError, LayerName, Layers, merged
from engine.geography.reading import Source, latitude_first
from engine.geography.world import WORLD_LAYERS, world, world_layers
from engine.messages import Phrase, say

_NUMBER: Final = r"\s*([-+]?[0-9]{1,3}(?:\.[0-9]*)?)\s*"
_MOST_EXCHANGED: Final = 85.0
"""Beyond these degrees no region can lie, so a longitude there is not a latitude."""
_EXCHANGED: Final[Phrase] = (
    "This land lies where the world has only sea. With latitude and longitude exchanged it would lie on "
    "land: if the latitude is first in the file, read it the other way round."
)
_BOX: Final = re.compile(rf"{_NUMBER},{_NUMBER},{_NUMBER},{_NUMBER}")


def region_of(text: str, own: Layers) -> Box:
    """Return the region that a text means: a country, or west, south, east and north in degrees.

    Without a text it is where the user's ``own`` land is. Raises GeographyError where there is no region.
    """
    match = _BOX.fullmatch(text)
    if match is not None:
        west, south, east, north = map(float, match.groups())
        return box_between(west, south, east, north)
    if text.strip():
        return world().region(text)
    for layers in (("land", "countries"), LAYER_NAMES):
        shapes = [feature.shape for name in layers for feature in own[name]]
        if shapes:
            return Box(*shapely.total_bounds(shapes).tolist())
    raise GeographyError(
        "Choose a region: the name of a country, or its west, south, east and north in degrees, such as "
        "-5.4, 50.7, -1.7, 53."
    )


def demand_there(read: Sequence[tuple[Source, Layers]], box: Box) -> None:
    """Raise GeographyError for a file with nothing in a region, also if it would be the other way round."""
    region = shapely.box(box.west, box.south, box.east, box.north)
    for source, layers in read:
        shapes = [feature.shape for found in layers.features.values() for feature in found]
        if not shapes or shapely.intersects(shapes, region).any():
            continue
        turned = shapely.transform(shapes, lambda points: points[:, ::-1])
        if shapely.intersects(turned, region).any():
            raise latitude_first(source.path)
        raise GeographyError(
            say("Nothing in {name} is in this region. Check the region and the file.", name=source.path.name)
        )


def completed(own: Layers, box: Box, without: Sequence[LayerName] = ()) -> tuple[Layers, bool]:
    """Return the user's layers with those of the world that they lack, and whether the land is their own.

    A note says so where their land seems to have the latitude first.

    Layers that are to be left out are in neither.
    """
    own = own.without(without)
    has_land = bool(own["land"] or own["countries"])
    lacking = [name for name in WORLD_LAYERS if not own[name] and name not in without]
    doubts = Layers(notes=(_EXCHANGED,)) if has_land and _seems_exchanged(own) else Layers()
    return merged([own, world_layers(box, lacking), doubts]), has_land


def _seems_exchanged(own: Layers) -> bool:
    """Return whether the user's land lies where no country is, but one is with the axes exchanged.

    That may be so on purpose, as for land that no one has seen: it is no fault.
    """
    shapes = [feature.shape for name in ("land", "countries") for feature in own[name]]
    west, south, east, north = shapely.total_bounds(shapes).tolist()

    def has_country(box: Box) -> bool:
        region = shapely.box(box.west, box.south, box.east, box.north)
        return any(region.intersects(country.shape) for country in world().countries_in(box))

    if max(map(abs, (west, south, east, north))) > _MOST_EXCHANGED:
        return False
    return not has_country(Box(west, south, east, north)) and has_country(Box(south, west, north, east))
