"""A board and its rules as the numbers of stretches."""

from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from engine.board.keys import passing_order
from engine.game.facts import Facts
from engine.game.keys import by_dice
from engine.game.network import MOST_PLAYERS
from engine.game.prizes import purse_of, scoring_of
from engine.game.routes.runs import differences_made_up, least_length, limit_of
from engine.game.stretches import numbers as n
from engine.game.track.payments import alongside_due, junction_due
from engine.paths.laying import Land


class Tables(NamedTuple):
    """What a board and its rules are to a stretch, in the order in which it takes them.

    ``dice`` are those for building and for races. By throws there are the keys in the order in which each
    passes on; of all keys the hexes one after the other, where those of each begin, and whether it has any.
    """

    law: tuple[int, ...]
    board: Any
    purses: Any
    dice: Any
    special_races: Any
    passing: Any
    spots: Any
    begins: Any
    keyed: Any


@lru_cache(maxsize=8)
def tables_of(facts: Facts, swift: bool, /) -> Tables:
    """Return the tables of a board, lists, or arrays for a ``swift`` search."""
    dice = sorted(facts.rules.build_die), sorted(facts.rules.race_die)
    special_races = list(facts.rules.special_races if by_dice(facts) else ()) or [0]
    tables = Tables(_law(facts), _board(facts), _purses(facts), dice, special_races, *_keys(facts))
    if not swift:
        return tables
    purses, *others = (np.array(each, np.int64) for each in (tables.purses, *tables[4:]))
    return Tables(tables.law, np.array(tables.board), purses, tuple(map(np.array, dice)), *others)


def world_of(tables: Tables, land: Land, *, swift: bool) -> tuple[Any, ...]:
    """Return all that stays as it is in a game: the tables, and third among them the land to build on."""
    on_land = (land.array, land.rows) if swift else (land.numbers, land.lengths)
    return (*tables[:2], on_land, *tables[2:])


def _law(facts: Facts) -> tuple[int, ...]:
    """Return the rules as numbers, in the order of those."""
    rules = facts.rules
    return (
        rules.unserved_towns,
        rules.idle_rounds,
        int(rules.first_turn_moves),
        int(rules.one_throw),
        rules.save_from,
        rules.notice_at,
        least_length(facts),
        rules.races,
        int(not by_dice(facts)),
        len(facts.scheme.towns if by_dice(facts) else facts.scheme.all_keys),
        rules.extra_every,
        rules.extra_points,
        int(rules.extra_order == "richest"),
        int(rules.bonus_in_operating),
        rules.toll,
        limit_of(facts) if rules.toll else facts.hexes,
        *map(int, _ordinary(facts)),
    )


def _ordinary(facts: Facts) -> tuple[bool, bool, bool, bool]:
    """Tell whether building, extra building, draws and races are ordinary by the rules of a board.

    Draws are part of a stretch only where extra building is ordinary too, and races only where both are.
    """
    rules = facts.rules
    return (
        rules.debt and rules.allowance_from == "die",
        rules.debt and not facts.abroad and rules.extra_from == "points" and not rules.extra_pays_rivals,
        rules.key_uses == 1 and not rules.pairs_redrawn and differences_made_up(facts),
        not any(rules.targets) and not rules.idle_races and not scoring_of(rules).longest,
    )


def _throws(facts: Facts) -> list[str]:
    """Return the throws in the order of their outcomes: of two dice, and of one where specials are drawn."""
    towns = ["".join(map(str, faces)) for faces in product(range(1, 7), range(1, 7))]
    return towns + ([str(face) for face in range(1, 7)] if facts.scheme.specials else [])


def _board(facts: Facts) -> list[list[int]]:
    """Return what stands by links, and by hexes with nothing after them."""
    links = range(len(facts.costs))
    beside = [_beside(facts, link) for link in links]
    due = [alongside_due(facts, link) if facts.costs[link] else 0 for link in links]
    junctions = [junction_due(facts, hex_) for hex_ in range(facts.hexes)]
    rows = facts.neighbours, facts.costs, facts.backs, due, beside, junctions, facts.town_at, facts.delays
    return [[*row, *[0] * (len(links) - len(row))] for row in rows]


def _beside(facts: Facts, link: int) -> int:
    """Return the rule by which a rival beside whose track a link lies is paid."""
    if link in facts.alongside:
        return n.C4
    return n.A5D if facts.is_town(link // 6) and facts.is_town(facts.neighbours[link]) else n.A5B


def _purses(facts: Facts) -> list[list[int]]:
    """Return what the places of a race win by the number of entrants, after how many these are."""
    purses = [purse_of(facts.rules, entrants) for entrants in range(MOST_PLAYERS + 1)]
    width = max(map(len, purses))
    return [[len(purse), *purse, *[0] * (width - len(purse))] for purse in purses]


def _keys(facts: Facts) -> tuple[list[list[int]], list[int], list[int], list[list[int]]]:
    """Return how throws pass on, the hexes of the keys one after the other, and where those of each begin.

    Then whether each key has any, and a number that keys with the same hexes have in common.
    """
    spots: list[int] = []
    begins, known, group = [0], [], []
    groups: dict[frozenset[int], int] = {}
    for key in facts.scheme.all_keys:
        hexes = facts.destinations[key].hexes if key in facts.destinations else ()
        spots += hexes
        begins.append(len(spots))
        known.append(int(bool(hexes)))
        group.append(groups.setdefault(frozenset(hexes), len(groups)))
    return _passing(facts), spots, begins, [known, group]


def _passing(facts: Facts) -> list[list[int]]:
    """Return for each throw the keys in the order in which it passes on, -1 after the last (6.B1a)."""
    towns, specials = facts.scheme.towns, facts.scheme.specials
    if not by_dice(facts):
        return [[-1]]
    found = []
    for throw in _throws(facts):
        keys = passing_order(throw, towns if len(throw) > 1 else specials)
        numbers = [facts.scheme.all_keys.index(key) for key in keys]
        found.append(numbers + [-1] * (len(towns) - len(numbers)))
    return found
