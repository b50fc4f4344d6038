"""A route in words that let it be found on the map."""

from collections.abc import Sequence
from itertools import pairwise

from engine.game.facts import Facts


def way(facts: Facts, names: Sequence[str], route: Sequence[int]) -> str:
    """Return the places along a route and the labels where it bends; what it goes out and back is told so.

    Between its ports a ferry is named (6.C1e).
    """
    backs = _backs(route)
    partings = {2 * turn - end for turn, end in backs.items()}
    told = names[route[0]]
    back_at = 0
    for index, hex_ in enumerate(route[1:], 1):
        if index == back_at:
            told += f" and back to {names[hex_]}"
        elif index > back_at and hex_ >= facts.hexes:
            if route[index - 1] < facts.hexes:
                told += f" – by the ferry {facts.ferry_at(hex_).name}"
        elif index > back_at and (index in partings or _is_stop(facts, names, route, index)):
            told += f" – {names[hex_]}"
        back_at = backs.get(index, back_at)
    return told


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
    """Return whether a hex of a route is to be named: an end, a named place, a ferry's port or a bend."""
    if index in (0, len(route) - 1):
        return True
    before, hex_, after = route[index - 1 : index + 2]
    if max(before, after) >= facts.hexes:
        return True
    bends = facts.link(before, hex_) % 6 != facts.link(hex_, after) % 6
    return bends or names[hex_] != facts.labels[hex_]


def length(facts: Facts, names: Sequence[str], route: Sequence[int]) -> str:
    """Return how many links a route has, and the hills and ferries that take points off its train's rolls.

    At a port in a hill the ferry's points are with the hill's (6.B5, 6.C1e).
    """
    links = f"{len(route) - 1} link{'s' if len(route) > 2 else ''}"
    hills, sailing = _hills(facts, names, route), _sailing(facts, route)
    return ", ".join(filter(None, (links, hills, sailing)))


def _sailing(facts: Facts, route: Sequence[int]) -> str:
    """Return what embarking and disembarking take, if the route goes by ferry (6.C1e)."""
    if max(route) < facts.hexes:
        return ""
    takes = sum(facts.delay(*step) for step in pairwise(route) if max(step) >= facts.hexes)
    return f"{takes} point{'' if takes == 1 else 's'} to embark and disembark" if takes else ""


def _hills(facts: Facts, names: Sequence[str], route: Sequence[int]) -> str:
    """Return the hills of a route, if it has any, and what they take (6.B5)."""
    steps = [step for step in pairwise(route) if max(step) < facts.hexes]
    hills = [(end, lost) for start, end in steps if (lost := facts.delays[facts.link(start, end)])]
    if not hills:
        return ""
    lost = sum(points for _, points in hills)
    taken = "" if lost == len(hills) else f" for {lost} points"
    where = ", ".join(names[hex_] for hex_, _ in hills)
    return f"{len(hills)} hill{'s' if len(hills) > 1 else ''} ({where}){taken}"
