"""Where a net of places is narrow: the places one, or two together, that hold its parts together."""

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

Beside = Sequence[Sequence[int]]
"""For each place the places next to it, either way."""


class Narrow(NamedTuple):
    """A few places, and the marked places that the root cannot come to without them."""

    cut: tuple[int, ...]
    behind: frozenset[int]


def single_places(beside: Beside, root: int, marked: Collection[int]) -> Iterator[Narrow]:
    """Yield each place without which marked places are no longer connected, for each part behind it.

    Places are articulation points, found in one walk in depth (Hopcroft and Tarjan, 1973). What lies
    behind is what the root cannot come to any more; of the root itself, all parts but the largest. Only
    the part of the net that holds the root is seen.
    """
    order, low, parent = {root: 0}, {root: 0}, {root: -1}
    held: dict[int, set[int]] = {}
    parts: list[frozenset[int]] = []
    walk = [(root, iter(beside[root]))]
    while walk:
        here, ahead = walk[-1]
        there = next(ahead, None)
        if there is None:
            walk.pop()
            held.setdefault(here, set()).update({here} & set(marked))
            above = parent[here]
            if above >= 0:
                low[above] = min(low[above], low[here])
                if above == root:
                    parts.append(frozenset(held[here]))
                elif low[here] >= order[above]:
                    yield Narrow((above,), frozenset(held[here]))
                held.setdefault(above, set()).update(held.pop(here))
        elif there not in order:
            order[there] = low[there] = len(order)
            parent[there] = here
            walk.append((there, iter(beside[there])))
        elif there != parent[here]:
            low[here] = min(low[here], order[there])
    for part in sorted(parts, key=len)[:-1]:
        yield Narrow((root,), part)


def pairs_of_places(beside: Beside, root: int, marked: Collection[int]) -> Iterator[Narrow]:
    """Yield pairs of places, both needed, that part marked places from the root.

    For each marked place that no more than two ways without a common place join to the root, the two
    extreme pairs are found: the nearest to the root and the nearest to the place (Menger's theorem).
    """
    seen = set()
    for place in sorted(set(marked) - _joined_thrice(beside, root)):
        flow = _Flow(beside, root, place)
        ways = 0
        while ways < 3 and flow.push():
            ways += 1
        if ways != 2:
            continue
        for cut in (flow.cut_by_root(), flow.cut_by_goal()):
            narrow = Narrow(cut, frozenset(part_of(beside, place, cut).intersection(marked)))
            if narrow not in seen:
                seen.add(narrow)
                yield narrow


def _joined_thrice(beside: Beside, root: int) -> set[int]:
    """Return the root and places that no two others part from it, if not all: most of any open ground.

    A place is one of them to which three ways without a common place lead from others of them, for any two
    places leave one of the three. Only ways of one step or two are looked for.
    """
    before: list[set[int]] = [set() for _ in beside]
    order, came = [root], {root}
    for here in order:
        for there in beside[here]:
            before[there].add(here)
            if there not in came:
                came.add(there)
                order.append(there)
    firm = {root, *beside[root]}
    waiting = [place for place in order if place not in firm]
    while True:
        for place in waiting:
            if _has_three_ways(before, firm, place):
                firm.add(place)
        left = [place for place in waiting if place not in firm]
        if len(left) == len(waiting):
            return firm
        waiting = left


def _has_three_ways(before: Sequence[set[int]], firm: set[int], place: int) -> bool:
    """Return whether ways of one step or two without a common place lead to one from three firm ones."""
    ends = before[place] & firm
    for step in before[place]:
        if len(ends) < 3 and step not in ends:
            ends.update(list((before[step] & firm) - ends)[:1])
    return len(ends) > 2


class _Flow:
    """Ways without a common place from one place to another.

    A place is two knots: it is entered by ``2 * place`` and left by ``2 * place + 1``. The step between
    them bears one way, a step to another place any number.
    """

    def __init__(self, beside: Beside, start: int, goal: int) -> None:
        self._beside = beside
        self._start, self._goal = 2 * start + 1, 2 * goal
        self._used: set[tuple[int, int]] = set()

    def push(self) -> bool:
        """Find room for one more way; return whether there is any."""
        came = self._reached(self._start)
        here = self._goal
        if here not in came:
            return False
        while here != self._start:
            before = came[here]
            if (here, before) in self._used:
                self._used.remove((here, before))
            else:
                self._used.add((before, here))
            here = before
        return True

    def cut_by_root(self) -> tuple[int, ...]:
        """Return the places nearest to the start without which there is no way, when all are pushed."""
        seen = self._reached(self._start)
        return tuple(sorted(knot // 2 for knot in seen if knot % 2 == 0 and knot + 1 not in seen))

    def cut_by_goal(self) -> tuple[int, ...]:
        """Return the same, nearest to the goal."""
        seen = self._reached(self._goal, back=True)
        return tuple(sorted(knot // 2 for knot in seen if knot % 2 and knot - 1 not in seen))

    def _reached(self, start: int, *, back: bool = False) -> dict[int, int]:
        """Return the knots another way can come to (or from), up to the goal, each with the one before."""
        came, waiting = {start: start}, deque([start])
        ahead = self._before if back else self._after
        while waiting:
            here = waiting.popleft()
            if here == self._goal and not back:
                break
            for there in ahead(here):
                if there not in came:
                    came[there] = here
                    waiting.append(there)
        return came

    def _after(self, knot: int) -> list[int]:
        """Return the knots to which one more way may go on from one, or take a step of another back."""
        place, leaves = divmod(knot, 2)
        used = self._used
        if leaves:
            ahead = [2 * other for other in self._beside[place]]
            return [*ahead, knot - 1] if (knot - 1, knot) in used else ahead
        back = (
            [2 * other + 1 for other in self._beside[place] if (2 * other + 1, knot) in used] if used else []
        )
        return back if (knot, knot + 1) in used else [*back, knot + 1]

    def _before(self, knot: int) -> list[int]:
        """Return the knots from which one more way may come to one."""
        place, leaves = divmod(knot, 2)
        used = self._used
        if not leaves:
            ahead = [2 * other + 1 for other in self._beside[place]]
            return [*ahead, knot + 1] if (knot, knot + 1) in used else ahead
        back = [2 * other for other in self._beside[place] if (knot, 2 * other) in used]
        return back if (knot - 1, knot) in used else [*back, knot - 1]


def part_of(beside: Beside, start: int, without: Collection[int] = ()) -> set[int]:
    """Return the places connected with one when others are removed."""
    seen, waiting = {start}, [start]
    while waiting:
        for there in beside[waiting.pop()]:
            if there not in seen and there not in without:
                seen.add(there)
                waiting.append(there)
    return seen
