"""What a race comes to for everybody, and which declaration is best when the others answer it (6.B2)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.bots.entering import purse_for, ways_of
from engine.bots.odds import expected_prize
from engine.game.entries import entry_by
from engine.game.exchange import unbalanced
from engine.game.facts import Facts
from engine.game.people import third_of
from engine.game.races import need
from engine.game.routes import CHEAPEST, FASTEST, Search, Weights, best_way
from engine.game.runs import UNLIMITED, run_of, search_of
from engine.game.state import Entry, Pair, State

EVEN = Weights(time=1, toll=1)
"""A point of the roll saved is worth about a point of the account."""
TASTES = (FASTEST, Weights(time=2, toll=1), EVEN, Weights(time=1, toll=2), CHEAPEST)
"""What routes are looked for by, from the fastest to the cheapest."""


@dataclass(frozen=True)
class Reckoning:
    """A race before a declaration: who could still enter, and by which routes.

    ``spite`` is what a point that all rivals gain together counts against one's own.
    """

    facts: Facts
    state: State
    player: int
    spite: float
    ways: dict[int, list[Entry]]

    def best_of(self, options: Iterable[Entry]) -> tuple[float, Entry | None]:
        """Return the best of some entries, or None where it is better to stay out, and what it gains."""
        best, most = None, self.gain(None)
        for entry in options:
            gain = self.gain(entry)
            if gain > most:
                best, most = entry, gain
        return most, best

    def gain(self, entry: Entry | None) -> float:
        """Return what a player has of the race with an entry beyond his rivals, all others having answered."""
        return self.standing(self.outcome(entry), self.player)

    def standing(self, gains: Sequence[float], player: int) -> float:
        """Return a player's gain less the rivals'."""
        return gains[player] - self.spite * (sum(gains) - gains[player])

    def outcome(self, entry: Entry | None) -> list[float]:
        """Return what everybody may expect to gain when a player enters so, or stays out, and others follow."""
        entries = [*self.state.entries]
        busy = {self.player}
        if entry is not None:
            entries.append(entry)
            busy.update(entry.players)
        rivals = [rival for rival in self.state.undeclared if rival not in busy]
        for rival in rivals:
            answer = self._answer(entries, rival)
            if answer is not None:
                entries.append(answer)
        return gains_of(self.facts, self.state, entries)

    def _answer(self, entries: list[Entry], rival: int) -> Entry | None:
        """Return the entry by which a rival is taken to gain most, if he gains anything."""
        best, most = None, 0.0
        for entry in self.ways[rival]:
            gain = gains_of(self.facts, self.state, [*entries, entry])[rival]
            if gain > most:
                best, most = entry, gain
        return best


def reckon(facts: Facts, state: State, player: int, pair: Pair, spite: float) -> Reckoning:
    """Return the race as a player sees it before he declares."""
    limited = search_of(facts, state, run_of(facts, state, pair.origins, pair.goals))
    ways = {
        rival: entries_by(facts, state, limited, rival, TASTES if rival == player else (FASTEST, EVEN))
        for rival in state.undeclared
        if rival != third_of(state)
    }
    return Reckoning(facts, state, player, spite, ways)


def entries_by(
    facts: Facts, state: State, limited: Search, player: int, tastes: tuple[Weights, ...]
) -> list[Entry]:
    """Return a player's entries by his best routes, each once."""
    found = []
    for way in ways_of(limited, player, tastes):
        entry = entry_by(facts, state, player, way.nodes)
        found.append(Entry(player, entry.route, entry.pay))
    return found


def gains_of(facts: Facts, state: State, entries: Sequence[Entry]) -> list[float]:
    """Return what each seat may expect of a race: prizes, and what it pays and receives.

    Entries that pay too much and are not balanced by an exchange are not counted (6.B4).
    """
    rules = facts.rules
    fallen = unbalanced(rules, entries) if _any_above(rules.most_to_one, entries) else ()
    held = [entry for entry in entries if entry.player not in fallen]
    needs = [need(facts, entry.route) for entry in held]
    gains = [0.0] * state.players
    purse = purse_for(rules, len(held))
    for turn, entry in enumerate(held):
        prize = expected_prize(rules.race_die, needs[turn], needs[:turn] + needs[turn + 1 :], purse)
        share = (prize - sum(entry.pay)) / len(entry.players)
        for player in entry.players:
            gains[player] += share
        for seat, amount in enumerate(entry.pay):
            gains[seat] += amount
    return gains


def _any_above(most: int, entries: Iterable[Entry]) -> bool:
    """Tell whether some entry pays somebody more than may be paid without an exchange."""
    return any(amount > most for entry in entries for amount in entry.pay)
