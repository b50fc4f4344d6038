"""What of a picture changes when one board takes another's place: places, and boxes to draw again."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.layers import Layer
from engine.board.lines import LineKind, SideLine
from engine.board.terrain import FIRST_OWN
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, hexes_of
from studio.drawing.maps.rivers import LONG
from studio.drawing.maps.signposts import signposts_of
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import touched_box

Places = NDArray[np.intp]
"""Columns and rows, one pair a line; some may lie off the sheet."""

_BLOCK = 6
"""Changed places are gathered in blocks of so many columns and rows, one box a block."""
_MOST_BLOCKS = 64
"""What so many blocks cannot hold becomes one box: telling it apart would cost more than it saves."""

_EVERYWHERE = (
    *("sheet", "keys", "specials", "ferries", "permitted_builds", "special_rules", "waters", "underlay"),
)
"""Fields that may show anywhere on the map, and change seldom."""


def changed_places(before: Board, after: Board) -> Places | None:
    """Return the places at which two boards' pictures differ, names left aside.

    Returns None where everything has to be drawn again; equal boards have none.
    """
    if any(getattr(before, name) != getattr(after, name) for name in _EVERYWHERE):
        return None
    found = [
        _places(one != other)
        for one, other in ((before.terrain, after.terrain), (before.country, after.country))
        if one is not other
    ]
    found += [_places(np.isin(layer, codes)) for layer, codes in _recoloured(before, after)]
    rebuilt = [after.sheet.place_of(hex_) for hex_ in set(_rebuilt(before, after))]
    return np.concatenate([*found, np.array(rebuilt, dtype=np.intp).reshape(-1, 2)])


def _places(mask: NDArray[np.bool_]) -> Places:
    """Return the places of a mask, which numpy finds sooner in one long row."""
    rows, columns = np.divmod(np.flatnonzero(mask), mask.shape[1])
    return np.stack((columns, rows), axis=1)


def boxes_around(sheet: Sheet, places: Places) -> tuple[Box, ...]:
    """Return boxes, which may overlap, within which a picture changes when these places do."""
    if len(places) > _MOST_BLOCKS * _BLOCK**2:
        return (_box(sheet, (places.min(axis=0).tolist(), places.max(axis=0).tolist())),)
    blocks: dict[tuple[int, int], list[list[int]]] = {}
    for column, row in places.tolist():
        blocks.setdefault((column // _BLOCK, row // _BLOCK), []).append([column, row])
    return tuple(_box(sheet, block) for block in blocks.values())


def _box(sheet: Sheet, places: Sequence[Sequence[int]]) -> Box:
    """Return one box around the picture of places."""
    across, down = zip(*places, strict=True)
    left, right, top, bottom = min(across), max(across), min(down), max(down)
    # Every other line is shifted, so two neighbouring ones reach farthest on either side.
    columns, rows = {left, right, min(left + 1, right)}, {top, bottom, min(top + 1, bottom)}
    return touched_box(sheet, (sheet.hex_at(column, row) for column in columns for row in rows))


def _recoloured(before: Board, after: Board) -> Iterator[tuple[Layer, list[int]]]:
    """Yield the layers of ground and countries with the codes in them that have other colours now."""
    if before.kinds is not after.kinds:
        old, new = ([(kind.colour, kind.pattern) for kind in board.kinds] for board in (before, after))
        yield after.terrain, _differing(old, new, FIRST_OWN)
    if before.countries is not after.countries:
        was, now = ([(land.colour, land.foreign) for land in board.countries] for board in (before, after))
        yield after.country, _differing(was, now, 1)


def _differing(old: Sequence[object], new: Sequence[object], first: int) -> list[int]:
    """Return the codes, counted from the first one, under which there are other things in two lists."""
    pairs = enumerate(zip_longest(old, new), start=first)
    return [code for code, (one, other) in pairs if one != other]


def _rebuilt(before: Board, after: Board) -> Iterator[Hex]:
    """Yield the hexes at which lines, towns or city regions differ."""
    if before.lines is not after.lines:
        # Most lines are the same objects, and where others run along them something is drawn again in vain.
        stay = {id(line) for line in before.lines} & {id(line) for line in after.lines}
        old, new = ([line for line in lines if id(line) not in stay] for lines in (before.lines, after.lines))
        sides = _sides(old) ^ _sides(new)
        if sides:
            # A short river is as thick all along as its length says.
            short = (line for line in (*old, *new) if line.kind == "river" and len(line.sides) < LONG)
            sides |= _sides(short)
        yield from (hex_ for _, side in sides for hex_ in hexes_of(side))
    if before.towns is not after.towns:
        yield from {town.hex for town in set(before.towns) ^ set(after.towns)}
        yield from _retagged(before, after)
    if before.city_regions is not after.city_regions:
        yield from (hex_ for _, hex_ in _regions(before) ^ _regions(after))
    if signposts_of(before) is not signposts_of(after):
        yield from (signpost.hex for signpost in set(signposts_of(before)) ^ set(signposts_of(after)))


def _retagged(before: Board, after: Board) -> Iterator[Hex]:
    """Yield the hexes of the towns that specials mean by name on one board and not on the other."""
    for name in {name for special in after.specials for name in special.towns}:
        meant = {board.towns_by_name.get(name) for board in (before, after)}
        yield from (town.hex for town in meant if town is not None and len(meant) > 1)


def _regions(board: Board) -> set[tuple[int, Hex]]:
    """Return every hex of the city regions, with the region's number."""
    return {(number, hex_) for number, region in enumerate(board.city_regions) for hex_ in region.hexes}


def _sides(lines: Iterable[SideLine]) -> set[tuple[LineKind, Side]]:
    """Return every side of some lines, with the kind of the line."""
    return {(line.kind, side) for line in lines for side in line.sides}
