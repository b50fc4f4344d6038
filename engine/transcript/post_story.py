"""What a round of written orders brought, in sentences (VP.5)."""

from collections.abc import Iterator, Sequence

from engine.game.events import (
    BANK,
    BuildingEnded,
    EntryVoid,
    Event,
    HeldOver,
    Laid,
    OrdersEnded,
    Paid,
    RaceDecided,
    RaceEntered,
    RacesOffered,
    Reason,
    RunDropped,
    RunOffered,
)
from engine.game.facts import NOWHERE
from engine.game.moves import Missing, SetRolls, ThrowDice
from engine.game.play import Played
from engine.messages import Phrase, Saying, listed, say, together
from engine.transcript.building_text import Works
from engine.transcript.names import Names

_FOR_TRACK = (Reason.FIRST_ENTRY, Reason.JUNCTION, Reason.ALONGSIDE)


def round_heading(played: Played) -> Saying | None:
    """Return the heading of a chapter that a move begins: a round of builds or of races; else None."""
    number = played.state.round
    if isinstance(played.move, ThrowDice | SetRolls):
        rolls = ", ".join(map(str, played.state.post.rolls))
        return say("Round {n}: {rolls} to build with", n=number, rolls=rolls)
    is_racing = any(isinstance(event, RacesOffered) for event in played.events)
    return say("Round {n}", n=number) if is_racing else None


def round_lines(names: Names, played: Played) -> Iterator[Saying]:
    """Yield what a move brought: builds by player, each race, and what came to nothing."""
    if isinstance(played.move, Missing):
        yield say("No orders came from {player}.", player=names.players[played.actor])
    works: dict[int, Works] = {}
    for event in played.events:
        if isinstance(event, Laid):
            works.setdefault(event.player, Works(names, event.player)).lay(event)
        elif isinstance(event, Paid) and event.purpose.reason in _FOR_TRACK:
            builder = event.payee if event.payer == BANK else event.payer
            works[builder].pay(event)
    builds = [told for _, each in sorted(works.items()) if (told := each.sentence()) is not None]
    races = list(_of_races(names, played))
    yield from (*races, *builds) if played.state.post.race_round else (*builds, *races)


def _of_races(names: Names, played: Played) -> Iterator[Saying]:
    """Yield what the events of races say."""
    players, places, race = names.players, played.state.map_places.destinations, say("Race")
    for event in played.events:
        match event:
            case RacesOffered(races):
                for number, keys in races:
                    start, end = (places[key].name for key in keys)
                    yield say(
                        "Race {n} ({keys}): {start} to {end}.",
                        n=number,
                        keys="-".join(keys),
                        start=start,
                        end=end,
                    )
            case RunOffered(number, keys):
                start, end = (places[key].name for key in keys)
                race = say("Race {n}, {start} to {end}", n=number, start=start, end=end)
            case RaceEntered(entries):
                who = tuple(listed([players[seat] for seat in entry.players]) for entry in entries)
                runs: Phrase = "{race}: {players} runs." if len(who) == 1 else "{race}: {players} run."
                yield Saying(runs, {"race": race, "players": together(who, ", ")})
            case RaceDecided(_, decided):
                order = [listed([players[seat] for seat in place]) for place in decided]
                yield say("{race}: first {order}.", race=race, order=_in_order(order))
            case _:
                yield from _of_orders(names, event)


def _in_order(order: Sequence[Saying]) -> Saying:
    """Return who came in, one after the other."""
    first, *others = order
    for other in others:
        first = say("{ahead}, then {next}", ahead=first, next=other)
    return first


def _of_orders(names: Names, event: Event) -> Iterator[Saying]:
    """Yield what an event says of orders that came to nothing, of interest and of the end of building."""
    players = names.players
    match event:
        case EntryVoid(player, number, rule, message):
            yield say(
                "{player} does not run in race {n}: {why} ({rule})",
                player=players[player],
                n=number,
                why=message,
                rule=rule,
            )
        case OrdersEnded(player, _, hex_, rule, message) if hex_ == NOWHERE:
            yield say("{player}'s orders end: {why} ({rule})", player=players[player], why=message, rule=rule)
        case OrdersEnded(player, _, hex_, rule, message):
            yield say(
                "{player}'s orders end at {hex}: {why} ({rule})",
                player=players[player],
                hex=names.hexes[hex_],
                why=message,
                rule=rule,
            )
        case HeldOver(number):
            yield say("Race {n} is held over.", n=number)
        case RunDropped(number):
            yield say("Race {n} is not run.", n=number)
        case Paid() if event.purpose.reason is Reason.INTEREST:
            yield say("{player} pays {n} interest.", player=players[event.payer], n=event.amount)
        case BuildingEnded():
            yield say("The Building Stage ends.")
