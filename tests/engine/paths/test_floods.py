"""The flood, against trying every link again and again."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.compilation import at_pace
from engine.paths.floods import UNREACHED, cost_map, cost_table
from tests.engine.paths.graphs import PACES, Graph, graphs

_NONE = 10**6
"""More than any way costs."""


def relaxed(graph: Graph, sources: list[int]) -> list[int]:
    """Return the costs to every node by going over all links until nothing changes."""
    found = [0 if node in sources else UNREACHED for node in range(graph.nodes)]
    for _ in range(graph.nodes):
        for node, begun in enumerate(found):
            for link in range(6 * node, 6 * node + 6):
                there, cost = graph.neighbours[link], graph.costs[link]
                if begun == UNREACHED or there < 0 or cost <= 0:
                    continue
                if found[there] == UNREACHED or begun + cost < found[there]:
                    found[there] = begun + cost
    return found


@settings(deadline=None)
@given(graphs(), st.integers(0, 2**16))
def test_everything_is_reached_as_cheaply_as_can_be(graph: Graph, seed: int) -> None:
    sources = Random(seed).sample(range(graph.nodes), Random(seed).randint(0, min(3, graph.nodes)))
    expected = relaxed(graph, sources)
    for pace in PACES:
        with at_pace(pace):
            assert cost_map(graph.neighbours, graph.costs, sources) == expected


@settings(deadline=None)
@given(graphs(), st.integers(0, 12))
def test_nothing_is_searched_beyond_what_was_asked(graph: Graph, far: int) -> None:
    whole = relaxed(graph, [0])
    near = [cost if cost <= far else UNREACHED for cost in whole]
    for pace in PACES:
        with at_pace(pace):
            assert cost_map(graph.neighbours, graph.costs, [0], far) == near


@pytest.mark.parametrize("sources", [[], [0], [0, 2]])
def test_a_line_of_nodes(sources: list[int]) -> None:
    """Three nodes in a row; going on costs 2, coming back is closed."""
    neighbours = [1, -1, -1, -1, -1, -1, 2, 0, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1]
    costs = [2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    expected = {0: [-1, -1, -1], 1: [0, 2, 4], 2: [0, 2, 0]}[len(sources)]
    assert cost_map(neighbours, costs, sources) == expected


@settings(deadline=None)
@given(graphs(), st.integers(0, 2**16))
def test_many_sources_at_once_reach_what_each_does_alone(graph: Graph, seed: int) -> None:
    sources = Random(seed).sample(range(graph.nodes), Random(seed).randint(0, min(3, graph.nodes)))
    links = enumerate(zip(graph.neighbours, graph.costs, strict=True))
    ways = [(link // 6, there, cost) for link, (there, cost) in links if there >= 0 and cost > 0]
    found = cost_table(graph.nodes, np.array(ways, np.intp).reshape(-1, 3), sources, _NONE)
    alone = [cost_map(graph.neighbours, graph.costs, [source]) for source in sources]
    assert found.tolist() == [[_NONE if cost == UNREACHED else cost for cost in row] for row in alone]
