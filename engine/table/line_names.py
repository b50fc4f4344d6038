"""Names for lines of moves that were abandoned: where each left the game, who moved, and what differs."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from engine.game.events import Laid
from engine.game.moves import (
    AgreeLine,
    Buy,
    Cross,
    DealCities,
    Decline,
    Done,
    Enter,
    GiveNotice,
    Join,
    Lay,
    Leap,
    Move,
    OfferLine,
    Propose,
    RefuseLine,
    Roll,
    RollKey,
    RollTrain,
    SetRaces,
    Start,
    ThrowDice,
    TurnCard,
)
from engine.game.races import need
from engine.messages import Saying, count_of, say
from engine.table.sitting import Made, OtherLine, Sitting
from engine.table.timeline import stops_of
from engine.turns.chance import CHANCE


class LineName(NamedTuple):
    """Where a line left the game: in which round or race, and who does what there, then and now."""

    when: Saying
    what: Saying


def line_name(sitting: Sitting, line: OtherLine) -> LineName:
    """Return where a line left the game as it is now."""
    here = sitting.moves[: sitting.at]
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(here, line.moves, strict=False)))
    found = stops_of(line.moves)
    when = found[max(0, bisect_right([stop.at for stop in found], same) - 1)].name
    there = _did(sitting, line.moves, same)
    if same == len(here):
        return LineName(when, there)
    return LineName(when, say("{there}; now {here}", there=there, here=_did(sitting, here, same)))


def _did(sitting: Sitting, moves: Sequence[Made], at: int) -> Saying:
    """Return what a move of some does, or all track that is laid together with it."""
    if at >= len(moves):
        return say("nothing more")
    first = moves[at]
    if first.actor == CHANCE:
        return say("the dice bring {what}", what=thrown(first.move))
    player, facts = sitting.header.players[first.actor], sitting.game.facts
    if isinstance(first.move, Lay):
        while at and _lays(moves[at - 1], first.actor):
            at -= 1
        laid = takewhile(lambda made: _lays(made, first.actor), moves[at:])
        ends = [event for made in laid for event in made.events if isinstance(event, Laid)]
        cost, end = sum(event.cost for event in ends), facts.name(ends[-1].end)
        return say("{player} builds to {place} for {cost}", player=player, place=end, cost=cost)
    return say("{player} {does}", player=player, does=does(sitting, first.move))


def _lays(made: Made, actor: int) -> bool:
    return made.actor == actor and isinstance(made.move, Lay)


def thrown(move: Move) -> str:
    """Return an outcome as it is read off the dice or the card."""
    match move:
        case Roll(face) | RollTrain(face):
            return str(face)
        case RollKey(faces) | ThrowDice(faces):
            return " ".join(map(str, faces))
        case TurnCard(key):
            return key
        case SetRaces(pairs):
            return "; ".join(f"{one} – {other}" for one, other in pairs)
        case DealCities(hexes):
            return count_of(len(hexes), "{n} city", "{n} cities")
    return ""


def does(sitting: Sitting, move: Move) -> Saying:
    """Return what a move does, to go on after the name of who makes it."""
    return _declares(sitting, move) or _works(sitting, move) or _agrees(sitting, move)


def _declares(sitting: Sitting, move: Move) -> Saying | None:
    names = sitting.header.players
    match move:
        case Enter(route):
            n = need(sitting.game.facts, route)
            return count_of(n, "enters with 1 point", "enters with {n} points")
        case Propose(partner):
            return say("proposes a joint run to {player}", player=names[partner])
        case Join(proposer):
            return say("joins {player}", player=names[proposer])
        case Decline():
            return say("stays out")
    return None


def _works(sitting: Sitting, move: Move) -> Saying | None:
    facts = sitting.game.facts
    match move:
        case Start(hex_):
            return say("starts at {place}", place=facts.name(hex_))
        case Buy(ferry):
            return say("buys the ferry {name}", name=facts.ferries[ferry].name)
        case Cross(crossing):
            return say("lays {name}", name=facts.crossings[crossing].name)
        case Leap(_, end):
            return say("leaps to {place}", place=facts.name(end))
    return None


def _agrees(sitting: Sitting, move: Move) -> Saying:
    """Return what an offer of a joint line, its answer, or the end of a turn does."""
    match move:
        case OfferLine(partner):
            return say("offers {player} a joint line", player=sitting.header.players[partner])
        case AgreeLine():
            return say("agrees to the joint line")
        case RefuseLine():
            return say("refuses the joint line")
        case GiveNotice():
            return say("gives notice")
        case Done(save) if save:
            return say("saves {n}", n=save)
    return say("ends the turn")
