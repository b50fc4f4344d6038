"""Sides and corners: what lies between hexes, each named exactly once.

A hex owns three of its six sides, those of directions 0, 1 and 2; the others belong to its
neighbours. A corner is the sum of the axial coordinates of the three hexes that meet in it,
so that its place on the lattice is a third of that, in whole numbers and for both orientations.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.fast_namedtuple import swift
from engine.hexes.lattice import DIRECTIONS, STEPS, Hex, direction_between, neighbour


class Side(NamedTuple):
    """The side of ``hex`` towards ``direction``, which is always 0, 1 or 2."""

    hex: Hex
    direction: int


class Corner(NamedTuple):
    """A corner at the lattice point ``(q3 / 3, r3 / 3)``."""

    q3: int
    r3: int


_side: Callable[[tuple[Hex, int]], Side] = swift(Side)
_corner: Callable[[tuple[int, int]], Corner] = swift(Corner)


def side_of(hex_: Hex, direction: int) -> Side:
    """Return the side of a hex in any of the six directions, by its owner's name."""
    if 0 <= direction < 3:
        return _side((hex_, direction))
    return Side(neighbour(hex_, direction), direction - 3)


def side_between(start: Hex, end: Hex) -> Side | None:
    """Return the side two neighbours share, or None if they do not touch."""
    direction = direction_between(start, end)
    return None if direction is None else side_of(start, direction)


def sides_of(hex_: Hex) -> tuple[Side, ...]:
    """Return the six sides of a hex in the order of the directions."""
    return tuple(side_of(hex_, direction) for direction in DIRECTIONS)


def hexes_of(side: Side) -> tuple[Hex, Hex]:
    """Return the two hexes that share a side."""
    return side.hex, neighbour(side.hex, side.direction)


_TO_CORNERS = tuple(
    (q1 + q2, r1 + r2) for (q1, r1), (q2, r2) in zip(STEPS, (*STEPS[1:], STEPS[0]), strict=True)
)
"""How far the corner after each direction, clockwise, lies from a hex's middle, in thirds."""


def corner_of(hex_: Hex, direction: int) -> Corner:
    """Return the corner of a hex between ``direction`` and the next one clockwise."""
    q3, r3 = _TO_CORNERS[direction]
    return Corner(3 * hex_.q + q3, 3 * hex_.r + r3)


def corners_of(side: Side) -> tuple[Corner, Corner]:
    """Return the two corners a side joins, anticlockwise end first as seen from its owner."""
    (q, r), direction = side
    (first_q, first_r), (second_q, second_r) = _TO_CORNERS[direction - 1], _TO_CORNERS[direction]
    return _corner((3 * q + first_q, 3 * r + first_r)), _corner((3 * q + second_q, 3 * r + second_r))


def hexes_at(corner: Corner) -> tuple[Hex, Hex, Hex]:
    """Return the three hexes that meet in a corner."""
    q, r = corner
    # A corner between directions d and d + 1 leaves the remainder 1 for even d and 2 for odd d.
    if q % 3 == 1:
        q, r = (q - 1) // 3, (r - 1) // 3
        return Hex(q, r), Hex(q + 1, r), Hex(q, r + 1)
    q, r = (q + 1) // 3, (r + 1) // 3
    return Hex(q, r - 1), Hex(q, r), Hex(q - 1, r)


def sides_at(corner: Corner) -> tuple[Side, Side, Side]:
    """Return the three sides that meet in a corner."""
    first, second, third = hexes_at(corner)
    if corner.q3 % 3 == 1:
        return Side(first, 0), Side(second, 2), Side(first, 1)
    return Side(first, 1), Side(third, 0), Side(first, 2)


def chains(sides: Iterable[Side]) -> tuple[tuple[Side, ...], ...]:
    """Return the sides in unbroken chains, each side once, each chain from end to end.

    At a fork the chain goes on with the side given first and the other arm is a chain of its own.
    A ring starts with the side given first. Chains come in the order their first-given side came.
    """
    waiting = {side: corners_of(side) for side in sides}
    at: defaultdict[Corner, list[Side]] = defaultdict(list)
    for side, ends in waiting.items():
        for corner in ends:
            at[corner].append(side)
    found = []
    while waiting:
        seed = next(iter(waiting))
        before, after = waiting.pop(seed)
        onward = _walk(after, waiting, at)
        back = _walk(before, waiting, at)
        found.append((*reversed(back), seed, *onward))
    return tuple(found)


def _walk(
    corner: Corner, waiting: dict[Side, tuple[Corner, Corner]], at: Mapping[Corner, Sequence[Side]]
) -> list[Side]:
    """Follow the waiting sides onward from a corner, removing them from the list."""
    way: list[Side] = []
    while step := next((side for side in at[corner] if side in waiting), None):
        first, second = waiting.pop(step)
        way.append(step)
        corner = second if first == corner else first
    return way
