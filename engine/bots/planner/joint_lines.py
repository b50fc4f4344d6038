"""Joint lines: which to offer, and to which to agree (E.C4)."""

from engine.bots.common.ground import dearest_link, ground_of, marks_of
from engine.bots.common.plans import FAR, Plan
from engine.bots.common.targets import Aims
from engine.game.facts import Facts
from engine.game.moves import OfferLine
from engine.game.state import LineOffer, State
from engine.game.track.joint_lines import why_not_offer
from engine.game.track.laying import own_hexes
from engine.paths.reaching import Reach, Weighing, best_reach


def line_to_offer(
    facts: Facts, state: State, player: int, aims: Aims, weights: tuple[int, int], plan: Plan
) -> OfferLine | None:
    """Return the joint line by which a turn brings more than by one's own plan, if there is any."""
    rules = facts.rules
    if not rules.joint_hexes or not rules.one_throw or state.points < state.allowance:
        return None
    most = _by_own(state, plan, weights)
    best = None
    for partner in state.builders[1:]:
        reach = _line(facts, state, (player, partner), aims, weights)
        if reach is None or reach.worth <= most:
            continue
        offer = OfferLine(partner, _hexes(facts, reach))
        if why_not_offer(facts, state, player, offer) is None:
            best, most = offer, reach.worth
    return best


def worths_of(
    state: State, offer: LineOffer, aims: Aims, weights: tuple[int, int], plan: Plan | None
) -> tuple[float, float]:
    """Return what a line offered brings its partner, and what their own plan would in a turn."""
    points = aims.points
    worth = sum(points.get(hex_, 0) for hex_ in dict.fromkeys(offer.line[1:]))
    return worth, 0 if plan is None else _by_own(state, plan, weights)


def _by_own(state: State, plan: Plan, weights: tuple[int, int]) -> float:
    """Return what part of a plan's worth an allowance brings."""
    return plan.worth * min(1.0, state.allowance * weights[0] / max(1, plan.weight))


def _line(
    facts: Facts, state: State, players: tuple[int, int], aims: Aims, weights: tuple[int, int]
) -> Reach | None:
    """Return the best line from where both have come to that both throws reach."""
    one, other = (own_hexes(state, player) for player in players)
    common = tuple(hex_ for hex_ in one if hex_ in other)
    if not common:
        return None
    budget = 2 * state.allowance * facts.rules.joint_percent // 100
    weighing = Weighing(*weights, by_rate=True, far=FAR, budget=budget, dearest=dearest_link(facts))
    return best_reach(ground_of(facts), common, aims.worths, marks_of(state, players[0]), weighing)


def _hexes(facts: Facts, reach: Reach) -> tuple[int, ...]:
    return (reach.links[0] // 6, *(facts.neighbours[link] for link in reach.links))
