"""Random six-neighboured graphs, and the paces they are searched at here."""

from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from hypothesis import strategies as st

from engine.paths.compilation import Search, compiled, compiler_found
from engine.paths.hops import Lattice, fewest_links

ANYBODY = 255
"""The mask that has all marks."""
PACES: tuple[Literal["plain", "compiled"], ...] = ("plain", "compiled") if compiler_found() else ("plain",)


@dataclass(frozen=True)
class Graph:
    """Nodes with six places for neighbours each; ``costs`` of 0 close a link."""

    nodes: int
    neighbours: tuple[int, ...]
    costs: tuple[int, ...]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """Graphs of up to 24 nodes, many of their links one-way or closed."""
    nodes = draw(st.integers(1, 24))
    random = Random(draw(st.integers(0, 2**32)))
    neighbours = [random.randrange(nodes) if random.random() < 0.6 else -1 for _ in range(6 * nodes)]
    costs = [0 if there < 0 else random.choice((0, 1, 1, 1, 3, 5)) for there in neighbours]
    return Graph(nodes, tuple(neighbours), tuple(costs))


def fewest(
    lattice: Lattice,
    marks: tuple[bytearray, bytearray],
    start: int,
    goal: int,
    *,
    mask: int = ANYBODY,
    home: int = 0,
    far: int = 1 << 30,
) -> tuple[int, ...]:
    """Return the way with the fewest links at the pace of now; ``marks`` are those on nodes and on links."""
    terms = (start, goal, mask, home, far)
    if compiled():
        return tuple(_FEWEST.swift(lattice.array, *marks, terms).tolist())
    return tuple(_FEWEST.plain(lattice.numbers, *marks, terms))


_FEWEST = Search[Any](fewest_links)
