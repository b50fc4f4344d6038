"""The best route along which a train may move: it turns nowhere it may not, and passes no hex abroad.

The fast searches know of a route only where it is and whether it has been over own track, so they may
send a train out over a link and straight back (6.B2, 6.C1c), or through a hex abroad where two connections
meet (6.C2). The search here knows where it came from as well.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.game.network import Network, web_of_network
from engine.game.routes.movement import Movement
from engine.game.routes.tolls import overdrawn
from engine.paths import limited_routes as searches
from engine.paths.routes import Way


class Errand(NamedTuple):
    """Who goes from where to where, how much they may pay one rival, and what a point and a toll weigh."""

    player: int
    origins: Sequence[int]
    goals: Iterable[int]
    limit: int
    movement: Movement
    time: int
    toll: int


def allowed_way(net: Network, errand: Errand) -> Way | None:
    """Return the best route along which a train may move, or None.

    Exact. The way is sought without the limit first, as few break it: then nothing has to be kept of whom a
    way pays, and one label settles a place. Only while the best way owes some group of owners more than they
    may be paid (Hall's condition) is it sought again, with an eye on that group as well: a way that is best
    with some of the conditions and keeps all of them is best with all. To keep every mix of payments to
    everybody instead would be as many labels a place as there are mixes.
    """
    web, ends = web_of_network(net), (errand.origins, errand.goals)
    turns, abroad, permitted = errand.movement
    terms = 1 << errand.player, errand.time, errand.toll, turns
    gates = searches.Gates(abroad, permitted)
    watched: dict[int, int] = {}
    while (found := searches.allowed_way(web, ends, terms, gates, watched)) is not None:
        owners = overdrawn(dict(found.owed), errand.limit)
        if not owners:
            return found
        watched[owners] = errand.limit * owners.bit_count()
    return None
