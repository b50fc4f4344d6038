"""The time line of a sitting: rounds, races and extra buildings, and what is new since a seat's last move."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.game.events import Laid, Paid, RaceDecided, RacesOffered, RunOffered
from engine.messages import Saying, count_of, say
from engine.table.game_sitting import AnySitting
from engine.table.sitting import Made, Sitting
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE


class Stop(NamedTuple):
    """A place on the time line: after how many moves a round, a race or an extra building begins."""

    at: int
    name: Saying


def stops(sitting: Sitting) -> list[Stop]:
    """Return where the starts, rounds, races and extra buildings of a sitting begin, in order."""
    return stops_of(sitting.moves[: sitting.at])


def stops_of(moves: Sequence[Made]) -> list[Stop]:
    """Return where the starts, rounds, races and extra buildings begin in some moves, in order."""
    found = [Stop(0, say("The starts"))]
    races = set[int]()
    extra = rounds = 0
    for place, made in enumerate(moves):
        occasion = made.occasion
        if occasion is not None and occasion.nth == 0 and made.step != "DealRaces":
            if occasion.kind == "allowance" and occasion.seat < 0:
                rounds = occasion.number
                found.append(Stop(place, say("Round {n}", n=rounds)))
            elif occasion.kind == "key":
                races.add(occasion.number)
                found.append(Stop(place, say("Race {n}", n=occasion.number)))
        if made.step == "BuildExtra" and (not place or moves[place - 1].step != "BuildExtra"):
            extra += 1
            found.append(Stop(place, say("Extra building {n}", n=extra)))
        for event in made.events:
            if isinstance(event, RacesOffered):
                # Of three rounds that are dealt at once, two begin without a throw (VP.O3a).
                rounds += 1
                found.append(Stop(place + 1, say("Round {n}", n=rounds)))
            # A run that was held over begins without a throw (6.B1e).
            if isinstance(event, RunOffered) and event.race not in races:
                races.add(event.race)
                found.append(Stop(place + 1, say("Race {n}", n=event.race)))
    return found


class Built(NamedTuple):
    """What a seat has built: how many links, and the hexes they touch in the order they were laid."""

    seat: int
    links: int
    hexes: tuple[int, ...]


def decisions(sitting: AnySitting) -> list[int]:
    """Return the places of the moves that people made, or bots where no one else plays."""
    seats, persons = sitting.seats, HUMAN in sitting.seats
    return [
        at
        for at, made in enumerate(sitting.moves[: sitting.at])
        if made.actor != CHANCE and (seats[made.actor] == HUMAN or not persons)
    ]


def stage_began(sitting: Sitting) -> int:
    """Return the place of the first decision in the last round or race that had one, after its throw."""
    places = decisions(sitting)
    for stop in reversed(stops(sitting)):
        found = [at for at in places if at >= stop.at]
        if found:
            return found[0]
    return 0


@dataclass(frozen=True)
class Since:
    """What has happened since a seat's last move: others' moves, the hexes they touch, what it received.

    ``first`` is how many moves had been made when it ended, ``built`` the new track by seats.
    """

    first: int
    moves: tuple[Made, ...]
    hexes: frozenset[int]
    received: int
    races: tuple[int, ...]
    built: tuple[Built, ...]


def since_last_move(sitting: Sitting, seat: int) -> Since:
    """Return what has happened since a seat last moved, or since the game began."""
    first = sitting.at
    if sitting.actor == seat:
        first = sitting.turn_began
    while first and sitting.moves[first - 1].actor != seat:
        first -= 1
    last = sitting.turn_began if sitting.actor == seat else sitting.at
    moves = sitting.moves[first:last]
    events = [event for made in moves for event in made.events]
    laid = [event for event in events if isinstance(event, Laid)]
    gained = sum(
        event.amount * ((event.payee == seat) - (event.payer == seat))
        for event in events
        if isinstance(event, Paid)
    )
    return Since(
        first=first,
        moves=moves,
        hexes=frozenset(hex_ for link in laid for hex_ in (link.start, link.end)),
        received=gained,
        races=tuple(event.race for event in events if isinstance(event, RaceDecided)),
        built=tuple(_built(laid, builder) for builder in sorted({link.player for link in laid})),
    )


def _built(laid: Sequence[Laid], seat: int) -> Built:
    """Return what a seat has built of the links that were laid."""
    own = [link for link in laid if link.player == seat]
    return Built(
        seat, len(own), tuple(dict.fromkeys(hex_ for link in own for hex_ in (link.start, link.end)))
    )


class TakingBack(NamedTuple):
    """What taking back to a moment undoes: how many moves of each seat, and whose are another person's."""

    moves: dict[int, int]
    of_others: tuple[int, ...]


def taking_back(sitting: AnySitting, to: int) -> TakingBack:
    """Return what taking back to a number of moves undoes; other people are those who are not due to move.

    Where no person is, the last who moved takes back.
    """
    moves = moves_of_others(sitting, to, CHANCE)
    people, seats = sitting.people, sitting.seats
    persons = [seat for seat, by in enumerate(seats) if by == HUMAN]
    actors = (sitting.actor, *(made.actor for made in reversed(sitting.moves[: sitting.at])))
    mine = next((people[actor] for actor in actors if actor is not None and actor in persons), None)
    others = (seat for seat in moves if seat in persons and people[seat] != mine)
    return TakingBack(moves, tuple(sorted(others)))


def taking_back_text(sitting: AnySitting, to: int) -> Saying:
    """Return what taking back to a moment undoes, in words."""
    moves = taking_back(sitting, to).moves
    if not moves:
        return say("takes back dice only")
    told = count_of(sum(moves.values()), "takes back 1 move", "takes back {n} moves")
    names = sitting.header.players
    whose = [say("{n} of {player}", n=n, player=names[seat]) for seat, n in sorted(moves.items())]
    return say("{moves}: {whose}", moves=told, whose=tuple(whose))


def moves_of_others(sitting: AnySitting, to: int, seat: int) -> dict[int, int]:
    """Return how many moves of each other seat taking back to a move would undo."""
    found: dict[int, int] = {}
    for made in sitting.moves[to : sitting.at]:
        if made.actor not in (CHANCE, seat):
            found[made.actor] = found.get(made.actor, 0) + 1
    return found
