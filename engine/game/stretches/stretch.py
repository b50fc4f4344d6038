"""Stretches of a game: all that is ordinary between two things that are not, in one search."""

from collections.abc import Sequence
from random import Random

import numpy as np

from engine.game.facts import NOWHERE, Facts
from engine.game.people import third_of
from engine.game.state import State
from engine.game.stretches import numbers as n
from engine.game.stretches.habits import Habitual
from engine.game.stretches.luck import Luck
from engine.game.stretches.minds import Minds
from engine.game.stretches.playing import STRETCH
from engine.game.stretches.position import Position, Room, position_of, room_for, take_over, told_by
from engine.game.stretches.rows import Teller, Told
from engine.game.stretches.tables import tables_of, world_of
from engine.paths.speed import compiled, count


class Stretches:
    """The stretches of one game that is played on one state: what they need is kept from one to the next."""

    def __init__(self, facts: Facts, players: Sequence[object], random: Random) -> None:
        self._facts = facts
        self._players = [player if isinstance(player, Habitual) else None for player in players]
        self._swift: bool | None = None
        self._minds: Minds | None = None
        self._room: Room
        self.luck = Luck(random)
        """What all chance of the game must be asked of from now on."""

    def played(self, state: State) -> list[Told]:
        """Play on from a state while all is ordinary, and return the moves; none where nothing is.

        Passages may be due afterwards.
        """
        facts = self._facts
        if not self._decides(state) or not _ordinary(state):
            return []
        swift = compiled() and STRETCH.pays()
        if swift != self._swift:
            self._prepare(state, swift=swift)
        if self._minds is None:
            return []
        minds = self._minds
        world = world_of(tables_of(facts, swift), minds.land, swift=swift)
        position = position_of(facts, state, minds.looks(state), self._room, swift=swift)
        luck = self.luck.ahead(2 * n.LUCK_LEFT)
        if swift:
            STRETCH.swift(tuple(position), world, minds.numbers, np.array(luck))
        else:
            STRETCH.plain(position, world, minds.numbers, luck)
        told = self._taken(state, told_by(position, swift=swift))
        minds.built(state)
        return told

    def _decides(self, state: State) -> bool:
        """Tell whether anybody says his decisions as numbers, and he who is to build, if somebody is."""
        return any(self._players) and not (state.builders and self._players[state.builders[0]] is None)

    def _prepare(self, state: State, *, swift: bool) -> None:
        """Ask the players what they go by, and make room for what is told."""
        self._swift, facts = swift, self._facts
        habits = [None if player is None else player.habits(facts, state) for player in self._players]
        self._minds = Minds(facts, habits, swift=swift) if any(habits) else None
        self._room = room_for(facts, state, swift=swift)

    def _taken(self, state: State, position: Position) -> list[Told]:
        """Return the moves that a stretch has told, and let the state stand as after them."""
        if not position.rows:
            return []
        self.luck.use(position.now[n.THROWN])
        told = Teller(self._facts, state, position.ways).told(position.rows)
        take_over(self._facts, state, position)
        count(len(told))
        return told


def _ordinary(state: State) -> bool:
    """Tell whether a stretch may begin now: no company is imaginary, and nothing is under way.

    No joint line waits for an answer either: while one does, who offered it is to build, and nobody
    who has habits offers any.
    """
    if NOWHERE in state.starts or third_of(state) != NOWHERE or state.footholds:
        return False
    if state.stage == "building":
        return not state.turns_left
    return state.stage == "operating" and state.pair is None
