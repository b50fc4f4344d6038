"""Steps of games whose players write orders: dice, the orders of a round, entries, and tables of races."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.game.events import BANK, EntryVoid, Event, HeldOver, Laid, Paid, Reason
from engine.game.facts import NOWHERE
from engine.game.moves import (
    Buy,
    Exchange,
    Leap,
    Missing,
    Piece,
    RaceOrder,
    RollTrain,
    SetRolls,
    Start,
    ThrowDice,
    WriteOrders,
    WriteRound,
)
from engine.game.state import PostalRound
from engine.game.steps.postal.building import WriteBuilds
from engine.game.steps.postal.racing import WriteEntries
from engine.game.steps.postal.rounds import begin_round
from engine.game.steps.postal.throwing import ThrowRolls
from engine.racetables.judging import why_no_half
from engine.scenarios.laid import bends
from engine.scenarios.position import pair_of
from engine.scenarios.sailing import ferry_named, voyages
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import ROLLS, WRITTEN_ENTRY, fields_of, list_of, number_of, text_of

_TRACK = (Reason.JUNCTION, Reason.ALONGSIDE, Reason.CAP)


def dice(table: Table, value: Fields) -> Fields:
    """Throw the dice of a round; the rolls that everybody builds with (VP.B1a)."""
    _expect_round(table)
    faces = [number_of(face, table.where) for face in list_of(value.get("thrown"), table.where)]
    table.play(ThrowDice(tuple(faces)))
    return {"rolls": list(table.state.post.rolls)}


def orders(table: Table, value: Any) -> Fields:
    """Carry out the builds that players have written; who is not named stands still."""
    written = _by_player(table, value, ("rolls",))
    if "rolls" in value:
        _expect_round(table)
        rolls = [number_of(roll, table.where) for roll in list_of(value["rolls"], table.where)]
        table.play(SetRolls(tuple(rolls)))
    if not isinstance(table.game.turn(table.state), WriteBuilds):
        raise ScenarioError(f"{table.where}: orders need the rolls of the round.")
    events: list[Event] = []
    for seat in range(table.state.players):
        events += table.play(_builds(table, written.get(seat, {})))
    return _outcome(table, events)


def _expect_round(table: Table) -> None:
    """Move to the dice of the round that the scenario gives, where the game has not come to it by itself."""
    if isinstance(table.game.turn(table.state), ThrowRolls):
        return
    state = table.state = table.state.copy()
    state.begin("building")
    state.round, state.post = max(1, table.round - 1), PostalRound()


def _builds(table: Table, value: Any) -> WriteOrders | Missing:
    """Return the orders of a player: pieces by roll, or that none came."""
    if value == "missing":
        return Missing()
    known = ROLLS[: len(table.state.post.rolls)]
    fields = fields_of(value, known, table.where)
    return WriteOrders(tuple(_pieces(table, fields.get(roll, [])) for roll in known))


def _pieces(table: Table, value: Any) -> tuple[Piece, ...]:
    """Return pieces of orders: chains, ferries to buy, leaps and second starts."""
    return tuple(_piece(table, piece) for piece in list_of(value, table.where))


def _piece(table: Table, value: Any) -> Piece:
    if not isinstance(value, dict):
        return table.chain(value)
    fields = fields_of(value, ("buy", "start", "leap", "over"), table.where)
    if "buy" in fields:
        return Buy(ferry_named(table, fields["buy"]))
    if "start" in fields:
        return Start(table.hex(fields["start"]))
    ends = [table.hex(label) for label in text_of(fields.get("leap"), table.where).split()]
    if len(ends) != 2:
        raise ScenarioError(f"{table.where}: a leap names two hexes.")
    return Leap(ends[0], ends[1], table.seat(fields.get("over")))


def entries(table: Table, value: Any) -> Fields:
    """Run a round of races by what players have written, with the rolls given, and lay the extra track."""
    written = _by_player(table, value, ("races", "held", "rolls"))
    _expect_races(table, value)
    events: list[Event] = []
    for seat in range(table.state.players):
        events += table.play(_entries_of(table, written.get(seat, {})))
    rolls = [number_of(roll, table.where) for roll in list_of(value.get("rolls", []), table.where)]
    while rolls and table.state.trains:
        events += table.play(RollTrain(rolls.pop(0)))
    if rolls or table.state.trains:
        raise ScenarioError(f"{table.where}: the races need {'fewer' if rolls else 'more'} rolls.")
    void: defaultdict[str, list[str]] = defaultdict(list)
    for event in events:
        if isinstance(event, EntryVoid):
            void[table.players[event.player]].append(event.rule)
    tolls = [event for event in events if isinstance(event, Paid) and event.purpose.reason not in _TRACK]
    prizes = Counter[int]()
    for paid in tolls:
        if paid.payer == BANK and paid.purpose.reason is Reason.PRIZE:
            prizes[paid.payee] += paid.amount
    return {
        **_outcome(table, events),
        "payments": _between(table, tolls),
        "prizes": table.by_name(prizes),
        "void": dict(void),
        "held": [event.race for event in events if isinstance(event, HeldOver)],
    }


def _expect_races(table: Table, value: Fields) -> None:
    """Offer the races given, after those that an earlier step has held over."""
    given = list_of(value.get("races", []), table.where)
    if not given and isinstance(table.game.turn(table.state), WriteEntries):
        return
    state, rules = table.state.copy(), table.game.facts.rules
    before, again = dict(state.post.waited), state.stage == "operating" and state.post.race_round
    state.begin("operating")
    state.round = state.round + 1 if again else max(1, table.round)
    late = {number_of(race, table.where) for race in list_of(value.get("held", []), table.where)}
    new = []
    for race in given:
        number_and_ends = list_of(race, table.where)
        if len(number_and_ends) != len(("number", "from", "to")):
            raise ScenarioError(f"{table.where}: a race has a number and two destinations.")
        number, origin, goal = number_and_ends
        new.append(pair_of(table, origin, goal)._replace(race=number_of(number, table.where)))
    begin_round(state)
    state.post = replace(
        state.post,
        race_round=state.round - rules.build_rounds,
        sealed=(),
        offered=(*state.held, *new),
        waited=tuple(
            (pair.race, before.get(pair.race, 0) + 1)
            for pair in (*state.held, *new)
            if pair in state.held or pair.race in late
        ),
    )
    state.held, state.pair, state.entries, state.trains = (), None, (), ()
    table.state = state


def _entries_of(table: Table, value: Any) -> WriteRound | Missing:
    """Return the entries and extra track of a player, or that no orders came."""
    if value == "missing":
        return Missing()
    fields = fields_of(value, ("races", "extra"), table.where)
    races = [_race_order(table, race) for race in list_of(fields.get("races", []), table.where)]
    return WriteRound(tuple(races), _pieces(table, fields.get("extra", [])))


def _race_order(table: Table, value: Any) -> RaceOrder:
    fields = fields_of(value, WRITTEN_ENTRY, table.where)
    amounts = table.amounts(fields["pay"]) if "pay" in fields else {}
    pay = tuple(amounts.get(seat, 0) for seat in range(table.state.players)) if "pay" in fields else ()
    exchanges = [
        fields_of(each, ("with", "races"), table.where)
        for each in list_of(fields.get("exchange", []), table.where)
    ]
    return RaceOrder(
        number_of(fields.get("race"), table.where),
        voyages(table, table.chain(fields["route"])) if "route" in fields else (),
        pay,
        table.seat(fields["with"]) if "with" in fields else NOWHERE,
        tuple(
            Exchange(
                table.seat(each.get("with")),
                tuple(number_of(race, table.where) for race in list_of(each.get("races", []), table.where)),
            )
            for each in exchanges
        ),
    )


def table_(table: Table, value: Any) -> Fields:
    """Judge the races of three rounds by sectors: whether they make a half (VP.O4)."""
    rounds = []
    for round_ in list_of(value, table.where):
        races = [text_of(race, table.where).split("-") for race in list_of(round_, table.where)]
        if not all(len(race) == 2 for race in races):
            raise ScenarioError(f"{table.where}: a race is two keys with a hyphen, for example 11-21.")
        rounds.append(tuple((one.removeprefix("@"), other.removeprefix("@")) for one, other in races))
    return {"holds": why_no_half(tuple(rounds)) is None}


# -- the outcome ----------------------------------------------------------------------------------


def _by_player(table: Table, value: Any, known: Sequence[str]) -> Mapping[int, Any]:
    """Return what the fields of a step say of each player."""
    if not isinstance(value, dict):
        raise ScenarioError(f"{table.where}: expected players and what they have written.")
    return {table.seat(name): what for name, what in value.items() if name not in known}


def _outcome(table: Table, events: Iterable[Event]) -> Fields:
    """Return what building paid and brought in a round."""
    events = list(events)
    track = [event for event in events if isinstance(event, Paid) and event.purpose.reason in _TRACK]
    bonus, interest = Counter[int](), Counter[int]()
    for event in events:
        if isinstance(event, Paid) and event.purpose.reason is Reason.FIRST_ENTRY:
            bonus[event.payee] += event.amount
        elif isinstance(event, Paid) and event.purpose.reason is Reason.INTEREST:
            interest[event.payer] += event.amount
    return {
        "pays": _between(table, track),
        "received": _received(table, track),
        "bonus": table.by_name(bonus),
        "interest": table.by_name(interest),
        "laid": _laid(table, events),
    }


def _between(table: Table, paid: Iterable[Paid]) -> Fields:
    """Return who pays whom how much; what a rival may not keep is paid to them all the same."""
    found: defaultdict[str, Fields] = defaultdict(dict)
    for event in paid:
        payee = event.purpose.rival if event.purpose.reason is Reason.CAP else event.payee
        if BANK not in {event.payer, payee}:
            by_payee = found[table.players[event.payer]]
            by_payee[table.players[payee]] = by_payee.get(table.players[payee], 0) + event.amount
    return dict(found)


def _received(table: Table, paid: Iterable[Paid]) -> Fields:
    """Return who receives how much of whom."""
    found: defaultdict[str, Fields] = defaultdict(dict)
    for event in paid:
        if BANK not in {event.payer, event.payee}:
            by_payer = found[table.players[event.payee]]
            by_payer[table.players[event.payer]] = by_payer.get(table.players[event.payer], 0) + event.amount
    return dict(found)


def _laid(table: Table, events: Iterable[Event]) -> Fields:
    """Return the track that each player has laid, as chains of hexes of which only the bends are named."""
    chains: defaultdict[int, list[list[int]]] = defaultdict(list)
    for event in events:
        if isinstance(event, Laid):
            own = chains[event.player]
            if not own or own[-1][-1] != event.start:
                own.append([event.start])
            own[-1].append(event.end)
    return {table.players[seat]: [bends(table, chain) for chain in own] for seat, own in chains.items()}
