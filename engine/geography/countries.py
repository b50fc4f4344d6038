"""Whose land each hex is: the country that covers most of it."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from engine.geography.bodies import Mask, Neighbours, bodies
from engine.geography.coverage import Coverage

Owners = NDArray[np.intp]
"""The number of the country of each hex, from 1, row by row; 0 for none."""

_FEWEST: Final = 3
"""A piece of a country with fewer hexes goes to the land around it, unless it is all there is of it."""


def owners_of(
    countries: Sequence[BaseGeometry], is_land: Mask, coverage: Coverage, neighbours: Neighbours
) -> Owners:
    """Return the country of each hex of land."""
    best = np.zeros(len(is_land))
    owners = np.zeros(len(is_land), dtype=np.intp)
    for number, country in enumerate(countries, 1):
        shares = coverage.shares(country)
        is_more = shares > best
        best[is_more], owners[is_more] = shares[is_more], number
    owners[~is_land] = 0
    while len(unowned := np.flatnonzero(is_land & (owners == 0))):
        _ask_neighbours(owners, unowned, neighbours)
        if (owners[unowned] == 0).all():
            break
    _absorb(owners, len(countries), neighbours)
    return owners


def _ask_neighbours(owners: Owners, places: NDArray[np.intp], neighbours: Neighbours) -> None:
    """Give hexes to the country that most of their neighbours belong to."""
    for place in places.tolist():
        near = owners[neighbours[place][neighbours[place] >= 0]]
        counts = np.bincount(near[near > 0])
        if counts.size:
            owners[place] = int(counts.argmax())


def _absorb(owners: Owners, count: int, neighbours: Neighbours) -> None:
    """Give the smallest pieces of countries to those around them."""
    for number in range(1, count + 1):
        pieces = bodies(owners == number, neighbours)
        for piece in pieces[1:]:
            if len(piece) < _FEWEST:
                near = neighbours[piece]
                others = owners[near[near >= 0]]
                if ((others > 0) & (others != number)).any():
                    owners[piece] = 0
                    _ask_neighbours(owners, np.array(piece), neighbours)
