"""Going on with a plan as far as a turn allows."""

from engine.bots.common.plans import Plan
from engine.game.facts import Facts
from engine.game.moves import Done, Move
from engine.game.play import Choice, Game
from engine.game.state import State
from engine.game.track.laying import lays_of


def follow(game: Game, state: State, player: int, plan: Plan) -> Choice:
    """Lay a plan's links as far as the points go; where they are spent then, end the turn as well.

    A first link that is laid in a special way, or that points alone do not pay for, is asked about.
    """
    facts = game.facts
    sure = _sure_links(facts, state, plan)
    if not sure:
        return allowed(game, state, lays_of(facts)[plan.links[0]], Done())
    laid = tuple(map(lays_of(facts).__getitem__, sure))
    # Savings may pay for one more link, and where notice can be given it is thought of again.
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


def allowed(game: Game, state: State, wish: Move, otherwise: Move) -> Move:
    """Return a move, or another where the rules of a board forbid it, as when no one may be in debt."""
    return wish if wish == otherwise or game.why_illegal(state, wish) is None else otherwise
