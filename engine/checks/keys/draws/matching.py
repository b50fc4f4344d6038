"""The most pairs that can be formed of some nodes at once, by Edmonds' algorithm of blossoms."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

FREE = -1
"""The partner of a node without one."""


@dataclass(frozen=True)
class Matching:
    """A largest matching: each node's partner, FREE where it has none.

    ``rivals`` are the nodes that some largest matching leaves free. They sit in odd groups that
    have fewer partners outside than there are groups, and are to blame where a node is free
    (the set D of the theorem of Gallai and Edmonds).
    """

    partners: tuple[int, ...]
    rivals: frozenset[int]

    @property
    def free(self) -> int:
        """How many nodes have no partner."""
        return self.partners.count(FREE)


def largest_matching(beside: Sequence[Sequence[int]]) -> Matching:
    """Return a largest matching of an undirected graph, given the neighbours of each node.

    J. Edmonds, "Paths, trees, and flowers", Canadian Journal of Mathematics 17 (1965), in the
    form with a base for each node instead of shrunken blossoms (H. N. Gabow, Journal of the ACM 23
    (1976)). Time grows with the cube of the nodes, of which boards have some fifty.
    """
    partners = [FREE] * len(beside)
    rivals: set[int] = set()
    for root in range(len(beside)):
        if partners[root] != FREE:
            continue
        tree = _Tree(beside, partners, root)
        end = tree.grown()
        while end != FREE:
            before = tree.parents[end]
            partners[end], end_next = before, partners[before]
            partners[before], end = end, end_next
    for root in range(len(beside)):
        if partners[root] == FREE:
            tree = _Tree(beside, partners, root)
            tree.grown()
            rivals |= tree.outer
    return Matching(tuple(partners), frozenset(rivals))


class _Tree:
    """A search for an alternating way from a free node to another, blossoms folded into their base."""

    def __init__(self, beside: Sequence[Sequence[int]], partners: Sequence[int], root: int) -> None:
        self._beside = beside
        self._partners = partners
        self._root = root
        self._bases = list(range(len(beside)))
        self._waiting = deque([root])
        self.parents = [FREE] * len(beside)
        self.outer = {root}
        """The nodes reached over an even number of links."""

    def grown(self) -> int:
        """Grow the tree and return the free node at the end of a way, or FREE when there is none.

        The way leads back by ``parents`` and partners in turn.
        """
        while self._waiting:
            here = self._waiting.popleft()
            for there in self._beside[here]:
                partner = self._partners[there]
                if self._bases[here] == self._bases[there] or partner == here:
                    continue
                if there in self.outer:
                    self._fold(here, there)
                elif self.parents[there] == FREE:
                    self.parents[there] = here
                    if partner == FREE:
                        return there
                    self._reach(partner)
        return FREE

    def _reach(self, node: int) -> None:
        """Note that a node has been reached over an even number of links."""
        if node not in self.outer:
            self.outer.add(node)
            self._waiting.append(node)

    def _fold(self, one: int, other: int) -> None:
        base = self._common_base(one, other)
        ring: set[int] = set()
        self._mark(one, base, other, ring)
        self._mark(other, base, one, ring)
        for node, its_base in enumerate(self._bases):
            if its_base in ring:
                self._bases[node] = base
                self._reach(node)

    def _mark(self, node: int, base: int, child: int, ring: set[int]) -> None:
        """Gather the bases from a node down to a common base, and give the ring its ways back."""
        while self._bases[node] != base:
            partner = self._partners[node]
            ring |= {self._bases[node], self._bases[partner]}
            self.parents[node] = child
            node, child = self.parents[partner], partner

    def _common_base(self, one: int, other: int) -> int:
        """Return the base at which the ways of two outer nodes to the root meet."""
        passed = set()
        node = one
        while True:
            node = self._bases[node]
            passed.add(node)
            if node == self._root or self._partners[node] == FREE:
                break
            node = self.parents[self._partners[node]]
        node = other
        while self._bases[node] not in passed:
            node = self.parents[self._partners[self._bases[node]]]
        return self._bases[node]
