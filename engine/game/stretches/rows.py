"""The moves and events of a stretch, made from its rows of numbers."""

from functools import lru_cache
from itertools import product
from typing import Final

from engine.game.chance import CHANCE
from engine.game.events import (
    BuildingEnded,
    Event,
    HeldOver,
    KeyDrawn,
    KeyReplaced,
    RaceDecided,
    Reached,
    RunOffered,
    TrainsStarted,
    new_laid,
    new_paid,
)
from engine.game.facts import NOWHERE, Facts
from engine.game.keys import by_dice, pair_of
from engine.game.moves import ChanceMove, Decline, Done, Enter, Move, Roll, RollKey, RollTrain, TurnCard
from engine.game.prizes import scoring_of
from engine.game.races import Train
from engine.game.state import Entry, State
from engine.game.stretches import numbers as n
from engine.game.track.laying import lays_of

Told = tuple[int, Move, tuple[Event, ...]]
"""A move: who made it, and what came of it."""


class Teller:
    """Tells the moves of a stretch, and lets a state follow them in what numbers alone do not say.

    These are the hexes and towns that have track, the pair offered, those held over, and who entered.
    """

    def __init__(self, facts: Facts, state: State, ways: list[int]) -> None:
        self._facts, self._state, self._ways = facts, state, ways
        self._keys, self._draws = facts.scheme.all_keys, _draws(facts)
        self._round, self._run = state.round, state.runs + (state.pair is not None)
        self._come: list[list[int]] = [[] for _ in range(state.players)]
        self._places: list[tuple[int, ...]] = []
        self._under_way: list[Train] = []

    def told(self, rows: list[int]) -> list[Told]:
        """Return the moves of rows in order. Most are links, throws and payments, made here at once."""
        found: list[Told] = []
        events: list[Event] = []
        facts, state, come = self._facts, self._state, self._come
        lays, neighbours, costs, rules = lays_of(facts), facts.neighbours, facts.costs, _rules(facts)
        actor, numbers = NOWHERE, iter(rows)
        move: Move = _DECLINE
        for kind, a, b, c, d, e in zip(*[numbers] * n.WIDTH, strict=True):
            if kind >= n.PAID:
                if kind == n.PAID:
                    events.append(new_paid((a, b, c, rules[d], e, self._round, self._run)))
                else:
                    events += self._event(kind, a, b, c)
                continue
            found.append((actor, move, tuple(events)))
            events.clear()
            actor = a
            if kind == n.LAY:
                move = lays[b]
                events.append(new_laid((a, b // 6, neighbours[b], costs[b], c, NOWHERE, 0)))
                if d:
                    come[a] += (b // 6, neighbours[b])[1 - d % 2 : 1 + d // 2]
            elif kind == n.TRAIN:
                actor, move = CHANCE, _train(a)
            else:
                actor, move = self._move(kind, a, b, c)
        found.append((actor, move, tuple(events)))
        for player, hexes in enumerate(come):
            state.hexes[player] += tuple(hexes)
        return found[1:]

    def _move(self, kind: int, a: int, b: int, c: int) -> tuple[int, Move]:
        """Return who makes a move that is neither a link nor a roll of a train, and the move."""
        if kind == n.DONE:
            return a, _done(b)
        if kind == n.DECLINE:
            return a, _DECLINE
        if kind == n.ENTER:
            end = b + c
            entry = Enter(tuple(self._ways[b:end]), tuple(self._ways[end : end + self._state.players]))
            self._state.entries += (Entry(a, entry.route, entry.pay),)
            return a, entry
        if kind == n.KEY:
            return CHANCE, self._draws[a]
        self._round += b
        return CHANCE, _roll(a)

    def _event(self, kind: int, a: int, b: int, c: int) -> tuple[Event, ...]:
        """Return what is told by a row that is no payment; nothing where more rows belong to it."""
        match kind:
            case n.REACHED:
                self._state.served |= 1 << b
                return (Reached(a, b, self._round),)
            case n.ENDED:
                return (BuildingEnded(a),)
            case n.STARTED:
                return (TrainsStarted(tuple([b >> 3 * turn & 7 for turn in range(a)])),)
            case n.PLACED if b < len(self._places):
                self._places[b] += (a,)
            case n.PLACED:
                self._places.append((a,))
            case n.LEFT:
                self._under_way.append(Train(a, b, c))
            case n.DECIDED:
                return (self._decided(a),)
            case _:
                return (self._drawn(kind, a, b, c),)
        return ()

    def _decided(self, race: int) -> Event:
        """Return the end of a race, and be ready for the next."""
        places, under_way = tuple(self._places), tuple(self._under_way)
        self._places, self._under_way = [], []
        self._state.pair, self._state.entries = None, ()
        return RaceDecided(race, places, under_way)

    def _drawn(self, kind: int, race: int, first: int, second: int) -> Event:
        """Return what a row tells of keys and pairs."""
        state, key = self._state, self._keys[first]
        if kind == n.DREW:
            return KeyDrawn(race, key)
        if kind == n.REPLACED:
            state.rejected += (key,)
            return KeyReplaced(race, key)
        pair = pair_of(self._facts, race, (key, self._keys[second]))
        state.rejected = ()
        if kind == n.HELD_OVER:
            state.held += (pair,)
            return HeldOver(race, pair.keys)
        state.pair, self._run = pair, self._run + 1
        if state.held:
            state.held = tuple([each for each in state.held if each.race != race])
        return RunOffered(race, pair.keys)


_MOST: Final = 1000
"""More than any face of a die, and than any allowance saved."""
_DECLINE: Final = Decline()
_done: Final = lru_cache(maxsize=_MOST)(Done)
_roll: Final = lru_cache(maxsize=_MOST)(Roll)
_train: Final = lru_cache(maxsize=_MOST)(RollTrain)


@lru_cache(maxsize=8)
def _rules(facts: Facts) -> tuple[str, ...]:
    """Return the rules that payments go by as the edition numbers them, that of the prizes last."""
    return tuple(map(facts.rules.cited, (*n.RULES, scoring_of(facts.rules).rule)))


@lru_cache(maxsize=8)
def _draws(facts: Facts) -> tuple[ChanceMove, ...]:
    """Return the throws that draw keys, of two dice and of one, or the cards."""
    if not by_dice(facts):
        return tuple(map(TurnCard, facts.scheme.all_keys))
    faces = range(1, 7)
    return (*map(RollKey, product(faces, faces)), *(RollKey((face,)) for face in faces))
