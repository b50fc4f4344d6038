"""The way of a train over its own lines, against looking at every end one by one."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.entering import way_over_own
from engine.paths.hops import Lattice, fewest
from engine.paths.speed import at_pace
from tests.engine.paths.graphs import PACES


def joined(random: Random, size: int) -> tuple[list[int], bytearray, bytearray]:
    """Return a ring of nodes with chords, marks on some links, both ways, and on the nodes at their ends."""
    neighbours, nodes, links = [-1] * 6 * size, bytearray(size), bytearray(6 * size)
    for node in range(size):
        for direction, away in ((0, 1), (1, 2), (2, 5)):
            there = (node + away) % size
            mark = random.choice((0, 1, 1, 2, 2, 3))
            for here, other, side in ((node, there, direction), (there, node, direction + 3)):
                neighbours[6 * here + side] = other
                links[6 * here + side] = mark
                nodes[here] |= mark
    return neighbours, nodes, links


@settings(deadline=None)
@given(st.integers(0, 2**32), st.integers(6, 24), st.integers(0, 6))
def test_a_way_goes_over_own_links_but_for_the_fewest_at_its_ends(seed: int, size: int, far: int) -> None:
    random = Random(seed)
    neighbours, nodes, links = joined(random, size)
    lattice, start, goal = Lattice(neighbours), random.randrange(size), random.randrange(size)
    ways = []
    for pace in PACES:
        with at_pace(pace):
            ways.append(way_over_own(lattice, (nodes, links), 1, (start, goal), far=far))
    assert all(way == ways[0] for way in ways)
    before = fewest(lattice, (nodes, links), start, -1, home=1, far=far)
    beyond = fewest(lattice, (nodes, links), goal, -1, home=1, far=far)
    over = len(before) + len(beyond) - 2
    if before and beyond and over <= far:
        between = fewest(lattice, (nodes, links), before[-1], beyond[-1], mask=1)
        expected = before[:-1] + between + beyond[-2::-1] if len(between) > 1 else ()
        assert ways[0] == expected
    else:
        assert ways[0] == ()
