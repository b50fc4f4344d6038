"""What opens new ground at once: crossings laid whole, leaps and second starts; and ferries for sale."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from engine.bots.common.race_chances import Numbers
from engine.bots.common.targets import Aims
from engine.bots.planner.expected_races import Outlook
from engine.bots.planner.hex_value import worth_of_ferry
from engine.bots.planner.target_distances import approach_of
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Buy, Cross, Leap, Start
from engine.game.state import State
from engine.game.track.crossings import holders, not_open
from engine.game.track.ferries import why_not_buy
from engine.game.track.footholds import may_go_on_from
from engine.game.track.leaps import leaps
from engine.game.track.starts import second_starts
from engine.paths.compilation import Search


class Beyond(NamedTuple):
    """A way to new ground: the move, the hex to build on from, what it takes of points and of the account."""

    move: Cross | Leap | Start
    hex: int
    points: int
    money: int


class Opening(NamedTuple):
    """The best aim by new ground: its worth, and what it takes to come there."""

    beyond: Beyond
    worth: int
    points: int
    money: int


def openings_for(facts: Facts, state: State, seen: Outlook, aims: Aims) -> Iterator[Opening]:
    """Yield, for each way to new ground, the aim that is nearer by it and brings most for what it takes."""
    ways = _ways(facts, state, seen.player)
    if not ways:
        return
    lengths, near = aims.ground.lengths_from([way.hex for way in ways]), _least(facts, state, seen, aims)
    for way, row in zip(ways, lengths, strict=True):
        if seen.swift:
            best = int(_BEST.swift(aims.worths, near, row, way.points, way.money))
        else:
            best = _BEST.plain(aims.worths, near.tolist(), row.tolist(), way.points, way.money)
        if best >= 0:
            yield Opening(way, int(aims.worths[best]), int(row[best]) + way.points, way.money)


def _best(worths: Any, near: Any, lengths: Any, points: int, money: int) -> int:
    """Return the target that is nearer by new ground and worth most for what it takes; -1 for none."""
    best, most = -1, 0.0
    for target in range(len(worths)):
        cost = lengths[target] + points
        if worths[target] > 0 and cost < near[target]:
            rate = worths[target] / max(cost + money, 1)
            if rate > most:
                best, most = target, rate
    return best


_BEST: Final = Search[int](_best)


def _least(facts: Facts, state: State, seen: Outlook, aims: Aims) -> Numbers:
    """Return what it costs to build to each aim, of which there may be more than when the player looked."""
    known = seen.least
    return known if len(known) == len(aims.worths) else approach_of(facts, state).least[seen.player]


def paying_ferry(facts: Facts, state: State, seen: Outlook, aims: Aims) -> Buy | None:
    """Return the ferry on sale that brings most beyond its price, if any (6.C1).

    It shortens ways; and where it is a bridge, its far port is new ground.
    """
    best, most = None, 0.0
    for move in _on_sale(facts, state, seen.player):
        profit = worth_of_ferry(facts, seen, move.ferry) - facts.ferries[move.ferry].price
        if facts.ferries[move.ferry].bridge:
            profit += _ground_beyond(facts, _least(facts, state, seen, aims), aims, move.ferry)
        if profit > most:
            best, most = move, profit
    return best


def _on_sale(facts: Facts, state: State, player: int) -> Iterator[Buy]:
    """Yield the ferries that a player may buy now."""
    present, debt = state.present, facts.rules.debt
    for index, owner in enumerate(state.ferries):
        if owner == NOWHERE:
            one, other = facts.ferries[index].ports
            if (present[one] | present[other]) >> player & 1:
                # Where players may be in debt nothing else is asked of who has track at a port.
                move = Buy(index)
                if debt or why_not_buy(facts, state, player, move) is None:
                    yield move


def _ground_beyond(facts: Facts, near: Numbers, aims: Aims, ferry: int) -> int:
    """Return the most that an aim is worth beyond its cost and that only the far port brings into reach."""
    worths, lengths = np.asarray(aims.worths), aims.ground.lengths_from(facts.ferries[ferry].ports)
    saved = np.minimum(near, worths) - lengths
    return int(np.where(worths > 0, saved, 0).max(initial=0))


def _ways(facts: Facts, state: State, player: int) -> list[Beyond]:
    """Return what is open to a player in a building turn, whether or not they can pay for it now."""
    found = []
    for index, ends in _laid_whole(facts):
        for end, other in (ends, ends[::-1]):
            if may_go_on_from(facts, state, player, end):
                crossing = facts.crossings[index]
                if not holders(state, crossing) >> player & 1 and not not_open(facts, state, player, index):
                    paid = (0, crossing.cost) if crossing.money else (crossing.cost, 0)
                    found.append(Beyond(Cross(index), other, *paid))
    if facts.rules.leaps_over_one:
        found += [Beyond(leap, leap.end, 0, facts.rules.junction) for leap in leaps(facts, state, player)]
    for start in second_starts(facts, state, player) if facts.second_starts else ():
        terms = facts.second_starts.get(start.hex)
        found.append(Beyond(start, start.hex, 0, terms.price if terms is not None else 0))
    return found


@lru_cache(maxsize=8)
def _laid_whole(facts: Facts) -> list[tuple[int, tuple[int, int]]]:
    """Return the crossings that are laid from end to end as one build, with their ends."""
    crossings = enumerate(facts.crossings)
    return [(index, (each.way[0], each.way[-1])) for index, each in crossings if each.whole]
