"""What a round of written orders brought, in sentences (VP.5)."""

from collections.abc import Iterator

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
from engine.game.moves import Missing
from engine.game.play import Played
from engine.messages import listed
from engine.transcript.building_text import Works
from engine.transcript.names import Names

_FOR_TRACK = (Reason.FIRST_ENTRY, Reason.JUNCTION, Reason.ALONGSIDE)


def round_lines(names: Names, played: Played) -> Iterator[str]:
    """Yield what a move brought: builds by player, each race, and what came to nothing."""
    if isinstance(played.move, Missing):
        yield f"No orders came from {names.players[played.actor]}."
    works: dict[int, Works] = {}
    for event in played.events:
        if isinstance(event, Laid):
            works.setdefault(event.player, Works(names, event.player)).lay(event)
        elif isinstance(event, Paid) and event.purpose.reason in _FOR_TRACK:
            builder = event.payee if event.payer == BANK else event.payer
            works[builder].pay(event)
    builds = [each.sentence() for _, each in sorted(works.items())]
    races = list(_of_races(names, played))
    yield from (*races, *builds) if played.state.post.race_round else (*builds, *races)


def _of_races(names: Names, played: Played) -> Iterator[str]:
    """Yield what the events of races say."""
    players, places, race = names.players, played.state.map_places.destinations, ""
    for event in played.events:
        match event:
            case RacesOffered(races):
                for number, keys in races:
                    ends = " to ".join(places[key].name for key in keys)
                    yield f"Race {number} ({'-'.join(keys)}): {ends}."
            case RunOffered(number, keys):
                race = f"Race {number}, {' to '.join(places[key].name for key in keys)}"
            case RaceEntered(entries):
                who = [listed([players[seat] for seat in entry.players]) for entry in entries]
                yield f"{race}: {', '.join(who)} run{'s' if len(who) == 1 else ''}."
            case RaceDecided(_, decided):
                order = [listed([players[seat] for seat in place]) for place in decided]
                yield f"{race}: first {', then '.join(order)}."
            case _:
                yield from _of_orders(names, event)


def _of_orders(names: Names, event: Event) -> Iterator[str]:
    """Yield what an event says of orders that came to nothing, of interest and of the end of building."""
    players = names.players
    match event:
        case EntryVoid(player, number, rule, message):
            yield f"{players[player]} does not run in race {number}: {message} ({rule})"
        case OrdersEnded(player, _, hex_, rule, message):
            where = "" if hex_ == NOWHERE else f" at {names.hexes[hex_]}"
            yield f"{players[player]}'s orders end{where}: {message} ({rule})"
        case HeldOver(number):
            yield f"Race {number} is held over."
        case RunDropped(number):
            yield f"Race {number} is not run."
        case Paid() if event.purpose.reason is Reason.INTEREST:
            yield f"{players[event.payer]} pays {event.amount} interest."
        case BuildingEnded():
            yield "The Building Stage ends."
