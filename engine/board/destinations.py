"""Where keys lead: to a town, to one of two small towns, to a special's ways in."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engine.board.document import Board
from engine.board.places import Edge, Special
from engine.board.terrain import CLOSED, IS_CLOSED, OFF
from engine.hexes.hex_arrays import Mask, axial_of, hexes_of, masked, unmasked
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, say
from engine.text.names import is_same

_EDGES: Final[Mapping[Edge, Phrase]] = {
    "north": "the north edge",
    "south": "the south edge",
    "east": "the east edge",
    "west": "the west edge",
}


@dataclass(frozen=True)
class Destination:
    """What a key calls: its name, and the hexes a player may choose from (6.B1c)."""

    name: str
    hexes: tuple[Hex, ...]


def destinations(board: Board) -> dict[str, Destination]:
    """Return the destination of every key that has one, those of the scheme first and in order."""
    called: list[tuple[str, str, tuple[Hex, ...]]]
    called = [(key, town.name, (town.hex,)) for town in board.towns for key in town.keys]
    called += [(special.key, special.name, ways_in(board, special)) for special in board.specials]
    found: dict[str, Destination] = {}
    for key, name, hexes in called:
        on_sheet = tuple(hex_ for hex_ in hexes if hex_ in board.sheet)
        old = found.get(key)
        if old is None:
            found[key] = Destination(name, tuple(dict.fromkeys(on_sheet)))
        else:
            either = tuple(dict.fromkeys((*old.hexes, *on_sheet)))
            found[key] = Destination(say("{one} or {other}", one=old.name, other=name), either)
    ordered = [key for key in board.key_scheme.all_keys if key in found]
    return {key: found[key] for key in dict.fromkeys((*ordered, *found)) if found[key].hexes}


def ways_in(board: Board, special: Special) -> tuple[Hex, ...]:
    """Return every hex open to track that a special lets a player choose, in a fixed order (6.B1c)."""
    hexes = list(_single(board, special))
    for mask in _wide(board, special):
        hexes += hexes_of(unmasked(board.sheet, mask))
    return tuple(hex_ for hex_ in dict.fromkeys(hexes) if board.terrain_at(hex_) not in CLOSED)


def ways_mask(board: Board, special: Special) -> Mask:
    """Return the hexes that `ways_in` says as a mask, which of a large country is there far sooner."""
    mask = masked(board.sheet, axial_of(_single(board, special)))
    for wide in _wide(board, special):
        mask |= wide
    mask &= ~IS_CLOSED[board.terrain]
    return mask


def _single(board: Board, special: Special) -> Iterator[Hex]:
    """Yield the hexes of a special that are listed one by one or named by a town."""
    yield from special.hexes
    yield from (board.towns_by_name[name].hex for name in special.towns if name in board.towns_by_name)
    if special.any == "port":
        yield from (town.hex for town in board.towns if town.port)


def _wide(board: Board, special: Special) -> Iterator[Mask]:
    """Yield the ground of a special's country, and that of its edge."""
    if special.country is not None:
        yield country_mask(board, special.country)
    if special.edge is not None:
        yield edge_mask(board, special.edge)


def named_besides(board: Board, special: Special) -> Special:
    """Return a special with those of its hexes and towns alone that its ports, country or edge hold already.

    They are no ways in of their own: who strikes them off changes nothing (6.B1c).
    """
    held = frozenset(ways_in(board, replace(special, hexes=(), towns=())))
    towns = board.towns_by_name
    return replace(
        special,
        hexes=tuple(hex_ for hex_ in special.hexes if hex_ in held),
        towns=tuple(name for name in special.towns if name in towns and towns[name].hex in held),
    )


def wide_ways(special: Special) -> Iterator[Saying]:
    """Yield in words where a special leads to without a name of each place (6.B1c)."""
    if special.any == "port":
        yield say("any port")
    if special.country:
        yield say("anywhere in {country}", country=special.country)
    if special.edge:
        yield say(_EDGES[special.edge])


def country_mask(board: Board, name: str) -> Mask:
    """Return the hexes of a country by its name."""
    numbers = [number for number, land in enumerate(board.countries, start=1) if is_same(land.name, name)]
    return np.isin(board.country, numbers)


def edge_mask(board: Board, edge: Edge) -> Mask:
    """Return the outermost hexes on the map of every row (west, east) or column (north, south)."""
    on_map = board.terrain != OFF
    axis = 1 if edge in {"west", "east"} else 0
    inwards = np.flip(on_map, axis) if edge in {"east", "south"} else on_map
    outermost: Mask = np.zeros_like(inwards)
    first = np.expand_dims(inwards.argmax(axis), axis)
    np.put_along_axis(outermost, first, np.take_along_axis(inwards, first, axis), axis)
    return np.flip(outermost, axis) if edge in {"east", "south"} else outermost
