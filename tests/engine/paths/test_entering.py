"""The way of a train over its own lines, against looking at every end one by one, and at all ways."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.compilation import at_pace
from engine.paths.entering import way_over_own
from engine.paths.hops import Lattice
from tests.engine.paths.graphs import PACES, fewest

MINE, WIDTH = 1, 6
AROUND = (1, WIDTH, WIDTH - 1, -1, -WIDTH, 1 - WIDTH)
NODES = WIDTH**2
NEIGHBOURS = [(node + step) % NODES for node in range(NODES) for step in AROUND]


def lines(random: Random) -> tuple[bytearray, bytearray]:
    """Return marks of two players on nodes and links, the same both ways."""
    nodes, links = bytearray(NODES), bytearray(6 * NODES)
    for link, there in enumerate(NEIGHBOURS):
        if link % 6 < 3:
            mark = random.choice((0, 0, 0, 1, 2))
            links[link] = links[6 * there + (link + 3) % 6] = mark
            nodes[link // 6] |= mark
            nodes[there] |= mark
    return nodes, links


def fewest_of_others(links: bytearray, start: int) -> dict[tuple[int, bool], int]:
    """Return over how few links of others one comes to nodes, without any own link and with one."""
    found = {(start, False): 0}
    before: dict[tuple[int, bool], int] = {}
    while found != before:
        before = dict(found)
        for (node, own), others in before.items():
            for link in range(6 * node, 6 * node + 6):
                if links[link]:
                    mine = links[link] == MINE
                    end, after = (NEIGHBOURS[link], own or mine), others + (not mine)
                    found[end] = min(found.get(end, after), after)
    return found


@pytest.mark.parametrize("far", [0, 1, 2, 4])
def test_no_way_has_fewer_links_of_others(far: int) -> None:
    """6.B2: a part is over own track; there is none only where as few lead there without any."""
    random, made = Random(far), 0
    for _ in range(200):
        marks = lines(random)
        start, goal = random.sample(range(NODES), 2)
        ways = []
        for pace in PACES:
            with at_pace(pace):
                ways.append(way_over_own(Lattice(NEIGHBOURS), marks, MINE, (start, goal), far=far))
        assert all(way == ways[0] for way in ways)
        found = fewest_of_others(marks[1], start)
        least, without = found.get((goal, True), NODES), found.get((goal, False), NODES)
        if not ways[0]:
            assert least > far or without <= least
            continue
        made += 1
        taken = [marks[1][6 * here + AROUND.index(_step(here, there))] for here, there in pairwise(ways[0])]
        assert (ways[0][0], ways[0][-1]) == (start, goal)
        assert MINE in taken
        assert 0 not in taken
        assert len(taken) - taken.count(MINE) == least <= far
    assert made > 5


def _step(here: int, there: int) -> int:
    """Return the step from a node to one next to it."""
    return next(step for step in AROUND if (here + step) % NODES == there)


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
        if len(between) > 1:
            assert ways[0] == before[:-1] + between + beyond[-2::-1]
    else:
        assert ways[0] == ()
