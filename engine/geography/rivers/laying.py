"""Lays planned rivers along the sides of hexes, one after the other: none crosses or runs on another."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Final

from engine.geography.rivers.courses import Course
from engine.geography.rivers.ground import OUTSIDE, WET, Place, RiverGround, apart
from engine.geography.rivers.matching import (
    RADII,
    SAMPLE,
    Goal,
    Search,
    beginnings,
    matched,
    sampled,
)
from engine.geography.rivers.plans import End, Plan
from engine.geography.rivers.tidying import without_hooks, without_loops
from engine.hexes.sides import Corner, Side

Taken = Mapping[Corner, str]
"""The group of the river at each corner that has one."""

_FEWEST: Final = 3
"""A river of fewer sides is left out."""
_JUNCTION, _RIM, _SHORE = 2.2, 1.6, 1.5
"""How far from its true end a river may meet another one, the rim or, with some of its line left, water."""
_EARLY: Final = 0.4
"""How much of its line a river may lose that has to join another one early."""
_BEGINS: Final = {"water": WET, "rim": OUTSIDE}


@dataclass(frozen=True, eq=False)
class LaidRiver:
    """A river as it is laid: its sides from source to mouth, and where it ends."""

    plan: Plan
    corners: tuple[Corner, ...]
    sides: tuple[Side, ...]
    ends: End


@dataclass(eq=False)
class Rivers:
    """The rivers laid so far, and the plans that none could be laid for."""

    laid: list[LaidRiver] = field(default_factory=list)
    left_out: list[Plan] = field(default_factory=list)
    spared: list[Course] = field(default_factory=list)
    """Those that would have been more rivers than asked for."""
    corners: dict[Corner, str] = field(default_factory=dict)
    """The group of the river at each corner."""


def laid(
    ground: RiverGround,
    plans: Iterable[tuple[Course, Sequence[Plan]]],
    courses: Sequence[Course],
    most: float,
) -> Rivers:
    """Return the rivers of some courses laid in the order of their plans, until they have ``most`` sides.

    Plans are asked for one after the other: those of rivers that are too many are never made.
    """
    rivers = Rivers()
    waiting = {id(course): course for course in courses}
    count = 0
    for course, pieces in plans:
        del waiting[id(course)]
        for plan in pieces:
            river = _laid(ground, plan, rivers.corners)
            if river is None:
                rivers.left_out.append(plan)
                continue
            count += len(river.sides)
            rivers.laid.append(river)
            for corner in river.corners:
                rivers.corners.setdefault(corner, course.group)
        if count >= most:
            break
    rivers.spared = list(waiting.values())
    return rivers


def _laid(ground: RiverGround, plan: Plan, taken: Taken) -> LaidRiver | None:
    """Return a river as it is laid best; None where it would be too short or finds no way."""
    samples = sampled(plan.points)
    closed = frozenset(taken)
    for end, goal, radius, most_left in _attempts(ground, plan, samples, taken):
        starts = _starts(ground, plan, samples, radius)
        search = Search(starts, goal, closed, radius, most_left)
        corners = matched(ground, samples, search)
        if corners is None:
            continue
        corners = without_hooks(ground, without_loops(corners), samples, closed - {corners[-1]})
        sides = _sides(ground, corners)
        if len(sides) >= _FEWEST:
            return LaidRiver(plan, tuple(corners), sides, end)
    return None


def _starts(ground: RiverGround, plan: Plan, samples: Sequence[Place], radius: float) -> dict[Corner, float]:
    """Return where a river may begin: at water or the rim if it does so truly, else near its source."""
    end = _BEGINS.get(plan.begins)
    return beginnings(ground, samples, end, radius) or beginnings(ground, samples, None, radius)


def _attempts(
    ground: RiverGround, plan: Plan, samples: Sequence[Place], taken: Taken
) -> Iterator[tuple[End, Goal, float, float]]:
    """Yield where to end, by which radius and with how much of the line left out, the best first."""
    last = samples[-1]
    early = _EARLY * len(samples) * SAMPLE
    goals: dict[End, Goal] = {
        "water": partial(_at_water, ground, last, taken),
        "rim": partial(_at_rim, ground, last, taken),
        "river": partial(_at_river, ground, last, taken, None if plan.parent is None else plan.parent.group),
    }
    if plan.ends in goals:
        for radius in RADII:
            yield plan.ends, goals[plan.ends], radius, 2.5
    if plan.ends != "rim":
        yield "rim", goals["rim"], RADII[-1], 1.0
    if plan.ends != "land":
        if plan.ends != "water":
            yield "water", goals["water"], RADII[-1], 1.0
        yield "river", partial(_at_river, ground, last, taken, None), RADII[-1], early
    for radius in RADII:
        yield "land", partial(_on_land, taken), radius, 0.0


def _at_water(ground: RiverGround, last: Place, taken: Taken, corner: Corner, left: float) -> float | None:
    if ground.end(corner) != WET or corner in taken:
        return None
    off = apart(ground.place(corner), last)
    return None if left and off > _SHORE else 0.6 * min(off, _JUNCTION) ** 2


def _at_rim(ground: RiverGround, last: Place, taken: Taken, corner: Corner, _left: float) -> float | None:
    if ground.end(corner) != OUTSIDE or corner in taken:
        return None
    off = apart(ground.place(corner), last)
    return None if off > _RIM else off**2


def _at_river(
    ground: RiverGround, last: Place, taken: Taken, group: str | None, corner: Corner, _left: float
) -> float | None:
    """Return what it costs to flow into a river of a group, or any, at a corner."""
    found = taken.get(corner)
    if found is None or (group is not None and found != group):
        return None
    off = apart(ground.place(corner), last)
    if group is not None and off > _JUNCTION:
        return None
    return 1.2 * min(off, _JUNCTION) ** 2


def _on_land(taken: Taken, corner: Corner, left: float) -> float | None:
    return None if left or corner in taken else 0.0


def _sides(ground: RiverGround, corners: Sequence[Corner]) -> tuple[Side, ...]:
    """Return the sides between corners that follow each other."""
    found = []
    for before, after in pairwise(corners):
        found.append(next(step.side for step in ground.steps(before) if step.corner == after))
    return tuple(found)
