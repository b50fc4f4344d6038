"""A bot that looks no further than the next thing worth having."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from engine.bots.aims import aims, wishes
from engine.bots.entering import choose_entry
from engine.bots.following import allowed
from engine.bots.ground import ANY_PRICE, dearest_link, marks_of
from engine.bots.plans import FAR
from engine.bots.starts import choose_start
from engine.game.building import footing, lays_of
from engine.game.facts import Facts
from engine.game.moves import Decline, Done, GiveNotice, RefuseLine
from engine.game.play import Choice, Game
from engine.game.prizes import scoring_of
from engine.game.state import State
from engine.game.steps.building import Build, BuildExtra
from engine.game.steps.declaring import Declare
from engine.game.steps.joint import AnswerLine
from engine.game.steps.opening import ChooseStart
from engine.paths.laying import End, Purse, Turn, best_turn
from engine.paths.reaching import Weighing


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
                return entry if _takes_any(facts) else allowed(game, state, entry, Decline())
            case ChooseStart():
                player = turn.actor(facts, state)
                return choose_start(
                    facts, state, player, aims(facts, state, player, self.key, self.held), random
                )
            case AnswerLine():
                return RefuseLine()
        raise ValueError("The greedy bot knows no move for this turn.")

    def _build(self, game: Game, state: State, player: int) -> Choice:
        """Go the best ways as far as the points go; where the next link is too dear, save or build elsewhere.

        Where nothing is left to gain by building, it had better end (E.A8).
        """
        rules = game.facts.rules
        dearest = dearest_link(game.facts)
        weighing = Weighing(self.point, self.money, by_rate=True, far=FAR, dearest=dearest)
        purse = Purse(state.points, state.saved[player], rules.save_from, ask=not rules.debt)
        turn = self._turn(game.facts, state, player, weighing, purse)
        if turn.end == End.NO_AIM and not turn.links:
            return allowed(game, state, GiveNotice(), Done())
        # Where notice can be given it is thought of anew.
        return laying(game, state, turn, goes_on=rules.notice_at > 0)

    def _build_extra(self, game: Game, state: State, player: int) -> Choice:
        """Build what is worth more than it takes off the account and can be finished in time.

        That is in this turn; while a run is held over there will be another, and a way may take both. No link
        can be laid that is dearer than all points of a turn, where these are fixed; where rivals are paid
        out of them as well (E.B6), no way may weigh more.
        """
        rules = game.facts.rules
        later = rules.extra_points if state.held else 0
        far = state.points + later if rules.extra_pays_rivals else ANY_PRICE
        dearest = rules.extra_points if rules.extra_from == "points" else ANY_PRICE
        weighing = Weighing(1, 1, by_rate=False, far=far, dearest=dearest)
        purse = Purse(state.points, later=later, ask=rules.extra_pays_rivals or not rules.debt)
        turn = self._turn(game.facts, state, player, weighing, purse)
        return laying(game, state, turn, goes_on=False)

    def _turn(self, facts: Facts, state: State, player: int, weighing: Weighing, purse: Purse) -> Turn:
        """Return what to lay in a turn."""
        own, marks = footing(facts, state, player), marks_of(state, player)
        wished = wishes(facts, state, player, self.key, self.held)
        return best_turn(own, wished, marks, weighing, purse)


def laying(game: Game, state: State, turn: Turn, *, goes_on: bool) -> Choice:
    """Return the moves of a turn, and its end unless it goes on where something is laid.

    A first link that is laid in a special way, or that points alone may not pay for, is asked about.
    """
    lays = [lays_of(game.facts)[link] for link in turn.links]
    if turn.end == End.ASK:
        return tuple(lays) if len(lays) > 1 else allowed(game, state, lays[0], Done())
    return tuple(lays) if lays and (goes_on or turn.end == End.LOOK_AGAIN) else (*lays, Done(turn.save))


@lru_cache(maxsize=8)
def _takes_any(facts: Facts) -> bool:
    """Tell whether a board's rules let players enter by every route that keeps to the limit."""
    return facts.rules.debt and not facts.abroad and not scoring_of(facts.rules).longest
