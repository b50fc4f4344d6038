"""Positions and steps of games by rounds, in which cities appear (TC)."""

from dataclasses import replace
from typing import Any, Final

from engine.game.cities.founding import found_city
from engine.game.cities.round_races import is_coast_race
from engine.game.city_progress import City, Offer, Phase
from engine.game.events import Event, Founded
from engine.game.facts import NOWHERE
from engine.game.ledger import Ledger
from engine.game.moves import DealCities, SetRaces, Start, ThrowDice
from engine.game.state import Foothold
from engine.game.steps.cities.founding import eligible
from engine.scenarios.building_steps import give_turn
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import fields_of, list_of, number_of

_BY: Final = {"start": "start", "chance": "chance", "traffic": "traffic", "west": "second start"}
_FUNDS: Final = ("allowance", "account", "links")


def set_cities(table: Table, given: Fields) -> None:
    """Set the round, the cities there are and how track is paid for; what they brought is paid already."""
    state, facts = table.state, table.game.facts
    if facts.rules.turn_order != "rounds":
        return
    accounts, ledger = list(state.accounts), Ledger(state, facts.rules)
    usual = 1 if any(start != NOWHERE for start in state.starts) else 0
    round_ = number_of(given.get("round", usual), table.where)
    for start in state.starts:
        if start in facts.starts:
            found_city(facts, state, start, "start", ledger)
    for label, told in _fields(table, given, "cities").items():
        _found(table, table.hex(label), told, ledger)
    for name, label in _fields(table, given, "west").items():
        hex_ = table.hex(label)
        state.footholds += (Foothold(table.seat(name), hex_, NOWHERE),)
        found_city(facts, state, hex_, "second start", ledger)
    state.round = max(0, round_ - 1)
    for label in list_of(given.get("newest", []), table.where):
        found_city(facts, state, table.hex(label), "chance", ledger)
    state.round, state.accounts = round_, accounts
    run_in = max(1, round_ - 1) if given.get("transcontinental") == "run" else 0
    phase: Phase = "building" if table.stage == "building" else "races"
    phase = phase if round_ else "cities"
    state.progress = replace(state.progress, coast_race_round=run_in, phase=phase)
    funds = given.get("paid_from", state.track_funds)
    if funds not in _FUNDS:
        raise ScenarioError(f"{table.where}: track is paid from {', '.join(_FUNDS)}, not '{funds}'.")
    state.track_funds = table.funds = funds
    if funds == "links" and facts.cities is not None:
        state.points = state.allowance = facts.cities.cash_links
        table.left = dict.fromkeys(range(state.players), state.points)


def _found(table: Table, hex_: int, told: Any, ledger: Ledger) -> None:
    """Found a city that the position gives: how it came about, its keys, and whether its bonus is open."""
    state, facts = table.state, table.game.facts
    fields = fields_of(told, ("keys", "by", "bonus"), table.where)
    by: Any = _BY.get(str(fields.get("by", "chance")))
    if by is None:
        raise ScenarioError(f"{table.where}: a city comes by {', '.join(_BY)}.")
    state.round = 0
    if not any(city.hex == hex_ for city in state.progress.founded):
        found_city(facts, state, hex_, by, ledger)
    keys = number_of(fields.get("keys", 1), table.where)
    state.progress = replace(
        state.progress,
        founded=tuple(
            City(city.hex, keys, by, city.round) if city.hex == hex_ else city
            for city in state.progress.founded
        ),
    )
    if not fields.get("bonus", True):
        state.served |= 1 << state.map_places.town_at[hex_]


def _fields(table: Table, given: Fields, name: str) -> Fields:
    value = given.get(name, {})
    if not isinstance(value, dict):
        raise ScenarioError(f"{table.where}: '{name}' must be fields with names.")
    return value


def _come_to(table: Table, phase: Phase, *, operating: bool = False) -> None:
    """Let the game wait for something, whatever it waited for."""
    state = table.state = table.state.copy()
    state.begin("operating" if operating else "building")
    state.track_funds = table.funds or state.track_funds
    state.builders, state.pair, state.undeclared, state.entries, state.trains = (), None, (), (), ()
    state.ending = None
    state.progress = replace(state.progress, phase=phase, offers=(), offered=None)


def dice(table: Table, value: Fields) -> Fields:
    """Throw the dice of a round, with which everybody builds."""
    faces = tuple(number_of(face, table.where) for face in list_of(value.get("thrown"), table.where))
    _come_to(table, "dice")
    table.state.progress = replace(table.state.progress, coast_race_round=0)
    table.play(ThrowDice(faces))
    table.left = dict.fromkeys(range(table.state.players), faces[0])
    return {"rolls": list(table.state.progress.rolls)}


def cities(table: Table, value: Any) -> Fields:
    """Let cities appear by chance; how many hexes were open to them."""
    hexes = tuple(table.hex(label) for label in list_of(value, table.where))
    _come_to(table, "cities")
    open_ = len(eligible(table.game.facts, table.state))
    events = table.play(DealCities(hexes))
    return {"eligible": open_, **_came(table, events)}


def races(table: Table, value: Any) -> Fields:
    """Draw the new races of a round; how many are offered in it, those held over among them."""
    pairs = [tuple(map(str, list_of(pair, table.where))) for pair in list_of(value, table.where)]
    if any(len(pair) != 2 for pair in pairs):
        raise ScenarioError(f"{table.where}: a race has two ends.")
    _come_to(table, "draw", operating=True)
    before = table.state.drawn - len(table.state.progress.again)
    table.play(SetRaces(tuple((one, other) for one, other in pairs)))
    return {"offered": table.state.drawn - before}


def west(table: Table, value: Fields) -> Fields:
    """Let a player start a second time."""
    seat = table.seat(value.get("player"))
    give_turn(table, seat)
    events = table.play(Start(table.hex(value.get("hex"))))
    table.left[seat] = table.state.points
    return _came(table, events)


def open_races(table: Table) -> None:
    """Let the races of the round be run, whatever the game waited for."""
    if table.game.facts.rules.turn_order == "rounds" and table.state.stage != "over":
        _come_to(table, "races", operating=True)


def race_offered(table: Table) -> None:
    """Write down which race of the round is put to the players."""
    state = table.state
    if table.game.facts.rules.turn_order == "rounds" and state.pair is not None:
        offer = Offer(state.pair.race, state.pair.keys, table.offered_before)
        state.progress = replace(state.progress, phase="races", offers=(), offered=offer, entered=())


def became_of_race(table: Table, offer: Offer | None, events: list[Event]) -> Fields:
    """Return what became of a race besides its prizes: cities, and whether it is offered again."""
    facts = table.game.facts
    if facts.rules.turn_order != "rounds":
        # Cities may grow with traffic under any rules.
        return _came(table, events) if facts.cities else {}
    if offer is None:
        return {}
    progress = table.state.progress
    again = any(other.race == offer.race for other in progress.again)
    is_open = is_coast_race(facts, offer.keys) and not progress.coast_race_round
    return {"offered": "again" if again or is_open else "no more", **_came(table, events)}


def _came(table: Table, events: Any) -> Fields:
    """Return the cities that were founded, and how many keys those have whose number has changed."""
    labels = table.game.facts.labels
    told = [event for event in events if isinstance(event, Founded)]
    return {
        "founded": [labels[event.hex] for event in told if event.keys == 1],
        "keys": {labels[event.hex]: event.keys for event in told},
    }
