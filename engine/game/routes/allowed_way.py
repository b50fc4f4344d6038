"""The best route along which a train may move: it turns nowhere it may not, and passes no hex abroad.

The fast searches know of a route only where it is and whether it has been over own track, so they may
send a train out over a link and straight back (6.B2, 6.C1c), or through a hex abroad where two connections
meet (6.C2). Here a route knows where it came from as well.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from engine.game.facts import NOWHERE
from engine.game.network import Neighbour, Network
from engine.game.routes.movement import Movement
from engine.game.routes.tolls import overdrawn, tolls_on

_Owed = tuple[int, ...]
"""How many payments only the watched groups may receive for a way, an entry a group."""
_Stand = tuple[int, bool]
"""A hex, and whether the train has been over own track, as it must have been at the goal (6.B2)."""
_Place = tuple[int, int, bool]
"""A hex, the hex the train came from (NOWHERE at first), and whether it has been over own track."""


class Errand(NamedTuple):
    """Who goes from where to where, how much they may pay one rival, and what a point and a toll weigh."""

    player: int
    origins: Sequence[int]
    goals: Iterable[int]
    limit: int
    movement: Movement
    time: int
    toll: int


class _Watched(NamedTuple):
    """Owners (a bit each) who must be owed no more than they may be paid: how much, and by whom at least.

    ``ahead`` are the payments that only they may receive on every way from a stand to a goal.
    """

    owners: int
    most: int
    ahead: Mapping[_Stand, int]


class _Label(NamedTuple):
    """A way to a place: what the whole takes at least, what it took, what is owed, and whence."""

    least: int
    serial: int
    weight: int
    place: _Place
    owed: _Owed
    before: "_Label | None"


def allowed_way(net: Network, errand: Errand) -> tuple[int, tuple[int, ...]] | None:
    """Return weight and hexes of the best route along which a train may move, or None.

    Exact. The way is sought without the limit first, as few break it: then nothing has to be kept of whom a
    way pays, and one label settles a place. Only while the best way owes some group of owners more than they
    may be paid (Hall's condition) is it sought again, with an eye on that group as well: a way that is best
    with some of the conditions and keeps all of them is best with all. To keep every mix of payments to
    everybody instead would be as many labels a place as there are mixes.
    """
    onward = _least(net, errand, lambda step, toll: errand.time * (1 + step.back) + errand.toll * toll)
    watched: tuple[_Watched, ...] = ()
    while (found := _walked(net, errand, onward, watched)) is not None:
        owners = overdrawn(tolls_on(net, errand.player, found[1]), errand.limit)
        if not owners:
            return found
        watched += (_watch(net, errand, owners),)
    return None


def _watch(net: Network, errand: Errand, owners: int) -> _Watched:
    """Return an eye on a group of owners."""
    ahead = _least(net, errand, lambda step, toll: 0 if step.owners & ~owners else toll)
    return _Watched(owners, errand.limit * owners.bit_count(), ahead)


def _walked(
    net: Network, errand: Errand, onward: Mapping[_Stand, int], watched: Sequence[_Watched]
) -> tuple[int, tuple[int, ...]] | None:
    """Return weight and hexes of the best route that keeps the watched groups' limits, or None.

    ``onward`` is the least it takes from each stand to a goal. Labels are taken by the least the whole way
    can take (an A* search), of those alike the one made last: where many ways differ only in whom they pay,
    one is followed to its end before all are begun. A label is dropped when an earlier one of its place owes
    none of the groups more, or when some group would be owed too much before the goal.
    """
    goals, none = frozenset(errand.goals), (0,) * len(watched)
    labels: list[_Label] = []
    for serial, origin in enumerate(errand.origins):
        if (origin, False) in onward:
            labels.append(_Label(onward[origin, False], serial, 0, (origin, NOWHERE, False), none, None))
    labels.sort()
    settled: defaultdict[_Place, list[_Owed]] = defaultdict(list)
    serial = 0
    while labels:
        label = heappop(labels)
        if any(_owes_no_more(other, label.owed) for other in settled[label.place]):
            continue
        settled[label.place].append(label.owed)
        hex_, came, own = label.place
        if own and hex_ in goals:
            return label.weight, _hexes(label)
        for step in net.get(hex_, ()):
            stand = step.hex, own or _is_own(errand, step)
            if stand not in onward or not errand.movement.allows(came, hex_, step.hex):
                continue
            owed = _owed(errand, label, step, watched)
            if all(due + group.ahead[stand] <= group.most for due, group in zip(owed, watched, strict=True)):
                serial -= 1
                weight = label.weight + _price(errand, step)
                place = (step.hex, hex_, stand[1])
                heappush(labels, _Label(weight + onward[stand], serial, weight, place, owed, label))
    return None


def _is_own(errand: Errand, step: Neighbour) -> bool:
    return bool(step.owners >> errand.player & 1)


def _price(errand: Errand, step: Neighbour) -> int:
    """Return what a way weighs more with a step."""
    toll = 0 if _is_own(errand, step) else step.toll
    return errand.time * (1 + step.delay) + errand.toll * toll


def _owed(errand: Errand, label: _Label, step: Neighbour, watched: Sequence[_Watched]) -> _Owed:
    """Return what is owed with one more step."""
    if not watched or _is_own(errand, step):
        return label.owed
    due = zip(label.owed, watched, strict=True)
    return tuple(paid + (0 if step.owners & ~group.owners else step.toll) for paid, group in due)


def _owes_no_more(one: _Owed, other: _Owed) -> bool:
    """Return whether a way owes no one watched more than another."""
    return all(paid <= more for paid, more in zip(one, other, strict=True))


def _least(net: Network, errand: Errand, price: Callable[[Neighbour, int], int]) -> Mapping[_Stand, int]:
    """Return the least price from each stand to a goal.

    ``price`` is asked of a step and the toll for taking it the other way, towards the goal.
    """
    least: dict[_Stand, int] = {}
    heap = [(0, goal, True) for goal in sorted(errand.goals)]
    while heap:
        sum_, hex_, own = heappop(heap)
        if (hex_, own) in least:
            continue
        least[hex_, own] = sum_
        for step in net.get(hex_, ()):
            is_own = _is_own(errand, step)
            if is_own and not own:
                continue
            then = sum_ + price(step, 0 if is_own else step.back_toll)
            # Over own track one comes to a stand after it, from either kind of stand.
            for before in {own, own and not is_own}:
                heappush(heap, (then, step.hex, before))
    return least


def _hexes(label: _Label) -> tuple[int, ...]:
    """Return the hexes from the origin to a label's."""
    hexes: list[int] = []
    at: _Label | None = label
    while at is not None:
        hexes.append(at.place[0])
        at = at.before
    return tuple(reversed(hexes))
