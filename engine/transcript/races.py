"""A race as sentences: who enters by which way, how the trains roll, how they come in."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
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
from engine.transcript.names import Names
from engine.transcript.route_text import length, way


class _Over(NamedTuple):
    """What of a route is others', in words, and what the bank has for railways abroad (6.C2)."""

    words: str
    abroad: int


def declared(
    facts: Facts, names: Names, state: State, player: int, move: Enter | Propose | Join | Decline
) -> str:
    """Return what a player declares for a race, so that it can be checked on the map (6.B2, 6.B3)."""
    name = names.players[player]
    match move:
        case Enter():
            over = _over(facts, names, state, Entry(player, move.route, move.pay))
            return f"{name} enters by {_way(facts, names, move, over)}."
        case Propose():
            over = _over(facts, names, state, Entry(player, move.route, move.pay, move.partner))
            return f"{name} would run with {names.players[move.partner]} by {_way(facts, names, move, over)}."
        case Join():
            return f"{name} runs with {names.players[move.proposer]}."
        case Decline():
            return f"{name} stays out."


def _way(facts: Facts, names: Names, entry: Enter | Propose, over: _Over) -> str:
    """Return which way a route goes, how long it is, over whose track and ferries, and whom it pays."""
    told = f"{way(facts, names.hexes, entry.route)}: {length(facts, names.hexes, entry.route)}"
    paid = {seat: amount for seat, amount in enumerate(entry.pay) if amount}
    to_bank = f"the bank {over.abroad}" if over.abroad else ""
    cost = f"pays {', '.join(filter(None, (names.payments(paid), to_bank))) or 'nobody'}"
    return f"{told}; {over.words}, {cost}" if over.words else f"{told}, {cost}"


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
            owner = "the public" if line.public else names.owners(step.owners)
            ferries.append(f"{owner} ferry {line.name} for {fee}")
            to_bank += fee * line.public
    track = [f"{number} over {_whose(facts, names, mask)}" for mask, number in sorted(links.items())]
    fees = sum(number for mask, number in links.items() if mask >= FIRST_ABROAD) * unit(facts)
    return _Over(", ".join(track + ferries), fees + to_bank)


def _whose(facts: Facts, names: Names, mask: int) -> str:
    """Return whose track a link is, by a bit for each owner: companies, or a railway abroad (6.C2)."""
    if mask < FIRST_ABROAD:
        return f"{names.owners(mask)} track"
    (railway,) = seats(mask // FIRST_ABROAD)
    return f"the railway of {facts.abroad[railway]}"


def taken_back(players: tuple[str, ...], event: TakenBack) -> str:
    """Return whose declaration is taken back and why, with the rule (6.B3, 6.B4, 6.C6, 6.C7b)."""
    name = players[event.player]
    match event.why:
        case TakenBackFor.NOT_JOINED:
            why = f"{players[event.other]} has not joined the joint run"
        case TakenBackFor.OVERPAID:
            why = f"{players[event.other]} does not pay back enough for an exchange"
        case TakenBackFor.RELIED:
            why = "an exchange relied on what another had declared"
        case TakenBackFor.OUTRUN:
            why = f"a shorter route allows at most {event.most} links"
        case _:
            why = "others declare again before an imaginary company"
    return f"{name} declares again: {why} ({event.rule})."


def rolling_order(names: Names, state: State) -> str:
    """Return the order in which trains roll, with the accounts that set it (6.B5)."""
    partners = {entry.player: entry.players for entry in state.entries}
    trains = (
        " and ".join(f"{names.players[seat]} ({state.accounts[seat]})" for seat in partners[train.player])
        for train in state.trains
    )
    return f"They roll in this order: {', '.join(trains)}."


class RaceTable:
    """The rolls and prizes of one race."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self._players = players
        self._trains: dict[int, Train] = {}
        self._rolls: defaultdict[int, list[str]] = defaultdict(list)
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

    def shares(self) -> list[str]:
        """Return what each of two partners pays and receives, with the odd points (6.B3)."""
        lines = []
        for pair in self._partners:
            paid = {seat: self._each(seat, lambda way: way) for seat in pair}
            received = {seat: self._each(seat, lambda way: way[::-1]) for seat in pair}
            for verb, amounts in (("pay", paid), ("receive", received)):
                if any(amounts.values()):
                    parts = (f"{self._players[seat]} {amounts[seat] or 'nothing'}" for seat in pair)
                    names = " and ".join(self._players[seat] for seat in pair)
                    lines.append(f"{names} share what they {verb}: {'; '.join(parts)}.")
        return lines

    def _each(self, seat: int, turned: Callable[[tuple[int, int]], tuple[int, int]]) -> str:
        """Return the amounts of a seat, with whom; ``turned`` puts the seat first of payer and payee."""
        ways = ((turned(way), amount) for way, amount in sorted(self._tolls.items()))
        return ", ".join(
            f"{amount} ({'the bank' if other == BANK else self._players[other]})"
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
        self._rolls[player].append(f"{face} (less {lost} at sea)" if lost else f"{face}")

    def win(self, player: int, amount: int) -> None:
        """Note a prize."""
        self._won[player] += amount

    def sentences(self, places: Places) -> list[str]:
        """Return how the race went, when it is decided."""
        if not places:
            return ["No one enters, and the run is used up."]
        if not self._trains:
            (company,) = places
            if len(company) == 1:
                return [f"{self._players[company[0]]} runs alone and takes {self._won[company[0]]}."]
            takings = " and ".join(f"{self._players[player]} {self._won[player]}" for player in company)
            return [*self.shares(), f"One train runs: {takings}."]
        lines = [self._rolling(player) for player in self._trains]
        place = 1
        for together in places:
            lines.append(f"{place}. {' and '.join(self._finisher(player) for player in together)}")
            # A joint run is one train, whoever runs it together (6.B3).
            place += sum(player in self._trains for player in together)
        return lines

    def _rolling(self, player: int) -> str:
        """Return a train's rolls against what it needs."""
        train = self._trains[player]
        sum_ = f"{' + '.join(self._rolls[player])} = {train.rolled}"
        return f"{self._players[player]} needs {train.need} and rolls {sum_}."

    def _finisher(self, player: int) -> str:
        won = self._won[player]
        return f"{self._players[player]}, {won} points" if won else self._players[player]
