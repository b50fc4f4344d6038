"""The best route on which no train turns round: at sea none does, on land where rules let none (6.C1c, 6.B2).

The fast searches know of a route only where it is and whether it has been over own track, so they may
send a train out over a link and straight back. Here a route knows where it came from as well.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.game.facts import NOWHERE
from engine.game.network import Neighbour, Network
from engine.game.tolls import UNLIMITED, payable, tolls_on

_Owed = Counter[int]
"""What a way owes by the owners, as Tolls do, to be compared with what others owe."""
_Place = tuple[int, int, bool]
"""A hex, the hex the train came from (NOWHERE at first), and whether it has been over own track."""


class Errand(NamedTuple):
    """Who goes from where to where, how much he may pay one rival, and what a point and a toll weigh.

    He may turn round in the hexes before number ``turns``.
    """

    player: int
    origins: Sequence[int]
    goals: Iterable[int]
    limit: int
    turns: int
    time: int
    toll: int


class _Label(NamedTuple):
    """A way to a place: what the whole takes at least, what it took, the tolls owed, and whence."""

    least: int
    serial: int
    weight: int
    place: _Place
    tolls: _Owed
    before: "_Label | None"


def turns_round(route: Sequence[int], turns: int) -> bool:
    """Tell whether a route takes a link and then at once the same link back where it may not.

    It may in the hexes before number ``turns``: in none (0), on land, which comes before all places at sea,
    or anywhere.
    """
    if max(route) < turns:
        return False
    ways = zip(route, route[1:], route[2:], strict=False)
    return any(before == after and at >= turns for before, at, after in ways)


def unturned_way(net: Network, errand: Errand) -> tuple[int, tuple[int, ...]] | None:
    """Return weight and hexes of the best route that never turns round, or None.

    Exact. The way is sought without the limit first, as few break it: then nothing has to be kept of whom a
    way pays, and one label settles a place.
    """
    onward = _onward(net, errand)
    free = _walked(net, errand._replace(limit=UNLIMITED), onward)
    if free is None or payable(tolls_on(net, errand.player, free[1]), errand.limit):
        return free
    return _walked(net, errand, onward)


def _walked(net: Network, errand: Errand, onward: Mapping[int, int]) -> tuple[int, tuple[int, ...]] | None:
    """Return weight and hexes of the best route within the limit, given the least from each hex to a goal.

    Labels are taken by the least the whole way can take (an A* search); one is dropped when an
    earlier label of its place owes no more of any kind, or when what it owes cannot be paid any more.
    """
    goals = frozenset(errand.goals)
    labels: list[_Label] = []
    for serial, origin in enumerate(errand.origins):
        if origin in onward:
            labels.append(_Label(onward[origin], serial, 0, (origin, NOWHERE, False), Counter(), None))
    labels.sort()
    settled: defaultdict[_Place, list[_Owed]] = defaultdict(list)
    serial = len(errand.origins)
    while labels:
        label = heappop(labels)
        if any(other <= label.tolls for other in settled[label.place]):
            continue
        settled[label.place].append(label.tolls)
        hex_, came, own = label.place
        if own and hex_ in goals:
            return label.weight, _hexes(label)
        for step in net.get(hex_, ()):
            if (step.hex == came and hex_ >= errand.turns) or step.hex not in onward:
                continue
            weight, tolls = _taken(errand, label, step)
            if payable(tolls, errand.limit):
                serial += 1
                place = (step.hex, hex_, own or _is_own(errand, step))
                heappush(labels, _Label(weight + onward[step.hex], serial, weight, place, tolls, label))
    return None


def _is_own(errand: Errand, step: Neighbour) -> bool:
    """Tell whether a step is over the player's own track."""
    return bool(step.owners >> errand.player & 1)


def _taken(errand: Errand, label: _Label, step: Neighbour) -> tuple[int, _Owed]:
    """Return what a way weighs with one more step, and what it owes, where that is limited."""
    weight = label.weight + errand.time * (1 + step.delay)
    if _is_own(errand, step) or not step.toll:
        return weight, label.tolls
    weight += errand.toll * step.toll
    if errand.limit >= UNLIMITED:
        return weight, label.tolls
    return weight, label.tolls + Counter({step.owners: step.toll})


def _onward(net: Network, errand: Errand) -> Mapping[int, int]:
    """Return what it takes at least from each hex to a goal, whoever owns what lies between."""
    onward: dict[int, int] = {}
    heap = [(0, goal) for goal in sorted(errand.goals)]
    while heap:
        weight, hex_ = heappop(heap)
        if hex_ in onward:
            continue
        onward[hex_] = weight
        for step in net.get(hex_, ()):
            if step.hex not in onward:
                toll = 0 if _is_own(errand, step) else errand.toll * step.back_toll
                heappush(heap, (weight + errand.time * (1 + step.back) + toll, step.hex))
    return onward


def _hexes(label: _Label) -> tuple[int, ...]:
    """Return the hexes from the origin to a label's."""
    hexes: list[int] = []
    at: _Label | None = label
    while at is not None:
        hexes.append(at.place[0])
        at = at.before
    return tuple(reversed(hexes))
