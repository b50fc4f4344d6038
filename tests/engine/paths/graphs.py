"""Random six-neighboured graphs, and the paces they are searched at here."""

from dataclasses import dataclass
from random import Random
from typing import Literal

from hypothesis import strategies as st

from engine.paths.speed import compiler_found

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
