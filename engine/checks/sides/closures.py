"""Family S, the part that concerns borders and closed sides."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as
from engine.checks.reach.locked_land import locked_regions
from engine.checks.reach.lost_towns import lost_towns
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.lines import EraseSides, RemoveLine, ReplaceLine, ordered
from engine.hexes.sides import Side, hexes_of
from engine.messages import count_of, listed, say

_MOST_NAMED = 4


class BorderAstray(Check):
    """A border runs through a country, not between two.

    Why it matters: a hex is always in one country as a whole. If the border runs elsewhere than between the
    countries' hexes, players cannot tell where foreign land starts. It was the most frequent complaint
    about printed boards.

    Example: a border line on K31.E where both K31 and K32 belong to Wales.

    To fix it, erase those sides, or paint the hexes beyond them as the other country.
    """

    code, name, severity = "S106", "border-astray", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each border line with sides inside one country (6.C2)."""
        for index, line in enumerate(board.lines):
            astray = [side for side in line.sides if line.kind == "border" and _is_inside(board, side)]
            if not astray:
                continue
            names = listed([board.sheet.side_name(side) for side in astray], _MOST_NAMED)
            left = ordered(side for side in line.sides if side not in astray)
            mend = ReplaceLine(line, replace(line, sides=left), "Shorten border")
            yield self.finding(
                say(
                    "The border {line} runs inside one country at {names}."
                    if board.countries
                    else "The border {line} separates no countries at {names}: the board has none.",
                    line=known_as(line.name),
                    names=names,
                ),
                subject=line.name or board.sheet.side_name(astray[0]),
                hexes=tuple(dict.fromkeys(h for s in astray for h in hexes_of(s) if h in board.sheet)),
                path=("sides", index, "sides", line.sides.index(astray[0])),
                fixes=(
                    Fix(
                        say("Erase it on {names}", names=names),
                        mend if left else RemoveLine(line),
                        safe=False,
                    ),
                ),
            )


class RegionLocked(Check):
    """Closed sides cut a region off from every start.

    Why it matters: players should be able to go around a gorge. Without a gap, the land behind it is
    reached by a crossing or not at all.

    Example: a gorge drawn from one inlet to another, across the neck of a peninsula.

    To fix it, leave a gap in the closed sides, or add a crossing. If a town is cut off, T105 reports it.
    """

    code, name, severity = "S107", "region-locked", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each region out of reach for its closed sides alone (6.A3)."""
        regions = locked_regions(board)
        # Of a region with a town that no one can serve T105 says, as of an error.
        lost = {town.hex for town in lost_towns(board)} if regions else set()
        for region in regions:
            if not lost.isdisjoint(region.hexes):
                continue
            label = board.sheet.label(min(region.hexes))
            gate = listed([board.sheet.side_name(side) for side in region.way])
            fix = Fix(say("Open {gate}", gate=gate), region.opened, safe=False)
            index = _line_of(board, region.way[0])
            yield self.finding(
                say(
                    "The closed sides cut {n} at {label} off from every start.",
                    n=count_of(len(region.hexes), "{n} hex", "{n} hexes"),
                    label=label,
                ),
                subject=label,
                hexes=region.hexes,
                path=("sides", index, "sides", board.lines[index].sides.index(region.way[0])),
                fixes=(fix,),
            )


class RiverOnClosedSide(Check):
    """A river runs along a side that is closed.

    Why it matters: a river needs a bridge, but a closed side forbids one. The closed side counts, but
    players who see the river expect a bridge.

    Example: the sides of a gorge drawn over those of the river that made it.

    To fix it, open the closed side so that a bridge can be built, or keep the gorge and waive this.
    """

    code, name, severity = "S108", "river-on-closed-side", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each closed line with sides that carry a river too (6.A3)."""
        for index, line in enumerate(board.lines):
            both = tuple(s for s in line.sides if line.kind == "closed" and s in board.rivers)
            if not both:
                continue
            names = ", ".join(board.sheet.side_name(side) for side in both)
            yield self.finding(
                say("A river runs along closed sides: {names}.", names=names),
                subject=line.name or board.sheet.side_name(both[0]),
                hexes=tuple(dict.fromkeys(h for s in both for h in hexes_of(s) if h in board.sheet)),
                path=("sides", index, "sides", line.sides.index(both[0])),
                fixes=(Fix("Open these sides for bridges", EraseSides(both, "closed"), safe=False),),
            )


def _is_inside(board: Board, side: Side) -> bool:
    """Return whether both hexes of a side lie on the map and in one country, or in none."""
    one, other = hexes_of(side)
    if not (board.on_map(one) and board.on_map(other)):
        return False
    return board.country_at(one) == board.country_at(other)


def _line_of(board: Board, side: Side) -> int:
    """Return which line closes a side."""
    return next(i for i, line in enumerate(board.lines) if line.kind == "closed" and side in line.sides)


CLOSURE_CHECKS: tuple[Check, ...] = (BorderAstray(), RegionLocked(), RiverOnClosedSide())
