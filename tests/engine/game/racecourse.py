"""A referee of the races: what routes pay, how trains move, and who wins what.

As the referee of building he reckons for himself. He moves trains hex by hex over the ground, where the game
adds up what a route takes.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

from engine.board.document import Board
from engine.board.terrain import HILL, SWAMP
from engine.game.events import (
    BANK,
    Paid,
    RaceDecided,
)
from engine.game.facts import Facts
from engine.game.moves import Decline, Enter, Join, Propose, RollTrain
from engine.game.play import Played
from engine.game.state import NO_PERSON, Entry, State
from tests.engine.game.referee import Ground, Track


@dataclass
class Runner:
    """A train on its route: how many hexes it has come, and what it has still to pay before the next."""

    entry: Entry
    at: int = 0
    paid: int = 0
    left: int = 0


@dataclass
class Racecourse:
    """Judges the races of a game, move by move."""

    board: Board
    facts: Facts
    runners: list[Runner] = field(default_factory=list)
    home: list[list[Runner]] = field(default_factory=list)
    entrants: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Look at the ground."""
        self.ground = Ground(self.board, self.facts)
        self.rules = self.facts.rules

    def judge(self, before: State, turn: Played) -> None:
        """Find a declaration or a roll right, or fail."""
        if isinstance(turn.move, Enter | Join | Decline | Propose):
            self._judge_declaration(before, turn)
        elif isinstance(turn.move, RollTrain):
            self._roll(before, turn)

    # -- declarations and payments ---------------------------------------------------------------------------

    def _judge_declaration(self, before: State, turn: Played) -> None:
        """When all have declared, judge what their routes pay (6.B2-6.B4, 6.C1c, 6.C2)."""
        over = any(isinstance(event, RaceDecided) for event in turn.events)
        if not over and not turn.state.trains:
            assert not any(isinstance(event, Paid) for event in turn.events)
            return
        self.entrants = list(turn.state.entries) if turn.state.trains else self._last_entries(before, turn)
        paid = [e for e in turn.events if isinstance(e, Paid) and e.payer != BANK]
        for entry in self.entrants:
            self._judge_entry(before, entry, paid)
        assert sum(event.amount for event in paid) == sum(
            sum(entry.pay) + self._foreign(before, entry) for entry in self.entrants
        )
        self.runners, self.home = [], []
        if turn.state.trains:
            order = [train.player for train in turn.state.trains]
            wealth = {e.player: max(turn.state.accounts[p] for p in e.players) for e in self.entrants}
            assert [wealth[player] for player in order] == sorted(wealth.values(), reverse=True)
            lead = {entry.player: entry for entry in self.entrants}
            self.runners = [Runner(lead[player]) for player in order]
        elif self.entrants:
            self.home = [[Runner(self.entrants[0])]]
            self._judge_prizes(before, turn)

    def _last_entries(self, before: State, turn: Played) -> list[Entry]:
        """Return the entries of a race that was over as soon as all had declared."""
        found = list(before.entries)
        if isinstance(turn.move, Enter):
            found.append(Entry(turn.actor, turn.move.route, turn.move.pay))
        if isinstance(turn.move, Join):
            found += [
                offer
                for offer in before.offers
                if (offer.player, offer.partner) == (turn.move.proposer, turn.actor)
            ]
        assert len(found) <= 1
        return found

    def _judge_entry(self, before: State, entry: Entry, paid: list[Paid]) -> None:
        """Judge a route: on the track, partly own, and paid link by link, within the limits."""
        assert before.pair is not None
        assert entry.route[0] in before.pair.origins
        assert entry.route[-1] in before.pair.goals
        ways = zip(entry.route, entry.route[1:], entry.route[2:], strict=False)
        assert all(self.ground.lets_pass(*way) for way in ways)  # 6.C2
        own, alone, shared, fares = self._tolls(before, entry)
        assert own
        rules = self.rules
        assert sum(entry.pay) == (alone.total() + len(shared)) * rules.toll + fares.total()
        for seat, amount in enumerate(entry.pay):
            least = alone[seat] * rules.toll + fares[seat]
            assert least <= amount <= least + rules.toll * sum(seat in owners for owners in shared)
            if amount > rules.most_to_one:
                self._judge_exchange(entry, seat)
            got = [sum(e.amount for e in paid if (e.payer, e.payee) == (one, seat)) for one in entry.players]
            if len(self._sharing(seat)) == 1:
                assert sum(got) == amount
                assert max(got) - min(got) <= 2
        self._judge_receipts(before, entry, paid)
        both = sorted(entry.players, key=lambda seat: (-before.accounts[seat], seat))
        totals = [sum(e.amount for e in paid if e.payer == seat) for seat in both]
        assert totals[0] - totals[-1] in {0, 1}

    def _sharing(self, seat: int) -> tuple[int, ...]:
        """Return who shares what a seat receives: two who run jointly, unless the rules say not (6.B3)."""
        shared = self.rules.joint_receipts == "shared"
        return next((e.players for e in self.entrants if shared and seat in e.players), (seat,))

    def _judge_receipts(self, before: State, entry: Entry, paid: list[Paid]) -> None:
        """Two who run jointly receive half each, and the poorer the odd unit (6.B3)."""
        for company in {self._sharing(seat) for seat in range(len(entry.pay))}:
            got = {
                p: sum(e.amount for e in paid if e.payer in entry.players and e.payee == p) for p in company
            }
            assert sum(got.values()) == sum(entry.pay[seat] for seat in company)
        for company in {self._sharing(seat) for seat in range(len(entry.pay))}:
            everything = {p: sum(e.amount for e in paid if e.payee == p) for p in company}
            needy = sorted(company, key=lambda seat: (before.accounts[seat], seat))
            assert everything[needy[0]] - everything[needy[-1]] in {0, 1}

    def _tolls(self, before: State, entry: Entry) -> tuple[bool, Counter[int], list[set[int]], Counter[int]]:
        """Return whether a route has own track, what goes to one owner, what to one of several, and fares."""
        track = Track(self.facts, before).owners
        mine = set(entry.players)
        free = self._host(before, entry)
        own, alone, shared, fares = False, Counter[int](), [], Counter[int]()
        for one, other in pairwise(entry.route):
            if max(one, other) >= self.facts.hexes:
                assert one < self.facts.hexes or not _turned_round(entry.route, one, other)
                ferry = next(i for i, f in enumerate(self.facts.ferries) if {one, other} & set(f.sea))
                owner = before.ferries[ferry]
                own = own or owner in mine
                if self.board.ferries[ferry].public:
                    continue
                if owner not in mine | free and one < self.facts.hexes:
                    fares[owner] += self.board.ferries[ferry].fee
                continue
            owners = track.get(frozenset((one, other)), set())
            crossing = self.ground.crossings.get(frozenset((one, other)))
            if owners and crossing is not None and crossing.free:
                owners = {*range(before.players)}
            own = own or bool(owners & mine)
            if owners & mine or owners == free or not owners:
                continue
            for _ in range(2 if self._is_leap(before, mine, {one, other}) else 1):
                if len(owners - free) == 1:
                    alone.update(owners - free)
                else:
                    shared.append(owners - free)
        return own, alone, shared, fares

    def _is_leap(self, before: State, mine: set[int], link: set[int]) -> bool:
        """Return whether a link is the last of a leap of those who run, and tolls go by hexes (6.C3)."""
        made = [foothold for foothold in before.footholds if foothold.player in mine]
        return self.rules.leap_toll == "hexes" and any(link == {leap.before, leap.hex} for leap in made)

    def _host(self, before: State, entry: Entry) -> set[int]:
        """Return who enters the imaginary company, which is free on their lines (6.C7b)."""
        if before.people[entry.player] != NO_PERSON:
            return set()
        racing = {player for other in self.entrants for player in other.players}
        return {seat for seat, person in enumerate(before.people) if person != NO_PERSON} - racing

    def _foreign(self, before: State, entry: Entry) -> int:
        """Return what a route pays to the bank: a toll for each link abroad that no one has built (6.C2).

        A public ferry has its fee (6.C1c).
        """
        track = Track(self.facts, before).owners
        fees: Counter[int] = Counter()
        for one, other in pairwise(entry.route):
            if max(one, other) < self.facts.hexes and frozenset((one, other)) not in track:
                fees[self.facts.permits[self.facts.link(one, other)]] += self.rules.toll
            elif one < self.facts.hexes <= other:
                at = next(i for i, ferry in enumerate(self.facts.ferries) if other in ferry.sea)
                fees[-1 - at] += self.board.ferries[at].public * self.board.ferries[at].fee
        assert max(fees.values(), default=0) <= self.rules.most_to_one
        return fees.total()

    def _judge_exchange(self, entry: Entry, seat: int) -> None:
        """More than the limit goes only to who pays back, with little enough between (6.B4, E.B4)."""
        other = next(entrant for entrant in self.entrants if seat in entrant.players)
        back = sum(other.pay[player] for player in entry.players)
        assert back > 0
        assert entry.pay[seat] - back <= self.rules.most_net

    # -- trains ----------------------------------------------------------------------------------------------

    def _roll(self, before: State, turn: Played) -> None:
        """Move a train, and judge the race when the turn decides it (6.B5)."""
        assert isinstance(turn.move, RollTrain)
        running = [train.player for train in before.trains]
        trains = [runner for runner in self.runners if runner.entry.player in running]
        assert not any(self._is_home(runner) for runner in trains[before.rolling :])
        self._move(next(one for one in trains if one.entry.player == running[before.rolling]), turn.move.face)
        if before.rolling + 1 < len(running):
            assert turn.state.rolling == before.rolling + 1
            return
        come = [one for one in trains if self._is_home(one)]
        furthest = self.rules.race_judged == "furthest"
        if furthest:
            come.sort(key=lambda runner: -runner.left)
        for runner in come:
            if furthest and self.home and self.home[-1][0] in come and self.home[-1][0].left == runner.left:
                self.home[-1].append(runner)
            else:
                self.home.append([runner])
        if any(isinstance(event, RaceDecided) for event in turn.events):
            self._judge_prizes(before, turn)

    def _is_home(self, runner: Runner) -> bool:
        """Return whether a train has come to the end of its route."""
        return runner.at == len(runner.entry.route) - 1

    def _move(self, runner: Runner, face: int) -> None:
        """Move a train by its roll; at sea it may lose some of it (6.C1e)."""
        trial = Runner(runner.entry, runner.at, runner.paid)
        self._go(trial, face)
        if self._sails(runner) and self._sails(trial):
            face = max(0, face - taken(self.board, self.facts, runner.entry.route[runner.at], "sea_takes"))
        self._go(runner, face)

    def _sails(self, runner: Runner) -> bool:
        """Return whether a train is at sea."""
        return runner.entry.route[runner.at] >= self.facts.hexes

    def _go(self, runner: Runner, points: int) -> None:
        """Go on for so many points: what the next step takes off is paid first, on the side of the hex."""
        while points and not self._is_home(runner):
            one, other = runner.entry.route[runner.at : runner.at + 2]
            points -= 1
            if runner.paid < self._delay(one, other):
                runner.paid += 1
            else:
                runner.at, runner.paid = runner.at + 1, 0
        runner.left = points

    def _delay(self, one: int, other: int) -> int:
        """Return what a step takes off a roll next to itself (6.B5, 6.C1e, 6.C4)."""
        rules, ashore = self.rules, self.facts.hexes
        if other >= ashore:
            return taken(self.board, self.facts, other, "embark_takes") if one < ashore else 0
        takes = self._slows(other)
        if one >= ashore:
            return takes + taken(self.board, self.facts, one, "disembark_takes")
        if rules.hill_delay == "from_open" and self._slows(one):
            takes = 0
        crossing = self.ground.crossings.get(frozenset((one, other)))
        if crossing is not None:
            takes *= not crossing.tunnel
            way = [self.ground.numbers[hex_] for hex_ in crossing.course]
            takes += crossing.delay * ((one, other) in {(way[0], way[1]), (way[-1], way[-2])})
        return takes

    def _slows(self, hex_: int) -> int:
        """Return what the ground of a hex takes off a roll."""
        hill, swamp = self.ground.has(hex_, HILL), self.ground.has(hex_, SWAMP)
        return hill * self.rules.hill_takes + swamp * self.rules.swamp_takes

    # -- prizes ----------------------------------------------------------------------------------------------

    def _judge_prizes(self, before: State, turn: Played) -> None:
        """Judge the places and what they win, ties shared and odd units to the poorest (6.B5, 6.C6)."""
        places = self._places(turn)
        purse, due, filled = self._purse(), Counter[int](), 0
        accounts = before.accounts if self.runners else self._accounts_before_prizes(turn)
        for place in places:
            amount = sum(purse[filled : filled + len(place)])
            filled += len(place)
            needy = sorted(place, key=lambda e: max((accounts[p], p) for p in e.players))
            for turn_, entry in enumerate(needy):
                self._share(due, entry, amount // len(place) + (turn_ < amount % len(place)), accounts)
        won = Counter[int]()
        for event in turn.events:
            if isinstance(event, Paid) and event.payer == BANK:
                won[event.payee] += event.amount
        assert won == +due

    def _places(self, turn: Played) -> list[list[Entry]]:
        """Return the entries by place; the last train home needs not to come in."""
        places = [[runner.entry for runner in place] for place in self.home]
        under_way = [runner.entry for runner in self.runners if not self._is_home(runner)]
        if len(under_way) == 1:
            places.append(under_way)
        (decided,) = [event for event in turn.events if isinstance(event, RaceDecided)]
        assert [{p for e in place for p in e.players} for place in places] == [set(p) for p in decided.places]
        return places

    def _accounts_before_prizes(self, turn: Played) -> list[int]:
        """Return the accounts when the prize of a sole entrant was paid."""
        won = Counter[int]()
        for event in turn.events:
            if isinstance(event, Paid) and event.payer == BANK:
                won[event.payee] += event.amount
        return [account - won[seat] for seat, account in enumerate(turn.state.accounts)]

    def _purse(self) -> tuple[int, ...]:
        """Return the prizes of the race."""
        count = len(self.entrants)
        if self.rules.scoring == "bus boss":
            return {1: (30,), 2: (20, 10), 3: (16, 9, 5), 4: (13, 8, 5, 4)}[count]
        return (self.rules.sole_prize,) if count == 1 else self.rules.prizes

    def _share(self, due: Counter[int], entry: Entry, amount: int, accounts: list[int]) -> None:
        """Give a company its prize; of two partners the poorer has the odd unit (6.B3)."""
        needy = sorted(entry.players, key=lambda seat: (accounts[seat], seat))
        for turn, seat in enumerate(needy):
            due[seat] += amount // len(needy) + (turn < amount % len(needy))


def taken(board: Board, facts: Facts, place: int, delay: str) -> int:
    """Return what the ferry of a place at sea takes by a delay: its own, else that of the rules (6.C1e)."""
    ferry = next(index for index, line in enumerate(facts.ferries) if place in line.sea)
    own: int | None = getattr(board.ferries[ferry], delay)
    usual: int = getattr(facts.rules, delay)
    return usual if own is None else own


def _turned_round(route: tuple[int, ...], at: int, back: int) -> bool:
    """Return whether a route turns round at a place, which at sea no train does (6.C1c)."""
    return (back, at, back) in zip(route, route[1:], route[2:], strict=False)
