"""The best route on which no train turns round: at sea none does, on land where rules let none (6.C1c, 6.B2).

The fast searches know of a route only where it is and whether it has been over own track, so they may
send a train out over a link and straight back. The search here knows where it came from as well.
"""

from collections.abc import Iterable, Sequence
from operator import eq
from typing import NamedTuple

from engine.game.network import Network, web_of_network
from engine.game.routes.tolls import overdrawn
from engine.paths import limited_routes as searches
from engine.paths.routes import Way


class Errand(NamedTuple):
    """Who goes from where to where, how much they may pay one rival, and what a point and a toll weigh.

    They may turn round in the hexes before number ``turns``.
    """

    player: int
    origins: Sequence[int]
    goals: Iterable[int]
    limit: int
    turns: int
    time: int
    toll: int


def turns_round(route: Sequence[int], turns: int) -> bool:
    """Return whether a route takes a link and then at once the same link back where it may not.

    It may in the hexes before number ``turns``: in none (0), on land, which comes before all places at sea,
    or anywhere.
    """
    # Few routes go back at all, which shows much faster.
    if not any(map(eq, route, route[2:])):
        return False
    ways = zip(route, route[1:], route[2:], strict=False)
    return any(before == after and at >= turns for before, at, after in ways)


def unturned_way(net: Network, errand: Errand) -> Way | None:
    """Return the best route that never turns round, or None.

    Exact. The way is sought without the limit first, as few break it: then nothing has to be kept of whom a
    way pays, and one label settles a place. Only while the best way owes some group of owners more than they
    may be paid (Hall's condition) is it sought again, with an eye on that group as well: a way that is best
    with some of the conditions and keeps all of them is best with all. To keep every mix of payments to
    everybody instead would be as many labels a place as there are mixes.
    """
    web, ends = web_of_network(net), (errand.origins, errand.goals)
    terms = 1 << errand.player, errand.time, errand.toll
    watched: dict[int, int] = {}
    while (found := searches.unturned_way(web, ends, terms, errand.turns, watched)) is not None:
        owners = overdrawn(dict(found.owed), errand.limit)
        if not owners:
            return found
        watched[owners] = errand.limit * owners.bit_count()
    return None
