"""Moves in the words of buttons: what is offered, and what was thrown."""

from engine.game.moves import (
    AgreeLine,
    Buy,
    Cross,
    DealCities,
    GiveNotice,
    Leap,
    Move,
    RefuseLine,
    Roll,
    RollKey,
    RollTrain,
    SetRaces,
    ThrowDice,
    TurnCard,
)
from engine.messages import Phrase, Saying, count_of, say
from engine.table.sitting import Sitting


def offer_of(sitting: Sitting, move: Move) -> Saying | Phrase | None:
    """Return what a button for a move says; None for moves that are made in another way."""
    facts, players = sitting.game.facts, sitting.header.players
    match move:
        case Buy(ferry):
            return say("Buy the ferry {name}", name=facts.ferries[ferry].name)
        case Cross(crossing):
            return say("Lay the crossing {name}", name=facts.crossings[crossing].name)
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


def thrown(move: Move) -> str:
    """Return an outcome as it is read off the dice or the card."""
    match move:
        case Roll(face) | RollTrain(face):
            return str(face)
        case RollKey(faces) | ThrowDice(faces):
            return " ".join(map(str, faces))
        case TurnCard(key):
            return key
        case ThrowDice(faces):
            return ", ".join(map(str, faces))
        case SetRaces(pairs):
            return "; ".join(f"{one} – {other}" for one, other in pairs)
        case DealCities(hexes):
            return str(count_of(len(hexes), "{n} city", "{n} cities"))
        case _:
            return ""
