"""Stretches of a game: all that is ordinary between two things that are not, in one search."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

from engine.game.building import own_hexes
from engine.game.facts import NOWHERE, Facts
from engine.game.footholds import outposts
from engine.game.keys import keys_drawn
from engine.game.people import third_of
from engine.game.spending import bonus_of
from engine.game.state import State
from engine.game.stretches import numbers as n
from engine.game.stretches.habits import Habits, Habitual
from engine.game.stretches.playing import STRETCH
from engine.game.stretches.rows import Told, told
from engine.game.stretches.tables import tables_of
from engine.paths.laying import Near
from engine.paths.speed import compiled

_ROWS: Final = 4000 * n.WIDTH
_WAYS: Final = 6000
_AHEAD: Final = 320


class Ahead:
    """Numbers drawn ahead from a generator, given out in the order in which it gave them."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.numbers: list[float] = []
        self.at = 0

    def random(self) -> float:
        """Return the next number."""
        if self.at == len(self.numbers):
            return self._random.random()
        self.at += 1
        return self.numbers[self.at - 1]

    def draw(self) -> None:
        """Have some numbers more."""
        draw = self._random.random
        self.numbers = [*self.numbers[self.at :], *[draw() for _ in range(_AHEAD)]]
        self.at = 0


class Stretches:
    """The stretches of one game: what its players build by, kept from one to the next."""

    def __init__(self, facts: Facts, players: Sequence[object]) -> None:
        self._facts = facts
        self._players = players
        self._swift: bool | None = None
        self._habits: list[Habits | None] = []

    def _prepare(self, state: State, *, swift: bool) -> None:
        self._swift = swift
        self._habits = [
            player.habits(self._facts, state, swift=swift) if isinstance(player, Habitual) else None
            for player in self._players
        ]
        one = next(habits for habits in self._habits if habits)
        places = len(one.land.lengths)
        self._nears = [Near(places, swift=swift) for _ in self._players]
        self._worths = [[[*row] for row in habits.worths] if habits else [[0]*places]*3 for habits in self._habits]
        self._near = [near.numbers for near in self._nears]
        self._valued = [habits.key if habits else 0 for habits in self._habits]
        self._links = [habits.links if habits else [0] * (len(self._players) + 1) for habits in self._habits]
        self._held = [habits.held if habits else 0 for habits in self._habits]
        drawn = keys_drawn(self._facts)
        self._places = [one.places[key] if key in drawn else -1 for key in self._facts.scheme.all_keys]
        if swift:
            self._near = np.array(self._near)
            for near, numbers in zip(self._nears, self._near, strict=True):
                near.numbers = numbers
            self._worths = np.array(self._worths)
            self._held = np.array(self._held)
            self._links = np.array(self._links, np.int64)
            self._valued, self._places = np.array(self._valued), np.array(self._places, np.int64)
        self._rows = np.zeros(_ROWS, np.int64) if swift else [0] * _ROWS
        self._ways = np.zeros(_WAYS, np.int64) if swift else [0] * _WAYS
        self._bonus = [bonus_of(self._facts, state, town) for town in range(len(self._facts.towns))]

    def play(self, state: State, luck: Ahead) -> list[Told]:
        facts, swift = self._facts, compiled(light=True)
        if swift != self._swift:
            self._prepare(state, swift=swift)
        land = next(habits.land for habits in self._habits if habits)
        far = []
        for player, habits in enumerate(self._habits):
            far.append(habits.far if habits and not outposts(facts, state, player) else 0)
            if far[-1]:
                land.come_to(self._nears[player], own_hexes(state, player))
        tables = tables_of(facts, swift)
        if luck.at + 160 > len(luck.numbers):
            luck.draw()
        now, seats, towns, keys = self._now(state, far)
        runners = [[0] * state.players for _ in range(n.RUNNERS)]
        ends = [0] * 200
        waiting = self._waiting(state)
        numbers = luck.numbers[luck.at :]
        if swift:
            now, seats, towns, keys = np.array(now), np.array(seats), np.array(towns), np.array(keys)
            runners, ends, waiting = np.array(runners), np.array(ends), np.array(waiting)
            marks = np.frombuffer(state.present, np.uint8), np.frombuffer(state.owners, np.uint8)
            known, numbers, search = (land.array, land.rows), np.array(numbers), STRETCH.swift
        else:
            marks, known, search = (state.present, state.owners), (land.numbers, land.lengths), STRETCH.plain
        law, board, purses, dice, *keyed = tables
        search(
            (now, self._rows, seats, towns, keys, marks, self._ways, runners, ends, waiting),
            (law, board, known, purses, dice, *keyed),
            (self._near, self._worths, self._places, self._valued, self._links, self._held),
            numbers,
        )
        rows, ways = self._rows[: now[n.SIZE]], self._ways[: now[n.WAYS]]
        if swift:
            now, seats, rows, keys = now.tolist(), seats.tolist(), rows.tolist(), keys.tolist()
            ways = ways.tolist()
        luck.at += now[n.THROWN]
        if not rows:
            return []
        found = told(facts, state, rows, ways, cards=bool(law[n.CARDS]))
        self._take(state, now, seats, keys)
        for player, near in enumerate(self._nears):
            if far[player]:
                near.own = own_hexes(state, player)
        return found

    def _waiting(self, state: State) -> list[list[int]]:
        number, more = self._facts.scheme.all_keys.index, [0] * 60
        return [
            [pair.race for pair in state.held] + more,
            *([number(pair.keys[end]) for pair in state.held] + more for end in (0, 1)),
        ]

    def _now(self, state: State, far: list[int]) -> Any:
        facts = self._facts
        now = [0] * n.NOW
        now[n.BUILDING] = int(state.stage == "building")
        now[n.ROUND], now[n.LEADER], now[n.ALLOWANCE] = state.round, state.leader, state.allowance
        now[n.POINTS], now[n.IDLE], now[n.AWAITS] = state.points, state.idle, int(state.awaits_throw)
        now[n.AT], now[n.END] = state.players - len(state.builders), state.players
        served = [state.served >> town & 1 for town in range(len(facts.towns))]
        now[n.UNSERVED] = len(served) - sum(served)
        keys = facts.scheme.all_keys
        now[n.DRAWN], now[n.HELD], now[n.RECHECK] = state.drawn, len(state.held), int(state.recheck)
        now[n.FIRST] = -1 if state.first is None else keys.index(state.first)
        now[n.RUNS], now[n.SINCE] = state.runs, state.since_building
        now[n.DECLARES] = -1
        used = [int(key in state.used) for key in keys]
        free = [
            int(key in facts.destinations and key not in state.used and key not in state.rejected)
            for key in keys
        ]
        order = [0] * now[n.AT] + list(state.builders)
        none = [0] * state.players
        seats = [state.accounts, state.saved, order, far, none[:], none]
        return now, seats, [served, self._bonus], [free, used]

    def _take(self, state: State, now: Any, seats: Any, keys: Any) -> None:
        state.stage = "building" if now[n.BUILDING] else "operating"
        state.round, state.leader, state.allowance = now[n.ROUND], now[n.LEADER], now[n.ALLOWANCE]
        state.points, state.idle, state.awaits_throw = now[n.POINTS], now[n.IDLE], bool(now[n.AWAITS])
        state.builders = tuple(seats[n.ORDER][now[n.AT] : now[n.END]])
        state.accounts[:], state.saved[:] = seats[n.ACCOUNT], seats[n.SAVED]
        state.network, state.recheck = None, bool(now[n.RECHECK])
        names = self._facts.scheme.all_keys
        state.used = frozenset(key for key, used in zip(names, keys[n.USED], strict=True) if used)
        state.first = None if now[n.FIRST] < 0 else names[now[n.FIRST]]
        if now[n.RUNS] > state.runs:
            state.won = tuple(seats[n.WON])
        state.drawn, state.runs, state.since_building = now[n.DRAWN], now[n.RUNS], now[n.SINCE]
        if now[n.DECLARES] >= 0:
            state.undeclared = tuple(seats[n.UNDECLARED][now[n.DECLARES] : now[n.DECLARED]])
            state.offers, state.recalled = (), ()


def ordinary(facts: Facts, state: State) -> bool:
    """Tell whether a stretch may begin now."""
    if NOWHERE in state.starts or third_of(state) != NOWHERE:
        return False
    if state.stage == "building":
        return state.joint.offer is None and not state.turns_left
    return (
        state.stage == "operating"
        and state.pair is None
        and state.ending is None
        and not facts.abroad
        and all(owner == NOWHERE for owner in state.ferries)
    )
