"""A race as sentences: who enters by which way, how the trains roll, how they come in."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from typing import NamedTuple

from engine.game.companies import lines_of
from engine.game.events import BANK, Paid, TakenBack, TakenBackFor
from engine.game.facts import Facts
from engine.game.moves import Decline, Enter, Join, Move, Propose
from engine.game.network import FIRST_ABROAD, unit
from engine.game.races import Places, Train
from engine.game.routes.tolls import step_between
from engine.game.state import Entry, State
from engine.game.track.payments import seats
from engine.messages import Saying, say, together
from engine.transcript.names import Names
from engine.transcript.route_text import length, way


class _Over(NamedTuple):
    """What of a route is others', in words, and what the bank has for railways abroad (6.C2)."""

    words: tuple[Saying, ...]
    abroad: int


def declared(
    facts: Facts, names: Names, state: State, player: int, move: Enter | Propose | Join | Decline
) -> Saying:
    """Return what a player declares for a race, so that it can be checked on the map (6.B2, 6.B3)."""
    name = names.players[player]
    match move:
        case Enter():
            over = _over(facts, names, state, Entry(player, move.route, move.pay))
            return say("{player} enters by {way}.", player=name, way=_way(facts, names, move, over))
        case Propose():
            over = _over(facts, names, state, Entry(player, move.route, move.pay, move.partner))
            return say(
                "{player} would run with {partner} by {way}.",
                player=name,
                partner=names.players[move.partner],
                way=_way(facts, names, move, over),
            )
        case Join():
            return say("{player} runs with {partner}.", player=name, partner=names.players[move.proposer])
        case Decline():
            return say("{player} stays out.", player=name)


def _way(facts: Facts, names: Names, entry: Enter | Propose, over: _Over) -> Saying:
    """Return which way a route goes, how long it is, over whose track and ferries, and whom it pays."""
    told = say(
        "{way}: {length}",
        way=way(facts, names.hexes, entry.route),
        length=length(facts, names.hexes, entry.route),
    )
    paid = {seat: amount for seat, amount in enumerate(entry.pay) if amount}
    payees = names.payments(paid)
    if over.abroad:
        payees = (*payees, say("the bank {amount}", amount=over.abroad))
    pays = say("pays {players}", players=payees) if payees else say("pays no one")
    if over.words:
        return say("{way}; {over}, {pays}", way=told, over=over.words, pays=pays)
    return say("{way}, {pays}", way=told, pays=pays)


def _over(facts: Facts, names: Names, state: State, entry: Entry) -> _Over:
    """Return how many links of a route are others' track, and whose ferries it pays for (6.B2, 6.C1c).

    Partners run free over each other's, and an imaginary company over its host's alone (6.B3, 6.C7b).
    """
    net, links, ferries = lines_of(facts, state, entry.player, entry.partner), Counter[int](), []
    to_bank = 0
    for start, end in pairwise(entry.route):
        step = step_between(net, start, end)
        if step is None or not step.toll or step.owners >> entry.player & 1:
            continue
        if end < facts.hexes:
            links[step.owners] += step.toll
        else:
            line, fee = facts.ferry_at(end), step.toll * unit(facts)
            ferries.append(
                say("the public ferry {name} for {fee}", name=line.name, fee=fee)
                if line.public
                else say(
                    "{owners} ferry {name} for {fee}",
                    owners=names.owners(step.owners),
                    name=line.name,
                    fee=fee,
                )
            )
            to_bank += fee * line.public
    track = [
        say("{n} over {track}", n=number, track=_whose(facts, names, mask))
        for mask, number in sorted(links.items())
    ]
    fees = sum(number for mask, number in links.items() if mask >= FIRST_ABROAD) * unit(facts)
    return _Over((*track, *ferries), fees + to_bank)


def _whose(facts: Facts, names: Names, mask: int) -> Saying:
    """Return whose track a link is, by a bit for each owner: companies, or a railway abroad (6.C2)."""
    if mask < FIRST_ABROAD:
        return say("{owners} track", owners=names.owners(mask))
    (railway,) = seats(mask // FIRST_ABROAD)
    return say("the railway of {country}", country=facts.abroad[railway])


def taken_back(players: tuple[str, ...], event: TakenBack) -> Saying:
    """Return whose declaration is taken back and why, with the rule (6.B3, 6.B4, 6.C6, 6.C7b)."""
    name = players[event.player]
    match event.why:
        case TakenBackFor.NOT_JOINED:
            why = say("{player} has not joined the joint run", player=players[event.other])
        case TakenBackFor.OVERPAID:
            why = say("{player} does not pay back enough for an exchange", player=players[event.other])
        case TakenBackFor.RELIED:
            why = say("an exchange relied on what another had declared")
        case TakenBackFor.OUTRUN:
            why = say("a shorter route allows at most {most} links", most=event.most)
        case _:
            why = say("others declare again before an imaginary company")
    return say("{player} declares again: {why} ({rule}).", player=name, why=why, rule=event.rule)


def rolling_order(names: Names, state: State) -> Saying:
    """Return the order in which trains roll, with the accounts that set it (6.B5)."""
    partners = {entry.player: entry.players for entry in state.entries}
    trains = tuple(
        _and(
            [
                say("{player} ({account})", player=names.players[seat], account=state.accounts[seat])
                for seat in partners[train.player]
            ]
        )
        for train in state.trains
    )
    return say("They roll in this order: {trains}.", trains=trains)


def _and(words: Sequence[str]) -> str:
    """Return words of which some may hold commas, so that none can stand between them."""
    return reduce(lambda one, other: say("{one} and {other}", one=one, other=other), words)


class RaceTable:
    """The rolls and prizes of one race."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self._players = players
        self._trains: dict[int, Train] = {}
        self._rolls: defaultdict[int, list[Saying]] = defaultdict(list)
        self._won: Counter[int] = Counter()
        self._partners: list[tuple[int, int]] = []
        self._tolls: defaultdict[tuple[int, int], int] = defaultdict(int)

    def follow(self, actor: int, move: Move) -> None:
        """Note who runs jointly (6.B3)."""
        if isinstance(move, Join):
            self._partners.append((move.proposer, actor))

    def take_back(self, player: int) -> None:
        """Note that a player has to declare again."""
        self._partners = [pair for pair in self._partners if player not in pair]

    def pay(self, paid: Paid) -> None:
        """Note what somebody pays for a route."""
        self._tolls[paid.payer, paid.payee] += paid.amount

    def shares(self) -> list[Saying]:
        """Return what each of two partners pays and receives, with the odd points (6.B3)."""
        lines = []
        for pair in self._partners:
            names = _and([self._players[seat] for seat in pair])
            paid = {seat: self._each(seat, lambda way: way) for seat in pair}
            received = {seat: self._each(seat, lambda way: way[::-1]) for seat in pair}
            if any(paid.values()):
                lines.append(
                    say("{players} share what they pay: {parts}.", players=names, parts=self._parts(paid))
                )
            if any(received.values()):
                parts = self._parts(received)
                lines.append(say("{players} share what they receive: {parts}.", players=names, parts=parts))
        return lines

    def _parts(self, amounts: Mapping[int, tuple[Saying, ...]]) -> Saying:
        """Return what comes to each of some seats."""
        return together(
            (
                say("{player} {amounts}", player=self._players[seat], amounts=each)
                if each
                else say("{player} nothing", player=self._players[seat])
                for seat, each in amounts.items()
            ),
            "; ",
        )

    def _each(self, seat: int, turned: Callable[[tuple[int, int]], tuple[int, int]]) -> tuple[Saying, ...]:
        """Return the amounts of a seat, with whom; ``turned`` puts the seat first of payer and payee."""
        ways = ((turned(way), amount) for way, amount in sorted(self._tolls.items()))
        return tuple(
            say("{amount} (the bank)", amount=amount)
            if other == BANK
            else say("{amount} ({player})", amount=amount, player=self._players[other])
            for (one, other), amount in ways
            if one == seat
        )

    def start(self, trains: Iterable[Train]) -> None:
        """Note the trains, with what each needs."""
        self._trains = {train.player: train for train in trains}

    def roll(self, player: int, face: int) -> None:
        """Note a roll of a player's train, and what a turn at sea takes off it (6.C1e)."""
        train = self._trains[player]
        self._trains[player] = moved = train.moved(face)
        lost = train.rolled + face - moved.rolled
        self._rolls[player].append(
            say("{face} (less {lost} at sea)", face=face, lost=lost) if lost else say("{face}", face=face)
        )

    def win(self, player: int, amount: int) -> None:
        """Note a prize."""
        self._won[player] += amount

    def sentences(self, places: Places) -> list[Saying]:
        """Return how the race went, when it is decided."""
        if not places:
            return [say("No one enters, and the run is used up.")]
        if not self._trains:
            (company,) = places
            if len(company) == 1:
                player, won = self._players[company[0]], self._won[company[0]]
                return [
                    say(
                        "Only {player} enters, so no dice are rolled. {player} receives the prize of {won}.",
                        player=player,
                        won=won,
                    )
                ]
            takings = _and(
                [
                    say("{player} {amount}", player=self._players[player], amount=self._won[player])
                    for player in company
                ]
            )
            told = say("Only one train enters, so no dice are rolled. The prize: {takings}.", takings=takings)
            return [*self.shares(), told]
        lines = [self._rolling(player) for player in self._trains]
        place = 1
        for placed in places:
            finishers = _and([self._finisher(player) for player in placed])
            lines.append(say("{place}. {finishers}", place=place, finishers=finishers))
            # A joint run is one train, whoever runs it together (6.B3).
            place += sum(player in self._trains for player in placed)
        return lines

    def _rolling(self, player: int) -> Saying:
        """Return a train's rolls against what it needs."""
        train = self._trains[player]
        return say(
            "{player} needs {need} and rolls {rolls} = {sum}.",
            player=self._players[player],
            need=train.need,
            rolls=together(self._rolls[player], " + "),
            sum=train.rolled,
        )

    def _finisher(self, player: int) -> str:
        won = self._won[player]
        return (
            say("{player}, {n} points", player=self._players[player], n=won) if won else self._players[player]
        )
