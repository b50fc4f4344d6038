"""What a route pays to the owners of the track it uses (6.B2)."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from engine.game.payments import seats
from engine.game.state import Network

Tolls = Counter[int]
"""How many links of a route are to be paid for, by the owners (a bit a seat) who may be paid."""


def owners_between(net: Network, start: int, end: int) -> int:
    """Return the owners of the built link between two hexes; 0 when there is none."""
    return next((step.owners for step in net.get(start, ()) if step.hex == end), 0)


def tolls_on(net: Network, player: int, route: Sequence[int]) -> Tolls:
    """Return the links of a route that others have built and the player has not."""
    tolls: Tolls = Counter()
    for start, end in pairwise(route):
        owners = owners_between(net, start, end)
        if owners and not owners & 1 << player:
            tolls[owners] += 1
    return tolls


def payable(tolls: Tolls, limit: int) -> bool:
    """Tell whether every link can be paid for with no more than ``limit`` links to anybody."""
    if tolls.total() <= limit:
        return True
    return fits(tolls, [limit] * 8)


def fits(tolls: Tolls, most: Sequence[int]) -> bool:
    """Tell whether every link can be paid for with no more links to each seat than given.

    Hall's condition: any set of rivals may be paid at least the links that only they own.
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
    """Return how many links to pay each seat for, those preferred first; a tuple of every seat.

    Raises ValueError when the links cannot all be paid for within the limit.
    """
    most = [0] * len(preferred)
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
