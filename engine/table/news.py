"""What has happened since somebody last moved that they could miss: short races, and answers to offers."""

from collections.abc import Sequence
from typing import Final

from engine.game.events import BANK, HeldOver, Paid, RaceDecided, Reason, RunOffered
from engine.messages import Saying, listed, say
from engine.table.answers import why_answered
from engine.table.sitting import Made, Sitting
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE

_MOST: Final = 4
"""The last sentences, at most this many."""
_BACK: Final = 40
"""How many moves are looked through at most."""


def news(sitting: Sitting) -> list[Saying]:
    """Return what has happened since a person last moved, or in a game of bots the last of it."""
    seats = sitting.seats
    first = sitting.at
    while first and sitting.at - first < _BACK and not _is_by_person(sitting, first - 1, seats):
        first -= 1
    found: list[Saying] = []
    for at in range(first, sitting.at):
        made = sitting.moves[at]
        answer = why_answered(sitting, at)
        found += [answer] if answer is not None else []
        found += _of_races(sitting, made, at)
    return found[-_MOST:]


def _is_by_person(sitting: Sitting, at: int, seats: Sequence[str]) -> bool:
    actor = sitting.moves[at].actor
    return actor != CHANCE and seats[actor] == HUMAN


def _of_races(sitting: Sitting, made: Made, at: int) -> list[Saying]:
    """Return what a move brought about that is over before one has seen it."""
    name_of, found = sitting.state.map_places.name_of, list[Saying]()
    for event in made.events:
        match event:
            case HeldOver(race, keys):
                start, end = map(name_of, keys)
                found.append(
                    say(
                        "Race {n} ({start} – {end}) is held over: no one can run it yet.",
                        n=race,
                        start=start,
                        end=end,
                    )
                )
            case RunOffered(race) if _was_held_over(sitting, race, at):
                found.append(say("Race {n} was held over. It is possible now, and is run.", n=race))
            case RaceDecided(race, places) if not places:
                found.append(say("No one entered race {n}.", n=race))
            case RaceDecided(race, (company,), ()) if not _rolled(sitting, at):
                found.append(_won_alone(sitting, made, race, company))
    return found


def _won_alone(sitting: Sitting, made: Made, race: int, company: Sequence[int]) -> Saying:
    """Return what a sole train brought those who run it."""
    names = sitting.header.players
    won = {
        event.payee: event.amount
        for event in made.events
        if isinstance(event, Paid) and event.payer == BANK and event.purpose.reason is Reason.PRIZE
    }
    told = [say("{player} +{amount}", player=names[seat], amount=won.get(seat, 0)) for seat in company]
    return say(
        "Only one train entered race {n}, so no dice were rolled: {players}.", n=race, players=listed(told)
    )


def _was_held_over(sitting: Sitting, race: int, at: int) -> bool:
    """Return whether a race was held over before a move."""
    events = (event for made in sitting.moves[:at] for event in made.events)
    return any(isinstance(event, HeldOver) and event.race == race for event in events)


def _rolled(sitting: Sitting, at: int) -> bool:
    """Return whether a move rolled a train's dice."""
    occasion = sitting.moves[at].occasion
    return occasion is not None and occasion.kind == "train"
