"""A Building Stage in short: in turn each company builds to the nearest town that no one serves."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from statistics import mean
from typing import Final, NamedTuple

from engine.checks.reach.laying_costs import FAR, Laying

_MOST_TABLES: Final = 36
"""How many ways to share out the starts are looked at, each from both ends."""


class Terms(NamedTuple):
    """How many companies build, how many towns may be left when it ends, and the points a round for each."""

    companies: int
    spared: int
    points: float


class Stage(NamedTuple):
    """What a Building Stage came to: its rounds, and how many towns each company came to first."""

    rounds: int
    won: tuple[int, ...]


class Country:
    """What it costs to build from each start and town to each town of a board.

    ``starts`` and ``towns`` are places of the laying. Track is taken to branch off in towns only.
    """

    def __init__(self, laying: Laying, starts: Sequence[int], towns: Sequence[int]) -> None:
        self.starts, self.towns = tuple(starts), tuple(towns)
        self._costs = {place: laying.costs_from([place]) for place in dict.fromkeys((*starts, *towns))}

    def stage(self, table: Sequence[int], spared: int, points: float) -> Stage:
        """Return what becomes of companies from some starts, until all towns but ``spared`` are served.

        Each has ``points`` a round and saves what is left of them. None builds to a town that is served
        already, so a stage with people or bots takes longer. Building also ends when there is no way to any
        of the towns left.
        """
        waiting = [town for town in dict.fromkeys(self.towns) if town not in table]
        near = [{town: self._costs[start][town] for town in waiting} for start in table]
        purses, won, rounds = [0.0] * len(table), [0] * len(table), 0
        while len(waiting) > spared and any(costs[town] < FAR for costs in near for town in waiting):
            rounds += 1
            for company, costs in enumerate(near):
                purses[company] += points
                while len(waiting) > spared:
                    town = min(waiting, key=costs.__getitem__)
                    if costs[town] > purses[company]:
                        break
                    purses[company] -= costs[town]
                    won[company] += 1
                    waiting.remove(town)
                    beyond = self._costs[town]
                    costs.update((other, min(costs[other], beyond[other])) for other in waiting)
        return Stage(rounds, tuple(won))

    def tables(self, companies: int) -> list[tuple[int, ...]]:
        """Return ways in which companies may share out the starts, each with the first and the last first.

        Where they are more than the starts, some share one.
        """
        whole, left = divmod(companies, len(self.starts))
        ways = list(combinations(self.starts, left))
        ways = ways[:: -(-len(ways) // _MOST_TABLES)]
        tables = [(*self.starts * whole, *way) for way in ways]
        return [*tables, *(table[::-1] for table in tables)]


Stages = tuple[tuple[tuple[int, ...], Stage], ...]
"""Where companies begin in one way after another, and what comes of it."""


@lru_cache(maxsize=4)
def stages_of(laying: Laying, starts: tuple[int, ...], towns: tuple[int, ...], terms: Terms) -> Stages:
    """Return what becomes of companies in each way to share out the starts; kept for the next check."""
    country = Country(laying, starts, towns)
    tables = country.tables(terms.companies)
    return tuple((table, country.stage(table, terms.spared, terms.points)) for table in tables)


def won_from(stages: Stages) -> dict[int, float]:
    """Return how many towns a company comes to first from each start, on average."""
    found: dict[int, list[int]] = {}
    for table, stage in stages:
        for start, won in zip(table, stage.won, strict=True):
            found.setdefault(start, []).append(won)
    return {start: mean(each) for start, each in found.items()}
