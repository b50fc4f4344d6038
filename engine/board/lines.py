"""What lies along sides: rivers, closed sides and whatever else a board draws there.

A line is one named object; two lines may share a side, as a border and a river often do.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from engine.hexes.sides import Side

LineKind = Literal["river", "closed", "border"]
LINE_KINDS: tuple[LineKind, ...] = ("river", "closed", "border")


@dataclass(frozen=True)
class SideLine:
    """A line along sides, each side once, in order from end to end where it is unbroken."""

    kind: LineKind
    name: str
    sides: tuple[Side, ...]


def sides_of_kind(lines: Iterable[SideLine], kind: LineKind) -> frozenset[Side]:
    """Return every side that a line of one kind runs along."""
    return frozenset(side for line in lines if line.kind == kind for side in line.sides)
