"""Numbers of a six-neighboured graph that do not change, with the lengths to targets worked out once."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from engine.paths.compilation import compiled
from engine.paths.floods import UNREACHED, cost_map

BEYOND: Final = 1 << 30
"""The length to a target that no way leads to."""
_KEPT: Final = 4096
"""How many answers of :meth:`Grid.near` are kept."""
_FEWER: Final = range(1, 7)
"""How many sources more than those of an answer that is kept are looked for."""


class Grid:
    """Links with costs, fees for the marks that others set on nodes and links, and targets.

    ``neighbours`` and ``costs`` have six entries a node (see :func:`engine.paths.floods.cost_map`),
    ``backs`` has the entry of each link in reverse. A way pays ``node_fees`` (an entry a node) for each
    mark of others on a node it comes to, and ``link_fees`` (six a node) for each on a link. ``targets``
    are nodes; what it costs without any fee to come to them from everywhere is found once and kept.
    """

    def __init__(
        self,
        neighbours: Sequence[int],
        backs: Sequence[int],
        costs: Sequence[int],
        node_fees: Sequence[int],
        link_fees: Sequence[int],
        targets: Iterable[int],
    ) -> None:
        open_costs = [cost if there >= 0 else 0 for there, cost in zip(neighbours, costs, strict=True)]
        self.numbers = (tuple(neighbours), tuple(open_costs), tuple(node_fees), tuple(link_fees))
        # One array of them all, for each that is handed to compiled code takes its time.
        self.arrays = np.zeros((len(self.numbers), len(costs)), np.int32)
        for row, each in zip(self.arrays, self.numbers, strict=True):
            row[: len(each)] = each
        self.targets: list[int] = []
        self.place: dict[int, int] = {}
        back_costs = [0 if back < 0 else costs[back] for back in backs]
        self._links_back: Any = self.numbers[0], back_costs
        self._links_as_arrays: Any = tuple(np.array(each, np.int64) for each in self._links_back)
        self._rows: list[list[int]] = []
        # Small numbers, of which much is looked at in no order: so more of them are at hand. There is room
        # for more targets, as some games add a few in each round.
        self._room = np.zeros((0, self.nodes), np.int32)
        self._room_columns = np.zeros((self.nodes, 0), np.int32)
        self.names = np.zeros(0, np.int64)
        self._near: dict[tuple[int, ...], Any] = {}
        self.add_targets(targets)

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return len(self.numbers[2])

    def add_targets(self, targets: Iterable[int]) -> None:
        """Take more nodes for targets; those known already keep their places."""
        targets = tuple(targets)
        if all(map(self.place.__contains__, targets)):
            return
        new = [target for target in dict.fromkeys(targets) if target not in self.place]
        for target in new:
            self.place[target] = len(self.place)
        rows = np.array([self._lengths_to(target) for target in new], np.int32)
        known, count = len(self.targets), len(self.targets) + len(new)
        self.targets = self.targets + new
        self.names = np.array(self.targets, np.int64)
        if count > len(self._room):
            more = max(count, 2 * known) - known
            self._room = np.vstack([self._room[:known], np.zeros((more, self.nodes), np.int32)])
            self._room_columns = np.ascontiguousarray(self._room.T)
        self._room[known:count] = rows
        self._room_columns[:, known:count] = self._room[known:count].T

    def _lengths_to(self, target: int) -> Any:
        """Return what it costs without fees to come from every node to a target."""
        links = self._links_as_arrays if compiled() else self._links_back
        costs = np.array(cost_map(links[0], links[1], [target]), np.int64)
        return np.where(costs == UNREACHED, BEYOND, costs)

    def rows(self, *, swift: bool = False) -> Any:
        """Return, for each target, what it costs to come to it from every node; BEYOND where none can.

        Lists, or an array for a ``swift`` search.
        """
        if swift:
            return self._room[: len(self.targets)]
        self._rows += self._room[len(self._rows) : len(self.targets)].tolist()
        return self._rows

    def length(self, start: int, target: int) -> int:
        """Return what it costs without fees to come from a node to one of the targets."""
        return int(self._room[self.place[target], start])

    def lengths_from(self, sources: Sequence[int]) -> Any:
        """Return what it costs without fees to come from some nodes to each target: nodes × targets."""
        return self._columns[list(sources)]

    @property
    def _columns(self) -> Any:
        return self._room_columns[:, : len(self.targets)]

    def near(self, sources: tuple[int, ...], *, swift: bool = False) -> Any:
        """Return what it costs without fees to come from the nearest source to each target.

        A list, or an array for a ``swift`` search. Kept, and quickly found for sources that are those of an
        earlier question and a few more.
        """
        kept = self._near
        found = kept.get(sources)
        if found is None:
            found = self._nearest(sources)
        elif len(found) < len(self.targets):
            found = self._completed(found, sources)
        if len(kept) > _KEPT:
            kept.clear()
        kept[sources] = found
        return found if swift else found.tolist()

    def _nearest(self, sources: tuple[int, ...]) -> Any:
        """Work out what :meth:`near` returns, from what is kept of fewer sources."""
        for fewer in _FEWER:
            found = self._near.get(sources[:-fewer])
            if found is not None:
                found = self._completed(found, sources[:-fewer])
                rest = self._columns[list(sources[-fewer:])]
                return np.minimum(found, rest[0] if fewer == 1 else rest.min(axis=0))
        if not sources:
            return np.full(len(self.targets), BEYOND, np.int32)
        return self._columns[list(sources)].min(axis=0)

    def _completed(self, found: Any, sources: tuple[int, ...]) -> Any:
        """Return an answer of :meth:`near` with the targets that have been added since."""
        known = len(found)
        if known == len(self.targets):
            return found
        more = self._columns[list(sources), known:]
        return np.concatenate([found, more.min(axis=0, initial=BEYOND)])
