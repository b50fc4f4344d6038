"""A bot that looks no further than the next thing worth having."""

from dataclasses import dataclass
from random import Random
from typing import Final

from engine.bots.aims import Aims, aims
from engine.bots.entering import choose_entry
from engine.bots.plans import Plan, best_beside, best_profit, best_rate
from engine.bots.starts import choose_start
from engine.game.facts import Facts
from engine.game.moves import Decline, Done, GiveNotice, Lay, Move, RefuseLine
from engine.game.play import Game
from engine.game.state import State
from engine.game.steps.building import Build, BuildExtra
from engine.game.steps.declaring import Declare
from engine.game.steps.joint import AnswerLine
from engine.game.steps.opening import ChooseStart

WORTH_WAITING_FOR: Final = 1.4
"""How much better a plan must be to save for its next link rather than build elsewhere."""


@dataclass(frozen=True)
class GreedyBot:
    """Connects towns by cheap lines, and enters the races from which it may expect a profit.

    ``key`` is what track at a destination is worth to it, ``held`` what making a run possible is, both
    in points of the account. While building is free it holds ``point`` units against a point of the
    allowance and ``money`` units against a point paid to a rival. Games among bots of many tastes
    chose the values; between 6 and 14 for a key, and 1 and 5 for money, they differ little.
    """

    key: int = 11
    held: int = 14
    point: int = 4
    money: int = 3

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return a move; the same for the same state, but for the start, which is drawn."""
        facts, turn = game.facts, game.turn(state)
        match turn:
            case Build():
                work = self._build(facts, state, turn.actor(facts, state))
                return work if is_sure(facts, state, work) else if_legal(game, state, work, Done())
            case BuildExtra():
                work = self._build_extra(facts, state, turn.actor(facts, state))
                return work if is_sure(facts, state, work) else if_legal(game, state, work, Done())
            case Declare() if state.pair is not None:
                entry = choose_entry(facts, state, turn.actor(facts, state), state.pair)
                return if_legal(game, state, entry, Decline())
            case ChooseStart():
                player = turn.actor(facts, state)
                return choose_start(facts, state, player, self._aims(facts, state, player), random)
            case AnswerLine():
                return RefuseLine()
        raise ValueError("The greedy bot knows no move for this turn.")

    def _aims(self, facts: Facts, state: State, player: int) -> Aims:
        """Return what every hex is worth to a player."""
        return aims(facts, state, player, self.key, self.held)

    def _build(self, facts: Facts, state: State, player: int) -> Lay | Done | GiveNotice:
        """Follow the best plan; where its next link is too dear now, save for it or build elsewhere.

        Where nothing is left to gain by building, it had better end (E.A8).
        """
        worth = self._aims(facts, state, player)
        weights = (self.point, self.money)
        plan = best_rate(facts, state, player, worth, weights)
        if plan is None:
            return GiveNotice()
        link, save_from = plan.links[0], facts.rules.save_from
        cost = facts.costs[link]
        savable = 0 < save_from <= cost
        if cost <= state.points + (state.saved[player] if savable else 0):
            return lay_first(facts, plan)
        other = best_beside(facts, state, player, worth, weights, plan) if state.points else None
        if other is not None and not (savable and plan.rate > WORTH_WAITING_FOR * other.rate):
            return lay_first(facts, other)
        return Done(state.points if savable else 0)

    def _build_extra(self, facts: Facts, state: State, player: int) -> Lay | Done:
        """Build what is worth more than it takes off the account."""
        worth = self._aims(facts, state, player)
        plan = best_profit(facts, state, player, worth)
        return Done() if plan is None else lay_first(facts, plan)


def lay_first(facts: Facts, plan: Plan) -> Lay:
    """Return the laying of a plan's first link."""
    link = plan.links[0]
    return Lay(link // 6, facts.neighbours[link])


def is_sure(facts: Facts, state: State, work: Move) -> bool:
    """Tell whether a plan's first link can be laid without asking: paid for by points, in no special way."""
    if not isinstance(work, Lay):
        return isinstance(work, Done)
    link, rules = facts.link(work.start, work.end), facts.rules
    ordinary = rules.debt and not rules.extra_pays_rivals and link not in facts.pieces
    return ordinary and facts.costs[link] <= state.points


def if_legal(game: Game, state: State, wish: Move, otherwise: Move) -> Move:
    """Return a move, or another where the rules of a board forbid it, as when nobody may be in debt."""
    if wish == otherwise:
        return wish
    return wish if game.why_illegal(state, wish) is None else otherwise
