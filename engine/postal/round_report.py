"""What came of a round, as a value: track by the clock, races, and the accounts with their totals."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from engine.game.events import (
    BANK,
    FOR_ROUTES,
    EntryVoid,
    Event,
    Laid,
    OrdersEnded,
    Paid,
    RaceDecided,
    Reason,
    RunDropped,
    RunOffered,
)
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Missing, Piece, RollTrain, Start, ThrowDice, WriteOrders, WriteRound, Written
from engine.game.races import Places
from engine.game.routes.round_entries import judged
from engine.game.state import Entry, Pair, State
from engine.game.track.at_once import place_of
from engine.messages import Phrase
from engine.postal.history import History, Made
from engine.transcript.remarks import Ruling


class Flow(NamedTuple):
    """What one point of a piece paid or brought: an amount, and the seat it is of, BANK for a first entry."""

    amount: int
    seat: int


class Growth(NamedTuple):
    """A link that was laid, by the clock of the round (VP.B1c): which roll from 0, and its moment in that.

    ``flows`` are what it paid to each rival, and brought as first entry.
    """

    roll: int
    moment: int
    seat: int
    start: int
    end: int
    cost: int
    flows: tuple[Flow, ...] = ()


@dataclass(frozen=True)
class BuiltPiece:
    """What was laid of a piece: hexes from where it starts, and the flows at each of them.

    A piece without any new track has one hex or none. ``work`` is what was ordered next to track, and
    ``is_done`` whether that came off.
    """

    hexes: tuple[int, ...]
    flows: tuple[tuple[Flow, ...], ...] = ()
    work: Piece | None = None
    is_done: bool = True


@dataclass(frozen=True)
class Stop:
    """A piece or an entry that did not come off as ordered: whose, which, by which rule and why.

    ``at`` is the roll, or the number of the race; ``hex`` is where a piece ended, else NOWHERE.
    """

    seat: int
    at: str
    hex: int
    rule: str
    says: Phrase


@dataclass(frozen=True)
class Runner:
    """A train of a race: who runs it, by which route, its prize, and each seat's share of all payments."""

    entry: Entry
    place: int
    """Its place from 1; 0 for none of those that are paid."""
    shares_place: bool
    prizes: tuple[int, ...]
    """What each seat won, in the order of ``entry.players``."""
    dice: tuple[int, ...]
    """What was rolled for it, in order."""


@dataclass(frozen=True)
class RaceReport:
    """A race of the round: its trains by place, and what every seat paid and received.

    ``flows`` has one entry a seat: amounts received above 0, paid below 0. A race without trains was held
    over, or in the last round dropped.
    """

    pair: Pair
    runners: tuple[Runner, ...] = ()
    flows: tuple[tuple[int, ...], ...] = ()
    dropped: bool = False


@dataclass(frozen=True)
class Row:
    """A row of the accounts: what it is of, and the amount of each seat."""

    name: str
    amounts: tuple[int, ...]

    @property
    def total(self) -> int:
        """The sum of all seats."""
        return sum(self.amounts)


@dataclass(frozen=True)
class RoundReport:
    """Everything about a round.

    ``thrown`` are all dice that the rolls are of, none where the referee set them. ``builds`` are by seat and
    roll, extra track being the only roll of a round of races. ``terms`` say for each seat how its account
    comes about: amounts with the seat they are of, or BANK.
    """

    round: int
    stage: str
    rolls: tuple[int, ...]
    thrown: tuple[int, ...]
    missing: tuple[int, ...]
    starts: tuple[int, ...]
    builds: tuple[tuple[tuple[BuiltPiece, ...], ...], ...]
    growth: tuple[Growth, ...]
    races: tuple[RaceReport, ...]
    stops: tuple[Stop, ...]
    rulings: tuple[Ruling, ...]
    accounts: tuple[Row, ...]
    terms: tuple[tuple[Flow, ...], ...]

    @property
    def forward(self) -> tuple[int, ...]:
        """The accounts brought forward."""
        return self.accounts[0].amounts

    @property
    def carried(self) -> tuple[int, ...]:
        """The accounts carried forward."""
        return self.accounts[-1].amounts


_ROWS: Final = {
    "towns": (Reason.FIRST_ENTRY,),
    "races": (Reason.PRIZE, Reason.RIVAL_TRACK, Reason.RIVAL_FERRY, Reason.FOREIGN_RAILWAY),
    "track": (
        Reason.JUNCTION,
        Reason.ALONGSIDE,
        Reason.CAP,
        Reason.TRACK,
        Reason.CROSSING,
        Reason.FERRY,
        Reason.START,
    ),
    "interest": (Reason.INTEREST,),
}
ROLLS: Final = "abcdefgh"


def report_of(history: History, number: int) -> RoundReport:
    """Return what came of a round that was played."""
    made = history.of_round(number)
    facts, before = history.game.facts, made[0].before
    events = tuple(event for each in made for event in each.played.events)
    written = _written(made)
    paid = [event for event in events if isinstance(event, Paid)]
    builds, growth = _builds(facts, before, written, events, paid)
    return RoundReport(
        round=number,
        stage=before.stage,
        rolls=before.post.rolls,
        thrown=thrown_for(history, number),
        missing=tuple(seat for seat, move in written.items() if isinstance(move, Missing)),
        starts=tuple(each.played.move.hex for each in made if isinstance(each.played.move, Start)),
        builds=builds,
        growth=growth,
        races=tuple(_races(facts, before, written, made)),
        stops=tuple(_stops(events)),
        rulings=tuple(ruling for after, ruling in history.rulings if after in _span(history, number)),
        accounts=_accounts(before, paid),
        terms=tuple(tuple(_terms(before, paid, seat)) for seat in range(before.players)),
    )


def thrown_for(history: History, number: int) -> tuple[int, ...]:
    """Return the dice thrown for a round of building; none where the referee set the rolls."""
    opening = (made.played.move for made in history.moves if made.after.round == number != made.round)
    return next((move.faces for move in opening if isinstance(move, ThrowDice)), ())


def _span(history: History, number: int) -> set[int]:
    """Return after how many moves the rulings of a round are kept."""
    return {at for at, made in enumerate(history.moves) if made.round == number}


def _written(made: Iterable[Made]) -> dict[int, Written]:
    """Return what each seat wrote."""
    moves = ((each.played.actor, each.played.move) for each in made)
    return {seat: move for seat, move in moves if isinstance(move, WriteOrders | WriteRound | Missing)}


# -- track -------------------------------------------------------------------------------------

_Builds = tuple[tuple[tuple[BuiltPiece, ...], ...], ...]


def _builds(
    facts: Facts, before: State, written: dict[int, Written], events: Iterable[Event], paid: Iterable[Paid]
) -> tuple[_Builds, tuple[Growth, ...]]:
    """Return what every seat built by roll and piece, and all links by the clock."""
    laid = {
        (event.player, facts.links[event.start, event.end]): event
        for event in events
        if isinstance(event, Laid)
    }
    ended = Counter(
        (event.player, event.roll, event.hex) for event in events if isinstance(event, OrdersEnded)
    )
    flows = _flows(paid)
    builds: list[tuple[tuple[BuiltPiece, ...], ...]] = []
    growth: list[Growth] = []
    for seat in range(before.players):
        walk = _Walk(facts, before, seat, laid, ended, flows)
        rolls = enumerate(_rolls(written.get(seat)))
        builds.append(tuple(walk.roll(number, pieces) for number, pieces in rolls))
        growth += walk.growth
    return tuple(builds), tuple(sorted(growth))


def _rolls(move: Written | None) -> tuple[tuple[Piece, ...], ...]:
    """Return the pieces of orders by roll; extra track is one roll."""
    match move:
        case WriteOrders():
            return move.rolls
        case WriteRound() if move.extra:
            return (move.extra,)
    return ()


_Flows = dict[tuple[int, int], list[Flow]]
"""Flows of a seat by link, and by minus one minus the hex for first entries."""


def _flows(paid: Iterable[Paid]) -> _Flows:
    """Return what each seat pays for its links, each rival once a link, and its first entries by hex."""
    found: dict[tuple[int, int], Counter[int]] = {}
    for each in paid:
        reason, purpose = each.purpose.reason, each.purpose
        if reason is Reason.FIRST_ENTRY:
            found.setdefault((each.payee, -1 - purpose.hex), Counter())[BANK] += each.amount
        elif reason in (Reason.JUNCTION, Reason.ALONGSIDE) and purpose.links:
            found.setdefault((each.payer, purpose.links[0]), Counter())[each.payee] -= each.amount
    return {key: [Flow(amount, seat) for seat, amount in sorted(sums.items())] for key, sums in found.items()}


class _Walk:
    """Walks along the orders of a seat as they were carried out."""

    def __init__(
        self,
        facts: Facts,
        before: State,
        seat: int,
        laid: dict[tuple[int, int], Laid],
        ended: Counter[tuple[int, int, int]],
        flows: _Flows,
    ) -> None:
        self._facts = facts
        self._seat = seat
        self._own = bytes(before.owners)
        self._laid = laid
        self._ended = ended
        self._flows = flows
        self._done: set[int] = set()
        self.growth: list[Growth] = []

    def roll(self, number: int, pieces: tuple[Piece, ...]) -> tuple[BuiltPiece, ...]:
        """Return what was laid of the pieces of a roll."""
        self._moment = 0
        return tuple(self._piece(number, piece) for piece in pieces)

    def _piece(self, roll: int, piece: Piece) -> BuiltPiece:
        if not isinstance(piece, tuple):
            where = self._seat, roll, place_of(self._facts, piece)
            is_done = not self._ended[where]
            self._ended[where] -= not is_done
            return BuiltPiece((), (), piece, is_done)
        hexes, flows = [piece[0]], [self._first_entry(piece[0])]
        for start, end in pairwise(piece):
            link = self._facts.links[start, end]
            is_new = not self._is_own(link)
            if is_new and self._ended[self._seat, roll, start]:
                self._ended[self._seat, roll, start] -= 1
                break
            if is_new and not self._is_laid(link):
                break
            hexes.append(end)
            flows.append((*self._first_entry(end), *self._pop(link)))
            if is_new:
                self._grow(roll, link, flows[-1])
        return BuiltPiece(tuple(hexes), tuple(flows))

    def _is_own(self, link: int) -> bool:
        return bool(self._own[link] >> self._seat & 1) or link in self._done

    def _is_laid(self, link: int) -> bool:
        return (self._seat, link) in self._laid or (self._seat, self._facts.backs[link]) in self._laid

    def _grow(self, roll: int, link: int, flows: tuple[Flow, ...]) -> None:
        """Note a link as laid at its moment."""
        facts, seat, back = self._facts, self._seat, self._facts.backs[link]
        cost = (self._laid.get((seat, link)) or self._laid[seat, back]).cost
        self._moment += cost if facts.rules.clock == "points" else 1
        self.growth.append(Growth(roll, self._moment, seat, link // 6, facts.neighbours[link], cost, flows))
        self._done |= {link, back}

    def _pop(self, link: int) -> list[Flow]:
        """Return what was paid for a link, once."""
        for key in (link, self._facts.backs[link]):
            if (found := self._flows.pop((self._seat, key), None)) is not None:
                return found
        return []

    def _first_entry(self, hex_: int) -> tuple[Flow, ...]:
        return tuple(self._flows.pop((self._seat, -1 - hex_), ()))


# -- races -------------------------------------------------------------------------------------


def _races(
    facts: Facts, before: State, written: dict[int, Written], made: Sequence[Made]
) -> Iterator[RaceReport]:
    """Yield the races of a round by number, those without trains too."""
    if not before.post.offered:
        return
    entries = judged(facts, before, [written.get(seat) for seat in range(before.players)]).entries
    events = [event for each in made for event in each.played.events]
    by_race, dice = _by_race(events), _dice(made)
    dropped = {event.race for event in events if isinstance(event, RunDropped)}
    for pair in sorted(before.post.offered, key=lambda pair: pair.race):
        happened = by_race.get(pair.race)
        if happened is None:
            yield RaceReport(pair, dropped=pair.race in dropped)
        else:
            yield _race(before, pair, entries[pair.race], happened, dice)


def _dice(made: Iterable[Made]) -> dict[tuple[int, int], list[int]]:
    """Return what was rolled in each race for the train of each seat."""
    found: dict[tuple[int, int], list[int]] = {}
    for each in made:
        move, before = each.played.move, each.before
        if isinstance(move, RollTrain) and before.pair is not None:
            train = before.trains[before.rolling]
            found.setdefault((before.pair.race, train.player), []).append(move.face)
    return found


def _by_race(events: Iterable[Event]) -> dict[int, list[Event]]:
    """Return what happened in each race that was run."""
    found: dict[int, list[Event]] = {}
    now: list[Event] | None = None
    for event in events:
        if isinstance(event, RunOffered):
            now = found.setdefault(event.race, [])
        if now is not None:
            now.append(event)
        if isinstance(event, RaceDecided):
            now = None
    return found


def _race(
    before: State,
    pair: Pair,
    entries: Sequence[Entry],
    events: Iterable[Event],
    dice: Mapping[tuple[int, int], Sequence[int]],
) -> RaceReport:
    """Return a race that was run."""
    prizes, flows = Counter[int](), [list[int]() for _ in range(before.players)]
    places: Places = ()
    for event in events:
        match event:
            case RaceDecided():
                places = event.places
            case Paid() if event.purpose.reason is Reason.PRIZE:
                prizes[event.payee] += event.amount
            case Paid() if event.purpose.reason in FOR_ROUTES:
                flows[event.payer].append(-event.amount)
                if event.payee != BANK:
                    flows[event.payee].append(event.amount)
    runners = (_runner(entry, places, prizes, dice.get((pair.race, entry.player), ())) for entry in entries)
    ordered = sorted(runners, key=lambda runner: (runner.place == 0, runner.place, runner.entry.player))
    return RaceReport(pair, tuple(ordered), tuple(map(tuple, flows)))


def _runner(entry: Entry, places: Places, prizes: Counter[int], dice: Sequence[int]) -> Runner:
    """Return a train with its place: ties share one, and partners are one train (VP.O9)."""
    place, shares_place = 1, False
    for together in places:
        if set(entry.players) & set(together):
            trains = len(together) - sum(1 for seat in together if seat in entry.players) + 1
            shares_place = trains > 1
            break
        place += len(together)
    else:
        place = 0
    return Runner(entry, place, shares_place, tuple(prizes[seat] for seat in entry.players), tuple(dice))


# -- the rest ----------------------------------------------------------------------------------


def _stops(events: Iterable[Event]) -> Iterator[Stop]:
    """Yield what did not come off as it was ordered."""
    for event in events:
        match event:
            case OrdersEnded():
                yield Stop(event.player, f"{ROLLS[event.roll]}", event.hex, event.rule, event.message)
            case EntryVoid():
                yield Stop(event.player, str(event.race), NOWHERE, event.rule, event.message)


def _accounts(before: State, paid: Iterable[Paid]) -> tuple[Row, ...]:
    """Return the accounts of a round, row by row; rows of nothing are left out."""
    seats = range(before.players)
    rows = [Row("b/fwd", tuple(before.accounts))]
    for name, reasons in _ROWS.items():
        amounts = [0] * before.players
        for each in paid:
            if each.purpose.reason in reasons:
                for seat, amount in ((each.payee, each.amount), (each.payer, -each.amount)):
                    if seat != BANK:
                        amounts[seat] += amount
        if any(amounts):
            rows.append(Row(name, tuple(amounts)))
    return (*rows, Row("c/fwd", tuple(sum(row.amounts[seat] for row in rows) for seat in seats)))


def _terms(before: State, paid: Iterable[Paid], seat: int) -> Iterator[Flow]:
    """Yield how an account comes about: what was brought forward, the bank, then each rival."""
    yield Flow(before.accounts[seat], BANK)
    sums: Counter[tuple[int, bool]] = Counter()
    for each in paid:
        if each.payee == seat:
            sums[each.payer, False] += each.amount
        elif each.payer == seat:
            sums[each.payee, True] -= each.amount
    for (other, _), amount in sorted(sums.items()):
        if amount:
            yield Flow(amount, other)
