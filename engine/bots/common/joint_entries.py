"""Runs by post of two companies of which neither can run a race alone: together, or by an exchange (VP.O6).

Both must write the same, and neither sees what the other writes: both work it out from what everyone knows.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise

from engine.bots.common.race_entry import purse_for
from engine.game.facts import Facts
from engine.game.network import unit
from engine.game.routes.race_entries import why_no_route
from engine.game.state import Entry, Pair, State


def joint_entry(facts: Facts, state: State, pair: Pair, player: int) -> Entry | None:
    """Return the joint run for a race that a player is to write, None where they take part in none.

    ``state`` has the race as its pair. Of those who cannot run alone the two with the shortest way over their
    own track run together.
    """
    lacking = [seat for seat in range(state.players) if not _has_both_ends(state, pair, seat)]
    found: list[Entry] = []
    for one, other in combinations(lacking, 2):
        route = _way(facts, state, 1 << one | 1 << other, pair)
        if route and _uses_both(facts, state, route, (one, other)):
            found.append(Entry(one, route, (0,) * state.players, other))
    if not any(player in entry.players for entry in found):
        return None
    shortest = _owners(facts, state, _way(facts, state, (1 << state.players) - 1, pair))
    for entry in sorted(found, key=lambda each: (len(each.route), each.players)):
        alone = any(_may_run_alone(facts, shortest, seat) for seat in entry.players)
        if not alone and why_no_route(facts, state, entry) is None:
            return entry if player in entry.players else None
    return None


def exchange_pay(facts: Facts, state: State, entry: Entry, player: int) -> tuple[int, ...] | None:
    """Return what a partner of a joint run pays if both run its route alone, by an exchange (VP.O6c).

    None where that brings the one who pays more no more than half a prize, or the rules do not allow it. Both
    partners find the same.
    """
    (partner,) = {*entry.players} - {player}
    rules, owners = facts.rules, _owners(facts, state, entry.route)
    pays, back = (sum(not own >> one & 1 for own in owners) * unit(facts) for one in (player, partner))
    more = abs(pays - back)
    alone = sum(purse_for(rules, 2)) / 2 - more
    if not rules.exchange or not pays or not back or more > rules.most_net:
        return None
    if alone <= purse_for(rules, 1)[0] / 2:
        return None
    return tuple(pays if seat == partner else 0 for seat in range(state.players))


def _has_both_ends(state: State, pair: Pair, seat: int) -> bool:
    ends = (pair.origins, pair.goals)
    return all(any(state.present[hex_] >> seat & 1 for hex_ in end) for end in ends)


def _may_run_alone(facts: Facts, owners: Sequence[int], seat: int) -> bool:
    """Return whether a way, given by each link's owners, has own track and asks for no exchange."""
    others = Counter(own for own in owners if not own >> seat & 1)
    return sum(others.values()) < len(owners) and max(others.values(), default=0) <= facts.rules.most_to_one


def _uses_both(facts: Facts, state: State, route: Sequence[int], seats: Iterable[int]) -> bool:
    """Return whether a way needs the track of either of two partners."""
    owners = _owners(facts, state, route)
    return all(any(not own >> seat & 1 for own in owners) for seat in seats)


def _owners(facts: Facts, state: State, route: Sequence[int]) -> list[int]:
    """Return the owners of each link of a way, a bit each."""
    return [state.owners[facts.links[link]] for link in pairwise(route)]


def _way(facts: Facts, state: State, mask: int, pair: Pair) -> tuple[int, ...]:
    """Return the way of fewest links over the track of some companies, a bit each; empty if there is none."""
    before: dict[int, int] = dict.fromkeys((hex_ for hex_ in pair.origins if state.present[hex_] & mask), -1)
    goals = [hex_ for hex_ in pair.goals if state.present[hex_] & mask]
    if not goals:
        return ()
    edge = list(before)
    while edge:
        ahead: list[int] = []
        for here in edge:
            for link in range(6 * here, 6 * here + 6):
                there = facts.neighbours[link]
                if state.owners[link] & mask and there not in before:
                    before[there] = here
                    ahead.append(there)
        edge = ahead
        if reached := [hex_ for hex_ in goals if hex_ in before and before[hex_] != -1]:
            return _back(before, min(reached))
    return ()


def _back(before: dict[int, int], end: int) -> tuple[int, ...]:
    way = [end]
    while before[way[-1]] != -1:
        way.append(before[way[-1]])
    return tuple(reversed(way))
