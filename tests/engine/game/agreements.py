"""An exchange of running powers among all who own a way, as a table would agree on one (6.B4).

It bears out what the game says of a run: all of them enter by the same way, and run to and fro over a
link of each other's until no one pays another too much more than they have of them.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise, permutations

from engine.game.companies import lines_together
from engine.game.facts import Facts
from engine.game.moves import Enter
from engine.game.network import Neighbour, Network, unit
from engine.game.people import third_of
from engine.game.routes.routes import CHEAPEST, best_route
from engine.game.routes.runs import run_of, search_of
from engine.game.routes.tolls import step_between
from engine.game.state import State, network
from engine.game.track.payments import seats


def agreement(facts: Facts, state: State) -> dict[int, Enter]:
    """Return what each of those would declare who can run together; one alone who owns the whole way."""
    assert state.pair is not None
    run = run_of(facts, state, state.pair.origins, state.pair.goals)
    companies = [player for player in range(state.players) if player != third_of(state)]
    search = search_of(facts, state, run)._replace(net=lines_together(facts, state, companies))
    way = best_route(search, companies[0], CHEAPEST)
    assert way is not None
    who = _owners_of(network(facts, state), way, companies)
    entrants = {player: _Entrant(facts, state, player, way, who) for player in who}
    for one, other in permutations(entrants.values(), 2):
        while one.paid[other.player] > facts.rules.most_to_one:
            if one.paid[other.player] - other.paid[one.player] <= facts.rules.most_net:
                break
            other.run_to_and_fro(one.player)
    return {player: entrant.declaration() for player, entrant in entrants.items()}


class _Entrant:
    """Who runs by a way, the hexes of their route, and what they pay to whom."""

    def __init__(
        self, facts: Facts, state: State, player: int, way: Sequence[int], who: Sequence[int]
    ) -> None:
        self.player, self.route = player, list(way)
        self.paid: Counter[int] = Counter()
        self._net, self._unit, self._players = network(facts, state), unit(facts), state.players
        for ends in pairwise(way):
            step = _step(self._net, *ends)
            if not step.owners >> player & 1:
                payee = next((seat for seat in who if step.owners >> seat & 1), seats(step.owners)[0])
                self.paid[payee] += step.toll * self._unit

    def run_to_and_fro(self, payee: int) -> None:
        """Run once more over a link of one payee's and back."""
        for place, (start, end) in enumerate(pairwise(self.route)):
            step = _step(self._net, start, end)
            if step.owners >> payee & 1 and not step.owners >> self.player & 1:
                self.route[place + 2 : place + 2] = [start, end]
                self.paid[payee] += (step.toll + step.back_toll) * self._unit
                return
        raise AssertionError(f"{self.player} meets no link of {payee}'s on the way.")

    def declaration(self) -> Enter:
        """Return what they declare."""
        return Enter(tuple(self.route), tuple(self.paid[seat] for seat in range(self._players)))


def _owners_of(net: Network, way: Sequence[int], companies: Sequence[int]) -> tuple[int, ...]:
    """Return those who own links of a way, without any whose links there are all another's as well."""
    own = {
        player: {step for step in pairwise(way) if _step(net, *step).owners >> player & 1}
        for player in companies
    }
    found: list[int] = []
    for player in sorted(companies, key=lambda player: len(own[player]), reverse=True):
        if own[player] and not any(own[player] <= own[other] for other in found):
            found.append(player)
    return tuple(sorted(found))


def _step(net: Network, start: int, end: int) -> Neighbour:
    """Return the step between two places."""
    step = step_between(net, start, end)
    assert step is not None
    return step
