"""A bot that looks no further than the next thing worth having."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from engine.bots.aims import Aims, aims
from engine.bots.entering import choose_entry
from engine.bots.plans import Plan, best_beside, best_profit, best_rate
from engine.bots.starts import choose_start
from engine.game.facts import Facts
from engine.game.moves import Decline, Done, GiveNotice, Lay, Move, RefuseLine
from engine.game.play import Choice, Game
from engine.game.prizes import scoring_of
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

    def choose(self, game: Game, state: State, random: Random) -> Choice:
        """Return moves; the same for the same state, but for the start, which is drawn."""
        facts, turn = game.facts, game.turn(state)
        match turn:
            case Build():
                return self._build(game, state, turn.actor(facts, state))
            case BuildExtra():
                return self._build_extra(game, state, turn.actor(facts, state))
            case Declare() if state.pair is not None:
                entry = choose_entry(facts, state, turn.actor(facts, state), state.pair)
                return entry if _takes_any(facts) else if_legal(game, state, entry, Decline())
            case ChooseStart():
                player = turn.actor(facts, state)
                return choose_start(facts, state, player, self._aims(facts, state, player), random)
            case AnswerLine():
                return RefuseLine()
        raise ValueError("The greedy bot knows no move for this turn.")

    def _aims(self, facts: Facts, state: State, player: int) -> Aims:
        """Return what every hex is worth to a player."""
        return aims(facts, state, player, self.key, self.held)

    def _build(self, game: Game, state: State, player: int) -> Choice:
        """Follow the best plan; where its next link is too dear now, save for it or build elsewhere.

        Where nothing is left to gain by building, it had better end (E.A8).
        """
        facts, weights = game.facts, (self.point, self.money)
        worth = self._aims(facts, state, player)
        plan = best_rate(facts, state, player, worth, weights)
        if plan is None:
            return if_legal(game, state, GiveNotice(), Done())
        link, save_from = plan.links[0], facts.rules.save_from
        cost = facts.costs[link]
        savable = 0 < save_from <= cost
        if cost <= state.points + (state.saved[player] if savable else 0):
            return follow(game, state, player, plan)
        other = best_beside(facts, state, player, worth, weights, plan) if state.points else None
        if other is not None and not (savable and plan.rate > WORTH_WAITING_FOR * other.rate):
            return follow(game, state, player, other)
        return Done(state.points if savable else 0)

    def _build_extra(self, game: Game, state: State, player: int) -> Choice:
        """Build what is worth more than it takes off the account."""
        worth = self._aims(game.facts, state, player)
        plan = best_profit(game.facts, state, player, worth)
        return Done() if plan is None else follow(game, state, player, plan)


def follow(game: Game, state: State, player: int, plan: Plan) -> Choice:
    """Lay a plan's links as far as the points go; where they are spent then, end the turn as well.

    A first link that is laid in a special way, or that points alone do not pay for, is asked about.
    """
    facts = game.facts
    sure = _sure_links(facts, state, plan)
    if not sure:
        return if_legal(game, state, lay_first(facts, plan), Done())
    laid = tuple(Lay(link // 6, facts.neighbours[link]) for link in sure)
    # Savings may pay for one more link, and where notice can be given it is thought of anew.
    over = state.stage == "operating" or not (state.saved[player] or facts.rules.notice_at)
    spent = sum(facts.costs[link] for link in sure) == state.points
    return (*laid, Done()) if spent and over else laid


def _sure_links(facts: Facts, state: State, plan: Plan) -> list[int]:
    """Return the first links of a plan that can be laid without asking: for points, in no special way."""
    found: list[int] = []
    if facts.rules.debt and not facts.rules.extra_pays_rivals:
        left = state.points
        for link in plan.links:
            left -= facts.costs[link]
            if left < 0 or link in facts.pieces:
                break
            found.append(link)
    return found


@lru_cache(maxsize=8)
def _takes_any(facts: Facts) -> bool:
    """Tell whether a board's rules let players enter by every route that keeps to the limit."""
    return facts.rules.debt and not facts.abroad and not scoring_of(facts.rules).longest


def lay_first(facts: Facts, plan: Plan) -> Lay:
    """Return the laying of a plan's first link."""
    link = plan.links[0]
    return Lay(link // 6, facts.neighbours[link])


def if_legal(game: Game, state: State, wish: Move, otherwise: Move) -> Move:
    """Return a move, or another where the rules of a board forbid it, as when nobody may be in debt."""
    if wish == otherwise:
        return wish
    return wish if game.why_illegal(state, wish) is None else otherwise
