"""Choosing a start while others have yet to choose: two may share one, and all weigh what it promises."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, exp
from random import Random
from typing import Final

from engine.bots.planner.start_value import Tastes, prospects
from engine.game.facts import NOWHERE, Facts, StartTerms
from engine.game.moves import Start
from engine.game.state import State
from engine.game.track.starts import first_starts

_AHEAD: Final = 40.0
"""A player this many points ahead of another is assumed to win e times as often."""
_TEMPER: Final = 0.15
"""A start that raises the chance of winning by this is taken e times as often."""
_LEVELLING: Final = 0.3
"""By how much of that the first to choose takes more, and the last less, in tournaments.

There earlier seats of four planners would win more, on one board clearly (``docs/bots.md``).
"""
_LEVELLING_FIXED: Final = 0.6
"""The same where one seat begins every round (E.A1), and earlier seats would win more on every board."""
_MOST_TABLES: Final = 500
"""How many ways in which all may start are looked at; where there are more, fewer of those to come are."""

_Table = tuple[int, ...]
"""The starts of some companies, in the order of the hexes: who has which does not matter."""
_Hopes = Mapping[int, float]
"""The chance to win of a company, by its start."""


def promising_start(facts: Facts, state: State, player: int, tastes: Tastes, random: Random) -> Start:
    """Return a start drawn by the chance to win from it, next to those who have chosen and those to come.

    It is drawn, for those who choose later would know what to do about one that is sure, and the chances
    are no more than guesses.
    """
    taken = _table(start for start in state.starts if start != NOWHERE)
    to_come = state.players - len(taken)
    while to_come > 1 and comb(len(facts.starts) + to_come - 1, to_come) > _MOST_TABLES:
        to_come -= 1
    _work_out(facts, taken, to_come, tastes)
    starts = first_starts(facts, state, player)
    return Start(random.choices(starts, _weights(facts, taken, starts, to_come, tastes))[0])


def _weights(facts: Facts, taken: _Table, starts: _Table, to_come: int, tastes: Tastes) -> list[float]:
    """Return how likely who chooses next takes each of some starts."""
    hopes = [_hopes(facts, _table((*taken, start)), to_come - 1, tastes)[start] for start in starts]
    most, temper = max(hopes), _temper(facts, len(taken), to_come)
    return [exp((hope - most) / temper) for hope in hopes]


def _temper(facts: Facts, chosen: int, to_come: int) -> float:
    """Return how freely a start is drawn; except by the sixth, the more so, the fewer have chosen."""
    rules = facts.rules
    if not rules.first_turn_moves:
        levelling = _LEVELLING_FIXED
    elif rules.extra_order == "richest":
        levelling = _LEVELLING
    else:
        return _TEMPER
    return _TEMPER * (1 + levelling * (1 - 2 * chosen / max(1, chosen + to_come - 1)))


@lru_cache(maxsize=1 << 12)
def _hopes(facts: Facts, table: _Table, to_come: int, tastes: Tastes) -> _Hopes:
    """Return the chances of those at a table after ``to_come`` more have chosen what is best for them."""
    if not to_come:
        return _kept(facts, tastes)[table]
    starts = _open(facts, table)
    weights = _weights(facts, table, starts, to_come, tastes)
    found = dict.fromkeys(table, 0.0)
    for start, weight in zip(starts, weights, strict=True):
        hopes = _hopes(facts, _table((*table, start)), to_come - 1, tastes)
        for each in found:
            found[each] += weight * hopes[each] / sum(weights)
    return found


def _open(facts: Facts, table: _Table) -> _Table:
    """Return the starts open to the next to choose, as far as the table says (6.A2, 6.C4)."""
    terms = {start: facts.start_terms.get(start, StartTerms()) for start in facts.starts}
    found = tuple(
        start
        for start, each in terms.items()
        if (not each.seats or len(table) in each.seats)
        and (not each.most or table.count(start) < each.most)
        and not any(each.excludes(terms[other]) for other in table)
    )
    return found or facts.starts


@lru_cache(maxsize=8)
def _kept(facts: Facts, tastes: Tastes) -> dict[_Table, _Hopes]:
    """Return the chances that have been worked out: a board has few ways to start."""
    del facts, tastes
    return {}


def _work_out(facts: Facts, taken: _Table, to_come: int, tastes: Tastes) -> None:
    """Work out the chances at all possible tables after ``to_come`` more have chosen, all at once."""
    kept = _kept(facts, tastes)
    tables = {_table((*taken, *more)) for more in combinations_with_replacement(facts.starts, to_come)}
    new = sorted(tables - kept.keys())
    if new:
        for table, points in zip(new, prospects(facts, new, tastes).tolist(), strict=True):
            kept[table] = _chances(table, points)


def _chances(table: _Table, points: list[float]) -> _Hopes:
    """Return the chance to win from each start, by what each company has from its own."""
    most = max(points)
    odds = [exp((each - most) / _AHEAD) for each in points]
    found = dict.fromkeys(table, 0.0)
    for start, each in zip(table, odds, strict=True):
        found[start] += each / sum(odds) / table.count(start)
    return found


def _table(starts: Iterable[int]) -> _Table:
    """Return starts in the order of a table."""
    return tuple(sorted(starts))
