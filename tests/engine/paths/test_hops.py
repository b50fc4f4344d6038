"""The fewest links, against looking at all nodes in rings."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.compilation import at_pace
from engine.paths.hops import Lattice
from tests.engine.paths.graphs import ANYBODY, PACES, Graph, fewest, graphs


def rings(graph: Graph, links: bytearray, start: int, mask: int) -> dict[int, int]:
    """Return the fewest links to every node that can be come to."""
    found, ring = {start: 0}, {start}
    while ring:
        beyond = {
            graph.neighbours[link]
            for node in ring
            for link in range(6 * node, 6 * node + 6)
            if links[link] & mask
        }
        ring = beyond - found.keys()
        found |= dict.fromkeys(ring, max(found.values()) + 1)
    return found


@settings(deadline=None)
@given(graphs(), st.integers(0, 2**32), st.sampled_from((ANYBODY, 2)), st.integers(-1, 6))
def test_no_way_to_a_goal_or_home_has_fewer_links(graph: Graph, seed: int, mask: int, far: int) -> None:
    random = Random(seed)
    nodes = bytearray(random.choice((0, 0, 0, 1, 2)) for _ in range(graph.nodes))
    links = bytearray(random.choice((0, 1, 2, 3)) if there >= 0 else 0 for there in graph.neighbours)
    start, goal = random.randrange(graph.nodes), random.randrange(graph.nodes)
    lengths = rings(graph, links, start, mask)
    for home in (0, 1):
        ways = []
        for pace in PACES:
            with at_pace(pace):
                lattice = Lattice(graph.neighbours)
                ways.append(fewest(lattice, (nodes, links), start, goal, mask=mask, home=home, far=far))
        assert all(way == ways[0] for way in ways)
        ends = [length for node, length in lengths.items() if node == goal or nodes[node] & home]
        least = min(ends, default=-1)
        assert len(ways[0]) - 1 == (least if least <= max(far, 0) else -1)
        for here, there in zip(ways[0], ways[0][1:], strict=False):
            steps = [link for link in range(6 * here, 6 * here + 6) if links[link] & mask]
            assert there in [graph.neighbours[link] for link in steps]
