"""What a route pays to the owners of the track it uses (6.B2)."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from engine.game.network import FIRST_ABROAD, Lines, Neighbour, Network
from engine.game.payments import seats

Tolls = Counter[int]
"""What a route owes in payments of the toll, by the owners (a bit a seat) of whom one is paid.

Each link owes one payment, a ferry boarded as many as its fee comes to (6.C1c).
"""


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
    """Return what a route owes for links that others have built and the player has not."""
    if type(net) is not Lines:
        return _tolls_on(net, player, tuple(route))
    known: Tolls | None = net.kept.get(("tolls", player, tuple(route)))
    if known is None:
        known = _tolls_on(net, player, tuple(route))
        keep_tolls(net, player, tuple(route), known)
    return known.copy()


def keep_tolls(net: Lines, player: int, route: tuple[int, ...], tolls: Tolls) -> None:
    """Keep with a network what a route owes, for :func:`tolls_on`."""
    net.kept["tolls", player, route] = tolls


def _tolls_on(net: Network, player: int, route: tuple[int, ...]) -> Tolls:
    """Work out what :func:`tolls_on` returns."""
    tolls: Tolls = Counter()
    for start, end in pairwise(route):
        owners, toll = _between(net, start, end)
        if toll and owners and not owners >> player & 1:
            tolls[owners] += toll
    return tolls


def payable(tolls: Tolls, limit: int) -> bool:
    """Tell whether all can be paid with no more than ``limit`` payments to anybody."""
    if tolls.total() <= limit:
        return True
    return fits(tolls, [limit] * max(mask.bit_length() for mask in tolls))


def fits(tolls: Tolls, most: Sequence[int]) -> bool:
    """Tell whether all can be paid with no more payments to each seat than given.

    Hall's condition: any set of rivals may be paid at least for the links that only they own. A
    ferry has one owner, so its fee is like as many links of his.
    """
    masks = list(tolls)
    union = 0
    for mask in masks:
        union |= mask
    group = union
    while group:
        links = sum(tolls[mask] for mask in masks if not mask & ~group)
        if links > sum(most[seat] for seat in seats(group)):
            return False
        group = (group - 1) & union
    return True


def shared_out(tolls: Tolls, preferred: Sequence[int], limit: int) -> tuple[int, ...]:
    """Return how many payments each seat receives, those preferred first; a tuple of every seat.

    Raises ValueError when the links cannot all be paid for within the limit.
    """
    most = [0] * len(preferred)
    if not tolls:
        return tuple(most)
    for mask in tolls:
        for seat in seats(mask):
            most[seat] = min(limit, most[seat] + tolls[mask])
    if not fits(tolls, most):
        raise ValueError("The route takes more links of one rival than the limit.")
    for seat in reversed(preferred):
        while most[seat]:
            most[seat] -= 1
            if not fits(tolls, most):
                most[seat] += 1
                break
    return tuple(most)


def at_home(tolls: Tolls) -> Tolls:
    """Return what is owed to players."""
    return Counter({mask: count for mask, count in tolls.items() if mask < FIRST_ABROAD})


def abroad(tolls: Tolls, railways: int) -> tuple[int, ...]:
    """Return what is owed to each of so many foreign railways (6.C2)."""
    return tuple(tolls[FIRST_ABROAD << railway] for railway in range(railways))
