"""Steps of the Building Stage, and of building between races."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Any

from engine.game.events import BANK, BuildingEnded, Event, Laid, Paid
from engine.game.facts import NOWHERE
from engine.game.ledger import Ledger
from engine.game.moves import AgreeLine, Cross, Done, GiveNotice, Lay, Leap, OfferLine, Roll, Start, Work
from engine.game.state import State
from engine.game.steps.building import Build, BuildExtra, OpenExtra
from engine.game.steps.opening import RollAllowance
from engine.game.track.laying import no_track
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import ROLLS, list_of, number_of
from engine.text.names import place_of
from engine.turns.illegal import IllegalMove


def price(table: Table, value: Any) -> Fields:
    """Return the cost of a link for no one in particular; raises IllegalMove when none may be laid."""
    labels = list_of(value, table.where)
    if len(labels) != 2:
        raise ScenarioError(f"{table.where}: a price needs a link, that is two hexes.")
    facts = table.game.facts
    start, end = (table.hex(label) for label in labels)
    cost = facts.costs[link] if (link := facts.link(start, end)) != NOWHERE else 0
    if not cost:
        raise IllegalMove("6.A3", no_track(facts, start, end))
    return {"cost": cost}


def start(table: Table, value: Fields) -> Fields:
    """Let a player choose a start, those before them having chosen; or take a second one in their turn."""
    seat = table.seat(value.get("player"))
    if table.state.starts[seat] != NOWHERE or table.state.hexes[seat]:
        return _built(table, value, [Start(table.hex(value.get("hex")))])
    waiting = table.game.actor(table.state)
    if waiting != seat:
        raise ScenarioError(f"{table.where}: it is not {value.get('player')}'s turn to choose a start.")
    table.play(Start(table.hex(value.get("hex"))))
    labels, founded = table.game.facts.labels, table.state.progress.founded
    return {"keys": {labels[city.hex]: city.keys for city in founded}}


def round_(table: Table, value: Fields) -> Fields:
    """Begin a building round with a roll for all, or one for each in order; its order and allowances.

    Where the game has not reached it by itself, the file does not say what was built in the rounds before,
    so none of them counts as idle.
    """
    state = table.state
    if not isinstance(table.game.turn(state), RollAllowance) or state.awaits_throw:
        state = table.state = table.state.copy()
        state.begin(table.stage)
        state.builders = ()
        state.awaits_throw = False
        state.idle = 0
    table.thrown = ()
    if NOWHERE in state.starts and not state.round:
        raise ScenarioError(f"{table.where}: every player needs a start before the first round.")
    if "rolls" in value:
        return _rolls(table, [number_of(roll, table.where) for roll in list_of(value["rolls"], table.where)])
    table.play(Roll(number_of(value.get("roll"), table.where)))
    table.left = dict.fromkeys(range(state.players), table.state.allowance)
    return {
        "builders": [table.players[seat] for seat in table.state.builders],
        "allowance": table.state.allowance,
    }


def _rolls(table: Table, rolls: list[int]) -> Fields:
    """Let each player throw for themselves, all before the first of them builds; what each has (E.A1)."""
    builders: list[int] = []
    table.left = dict.fromkeys(range(table.state.players), 0)
    for roll in rolls:
        if builders:
            _pass_turn(table)
        if builders and not table.state.builders:
            raise ScenarioError(f"{table.where}: fewer players build in the round than throws are given.")
        table.play(Roll(roll))
        builders.append(table.state.builders[0])
        table.left[builders[-1]] = table.state.allowance
    if not rolls or len(table.state.builders) > 1:
        raise ScenarioError(f"{table.where}: every player who builds in the round needs a throw.")
    table.thrown = tuple(builders)
    table.build_by_throws(table.thrown)
    return {
        "builders": [table.players[seat] for seat in builders],
        "allowance": {table.players[seat]: table.left[seat] for seat in builders},
    }


def _pass_turn(table: Table) -> None:
    """Let the next player throw, this one's building still to come; refused where one throw is for all."""
    state = table.state = table.state.copy()
    state.builders = state.builders[1:]
    state.awaits_throw = not table.game.facts.rules.one_throw


def build(table: Table, value: Fields) -> Fields:
    """Lay chains of track for a player, all of them or, when one link is forbidden, none."""
    chains = table.chains(value.get("track"))
    if "roll" in value:
        use_roll(table, table.seat(value.get("player")), value["roll"])
    return _built(table, value, [Lay(*ends) for chain in chains for ends in pairwise(chain)])


def use_roll(table: Table, seat: int, roll: Any) -> None:
    """Let a roll pay for what a player builds next, where it is another than before."""
    rolls = table.state.progress.rolls
    place = ROLLS.find(str(roll))
    if not 0 <= place < len(rolls):
        raise ScenarioError(f"{table.where}: the round has no roll '{roll}'.")
    if place != table.state.progress.roll or table.state.builders[:1] != (seat,):
        table.left[seat] = rolls[place]
    table.state = table.state.copy()
    table.state.progress = replace(table.state.progress, roll=place)


def cross(table: Table, value: Fields) -> Fields:
    """Lay a whole crossing for a player."""
    names = [crossing.name for crossing in table.game.facts.crossings]
    name = value.get("crossing")
    place = place_of(name, names)
    if place is None:
        raise ScenarioError(f"{table.where}: there is no crossing '{name}' on the map.")
    return _built(table, value, [Cross(place)])


def leap(table: Table, value: Fields) -> Fields:
    """Let a player leap over another's track."""
    start, end = (table.hex(value.get(name)) for name in ("from", "to"))
    return _built(table, value, [Leap(start, end, table.seat(value.get("over")))])


def joint(table: Table, value: Fields) -> Fields:
    """Let two players build a joint line with both their throws, the first offering it (E.C4)."""
    seats = [table.seat(name) for name in list_of(value.get("players"), table.where)]
    if len(seats) != 2:
        raise ScenarioError(f"{table.where}: a joint line needs two players.")
    chains = table.chains(value.get("track"))
    if len(chains) != 1:
        raise ScenarioError(f"{table.where}: a joint line is one chain of track, for example [A1 A4].")
    give_turn(table, seats[0])
    state = table.state
    waiting = {seat for seat in seats[1:] if table.left.get(seat) == state.allowance}
    state.builders += tuple(waiting - {*state.builders})
    table.play(OfferLine(seats[1], chains[0]))
    events = table.play(AgreeLine())
    table.left.update(dict.fromkeys(seats, 0))
    table.ended = any(isinstance(event, BuildingEnded) for event in events)
    paid = [event for event in events if isinstance(event, Paid)]
    return {
        "cost": sum(event.cost for event in events if isinstance(event, Laid)),
        "payments": {table.players[seat]: table.by_name(_paid(paid, seat)) for seat in seats},
        "bonus": sum(event.amount for event in paid if event.payer == BANK),
    }


def notice(table: Table, value: Fields) -> Fields:
    """Let a player give notice that building ends (E.A8)."""
    give_turn(table, table.seat(value.get("player")))
    table.play(GiveNotice())
    return {}


def _built(table: Table, value: Fields, works: list[Work]) -> Fields:
    """Do a player's works and return what they cost and brought."""
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
    """Make it a player's turn to build with what they have left; those after them keep theirs where it is.

    Where the game waits for another they alone build. The stage is the one given, whatever the game went
    on to when the step before left no one to move; but once track has ended the Building Stage, or a race
    the game, it stays so. Raises IllegalMove then (6.A7, E.B7).
    """
    if table.ended:
        raise IllegalMove("6.A7", "The Building Stage is over.")
    if table.is_decided:
        raise IllegalMove("6.B7", "The game is over.")
    table.state = state = _with_extra_opened(table)
    is_his = isinstance(table.game.turn(state), Build | BuildExtra) and state.builders[0] == seat
    state = table.state = state.copy()
    if not is_his or state.stage != table.stage:
        state.begin(table.stage)
        state.track_funds = table.funds or state.track_funds
        state.builders = (seat,)
        state.awaits_throw = False
    state.points = table.points_of(seat)
    if table.game.facts.rules.turn_order == "rounds":
        state.progress = replace(state.progress, phase="building")
    if NOWHERE in state.starts:
        # Whoever builds has chosen a start, wherever that was: the game asks for none any more (6.A2).
        state.round = max(state.round, 1)


def _with_extra_opened(table: Table) -> State:
    """Return the state with extra building begun where it is due, as after two runs (6.B6)."""
    facts, state, extra = table.game.facts, table.state.copy(), OpenExtra()
    waits = state.stage == "operating" and state.pair is None and not state.builders
    if waits and extra.due(facts, state):
        extra.pass_on(facts, state, Ledger(state, facts.rules))
    return state


def _paid(events: Iterable[Event], payer: int) -> dict[int, int]:
    amounts: dict[int, int] = {}
    for event in events:
        if isinstance(event, Paid) and event.payer == payer and event.payee != BANK:
            amounts[event.payee] = amounts.get(event.payee, 0) + event.amount
    return amounts
