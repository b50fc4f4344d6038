"""What a race comes to for everybody, once the others have answered a declaration (6.B2, 6.B3, 6.B4)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Final, NamedTuple

from engine.bots.planner.race_odds import odds_of
from engine.game.companies import lines_of
from engine.game.facts import NOWHERE, Facts
from engine.game.people import third_of
from engine.game.races import need
from engine.game.routes.exchange import unbalanced
from engine.game.routes.race_entries import entry_along, entry_by
from engine.game.routes.routes import CHEAPEST, EVEN, FASTEST, Search, ask_ahead, best_way
from engine.game.routes.runs import run_of, search_of
from engine.game.routes.tolls import UNLIMITED
from engine.game.state import Entry, Pair, State, network
from engine.paths.routes import Way

_TASTES: Final = (FASTEST, CHEAPEST, EVEN)
"""What routes are looked for by; one that is both fastest and cheapest is also best by what is between."""
_POOR: Final = 6.0
"""A player who gains at most this alone looks for a partner."""

_SHARED: Final = 3
"""How many links of each partner's line a joint run goes over at least."""


class Part(NamedTuple):
    """A part somebody may take in a race: the entry, the points its route needs, and all it pays.

    ``above`` says whether it pays somebody more than the limit, so that it takes an exchange (6.B4).
    """

    entry: Entry
    need: int
    total: int
    above: bool


def part_of(facts: Facts, entry: Entry) -> Part:
    """Return the part in a race that an entry is."""
    above = max(entry.pay) > facts.rules.most_to_one
    return Part(entry, need(facts, entry.route), sum(entry.pay), above)


class Options(NamedTuple):
    """The parts a player may take alone, and their best route by a point of the roll as much as a payment."""

    parts: list[Part]
    even: Way | None


@dataclass(frozen=True)
class Race:
    """What stays the same of a race until all have declared: everybody's options, as far as asked for.

    ``answers`` are the parts that a rival is taken to answer with, by what those before need, in order.
    """

    options: dict[int, Options] = field(default_factory=dict)
    answers: dict[tuple[int, tuple[int, ...]], list[Part]] = field(default_factory=dict)


@dataclass(frozen=True)
class Reckoning:
    """A race before a declaration: who could still enter, and how.

    ``spite`` is what a point that rivals gain counts against one's own.
    """

    facts: Facts
    state: State
    player: int
    spite: float
    search: Search
    race: Race
    parts: dict[int, list[Part]]
    declared: list[Part]
    _outcomes: dict[Part | None, list[float]] = field(default_factory=dict)

    def ranked(self) -> list[tuple[float, Entry]]:
        """Return the entries, alone or together, that are better than to stay out, best first.

        One proposed to them is listed as it was proposed; one that they would propose names them first.
        """
        idle = self.gain(None)
        alone = [(self.gain(part), part.entry) for part in self.parts[self.player]]
        most = max((gain for gain, _ in alone), default=idle)
        offered = [part_of(self.facts, offer) for offer in self.state.offers if offer.partner == self.player]
        options = alone + [(self.gain(offer), offer.entry) for offer in offered]
        if most < idle + _POOR and not offered:
            options += self._together(most)
        better = [option for option in options if option[0] > idle]
        return sorted(better, key=lambda option: -option[0])

    def gain(self, part: Part | None) -> float:
        """Return what a player has of the race beyond their rivals with a part in it, or none."""
        return self._standing(self._outcome(part), self.player)

    def _standing(self, gains: Sequence[float], player: int) -> float:
        """Return what a player gains less what their rivals do."""
        return gains[player] - self.spite * (sum(gains) - gains[player])

    def _outcome(self, part: Part | None) -> list[float]:
        """Return what everybody may expect to gain when a player declares so and the rivals answer; kept."""
        found = self._outcomes.get(part)
        if found is None:
            found = self._outcomes[part] = self._answered(part)
        return found

    def _answered(self, part: Part | None) -> list[float]:
        """Work out what :meth:`_outcome` returns."""
        parts, busy = [*self.declared], {self.player}
        gains: list[float] | None = None
        if part is not None:
            parts.append(part)
            busy.update(part.entry.players)
        for rival in self.state.undeclared:
            theirs = self.parts.get(rival) if rival not in busy else None
            if theirs and self._exchanged:
                parts, gains = self._exchanging(parts, gains, theirs, rival)
            elif theirs:
                parts += self._answers(parts, theirs, rival)
        return gains or gains_of(self.facts, self.state.players, parts)

    def _answers(self, parts: list[Part], theirs: list[Part], rival: int) -> list[Part]:
        """Return the part by which a rival is taken to gain most, none if they gain nothing."""
        question = rival, tuple(sorted([part.need for part in parts]))
        found = self.race.answers.get(question)
        if found is None:
            gains = [(_alone(self.facts, question[1], part), part) for part in theirs]
            most = max(gain for gain, _ in gains)
            best = [part for gain, part in gains if gain == most][:1]
            found = self.race.answers[question] = best if most > 0 else []
        return found

    def _exchanging(
        self, parts: list[Part], gains: list[float] | None, theirs: list[Part], rival: int
    ) -> tuple[list[Part], list[float] | None]:
        """Return the parts with a rival's answer where an exchange may come about, so others may pay them.

        With them goes what everybody gains by them, as it did before where that is known.
        """
        best, most, then = None, 0.0, gains
        needs, above = tuple([part.need for part in parts]), any(part.above for part in parts)
        for part in theirs:
            after = None
            if above or part.above:
                # With an exchange it depends on them what others pay.
                gains = gains or gains_of(self.facts, self.state.players, parts)
                after = gains_of(self.facts, self.state.players, [*parts, part])
                gain = after[rival] - gains[rival]
            else:
                gain = _alone(self.facts, needs, part)
            if gain > most:
                best, most, then = part, gain, after
        return (parts, gains) if best is None else ([*parts, best], then)

    @cached_property
    def _exchanged(self) -> bool:
        """Whether anybody may count on an exchange."""
        parts = chain(self.declared, *self.parts.values())
        return bool(self.state.offers) or any(part.above for part in parts)

    def _runs_over(self, partner: int) -> bool:
        """Return whether a player's best way goes over a good part of a partner's line, and of their own."""
        options = self.race.options
        way = options[self.player].even or options[partner].even
        if way is None:
            return False
        both = 1 << self.player, 1 << partner
        return all(sum(1 for owners in way.marks if owners & each) >= _SHARED for each in both)

    def _together(self, alone: float) -> Iterator[tuple[float, Entry]]:
        """Yield the joint runs that are better for both partners than what each has alone (6.B3)."""
        best = max(self.parts[self.player], key=self.gain, default=None)
        apart = self._outcome(best if best is not None and self.gain(best) > self.gain(None) else None)
        for partner in self.parts:
            if partner == self.player or apart[partner] >= _POOR or not self._runs_over(partner):
                continue
            net = lines_of(self.facts, self.state, self.player, partner)
            way = best_way(self.search._replace(net=net), self.player, EVEN)
            if way is None:
                continue
            entry = entry_by(self.facts, self.state, self.player, way.nodes, partner)
            joint = part_of(self.facts, Entry(self.player, entry.route, entry.pay, partner))
            gains = self._outcome(joint)
            mine, others = self._standing(gains, self.player), self._standing(gains, partner)
            if mine > alone and others > self._standing(apart, partner):
                yield mine, joint.entry


def reckon(facts: Facts, state: State, player: int, pair: Pair, spite: float) -> Reckoning:
    """Return a race as a player sees it before they declare."""
    limited = search_of(facts, state, run_of(facts, state, pair.origins, pair.goals))
    third = third_of(state)
    declaring = [rival for rival in state.undeclared if rival != third]
    race = _race(facts, state, limited, declaring)
    declared = [_declared(facts, race, entry) for entry in state.entries]
    parts = {rival: race.options[rival].parts for rival in declaring}
    if any(part.above for own in parts.values() for part in own):
        parts = {rival: _balanced(own, rival, parts, declared) for rival, own in parts.items()}
    return Reckoning(facts, state, player, spite, limited, race, parts, declared)


def _alone(facts: Facts, needs: tuple[int, ...], part: Part) -> float:
    """Return what a part brings next to trains that need the given points, without what others pay."""
    return odds_of(facts).prizes(tuple(sorted((*needs, part.need))))[part.need] - part.total


def _balanced(own: list[Part], player: int, parts: dict[int, list[Part]], declared: list[Part]) -> list[Part]:
    """Return a player's parts without those for which only somebody who pays them nothing could make up."""
    if not any(part.above for part in own):
        return own
    paying = {part.entry.player for part in declared if part.entry.pay[player]}
    paying |= {rival for rival, theirs in parts.items() if any(part.entry.pay[player] for part in theirs)}
    return [part for part in own if not part.above or _dearest(part.entry) in paying]


def _dearest(entry: Entry) -> int:
    """Return the seat that receives most of an entry."""
    return entry.pay.index(max(entry.pay))


def _declared(facts: Facts, race: Race, entry: Entry) -> Part:
    """Return the part that an entry is, most often one of its player's options."""
    options = race.options.get(entry.player)
    for part in options.parts if options is not None else ():
        if part.entry == entry:
            return part
    return part_of(facts, entry)


def _race(facts: Facts, state: State, limited: Search, declaring: Sequence[int]) -> Race:
    """Return what is known of a race, with the options of all who declare; kept with the network."""
    kept = network(facts, state).kept
    question = "race", tuple(limited.ends), state.poorest_first()
    found: Race = kept.setdefault(question, Race())
    new = [player for player in declaring if player not in found.options]
    if new:
        free = limited._replace(limit=UNLIMITED)
        ask_ahead(free, new, _TASTES)
        for player in new:
            found.options[player] = _options(facts, state, free, player)
    return found


def _options(facts: Facts, state: State, free: Search, player: int) -> Options:
    """Return what a player may do alone by their best routes, each once.

    The last part may pay a rival more than the limit: an exchange of running powers makes it good (6.B4).
    """
    ways: list[Way] = []
    even: Way | None = None
    for weights in _TASTES:
        even = best_way(free, player, weights)
        # By what is in between no other is better than one that was found twice, or is free.
        if even is None or even.nodes in [way.nodes for way in ways]:
            break
        ways.append(even)
        if not even.owed:
            break
    if even is None:
        return Options([], None)
    parts = [_part_by(facts, state, player, way) for way in (ways[0], *ways[:0:-1])]
    kept = [part for part in parts if not part.above or part.entry.route == even.nodes]
    return Options(sorted(kept, key=lambda part: part.above), even)


def _part_by(facts: Facts, state: State, player: int, way: Way) -> Part:
    """Return the part of a player who takes a way."""
    pay = entry_along(facts, state, way.nodes, dict(way.owed)).pay
    return Part(Entry(player, way.nodes, pay), way.time, sum(pay), max(pay) > facts.rules.most_to_one)


def gains_of(facts: Facts, players: int, parts: Sequence[Part]) -> list[float]:
    """Return what each seat may expect of a race: prizes, and what it pays and receives.

    Entries that pay too much and are not balanced by an exchange fall out (6.B4).
    """
    if any(part.above for part in parts):
        fallen = unbalanced(facts.rules, [part.entry for part in parts])
        parts = [part for part in parts if part.entry.player not in fallen]
    gains = [0.0] * players
    if not parts:
        return gains
    prizes = odds_of(facts).prizes(tuple(sorted([part.need for part in parts])))
    mates: dict[int, int] = {}
    if facts.rules.joint_receipts == "shared":
        for part in parts:
            if part.entry.partner != NOWHERE:
                mates |= {part.entry.player: part.entry.partner, part.entry.partner: part.entry.player}
    for (player, _, pay, partner), need_of_it, total, _ in parts:
        gain = prizes[need_of_it] - total
        if partner == NOWHERE:
            gains[player] += gain
        else:
            gains[player] += gain / 2
            gains[partner] += gain / 2
        if total:
            for seat, amount in enumerate(pay):
                mate = mates.get(seat, seat)
                gains[seat] += amount / 2
                gains[mate] += amount / 2
    return gains
