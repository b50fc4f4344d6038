"""The moves and events of a stretch, made from its rows of numbers."""

from functools import lru_cache
from itertools import product

from engine.game.building import lays_of
from engine.game.chance import CHANCE
from engine.game.drawn import pair_of
from engine.game.events import (
    BuildingEnded,
    Event,
    HeldOver,
    KeyDrawn,
    KeyReplaced,
    Laid,
    Paid,
    Reached,
    RunOffered,
    RaceDecided,
    TrainsStarted,
)
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import ChanceMove, Decline, Done, Enter, Move, Roll, RollKey, RollTrain, TurnCard
from engine.game.prizes import scoring_of
from engine.game.races import Train
from engine.game.state import Entry, State
from engine.game.stretches import numbers as n

Told = tuple[int, Move, tuple[Event, ...]]
"""A move with who made it and what came of it."""


def told(facts: Facts, state: State, rows: list[int], ways: list[int], *, cards: bool) -> list[Told]:
    """Return the moves of rows from when a state stood as it does; it is told of its new hexes and towns."""
    found: list[Told] = []
    events: list[Event] = []
    lays, neighbours, costs = lays_of(facts), facts.neighbours, facts.costs
    rules = tuple([facts.rules.cited(rule) for rule in (*n.RULES, scoring_of(facts.rules).rule)])
    new, round_, served = tuple.__new__, state.round, state.served
    run = state.runs + (state.pair is not None)
    come: list[list[int]] = [[] for _ in range(state.players)]
    actor, move = NOWHERE, None
    places: list[tuple[int, ...]] = []
    trains: list[Train] = []
    keys = facts.scheme.all_keys
    draws = _draws(facts, cards)
    numbers = iter(rows)
    for kind, a, b, c, d, e in zip(*[numbers] * n.WIDTH, strict=True):
        if kind < n.PAID:
            if move is not None:
                found.append((actor, move, tuple(events)))
                events.clear()
            actor = a
            if kind == n.LAY:
                move, start, end = lays[b], b // 6, neighbours[b]
                # The same as Laid(…), in a third of the time.
                events.append(new(Laid, (a, start, end, costs[b], c, NOWHERE, 0)))
                if d:
                    come[a] += (end,) if d == 2 else (start, end)[: d // 2 + 1]
            elif kind == n.DONE:
                move = _done(b)
            elif kind == n.TRAIN:
                actor, move = CHANCE, _train(a)
            elif kind == n.DECLINE:
                move = _DECLINE
            elif kind == n.ENTER:
                end = b + c
                move = Enter(tuple(ways[b:end]), tuple(ways[end : end + state.players]))
                state.entries += (Entry(a, move.route, move.pay),)
            elif kind == n.KEY:
                actor, move = CHANCE, draws[a]
            else:
                actor, move = CHANCE, _roll(a)
                round_ += b
        elif kind == n.PAID:
            events.append(new(Paid, (a, b, c, rules[d], e, round_, run)))
        elif kind == n.REACHED:
            events.append(Reached(a, b))
            served |= 1 << b
        elif kind == n.STARTED:
            events.append(TrainsStarted(tuple([b >> 3 * turn & 7 for turn in range(a)])))
        elif kind == n.PLACED:
            if b == len(places):
                places.append((a,))
            else:
                places[b] += (a,)
        elif kind == n.LEFT:
            trains.append(Train(a, b, c))
        elif kind == n.DECIDED:
            events.append(RaceDecided(a, tuple(places), tuple(trains)))
            places.clear()
            trains.clear()
            state.pair, state.entries = None, ()
        elif kind == n.DREW:
            events.append(KeyDrawn(a, keys[b]))
        elif kind == n.OFFERED:
            state.rejected, state.pair = (), pair_of(facts, a, (keys[b], keys[c]))
            if state.held:
                state.held = tuple([pair for pair in state.held if pair.race != a])
            events.append(RunOffered(a, state.pair.keys))
            run += 1
        elif kind == n.REPLACED:
            state.rejected += (keys[b],)
            events.append(KeyReplaced(a, keys[b]))
        elif kind == n.HELD_OVER:
            pair = pair_of(facts, a, (keys[b], keys[c]))
            state.rejected, state.held = (), (*state.held, pair)
            events.append(HeldOver(a, pair.keys))
        elif kind == n.ENDED:
            events.append(BuildingEnded(a))
    if move is not None:
        found.append((actor, move, tuple(events)))
    for player, hexes in enumerate(come):
        if hexes:
            state.hexes[player] += tuple(hexes)
    state.served = served
    return found


_done = lru_cache(maxsize=64)(Done)
_roll = lru_cache(maxsize=64)(Roll)
_train = lru_cache(maxsize=64)(RollTrain)
_DECLINE = Decline()


@lru_cache(maxsize=8)
def _draws(facts: Facts, cards: bool, /) -> tuple[ChanceMove, ...]:
    """Return the throws for keys, or the cards."""
    if cards:
        return tuple(map(TurnCard, facts.scheme.all_keys))
    faces = range(1, 7)
    return (*map(RollKey, product(faces, faces)), *(RollKey((face,)) for face in faces))
