"""Where to build next: the way whose worth for what it takes is best."""

from typing import Final

from engine.bots.common.ground import ANY_PRICE, dearest_link, ground_of, marks_of
from engine.bots.common.targets import Aims
from engine.game.facts import Facts
from engine.game.state import State
from engine.game.track.laying import footing
from engine.paths.reaching import Reach, Weighing, best_reach

FAR: Final = 120
"""The weight beyond which no plan looks: some thirty points of building."""

Plan = Reach
"""The links from own track to an aim, what it is worth, and what the way weighs."""


def best_rate(facts: Facts, state: State, player: int, aims: Aims, weights: tuple[int, int]) -> Plan | None:
    """Return the plan that brings most for its weight, by those of a point of building and of one paid.

    Going on with it makes what is left weigh less, so the same plan is found again on the next turn
    unless a rival came first: nothing needs to be remembered.
    """
    weighing = Weighing(*weights, by_rate=True, far=FAR, dearest=dearest_link(facts))
    return _best(facts, state, player, aims, weighing)


def best_beside(
    facts: Facts, state: State, player: int, aims: Aims, weights: tuple[int, int], plan: Plan
) -> Plan | None:
    """Return the best plan that can begin with the points left and is no detour once another is built.

    So it leads where nothing on the way of the other plan is nearer.
    """
    return best_reach(
        ground_of(facts),
        footing(facts, state, player),
        aims.worths,
        marks_of(state, player),
        Weighing(*weights, by_rate=True, far=FAR, dearest=dearest_link(facts)),
        beside=[facts.neighbours[link] for link in plan.links],
        first=state.points,
    )


def best_profit(facts: Facts, state: State, player: int, aims: Aims) -> Plan | None:
    """Return the plan that brings most beyond what it takes and can be finished in time, if any.

    That is in this turn; while a run is held over there will be another, and a plan may take both. No link
    can be laid that is dearer than all points of a turn, where these are fixed; where rivals are paid out
    of them as well (E.B6), no plan may weigh more.
    """
    rules, most = facts.rules, aims.most
    budget = state.points + (rules.extra_points if state.held else 0)
    far = min(most, budget) if rules.extra_pays_rivals else most
    dearest = rules.extra_points if rules.extra_from == "points" else ANY_PRICE
    weighing = Weighing(1, 1, by_rate=False, far=far, budget=budget, dearest=dearest)
    return _best(facts, state, player, aims, weighing)


def _best(facts: Facts, state: State, player: int, aims: Aims, weighing: Weighing) -> Plan | None:
    """Return the best plan of a player's."""
    own, marks = footing(facts, state, player), marks_of(state, player)
    return best_reach(ground_of(facts), own, aims.worths, marks, weighing)
