"""What lies along sides: rivers, closed sides and whatever else a board draws there.

A line is one named object; two lines may share a side, as a border and a river often do.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from engine.hexes.sides import Side, chains

LineKind = Literal["river", "closed", "border"]
LINE_KINDS: tuple[LineKind, ...] = ("river", "closed", "border")


@dataclass(frozen=True)
class SideLine:
    """A line along sides, each side once, in order from end to end where it is unbroken."""

    kind: LineKind
    name: str
    sides: tuple[Side, ...]

    @cached_property
    def chains(self) -> tuple[tuple[Side, ...], ...]:
        """The sides in unbroken chains, found once: a long line is asked for them in many places."""
        return chains(self.sides)

    def __reduce__(self) -> tuple[type["SideLine"], tuple[LineKind, str, tuple[Side, ...]]]:
        """Leave the chains behind where the line is sent or kept: they are found again."""
        return SideLine, (self.kind, self.name, self.sides)


def sides_of_kind(lines: Iterable[SideLine], kind: LineKind) -> frozenset[Side]:
    """Return every side that a line of one kind runs along."""
    return frozenset(side for line in lines if line.kind == kind for side in line.sides)
