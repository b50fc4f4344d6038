"""What a bot does in each turn of a game by rounds (TC)."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.bots.cities.foresight import Foresight
from engine.bots.cities.prospects import aims, terms_of, values_of_starts
from engine.bots.common.ground import ANY_PRICE, dearest_link, ground_of, marks_of
from engine.bots.common.race_entry import purse_for
from engine.bots.common.targets import aims_at
from engine.game.facts import Facts
from engine.game.moves import Decline, Done, Move, Start
from engine.game.network import unit
from engine.game.play import Choice, Game
from engine.game.races import need
from engine.game.routes.race_entries import entry_by
from engine.game.routes.routes import CHEAPEST, FASTEST, best_way, least_needs
from engine.game.routes.runs import run_of, search_of
from engine.game.state import State
from engine.game.steps.building import Build
from engine.game.steps.declaring import Declare
from engine.game.steps.opening import ChooseStart
from engine.game.steps.racing import race_rules
from engine.game.track.footholds import dear_hexes
from engine.game.track.laying import footing, lays_of
from engine.game.track.starts import second_starts
from engine.paths.reaching import Reach, Weighing, best_reach

_FAR: Final = 400
"""The weight beyond which no way is looked at: a hundred points of building."""
_CARE: Final = 4
"""The power of what lies around a start by which it is drawn."""
_ROOM: Final = 8
"""Hexes that another start should be away at least."""
_TRIED: Final = 5
"""How many ways are compared by what may appear near them."""
_EACH: Final = 5
"""Out of this many points of cost a link of a way that money pays for is taken to cost, at most."""


@dataclass(frozen=True)
class Manner:
    """How a bot plays: ``coast`` is what it is worth to it to join the coasts, in points; 0 if nothing.

    One that ``is_foreseeing`` weighs where cities may still appear, and who else may run in the races.
    While rolls pay for track it holds ``point`` units against a point of them, and ``money`` units against a
    point of the account. It enters races from which it may expect ``least`` points.
    """

    coast: int = 0
    is_foreseeing: bool = False
    point: int = 4
    money: int = 3
    least: int = 1


def choose_in_round(game: Game, state: State, manner: Manner, random: Random) -> Choice:
    """Return the moves of a turn."""
    facts, turn = game.facts, game.turn(state)
    assert turn is not None
    player = turn.actor(facts, state)
    match turn:
        case ChooseStart():
            return _start(facts, state, random)
        case Declare():
            return _enter(game, state, player, manner)
        case Build():
            return _second_start(game, state, player, manner) or _build(game, state, player, manner)
    raise ValueError("A game by rounds has no such turn.")


def _start(facts: Facts, state: State, random: Random) -> Start:
    """Return a start drawn by the cities to be expected near it, and by the room that others leave it."""
    taken = [start for start in state.starts if start >= 0]
    values = values_of_starts(facts)
    near = {hex_ for start in taken for hex_ in _around(facts, start, _ROOM)}
    weights = [value**_CARE * (0.1 if start in near else 1.0) for start, value in values.items()]
    return Start(random.choices(list(values), weights if any(weights) else None)[0])


def _around(facts: Facts, hex_: int, steps: int) -> set[int]:
    """Return the hexes within some steps of one."""
    found = {hex_}
    for _ in range(steps):
        found |= {there for one in found for there in facts.neighbours[6 * one : 6 * one + 6] if there >= 0}
    return found


# -- building ----------------------------------------------------------------------------------


def _second_start(game: Game, state: State, player: int, manner: Manner) -> Start | None:
    """Return a second start where the race between coasts is worth it, the nearest to own track."""
    if not manner.coast or state.progress.coast_race_round:
        return None
    facts = game.facts
    open_ = [move for move in second_starts(facts, state, player) if game.why_illegal(state, move) is None]
    if not open_:
        return None
    grid = ground_of(facts)
    grid.add_targets([move.hex for move in open_])
    near = grid.near(footing(facts, state, player))
    best = min(open_, key=lambda move: int(near[grid.place[move.hex]]))
    rounds = terms_of(facts).last_round - state.round
    in_reach = int(near[grid.place[best.hex]]) <= 10 * rounds
    return best if in_reach else None


def _build(game: Game, state: State, player: int, manner: Manner) -> Choice:
    """Build towards what brings most for what it takes; for money only what brings more than that."""
    facts = game.facts
    if not manner.is_foreseeing:
        plan = _plan(facts, state, player, manner)
        return Done() if plan is None else _follow(game, state, plan)
    plan = _plan_ahead(facts, state, player, manner)
    if plan is not None and state.track_funds != "links" and facts.costs[plan.links[0]] > state.points:
        # What is left of a roll is lost, so it goes where it is enough.
        plan = _plan_ahead(facts, state, player, manner, dearest=state.points)
    return Done() if plan is None else _follow(game, state, plan)


def _plan(facts: Facts, state: State, player: int, manner: Manner) -> Reach | None:
    """Return the best way to something worth having, None where nothing is worth its way."""
    dear = dear_hexes(facts, state, player)
    worths = aims(facts, state, player)
    worths.update(_coast_aims(facts, state, player, manner, dear))
    return _best_way(facts, state, player, worths, _weighing(facts, state, manner, worths), dear)


def _weighing(facts: Facts, state: State, manner: Manner, worths: Counter[int]) -> Weighing:
    if state.track_funds == "links":
        most = max([1, *worths.values()])
        return Weighing(1, 1, by_rate=False, far=most, budget=_EACH * state.points)
    return Weighing(manner.point, manner.money, by_rate=True, far=_FAR, dearest=dearest_link(facts))


def _best_way(
    facts: Facts, state: State, player: int, worths: Counter[int], weighing: Weighing, dear: dict[int, int]
) -> Reach | None:
    """Return the best way to one of some aims."""
    found = aims_at(facts, {hex_: worth for hex_, worth in worths.items() if worth > 0})
    own = tuple(footing(facts, state, player))
    if dear:
        own = tuple(hex_ for hex_ in own if hex_ not in dear)
    return best_reach(ground_of(facts), own, found.worths, marks_of(state, player), weighing)


def _plan_ahead(
    facts: Facts, state: State, player: int, manner: Manner, *, dearest: int = ANY_PRICE
) -> Reach | None:
    """Return the best way by the cities there are and those that may appear near it.

    No link of it costs more than ``dearest``.
    """
    dear = dear_hexes(facts, state, player)
    seen = Foresight(facts, state, player)
    worths = seen.worths() + _coast_aims(facts, state, player, manner, dear)
    weighing = _weighing(facts, state, manner, worths)
    weighing = weighing._replace(dearest=min(dearest, weighing.dearest))
    best, most = None, 0.0
    for _ in range(_TRIED):
        way = _best_way(facts, state, player, worths, weighing, dear)
        if way is None:
            break
        hexes = tuple(facts.neighbours[link] for link in way.links)
        gain = way.worth + seen.gain(hexes)
        score = gain / way.weight if weighing.by_rate else gain - way.weight
        if best is None or score > most:
            best, most = way, score
        worths[way.target] = 0
    return best


def _coast_aims(
    facts: Facts, state: State, player: int, manner: Manner, dear: dict[int, int]
) -> Counter[int]:
    """Return what it is worth to come to the other coast, or to what was begun there (TC.trans1)."""
    race = terms_of(facts).coast_race
    if race is None or not manner.coast or state.progress.coast_race_round:
        return Counter()
    if any(state.present[hex_] >> player & 1 and hex_ not in dear for hex_ in race.goals):
        return Counter()
    aims_: tuple[int, ...] = tuple(dear) or race.goals
    return Counter(dict.fromkeys(aims_, manner.coast))


def _follow(game: Game, state: State, plan: Reach) -> Choice:
    """Lay a way's links as far as what pays for them goes, one more being asked about."""
    facts, left = game.facts, state.points
    laid: list[Move] = []
    for link in plan.links:
        left -= 1 if state.track_funds == "links" else facts.costs[link]
        if left < 0:
            break
        laid.append(lays_of(facts)[link])
    if not laid:
        return Done()
    return (*laid, Done()) if not left else tuple(laid)


# -- races -------------------------------------------------------------------------------------


def _enter(game: Game, state: State, player: int, manner: Manner) -> Move:
    """Return the entry that brings most, when each who may run is as likely to win as the others.

    Of the cheapest and the fastest route the latter is searched for only where it may bring more.
    """
    facts, pair = game.facts, state.pair
    if pair is None:
        return Decline()
    search = search_of(facts, state, run_of(facts, state, pair.origins, pair.goals), player)
    needs = least_needs(search, player, state.undeclared[1:])
    if needs is None:
        return Decline()
    points, payments = needs
    rivals = [need(facts, entry.route) for entry in state.entries]
    may_come = sum(1 for other in state.undeclared if other != player and _has_both_ends(state, other))
    purse = purse_for(race_rules(facts, state), len(rivals) + may_come + 1)
    at_best = expected(purse, points, rivals, may_come)
    best, most = None, float(manner.least)
    if at_best - payments * unit(facts) < most:
        return Decline()
    for weights in (CHEAPEST, FASTEST):
        way = best_way(search, player, weights)
        if way is None:
            break
        owed = sum([links for _, links in way.owed]) * unit(facts)
        gain = expected(purse, way.time, rivals, may_come) - owed
        if gain > most if best else gain >= most:
            entry = entry_by(facts, state, player, way.nodes)
            if game.why_illegal(state, entry) is None:
                best, most = entry, gain
        if at_best - owed <= most:
            break
    return best or Decline()


def _has_both_ends(state: State, player: int) -> bool:
    pair = state.pair
    assert pair is not None
    return all(
        any(state.present[hex_] >> player & 1 for hex_ in hexes) for hexes in (pair.origins, pair.goals)
    )


def expected(purse: tuple[int, ...], points: int, rivals: list[int], others: int) -> float:
    """Return what a train may expect to win that needs some points, against trains known and unknown.

    The chance to beat one falls with the difference, by a tenth each; one unknown is beaten half the time.
    """
    ahead = sum(min(1.0, max(0.0, 0.5 + 0.1 * (points - other))) for other in rivals) + 0.5 * others
    first = max(0.0, 1.0 - ahead) if ahead < 1 else 0.0
    second = min(ahead, 2.0 - ahead) if ahead < 2 else 0.0
    return first * purse[0] + (second * purse[1] if len(purse) > 1 else 0.0)
