"""Moves in the words of buttons: what is offered, and what was thrown."""

from engine.game.moves import (
    AgreeLine,
    Buy,
    Cross,
    GiveNotice,
    Leap,
    Move,
    RefuseLine,
    RollTrain,
)
from engine.messages import Phrase, Saying, say
from engine.table.line_names import thrown
from engine.table.sitting import Sitting
from studio.language.words import tr


def offer_of(sitting: Sitting, move: Move) -> Saying | Phrase | None:
    """Return what a button for a move says; None for moves that are made in another way."""
    facts, players = sitting.game.facts, sitting.header.players
    match move:
        case Buy(ferry):
            line = facts.ferries[ferry]
            return say("Buy the ferry {name} for {price}", name=line.name, price=line.price)
        case Cross(crossing):
            way = facts.crossings[crossing]
            return say("Lay the crossing {name} for {price}", name=way.name, price=way.cost)
        case Leap(start, end, rival):
            return say(
                "Leap over {player} from {start} to {end}",
                player=players[rival],
                start=facts.name(start),
                end=facts.name(end),
            )
        case GiveNotice():
            return "Give notice that building ends"
        case AgreeLine():
            return "Agree to the joint line"
        case RefuseLine():
            return "Refuse the joint line"
        case _:
            return None


def offer_tip(sitting: Sitting, move: Move) -> Phrase:
    """Return what pays for what a button offers, if it has a price."""
    match move:
        case Buy():
            return "The price comes off your account"
        case Cross(crossing) if sitting.game.facts.crossings[crossing].money:
            return "The price comes off your account"
        case Cross():
            return "The price is paid from your points to build with"
        case _:
            return ""


def last_thrown(sitting: Sitting) -> str:
    """Return what was thrown last, if that was just now."""
    made = sitting.moves[sitting.at - 1] if sitting.at else None
    if made is None or made.occasion is None:
        return ""
    if isinstance(made.move, RollTrain):
        player = sitting.header.players[made.occasion.seat]
        return tr("{player} rolled {n}.", player=player, n=made.move.face)
    return tr("Thrown: {what}.", what=thrown(made.move))


def trains_told(sitting: Sitting) -> list[str]:
    """Return how far each train of a race has come."""
    return [
        tr(
            "{player}: {rolled} of {need}",
            player=sitting.header.players[train.player],
            rolled=train.rolled,
            need=train.need,
        )
        for train in sitting.state.trains
    ]
