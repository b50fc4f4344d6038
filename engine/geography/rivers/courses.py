"""Rivers as one line each, from source to mouth: pieces of one name joined, and turned the way they run.

All lengths are in hex widths.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString

from engine.geography.frames import Frame
from engine.geography.layers import Feature

Points = NDArray[np.float64]

_GAP: Final = 0.25
"""How far apart the ends of two pieces of one river may be."""
_STUB: Final = 0.05
"""A piece so short only hangs on a node, and would keep the others from being joined there."""
_MOST_PIECES: Final = 200
"""Of more pieces those that do not touch stay apart: each would be compared with each."""
_COAST: Final = 1.0
"""A river whose end is so near to water ends there."""
_LEVEL: Final = 10.0
"""By how many metres its ends must differ for its heights to say which way a river runs."""
_TOUCH: Final = 0.5


@dataclass(frozen=True, eq=False)
class Course:
    """A river's line, of shape (n, 2); ``votes`` says how much of it is known to run so, less what runs back.

    ``group`` is the same for lines that are one river by name.
    """

    name: str
    points: Points
    rank: int
    votes: float = 0.0
    group: str = ""

    @cached_property
    def line(self) -> LineString:
        """The line as a shape."""
        return LineString(self.points)

    @cached_property
    def length(self) -> float:
        """How long it is in hex widths."""
        return float(np.hypot(*np.diff(self.points, axis=0).T).sum())

    def reversed(self) -> "Course":
        """Return it running the other way."""
        return replace(self, points=self.points[::-1], votes=-self.votes)


def courses_of(frame: Frame, rivers: Sequence[Feature]) -> list[Course]:
    """Return rivers on a sheet, the pieces of each name joined; what has no name is joined to nothing."""
    placed = frame.placed([river.shape for river in rivers])
    by_name: dict[str, list[Course]] = {}
    for number, (river, shape) in enumerate(zip(rivers, placed, strict=True)):
        for part in shapely.get_parts(shapely.get_parts(shape)):
            points = shapely.get_coordinates(part) / frame.sheet.across_flats_mm
            if len(points) < 2:
                continue
            group = river.name or f"\0{number}"
            course = Course(river.name, points, river.rank, group=group)
            votes = course.length if river.is_directed else 0.0
            by_name.setdefault(group, []).append(replace(course, votes=votes))
    return [course for pieces in by_name.values() for course in _joined(pieces)]


def _joined(pieces: list[Course]) -> Iterator[Course]:
    """Yield the pieces of one river end to end, the nearest ends first."""
    if len(pieces) > 1:
        long = [piece for piece in pieces if piece.length >= _STUB]
        pieces = _merged(long) if long else pieces
    while len(pieces) > 1 and len(pieces) <= _MOST_PIECES:
        ends = np.array([piece.points[place] for piece in pieces for place in (0, -1)])
        gaps = np.hypot(*(ends[:, None] - ends).transpose(2, 0, 1))
        for each in range(len(pieces)):
            gaps[2 * each : 2 * each + 2, 2 * each : 2 * each + 2] = np.inf
        one, other = divmod(int(gaps.argmin()), len(ends))
        if gaps[one, other] > _GAP:
            break
        # The first has to end, and the second to begin, where they meet.
        first = pieces[one // 2] if one % 2 else pieces[one // 2].reversed()
        second = pieces[other // 2].reversed() if other % 2 else pieces[other // 2]
        points = np.concatenate([first.points, second.points])
        whole = replace(
            first,
            points=points,
            rank=min(first.rank, second.rank),
            votes=first.votes + second.votes,
        )
        pieces = [piece for at, piece in enumerate(pieces) if at not in {one // 2, other // 2}] + [whole]
    for piece in pieces:
        yield piece.reversed() if piece.votes < 0 else piece


def _merged(pieces: Sequence[Course]) -> list[Course]:
    """Return pieces that touch exactly as one, without regard to the way they run."""
    whole = shapely.line_merge(shapely.multilinestrings([piece.line for piece in pieces]))
    rank = min(piece.rank for piece in pieces)
    found = []
    for line in shapely.get_parts(whole):
        votes = 0.0
        for piece in pieces:
            start, end = (shapely.Point(piece.points[place]) for place in (0, -1))
            if piece.votes and line.distance(start) < 1e-6 and line.distance(end) < 1e-6:
                votes += piece.votes if line.project(start) < line.project(end) else -piece.votes
        found.append(replace(pieces[0], points=shapely.get_coordinates(line), rank=rank, votes=votes))
    return found


def directed(
    courses: Sequence[Course], to_water: Callable[[Points], float], height: Callable[[Points], float]
) -> list[Course]:
    """Return courses that run to their mouths.

    Where files do not say it, the mouth is the end near water, else the lower one, else the one at another
    river. ``to_water`` is how far a point is from water, ``height`` how many metres high it lies, NaN where
    that is not known.
    """
    lines = [course.line for course in courses]
    tree = shapely.STRtree(lines)

    def touches(number: int, end: Points) -> bool:
        point = shapely.Point(end)
        near = tree.query(point, predicate="dwithin", distance=_TOUCH)
        return any(other != number and _within(lines[other], point) for other in near.tolist())

    found = []
    for number, course in enumerate(courses):
        if course.votes:
            found.append(course)
            continue
        first, last = course.points[0], course.points[-1]
        drop = height(first) - height(last)
        signs = (
            (to_water(first) <= _COAST, to_water(last) <= _COAST),
            (drop < -_LEVEL, drop > _LEVEL),
            (touches(number, first), touches(number, last)),
        )
        is_back = next((sign[0] for sign in signs if sign[0] != sign[1]), False)
        found.append(course.reversed() if is_back else course)
    return found


def _within(line: LineString, point: shapely.Point) -> bool:
    """Return whether a point lies at a line, but not at one of its ends."""
    along = line.project(point)
    return bool(_TOUCH < along < line.length - _TOUCH)
