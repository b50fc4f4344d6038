"""A race as sentences: who enters by which way, how the trains roll, how they come in."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import pairwise

from engine.game.facts import Facts
from engine.game.moves import Decline, Enter, Join, Propose
from engine.game.network import FIRST_ABROAD
from engine.game.payments import seats
from engine.game.races import Places, Train
from engine.game.state import State, network
from engine.game.tolls import step_between
from engine.transcript.names import Names
from engine.transcript.ways import length, way


def declared(
    facts: Facts, names: Names, state: State, player: int, move: Enter | Propose | Join | Decline
) -> str:
    """Return what a player declares for a race, so that it can be checked on the map (6.B2, 6.B3)."""
    name = names.players[player]
    match move:
        case Enter():
            over = _over(facts, names, state, player, move.route)
            return f"{name} enters by {_way(facts, names, move, over)}."
        case Propose():
            return f"{name} would run with {names.players[move.partner]} by {_way(facts, names, move, '')}."
        case Join():
            return f"{name} runs with {names.players[move.proposer]}."
        case Decline():
            return f"{name} stays out."


def _way(facts: Facts, names: Names, entry: Enter | Propose, over: str) -> str:
    """Return which way a route goes, how long it is, over whose track and whom it pays."""
    told = f"{way(facts, names.hexes, entry.route)}: {length(facts, names.hexes, entry.route)}"
    paid = {seat: amount for seat, amount in enumerate(entry.pay) if amount}
    # What a railway abroad receives is no company's, and stands in the accounts (6.C2).
    nobody = "no company" if facts.abroad else "nobody"
    cost = f"pays {names.payments(paid) if paid else nobody}"
    return f"{told}; {over}, {cost}" if over else f"{told}, {cost}"


def _over(facts: Facts, names: Names, state: State, player: int, route: tuple[int, ...]) -> str:
    """Return how many links of a route are others' track, and whose."""
    net, links = network(facts, state), Counter[int]()
    for start, end in pairwise(route):
        step = step_between(net, start, end)
        on_land = max(start, end) < facts.hexes
        if step is not None and on_land and step.toll and not step.owners >> player & 1:
            links[step.owners] += 1
    return ", ".join(f"{number} over {_whose(facts, names, mask)}" for mask, number in sorted(links.items()))


def _whose(facts: Facts, names: Names, mask: int) -> str:
    """Return whose track a link is, by a bit for each owner: companies, or a railway abroad (6.C2)."""
    if mask < FIRST_ABROAD:
        return f"{names.owners(mask)} track"
    (railway,) = seats(mask // FIRST_ABROAD)
    return f"the railway of {facts.abroad[railway]}"


class RaceTable:
    """The rolls and prizes of one race."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self._players = players
        self._needs: dict[int, int] = {}
        self._rolls: defaultdict[int, list[int]] = defaultdict(list)
        self._won: Counter[int] = Counter()

    def start(self, trains: Iterable[Train]) -> None:
        """Note the trains and what each needs."""
        self._needs = {train.player: train.need for train in trains}

    def roll(self, player: int, face: int) -> None:
        """Note a roll of a player's train."""
        self._rolls[player].append(face)

    def win(self, player: int, amount: int) -> None:
        """Note a prize."""
        self._won[player] += amount

    def sentences(self, places: Places) -> list[str]:
        """Return how the race went, when it is decided."""
        if not places:
            return ["Nobody enters, and the run is spent."]
        if not self._needs:
            (company,) = places
            if len(company) == 1:
                return [f"{self._players[company[0]]} runs alone and takes {self._won[company[0]]}."]
            takings = " and ".join(f"{self._players[player]} {self._won[player]}" for player in company)
            return [f"One train runs: {takings}."]
        lines = [self._rolling(player) for player in self._needs]
        place = 1
        for together in places:
            lines.append(f"{place}. {' and '.join(self._finisher(player) for player in together)}")
            # A joint run is one train, whoever runs it together (6.B3).
            place += sum(player in self._needs for player in together)
        return lines

    def _rolling(self, player: int) -> str:
        """Return a train's rolls against what it needs."""
        rolls = self._rolls[player]
        sum_ = f"{' + '.join(map(str, rolls))} = {sum(rolls)}"
        return f"{self._players[player]} needs {self._needs[player]} and rolls {sum_}."

    def _finisher(self, player: int) -> str:
        """Return a player and what he won."""
        won = self._won[player]
        return f"{self._players[player]}, {won} points" if won else self._players[player]
