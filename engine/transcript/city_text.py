"""What chance and trains bring about in a game by rounds, in sentences (TC)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from engine.game.events import Event, Founded, HeldOver, Paid, Reason, RunDropped
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import DealCities, SetRaces, ThrowDice
from engine.game.state import State

_WHY: Final[Mapping[str, str]] = MappingProxyType(
    {
        "start": "by a start",
        "chance": "by chance",
        "second start": "by a second start",
        "traffic": "by traffic",
    }
)


def founded(facts: Facts, state: State, event: Founded) -> str:
    """Return where a city was founded, or is drawn once more from now on, and why."""
    label, town = facts.labels[event.hex], state.map_places.town_at[event.hex]
    name = label if town == NOWHERE else state.map_places.towns[town].name
    called = label if name == label else f"{label} {name}"
    if event.keys > 1:
        return f"{called} has {event.keys} keys, {_WHY[event.by]}."
    return f"A city in {called}, {_WHY[event.by]}."


def round_opened(move: ThrowDice | DealCities | SetRaces, before: State) -> tuple[str, str]:
    """Return the heading of what begins with a throw of chance, and a sentence where it says more."""
    match move:
        case ThrowDice(faces):
            return f"Round {before.round or 1}: {', '.join(map(str, faces))} to build with", ""
        case SetRaces(pairs):
            drawn = "; ".join(f"{one} to {other}" for one, other in pairs)
            return f"Round {before.round}: races", f"The new races are {drawn or 'none'}."
        case DealCities():
            when = f"End of round {before.round}" if before.round else "Before round 1"
            return f"{when}: cities", ""


def in_rounds(facts: Facts, state: State, players: Sequence[str], event: Event) -> str:
    """Return what an event brings about in a game by rounds; nothing where others say it."""
    match event:
        case Founded():
            return founded(facts, state, event)
        case Paid() if event.purpose.reason is Reason.INTEREST:
            return f"{players[event.payer]} pays {event.amount} interest."
        case Paid() if event.purpose.reason is Reason.FIRST_ENTRY:
            return f"{event.amount} to {players[event.payee]}, who has track there."
        case RunDropped(keys=keys):
            return f"No one enters {' to '.join(keys)} again, so it is dropped."
        case HeldOver(keys=keys):
            return f"No one enters {' to '.join(keys)}, so it is offered again in the next round."
    return ""
