"""Runs: how long one is by the built track, and whether it may be run now (6.B1d, 6.B1e)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from engine.game.companies import lines_of, lines_together
from engine.game.facts import NOWHERE, Facts
from engine.game.network import unit
from engine.game.people import third_of
from engine.game.routes.movement import movement_of
from engine.game.routes.payment_rings import ring_of
from engine.game.routes.routes import (
    Search,
    anybody_has_route,
    has_route,
    lengths,
    lengths_walked,
    meets_abroad,
)
from engine.game.state import Pair, State, network
from engine.game.track.payments import seats
from engine.paths.parts import ANYBODY, Parts


class Run(NamedTuple):
    """What the built track makes of a pair.

    ``ends`` are the origins and goals a player may choose, each at least the minimum run apart by
    the shortest built route; ``unjoined`` says whether others are not joined by track at all, so that
    they may yet become a run.
    """

    ends: tuple[tuple[int, int], ...]
    unjoined: bool

    @property
    def too_short(self) -> bool:
        """Whether the pair can never be a legal run: all its ends are joined, and too near (6.B1d)."""
        return not self.ends and not self.unjoined


def run_of(facts: Facts, state: State, origins: Sequence[int], goals: Sequence[int]) -> Run:
    """Return the run between two destinations over everybody's track.

    A destination of several hexes is judged hex by hex, as each player chooses their own (6.B1c). One to
    itself is a run of no length, however many hexes it has (6.B1d, E.B1). What no track joins has none yet.
    """
    kept, question = network(facts, state).kept, ("run", tuple(origins), tuple(goals))
    if question not in kept:
        kept[question] = _run_of(facts, state, origins, goals)
    found: Run = kept[question]
    return found


def _run_of(facts: Facts, state: State, origins: Sequence[int], goals: Sequence[int]) -> Run:
    """Work out what :func:`run_of` returns."""
    if set(origins) == set(goals):
        return Run((), unjoined=False)
    ends, unjoined = [], False
    for origin in origins:
        close = near(facts, origin)
        for goal in goals:
            if not joined(facts, state, origin, goal):
                unjoined = True
            elif goal not in close or _length(facts, state, origin, goal) >= least_length(facts):
                ends.append((origin, goal))
    return Run(tuple(ends), unjoined)


def joined(facts: Facts, state: State, one: int, other: int) -> bool:
    """Return whether a train can come from a place to another over what is built."""
    if _meets_abroad(facts, state):
        return other in _walked(facts, state, (one,))
    return _parts(facts, state).joined(one, other, ANYBODY)


def all_joined(facts: Facts, state: State, places: Iterable[int]) -> list[int]:
    """Return what a train can come to from any of some places, in order; none that no step leads out of."""
    if _meets_abroad(facts, state):
        return sorted(_walked(facts, state, tuple(places)))
    return _parts(facts, state).all_joined(places)


def _meets_abroad(facts: Facts, state: State) -> bool:
    return meets_abroad(network(facts, state), movement_of(facts))


def _walked(facts: Facts, state: State, origins: tuple[int, ...]) -> dict[int, int]:
    """Return the links to all that a train can come to from some places, kept with the network."""
    net = network(facts, state)
    if ("walked", origins) not in net.kept:
        net.kept["walked", origins] = lengths_walked(net, movement_of(facts), origins)
    found: dict[int, int] = net.kept["walked", origins]
    return found


def _parts(facts: Facts, state: State) -> Parts:
    """Return the joined parts of the track, kept with the network; they go by steps alone (6.C2)."""
    net = network(facts, state)
    if "parts" not in net.kept:
        net.kept["parts"] = Parts(net.web)
    found: Parts = net.kept["parts"]
    return found


@lru_cache(maxsize=1 << 12)
def near(facts: Facts, hex_: int) -> frozenset[int]:
    """Return the places that lie nearer to a hex than a run is long, whatever is built.

    Only between these the links that are built are counted.
    """
    found = {hex_}
    for _ in range(least_length(facts) - 1):
        found |= {there for one in found for there in _beside(facts, one)}
    return frozenset(found)


def _beside(facts: Facts, place: int) -> list[int]:
    """Return the places one step from another, by land or on a ferry."""
    found = [there for there in facts.neighbours[6 * place : 6 * place + 6] if there != NOWHERE]
    for ferry in facts.ferries:
        found += [step[step[0] == place] for step in pairwise(ferry.way) if place in step]
    return found


def _length(facts: Facts, state: State, origin: int, goal: int) -> int:
    """Return the links on the shortest built way between two hexes that track joins."""
    return lengths(network(facts, state), movement_of(facts), origin, (goal,))[goal]


def shortest(facts: Facts, state: State, run: Run) -> int | None:
    """Return the length of the shortest legal run in links between centres; None if there is none."""
    return min((_length(facts, state, *ends) for ends in run.ends), default=None)


def least_length(facts: Facts) -> int:
    """Return how many links a run takes at least: one, whatever the rule set asks for (6.B1d)."""
    return max(1, facts.rules.min_run)


def search_of(facts: Facts, state: State, run: Run, player: int = NOWHERE) -> Search:
    """Return the search for routes of a run, over the network as one player sees it or as it is."""
    net = network(facts, state) if player == NOWHERE else lines_of(facts, state, player)
    return Search(net, run.ends, limit_of(facts), movement_of(facts))


def limit_of(facts: Facts) -> int:
    """Return how many payments of the toll one rival may receive of another in a race (6.B2)."""
    return facts.rules.most_to_one // unit(facts)


def can_be_run(facts: Facts, state: State, pair: Pair) -> bool:
    """Return whether players could enter a race now; if none could, it is held over (6.B1e).

    One alone, two in a joint run (6.B3), or any number who exchange running powers (6.B4). Where trains may
    turn round, those run to and fro to make up a difference, so track of the companies between the ends is
    enough; only what they owe to those who enter no such deal, an imaginary company (6.C7b) and foreign
    railways (6.C2), must keep to the limit.
    """
    run = run_of(facts, state, pair.origins, pair.goals)
    if not run.ends:
        return False
    third = third_of(state)
    companies = tuple(player for player in range(state.players) if player != third)
    if not facts.rules.exchange:
        return _runs_by_two(facts, state, run, companies)
    if not differences_made_up(facts):
        two = _runs_by_two(facts, state, run, companies)
        return two or bool(ring_of(facts, state, search_of(facts, state, run), companies))
    if third == NOWHERE and not facts.abroad:
        return True
    search = search_of(facts, state, run)
    return has_route(search._replace(net=lines_together(facts, state, companies)), companies[0])


def may_become_possible(facts: Facts, state: State, pair: Pair) -> bool:
    """Return whether more track could let somebody run a pair held over; none makes a run longer (6.B1d)."""
    return not run_of(facts, state, pair.origins, pair.goals).too_short


def differences_made_up(facts: Facts) -> bool:
    """Return whether two who pay each other can always come near enough to each other's payment (6.B4).

    They can where a train may run out over a link and back, as that is two payments, which with those of the
    other leave a difference of one at most.
    """
    return facts.rules.routes_turn and facts.rules.most_net >= unit(facts)


def _runs_by_two(facts: Facts, state: State, run: Run, companies: Sequence[int]) -> bool:
    """Return whether one company or two in a joint run have a route, whatever more could do by exchange."""
    if _joined_by_own(facts, state, run, companies):
        return True
    search = search_of(facts, state, run)
    return anybody_has_route(search, companies) or any(
        has_route(search._replace(net=lines_of(facts, state, player, partner)), player)
        for player, partner in combinations(companies, 2)
    )


def _joined_by_own(facts: Facts, state: State, run: Run, players: Sequence[int]) -> bool:
    """Return whether the track of one of some players alone surely leads from an origin to a goal."""
    if _meets_abroad(facts, state):
        return False  # Track that meets there joins no way: the search for routes knows.
    parts, present = _parts(facts, state), state.present
    return any(
        parts.joined(origin, goal, 1 << player)
        for origin, goal in run.ends
        for player in seats(present[origin] & present[goal])
        if player in players
    )
