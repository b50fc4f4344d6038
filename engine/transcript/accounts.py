"""Each player's account of a game, entry by entry, as a referee would keep it (6.A4 to 6.C6)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final, NamedTuple

from engine.game.events import BANK, FOR_ROUTES, Event, Paid, Purpose, RaceDecided, Reason, RunOffered
from engine.game.facts import NOWHERE, Facts
from engine.game.play import Game, Played
from engine.messages import Phrase, Saying, count_of, listed, say
from engine.transcript.building_text import BuildingTurns, places_connected
from engine.transcript.entrants import Entrants
from engine.transcript.names import Names
from engine.transcript.route_text import way
from engine.transcript.shares import with_share
from engine.transcript.track_use_text import NO_USES, Declared, Link, Uses, uses_of

_PRIZES: Final[tuple[Phrase, ...]] = (
    *("first prize", "second prize", "third prize", "fourth prize"),
    *("fifth prize", "sixth prize", "seventh prize", "eighth prize"),
)
_OPENING: Final = "6.A4"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of an account: when, what for, by which rule, how much, and what is held then.

    What is paid is below 0. ``partner`` is the seat paid or paying, or BANK; ``hex`` is where, or NOWHERE.
    Of what is due for a link, ``start`` is its other end, else NOWHERE; ``links`` are those a train pays for.
    A turn of the Building Stage takes ``cost`` of the allowance, and nothing off the account (6.A3).
    """

    when: Saying
    what: Saying
    rule: str
    amount: int
    balance: int
    partner: int = BANK
    hex: int = NOWHERE
    start: int = NOWHERE
    links: tuple[Link, ...] = ()
    cost: int = 0


class Totals(NamedTuple):
    """The sums of an account's columns: allowance spent, what came in, and what went out."""

    cost: int
    came: int
    went: int


class _PaidFor(NamedTuple):
    """What something is paid for, in words; where its link begins, or a train's links, if it is for any."""

    words: Saying
    start: int = NOWHERE
    links: tuple[Link, ...] = ()


@dataclass(slots=True)
class Account:
    """A player's entries in the order they came; their sum is what they hold."""

    entries: list[Entry] = field(default_factory=list)

    @property
    def balance(self) -> int:
        """What they hold now."""
        return self.entries[-1].balance if self.entries else 0

    @property
    def totals(self) -> Totals:
        """The sums of the columns."""
        amounts = [entry.amount for entry in self.entries]
        went = -sum(amount for amount in amounts if amount < 0)
        return Totals(sum(entry.cost for entry in self.entries), sum(amounts) + went, went)

    def enter(self, entry: Entry) -> None:
        """Add an entry, with what is held after it."""
        self.entries.append(replace(entry, balance=self.balance + entry.amount))


def by_rule(accounts: Iterable[Account]) -> dict[str, tuple[int, int]]:
    """Return what came in and what went out of accounts by each rule, in the order of the rules' numbers."""
    sums: dict[str, tuple[int, int]] = {}
    entries = [entry for account in accounts for entry in account.entries if entry.amount]
    for entry in sorted(entries, key=lambda entry: entry.rule):
        came, went = sums.get(entry.rule, (0, 0))
        sums[entry.rule] = came + max(0, entry.amount), went - min(0, entry.amount)
    return sums


class Books:
    """Keeps every player's account and the bank's while a game is played or replayed.

    The bank gives out what players begin with, so all accounts and the bank's are 0 together.
    """

    def __init__(self, game: Game, names: Names) -> None:
        self._facts = game.facts
        self._names = names
        self._wording = _Wording(game.facts, names)
        self._race = self._between = Saying("", {})
        self._entrants = Entrants()
        self._declared = Declared()
        state = game.initial_state(len(names.players))
        self._state = state
        rule = game.facts.rules.cited(_OPENING)
        self.accounts = tuple(
            Account([Entry(say("The starts"), say("to begin with"), rule, held, held)])
            for held in state.accounts
        )
        self.bank = Account()
        for seat, held in enumerate(state.accounts):
            given = say("{player}: to begin with", player=names.players[seat])
            self.bank.enter(Entry(say("The starts"), given, rule, -held, 0, seat))
        self._turns = BuildingTurns(names)

    def keeping(self, played: Iterable[Played]) -> Iterator[Played]:
        """Pass the moves of a game on, and enter what they paid."""
        for each in played:
            self._entrants.follow(each)
            self._declared.follow(each)
            for event, of_race in _by_race(each.events):
                self._entrants.hear(event)
                self._declared.hear(event)
                match event:
                    case RunOffered(race, keys):
                        places = each.state.map_places
                        self._race = say("Race {n}", n=race)
                        start, end = map(places.name_of, keys)
                        self._between = say("{start} to {end}", start=start, end=end)
                    case RaceDecided():
                        self._race = Saying("", {})
                    case Paid():
                        self._enter(event, of_race)
            self._enter_building(each)
            self._state = each.state
            yield each

    def _enter_building(self, played: Played) -> None:
        """Enter what a turn of the Building Stage took of the allowance, once it is over (6.A3, 6.A6)."""
        for cost in self._turns.ended(self._state, played):
            rule = self._facts.rules.cited("6.A3" if cost.lays else "6.A6")
            self.accounts[cost.player].enter(Entry(cost.when, cost.what, rule, 0, 0, cost=cost.points))

    def _when(self, paid: Paid) -> Saying:
        """Return the round or the extra building that a payment outside races belongs to."""
        if self._state.stage == "building" or self._facts.rules.builds == "at_once":
            return say("Round {n}", n=paid.round)
        return say("Extra building after run {n}", n=paid.run)

    def _enter(self, paid: Paid, events: Sequence[Event]) -> None:
        when = self._race or self._when(paid)
        uses = NO_USES
        if paid.purpose.reason in FOR_ROUTES:
            uses = uses_of(self._facts, self._state, self._declared.entry_of(paid.payer))
        receipts = self._facts.rules.joint_receipts == "shared"
        for seat, partner, amount in (
            (paid.payer, paid.payee, -paid.amount),
            (paid.payee, paid.payer, paid.amount),
        ):
            # To the bank it is for what it is to the player.
            asked = partner if seat == BANK else seat
            what, start, links = self._wording.of(paid, asked, events, self._entrants, uses)
            if self._race:
                what = say("{what}, {race}", what=what, race=self._between)
            what = with_share(what, paid, events, self._entrants, receipts=receipts)
            entry = Entry(when, what, paid.rule, amount, 0, partner, paid.hex, start, links)
            if seat == BANK:
                told = say("{player}: {what}", player=self._names.players[partner], what=what)
                entry = replace(entry, what=told)
            (self.bank if seat == BANK else self.accounts[seat]).enter(entry)


def _by_race(events: Sequence[Event]) -> Iterator[tuple[Event, Sequence[Event]]]:
    """Yield each event of a move with those that belong to the same race as it: a round has several."""
    starts = [place for place, event in enumerate(events) if isinstance(event, RunOffered)]
    for start, end in pairwise(sorted({0, *starts, len(events)})):
        yield from ((event, events[start:end]) for event in events[start:end])


class _Wording:
    """Puts into words what a payment is for."""

    def __init__(self, facts: Facts, names: Names) -> None:
        self._facts = facts
        self._names = names

    def of(self, paid: Paid, seat: int, events: Sequence[Event], entrants: Entrants, uses: Uses) -> _PaidFor:
        """Return what a payment is for, to the player in a seat; ``events`` came of the same move.

        ``uses`` are what the payer's train uses, if it is one that pays.
        """
        is_payer = seat == paid.payer
        match paid.purpose.reason:
            case Reason.PRIZE:
                decided = next(each for each in events if isinstance(each, RaceDecided))
                partner, prize = entrants.partner_of(seat), _prize(decided, seat, entrants.joined)
                if partner != NOWHERE:
                    name = self._names.players[partner]
                    prize = say("{what}, jointly with {player}", what=prize, player=name)
                return _PaidFor(prize)
            case Reason.RIVAL_TRACK | Reason.RIVAL_FERRY:
                return self._route(paid, uses, entrants, is_payer=is_payer)
            case Reason.FOREIGN_RAILWAY:
                return self._abroad(paid, uses)
            case Reason.JUNCTION | Reason.ALONGSIDE:
                return self._meeting(paid, is_payer=is_payer)
            case _:
                return self._with_bank(paid)

    def _with_bank(self, paid: Paid) -> _PaidFor:
        """Return what of building is paid by the bank, or to it."""
        purpose = paid.purpose
        match purpose.reason:
            case Reason.FIRST_ENTRY:
                return _PaidFor(say("first to {place}", place=self._place(paid)))
            case Reason.CONNECTION:
                return _PaidFor(
                    say("first to connect {places}", places=places_connected(purpose, self._names))
                )
            case Reason.START:
                return _PaidFor(say("starts at {place}", place=self._place(paid)))
            case Reason.FERRY:
                return _PaidFor(say("buys the ferry {name}", name=self._facts.ferries[purpose.ferry].name))
            case Reason.CROSSING:
                return self._crossing(purpose)
            case _:
                return self._by_post(purpose)

    def _by_post(self, purpose: Purpose) -> _PaidFor:
        """Return what is paid at the end of a round, or for track that comes off the account."""
        match purpose.reason:
            case Reason.INTEREST:
                return _PaidFor(say("interest on the debt"))
            case Reason.CAP:
                return self._for_links(
                    "to the bank, as {rival} has received enough, for track from {start} to {end}",
                    purpose,
                    rival=self._names.players[purpose.rival],
                )
            case _:
                return self._for_links("extra track from {start} to {end}", purpose)

    def _meeting(self, paid: Paid, *, is_payer: bool) -> _PaidFor:
        """Return where one player's track meets another's, as either of them would say it."""
        payer, payee = self._names.players[paid.payer], self._names.players[paid.payee]
        if paid.purpose.reason is Reason.JUNCTION:
            place = self._place(paid)
            if is_payer:
                return _PaidFor(say("junction with {player} at {place}", player=payee, place=place))
            return _PaidFor(say("{player}'s junction at {place}", player=payer, place=place))
        if is_payer:
            return self._for_links("alongside {player} from {start} to {end}", paid.purpose, player=payee)
        return self._for_links(
            "{payer} alongside {player} from {start} to {end}", paid.purpose, player=payee, payer=payer
        )

    def _crossing(self, purpose: Purpose) -> _PaidFor:
        """Return the crossing that a player lays, whole or the one link of it that is paid for."""
        links = {purpose.links[0], self._facts.backs[purpose.links[0]]}
        crossing = next(line for line in self._facts.crossings if links & {*line.links})
        return self._for_links("lays {name} from {start} to {end}", purpose, name=crossing.name)

    def _for_links(self, what: Phrase, purpose: Purpose, **values: str) -> _PaidFor:
        """Return what is paid for links that are laid, with the hexes at their ends."""
        start, end = purpose.links[0] // 6, self._facts.neighbours[purpose.links[-1]]
        ends = {"start": self._names.hexes[start], "end": self._names.hexes[end]}
        return _PaidFor(Saying(what, {**values, **ends}), start)

    def _route(self, paid: Paid, uses: Uses, entrants: Entrants, *, is_payer: bool) -> _PaidFor:
        """Return what of another's a train pays for, links or ferries, as either of them would say it."""
        names, links = self._names.players, tuple[Link, ...]()
        company = self._company(paid.payee, entrants)
        if paid.purpose.reason is Reason.RIVAL_FERRY:
            ferries = [name for seat in company for name in uses.ferries[seat]]
            owners = self._owners(company, uses.ferries)
            what = say("on {owners} ferry {names}", owners=owners, names=listed(ferries))
        else:
            links = tuple(link for seat in company for link in uses.track[seat])
            owners, along = self._owners(company, uses.track), self._along(links)
            what = _for_leaps(say("over {owners} track {way}", owners=owners, way=along), uses, company)
        if not is_payer:
            what = say("{player} {what}", player=names[paid.payer], what=what)
        if len(company) > 1:
            sharing = listed([names[seat] for seat in company])
            what = say("{what}, shared by {players}", what=what, players=sharing)
        partner = entrants.partner_of(paid.payer) if is_payer else NOWHERE
        if partner != NOWHERE:
            what = say("{what} with {player}", what=what, player=names[partner])
        if paid.purpose.exchange:
            what = say("{what} by exchange of running powers", what=what)
        return _PaidFor(what, links=links)

    def _company(self, payee: int, entrants: Entrants) -> tuple[int, ...]:
        """Return who shares what a player receives in a race: both partners of a joint run, or one (6.B3)."""
        partner = entrants.partner_of(payee)
        if partner == NOWHERE or self._facts.rules.joint_receipts == "own":
            return (payee,)
        return (min(payee, partner), max(payee, partner))

    def _owners(self, company: tuple[int, ...], used: Mapping[int, Sequence[object]]) -> Saying:
        """Return whose track or ferries a train uses, of those who share what is paid for it."""
        return listed([say("{player}'s", player=self._names.players[seat]) for seat in company if used[seat]])

    def _abroad(self, paid: Paid, uses: Uses) -> _PaidFor:
        """Return which foreign railway a train pays for, and for which links, or which public ferry."""
        railway = paid.purpose.railway
        ferry = self._facts.public_ferry(railway)
        if ferry is not None:
            return _PaidFor(say("on the public ferry {name}", name=ferry.name))
        links, country = tuple(uses.abroad[railway]), self._facts.abroad[railway]
        told = say("over the railway of {country} {way}", country=country, way=self._along(links))
        return _PaidFor(told, links=links)

    def _along(self, links: Sequence[Link]) -> Saying:
        """Return links as stretches of line, by the places along them and where they bend."""
        stretches: list[list[int]] = []
        for start, end in links:
            if not stretches or stretches[-1][-1] != start:
                stretches.append([start])
            stretches[-1].append(end)
        return listed([way(self._facts, self._names.hexes, stretch) for stretch in stretches])

    def _place(self, paid: Paid) -> str:
        return self._names.hexes[paid.hex]


def _for_leaps(what: Saying, uses: Uses, company: tuple[int, ...]) -> Saying:
    """Add how many leaps were paid for by their hexes, a toll more than by their links (6.C3)."""
    leaps = sum(uses.leaps.get(seat, 0) for seat in company)
    if not leaps:
        return what
    return count_of(leaps, "{what}, 1 more for a leap", "{what}, {n} more for leaps", what=what)


def _prize(decided: RaceDecided, seat: int, joined: Set[int]) -> Saying:
    """Return which prize a player of a race won; trains that tie share theirs (6.B5).

    A joint run is one train: it takes one place, whoever runs it together (6.B3).
    """
    places = decided.places
    trains = [len(together) - len(joined & {*together}) for together in places]
    at = next(index for index, together in enumerate(places) if seat in together)
    if sum(trains) + len(decided.under_way) == 1:
        return say("prize of a sole entrant")
    prize = Saying(_PRIZES[sum(trains[:at])], {})
    return say("{prize} shared", prize=prize) if trains[at] > 1 else prize
