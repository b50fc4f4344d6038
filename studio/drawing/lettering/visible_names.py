"""The names within a box of the sheet, found from what lies around it and not from the whole sheet.

A name stands where it does for the sake of those it could meet, and these for the sake of others. So
all that hang together with what is in the box are placed, and no more: each stands just where it
does among all names (:func:`studio.drawing.lettering.lettering.place_names`).
"""

from collections.abc import Iterable, Sequence
from functools import cache

from engine.board.document import Board
from studio.drawing.lettering.fixed_signs import obstacles_of
from studio.drawing.lettering.lettering import (
    Names,
    Reach,
    lettered_towns,
    owned,
    river_reaches,
    standing_names,
    take,
)
from studio.drawing.lettering.names import candidates_of, written
from studio.drawing.lettering.obstacles import Obstacles
from studio.drawing.lettering.placing import Place, reach_of, settle
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box, around_boxes
from studio.drawing.shapes.extent import Extent


def names_in_sight(board: Board, theme: Theme, seen: Box) -> Names:
    """Return the names that touch a box, placed as among all of a board, without those of areas.

    What it costs goes with the box, unless names run into each other all over the board.
    """
    whole = Extent(board)
    reaches = _met(list(river_reaches(whole, theme)), seen)
    standing = _Standing(whole, theme)
    together = standing.together([seen, *(reach.bound for reach in reaches)])
    around = [seen, *(reach.bound for reach in reaches), *(standing.reach(at) for at in together)]
    obstacles = obstacles_of(Extent(board, around_boxes(around)))
    chosen = standing.placed(together, obstacles)
    take(obstacles, chosen)
    rivers = tuple(place for reach in reaches for place in reach.placed(obstacles))
    which = [at for at in together if at < standing.towns]
    towns = owned(board, chosen[: len(which)], which)
    return Names(_seen(towns, seen), _seen(chosen[len(which) :], seen), _seen(rivers, seen), ())


def renewed(before: Names, now: Names, seen: Box) -> Names:
    """Return names with those in a box replaced by what is in sight now; those of areas stay."""

    def mended(old: tuple[Place, ...], new: tuple[Place, ...]) -> tuple[Place, ...]:
        return (*(place for place in old if not _touches(place, seen)), *new)

    towns, others = mended(before.towns, now.towns), mended(before.others, now.others)
    return Names(towns, others, mended(before.rivers, now.rivers), before.areas)


class _Standing:
    """The names that stand by signs, by their order; where each could stand is worked out when asked."""

    def __init__(self, extent: Extent, theme: Theme) -> None:
        self._extent, self._theme = extent, theme
        self._names = standing_names(extent, theme)
        self._bounds = [name.bound for name in self._names]
        self.towns = len(lettered_towns(extent.board))
        """How many of them, the first, are those of towns."""
        self._candidates = cache(lambda at: candidates_of(extent, self._names[at]))
        self.reach = cache(lambda at: reach_of(self._candidates(at)))
        """The box of all places a name could have."""

    def placed(self, together: Sequence[int], obstacles: Obstacles) -> list[Place]:
        """Return names in their places, which are chosen for all of them together."""
        chosen = settle([self._candidates(at) for at in together], obstacles)
        return [
            written(self._extent, self._theme, self._names[at], candidate)
            for at, candidate in zip(together, chosen, strict=True)
        ]

    def together(self, boxes: Sequence[Box]) -> list[int]:
        """Return those that could stand in boxes, those that could meet these, and so on, in their order."""
        found: set[int] = set()
        asked = list(boxes)
        while asked:
            box = asked.pop()
            for at, bound in enumerate(self._bounds):
                if at not in found and bound.touches(box) and self.reach(at).touches(box):
                    found.add(at)
                    asked.append(self.reach(at))
        return sorted(found)


def _met(reaches: Sequence[Reach], seen: Box) -> list[Reach]:
    """Return the reaches of rivers whose names could touch a box, and all before that might be in the way."""
    found: list[Reach] = []
    boxes = [seen]
    for reach in reversed(reaches):
        if any(reach.bound.touches(box) for box in boxes):
            found.append(reach)
            boxes.append(reach.bound)
    return found[::-1]


def _seen(places: Iterable[Place], seen: Box) -> tuple[Place, ...]:
    """Return the places that touch a box."""
    return tuple(place for place in places if _touches(place, seen))


def _touches(place: Place, seen: Box) -> bool:
    """Return whether any of a name lies in a box."""
    return any(box.touches(seen) for box in place.boxes)
