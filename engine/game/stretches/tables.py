"""A board and its rules as the numbers of stretches."""

from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from engine.board.keys import passing_order
from engine.game.facts import Facts
from engine.game.keys import drawing_of, DiceDrawing
from engine.game.network import MOST_PLAYERS
from engine.game.payments import alongside_due, junction_due
from engine.game.prizes import purse_of, scoring_of
from engine.game.runs import differences_made_up, least_length
from engine.game.stretches import numbers as n


class Tables(NamedTuple):
    """What a board and its rules are to a stretch, in the order in which it takes them."""

    law: tuple[int, ...]
    board: Any
    purses: Any
    dice: Any
    specials: Any
    passing: Any
    spots: Any
    begins: Any
    keyed: Any


@lru_cache(maxsize=8)
def tables_of(facts: Facts, swift: bool, /) -> Tables:
    """Return the tables of a board, lists or arrays."""
    dice = sorted(facts.rules.build_die), sorted(facts.rules.race_die)
    passing, spots, begins, keyed = _keys(facts)
    special_races = list(facts.rules.special_races) or [0]
    if not swift:
        return Tables(_law(facts), _board(facts), _purses(facts), dice, special_races, passing, spots, begins, keyed)
    rows = _board(facts)
    board = np.zeros((len(rows), len(facts.costs)), np.int64)
    for row, each in zip(board, rows, strict=True):
        row[: len(each)] = each
    return Tables(
        _law(facts),
        board,
        np.array(_purses(facts)),
        tuple(np.array(die) for die in dice),
        *(np.array(each, np.int64) for each in (special_races, passing, spots, begins, keyed)),
    )


def _law(facts: Facts) -> tuple[int, ...]:
    rules = facts.rules
    by_dice = isinstance(drawing_of(facts), DiceDrawing)
    plain = rules.debt and not facts.abroad
    draws = plain and not rules.pairs_redrawn and rules.key_uses == 1 and differences_made_up(facts)
    if by_dice:
        draws = draws and set(_dice(facts)) <= set(facts.scheme.all_keys)
    extra = plain and rules.extra_from == "points" and not rules.extra_pays_rivals
    running = plain and not any(rules.targets) and not rules.idle_races and not scoring_of(rules).longest
    return (
        rules.unserved_towns,
        rules.idle_rounds,
        int(rules.first_turn_moves),
        int(rules.one_throw),
        rules.save_from,
        rules.notice_at,
        least_length(facts),
        rules.races,
        int(not by_dice),
        len(facts.scheme.towns),
        rules.extra_every,
        rules.extra_points,
        int(rules.extra_order == "richest"),
        int(rules.bonus_in_operating),
        rules.toll,
        rules.most_to_one,
        int(draws),
        int(extra),
        int(running),
    )


def _dice(facts: Facts) -> list[str]:
    """The throws in the order of their outcomes: of two dice, and of one where specials are drawn."""
    towns = ["".join(map(str, faces)) for faces in product(range(1, 7), range(1, 7))]
    return towns + ([str(face) for face in range(1, 7)] if facts.scheme.specials else [])


def _board(facts: Facts) -> tuple[Any, ...]:
    links = range(len(facts.costs))
    beside = [_beside(facts, link) for link in links]
    due = [alongside_due(facts, link) if facts.costs[link] else 0 for link in links]
    junctions = [junction_due(facts, hex_) for hex_ in range(facts.hexes)]
    return facts.neighbours, facts.costs, facts.backs, due, beside, junctions, facts.town_at, facts.delays


def _beside(facts: Facts, link: int) -> int:
    """The rule by which a rival beside whose track a link lies is paid."""
    if link in facts.alongside:
        return n.C4
    return n.A5D if facts.is_town(link // 6) and facts.is_town(facts.neighbours[link]) else n.A5B


def _purses(facts: Facts) -> list[list[int]]:
    """What the places of a race win by the number of entrants, after how many these are."""
    purses = [purse_of(facts.rules, entrants) for entrants in range(MOST_PLAYERS + 1)]
    width = max(map(len, purses))
    return [[len(purse), *purse, *[0] * (width - len(purse))] for purse in purses]


def _keys(facts: Facts) -> tuple[Any, Any, Any, Any]:
    keys = facts.scheme.all_keys
    number = {key: place for place, key in enumerate(keys)}
    towns, specials = facts.scheme.towns, facts.scheme.specials
    passing = [[-1] * len(towns)]
    if isinstance(drawing_of(facts), DiceDrawing) and set(_dice(facts)) <= set(keys):
        passing = []
        for thrown in _dice(facts):
            order = passing_order(thrown, towns if len(thrown) > 1 else specials)
            passing.append([number[key] for key in order] + [-1] * (len(towns) - len(order)))
    spots, begins = [], [0]
    groups: dict[frozenset[int], int] = {}
    known, group = [], []
    for key in keys:
        hexes = facts.destinations[key].hexes if key in facts.destinations else ()
        spots += hexes
        begins.append(len(spots))
        known.append(int(key in facts.destinations))
        group.append(groups.setdefault(frozenset(hexes), len(groups)))
    return passing, spots, begins, [known, group]
