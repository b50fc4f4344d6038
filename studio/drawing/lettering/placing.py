"""Places names so that they do not run into each other, by trying every place of each in turn."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from engine.board.document import Board
from engine.board.places import NamedArea
from studio.drawing.lettering.obstacles import Obstacles, overlap
from studio.drawing.shapes.boxes import Box, around_boxes
from studio.drawing.shapes.marks import Text

_SWEEPS = 12


class Owner(NamedTuple):
    """Whose name it is, told in few words: the list of the board, the place in it, and what is called so.

    It is asked whether that is still there, for names are placed while the board is changed.
    """

    listed: Literal["countries", "waters", "city_regions"]
    at: int
    name: str

    def on(self, board: Board) -> NamedArea | None:
        """Return what has the name on a board; None if that has another there, or none, by now."""
        areas: tuple[NamedArea, ...] = getattr(board, self.listed)
        return areas[self.at] if self.at < len(areas) and areas[self.at].name == self.name else None


class Put(NamedTuple):
    """How a name is written where a hand puts it: its line and that one's box, their middle at the origin."""

    line: Text
    box: Box


class Place(NamedTuple):
    """One way to write a name: its lines, the boxes they fill, and what is wrong with it as such.

    The name of an area has an ``owner``, for a hand may put it elsewhere, and says how it is written then.
    """

    lines: tuple[Text, ...]
    boxes: tuple[Box, ...]
    cost: float
    owner: Owner | None = None
    put: Put | None = None


def reach_of(places: Iterable[Place]) -> Box:
    """Return the box that holds some places of a name; raises ValueError for none."""
    return around_boxes(box for place in places for box in place.boxes)


class _Name:
    """A name with its places, what each costs, and the names it can meet."""

    def __init__(self, places: Sequence[Place], obstacles: Obstacles) -> None:
        self.places = places
        self.costs = [place.cost + obstacles.cost(place.boxes) for place in places]
        self.reach = reach_of(places)
        self.near: list[_Name] = []
        self.chosen = min(range(len(places)), key=self.costs.__getitem__)

    @property
    def boxes(self) -> tuple[Box, ...]:
        """Where the name stands now."""
        return self.places[self.chosen].boxes

    def cost_at(self, at: int, but: "_Name | None" = None) -> float:
        """Return what a place costs as the others stand, one of them left out."""
        boxes = self.places[at].boxes
        return self.costs[at] + sum(overlap(boxes, other.boxes) for other in self.near if other is not but)

    def settle(self) -> bool:
        """Move to the cheapest place; tell whether that was another."""
        best = min(range(len(self.places)), key=self.cost_at)
        moved = self.cost_at(best) < self.cost_at(self.chosen) - 1e-9
        if moved:
            self.chosen = best
        return moved

    def clashes(self) -> "list[_Name]":
        """Return the names this one overlaps."""
        return [other for other in self.near if overlap(self.boxes, other.boxes)]


def settle(candidates: Sequence[Sequence[Place]], obstacles: Obstacles) -> tuple[Place, ...]:
    """Return the place chosen for each name, in their order; each must have at least one.

    Names move one by one to where they cost least until none can better itself; names that
    still overlap are then moved in pairs.
    """
    names = [_Name(places, obstacles) for places in candidates]
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
    return tuple(name.places[name.chosen] for name in names)


def _settle_pair(one: _Name, other: _Name) -> bool:
    """Move two names at once to where both cost least; tell whether either moved."""
    ones = [one.cost_at(at, other) for at in range(len(one.places))]
    others = [other.cost_at(at, one) for at in range(len(other.places))]

    def cost(pair: tuple[int, int]) -> float:
        together = overlap(one.places[pair[0]].boxes, other.places[pair[1]].boxes)
        return ones[pair[0]] + others[pair[1]] + together

    pairs = [(a, b) for a in range(len(ones)) for b in range(len(others))]
    best, now = min(pairs, key=cost), (one.chosen, other.chosen)
    if cost(best) >= cost(now) - 1e-9:
        return False
    one.chosen, other.chosen = best
    return True
