"""Towns onto hexes: the largest first, none too near another."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import shapely

from engine.board.places import Town
from engine.board.settling import land_near
from engine.board.terrain import CLOSED, OFF
from engine.geography.bodies import Mask, Neighbours, bodies
from engine.geography.coast import Ground
from engine.geography.frames import Frame
from engine.geography.layers import Feature
from engine.hexes.lattice import Hex, distance
from engine.text.names import folded

_DISTRICT: Final = re.compile(
    r"\b(borough|district|county|arrondissement|kommune|municipality|canton)\b", re.IGNORECASE
)


@dataclass(frozen=True)
class TownRule:
    """Which places become towns: ``most`` of them at most, and ``gap`` hexes apart at least."""

    most: int = 36
    gap: int = 2


@dataclass
class PlacedTowns:
    """Towns on their hexes, the largest first, and the names of those that found no place."""

    towns: list[Town] = field(default_factory=list)
    at_sea: list[str] = field(default_factory=list)
    cut_off: list[str] = field(default_factory=list)


def ranked(places: Sequence[Feature]) -> list[Feature]:
    """Return places, the most important first, without parts of towns; of each name only the first."""
    every = [(place.name, place) for place in places]
    named = [(name, place) for name, place in every if name and not _DISTRICT.search(name)]
    named.sort(key=lambda each: (-each[1].population, each[1].rank, each[0]))
    found: dict[str, Feature] = {}
    for name, place in named:
        found.setdefault(folded(name), place)
    return list(found.values())


def placed_towns(
    frame: Frame, places: Sequence[Feature], ground: Ground, neighbours: Neighbours, rule: TownRule
) -> PlacedTowns:
    """Return towns on the land where most of the largest are; those that no track reaches are named."""
    found = PlacedTowns()
    settled = list(_settled(frame, places, ground, found))
    mainland = _mainland([hex_ for _, hex_ in settled[: rule.most]], frame, ground, neighbours)
    for place, hex_ in settled:
        if len(found.towns) == rule.most:
            break
        if not mainland[_number(frame, hex_)]:
            found.cut_off.append(place.name)
        elif all(distance(hex_, town.hex) >= rule.gap for town in found.towns):
            found.towns.append(Town(place.name, hex_))
    return found


def _settled(
    frame: Frame, places: Sequence[Feature], ground: Ground, found: PlacedTowns
) -> Iterator[tuple[Feature, Hex]]:
    """Yield places on the sheet with their hexes of land; those in the sea are named."""
    sheet = frame.sheet
    shapes = frame.placed([place.shape for place in places])
    for place, shape in zip(places, shapes, strict=True):
        if shape.is_empty:
            continue
        x, y = shapely.get_coordinates(shape)[0].tolist()
        own = sheet.hex_under(x, y)
        if own not in sheet or ground[_number(frame, own)] == OFF:
            continue
        hex_ = land_near(sheet, (x, y), lambda each: _is_closed(frame, each, ground))
        if hex_ is None:
            found.at_sea.append(place.name)
        else:
            yield place, hex_


def _mainland(hexes: Sequence[Hex], frame: Frame, ground: Ground, neighbours: Neighbours) -> Mask:
    """Return the land, all connected, that holds most of some hexes."""
    every = bodies(~np.isin(ground, list(CLOSED)), neighbours)
    numbers = {_number(frame, hex_) for hex_ in hexes}
    mainland = np.zeros(len(ground), dtype=np.bool_)
    mainland[max(every, key=lambda body: len(numbers.intersection(body)))] = True
    return mainland


def _is_closed(frame: Frame, hex_: Hex, ground: Ground) -> bool:
    return hex_ not in frame.sheet or ground[_number(frame, hex_)] in CLOSED


def _number(frame: Frame, hex_: Hex) -> int:
    column, row = frame.sheet.place_of(hex_)
    return row * frame.sheet.columns + column
