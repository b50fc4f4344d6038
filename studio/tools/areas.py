"""Which hexes are meant: those a thing covers, those within an outline, those like one, and more."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np

from engine.board.cities import coasts, ever_open
from engine.board.city_rules import DynamicCities
from engine.board.destinations import ways_in
from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Connection, Crossing, StartRule
from engine.board.starts import hexes_of as hexes_named
from engine.board.terrain import FIRST_OWN, TerrainKind
from engine.hexes.hex_arrays import Mask, axial_of, beside, masked, set_of, unmasked
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Point, Sheet
from engine.hexes.sides import hexes_of as hexes_beside
from studio.tools.selection import Area, Thing

_STEPS_PER_RADIUS = 4
"""How finely a line is followed from hex to hex."""
_ASIDE = 1e-6


def hexes_meant(board: Board, thing: Thing | None) -> frozenset[Hex]:
    """Return the hexes of the sheet that a thing is on or covers; none for what has no place."""
    match thing:
        case Hex():
            return frozenset([thing])
        case Area():
            return thing.hexes
        case Town():
            return frozenset([thing.hex])
        case SideLine():
            found: Iterable[Hex] = (hex_ for side in thing.sides for hex_ in hexes_beside(side))
        case Ferry() | Crossing() | PermittedBuild():
            found = thing.course
        case Special():
            found = ways_in(board, thing)
        case StartRule() | Connection():
            found = hexes_named(board, thing)
        case Country() | TerrainKind() | Water() | CityRegion():
            return hexes_in(board.sheet, mask_of_area(board, thing))
        case DynamicCities():
            shores = frozenset(hex_ for _, shore in coasts(board, thing) for hex_ in shore)
            return shores | hexes_in(board.sheet, ever_open(board, thing))
        case _:
            return frozenset()
    return frozenset(hex_ for hex_ in found if hex_ in board.sheet)


def mask_of_area(board: Board, thing: Area | Country | TerrainKind | Water | CityRegion) -> Mask:
    """Return the hexes of a thing that covers ground; none if it is not on the board."""
    match thing:
        case Country() if thing in board.countries:
            return np.asarray(board.country == board.countries.index(thing) + 1)
        case TerrainKind() if thing in board.kinds:
            return np.asarray(board.terrain == FIRST_OWN + board.kinds.index(thing))
        case Area():
            return mask_of_set(board.sheet, thing.hexes)
        case Water() | CityRegion():
            return mask_of(board.sheet, thing.hexes)
    return mask_of(board.sheet, ())


def mask_of(sheet: Sheet, hexes: Iterable[Hex]) -> Mask:
    """Return hexes, those on the sheet, as a mask."""
    return masked(sheet, axial_of(hexes))


@lru_cache(maxsize=4)
def mask_of_set(sheet: Sheet, hexes: frozenset[Hex]) -> Mask:
    """Return hexes as a mask, not to be written to; kept, as the selection is asked for at each edit."""
    mask = mask_of(sheet, hexes)
    mask.setflags(write=False)
    return mask


def hexes_in(sheet: Sheet, mask: Mask) -> frozenset[Hex]:
    """Return the hexes of a mask."""
    return set_of(unmasked(sheet, mask))


@lru_cache(maxsize=1)
def every_hex(sheet: Sheet) -> frozenset[Hex]:
    """Return all the hexes of a sheet; kept, as making them is most of what selecting them takes."""
    return hexes_in(sheet, np.ones((sheet.rows, sheet.columns), dtype=np.bool_))


def enclosed(sheet: Sheet, outline: Sequence[Point]) -> frozenset[Hex]:
    """Return the hexes whose middles lie within an outline in millimetres (even-odd rule)."""
    mask, left, top = _around(sheet, outline)
    rows, columns = mask.shape
    centres = sheet.centres_mm(range(left, left + columns), range(top, top + rows))
    x, y = centres[..., 0], centres[..., 1]
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if y1 != y2:
            crossed = ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
            mask ^= crossed
    down, across = np.nonzero(mask)
    return set_of(sheet.axial_at(left + across, top + down))


def crossed(sheet: Sheet, start: Point, end: Point) -> frozenset[Hex]:
    """Return the hexes that a straight line in millimetres crosses, but for mere tips."""
    steps = max(1, math.ceil(math.dist(start, end) * _STEPS_PER_RADIUS / sheet.radius_mm))
    # A line along the sides of hexes is to keep to one side of them, however its places are rounded.
    x, y = start[0] + _ASIDE * sheet.radius_mm, start[1] + _ASIDE * sheet.radius_mm
    across, down = (end[0] - start[0]) / steps, (end[1] - start[1]) / steps
    places = (sheet.hex_under(x + across * step, y + down * step) for step in range(steps + 1))
    return frozenset(hex_ for hex_ in places if hex_ in sheet)


def _around(sheet: Sheet, outline: Sequence[Point]) -> tuple[Mask, int, int]:
    """Return an empty mask of the columns and rows an outline can reach, and its first column and row."""
    (low_x, high_x), (low_y, high_y) = ((min(along), max(along)) for along in zip(*outline, strict=True))
    corners = [sheet.place_of(sheet.hex_under(x, y)) for x in (low_x, high_x) for y in (low_y, high_y)]
    columns, rows = ((min(along) - 1, max(along) + 1) for along in zip(*corners, strict=True))
    left, top = max(columns[0], 0), max(rows[0], 0)
    right, bottom = min(columns[1], sheet.columns - 1), min(rows[1], sheet.rows - 1)
    return np.zeros((max(bottom - top + 1, 0), max(right - left + 1, 0)), dtype=np.bool_), left, top


def alike(board: Board, hexes: Iterable[Hex]) -> frozenset[Hex]:
    """Return every hex of the board whose terrain some of the hexes have."""
    hexes = frozenset(hexes)
    mask = mask_of_set(board.sheet, hexes)
    same = np.isin(board.terrain, np.unique(board.terrain[mask]))
    return hexes if np.array_equal(same, mask) else hexes_in(board.sheet, same)


def grown(sheet: Sheet, hexes: frozenset[Hex]) -> frozenset[Hex]:
    """Return hexes and those next to them."""
    mask = mask_of_set(sheet, hexes)
    more = mask | beside(sheet, mask)
    return hexes if np.array_equal(more, mask) else hexes_in(sheet, more)


def inverted(sheet: Sheet, hexes: frozenset[Hex]) -> frozenset[Hex]:
    """Return every other hex of the sheet."""
    return hexes_in(sheet, ~mask_of_set(sheet, hexes))


def crowded(hexes: Iterable[Hex]) -> frozenset[Hex]:
    """Return those of some hexes that lie side by side with others of them, to be rimmed together."""
    hexes = frozenset(hexes)
    # Rings around each would cross.
    return frozenset(hex_ for hex_ in hexes if not hexes.isdisjoint(neighbours(hex_)))
