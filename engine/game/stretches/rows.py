"""The moves and events of a stretch, made from its rows of numbers."""

from collections.abc import Iterator
from functools import lru_cache

from engine.game.building import lays_of
from engine.game.chance import CHANCE
from engine.game.events import Event, Laid, Paid, Reached
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import Done, Move, Roll
from engine.game.state import State
from engine.game.stretches import numbers as n

Told = tuple[int, Move, tuple[Event, ...]]
"""A move with who made it and what came of it."""


def told(facts: Facts, state: State, rows: list[int]) -> list[Told]:
    """Return the moves of rows from when a state stood as it does; it is told of its new hexes and towns."""
    found: list[Told] = []
    events: list[Event] = []
    lays, neighbours, costs = lays_of(facts), facts.neighbours, facts.costs
    rules = tuple([facts.rules.cited(rule) for rule in n.RULES])
    new, round_, run, served = tuple.__new__, state.round, state.runs, state.served
    come: list[list[int]] = [[] for _ in range(state.players)]
    actor, move = NOWHERE, None
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
            else:
                actor, move = CHANCE, _roll(a)
                round_ += b
        elif kind == n.PAID:
            events.append(new(Paid, (a, b, c, rules[d], e, round_, run)))
        else:
            events.append(Reached(a, b))
            served |= 1 << b
    if move is not None:
        found.append((actor, move, tuple(events)))
    for player, hexes in enumerate(come):
        if hexes:
            state.hexes[player] += tuple(hexes)
    state.served = served
    return found


_done = lru_cache(maxsize=64)(Done)
_roll = lru_cache(maxsize=64)(Roll)
