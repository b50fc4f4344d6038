"""Stretches of a game: all that is ordinary between two things that are not, in one search."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from engine.game.building import own_hexes
from engine.game.facts import NOWHERE, Facts
from engine.game.footholds import outposts
from engine.game.payments import alongside_due, junction_due
from engine.game.spending import bonus_of
from engine.game.state import NOBODY, State
from engine.game.stretches import numbers as n
from engine.game.stretches.building import ROUNDS
from engine.game.stretches.habits import Habits, Habitual
from engine.game.stretches.rows import Told, told
from engine.paths.laying import Near
from engine.paths.speed import compiled

_ROWS: Final = 4000 * n.WIDTH
_AHEAD: Final = 64


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


class _Tables(NamedTuple):
    """What a board and its rules are to a stretch."""

    law: tuple[int, ...]
    board: Any
    die: Any


@lru_cache(maxsize=8)
def _tables(facts: Facts, swift: bool, /) -> _Tables:
    """Return the tables of a board, lists or arrays."""
    rules = facts.rules
    law = (
        rules.unserved_towns,
        rules.idle_rounds,
        int(rules.first_turn_moves),
        int(rules.one_throw),
        rules.save_from,
        rules.notice_at,
    )
    links = range(len(facts.costs))
    beside = [_beside(facts, link) for link in links]
    due = [alongside_due(facts, link) if facts.costs[link] else 0 for link in links]
    junctions = [junction_due(facts, hex_) for hex_ in range(facts.hexes)]
    board = [facts.neighbours, facts.costs, facts.backs, due, beside, junctions, facts.town_at]
    die = sorted(rules.build_die)
    if not swift:
        return _Tables(law, tuple(board), die)
    array = np.zeros((len(board), len(facts.costs)), np.int64)
    for row, each in zip(array, board, strict=True):
        row[: len(each)] = each
    return _Tables(law, array, np.array(die))


def _beside(facts: Facts, link: int) -> int:
    if link in facts.alongside:
        return n.C4
    return n.A5D if facts.is_town(link // 6) and facts.is_town(facts.neighbours[link]) else n.A5B


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
        places = len(next(habits.land.lengths for habits in self._habits if habits))
        self._nears = [Near(places, swift=swift) for _ in self._players]
        self._worths = [habits.worths if habits else [[0]*places]*3 for habits in self._habits]
        self._near = [near.numbers for near in self._nears]
        if swift:
            self._near = np.array(self._near)
            for near, numbers in zip(self._nears, self._near, strict=True):
                near.numbers = numbers
            self._worths = np.array(self._worths)
        self._rows = np.zeros(_ROWS, np.int64) if swift else [0] * _ROWS
        rules = self._facts.rules
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
        tables = _tables(facts, swift)
        if luck.at + 8 > len(luck.numbers):
            luck.draw()
        now, seats, towns = self._now(state, far)
        numbers = luck.numbers[luck.at:]
        if swift:
            now, seats, towns, numbers = np.array(now), np.array(seats), np.array(towns), np.array(numbers)
            marks = np.frombuffer(state.present, np.uint8), np.frombuffer(state.owners, np.uint8)
            game = now, self._rows, seats, towns, marks, tables.board, (land.array, land.rows)
            ROUNDS.swift(game, tables.law, (self._near, self._worths), tables.die, numbers)
            now, seats = now.tolist(), seats.tolist()
            rows = self._rows[: now[n.SIZE]].tolist()
        else:
            marks = state.present, state.owners
            game = now, self._rows, seats, towns, marks, tables.board, (land.numbers, land.lengths)
            ROUNDS.plain(game, tables.law, (self._near, self._worths), tables.die, numbers)
            rows = self._rows[: now[n.SIZE]]
        luck.at += now[n.THROWN]
        if not rows:
            return []
        found = told(facts, state, rows)
        self._take(state, now, seats)
        for player, near in enumerate(self._nears):
            if far[player]:
                near.own = own_hexes(state, player)
        return found

    def _now(self, state: State, far: list[int]) -> Any:
        facts = self._facts
        now = [0] * n.NOW
        now[n.ROUND], now[n.LEADER], now[n.ALLOWANCE] = state.round, state.leader, state.allowance
        now[n.POINTS], now[n.IDLE], now[n.AWAITS] = state.points, state.idle, int(state.awaits_throw)
        now[n.AT], now[n.END] = state.players - len(state.builders), state.players
        served = [state.served >> town & 1 for town in range(len(facts.towns))]
        now[n.UNSERVED] = len(served) - sum(served)
        order = [0] * now[n.AT] + list(state.builders)
        return now, [state.accounts, state.saved, order, far], [served, self._bonus]

    def _take(self, state: State, now: Any, seats: Any) -> None:
        state.round, state.leader, state.allowance = now[n.ROUND], now[n.LEADER], now[n.ALLOWANCE]
        state.points, state.idle, state.awaits_throw = now[n.POINTS], now[n.IDLE], bool(now[n.AWAITS])
        state.builders = tuple(seats[n.ORDER][now[n.AT] : now[n.END]])
        state.accounts[:], state.saved[:] = seats[n.ACCOUNT], seats[n.SAVED]
        state.network, state.recheck = None, True


def ordinary(facts: Facts, state: State) -> bool:
    """Tell whether a stretch may begin now."""
    return (
        state.stage == "building"
        and NOWHERE not in state.starts
        and state.joint.offer is None
        and not state.turns_left
    )
