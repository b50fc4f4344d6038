"""The endless lattice of hexes, in axial coordinates.

A hex is ``(q, r)``; its cube coordinates are ``(q, r, -q - r)``. Directions are the
numbers 0 to 5, clockwise on paper (y down), the same for both orientations:

====  ==========  ========
 no.  pointy top  flat top
====  ==========  ========
 0    E           SE
 1    SE          S
 2    SW          SW
 3    W           NW
 4    NW          N
 5    NE          NE
====  ==========  ========

Offset rows and columns exist only in :mod:`engine.hexes.sheet`. The arithmetic is the
usual one of cube coordinates (Amit Patel, "Hexagonal Grids").
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.fast_namedtuple import swift

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The axial step of each direction."""

DIRECTIONS = range(6)


class Hex(NamedTuple):
    """One cell of the lattice, in axial coordinates."""

    q: int
    r: int


ORIGIN = Hex(0, 0)


def hexes_at(firsts: Iterable[int], seconds: Iterable[int]) -> Iterator[Hex]:
    """Return the hexes with many axial coordinates, as quickly as Python makes them."""
    return map(swift(Hex), zip(firsts, seconds, strict=False))


def neighbour(hex_: Hex, direction: int) -> Hex:
    """Return the hex next to ``hex_`` in ``direction`` (0 to 5)."""
    step_q, step_r = STEPS[direction]
    return Hex(hex_.q + step_q, hex_.r + step_r)


def neighbours(hex_: Hex) -> tuple[Hex, ...]:
    """Return the six neighbours in the order of the directions."""
    # Written out, for nothing is asked more often.
    q, r = hex_
    return Hex(q + 1, r), Hex(q, r + 1), Hex(q - 1, r + 1), Hex(q - 1, r), Hex(q, r - 1), Hex(q + 1, r - 1)


def direction_between(start: Hex, end: Hex) -> int | None:
    """Return the direction of the link from ``start`` to ``end``, or None if they do not touch."""
    step = (end.q - start.q, end.r - start.r)
    return STEPS.index(step) if step in STEPS else None


def distance(start: Hex, end: Hex) -> int:
    """Return the number of links on a straight way between two hexes."""
    dq, dr = end.q - start.q, end.r - start.r
    return max(abs(dq), abs(dr), abs(dq + dr))


def rounded(q: float, r: float) -> Hex:
    """Return the hex whose area holds the fractional axial point ``(q, r)``."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    if near_q + near_r + near_s == 0:
        return Hex(near_q, near_r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return Hex(near_q, near_r)


def line(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """Return the hexes a straight stroke crosses, both ends included, each next to the last."""
    steps = distance(start, end)
    if steps == 0:
        return (start,)
    # The nudge keeps a stroke that runs exactly along sides on one side of them.
    nudge = 1e-6
    return tuple(
        rounded(
            start.q + nudge + (end.q - start.q) * step / steps,
            start.r + nudge + (end.r - start.r) * step / steps,
        )
        for step in range(steps + 1)
    )


def disc(centre: Hex, radius: int) -> Iterator[Hex]:
    """Yield every hex within ``radius`` links of ``centre``: 1, 7, 19 … hexes."""
    for dq in range(-radius, radius + 1):
        for dr in range(max(-radius, -dq - radius), min(radius, -dq + radius) + 1):
            yield Hex(centre.q + dq, centre.r + dr)
