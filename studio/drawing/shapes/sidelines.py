"""Lines along sides as smooth curves, drawn corner by corner."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Corner, Side, corners_of, hexes_at, sides_at
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.curves import Bend
from studio.drawing.shapes.extent import Extent

Corners = Mapping[Hex, Sequence[Corner]]
"""Corners by the hex whose first or second they are, the first before the second."""


class Stretch(NamedTuple):
    """The part of a line around one corner: from the middle of a side to that of the next.

    Where the line ends in the corner there is one side only; where a third line joins, its
    stretch comes to the bend of the two others.
    """

    bend: Bend
    corner: Corner
    sides: tuple[Side, ...]


def _none_joined(_one: Side, _other: Side) -> bool:
    """Say that no side goes on in another."""
    return False


def stretches(
    extent: Extent,
    present: Callable[[Side], bool],
    joined: Callable[[Side, Side], bool] = _none_joined,
    corners: Corners | None = None,
) -> Iterator[Stretch]:
    """Yield the stretches of all sides that are present; ``joined`` says which of three go on.

    Where none of three are joined, the first two are. Who knows at which corners there are any says so.
    """
    for corner in extent.corners() if corners is None else _among(extent, corners):
        sides = [side for side in sides_at(corner) if present(side)]
        if not sides:
            continue
        if len(sides) == 3:
            pairs = ((0, 1, 2), (1, 2, 0), (2, 0, 1))
            one, other, third = next(
                (pair for pair in pairs if joined(sides[pair[0]], sides[pair[1]])), pairs[0]
            )
            through = _through(extent.sheet, corner, sides[one], sides[other])
            yield through
            yield _into(extent.sheet, corner, sides[third], through.bend.point(0.5))
        elif len(sides) == 2:
            yield _through(extent.sheet, corner, *sides)
        else:
            yield _into(extent.sheet, corner, sides[0], extent.sheet.corner_mm(corner))


def by_hex(corners: Iterable[Corner]) -> Corners:
    """Return corners by the hex whose first or second they are."""
    found: dict[Hex, list[Corner]] = {}
    for corner in sorted(corners, key=_is_second):
        found.setdefault(hexes_at(corner)[0], []).append(corner)
    return found


def together(parts: Iterable[Corners]) -> Corners:
    """Return corners by their hex, told in parts."""
    found: dict[Hex, Sequence[Corner]] = {}
    for part in parts:
        for hex_, corners in part.items():
            there = found.setdefault(hex_, corners)
            if there is not corners:
                found[hex_] = sorted({*there, *corners}, key=_is_second)
    return found


def _is_second(corner: Corner) -> bool:
    """Return whether a corner is the second of its hex and not the first: it leaves 2 in thirds."""
    return corner.q3 % 3 == 2


def _among(extent: Extent, corners: Corners) -> Iterator[Corner]:
    """Yield the corners among some that lie in and around an extent, in the order of all."""
    for hex_ in extent.hexes:
        if hex_ in corners:
            yield from corners[hex_]


def _through(sheet: Sheet, corner: Corner, one: Side, other: Side) -> Stretch:
    """Return the stretch from one side to another."""
    bend = Bend(middle(sheet, one), sheet.corner_mm(corner), middle(sheet, other))
    return Stretch(bend, corner, (one, other))


def _into(sheet: Sheet, corner: Corner, side: Side, end: Point) -> Stretch:
    """Return the stretch from the middle of a side into a corner, or a little past it."""
    start = middle(sheet, side)
    return Stretch(Bend(start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end), corner, (side,))


def middle(sheet: Sheet, side: Side) -> Point:
    """Return the middle of a side."""
    (x1, y1), (x2, y2) = sheet.side_mm(side)
    return (x1 + x2) / 2, (y1 + y2) / 2


def course_of(sheet: Sheet, sides: tuple[Side, ...]) -> list[Point]:
    """Return points along a chain of sides as it is drawn, a few for every bend."""
    middles = [middle(sheet, side) for side in sides]
    points = middles[:1]
    for at in range(len(sides) - 1):
        shared = set(corners_of(sides[at])) & set(corners_of(sides[at + 1]))
        if shared:
            bend = Bend(middles[at], sheet.corner_mm(shared.pop()), middles[at + 1])
            points += [bend.point(part / 4) for part in range(1, 4)]
        points.append(middles[at + 1])
    return points
