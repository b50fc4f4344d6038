"""Steps of the Building Stage, and of building between races."""

from itertools import pairwise
from typing import Any

from engine.game.events import BANK, BuildingEnded, Event, Laid, Paid
from engine.game.facts import NOWHERE
from engine.game.illegal import IllegalMove
from engine.game.moves import Cross, Done, Lay, Leap, Roll, Start, Work
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import list_of, number_of


def price(table: Table, value: Any) -> Fields:
    """Return the cost of a link for nobody in particular; raises IllegalMove when none may be laid."""
    labels = list_of(value, table.where)
    if len(labels) != 2:
        raise ScenarioError(f"{table.where}: a price is asked for a link, that is two hexes.")
    facts = table.game.facts
    start, end = (table.hex(label) for label in labels)
    cost = facts.costs[link] if (link := facts.link(start, end)) != NOWHERE else 0
    if not cost:
        raise IllegalMove("6.A3", f"No track can be laid between {facts.name(start)} and {facts.name(end)}.")
    return {"cost": cost}


def start(table: Table, value: Fields) -> Fields:
    """Let a player choose his start, those before him having chosen."""
    seat = table.seat(value.get("player"))
    waiting = table.game.actor(table.state)
    if waiting != seat:
        raise ScenarioError(f"{table.where}: it is not {value.get('player')}'s turn to choose a start.")
    table.play(Start(table.hex(value.get("hex"))))
    return {}


def round_(table: Table, value: Fields) -> Fields:
    """Begin a building round with a roll; its order and allowance.

    What was built in the rounds before is not told, so none of them counts as idle.
    """
    state = table.state = table.state.copy()
    state.stage = table.stage
    state.builders = ()
    state.idle = 0
    if NOWHERE in state.starts and not state.round:
        raise ScenarioError(f"{table.where}: every player needs a start before the first round.")
    table.play(Roll(number_of(value.get("roll"), table.where)))
    table.left = dict.fromkeys(range(state.players), table.state.allowance)
    return {
        "builders": [table.players[seat] for seat in table.state.builders],
        "allowance": table.state.allowance,
    }


def build(table: Table, value: Fields) -> Fields:
    """Lay chains of track for a player, all of them or, when one link is forbidden, none."""
    chains = table.chains(value.get("track"))
    return _built(table, value, [Lay(*ends) for chain in chains for ends in pairwise(chain)])


def cross(table: Table, value: Fields) -> Fields:
    """Lay a whole crossing for a player."""
    names = [crossing.name for crossing in table.game.facts.crossings]
    name = value.get("crossing")
    if name not in names:
        raise ScenarioError(f"{table.where}: there is no crossing '{name}' on the map.")
    return _built(table, value, [Cross(names.index(name))])


def leap(table: Table, value: Fields) -> Fields:
    """Let a player leap over another's track."""
    start, end = (table.hex(value.get(name)) for name in ("from", "to"))
    return _built(table, value, [Leap(start, end, table.seat(value.get("over")))])


def _built(table: Table, value: Fields, works: list[Work]) -> Fields:
    """Do a player's works and tell what they cost and brought."""
    seat = table.seat(value.get("player"))
    give_turn(table, seat)
    events = [event for work in works for event in table.play(work)]
    table.left[seat] = table.state.points
    table.ended = any(isinstance(event, BuildingEnded) for event in events)
    return {
        "cost": sum(event.cost for event in events if isinstance(event, Laid)),
        "pays": table.by_name(_paid(events, seat)),
        "bonus": sum(paid.amount for paid in events if isinstance(paid, Paid) and paid.payer == BANK),
        "saved": dict(zip(table.players, table.state.saved, strict=True)),
    }


def save(table: Table, value: Fields) -> Fields:
    """End a player's turn, saving points of the allowance."""
    seat = table.seat(value.get("player"))
    give_turn(table, seat)
    table.play(Done(number_of(value.get("points"), table.where)))
    table.left[seat] = 0
    return {"saved": dict(zip(table.players, table.state.saved, strict=True))}


def give_turn(table: Table, seat: int) -> None:
    """Make it a player's turn to build with what he has left.

    The stage is the one given, whatever the game went on to when the step before left nobody to move;
    but once track has ended the Building Stage it stays so. Raises IllegalMove then (6.A7).
    """
    if table.ended:
        raise IllegalMove("6.A7", "The Building Stage is over.")
    state = table.state = table.state.copy()
    state.stage = table.stage
    state.builders = (seat,)
    state.points = table.left[seat]


def _paid(events: list[Event], payer: int) -> dict[int, int]:
    """Return what one player paid each rival."""
    amounts: dict[int, int] = {}
    for event in events:
        if isinstance(event, Paid) and event.payer == payer and event.payee != BANK:
            amounts[event.payee] = amounts.get(event.payee, 0) + event.amount
    return amounts
