"""Places names so that they do not run into each other, by trying every place of each in turn."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Literal, NamedTuple

from engine.board.document import Board
from engine.board.places import NamedArea, Town
from studio.drawing.lettering.obstacles import Obstacles, overlap
from studio.drawing.shapes.boxes import Box, Point, around_boxes
from studio.drawing.shapes.marks import Text

_SWEEPS = 12


class Owner(NamedTuple):
    """Whose name it is: the list of the board, the index in it, and the thing itself.

    It is asked whether that is still there, for names are placed while the board is changed.
    """

    listed: Literal["countries", "waters", "city_regions", "towns"]
    at: int
    name: str

    def on(self, board: Board) -> NamedArea | Town | None:
        """Return what has the name on a board; None if that has another there, or none, by now."""
        things: tuple[NamedArea | Town, ...] = getattr(board, self.listed)
        return things[self.at] if self.at < len(things) and things[self.at].name == self.name else None


class Put(NamedTuple):
    """How a name is written where a hand puts it: its line and that one's box, their middle at the origin."""

    line: Text
    box: Box


class Place(NamedTuple):
    """A name as it is written: its lines and the boxes they fill.

    The name of an area or a town has an ``owner``, for a hand may put it elsewhere; that of an area says how
    it is written then.
    """

    lines: tuple[Text, ...]
    boxes: tuple[Box, ...]
    owner: Owner | None = None
    put: Put | None = None

    @property
    def box(self) -> Box:
        """What all of its lines fill together."""
        return around_boxes(self.boxes)


class Candidate(NamedTuple):
    """Where a name could stand: its lines, their block's top left corner, their boxes, and its drawback."""

    lines: tuple[str, ...]
    corner: Point
    boxes: tuple[Box, ...]
    cost: float


def reach_of(candidates: Iterable[Candidate]) -> Box:
    """Return the box that holds some places of a name; raises ValueError for none."""
    return around_boxes(box for candidate in candidates for box in candidate.boxes)


def cheapest(bounds: Sequence[float], cost: Callable[[int], float]) -> tuple[float, int]:
    """Return what the cheapest thing costs and its number, the first of several; -1 if there is none.

    Nothing costs less than its bound, so the cost is asked only of what may be the cheapest.
    """
    least, best = math.inf, -1
    for at in sorted(range(len(bounds)), key=bounds.__getitem__):
        if bounds[at] > least:
            break
        least, best = min((least, best), (cost(at), at))
    return least, best


class _Name:
    """A name with the places it could have, what each costs, and the names it can meet."""

    def __init__(self, candidates: Sequence[Candidate], obstacles: Obstacles) -> None:
        self.candidates = candidates
        self.bounds = [candidate.cost for candidate in candidates]
        self.cost = cache(lambda at: candidates[at].cost + obstacles.cost(candidates[at].boxes))
        """What a place costs if no other name is near it."""
        self.reach = reach_of(candidates)
        self.near: list[_Name] = []
        _, self.chosen = cheapest(self.bounds, self.cost)

    @property
    def boxes(self) -> tuple[Box, ...]:
        """Where the name stands now."""
        return self.candidates[self.chosen].boxes

    def cost_at(self, at: int, but: "_Name | None" = None) -> float:
        """Return what a place costs as the others stand, one of them left out."""
        boxes = self.candidates[at].boxes
        return self.cost(at) + sum(overlap(boxes, other.boxes) for other in self.near if other is not but)

    def settle(self) -> bool:
        """Move to the cheapest place; tell whether that was another."""
        least, best = cheapest(self.bounds, self.cost_at)
        moved = least < self.cost_at(self.chosen) - 1e-9
        if moved:
            self.chosen = best
        return moved

    def clashes(self) -> "list[_Name]":
        """Return the names this one overlaps."""
        return [other for other in self.near if overlap(self.boxes, other.boxes)]


def settle(candidates: Sequence[Sequence[Candidate]], obstacles: Obstacles) -> list[Candidate]:
    """Return the place chosen for each name, in their order; each must have at least one.

    Names move one by one to where they cost least until none can better itself; names that
    still overlap are then moved in pairs.
    """
    names = [_Name(each, obstacles) for each in candidates]
    for at, name in enumerate(names):
        for other in names[:at]:
            if name.reach.touches(other.reach):
                name.near.append(other)
                other.near.append(name)
    for _ in range(_SWEEPS):
        moved = [name.settle() for name in names]
        pairs = [_settle_pair(name, other) for name in names for other in name.clashes()]
        if not any(moved) and not any(pairs):
            break
    return [name.candidates[name.chosen] for name in names]


def _settle_pair(one: _Name, other: _Name) -> bool:
    """Move two names at once to where both cost least; tell whether either moved."""
    ones = [one.cost_at(at, other) for at in range(len(one.candidates))]
    others = [other.cost_at(at, one) for at in range(len(other.candidates))]

    def cost(at: int) -> float:
        a, b = divmod(at, len(others))
        together = overlap(one.candidates[a].boxes, other.candidates[b].boxes)
        return ones[a] + others[b] + together

    least, best = cheapest([a + b for a in ones for b in others], cost)
    if least >= cost(one.chosen * len(others) + other.chosen) - 1e-9:
        return False
    one.chosen, other.chosen = divmod(best, len(others))
    return True
