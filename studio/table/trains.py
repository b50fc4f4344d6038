"""Trains on the map: where each is on its route, moving from one roll to the next."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from engine.table.sitting import Sitting
from studio.drawing.game.companies import Livery
from studio.drawing.shapes.marks import Mark
from studio.table.game_map import GameMap
from studio.table.map_marks import along, ring_marks, route_marks, train_marks

_SHARE: Final = 0.85
"""The share of the time of a roll that the train moves."""


_NEXT: Final = 0.3
"""How far apart trains are drawn, as a part of the distance between centres."""


class Trains(QObject):
    """The trains of the race that is on, and a band along each route."""

    changed = Signal()

    def __init__(self, map_: GameMap, looks: tuple[Livery, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._map, self._looks = map_, looks
        self.rolled: dict[int, float] = {}
        self._from: dict[int, float] = {}
        self._to: dict[int, float] = {}
        self._sitting: Sitting | None = None
        self._moving = QVariantAnimation(self)
        self._moving.setStartValue(0.0)
        self._moving.setEndValue(1.0)
        self._moving.valueChanged.connect(self._move)

    @property
    def is_moving(self) -> bool:
        """Whether a train is between two rolls."""
        return self._moving.state() == QVariantAnimation.State.Running

    def follow(self, sitting: Sitting, milliseconds: float) -> None:
        """Have the trains go where they are in a game, in this time."""
        self._sitting = sitting
        now = {train.player: float(train.rolled) for train in sitting.state.trains}
        self._moving.stop()
        if set(now) != set(self.rolled) or milliseconds < 1:
            self.rolled = now
        elif now != self.rolled:
            self._from, self._to = dict(self.rolled), now
            self._moving.setDuration(max(1, round(_SHARE * milliseconds)))
            self._moving.start()
        self.changed.emit()

    def arrive(self) -> None:
        """End a movement at once."""
        if self.is_moving:
            self._moving.stop()
            self.rolled = dict(self._to)
            self.changed.emit()

    def marks(self) -> tuple[Mark, ...]:
        """Return the two ends of the race, the routes declared, and the trains."""
        sitting = self._sitting
        pair = None if sitting is None else sitting.state.pair
        if sitting is None or pair is None:
            return ()
        map_, theme, state, facts = self._map, self._map.theme, sitting.state, sitting.game.facts
        across = map_.chart.board.sheet.across_flats_mm
        ends = (*pair.origins, *pair.goals)
        found: list[Mark] = list(ring_marks(map(map_.centre, ends), across))
        for entry in state.entries:
            points = [map_.centre(place) for place in entry.route]
            for player in entry.players:
                colour = self._looks[player].colour(theme)
                found += route_marks(points, across, colour, is_faint=True)
        running = [entry for entry in state.entries if entry.player in self.rolled]
        for place, entry in enumerate(running):
            route = entry.route
            points = [map_.centre(place) for place in route]
            costs = [1 + facts.delay(start, end) for start, end in pairwise(route)]
            at, towards = along(points, costs, self.rolled[entry.player])
            # Trains that stand in one hex are seen next to each other.
            off = _NEXT * across * (place - (len(running) - 1) / 2)
            at, towards = (at[0] + off, at[1] + off), (towards[0] + off, towards[1] + off)
            found += train_marks(at, towards, self._looks[entry.player], across, theme)
        return tuple(found)

    def _move(self, part: float) -> None:
        """Show the trains on their way."""
        self.rolled = {
            player: start + part * (self._to[player] - start) for player, start in self._from.items()
        }
        self.changed.emit()
