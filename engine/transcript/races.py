"""A race as sentences: who enters by which way, how the trains roll, how they come in."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from engine.game.facts import Facts
from engine.game.moves import Enter
from engine.game.races import Places, Train
from engine.game.state import State, network
from engine.game.tolls import tolls_on
from engine.transcript.names import Names
from engine.transcript.ways import length, way


def entry_sentence(facts: Facts, names: Names, state: State, player: int, entry: Enter) -> str:
    """Return who enters by which way, how long it is, over whose track and whom it pays (6.B2)."""
    told = f"{names.players[player]} enters by {way(facts, names.hexes, entry.route)}"
    told += f": {length(facts, names.hexes, entry.route)}"
    tolls = tolls_on(network(facts, state), player, entry.route)
    over = ", ".join(f"{links} over {names.owners(mask)} track" for mask, links in sorted(tolls.items()))
    paid = {seat: amount for seat, amount in enumerate(entry.pay) if amount}
    cost = f"pays {names.payments(paid)}" if paid else "pays nobody"
    return f"{told}; {over}, {cost}." if over else f"{told}, {cost}."


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
            ((alone,),) = places
            return [f"{self._players[alone]} runs alone and takes {self._won[alone]}."]
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
