"""A bot that plans networks over the keys, and takes into account what the others will do."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from engine.bots.cities.turns import Manner, choose_in_round
from engine.bots.common.plan_following import allowed, follow
from engine.bots.common.plans import Plan, best_beside, best_profit, best_rate
from engine.bots.common.race_chances import worth_of_key
from engine.bots.common.race_entry import choose_entry
from engine.bots.common.targets import Aims, aims_at, connections_left, openings
from engine.bots.common.written_orders import builds, entries_and_track
from engine.bots.planner.expected_races import Outlook, outlook_of
from engine.bots.planner.first_connection import Firsts
from engine.bots.planner.hex_value import worth_of_hexes
from engine.bots.planner.joint_lines import line_to_offer, worths_of
from engine.bots.planner.openings import Opening, openings_for, paying_ferry
from engine.bots.planner.race_forecast import part_of, reckon
from engine.bots.planner.race_value import Wishes
from engine.bots.planner.start_choice import promising_start
from engine.bots.planner.start_value import Tastes
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import (
    AgreeLine,
    Buy,
    Decline,
    Done,
    Enter,
    GiveNotice,
    Join,
    Move,
    Propose,
    RefuseLine,
)
from engine.game.people import third_of
from engine.game.play import Choice, Game
from engine.game.prizes import scoring_of
from engine.game.state import Entry, Pair, State
from engine.game.steps.building import Build, BuildExtra
from engine.game.steps.declaring import Declare
from engine.game.steps.joint_line_offers import AnswerLine
from engine.game.steps.opening import ChooseStart
from engine.game.steps.postal.building import WriteBuilds
from engine.game.steps.postal.racing import WriteEntries

_IN_ROUNDS: Final = Manner(coast=40, is_foreseeing=True)
"""How it plays where each round has races and building (TC)."""
_WORTH_WAITING_FOR: Final = 1.4
"""How much better a plan must be to save for its next link rather than build elsewhere."""


@dataclass(frozen=True)
class PlannerBot:
    """Plans its network by the races it expects, and deals with rivals where both gain.

    ``trust`` is what a point of prizes expected is worth in points of the plan, ``key`` what a key still to
    come is worth at least, ``held`` what making a run possible is. ``nearer`` are the hundredths that it
    counts for while building that other aims come nearer, ``firsts`` those of bonuses. ``spite`` is what a
    rival's point counts against one's own. While building is free it holds ``point`` units against a point
    of the allowance and ``money`` units against a point of the account. Games against other bots chose the
    values.
    """

    trust: int = 2
    key: int = 4
    held: int = 14
    nearer: int = 150
    firsts: Firsts = Firsts()
    spite: float = 0.1
    point: int = 4
    money: int = 3

    def choose(self, game: Game, state: State, random: Random) -> Choice:
        """Return a move; the same for the same state, but that starts which promise as much are drawn."""
        if game.facts.rules.turn_order == "rounds":
            return choose_in_round(game, state, _IN_ROUNDS, random)
        return self._by_stages(game, state, random)

    def _by_stages(self, game: Game, state: State, random: Random) -> Choice:
        """Return a move where all building comes before the races, or each round has one of them."""
        facts, turn = game.facts, game.turn(state)
        match turn:
            case Build():
                return self._build(game, state, turn.actor(facts, state))
            case BuildExtra():
                return self._build_extra(game, state, turn.actor(facts, state))
            case Declare():
                return self._declare(game, state, turn.actor(facts, state))
            case ChooseStart():
                tastes = Tastes(self.key, self.nearer, self.firsts)
                return promising_start(facts, state, turn.actor(facts, state), tastes, random)
            case AnswerLine():
                return self._answer(facts, state, turn.actor(facts, state))
            case WriteBuilds():
                return builds(game, state, turn.actor(facts, state), self, random)
            case WriteEntries():
                return entries_and_track(game, state, turn.actor(facts, state), self, random, self._ranked)
        raise ValueError("The planner bot knows no move for this turn.")

    def _aims(self, facts: Facts, state: State, seen: Outlook) -> Aims:
        """Return what every hex is worth to a player who sees this."""
        key = worth_of_key(facts, state, self.key)
        wishes = Wishes(self.trust, key, self.nearer if state.stage == "building" else 0)
        found = worth_of_hexes(facts, state, seen, wishes, self.firsts)
        missing = Counter[int]()
        if state.held:
            missing = openings(facts, state, seen.player, self.held)
        if facts.connections:
            missing += connections_left(facts, state, seen.player)
        return aims_at(facts, Counter(found.points) + missing) if missing else found

    # -- building ------------------------------------------------------------------------------

    def _build(self, game: Game, state: State, player: int) -> Choice:
        """Follow the best plan, save for its next link where that is dear, or build elsewhere."""
        facts, weights = game.facts, (self.point, self.money)
        seen = outlook_of(facts, state, player)
        worth = self._aims(facts, state, seen)
        ferry = paying_ferry(facts, state, seen, worth)
        if ferry is not None:
            return allowed(game, state, ferry, Done())
        plan = best_rate(facts, state, player, worth, weights)
        opening = self._opening(game, state, seen, worth, 0.0 if plan is None else plan.rate)
        if opening is not None:
            return self._open(game, state, opening)
        if plan is None:
            return allowed(game, state, GiveNotice(), Done())
        offer = line_to_offer(facts, state, player, worth, weights, plan)
        return offer or self._follow(game, state, player, worth, plan)

    def _follow(self, game: Game, state: State, player: int, worth: Aims, plan: Plan) -> Choice:
        """Lay a plan's links; where the next is too dear now, save for it or build elsewhere (6.A6)."""
        facts = game.facts
        cost, save_from = facts.costs[plan.links[0]], facts.rules.save_from
        savable = 0 < save_from <= cost
        if cost <= state.points + (state.saved[player] if savable else 0):
            return follow(game, state, player, plan)
        weights = (self.point, self.money)
        other = best_beside(facts, state, player, worth, weights, plan) if state.points else None
        if other is not None and not (savable and plan.rate > _WORTH_WAITING_FOR * other.rate):
            return follow(game, state, player, other)
        return Done(state.points if savable else 0)

    def _opening(self, game: Game, state: State, seen: Outlook, worth: Aims, rate: float) -> Opening | None:
        """Return the new ground that brings more for what it takes than a rate, if any (6.C3, 6.C4)."""
        best = None
        for opening in openings_for(game.facts, state, seen, worth):
            weight = self.point * opening.points + self.money * opening.money
            if opening.worth > rate * max(1, weight):
                best, rate = opening, opening.worth / max(1, weight)
        return best

    def _open(self, game: Game, state: State, opening: Opening) -> Move:
        """Go to new ground, or save for it where it is dear (6.A6)."""
        rules, cost = game.facts.rules, opening.beyond.points
        savable = 0 < rules.save_from <= cost
        return allowed(game, state, opening.beyond.move, Done(state.points if savable else 0))

    def _build_extra(self, game: Game, state: State, player: int) -> Choice:
        """Build what is worth more than it takes off the account (6.B6)."""
        facts = game.facts
        seen = outlook_of(facts, state, player)
        worth = self._aims(facts, state, seen)
        ferry: Buy | None = paying_ferry(facts, state, seen, worth)
        if ferry is not None:
            return allowed(game, state, ferry, Done())
        plan = best_profit(facts, state, player, worth)
        most = 0 if plan is None else plan.worth - plan.weight
        for opening in openings_for(facts, state, seen, worth):
            profit = opening.worth - opening.points - opening.money
            fits = opening.points <= state.points
            if fits and profit > most and game.why_illegal(state, opening.beyond.move) is None:
                return opening.beyond.move
        return Done() if plan is None else follow(game, state, player, plan)

    def _answer(self, facts: Facts, state: State, player: int) -> AgreeLine | RefuseLine:
        """Agree to a joint line that brings more than the own plan (E.C4)."""
        by_line, by_own = self.line_worths(facts, state, player)
        return AgreeLine() if by_line > by_own else RefuseLine()

    def line_worths(self, facts: Facts, state: State, player: int) -> tuple[float, float]:
        """Return what the joint line offered is worth to a player, and what their own plan is in a turn."""
        worth = self._aims(facts, state, outlook_of(facts, state, player))
        weights = self.point, self.money
        plan = best_rate(facts, state, player, worth, weights)
        assert state.joint.offer is not None
        return worths_of(state, state.joint.offer, worth, weights, plan)

    def _ranked(self, game: Game, state: State, pair: Pair) -> Iterator[tuple[float, Move]]:
        """Yield the entries of a race with what they gain beyond staying out, best first."""
        player = state.undeclared[0]
        race = reckon(game.facts, state, player, pair, self.spite)
        idle = race.gain(None)
        yield from ((gain - idle, _declared(entry, player)) for gain, entry in race.ranked())

    # -- races ---------------------------------------------------------------------------------

    def weighed(self, facts: Facts, state: State, player: int) -> list[tuple[float, Entry | None]]:
        """Return what a player expects of the entries open to them alone, of those offered, and of none."""
        assert state.pair is not None
        seen = reckon(facts, state, player, state.pair, self.spite)
        offers = [part_of(facts, offer) for offer in state.offers if offer.partner == player]
        parts = [*seen.parts[player], *offers]
        return [(seen.gain(None), None), *((seen.gain(part), part.entry) for part in parts)]

    def _declare(self, game: Game, state: State, player: int) -> Move:
        """Declare what brings most when the others have answered, alone or together (6.B2, 6.B3)."""
        facts, pair = game.facts, state.pair
        if pair is None:
            return Decline()
        if player == third_of(state):
            return choose_entry(game, state, player, pair)
        for _, entry in reckon(facts, state, player, pair, self.spite).ranked():
            move = _declared(entry, player)
            sure = type(move) is Enter and max(move.pay) <= _sure_up_to(facts)
            if sure or game.why_illegal(state, move) is None:
                return move
        return Decline()


@lru_cache(maxsize=8)
def _sure_up_to(facts: Facts) -> int:
    """Return what an entry by a route that was found may pay to each rival and be legal in any case."""
    free = facts.rules.debt and not facts.abroad and not scoring_of(facts.rules).longest
    free = free and facts.rules.better_route == "allowed"
    return facts.rules.most_to_one if free else NOWHERE


def _declared(entry: Entry, player: int) -> Enter | Propose | Join:
    if entry.partner == player:
        return Join(entry.player)
    if entry.player == player and len(entry.players) > 1:
        return Propose(entry.partner, entry.route, entry.pay)
    return Enter(entry.route, entry.pay)
