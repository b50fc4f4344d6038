"""Where the rule of dynamic cities lets cities appear, and which hexes are its coasts (TC)."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.free_rule_fields import found
from engine.board.places import Water
from engine.board.rules import Fields, OtherRule, Plain
from engine.board.terrain import CLOSED
from engine.hexes.lattice import Hex, neighbours
from engine.text.names import as_folded, folded, is_same

DYNAMIC_CITIES = "dynamic_cities"
Mask = NDArray[np.bool_]
"""Hexes of a sheet as an array of its rows and columns."""


def open_in(board: Board, rule: OtherRule, round_: int) -> Mask:
    """Return where a city may appear in a round: in painted regions and in columns open then.

    A rule without either opens the whole of its country. Towns and water are left out when it says so.
    """
    eligible = found(Fields(rule.values), ("eligible",))
    mask = np.zeros((board.sheet.rows, board.sheet.columns), dtype=np.bool_)
    columns = found(eligible, ("regions",))
    regions = columns if isinstance(columns, tuple) else ()
    for region in regions:
        first = first_column(region, round_)
        if first is not None:
            mask[:, first - 1 :] = True
    for painted in board.city_regions:
        if painted.from_round <= round_ and (not painted.to_round or round_ <= painted.to_round):
            _set(board, mask, painted.hexes)
    if not regions and not board.city_regions:
        mask[:] = True
    return mask & _allowed(board, eligible)


def ever_open(board: Board, rule: OtherRule) -> Mask:
    """Return where a city may appear in any round."""
    mask = np.zeros((board.sheet.rows, board.sheet.columns), dtype=np.bool_)
    for round_ in sorted(_turns(board, rule)):
        mask |= open_in(board, rule, round_)
    return mask


def first_column(region: Plain, round_: int) -> int | None:
    """Return from which column on a region of columns is open in a round; None when it is shut.

    Columns count from 1; it grows by so many to the west in each round after its first.
    """
    first, last = _span(region)
    if round_ < first or (last and round_ > last):
        return None
    start = _number(found(region, ("from_column",)), 1)
    step = _number(found(region, ("west_each_round",)), 0)
    return max(1, start - step * (round_ - first))


def coasts(board: Board, rule: OtherRule) -> Iterator[tuple[str, tuple[Hex, ...]]]:
    """Yield the name of each coast and its hexes: land of its country next to one of its waters."""
    listed = found(Fields(rule.values), ("coasts",))
    for coast in listed if isinstance(listed, tuple) else ():
        name, country = found(coast, ("name",)), found(coast, ("country",))
        beside = found(coast, ("next_to",))
        names = as_folded(map(str, beside)) if isinstance(beside, tuple) else frozenset()
        waters = (water for water in board.waters if folded(water.name) in names)
        shore = dict.fromkeys(near for water in waters for near in _beside(board, water))
        yield str(name or ""), tuple(hex_ for hex_ in shore if _is_of(board, hex_, country))


def _beside(board: Board, water: Water) -> Iterator[Hex]:
    """Yield the land next to a water."""
    for hex_ in water.hexes:
        yield from (near for near in neighbours(hex_) if board.terrain_at(near) not in CLOSED)


def _is_of(board: Board, hex_: Hex, country: Plain) -> bool:
    """Return whether a hex lies in a country, or none is asked for."""
    here = board.country_at(hex_)
    return not country or (here is not None and is_same(here.name, str(country)))


def _allowed(board: Board, eligible: Plain) -> Mask:
    """Return the hexes of the country a rule names, without what it excepts."""
    allowed = np.ones((board.sheet.rows, board.sheet.columns), dtype=np.bool_)
    country = found(eligible, ("country",))
    if country:
        numbers = [at for at, each in enumerate(board.countries, start=1) if is_same(each.name, str(country))]
        allowed &= np.isin(board.country, numbers)
    excepted = found(eligible, ("except",))
    left_out = excepted if isinstance(excepted, tuple) else ("water",)
    if "water" in left_out:
        allowed &= ~np.isin(board.terrain, list(CLOSED))
    if "city" in left_out:
        towns = np.zeros_like(allowed)
        _set(board, towns, tuple(town.hex for town in board.towns if town.keys))
        allowed &= ~towns
    return allowed


def _turns(board: Board, rule: OtherRule) -> set[int]:
    """Return the rounds in which what is open may change: those before and after regions open and shut."""
    listed = found(Fields(rule.values), ("eligible", "regions"))
    spans = [_span(region) for region in (listed if isinstance(listed, tuple) else ())]
    spans += [(region.from_round, region.to_round) for region in board.city_regions]
    rounds = found(Fields(rule.values), ("rounds",))
    all_ = sum(_number(found(rounds, (stage,)), 0) for stage in ("building", "racing"))
    return {1, *(first for first, _ in spans), *(last or max(first, all_) for first, last in spans)}


def _span(region: Plain) -> tuple[int, int]:
    """Return the first and the last round of a region of columns; 0 where it never shuts."""
    rounds = found(region, ("rounds",))
    pair = rounds if isinstance(rounds, tuple) else ()
    return (
        _number(pair[0] if pair else None, 1),
        _number(pair[1] if len(pair) > 1 else None, 0),
    )


def _number(value: Plain, usual: int) -> int:
    """Return a whole number of a rule, or what it usually is."""
    return value if isinstance(value, int) and not isinstance(value, bool) else usual


def _set(board: Board, mask: Mask, hexes: tuple[Hex, ...]) -> None:
    """Set hexes in a mask."""
    for hex_ in hexes:
        if hex_ in board.sheet:
            column, row = board.sheet.place_of(hex_)
            mask[row, column] = True
