"""What players should know of a run by itself: that it will not start, or that a part gains nothing."""

from dataclasses import dataclass
from itertools import pairwise

from engine.game.companies import lines_of
from engine.game.facts import Facts
from engine.game.routes.race_entries import why_no_route
from engine.game.routes.round_entries import directed
from engine.game.routes.tolls import owners_between
from engine.game.state import Entry, Pair, State
from engine.messages import Phrase, say
from engine.postal.reading.companies import Companies
from engine.postal.reading.written_orders import RunKind, RunOrder


@dataclass(frozen=True)
class RunWarnings:
    """Looks at the runs of a player; those with a partner depend on the other order as well."""

    facts: Facts
    state: State
    player: int
    companies: Companies

    def of(self, pair: Pair, order: RunOrder) -> Phrase:
        """Return what there is to say of a run, nothing for most."""
        if order.kind is RunKind.JOINT:
            return ""
        return self._not_started(pair, order) or self._too_much(order) or self._idle_loop(order.route.hexes)

    def _not_started(self, pair: Pair, order: RunOrder) -> Phrase:
        state = self.state.copy()
        state.pair = pair
        refused = why_no_route(self.facts, state, Entry(self.player, directed(pair, order.route.hexes), ()))
        return "" if refused is None else say("This run will not start. {why}", why=refused.message)

    def _too_much(self, order: RunOrder) -> Phrase:
        """Return that more than the limit goes to one company without an exchange (VP.O1, VP.O6c)."""
        most = self.facts.rules.most_to_one
        for seat, amount in enumerate(order.pay if order.kind is RunKind.ALONE else ()):
            if amount > most:
                return say(
                    "This pays {company} {amount}. More than {most} needs an exchange of running powers.",
                    company=self.companies.code(seat),
                    amount=amount,
                    most=most,
                )
        return ""

    def _idle_loop(self, route: tuple[int, ...]) -> Phrase:
        """Return that a route comes back to a hex without need.

        A train may leave its way for track of its own, without which it would not start (6.B2).
        """
        for place, hex_ in enumerate(route):
            last = max(at for at, other in enumerate(route) if other == hex_)
            if last > place:
                net = lines_of(self.facts, self.state, self.player)
                links = pairwise(route[:place] + route[last:])
                if any(owners_between(net, *link) >> self.player & 1 for link in links):
                    name = self.facts.name(hex_)
                    return say("This route comes to {place} twice, which gains nothing.", place=name)
                break
        return ""
