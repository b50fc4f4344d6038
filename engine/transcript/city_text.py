"""What chance and trains bring about in a game by rounds, in sentences (TC)."""

from collections.abc import Sequence
from typing import Final

from engine.game.events import Event, Founded, HeldOver, Paid, Reason, RunDropped
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import DealCities, SetRaces, ThrowDice
from engine.game.state import State
from engine.game.track.starts import is_start
from engine.messages import Phrase, Saying, listed, say, together

_FOUNDED: Final[dict[str, Phrase]] = {
    "start": "A city in {place}, by a start.",
    "chance": "A city in {place}, by chance.",
    "second start": "A city in {place}, by a second start.",
    "traffic": "A city in {place}, by traffic.",
}
_KEYS: Final[dict[str, Phrase]] = {
    "start": "{place} has {n} keys, by a start.",
    "chance": "{place} has {n} keys, by chance.",
    "second start": "{place} has {n} keys, by a second start.",
    "traffic": "{place} has {n} keys, by traffic.",
}


_WHY_EARLY: Final[dict[str, Phrase]] = {
    "start": "city by a start",
    "chance": "city by chance before round 1",
    "second start": "city by a second start",
    "traffic": "grown by traffic",
}
_WHY_LATER: Final[dict[str, Phrase]] = {
    "start": "city by a start",
    "chance": "city by chance, round {n}",
    "second start": "city by a second start, round {n}",
    "traffic": "city by traffic, round {n}",
}


def place_of(facts: Facts, state: State, hex_: int) -> str:
    """Return the label of a hex, and the name of the city there if it has another one (TC.names)."""
    label, town = facts.labels[hex_], state.map_places.town_at[hex_]
    name = label if town == NOWHERE else state.map_places.towns[town].name
    return label if name == label else f"{label} {name}"


def about_city(facts: Facts, state: State, hex_: int, *, has_bonus: bool = True) -> Saying | None:
    """Return where, why and when the city of a hex came, its keys, and what the first track there receives.

    The parts have ` · ` between them; without ``has_bonus`` others say the last. None for a hex in which no
    city has come about.
    """
    city = next((each for each in state.progress.founded if each.hex == hex_), None)
    if city is None:
        return None
    town = state.map_places.town_at[hex_]
    place = state.map_places.towns[town]
    why = _WHY_LATER[city.by] if city.round else _WHY_EARLY[city.by]
    parts = [say("{text}", text=place_of(facts, state, hex_)), Saying(why, {"n": city.round})]
    if city.keys > 1:
        parts.append(say("{n} keys", n=city.keys))
    if has_bonus and place.bonus and not state.served >> town & 1 and not is_start(state, hex_):
        parts.append(say("{n} for the first track", n=place.bonus))
    return together(parts, " · ")


def round_opened(move: ThrowDice | DealCities | SetRaces, before: State) -> tuple[Saying, Saying | None]:
    """Return the heading of what begins with a throw of chance, and a sentence where it says more."""
    match move:
        case ThrowDice(faces):
            rolls = ", ".join(map(str, faces))
            return say("Round {n}: {rolls} to build with", n=max(1, before.round), rolls=rolls), None
        case SetRaces(pairs):
            heading = say("Round {n}: races", n=before.round)
            if not pairs:
                return heading, say("There are no new races.")
            drawn = [say("{start} to {end}", start=one, end=other) for one, other in pairs]
            return heading, say("The new races are {races}.", races=listed(drawn))
        case DealCities():
            if not before.round:
                return say("Before round 1: cities"), None
            return say("End of round {n}: cities", n=before.round), None


def in_rounds(facts: Facts, state: State, players: Sequence[str], event: Event) -> Saying | None:
    """Return what an event brings about in a game by rounds; None where others say it."""
    match event:
        case Founded(hex_, by, _, keys):
            words = _KEYS[by] if keys > 1 else _FOUNDED[by]
            return Saying(words, {"place": place_of(facts, state, hex_), "n": keys})
        case Paid() if event.purpose.reason is Reason.INTEREST:
            return say("{player} pays {n} interest.", player=players[event.payer], n=event.amount)
        case Paid() if event.purpose.reason is Reason.FIRST_ENTRY:
            return say("{n} to {player}, who has track there.", n=event.amount, player=players[event.payee])
        case RunDropped(keys=keys):
            return say("No one enters {start} to {end} again. It is dropped.", start=keys[0], end=keys[1])
        case HeldOver(keys=keys):
            return say(
                "No one enters {start} to {end}. It is offered again in the next round.",
                start=keys[0],
                end=keys[1],
            )
    return None
