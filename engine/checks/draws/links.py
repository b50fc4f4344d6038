"""Where track may ever be laid, as numbered places and the links between them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.hexes.lattice import Hex, neighbour
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, side_of

NEVER = 9999
"""The length of a run that no track can join; longer than any that can."""


@dataclass(frozen=True, eq=False)
class Links:
    """The places of a board, and for each the places one link away.

    ``numbers`` tells the places of hexes; the numbers after those are places at sea on the courses
    of ferries, which are the ferry's own, whatever else crosses there.
    """

    numbers: dict[Hex, int]
    beside: tuple[tuple[int, ...], ...]

    def lengths_from(self, start: Hex) -> list[int]:
        """Return for every place the fewest links from a hex, or NEVER (breadth first)."""
        found = [NEVER] * len(self.beside)
        if start not in self.numbers:
            return found
        found[self.numbers[start]] = 0
        frontier, length = [self.numbers[start]], 0
        while frontier:
            length += 1
            ahead = []
            for here in frontier:
                for there in self.beside[here]:
                    if found[there] == NEVER:
                        found[there] = length
                        ahead.append(there)
            frontier = ahead
        return found


def links_of(board: Board) -> Links:
    """Return the links of a board; no built track is shorter than the way over it.

    Track goes over open sides of land, but not from one foreign hex to another (6.C2); along
    crossings and permitted builds (6.C4, 6.C2); trains sail by ferry, a link to each hex of its
    course and one ashore (6.C1).
    """
    foreign = [number for number, land in enumerate(board.countries, 1) if land.foreign]
    abroad = np.isin(board.country, foreign)
    courses = [rule.course for rule in board.crossings]
    courses += [build.course for build in board.permitted_builds]
    return _links(
        board.sheet,
        np.isin(board.terrain, tuple(CLOSED)).tobytes(),
        abroad.tobytes(),
        board.closed_sides,
        tuple(courses),
        tuple(_sailings(board)),
    )


def _sailings(board: Board) -> Iterator[tuple[Hex, Hex, int]]:
    """Yield the ports of each ferry between known towns, and how many hexes its course has."""
    for ferry in board.ferries:
        one, other = (board.towns_by_name.get(name) for name in ferry.ports)
        if one is not None and other is not None:
            yield one.hex, other.hex, len(ferry.course)


@lru_cache(maxsize=4)
def _links(
    sheet: Sheet,
    closed: bytes,
    abroad: bytes,
    walls: frozenset[Side],
    courses: tuple[tuple[Hex, ...], ...],
    sailings: tuple[tuple[Hex, Hex, int], ...],
) -> Links:
    """Return the links; kept for the next checks and for edits that leave it as it is."""
    # Hexes come row by row, as the bytes of a layer do.
    numbers = {hex_: number for number, hex_ in enumerate(sheet.hexes())}
    beside: list[list[int]] = [[] for _ in numbers]

    def join(one: int, other: int) -> None:
        beside[one].append(other)
        beside[other].append(one)

    for hex_, here in numbers.items():
        for direction in () if closed[here] else (0, 1, 2):
            there = numbers.get(neighbour(hex_, direction))
            if there is None or closed[there] or (abroad[here] and abroad[there]):
                continue
            if side_of(hex_, direction) not in walls:
                join(here, there)
    ways: list[list[int]] = [
        [numbers[hex_] for hex_ in pair]
        for course in courses
        for pair in pairwise(course)
        if all(hex_ in numbers for hex_ in pair)
    ]
    for start, end, hexes_at_sea in sailings:
        if start in numbers and end in numbers:
            sea = range(len(beside), len(beside) + hexes_at_sea)
            beside += [[] for _ in sea]
            ways.append([numbers[start], *sea, numbers[end]])
    for way in ways:
        for here, there in pairwise(way):
            join(here, there)
    return Links(numbers, tuple(map(tuple, beside)))
