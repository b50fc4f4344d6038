"""Why a bot accepts or refuses joint runs, exchanges and joint lines (6.B3, 6.B4, E.C4)."""

from collections.abc import Callable, Sequence
from functools import partial
from operator import eq
from typing import NamedTuple

from engine.bots.planner.planner import PlannerBot
from engine.bots.random_bot import RandomBot
from engine.bots.roster import BOTS
from engine.game.moves import AgreeLine, Decline, Enter, Join, Move, Propose, RefuseLine
from engine.game.people import third_of
from engine.game.state import Entry, State
from engine.messages import Phrase, Saying, say
from engine.table.deals import Asked, asked_of, offered
from engine.table.sitting import Sitting
from engine.turns.chance import CHANCE


class _Offer(NamedTuple):
    """An offer: what to say when it is accepted, and when it is refused, and which entries accept it."""

    accepted: Phrase
    refused: Phrase
    accepts: Callable[[Entry], bool]
    values: dict[str, object]


def why_answered(sitting: Sitting, at: int, before: State | None = None) -> Saying | None:
    """Return why a bot answered an offer as it did with the move of a number; None where it had none.

    ``before`` is the state before the move, where that is known.
    """
    made = sitting.moves[at]
    is_answer = isinstance(made.move, Enter | Propose | Join | Decline | AgreeLine | RefuseLine)
    bot = BOTS.get(_player_at(sitting, at, made.actor)) if is_answer and made.actor != CHANCE else None
    if bot is None:
        return None
    state = sitting.state_after(at) if before is None else before
    offers = list(_offers(sitting, state, made.actor, made.move))
    if not offers or made.actor == third_of(state):
        return None
    offer = offers[0]
    entry = _entry(state, made.actor, made.move)
    accepts = isinstance(made.move, AgreeLine) or (entry is not None and offer.accepts(entry))
    told = Saying(offer.accepted if accepts else offer.refused, offer.values)
    if isinstance(bot, PlannerBot):
        why = _by_planner(bot, sitting, state, made.move, offer)
    elif isinstance(bot, RandomBot):
        why = say("it answers by chance")
    else:
        why = say("it always goes its own way")
    return say("{answer}: {why}.", answer=told, why=why)


def _player_at(sitting: Sitting, at: int, seat: int) -> str:
    """Return who played a seat when it made the move of a number."""
    players = [by for after, other, by in sitting.taken if other == seat and after <= at]
    return players[-1] if players else sitting.header.bots[seat]


def _offers(sitting: Sitting, state: State, seat: int, move: Move) -> Sequence[_Offer]:
    """Return what was offered to a seat that made a move."""
    names = sitting.header.players
    if isinstance(move, AgreeLine | RefuseLine):
        return [
            _Offer(
                "{player} agrees to the joint line",
                "{player} refuses the joint line",
                lambda _: True,
                {"player": names[seat]},
            )
        ]
    found = [
        _Offer(
            "{player} joins {other}",
            "{player} does not join {other}",
            partial(eq, joint),
            {"player": names[seat], "other": names[joint.player]},
        )
        for joint in offered(state, seat)
    ]
    found += [
        _Offer(
            "{player} accepts the exchange with {other}",
            "{player} refuses the exchange with {other}",
            partial(_pays_back, asked),
            {"player": names[seat], "other": names[asked.players[0]]},
        )
        for asked in asked_of(sitting.game.facts, state, (seat,))
    ]
    return found


def _pays_back(asked: Asked, entry: Entry) -> bool:
    return sum(entry.pay[other] for other in asked.players) >= asked.least


def _entry(state: State, seat: int, move: Move) -> Entry | None:
    """Return the entry that a declaration makes, if it makes one."""
    if isinstance(move, Join):
        return next(offer for offer in state.offers if (offer.player, offer.partner) == (move.proposer, seat))
    return Entry(seat, move.route, move.pay) if isinstance(move, Enter | Propose) else None


def _by_planner(bot: PlannerBot, sitting: Sitting, state: State, move: Move, offer: _Offer) -> Saying:
    """Return the planner's reason: what it expects by the offer, and else."""
    facts, seat = sitting.game.facts, sitting.game.actor(state)
    assert seat is not None
    if isinstance(move, AgreeLine | RefuseLine):
        by_line, else_ = (round(worth) for worth in bot.line_worths(facts, state, seat))
        return say(
            "the line is worth about {line} to it, and building alone about {alone}",
            line=by_line,
            alone=else_,
        )
    options = bot.weighed(facts, state, seat)
    good = [gain for gain, entry in options if entry is not None and offer.accepts(entry)]
    other = [(gain, entry) for gain, entry in options if entry is None or not offer.accepts(entry)]
    if not good:
        return say("no route that would do is good for it")
    most, entry = max(other, key=lambda option: option[0])
    than = say("by staying out") if entry is None else say("by a route of its own")
    more = max(good) - most
    n = round(abs(more))
    if more > 0:
        return say("it expects about {n} more than {than}", n=n, than=than)
    return say("it expects about {n} less than {than}", n=n, than=than)
