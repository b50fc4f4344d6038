"""Each player's account of a game, entry by entry, as a referee would keep it (6.A4 to 6.C6)."""

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from engine.game.events import BANK, Bought, Event, Laid, Paid, RaceDecided, RunOffered
from engine.game.facts import NOWHERE, Facts
from engine.game.play import Game, Played
from engine.game.state import Stage
from engine.messages import listed
from engine.transcript.entrants import Entrants
from engine.transcript.names import Names
from engine.transcript.uses import NO_USES, Declared, Link, Uses, uses_of
from engine.transcript.ways import way

_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_OPENING: Final = "6.A4"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of an account: when, what for, by which rule, how much, and what is held then.

    What is paid is below 0. ``partner`` is the seat paid or paying, or BANK; ``hex`` is where, or NOWHERE.
    Of what is due for a link, ``start`` is its other end, else NOWHERE; ``links`` are those a train pays for.
    """

    when: str
    what: str
    rule: str
    amount: int
    balance: int
    partner: int = BANK
    hex: int = NOWHERE
    start: int = NOWHERE
    links: tuple[Link, ...] = ()


class _Purpose(NamedTuple):
    """What something is paid for, in words; where its link begins, or a train's links, if it is for any."""

    words: str
    start: int = NOWHERE
    links: tuple[Link, ...] = ()


@dataclass(slots=True)
class Account:
    """A player's entries in the order they came; their sum is what he holds."""

    entries: list[Entry] = field(default_factory=list)

    @property
    def balance(self) -> int:
        """What he holds now."""
        return self.entries[-1].balance if self.entries else 0

    def enter(self, entry: Entry) -> None:
        """Add an entry, with what is held after it."""
        self.entries.append(replace(entry, balance=self.balance + entry.amount))


def by_rule(accounts: Iterable[Account]) -> dict[str, tuple[int, int]]:
    """Return what came in and what went out of accounts by each rule, in the order of the rules' numbers."""
    sums: dict[str, tuple[int, int]] = {}
    entries = [entry for account in accounts for entry in account.entries]
    for entry in sorted(entries, key=lambda entry: entry.rule):
        came, went = sums.get(entry.rule, (0, 0))
        sums[entry.rule] = came + max(0, entry.amount), went - min(0, entry.amount)
    return sums


class Books:
    """Keeps every player's account while a game is played or replayed."""

    def __init__(self, game: Game, names: Names) -> None:
        self._facts = game.facts
        self._names = names
        self._wording = _Wording(game.facts, names)
        self._race = self._between = ""
        self._entrants = Entrants()
        self._declared = Declared()
        state = game.initial_state(len(names.players))
        self._state = state
        rule = game.facts.rules.cited(_OPENING)
        self.accounts = tuple(
            Account([Entry("The starts", "to begin with", rule, held, held)]) for held in state.accounts
        )

    def keeping(self, played: Iterable[Played]) -> Iterator[Played]:
        """Pass the moves of a game on, and enter what they paid."""
        for each in played:
            self._entrants.follow(each)
            self._declared.follow(each)
            for event in each.events:
                self._entrants.hear(event)
                match event:
                    case RunOffered(race) if each.state.pair is not None:
                        self._race = f"Race {race}"
                        self._between = " to ".join(each.state.pair.names)
                    case RaceDecided():
                        self._race = ""
                    case Paid():
                        self._enter(event, each.events)
            self._state = each.state
            yield each

    def _enter(self, paid: Paid, events: Sequence[Event]) -> None:
        """Enter a payment in the accounts it concerns."""
        when = self._race or _when(self._state.stage, paid)
        place = f", {self._between}" if self._race else ""
        uses = NO_USES
        if self._wording.is_of_a_route(paid):
            uses = uses_of(self._facts, self._state, self._declared.entry_of(paid.payer))
        for seat, partner, amount in (
            (paid.payer, paid.payee, -paid.amount),
            (paid.payee, paid.payer, paid.amount),
        ):
            if seat != BANK:
                what, start, links = self._wording.of(paid, seat, events, self._entrants, uses)
                entry = Entry(when, what + place, paid.rule, amount, 0, partner, paid.hex, start, links)
                self.accounts[seat].enter(entry)


def _when(stage: Stage, paid: Paid) -> str:
    """Return the round of building, or the extra building, a payment outside races belongs to."""
    return f"Round {paid.round}" if stage == "building" else f"Extra building after run {paid.run}"


class _Wording:
    """Says what a payment is for, whichever edition's number its rule bears."""

    def __init__(self, facts: Facts, names: Names) -> None:
        self._facts = facts
        self._names = names
        # An edition may have one number for a prize and for what is spent of it (E.B6).
        self._rules = {(facts.rules.cited(rule), rule in _FROM_BANK): rule for rule in _RULES}

    def of(self, paid: Paid, seat: int, events: Sequence[Event], entrants: Entrants, uses: Uses) -> _Purpose:
        """Return what a payment is for, to the player in a seat; ``events`` came of the same move.

        ``uses`` are what the payer's train uses, if it is one that pays.
        """
        rule = self._named(paid)
        decided = next((each for each in events if isinstance(each, RaceDecided)), None)
        if decided is not None and paid.payer == BANK:
            partner = entrants.partner_of(seat)
            shared = "" if partner == NOWHERE else f", jointly with {self._names.players[partner]}"
            return _Purpose(f"{_prize(decided, seat, entrants.joined)}{shared}")
        if BANK in (paid.payer, paid.payee):
            return self._with_bank(rule, paid, events, uses)
        is_payer = seat == paid.payer
        if rule not in _OF_ROUTES:
            return self._with_rival(rule, paid, events, is_payer=is_payer)
        purpose = self._for_route(rule, paid, uses, is_payer=is_payer)
        partner = entrants.partner_of(seat) if is_payer else NOWHERE
        shared = "" if partner == NOWHERE else f" with {self._names.players[partner]}"
        exchanged = self._to_one(paid, events, entrants) > self._facts.rules.most_to_one
        by = " by exchange of running powers" if exchanged else ""
        return purpose._replace(words=f"{purpose.words}{shared}{by}")

    def is_of_a_route(self, paid: Paid) -> bool:
        """Tell whether a train pays for its route."""
        return self._named(paid) in (*_OF_ROUTES, "6.C2")

    def _to_one(self, paid: Paid, events: Sequence[Event], entrants: Entrants) -> int:
        """Return what one train pays one player in all, track and ferries: the limit is to that (6.B2)."""
        payers = (paid.payer, entrants.partner_of(paid.payer))
        train = (each for each in events if isinstance(each, Paid) and each.payer in payers)
        return sum(
            each.amount for each in train if each.payee == paid.payee and self._named(each) in _OF_ROUTES
        )

    def _named(self, paid: Paid) -> str:
        """Return the number a payment's rule bears in the sixth edition."""
        return self._rules.get((paid.rule, paid.payer == BANK), paid.rule)

    def _with_bank(self, rule: str, paid: Paid, events: Sequence[Event], uses: Uses) -> _Purpose:
        """Return what is paid by the bank, or to it."""
        match rule:
            case "6.A4":
                return _Purpose(f"first to {self._place(paid)}")
            case "6.B6" | "6.C4":
                return self._track(rule, paid, events)
            case "6.C1b":
                bought = [self._facts.ferries[each.ferry].name for each in events if isinstance(each, Bought)]
                return _Purpose(f"buys the ferry {' and '.join(bought)}")
            case "6.C2":
                return self._abroad(paid, events, uses)
            case _:
                return _Purpose("from the bank" if paid.payer == BANK else "to the bank")

    def _track(self, rule: str, paid: Paid, events: Sequence[Event]) -> _Purpose:
        """Return what track a player pays the bank for: extra building, or a crossing for money.

        A crossing laid whole is paid for as one. By a board's own rule a second start has its price as well.
        """
        laid = [each for each in events if isinstance(each, Laid)]
        if not laid:
            return _Purpose(f"starts at {self._place(paid)}")
        start, end = laid[0].start, laid[-1].end
        link = self._facts.link(start, laid[0].end)
        links = {link, self._facts.backs[link]}
        crossing = next((line.name for line in self._facts.crossings if links & {*line.links}), "")
        what = f"lays {crossing}" if rule == "6.C4" or len(laid) > 1 else "extra track"
        return _Purpose(f"{what} {self._between(start, end)}", start)

    def _with_rival(self, rule: str, paid: Paid, events: Sequence[Event], *, is_payer: bool) -> _Purpose:
        """Return what one player pays another, as either of them would say it."""
        payer, payee = (self._names.players[seat] for seat in (paid.payer, paid.payee))
        by = "" if is_payer else f"{payer} "
        match rule:
            case "6.A5a":
                with_whom = f"junction with {payee}" if is_payer else f"{payer}'s junction"
                return _Purpose(f"{with_whom} at {self._place(paid)}")
            case "6.A5b" | "6.A5d" | "6.C4":
                start = next(each.start for each in events if isinstance(each, Laid) and each.end == paid.hex)
                return _Purpose(f"{by}alongside {payee} {self._between(start, paid.hex)}", start)
            case _:
                return _Purpose(f"to {payee}" if is_payer else f"from {payer}")

    def _for_route(self, rule: str, paid: Paid, uses: Uses, *, is_payer: bool) -> _Purpose:
        """Return what of another's a train pays for, links or ferries, as either of them would say it."""
        payer, payee = (self._names.players[seat] for seat in (paid.payer, paid.payee))
        by = "" if is_payer else f"{payer} "
        if rule == "6.C1c":
            return _Purpose(f"{by}on {payee}'s ferry {' and '.join(uses.ferries[paid.payee])}")
        links = tuple(uses.track[paid.payee])
        return _Purpose(f"{by}over {payee}'s track {self._along(links)}", links=links)

    def _abroad(self, paid: Paid, events: Sequence[Event], uses: Uses) -> _Purpose:
        """Return which foreign railway a train pays for; partners who share an odd point may pay but some."""
        fees = [
            each
            for each in events
            if isinstance(each, Paid) and each.payer == paid.payer and each.rule == paid.rule
        ]
        railways = sorted(uses.abroad)
        if len(fees) == len(railways):
            railways = [railway for railway, fee in zip(railways, fees, strict=True) if fee is paid]
        links = tuple(link for railway in railways for link in uses.abroad[railway])
        whose = listed([self._facts.abroad[railway] for railway in railways])
        return _Purpose(f"over the railway of {whose} {self._along(links)}", links=links)

    def _along(self, links: Sequence[Link]) -> str:
        """Return links as stretches of line, by the places along them and where they bend."""
        stretches: list[list[int]] = []
        for start, end in links:
            if not stretches or stretches[-1][-1] != start:
                stretches.append([start])
            stretches[-1].append(end)
        return listed([way(self._facts, self._names.hexes, stretch) for stretch in stretches])

    def _between(self, start: int, end: int) -> str:
        """Return from where to where track goes."""
        return f"from {self._names.hexes[start]} to {self._names.hexes[end]}"

    def _place(self, paid: Paid) -> str:
        """Return what the hex of a payment is called."""
        return self._names.hexes[paid.hex]


_RULES: Final = (
    "6.A4",
    "6.A5a",
    "6.A5b",
    "6.A5d",
    "6.B2",
    "6.B4",
    "6.B6",
    "6.C1b",
    "6.C1c",
    "6.C2",
    "6.C4",
)
"""The rules by which points are paid, but for prizes."""
_OF_ROUTES: Final = ("6.B2", "6.B4", "6.C1c")
"""Those by which a route is paid for, alone or half of it with a partner (6.B3)."""
_FROM_BANK: Final = ("6.A4",)
"""Those of them by which the bank pays."""


def _prize(decided: RaceDecided, seat: int, joined: Set[int]) -> str:
    """Return which prize a player of a race won; trains that tie share theirs (6.B5).

    A joint run is one train: it takes one place, whoever runs it together (6.B3).
    """
    places = decided.places
    trains = [len(together) - len(joined & {*together}) for together in places]
    at = next(index for index, together in enumerate(places) if seat in together)
    shared = " shared" if trains[at] > 1 else ""
    if sum(trains) + len(decided.under_way) == 1:
        return "prize of a sole entrant"
    return f"{_ORDINALS[sum(trains[:at])]} prize{shared}"
