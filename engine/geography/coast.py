"""Land, sea and lakes: each hex is what covers most of it, then islands, straits and lakes are put right."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from engine.board.terrain import LAKE, OFF, OPEN, SEA
from engine.geography.bodies import Mask, Neighbours, bodies, cheapest_chain, on_rim
from engine.geography.coverage import Coverage, Shares

Ground = NDArray[np.uint8]
"""The terrain of each hex, row by row."""

_LEAST_ISLAND, _MOST_ISLAND = 0.35, 4.0
"""Islands of such an area, in hexes, get a hex of their own where they would have none."""
_STRAIT: Final = 0.62
"""A hex of which more is land is never flooded to open a strait."""
_PUDDLE: Final = 2
"""Enclosed sea of no more hexes is filled where no strait leads to it."""
_LAKE_SHARE: Final = 0.22
"""A hex of which less is a lake never becomes part of it."""
_KNOWN: Final = 0.25
"""Of a hex of which less lies in the region too little is known."""
_FILLED, _FEWEST_FILLED = 0.06, 2
"""How far outside the region hexes are filled: as a share of the sheet's columns, and at least."""
_TOGETHER: Final = 0.15
"""How much more of a lake a hex seems to be for each neighbour that is lake already."""


@dataclass(frozen=True, eq=False)
class Coast:
    """The ground of each hex, and how much of it is land."""

    ground: Ground
    shares: Shares


def coast_of(
    land: BaseGeometry, region: BaseGeometry, coverage: Coverage, neighbours: Neighbours, least: float = 0.5
) -> Coast:
    """Return land and sea; a hex is land where ``least`` of it is covered by land.

    Sea that no strait leads to is a lake. Beyond a ``region`` nothing is known: the first hexes there are as
    their neighbours in it, others are off the map.
    """
    shares = _known_shares(coverage.shares(land), coverage.shares(region), neighbours, coverage)
    is_off = np.isnan(shares)
    shares = np.where(is_off, 0.0, shares)
    is_land = shares >= least
    _keep_islands(land, is_land, coverage)
    _open_straits(is_land, shares, neighbours)
    ground = np.where(is_land, OPEN, SEA).astype(np.uint8)
    for body in bodies(~is_land, neighbours):
        if not on_rim(body, neighbours):
            ground[body] = LAKE
    ground[is_off] = OFF
    return Coast(ground, shares)


def _known_shares(shares: Shares, inside: Shares, neighbours: Neighbours, coverage: Coverage) -> Shares:
    """Return how much of what is known of each hex is land: NaN far outside the region."""
    found = np.where(inside >= _KNOWN, shares / np.maximum(inside, _KNOWN), np.nan)
    for _ in range(max(_FEWEST_FILLED, round(_FILLED * coverage.sheet.columns))):
        unknown = np.flatnonzero(np.isnan(found))
        if not len(unknown):
            break
        near = np.append(found, np.nan)[neighbours[unknown]]
        counts = (~np.isnan(near)).sum(axis=1)
        found[unknown] = np.where(counts > 0, np.nansum(near, axis=1) / np.maximum(counts, 1), np.nan)
    return np.minimum(found, 1.0)


def _keep_islands(land: BaseGeometry, is_land: Mask, coverage: Coverage) -> None:
    """Give each island of some size that has no hex the one that it covers best."""
    for island in shapely.get_parts(shapely.get_parts(land)):
        if _LEAST_ISLAND <= island.area / coverage.area <= _MOST_ISLAND:
            shares = coverage.shares(island)
            if not is_land[shares > 0].any():
                is_land[int(shares.argmax())] = True


def _open_straits(is_land: Mask, shares: Shares, neighbours: Neighbours) -> None:
    """Lead enclosed sea to other sea by a strait of hexes with much water; fill it where that cannot be."""
    every = bodies(~is_land, neighbours)
    open_sea = [body for body in every if on_rim(body, neighbours)]
    for body in every:
        if on_rim(body, neighbours):
            continue
        goal = np.zeros(len(is_land), dtype=np.bool_)
        for each in open_sea:
            goal[each] = True
        chain = cheapest_chain(body, goal, np.where(shares <= _STRAIT, shares, np.inf), neighbours)
        if chain is not None:
            is_land[chain] = False
        elif len(body) <= _PUDDLE:
            is_land[body] = True


def flood_lakes(
    coast: Coast,
    lakes: Sequence[BaseGeometry],
    coverage: Coverage,
    neighbours: Neighbours,
    least: float = 0.75,
) -> list[list[int]]:
    """Turn land to lakes, and return the hexes of each; one smaller than ``least`` of a hex is left out.

    A lake gets as many hexes as its area is worth, all connected: a hex is a lake where half of it is covered
    breaks long lakes into pieces.
    """
    found = []
    for lake in lakes:
        worth = lake.area / coverage.area
        body: list[int] = []
        if worth >= least:
            body = _grown(coverage.shares(lake), coast.ground, neighbours, max(1, round(worth)))
            coast.ground[body] = LAKE
        found.append(body)
    return found


def _grown(shares: Shares, ground: Ground, neighbours: Neighbours, count: int) -> list[int]:
    """Return the hexes of a lake: the best covered one, then the best covered next to those taken."""
    free = np.where(ground == OPEN, shares, 0.0)
    if free.max(initial=0.0) < _LAKE_SHARE:
        return []
    body = [int(free.argmax())]
    edge: dict[int, float] = {}
    while True:
        for near in neighbours[body[-1]].tolist():
            if near >= 0 and near not in body and free[near] >= _LAKE_SHARE:
                edge[near] = edge.get(near, float(free[near])) + _TOGETHER
        if len(body) == count or not edge:
            return body
        best = max(edge, key=lambda place: (edge[place], -place))
        del edge[best]
        body.append(best)
