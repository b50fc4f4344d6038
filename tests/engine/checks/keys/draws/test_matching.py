"""The largest matching, against trying all of them."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.checks.keys.draws.matching import FREE, largest_matching

Graph = tuple[int, frozenset[tuple[int, int]]]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    nodes = draw(st.integers(0, 9))
    pairs = list(combinations(range(nodes), 2))
    links = draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    return nodes, frozenset(links)


def beside(graph: Graph) -> Sequence[Sequence[int]]:
    nodes, links = graph
    return [[a + b - node for a, b in sorted(links) if node in (a, b)] for node in range(nodes)]


@cache
def most_pairs(nodes: frozenset[int], links: frozenset[tuple[int, int]]) -> int:
    """Return the size of a largest matching among some nodes, trying every partner of the first."""
    if len(nodes) < 2:
        return 0
    first, *others = sorted(nodes)
    rest = nodes - {first}
    with_it = [1 + most_pairs(rest - {other}, links) for other in others if (first, other) in links]
    return max([most_pairs(rest, links), *with_it])


@given(graphs())
@settings(max_examples=150, deadline=None)
def test_no_matching_is_larger(graph: Graph) -> None:
    nodes, links = graph
    matching = largest_matching(beside(graph))
    for node, partner in enumerate(matching.partners):
        assert partner == FREE or matching.partners[partner] == node
        assert partner == FREE or (min(node, partner), max(node, partner)) in links
    assert nodes - matching.free == 2 * most_pairs(frozenset(range(nodes)), links)


@given(graphs())
@settings(max_examples=100, deadline=None)
def test_rivals_are_the_nodes_that_some_largest_matching_leaves_free(graph: Graph) -> None:
    nodes, links = graph
    everybody = frozenset(range(nodes))
    most = most_pairs(everybody, links)
    left_free = {node for node in everybody if most_pairs(everybody - {node}, links) == most}
    assert largest_matching(beside(graph)).rivals == left_free


def test_an_odd_ring_with_a_stalk_is_folded() -> None:
    """Five in a ring, with a node at either end of a way through it: a case for blossoms."""
    links = {(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (1, 5), (3, 6), (0, 7)}
    assert largest_matching(beside((8, frozenset(links)))).free == 0
