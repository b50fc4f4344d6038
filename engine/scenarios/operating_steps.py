"""Steps of the Operating Stage."""

from typing import Any

from engine.game.events import Event, HeldOver, Paid, RaceDecided, Reason, RunOffered
from engine.game.ledger import Ledger
from engine.game.moves import ChanceMove, RollKey, RollTrain, TurnCard
from engine.game.routes.runs import Run, can_be_run, least_length, run_of, shortest
from engine.game.state import Pair
from engine.game.steps.building import OpenExtra
from engine.game.steps.declaring import Declare
from engine.game.steps.drawing import offer
from engine.messages import say
from engine.scenarios.city_steps import became_of_race, open_races, race_offered
from engine.scenarios.entering import (
    all_places,
    check_exchange,
    declaration,
    entries_of,
    payments_of,
)
from engine.scenarios.position import pair_of
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import list_of, number_of, shown
from engine.transcript.people import winners
from engine.turns.illegal import IllegalMove


def draw(table: Table, value: Fields) -> Fields:
    """Draw the keys of a race; refused while a run held over can be run, which comes in its place (6.B1e)."""
    clear(table)
    if any(can_be_run(table.game.facts, table.state, pair) for pair in table.state.held):
        raise IllegalMove("6.B1e", "A run held over is now possible and replaces this draw.")
    table.state.first = None
    table.state.rejected = ()
    table.state.drawn = number_of(value.get("race", table.state.drawn + 1), table.where) - 1
    chance = _cards(table, value) if "cards" in value else [*list_of(value.get("rolls"), table.where)]
    if chance and table.game.turn(table.state) is None:
        table.play(_draw_too_many(table, value, chance))
    while chance:
        for event in table.play(_next_draw(table, chance)):
            if isinstance(event, RunOffered | HeldOver):
                if chance:
                    raise ScenarioError(f"{table.where}: the draw is over before {chance[0]} comes up.")
                held = {"held": "6.B1e"} if isinstance(event, HeldOver) else {}
                return {"keys": list(event.keys), **held}
    raise ScenarioError(f"{table.where}: these rolls or cards do not give two keys for a run.")


def _cards(table: Table, value: Fields) -> list[Any]:
    return [str(card) for card in list_of(value["cards"], table.where)]


def _draw_too_many(table: Table, value: Fields, chance: list[Any]) -> ChanceMove:
    """Take the first key of a race that is not to be drawn, so that the rules say why."""
    if "cards" in value:
        return TurnCard(chance[0])
    return RollKey(tuple(number_of(roll, table.where) for roll in chance[:2]))


def _next_draw(table: Table, chance: list[Any]) -> ChanceMove:
    """Take as many rolls, or a card, as the next key needs."""
    outcomes = table.game.chance(table.state)
    first = outcomes[0].move if outcomes else None
    if isinstance(first, RollKey) and len(chance) >= len(first.faces):
        faces = tuple(number_of(chance.pop(0), table.where) for _ in first.faces)
        return RollKey(faces)
    if isinstance(first, TurnCard):
        return TurnCard(str(chance.pop(0)))
    raise ScenarioError(f"{table.where}: no key can be drawn now, or a roll is missing.")


def run(table: Table, value: Fields) -> Fields:
    """Return the length of a run; raises IllegalMove when it is too short."""
    clear(table)
    facts, pair = table.game.facts, pair_of(table, value.get("from"), value.get("to"))
    found = _long_enough(table, pair)
    if not can_be_run(facts, table.state, pair):
        if facts.rules.pairs_redrawn:
            raise IllegalMove("E.B1", "No player can run this pair, so both ends are drawn again.")
        return {"held": "6.B1e"}
    return {"length": shortest(facts, table.state, found)}


def _long_enough(table: Table, pair: Pair) -> Run:
    """Return a run between two destinations; raises IllegalMove when all of it is too short."""
    facts = table.game.facts
    found = run_of(facts, table.state, pair.origins, pair.goals)
    if found.too_short:
        raise IllegalMove("6.B1d", say("A run needs at least {least} links.", least=least_length(facts)))
    return found


def race(table: Table, value: Fields) -> Fields:
    """Run a race: declarations richest first, payments, and the rolls given.

    It is the game's own where that has come to it by itself; else it is put to the players.
    """
    entries = entries_of(table, value)
    if not _is_due(table, value):
        open_races(table)
        clear(table)
        pair = pair_of(table, value.get("from"), value.get("to"))
        _long_enough(table, pair)
        table.state.held = _others(table.state.held, pair)
        offer(table.state, pair, Ledger(table.state, table.game.facts.rules))
        race_offered(table)
    offered = table.state.progress.offered
    events: list[Event] = []
    asked = set()
    while table.state.undeclared and _decision(events) is None:
        player = table.state.undeclared[0]
        move = declaration(table, player, entries.get(player), again=player in asked)
        asked.add(player)
        events += table.play(move)
    if entries.keys() - asked:
        raise IllegalMove("6.C7b", "The imaginary company enters only when one player is in the race.")
    rolls = [number_of(roll, table.where) for roll in list_of(value.get("rolls", []), table.where)]
    while rolls and table.state.trains:
        events += table.play(RollTrain(rolls.pop(0)))
    if table.state.builders:
        table.left.clear()
    paid = [event for event in events if isinstance(event, Paid)]
    check_exchange(table, value, paid)
    won = {event.payee: event.amount for event in paid if event.purpose.reason is Reason.PRIZE}
    decided = _decision(events)
    if decided is None and offered is not None and not entries:
        return became_of_race(table, offered, events)
    if decided is None:
        raise ScenarioError(f"{table.where}: these rolls do not decide the race; more are needed.")
    places = all_places(table, decided, rolls, entries)
    if rolls:
        raise ScenarioError(f"{table.where}: the race needs fewer rolls; {len(rolls)} too many at the end.")
    return {
        "payments": payments_of(table, paid),
        "finish": [[table.players[seat] for seat in sorted(place)] for place in places],
        "prizes": table.by_name(won),
        **became_of_race(table, offered, events),
    }


def _decision(events: list[Event]) -> RaceDecided | None:
    """Return the end of a race, after which the game may have gone on to the next, or None before it."""
    return next((event for event in events if isinstance(event, RaceDecided)), None)


def _is_due(table: Table, value: Fields) -> bool:
    """Return whether the game waits for the first declaration of a race, by the names or keys of its ends."""
    pair, due = table.state.pair, table.game.turn(table.state)
    if pair is None or not isinstance(due, Declare):
        return False
    known = [{*both} for both in zip(pair.names, pair.keys, strict=True)]
    ends = [str(value.get("from")), str(value.get("to"))]
    return any(one in known[0] and other in known[1] for one, other in (ends, ends[::-1]))


def _others(held: tuple[Pair, ...], run: Pair) -> tuple[Pair, ...]:
    """Return the pairs held over without the oldest between the same destinations as a run."""
    ends = {run.origins, run.goals}
    taken = next((pair for pair in held if {pair.origins, pair.goals} == ends), None)
    return tuple(pair for pair in held if pair is not taken)


def order(table: Table, value: Any) -> Fields:
    """Return the order in which players declare for a race, or take their extra building."""
    clear(table)
    if value == "declaring":
        offer(table.state, Pair(0, ("", ""), ("", ""), (), ()), Ledger(table.state, table.game.facts.rules))
        seats = table.state.undeclared
    elif value == "extra building":
        OpenExtra().pass_on(table.game.facts, table.state, Ledger(table.state, table.game.facts.rules))
        seats = table.state.builders
    else:
        raise ScenarioError(f"{table.where}: only declaring and extra building have an order.")
    clear(table)
    return {"is": [table.players[seat] for seat in seats]}


def over(table: Table, value: Any) -> Fields:
    """Return whether a stage, or the game, has ended."""
    if value not in ("building", "game"):
        raise ScenarioError(f"{table.where}: building or game may be over, not {shown(value)}.")
    if value == "building" or table.state.stage != "over":
        clear(table)
    state = table.state.copy()
    state.round = max(state.round, 1)
    state.recheck = True
    state = table.game.settled(state).state
    if value == "building":
        return {"is": state.stage != "building"}
    result = table.game.result(state)
    won = winners(result.winners, table.people, table.players) if result else []
    return {"is": result is not None, "winners": won}


def clear(table: Table) -> None:
    """Take what an earlier step left to be done off the table: turns, declarations, trains.

    A game that a race has ended stays so.
    """
    decided = table.is_decided
    state = table.state = table.state.copy()
    if not decided:
        state.ending = None
        if state.stage == "over":
            state.stage = "operating"
    state.builders = state.undeclared = ()
    every = table.game.facts.rules.extra_every
    state.since_building = state.since_building % every if every else 0
    state.entries = ()
    state.trains = ()
    state.places = ()
    state.pair = None
    state.recheck = False
