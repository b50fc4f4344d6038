"""What lies along sides: rivers, closed sides and whatever else a board draws there.

A line is one named object; two lines may share a side, as a border and a river often do.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Literal

from engine.hexes.sides import Corner, Side, chains, corners_of, sides_at

LineKind = Literal["river", "closed", "border"]
LINE_KINDS: tuple[LineKind, ...] = ("river", "closed", "border")


@dataclass(frozen=True)
class SideLine:
    """A line along sides, each side once, in order from end to end where it is unbroken.

    ``cost`` is what a river adds to a link over it; None for what the rules say (6.A3).
    """

    kind: LineKind
    name: str
    sides: tuple[Side, ...]
    cost: int | None = None

    @cached_property
    def chains(self) -> tuple[tuple[Side, ...], ...]:
        """The sides in unbroken chains, found once: a long line is asked for them in many places."""
        return chains(self.sides)

    @cached_property
    def ends(self) -> frozenset[Corner]:
        """The corners that only one of the sides has, found once."""
        return ends_of(self.sides)

    def longer(self, side: Side) -> "SideLine | None":
        """Return the line with one side more at an end; None unless both are one long chain without forks.

        What is known of the line is carried on, so that to draw on at a long river costs little.
        """
        is_one = len(self.chains) == 1 and len(self.ends) == 2 and len(self.sides) > 2
        if not is_one or self.chains[0] not in (self.sides, self.sides[::-1]):
            return None
        corners = corners_of(side)
        met = [corner for corner in corners if corner in self.ends]
        others = {each for corner in corners if corner not in met for each in sides_at(corner)}
        if len(met) != 1 or not others.isdisjoint(self.sides):
            return None
        is_last = met[0] in corners_of(self.sides[-1])
        sides = (*self.sides, side) if is_last else (side, *self.sides)
        line = SideLine(self.kind, self.name, sides, self.cost)
        (free,) = (corner for corner in corners if corner not in met)
        # A chain begins with the side given first, and goes on from its second corner.
        is_onward = corners_of(sides[0])[1] in corners_of(sides[1])
        line.__dict__["chains"] = (sides if is_onward else sides[::-1],)
        line.__dict__["ends"] = self.ends - {met[0]} | {free}
        return line

    def __reduce__(self) -> tuple[type["SideLine"], tuple[LineKind, str, tuple[Side, ...], int | None]]:
        """Leave behind what was found of it where the line is sent or kept: it is found again."""
        return SideLine, (self.kind, self.name, self.sides, self.cost)


def ends_of(sides: Iterable[Side]) -> frozenset[Corner]:
    """Return the corners that only one of the sides has."""
    met = Counter(corner for side in sides for corner in corners_of(side))
    return frozenset(corner for corner, times in met.items() if times == 1)


def sides_of_kind(lines: Iterable[SideLine], kind: LineKind) -> frozenset[Side]:
    """Return every side that a line of one kind runs along."""
    return frozenset(chain.from_iterable(line.sides for line in lines if line.kind == kind))
