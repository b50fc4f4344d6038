"""What a race comes to for everybody, once the others have answered a declaration (6.B2, 6.B3, 6.B4)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from engine.bots.entering import purse_for, ways_of
from engine.bots.odds import expected_prize
from engine.game.companies import lines_of
from engine.game.entries import entry_by
from engine.game.exchange import unbalanced
from engine.game.facts import Facts
from engine.game.people import third_of
from engine.game.races import need
from engine.game.routes import CHEAPEST, EVEN, FASTEST, Search, Weights, best_way
from engine.game.runs import UNLIMITED, run_of, search_of
from engine.game.state import Entry, Pair, State

_TASTES: Final = (FASTEST, Weights(time=2, toll=1), EVEN, Weights(time=1, toll=2), CHEAPEST)
"""What a player's own routes are looked for by."""
_POOR: Final = 6.0
"""Whoever gains no more than this alone looks for somebody to run with."""


@dataclass(frozen=True)
class Reckoning:
    """A race before a declaration: who could still enter, and by which routes.

    ``spite`` is what a point that rivals gain counts against one's own.
    """

    facts: Facts
    state: State
    player: int
    spite: float
    search: Search
    ways: dict[int, list[Entry]]
    _outcomes: dict[Entry | None, list[float]] = field(default_factory=dict)

    def ranked(self) -> list[tuple[float, Entry]]:
        """Return the entries, alone or together, that are better than to stay out, best first.

        One proposed to him stands among them as it was proposed; one that he would propose names him first.
        """
        idle = self.gain(None)
        alone = [(self.gain(entry), entry) for entry in self.ways[self.player]]
        most = max((gain for gain, _ in alone), default=idle)
        offered = [offer for offer in self.state.offers if offer.partner == self.player]
        options = alone + [(self.gain(offer), offer) for offer in offered]
        if most < idle + _POOR and not offered:
            options += self._together(most)
        better = [option for option in options if option[0] > idle]
        return sorted(better, key=lambda option: -option[0])

    def gain(self, entry: Entry | None) -> float:
        """Return what a player has of the race beyond his rivals with an entry, or None, and all answers."""
        return self._standing(self._outcome(entry), self.player)

    def _standing(self, gains: Sequence[float], player: int) -> float:
        """Return what a player gains less what his rivals do."""
        return gains[player] - self.spite * (sum(gains) - gains[player])

    def _outcome(self, entry: Entry | None) -> list[float]:
        """Return what everybody may expect to gain when a player declares so and the rivals answer; kept."""
        found = self._outcomes.get(entry)
        if found is None:
            found = self._outcomes[entry] = self._answered(entry)
        return found

    def _answered(self, entry: Entry | None) -> list[float]:
        """Work out what :meth:`_outcome` returns."""
        entries, busy = [*self.state.entries], {self.player}
        if entry is not None:
            entries.append(entry)
            busy.update(entry.players)
        for rival in self.state.undeclared:
            if rival not in busy:
                entries += self._answers(entries, rival)
        return gains_of(self.facts, self.state, entries)

    def _answers(self, entries: list[Entry], rival: int) -> list[Entry]:
        """Return the entry by which a rival is taken to gain most, none if he gains nothing."""
        best: list[Entry] = []
        most = gains_of(self.facts, self.state, entries)[rival] if entries else 0.0
        for entry in self.ways.get(rival, ()):
            gain = gains_of(self.facts, self.state, [*entries, entry])[rival]
            if gain > most:
                best, most = [entry], gain
        return best

    def _together(self, alone: float) -> Iterator[tuple[float, Entry]]:
        """Yield the joint runs that are better for both partners than what each has alone (6.B3)."""
        best = max(self.ways[self.player], key=self.gain, default=None)
        apart = self._outcome(best if best is not None and self.gain(best) > self.gain(None) else None)
        for partner in self.ways:
            if partner == self.player or partner not in self.state.undeclared:
                continue
            net = lines_of(self.facts, self.state, self.player, partner)
            way = best_way(replace(self.search, net=net), self.player, EVEN)
            if way is None:
                continue
            entry = entry_by(self.facts, self.state, self.player, way.nodes, partner)
            joint = Entry(self.player, entry.route, entry.pay, partner)
            gains = self._outcome(joint)
            mine, others = self._standing(gains, self.player), self._standing(gains, partner)
            if mine > alone and others > self._standing(apart, partner):
                yield mine, joint


def reckon(facts: Facts, state: State, player: int, pair: Pair, spite: float) -> Reckoning:
    """Return a race as a player sees it before he declares."""
    limited = search_of(facts, state, run_of(facts, state, pair.origins, pair.goals))
    ways = {
        rival: _entries(facts, state, limited, rival, _TASTES if rival == player else (FASTEST, EVEN))
        for rival in state.undeclared
        if rival != third_of(state)
    }
    return Reckoning(facts, state, player, spite, limited, ways)


def _entries(
    facts: Facts, state: State, limited: Search, player: int, tastes: tuple[Weights, ...]
) -> list[Entry]:
    """Return a player's entries by his best routes, each once.

    The last may pay a rival more than the limit: an exchange of running powers makes it good (6.B4).
    """
    routes = [way.nodes for way in ways_of(limited, player, tastes)]
    free = best_way(replace(limited, limit=UNLIMITED), player, EVEN)
    if free is not None:
        routes.append(free.nodes)
    found = []
    for route in dict.fromkeys(routes):
        entry = entry_by(facts, state, player, route)
        found.append(Entry(player, entry.route, entry.pay))
    return found


def gains_of(facts: Facts, state: State, entries: Sequence[Entry]) -> list[float]:
    """Return what each seat may expect of a race: prizes, and what it pays and receives.

    Entries that pay too much and are not balanced by an exchange fall out (6.B4).
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
