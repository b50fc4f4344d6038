"""A route in words that let it be found on the map."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.game.facts import CrossingLine, Facts
from engine.messages import Saying, count_of, say, together


def way(facts: Facts, names: Sequence[str], route: Sequence[int]) -> Saying:
    """Return the places along a route and the labels where it bends; a stretch out and back is named as one.

    Between its ports a ferry is named (6.C1e).
    """
    backs = _backs(route)
    partings = {2 * turn - end for turn, end in backs.items()}
    parts = [names[route[0]]]
    back_at = 0
    for index, hex_ in enumerate(route[1:], 1):
        if index == back_at:
            parts[-1] = say("{place} and back to {other}", place=parts[-1], other=names[hex_])
        elif index > back_at and hex_ >= facts.hexes:
            if route[index - 1] < facts.hexes:
                parts.append(say("by the ferry {name}", name=facts.ferry_at(hex_).name))
        elif index > back_at and (index in partings or _is_stop(facts, names, route, index)):
            parts.append(names[hex_])
        back_at = backs.get(index, back_at)
    return together(parts, " – ")


def _backs(route: Sequence[int]) -> dict[int, int]:
    """Return where a route turns round, and how far from each of these it goes back the way it came."""
    backs: dict[int, int] = {}
    free = 0
    for turn in range(1, len(route) - 1):
        steps = 0
        reach = min(turn - free, len(route) - 1 - turn)
        while steps < reach and route[turn - steps - 1] == route[turn + steps + 1]:
            steps += 1
        if steps:
            free = backs[turn] = turn + steps
    return backs


def _is_stop(facts: Facts, names: Sequence[str], route: Sequence[int], index: int) -> bool:
    """Return whether to name a hex of a route: an end, a named place, a ferry's port or a bend."""
    if index in (0, len(route) - 1):
        return True
    before, hex_, after = route[index - 1 : index + 2]
    if max(before, after) >= facts.hexes:
        return True
    bends = facts.link(before, hex_) % 6 != facts.link(hex_, after) % 6
    return bends or names[hex_] != facts.labels[hex_]


def length(facts: Facts, names: Sequence[str], route: Sequence[int]) -> Saying:
    """Return how many links a route has, and the hills, crossings and ferries that take points off the rolls.

    At a port in a hill the ferry's points are with the hill's (6.B5, 6.C1e).
    """
    links = count_of(len(route) - 1, "1 link", "{n} links")
    hills, sailing = _hills(facts, names, route), _sailing(facts, route)
    return together(filter(None, (links, hills, *_crossings(facts, route), sailing)), ", ")


def _sailing(facts: Facts, route: Sequence[int]) -> Saying | None:
    """Return what embarking and disembarking take, if the route goes by ferry (6.C1e)."""
    if max(route) < facts.hexes:
        return None
    takes = sum(facts.delay(*step) for step in pairwise(route) if max(step) >= facts.hexes)
    if not takes:
        return None
    return count_of(takes, "1 point to embark and disembark", "{n} points to embark and disembark")


def _hills(facts: Facts, names: Sequence[str], route: Sequence[int]) -> Saying | None:
    """Return the hills of a route, if it has any, and what they take (6.B5)."""
    steps = [step for step in pairwise(route) if max(step) < facts.hexes]
    entered = _entered(facts)
    hills = []
    for start, end in steps:
        link = facts.link(start, end)
        crossing = entered.get(link)
        lost = facts.delays[link] - (crossing.delay if crossing else 0)
        if lost:
            hills.append((end, lost))
    if not hills:
        return None
    lost = sum(points for _, points in hills)
    where = tuple(names[hex_] for hex_, _ in hills)
    told = count_of(len(hills), "1 hill ({where})", "{n} hills ({where})", where=where)
    return told if lost == len(hills) else say("{hills} for {lost} points", hills=told, lost=lost)


def _crossings(facts: Facts, route: Sequence[int]) -> Iterator[Saying]:
    """Yield the crossings that a route enters and that take points, each time it does (6.C4)."""
    entered = _entered(facts)
    for step in pairwise(route):
        crossing = entered.get(facts.link(*step)) if max(step) < facts.hexes else None
        if crossing:
            yield count_of(
                crossing.delay,
                "1 point on the crossing {name}",
                "{n} points on the crossing {name}",
                name=crossing.name
                or "–".join(facts.labels[end] for end in (crossing.way[0], crossing.way[-1])),
            )


def _entered(facts: Facts) -> dict[int, CrossingLine]:
    """Return the crossings that delay trains, by the links on which trains come onto them."""
    slow = [crossing for crossing in facts.crossings if crossing.delay]
    return {
        link: crossing for crossing in slow for link in (crossing.links[0], facts.backs[crossing.links[-1]])
    }
