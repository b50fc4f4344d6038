"""Runs: how long one is by the built track, and whether it may be run now (6.B1d, 6.B1e)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from engine.game.companies import lines_of
from engine.game.facts import NOWHERE, Facts
from engine.game.network import Network, unit
from engine.game.people import third_of
from engine.game.routes import Search, anybody_has_route, has_route, lengths
from engine.game.state import Pair, State, network


@dataclass(frozen=True, slots=True)
class Run:
    """What the built track makes of a pair.

    ``ends`` are the origins and goals a player may choose, each at least the minimum run apart by
    the shortest built route, with that length; ``unjoined`` tells whether others are not joined
    by track at all, so that they may yet become a run.
    """

    ends: dict[tuple[int, int], int]
    unjoined: bool

    @property
    def too_short(self) -> bool:
        """Whether the pair can never be a legal run: all its ends are joined, and too near (6.B1d)."""
        return not self.ends and not self.unjoined

    @property
    def length(self) -> int | None:
        """The length of the shortest legal run in links between centres; None if there is none."""
        return min(self.ends.values(), default=None)


def run_of(facts: Facts, state: State, origins: Sequence[int], goals: Sequence[int]) -> Run:
    """Return the run between two destinations over everybody's track.

    A destination of several hexes is judged hex by hex, as each player chooses his own (6.B1c). One to
    itself is a run of no length, however many hexes it has (6.B1d, E.B1). What no track joins has none yet.
    """
    kept, question = network(facts, state).kept, ("run", tuple(origins), tuple(goals))
    if question not in kept:
        kept[question] = _run_of(facts, network(facts, state), origins, goals)
    found: Run = kept[question]
    return found


def _run_of(facts: Facts, net: Network, origins: Sequence[int], goals: Sequence[int]) -> Run:
    """Work out what :func:`run_of` returns."""
    if set(origins) == set(goals):
        return Run({}, unjoined=False)
    ends: dict[tuple[int, int], int] = {}
    unjoined = False
    for origin in origins:
        found = lengths(net, origin, goals)
        for goal in goals:
            length = found.get(goal)
            if length is None:
                unjoined = True
            elif length >= least_length(facts):
                ends[origin, goal] = length
    return Run(ends, unjoined)


def least_length(facts: Facts) -> int:
    """Return how many links a run takes at least: one, whatever the rule set asks for (6.B1d)."""
    return max(1, facts.rules.min_run)


def search_of(facts: Facts, state: State, run: Run, player: int = NOWHERE) -> Search:
    """Return the search for routes of a run, over the network as one player sees it or as it is."""
    net = network(facts, state) if player == NOWHERE else lines_of(facts, state, player)
    return Search(net, run.ends, limit_of(facts), facts.rules.routes_turn)


def limit_of(facts: Facts) -> int:
    """Return how many payments of the toll one rival may receive of another in a race (6.B2)."""
    return facts.rules.most_to_one // unit(facts)


UNLIMITED = 10_000
"""More payments than any route owes."""


def can_be_run(facts: Facts, state: State, pair: Pair) -> bool:
    """Tell whether anybody could enter a race now; if nobody could, it is held over (6.B1e).

    A player alone, or two in a joint run (6.B3); an imaginary company enters only against somebody
    (6.C7b). Whoever could by an exchange of running powers with one
    other (6.B4) could as well run jointly with him: then all he would pay him is free.
    """
    run = run_of(facts, state, pair.origins, pair.goals)
    if not run.ends:
        return False
    search = search_of(facts, state, run)
    companies = [player for player in range(state.players) if player != third_of(state)]
    if anybody_has_route(search, companies):
        return True
    return any(
        has_route(replace(search, net=lines_of(facts, state, player, partner)), player)
        for player, partner in combinations(companies, 2)
    )
