"""Where the rule of dynamic cities lets cities appear, and which hexes are its coasts (TC)."""

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from engine.board.city_rules import Coast, DynamicCities, Eligible, GameRounds, OpenColumns
from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.hexes.lattice import Hex, neighbours
from engine.text.names import as_folded, folded, is_same

Mask = NDArray[np.bool_]
"""Hexes of a sheet as an array of its rows and columns."""


def open_in(board: Board, rule: DynamicCities, round_: int) -> Mask:
    """Return where a city may appear in a round: in painted regions and in columns open then.

    A rule without either opens the whole of its country. Towns and water are left out when it says so.
    """
    eligible = rule.eligible or Eligible()
    mask = np.zeros((board.sheet.rows, board.sheet.columns), dtype=np.bool_)
    for region in eligible.regions:
        first = first_column(region, round_)
        if first is not None:
            mask[:, first - 1 :] = True
    for painted in board.city_regions:
        if painted.from_round <= round_ and (not painted.to_round or round_ <= painted.to_round):
            _set(board, mask, painted.hexes)
    if not eligible.regions and not board.city_regions:
        mask[:] = True
    return mask & _allowed(board, eligible)


def ever_open(board: Board, rule: DynamicCities) -> Mask:
    """Return where a city may appear in any round."""
    mask = np.zeros((board.sheet.rows, board.sheet.columns), dtype=np.bool_)
    for round_ in sorted(_turns(board, rule)):
        mask |= open_in(board, rule, round_)
    return mask


def first_column(region: OpenColumns, round_: int) -> int | None:
    """Return from which column on a region of columns is open in a round; None when it is shut.

    Columns count from 1; each round after its first adds columns to the west.
    """
    first, last = _span(region)
    if round_ < first or (last and round_ > last):
        return None
    return max(1, region.from_column - region.west_each_round * (round_ - first))


def coasts(board: Board, rule: DynamicCities) -> Iterator[tuple[str, tuple[Hex, ...]]]:
    """Yield the name of each coast and its hexes."""
    for coast in rule.coasts:
        yield coast.name, hexes_of_coast(board, coast)


def hexes_of_coast(board: Board, coast: Coast) -> tuple[Hex, ...]:
    """Return the land of a coast's country next to one of its waters, and to none that it excepts."""
    shore = dict.fromkeys(_beside(board, coast.next_to))
    without = frozenset(_beside(board, coast.not_next_to))
    return tuple(hex_ for hex_ in shore if hex_ not in without and _is_of(board, hex_, coast.country))


def coast_named(board: Board, rule: DynamicCities, name: str) -> tuple[Hex, ...]:
    """Return the hexes of the first coast of a name; none where there is no such coast."""
    coast = next((coast for coast in rule.coasts if is_same(coast.name, name)), None)
    return () if coast is None else hexes_of_coast(board, coast)


def _beside(board: Board, names: Iterable[str]) -> Iterator[Hex]:
    """Yield the land next to waters of some names."""
    meant = as_folded(names)
    for water in board.waters:
        for hex_ in water.hexes if folded(water.name) in meant else ():
            yield from (near for near in neighbours(hex_) if board.terrain_at(near) not in CLOSED)


def _is_of(board: Board, hex_: Hex, country: str) -> bool:
    """Return whether a hex lies in a country, or none is asked for."""
    here = board.country_at(hex_)
    return not country or (here is not None and is_same(here.name, country))


def _allowed(board: Board, eligible: Eligible) -> Mask:
    """Return the hexes of the country a rule names, without what it excepts."""
    allowed = np.ones((board.sheet.rows, board.sheet.columns), dtype=np.bool_)
    if eligible.country:
        numbers = [
            at for at, each in enumerate(board.countries, start=1) if is_same(each.name, eligible.country)
        ]
        allowed &= np.isin(board.country, numbers)
    if "water" in eligible.except_:
        allowed &= ~np.isin(board.terrain, list(CLOSED))
    if "city" in eligible.except_:
        towns = np.zeros_like(allowed)
        _set(board, towns, tuple(town.hex for town in board.towns if town.keys))
        allowed &= ~towns
    return allowed


def _turns(board: Board, rule: DynamicCities) -> set[int]:
    """Return the rounds in which what is open may change: those before and after regions open and shut."""
    eligible = rule.eligible or Eligible()
    spans = [_span(region) for region in eligible.regions]
    spans += [(region.from_round, region.to_round) for region in board.city_regions]
    all_ = (rule.rounds or GameRounds(0, 0)).all
    return {1, *(first for first, _ in spans), *(last or max(first, all_) for first, last in spans)}


def _span(region: OpenColumns) -> tuple[int, int]:
    """Return the first and the last round of a region of columns; 0 where it never shuts."""
    first, last, *_ = (*region.rounds, *(1, 0)[len(region.rounds) :])
    return first, last


def _set(board: Board, mask: Mask, hexes: tuple[Hex, ...]) -> None:
    for hex_ in hexes:
        if hex_ in board.sheet:
            column, row = board.sheet.place_of(hex_)
            mask[row, column] = True
