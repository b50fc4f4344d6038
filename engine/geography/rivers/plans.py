"""Where each river begins and ends on the sheet: planned on the true lines, before any side is chosen."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from engine.geography.rivers.courses import Course
from engine.geography.rivers.estuaries import way_to_water
from engine.geography.rivers.ground import DRY, OUTSIDE, WET, RiverGround

Points = NDArray[np.float64]
End = Literal["water", "rim", "river", "land"]
"""Where a river begins or ends: in water, at the rim of the map, at another river, or on land."""

_STEP: Final = 0.1
"""How finely a line is looked at, in hex widths."""
_MEETS: Final = 0.5
"""A river that ends so near to another one's line flows into it."""
_FAR_MEETS: Final = 1.5
"""So far a river is led on to another one where it has no way to water: maps leave out its last piece."""
_JOINS: Final = 0.35
"""A way to the sea that comes so near to that of another river joins it."""
_LEFT: Final = 0.8
_CLIPPED: Final = 0.6
"""Where a line only clips the corner of a hex of water, no longer than this, it goes on."""
_SHORTEST: Final = 1.2


@dataclass(eq=False)
class Plan:
    """A river, or a piece of one between two waters: its line in hex widths, and where it begins and ends."""

    course: Course
    points: Points
    begins: End
    ends: End
    parent: Course | None = None

    @property
    def length(self) -> float:
        """How long it is in hex widths."""
        return float(np.hypot(*np.diff(self.points, axis=0).T).sum())


def plans_of(
    courses: Sequence[Course], ground: RiverGround, water: BaseGeometry
) -> Iterator[tuple[Course, list[Plan]]]:
    """Yield the rivers to lay with their pieces, those that others flow into first, then by rank and length.

    ``water`` is what is truly water, in hex widths.
    """
    parents = _parents(courses, _MEETS)
    farther = _parents(courses, _FAR_MEETS, parents)
    laid: list[Course] = []
    for course in _in_order(courses, farther):
        parent, longer = parents.get(id(course)), course
        if parent is None:
            longer, parent = _lengthened(course, ground, water, laid)
        if parent is None and longer is course:
            parent = farther.get(id(course))
        laid.append(longer)
        yield course, list(_pieces(course, longer, parent, ground))


def _parents(
    courses: Sequence[Course], distance: float, known: Mapping[int, Course] = MappingProxyType({})
) -> dict[int, Course]:
    """Return the river that each one flows into within a distance, by the identity of the course.

    Those that are ``known`` stay.
    """
    lines = [course.line for course in courses]
    tree = shapely.STRtree(lines)
    found = dict(known)
    for number, course in enumerate(courses):
        if id(course) in found:
            continue
        end = shapely.Point(course.points[-1])
        others = [
            (lines[other].distance(end), other)
            for other in tree.query(end, predicate="dwithin", distance=distance).tolist()
            if other != number
            and _is_before_end(lines[other], end)
            and not _flows(found, courses[other], course)
        ]
        if others:
            found[id(course)] = courses[min(others)[1]]
    return found


def _is_before_end(line: LineString, point: shapely.Point) -> bool:
    return bool(line.project(point) < line.length - _MEETS)


def _flows(parents: Mapping[int, Course], course: Course, into: Course) -> bool:
    """Return whether a river flows into another one, if only by way of others."""
    while (parent := parents.get(id(course))) is not None:
        if parent is into:
            return True
        course = parent
    return False


def _in_order(courses: Sequence[Course], parents: dict[int, Course]) -> list[Course]:
    """Return parents before their children, else the lowest rank and the longest first."""
    ordered: dict[int, Course] = {}

    def add(course: Course) -> None:
        chain = []
        while id(course) not in ordered:
            chain.append(course)
            parent = parents.get(id(course))
            if parent is None:
                break
            course = parent
        for each in reversed(chain):
            ordered[id(each)] = each

    for course in sorted(courses, key=lambda course: (course.rank, -course.length)):
        add(course)
    return list(ordered.values())


def _lengthened(
    course: Course, ground: RiverGround, water: BaseGeometry, others: Sequence[Course]
) -> tuple[Course, Course | None]:
    """Return a river with its way to water, and another one that it meets on the way."""
    end = course.points[-1]
    if ground.states(end[None])[0] != DRY:
        return course, None
    way = way_to_water(ground, water, end)
    if way is None:
        return course, None
    if others:
        lines = [other.line for other in others]
        points = [shapely.Point(place) for place in way]
        tree = shapely.STRtree(lines)
        for number, point in enumerate(points):
            for near in tree.query(point, predicate="dwithin", distance=_JOINS).tolist():
                line = lines[near]
                if line.length - line.project(point) > _LEFT:
                    met = np.concatenate([course.points, way[: number + 1]])
                    return replace(course, points=met), others[near]
    return replace(course, points=np.concatenate([course.points, way])), None


def _pieces(course: Course, longer: Course, parent: Course | None, ground: RiverGround) -> Iterator[Plan]:
    """Yield what of a river runs over land, each piece by itself."""
    line = longer.line
    count = max(2, int(np.ceil(line.length / _STEP)) + 1)
    samples = shapely.get_coordinates(
        shapely.line_interpolate_point(line, np.linspace(0, line.length, count))
    )
    states = _bridged(ground.states(samples))
    edges = np.flatnonzero(np.diff(states)) + 1
    starts, ends = np.concatenate([[0], edges]), np.concatenate([edges, [len(states)]])
    for start, end in zip(starts.tolist(), ends.tolist(), strict=True):
        if states[start] != DRY:
            continue
        begins: End = "land" if start == 0 else _END_OF[int(states[start - 1])]
        final: End = "river" if parent is not None else "land"
        finishes: End = final if end == len(states) else _END_OF[int(states[end])]
        plan = Plan(course, samples[start:end], begins, finishes, parent)
        if len(plan.points) >= 2 and plan.length >= _SHORTEST:
            yield plan


_END_OF: Final[dict[int, End]] = {WET: "water", OUTSIDE: "rim"}


def _bridged(states: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return states in which short stretches off the land, between land, are land."""
    found = states.copy()
    edges = np.flatnonzero(np.diff(states != DRY)) + 1
    for start, end in zip(edges[:-1].tolist(), edges[1:].tolist(), strict=True):
        if states[start] != DRY and (end - start) * _STEP < _CLIPPED:
            found[start:end] = DRY
    return found
