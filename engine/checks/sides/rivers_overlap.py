"""Family S, the part that concerns two rivers along one side."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.sides import Side, hexes_of
from engine.messages import say
from engine.text.names import is_same


class RiversOverlap(Check):
    """Two rivers share a side.

    Why it matters: rivers join, but do not run along each other or cross. Usually one was drawn on past the
    place where they join, or the label of a side is wrong. A link over the side pays for one river only.

    Example: the Wye with the sides `K31.E` and `K31.SE`, and the Lugg, which joins it, with `K31.E` as its
    last side.

    To fix it, remove the shared side from the river that ends there.
    """

    code, name, severity = "S130", "rivers-overlap", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for two rivers with sides in common; S113 reports one within another (6.A3)."""
        first: dict[Side, tuple[int, SideLine]] = {}
        shared: dict[tuple[int, int], list[Side]] = {}
        rivers = [(index, line) for index, line in enumerate(board.lines) if line.kind == "river"]
        for index, line in rivers:
            for side in line.sides:
                earlier, _ = first.setdefault(side, (index, line))
                if earlier != index:
                    shared.setdefault((earlier, index), []).append(side)
        for (earlier, index), sides in shared.items():
            one, other = board.lines[earlier], board.lines[index]
            if set(sides) in (set(one.sides), set(other.sides)) or is_same(one.name, other.name):
                continue
            names = ", ".join(board.sheet.side_name(side) for side in sides)
            yield self.finding(
                say(
                    "The rivers {one} and {other} share {sides}.",
                    one=known_as(one.name.strip()),
                    other=known_as(other.name.strip()),
                    sides=names,
                ),
                subject=board.sheet.side_name(sides[0]),
                hexes=tuple(dict.fromkeys(h for s in sides for h in hexes_of(s) if h in board.sheet)),
                path=("sides", index, "sides"),
            )


RIVER_OVERLAP_CHECKS: tuple[Check, ...] = (RiversOverlap(),)
