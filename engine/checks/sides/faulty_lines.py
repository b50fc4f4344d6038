"""Family S, the part that concerns lines listed wrong: twice, in two, at sea, or without a course."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.lines import LineKind, SideLine
from engine.board.terrain import CLOSED
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as
from engine.checks.sides.river_namesakes import flows_out, namesakes_apart
from engine.checks.sides.sides import banks_of, hexes_beside, run_along, shortest_gap
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.lines import RemoveLine, ReplaceLine, ordered
from engine.hexes.sides import Side, hexes_of
from engine.messages import Phrase, say

_DOUBLED: Final[Mapping[LineKind, Phrase]] = {
    "river": "The river {line} is listed twice; {other} has the same sides.",
    "closed": "The closed sides {line} are listed twice; {other} has the same.",
    "border": "The border {line} is listed twice; {other} has the same sides.",
}
_NOWHERE: Final[Mapping[LineKind, Phrase]] = {
    "river": "The river {line} has no sides.",
    "closed": "The closed sides {line} have no sides.",
    "border": "The border {line} has no sides.",
}
_COSTLESS: Final[Mapping[LineKind, Phrase]] = {
    "closed": "The closed sides {line} have a cost of {cost}, but no link crosses them.",
    "border": "The border {line} has a cost of {cost}, but only rivers add to the cost of a link.",
}


class LineDoubled(Check):
    """A river, a border or a line of closed sides is listed twice.

    Why it matters: if you change one, the other stays, and a bridge still costs points. The name is also
    printed twice.

    Example: `{kind: river, name: Wye, sides: [H27.NE, H27.E]}`, followed by the same again, or a part of
    it.

    To fix it, remove the one that has no side of its own. Only lines of the same kind are reported; a
    border may run along a river.
    """

    code, name, severity = "S113", "line-doubled", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each line whose sides another of its kind has, all of them (6.A3)."""
        gone: set[int] = set()
        for index, line in enumerate(board.lines):
            other = _holder(board, index, gone)
            if other is None:
                continue
            gone.add(index)
            name, others = line.name.strip(), other.name.strip()
            yield self.finding(
                say(
                    _DOUBLED[line.kind],
                    line=known_as(name),
                    other=known_as(others) if others != name else say("another"),
                ),
                subject=_subject(board, index),
                hexes=hexes_beside(board, line.sides),
                path=("sides", index),
                fixes=(Fix("Remove duplicate", RemoveLine(line), safe=name in {"", others}),),
            )


def _holder(board: Board, index: int, gone: set[int]) -> SideLine | None:
    """Return the line that has all sides of another of its kind; of two alike the nameless or later goes."""
    line = board.lines[index]
    own = set(line.sides)
    for place, other in enumerate(board.lines):
        if place == index or place in gone or other.kind != line.kind or not own or not own <= {*other.sides}:
            continue
        if line.cost is not None and line.cost != other.cost:
            continue  # A stretch of a river that costs otherwise.
        is_alike = len(own) == len(other.sides)
        if not is_alike or (not line.name.strip(), index) > (not other.name.strip(), place):
            return other
    return None


class RiversOfOneName(Check):
    """Two rivers have the same name, but do not join.

    Why it matters: usually it is one river with a gap, and players can build through the gap for free. Two
    different rivers with the same name are easily confused.

    Example: `{kind: river, name: Wye, sides: [H27.NE]}` and, two sides farther on,
    `{kind: river, name: Wye, sides: [I28.SE]}`.

    To fix it, draw the sides between, which a fix does for up to three, or give the rivers different names.
    Rivers that end in the same water or the same other river count as joined.
    """

    code, name, severity = "S114", "rivers-of-one-name", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each river that joins none of its name listed before it (6.A3)."""
        for index, line, first in namesakes_apart(board):
            gap = shortest_gap(board, {*line.sides}, {*first.sides})
            here, there = banks_of({*line.sides}, {*first.sides})
            # Two that both flow out are two rivers, of which one has the other's name.
            are_two = all(any(flows_out(board, end) for end in each.ends) for each in (line, first))
            yield self.finding(
                say(
                    "Two rivers are called {name} but do not join; the gap is between {side} and {other}.",
                    name=line.name.strip(),
                    side=board.sheet.side_name(there),
                    other=board.sheet.side_name(here),
                ),
                subject=_subject(board, index),
                hexes=hexes_beside(board, gap or (here, there)),
                path=("sides", index, "name"),
                fixes=(run_along(board, line, gap, "Close the gap"),) if gap and not are_two else (),
            )


class ClosedInWater(Check):
    """Closed sides are next to water or the map's edge.

    Why it matters: no track can cross there anyway. They are left over from a changed coast or drawn too
    far, and look like a rule for ships.

    Example: a gorge drawn on through its mouth and out to sea.

    To fix it, open those sides; nothing else changes.
    """

    code, name, severity = "S115", "closed-side-in-water", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each closed line with sides between hexes that track never enters (6.A3)."""
        for index, line in enumerate(board.lines):
            vain = [side for side in line.sides if line.kind == "closed" and _is_waste(board, side)]
            if not vain:
                continue
            left = ordered(side for side in line.sides if side not in vain)
            mend = ReplaceLine(line, replace(line, sides=left), "Open sides") if left else RemoveLine(line)
            names = ", ".join(board.sheet.side_name(side) for side in vain)
            yield self.finding(
                say(
                    "The closed sides {names} are next to water or the map's edge, where no track can "
                    "cross anyway.",
                    names=names,
                ),
                subject=line.name or board.sheet.side_name(vain[0]),
                hexes=hexes_beside(board, vain),
                path=("sides", index, "sides", line.sides.index(vain[0])),
                fixes=(Fix(say("Open {names}", names=names), mend),),
            )


def _is_waste(board: Board, side: Side) -> bool:
    """Return whether a hex next to a side of the sheet is water, or off the map."""
    return board.sheet.has_side(side) and any(board.terrain_at(hex_) in CLOSED for hex_ in hexes_of(side))


class LineWithoutSides(Check):
    """A river, a border or a line of closed sides has no sides.

    Why it matters: the file and the Contents panel list it, but it is nowhere on the map. Usually drawing
    it was forgotten.

    Example: `{kind: river, name: Wye, sides: []}`.

    To fix it, draw the line, or remove it.
    """

    code, name, severity = "S116", "line-without-sides", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each line that has no sides."""
        for index, line in enumerate(board.lines):
            if not line.sides:
                yield self.finding(
                    say(_NOWHERE[line.kind], line=known_as(line.name.strip())),
                    subject=_subject(board, index),
                    path=("sides", index, "sides"),
                    fixes=(Fix("Remove the line", RemoveLine(line), safe=not line.name.strip()),),
                )


class LineCostUnused(Check):
    """A border or a line of closed sides has a cost.

    Why it matters: only rivers add to the cost of a link. The cost counts for nothing, and the sheet does
    not print it. Usually the kind of the line was changed.

    Example: `{kind: closed, name: Gorge, cost: 4, sides: [M12.NE]}`.

    To fix it, remove the cost; for a river, change the kind of the line.
    """

    code, name, severity = "S118", "line-cost-unused", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each line with a cost that is no river (6.A3)."""
        for index, line in enumerate(board.lines):
            if line.kind == "river" or line.cost is None:
                continue
            yield self.finding(
                say(_COSTLESS[line.kind], line=known_as(line.name.strip()), cost=line.cost),
                subject=_subject(board, index),
                hexes=hexes_beside(board, line.sides[:1]),
                path=("sides", index, "cost"),
                fixes=(Fix("Remove the cost", ReplaceLine(line, replace(line, cost=None)), safe=False),),
            )


def _subject(board: Board, index: int) -> str:
    """Return the name of a line, or what it is, and which of that name it is, counted from 1."""
    names = [line.name.strip() or line.kind for line in board.lines[: index + 1]]
    return f"{names[-1]},{names.count(names[-1])}"


LINE_SLIP_CHECKS: tuple[Check, ...] = (
    LineDoubled(),
    RiversOfOneName(),
    ClosedInWater(),
    LineWithoutSides(),
    LineCostUnused(),
)
