"""What a route pays to the owners of the track it uses (6.B2)."""

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_

from engine.game.network import FIRST_ABROAD, Lines, Neighbour, Network
from engine.game.track.payments import seats

Tolls = Mapping[int, int]
"""What a route owes in payments of the toll, by the owners (a bit a seat) of whom one is paid.

Each link owes one payment, a ferry boarded as many as its fee comes to (6.C1c).
"""

UNLIMITED = 10_000
"""More payments than any route owes."""


def owners_between(net: Network, start: int, end: int) -> int:
    """Return the owners of the built link between two hexes; 0 when there is none."""
    return _between(net, start, end)[0]


def _between(net: Network, start: int, end: int) -> tuple[int, int]:
    """Return the owners of what is built between two hexes, 0 for nothing, and its toll."""
    if type(net) is Lines:
        return net.between(start, end)
    step = step_between(net, start, end)
    return (0, 0) if step is None else (step.owners, step.toll)


def step_between(net: Network, start: int, end: int) -> Neighbour | None:
    """Return the step from one hex to another over what is built, or None when there is none."""
    for step in net.get(start, ()):
        if step.hex == end:
            return step
    return None


def tolls_on(net: Network, player: int, route: Sequence[int]) -> Tolls:
    """Return what a route owes for links that others have built and the player has not; to be read only."""
    if type(net) is not Lines:
        return _tolls_on(net, player, tuple(route))
    known: Tolls | None = net.kept.get(("tolls", player, tuple(route)))
    if known is None:
        known = _tolls_on(net, player, tuple(route))
        keep_tolls(net, player, tuple(route), known)
    return known


def keep_tolls(net: Lines, player: int, route: tuple[int, ...], tolls: Tolls) -> None:
    """Keep with a network what a route owes, for :func:`tolls_on`."""
    net.kept["tolls", player, route] = tolls


def _tolls_on(net: Network, player: int, route: tuple[int, ...]) -> Tolls:
    """Work out what :func:`tolls_on` returns."""
    tolls: dict[int, int] = {}
    for start, end in pairwise(route):
        owners, toll = _between(net, start, end)
        if toll and owners and not owners >> player & 1:
            tolls[owners] = tolls.get(owners, 0) + toll
    return tolls


def payable(tolls: Tolls, limit: int) -> bool:
    """Return whether all can be paid with no more than ``limit`` payments to anybody."""
    if sum(tolls.values()) <= limit:
        return True
    return all(links <= limit * group.bit_count() for group, links in _claims(tolls).items())


def overdrawn(tolls: Tolls, limit: int) -> int:
    """Return a group of owners (a bit each) that is owed more than all of it may be paid, or 0.

    There is none exactly when all is ``payable``. All owners together come first, for with them it is told
    soonest that there is no way at all, and then one of the smallest groups.
    """
    all_ = reduce(or_, tolls, 0)
    if sum(tolls.values()) > limit * all_.bit_count():
        return all_
    groups = [group for group, links in _claims(tolls).items() if links > limit * group.bit_count()]
    return min(groups, key=lambda group: (group.bit_count(), group), default=0)


def fits(tolls: Tolls, most: Sequence[int]) -> bool:
    """Return whether all can be paid with no more payments to each seat than given."""
    return all(links <= _sum(most, group) for group, links in _claims(tolls).items())


def _claims(tolls: Tolls) -> Tolls:
    """Return for each group of the owners (a bit a seat) the payments that only they may receive.

    Hall's condition: all can be paid exactly when no group is owed more than all of it may be paid. A
    ferry has one owner, so its fee is like as many links of theirs.
    """
    if len(tolls) <= 1 or max(map(int.bit_count, tolls)) == 1:
        # Where every link has one owner, no group is owed more than its members are each by themselves.
        return tolls
    union = 0
    for mask in tolls:
        union |= mask
    found = {}
    group = union
    while group:
        found[group] = sum([links for mask, links in tolls.items() if not mask & ~group])
        group = (group - 1) & union
    return found


def _sum(most: Sequence[int], group: int) -> int:
    """Return the payments that a group of seats may receive together."""
    return sum([most[seat] for seat in seats(group)])


def shared_out(tolls: Tolls, preferred: Sequence[int], limit: int) -> tuple[int, ...]:
    """Return how many payments each seat receives, those preferred first; a tuple of every seat.

    Raises ValueError when the links cannot all be paid for within the limit.
    """
    most = [0] * len(preferred)
    for mask in tolls:
        for seat in seats(mask):
            most[seat] = min(limit, most[seat] + tolls[mask])
    # What every group may receive beyond what only they may.
    spare = {group: _sum(most, group) - links for group, links in _claims(tolls).items() if links}
    if min(spare.values(), default=0) < 0:
        raise ValueError("The route takes more links of one rival than the limit.")
    for seat in reversed(preferred):
        if most[seat]:
            # As little as leaves every group with this seat what only they may receive.
            less = min([most[seat], *[left for group, left in spare.items() if group >> seat & 1]])
            most[seat] -= less
            for group in spare:
                if group >> seat & 1:
                    spare[group] -= less
    return tuple(most)


def at_home(tolls: Tolls) -> Tolls:
    """Return what is owed to players; to be read only."""
    if max(tolls, default=0) < FIRST_ABROAD:
        return tolls
    return {mask: count for mask, count in tolls.items() if mask < FIRST_ABROAD}


def abroad(tolls: Tolls, railways: int) -> tuple[int, ...]:
    """Return what is owed to each of so many foreign railways (6.C2)."""
    return tuple(tolls.get(FIRST_ABROAD << railway, 0) for railway in range(railways))
