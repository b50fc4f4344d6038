"""A state as the numbers of a stretch, and what a stretch has changed of it."""

from typing import Any, NamedTuple

import numpy as np

from engine.game.facts import NOWHERE, Facts
from engine.game.state import State
from engine.game.stretches import numbers as n
from engine.game.track.spending import bonus_of

Numbers = list[list[int]]


class Position(NamedTuple):
    """Where a game stands, as a stretch changes it; the marks are the state's own.

    ``rows`` and ``ways`` are room for what it tells, and ``ends`` for those of a run.
    """

    now: Any
    rows: Any
    seats: Any
    towns: Any
    keys: Any
    marks: tuple[Any, Any]
    ways: Any
    runners: Any
    ends: Any
    waiting: Any


class Room(NamedTuple):
    """Room for what a stretch tells, used again for the next; and what first entries bring."""

    rows: Any
    ways: Any
    ends: Any
    bonuses: list[int]


def room_for(facts: Facts, state: State, *, swift: bool) -> Room:
    """Return room for rows, for the ways of several races, and for the ends of any run, lists or arrays."""
    most = max([len(each.hexes) for each in facts.destinations.values()], default=0)
    sizes = n.ROWS, n.WAYS_KEPT + 2 * facts.hexes, 2 * most * most
    bonuses = [bonus_of(facts, state, town) for town in range(len(facts.towns))]
    rows, ways, ends = (np.zeros(size, np.int64) if swift else [0] * size for size in sizes)
    return Room(rows, ways, ends, bonuses)


def position_of(facts: Facts, state: State, looks: list[int], room: Room, *, swift: bool) -> Position:
    """Return a state as lists, or arrays, with how far each player looks."""
    lists: list[Any] = [
        _now(facts, state),
        _seats(state, looks),
        [_served(facts, state), room.bonuses],
        _keys(facts, state),
    ]
    lists += [[[0] * state.players for _ in range(n.RUNNERS)], _waiting(facts, state)]
    marks: tuple[Any, Any] = state.present, state.owners
    if swift:
        lists = [np.array(each) for each in lists]
        marks = np.frombuffer(state.present, np.uint8), np.frombuffer(state.owners, np.uint8)
    now, seats, towns, keys, runners, waiting = lists
    return Position(now, room.rows, seats, towns, keys, marks, room.ways, runners, room.ends, waiting)


def told_by(position: Position, *, swift: bool) -> Position:
    """Return what a stretch has left of a position, as lists, with the rows and ways that it has told."""
    now, rows, seats, towns, keys, marks, ways, *others = position
    lists = now, rows[: now[n.SIZE]], seats, towns, keys, ways[: now[n.WAYS]]
    if swift:
        lists = tuple([each.tolist() for each in lists])
    now, rows, seats, towns, keys, ways = lists
    return Position(now, rows, seats, towns, keys, marks, ways, *others)


def _now(facts: Facts, state: State) -> list[int]:
    """Return the numbers of what goes on."""
    now = [0] * n.NOW
    now[n.BUILDING] = int(state.stage == "building")
    now[n.AT], now[n.END] = state.players - len(state.builders), state.players
    now[n.ROUND], now[n.LEADER], now[n.ALLOWANCE] = state.round, state.leader, state.allowance
    now[n.POINTS], now[n.IDLE], now[n.AWAITS] = state.points, state.idle, int(state.awaits_throw)
    now[n.UNSERVED] = len(facts.towns) - state.served.bit_count()
    now[n.DRAWN], now[n.HELD], now[n.RECHECK] = state.drawn, len(state.held), int(state.recheck)
    now[n.FIRST] = -1 if state.first is None else facts.scheme.all_keys.index(state.first)
    now[n.RUNS], now[n.SINCE], now[n.DECLARES] = state.runs, state.since_building, -1
    now[n.SAILED] = int(any(owner != NOWHERE for owner in state.ferries))
    return now


def _seats(state: State, looks: list[int]) -> Numbers:
    """Return the numbers of the seats; those still to build stand at the end of the order."""
    nobody = [0] * state.players
    order = nobody[len(state.builders) :] + list(state.builders)
    return [state.accounts[:], state.saved[:], order, looks, nobody[:], nobody]


def _served(facts: Facts, state: State) -> list[int]:
    """Return whether each town has a railway."""
    return [state.served >> town & 1 for town in range(len(facts.towns))]


def _keys(facts: Facts, state: State) -> Numbers:
    """Return the numbers of the keys."""
    keys = facts.scheme.all_keys
    used = [int(key in state.used) for key in keys]
    gone = state.used.union(state.rejected)
    return [[int(key in facts.destinations and key not in gone) for key in keys], used]


def _waiting(facts: Facts, state: State) -> Numbers:
    """Return the runs held over, with room for as many as there are keys."""
    more, number = [0] * (1 + len(facts.scheme.all_keys)), facts.scheme.all_keys.index
    firsts, seconds = ([number(pair.keys[end]) for pair in state.held] for end in (0, 1))
    return [[pair.race for pair in state.held] + more, firsts + more, seconds + more]


def take_over(facts: Facts, state: State, position: Position) -> None:
    """Let a state stand as its numbers do after a stretch, lists again, but for what the rows tell."""
    now, seats = position.now, position.seats
    keys = facts.scheme.all_keys
    state.stage = "building" if now[n.BUILDING] else "operating"
    state.round, state.leader, state.allowance = now[n.ROUND], now[n.LEADER], now[n.ALLOWANCE]
    state.points, state.idle, state.awaits_throw = now[n.POINTS], now[n.IDLE], bool(now[n.AWAITS])
    state.builders = tuple(seats[n.ORDER][now[n.AT] : now[n.END]])
    state.accounts[:], state.saved[:] = seats[n.ACCOUNT], seats[n.SAVED]
    state.used = frozenset([key for key, used in zip(keys, position.keys[n.USED], strict=True) if used])
    state.first = None if now[n.FIRST] < 0 else keys[now[n.FIRST]]
    if now[n.RUNS] > state.runs:
        state.won = tuple(seats[n.WON])
    state.drawn, state.runs, state.since_building = now[n.DRAWN], now[n.RUNS], now[n.SINCE]
    state.network, state.recheck = None, bool(now[n.RECHECK])
    if now[n.DECLARES] >= 0:
        state.undeclared = tuple(seats[n.UNDECLARED][now[n.DECLARES] : now[n.DECLARED]])
        state.offers, state.recalled, state.outrun = (), (), ()
