"""What it costs to lay track, as numbered places and the six links of each."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.open_links import open_links
from engine.board.rules import Crossing
from engine.checks.reach.connected_hexes import land_of
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sides import side_of
from engine.paths.floods import UNREACHED, Costs, cost_map, cost_table
from engine.rulesets.pricing import ground_of, price, river_costs
from engine.rulesets.ruleset import RuleSet

FAR = 10**6
"""What is reported a place that no way leads to: more than any way costs."""


@dataclass(frozen=True, eq=False)
class Laying:
    """The places track may be laid to, and what each link costs in build points.

    ``neighbours`` and ``costs`` have six entries a place, as :func:`engine.paths.floods.cost_map`
    takes them. ``numbers`` gives the place of a hex.
    """

    hexes: tuple[Hex, ...]
    numbers: dict[Hex, int]
    neighbours: tuple[int, ...]
    costs: tuple[int, ...]

    def places(self, hexes: Iterable[Hex]) -> list[int]:
        """Return the places of hexes, without those where no track may be laid."""
        return [self.numbers[hex_] for hex_ in hexes if hex_ in self.numbers]

    def costs_from(self, places: Iterable[int], far: int = FAR) -> tuple[int, ...]:
        """Return what it costs to come from the nearest of some places to each.

        FAR where none can, and where it costs more than ``far``.
        """
        return _costs_from(self, tuple(places), far)

    def costs_from_each(self, places: Sequence[int]) -> Costs:
        """Return what it costs to come from each of some places to all, a row each, FAR where none can.

        Many at once take less time than one by one. They are kept: several checks look out from the same
        towns.
        """
        new = [place for place in dict.fromkeys(places) if place not in self._rows]
        if new:
            self._rows.update(zip(new, cost_table(len(self.hexes), self._ways, new, FAR), strict=True))
        return np.array([self._rows[place] for place in places]).reshape(len(places), len(self.hexes))

    @cached_property
    def _rows(self) -> dict[int, Costs]:
        return {}

    @cached_property
    def _ways(self) -> NDArray[np.intp]:
        """The open links, as :func:`engine.paths.floods.cost_table` takes them."""
        links = np.arange(len(self.costs))
        ways = np.column_stack((links // 6, self.neighbours, self.costs))
        return ways[(ways[:, 1] >= 0) & (ways[:, 2] > 0)]

    def cost_between(self, one: Hex, other: Hex) -> int:
        """Return what track costs from a hex to another one, FAR where none can be laid; 0 to itself."""
        places = self.places((one, other))
        return self.costs_from(places[:1])[places[1]] if len(places) == 2 else FAR

    def beside(self, place: int) -> Iterator[int]:
        """Yield the places that a link leads to from a place."""
        for link in range(6 * place, 6 * place + 6):
            if self.costs[link] > 0:
                yield self.neighbours[link]

    @cached_property
    def sources(self) -> tuple[tuple[int, ...], ...]:
        """The places that a link leads from, for each place.

        They are not always those next to it: a crossing laid as a whole takes the direction of its
        first hex from the ordinary link there, which is still there the other way.
        """
        sources: list[list[int]] = [[] for _ in self.hexes]
        for place in range(len(self.hexes)):
            for there in self.beside(place):
                sources[there].append(place)
        return tuple(map(tuple, sources))


@lru_cache(maxsize=512)
def _costs_from(laying: Laying, places: tuple[int, ...], far: int) -> tuple[int, ...]:
    """Return the costs; kept, for several checks look out from the same towns."""
    found = cost_map(laying.neighbours, laying.costs, places, far)
    return tuple(FAR if cost == UNREACHED else cost for cost in found)


@dataclass(frozen=True)
class _Asked:
    """All that laying depends on, to be compared, and the board to work it out from."""

    key: tuple[Any, ...]
    board: Board = field(compare=False)
    rules: RuleSet
    crossings: tuple[Crossing, ...]


def laying_of(board: Board, rules: RuleSet, *, all_owners: bool = True) -> Laying:
    """Return what it costs to lay track on a board in the Building Stage (6.A3, 6.C2, 6.C4).

    Track goes over open sides of land, but not from one foreign hex to another save by a permitted
    build, and takes crossings that may be built from the first: as one link from end to end, at their
    price, where they are laid as a whole. Without ``all_owners`` those that not every company may build
    are left out.
    """
    crossings = tuple(
        rule for rule in board.crossings if not rule.from_race and (all_owners or is_for_all(board, rule))
    )
    layers = board.terrain.tobytes(), board.country.tobytes()
    lists = board.countries, board.lines, board.kinds, board.towns, board.permitted_builds
    return _laid(_Asked((board.sheet, *layers, *lists), board, rules, crossings))


def is_for_all(board: Board, rule: Crossing) -> bool:
    """Return whether every company at the fullest table may build a crossing (6.C4)."""
    return not 0 < rule.owners < board.players.most


@lru_cache(maxsize=4)
def _laid(asked: _Asked) -> Laying:
    """Return the laying; kept for the next checks of the same ground."""
    board = asked.board
    over = (hex_ for rule in asked.crossings for hex_ in rule.course if hex_ in board.sheet)
    hexes = tuple(dict.fromkeys((*land_of(board), *over)))
    numbers = {hex_: number for number, hex_ in enumerate(hexes)}
    beside, costs = [-1] * (6 * len(hexes)), [0] * (6 * len(hexes))
    for hex_, direction, there, cost in _links(replace(asked, crossings=())):
        link = 6 * numbers[hex_] + direction
        beside[link], costs[link] = numbers[there], cost
    for rule in asked.crossings:
        for hex_, direction, there, cost in _crossing(rule):
            if hex_ in numbers and there in numbers:
                link = 6 * numbers[hex_] + direction
                beside[link], costs[link] = numbers[there], cost
    return Laying(hexes, numbers, tuple(beside), tuple(costs))


@lru_cache(maxsize=4)
def _links(asked: _Asked) -> tuple[tuple[Hex, int, Hex, int], ...]:
    """Return every ordinary link either way: a hex, a direction, the hex beyond, and the cost.

    They are kept for the next laying with other crossings.
    """
    board, rules, links = asked.board, asked.rules, open_links(asked.board)
    grounds = {hex_: ground_of(board, rules, hex_) for hex_ in land_of(board)}
    rivers = river_costs(board, rules)
    return tuple(
        (
            hex_,
            direction,
            there,
            price(rules, ground, grounds[there], rivers.get(side_of(hex_, direction), 0)),
        )
        for hex_, ground in grounds.items()
        for direction, there in links.around(hex_)
    )


def _crossing(rule: Crossing) -> Iterator[tuple[Hex, int, Hex, int]]:
    """Yield the links of a crossing either way; one from end to end where it is laid as a whole."""
    for course in (rule.course, rule.course[::-1]):
        if rule.whole and len(course) > 1:
            steps = [(course[0], course[1], course[-1])]
        else:
            steps = [(one, other, other) for one, other in pairwise(course)]
        for one, other, there in steps:
            around = tuple(neighbours(one))
            if other in around:
                yield one, around.index(other), there, max(1, rule.cost)
