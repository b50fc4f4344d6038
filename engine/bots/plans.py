"""Where to build next: the way whose worth for what it takes is best."""

from typing import Final, NamedTuple

from engine.bots.aims import Aims
from engine.bots.spread import Spread, Terms
from engine.game.building import own_hexes
from engine.game.facts import Facts
from engine.game.state import State

_FAR: Final = 120
"""The weight beyond which no plan looks: some thirty points of building."""


class Plan(NamedTuple):
    """The links from own track to an aim, what it is worth, and what the way weighs."""

    links: tuple[int, ...]
    worth: int
    weight: int

    @property
    def rate(self) -> float:
        """The worth for each unit of weight."""
        return self.worth / self.weight


def best_rate(facts: Facts, state: State, player: int, aims: Aims, terms: Terms) -> Plan | None:
    """Return the plan that brings most for its weight.

    Going on with it makes what is left weigh less, so the same plan is found again on the next turn
    unless a rival came first: nothing needs to be remembered.
    """
    return _best_rate(facts, state, player, aims, terms, None)


def best_beside(facts: Facts, state: State, player: int, aims: Aims, terms: Terms, plan: Plan) -> Plan | None:
    """Return the best plan that can begin with the points left and is no detour once another is built.

    So it leads where nothing on the way of the other plan is nearer.
    """
    return _best_rate(facts, state, player, aims, terms, plan)


def _best_rate(
    facts: Facts, state: State, player: int, aims: Aims, terms: Terms, other: Plan | None
) -> Plan | None:
    """Return the plan of the best rate, of those open beside another plan if there is one."""
    own = own_hexes(state, player)
    way = () if other is None else tuple(facts.neighbours[link] for link in other.links)
    most = max(aims.values(), default=0)
    spread = Spread(facts, state, player, terms, _FAR)
    best: Plan | None = None
    for hex_, weight in spread.reach((*own, *way), aims):
        worth = aims[hex_]
        if not weight or not worth or (best is not None and worth * best.weight <= best.worth * weight):
            continue
        links = spread.way_to(hex_)
        if other is not None and (facts.costs[links[0]] > state.points or links[0] // 6 in way):
            continue
        best = Plan(links, worth, weight)
        # Even the best aim of all would be worse from here on.
        spread.far = min(spread.far, most * weight // worth)
    return best


def best_profit(facts: Facts, state: State, player: int, aims: Aims, terms: Terms) -> Plan | None:
    """Return the plan that brings most beyond what it takes and can be finished in time, if any.

    That is in this turn; while a run is held over there will be another, and a plan may take both.
    """
    most = max(aims.values(), default=0)
    budget = state.points + (facts.rules.extra_points if state.held else 0)
    spread = Spread(facts, state, player, terms, most)
    best: Plan | None = None
    for hex_, weight in spread.reach(own_hexes(state, player), aims):
        profit = aims[hex_] - weight
        if not weight or profit <= (best.worth - best.weight if best else 0):
            continue
        links = spread.way_to(hex_)
        if sum(facts.costs[link] for link in links) <= budget:
            best = Plan(links, aims[hex_], weight)
            spread.far = min(spread.far, most - profit)
    return best
