"""A race as sentences: who enters by which way, how the trains roll, how they come in."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from engine.game.facts import Facts
from engine.game.moves import Decline, Enter, Join, Propose
from engine.game.races import Places, Train
from engine.transcript.works import payments, short_name


def declared(
    facts: Facts, players: tuple[str, ...], player: int, move: Enter | Propose | Join | Decline
) -> str:
    """Return what a player declares for a race."""
    match move:
        case Enter():
            return f"{players[player]} enters by {_way(facts, players, move)}."
        case Propose():
            return (
                f"{players[player]} would run with {players[move.partner]} by {_way(facts, players, move)}."
            )
        case Join():
            return f"{players[player]} runs with {players[move.proposer]}."
        case Decline():
            return f"{players[player]} stays out."


def _way(facts: Facts, players: tuple[str, ...], entry: Enter | Propose) -> str:
    """Return by which towns a route goes, how far that is and whom it pays."""
    first, *between, last = entry.route
    stops = [first, *(hex_ for hex_ in between if hex_ < facts.hexes and facts.is_town(hex_)), last]
    way = " – ".join(short_name(facts, hex_) for hex_ in stops)
    paid = Counter({seat: amount for seat, amount in enumerate(entry.pay) if amount})
    cost = f"pays {payments(players, paid)}" if paid else "pays nobody"
    return f"{way}: {len(entry.route) - 1} links, {cost}"


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
            place += len(together)
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
