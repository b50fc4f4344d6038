"""One race: what the routes pay, how the trains come in, and what they win."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from tests.replays.country import Country
from tests.replays.editions import FERRY_STEP, MOST_TO_ONE, PRIZES, SOLE_PRIZE
from tests.replays.table import Table


@dataclass(frozen=True)
class Entry:
    """Who runs, by which hexes, and what they say they pay each rival."""

    players: tuple[str, ...]
    route: list[str]
    pay: dict[str, int]


@dataclass
class Train:
    """Where a train is on its route, what it has paid towards the next step, and what is left of its roll."""

    entry: Entry
    at: int = 0
    paid: int = 0
    left: int = 0

    @property
    def is_home(self) -> bool:
        """Whether it has come to the end of its route."""
        return self.at == len(self.entry.route) - 1

    @property
    def is_at_sea(self) -> bool:
        """Whether it is on a ferry; the hexes of its course are written with its name."""
        return ":" in self.entry.route[self.at]


class Race:
    """The race of some entries; ``seen`` counts what it has shown."""

    def __init__(self, table: Table, entries: list[Entry], seen: Counter[str]) -> None:
        self.table, self.entries, self.seen = table, entries, seen
        self.places: list[list[Train]] = []
        self.running: list[Train] = []
        self.turn: list[Train] = []

    # -- routes ----------------------------------------------------------------------------------------------

    def pay_for_routes(self) -> Counter[str]:
        """Pay what every entry owes, send the trains, and return what everybody received."""
        table, owed, received = self.table, Counter[str](), Counter[str]()
        for entry in self.entries:
            self._check_route(entry)
            # Two who run jointly halve it all, the odd unit on the richer (6.B3).
            total = sum(entry.pay.values()) + self._for_public_ferries(entry)
            owed.update(shares(total, table.richer_first(entry.players)))
            self.seen["joint run"] += len(entry.players) > 1
        company = {player: entry.players for entry in self.entries for player in entry.players}
        income = Counter[tuple[str, ...]]()
        for entry in self.entries:
            for payee, amount in entry.pay.items():
                income[company.get(payee, (payee,))] += amount
        for payees, amount in income.items():
            # So they do with what they receive, and the odd unit is the poorer's.
            received.update(shares(amount, table.poorer_first(payees)))
            self.seen["receipt shared"] += len(payees) > 1 and amount > 0
        for player in table.players:
            table.accounts[player] += received[player] - owed[player]
        self.running = [Train(entry) for entry in self._richest_companies_first()]
        return received

    def _for_public_ferries(self, entry: Entry) -> int:
        """Return what the bank has of a route for public ferries; each has a limit of its own (6.C1c)."""
        due = Counter[str]()
        for here, there in pairwise(entry.route):
            name = there.rpartition(":")[0]
            if name and ":" not in here and self.table.country.ferries[name]["public"]:
                due[name] += self.table.country.ferries[name]["fee"]
                self.seen["public ferry"] += 1
        assert max(due.values(), default=0) <= MOST_TO_ONE
        return due.total()

    def _richest_companies_first(self) -> list[Entry]:
        """Return the entries in the order of rolling; a company is as rich as its richer partner (6.B5)."""
        order = self.table.richer_first(self.table.players)
        return sorted(self.entries, key=lambda entry: min(order.index(player) for player in entry.players))

    def _check_way(self, route: list[str]) -> None:
        """A train never turns round, and passes a hex abroad only by crossings and ferries (6.B2, 6.C2).

        It goes by a ferry from port to port (6.C1c).
        """
        country = self.table.country
        assert ":" not in route[0] + route[-1]
        for here, there in pairwise(route):
            if ":" in here + there:
                ferry = country.ferries[(there if ":" in there else here).partition(":")[0]]
                one, other = (country.ports[name] for name in ferry["ports"])
                legs = map(frozenset, pairwise([one, *ferry["course"], other]))
                assert frozenset(label.rpartition(":")[2] for label in (here, there)) in [*legs]
        for before, at, after in zip(route, route[1:], route[2:], strict=False):
            assert before != after
            if at in country.abroad and ":" not in before + after:
                assert {frozenset((before, at)), frozenset((at, after))} & country.crossing_at.keys()

    def _check_route(self, entry: Entry) -> None:
        """A route is on track, partly own, pays each link that is not, and no rival too much (6.B2, 6.B4)."""
        self._check_way(entry.route)
        table, mine = self.table, {*entry.players}
        has_own, one_owner, one_of, ferries = False, Counter[str](), list[set[str]](), Counter[str]()
        for here, there in pairwise(entry.route):
            if ":" in here or ":" in there:
                ferry = (there if ":" in there else here).rpartition(":")[0]
                if table.country.ferries[ferry]["public"]:
                    continue
                assert ferry in table.ferries
                owner = table.ferries[ferry]
                has_own |= owner in mine
                if ":" not in here and owner not in mine:
                    ferries[owner] += table.country.ferries[ferry]["fee"]
                    self.seen["ferry used"] += 1
                continue
            owners = table.in_races(here, there)
            has_own |= bool(owners & mine)
            if not owners & mine:
                one_of.append(owners)
                one_owner.update(owners if len(owners) == 1 else ())
        assert has_own
        assert not mine & entry.pay.keys()
        assert sum(entry.pay.values()) == len(one_of) + ferries.total()
        for rival in table.players:
            amount, least = entry.pay.get(rival, 0), one_owner[rival] + ferries[rival]
            choices = sum(rival in owners for owners in one_of if len(owners) > 1)
            assert least <= amount <= least + choices
        for other in self.entries:
            self._check_exchange(entry, other)
        unpaired = {*table.players}.difference(*(other.players for other in self.entries))
        assert all(entry.pay.get(rival, 0) <= MOST_TO_ONE for rival in unpaired)

    def _check_exchange(self, entry: Entry, other: Entry) -> None:
        """Above the limit a company pays only as much more as the other pays back, counted once (6.B4)."""
        above = [entry.pay[player] for player in other.players if entry.pay.get(player, 0) > MOST_TO_ONE]
        if above:
            self.seen["exchange"] += 1
            back = sum(other.pay.get(player, 0) for player in entry.players)
            assert sum(amount - self.table.edition.most_net for amount in above) <= back

    # -- trains ----------------------------------------------------------------------------------------------

    @property
    def is_decided(self) -> bool:
        """Whether no prize is left to win, or one train alone is under way: once all have rolled."""
        home = sum(len(place) for place in self.places)
        return not self.turn and (len(self.running) < 2 or home >= len(PRIZES))

    def roll(self, face: int) -> None:
        """Move the next train; when all have rolled, those that came home take their places (6.B5)."""
        assert not self.is_decided
        if not self.turn:
            self.turn = list(self.running)
        train = self.turn.pop(0)
        trial = Train(train.entry, train.at, train.paid)
        self._go(trial, face)
        if train.is_at_sea and trial.is_at_sea:
            face = max(0, face - FERRY_STEP)
        self._go(train, face)
        if self.turn:
            return
        home = [each for each in self.running if each.is_home]
        self.running = [each for each in self.running if not each.is_home]
        order = sorted(home, key=lambda each: -each.left)
        if self.table.edition.judged == "in order":
            self.places += [[each] for each in home]
            self.seen["first in the order of throwing"] += [*order] != home
            return
        for left in sorted({each.left for each in home}, reverse=True):
            self.places.append([each for each in home if each.left == left])
            self.seen["place shared"] += len(self.places[-1]) > 1

    def _go(self, train: Train, points: int) -> None:
        """Go on for this many points; what a step takes more than itself is paid before it is made."""
        while points and not train.is_home:
            points -= 1
            here, there = train.entry.route[train.at : train.at + 2]
            if train.paid < delay(self.table.country, here, there):
                train.paid += 1
            else:
                train.at, train.paid = train.at + 1, 0
        train.left = points

    # -- prizes ----------------------------------------------------------------------------------------------

    def prizes(self) -> Counter[str]:
        """Return what everybody wins (6.B5, E.B6)."""
        if len(self.entries) == 1:
            self.seen["sole entrant"] += 1
            return Counter(shares(SOLE_PRIZE, self.table.poorer_first(self.entries[0].players)))
        places = [[train.entry for train in place] for place in self.places]
        if len(self.running) == 1:
            places.append([self.running[0].entry])
        won, purse = Counter[str](), list(PRIZES)
        richest_first = self._richest_companies_first()
        for place in places:
            amount = sum(purse[: len(place)])
            purse = purse[len(place) :]
            # Odd units go to the poorest, and within a company to the poorer.
            poorest = sorted(place, key=richest_first.index, reverse=True)
            poorest.sort(key=lambda entry: max(self.table.accounts[player] for player in entry.players))
            for turn, entry in enumerate(poorest):
                part = amount // len(place) + (turn < amount % len(place))
                won.update(shares(part, self.table.poorer_first(entry.players)))
        return won


def delay(country: Country, here: str, there: str) -> int:
    """Return what a step takes off a roll besides itself: a hill entered, a ferry boarded or left."""
    boards, lands = ":" in there and ":" not in here, ":" in here and ":" not in there
    ground = 0 if ":" in there else country.delay(there)
    crossing = country.crossing_at.get(frozenset((here, there)))
    if crossing is not None:
        course = crossing["course"]
        ground = 0 if crossing.get("tunnel") else ground
        enters = [here, there] in ([*course[:2]], [*course[:-3:-1]])
        ground += crossing["delay"] * enters
    return ground + FERRY_STEP * (boards or lands)


def shares(amount: int, players: Iterable[str]) -> dict[str, int]:
    """Return equal shares of an amount, the odd units to those who come first."""
    each = list(players)
    return {player: amount // len(each) + (turn < amount % len(each)) for turn, player in enumerate(each)}
