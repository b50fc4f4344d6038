"""Family R: the runs that the keys of a board can come to."""

from collections.abc import Callable, Iterator

from engine.board.document import Board
from engine.checks.check import Check
from engine.checks.draws.drawing import DRAWS, Draw, draw_of, percent
from engine.checks.draws.forming import formed
from engine.checks.draws.outcomes import chance_of
from engine.checks.draws.sectors import sectors_of
from engine.checks.draws.swaps import Swap, best_swaps, swapped
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.keys import SwapKeys

MOST_FAILING = 0.05
"""The share of draws that may end with a pair too short: with more, a club meets it every season."""
_TARGET = 0.8 * MOST_FAILING
"""What swaps are to bring that share to, with few draws: well below, for it is judged by many."""
_LEAST_BLAME = 3
"""Keys are to blame that come up in a bad end at least a third as often as the first of them."""


class RacesImpossible(Check):
    """However the keys are drawn, not all races can be run: too many towns are too near each other.

    Why it matters: a run shorter than the minimum is replaced, but at last there is nothing to replace
    it with. On such a map every game ends with pairs that nobody may run.

    Example: a city with 24 of the 36 keys, or 30 towns within two hexes of each other. Swapping
    keys does not help, for the same places would be drawn.

    To mend it, give keys of the towns named to others, farther away, or move the towns apart. A
    run is as long as the fewest links that track could ever be laid with, over crossings and
    ferries too; where a special offers several hexes, the farthest counts.
    """

    code, name, severity = "R101", "races-impossible", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding when the pairs that may be run do not make up all races (6.B1d)."""
        draw = draw_of(board)
        if draw is None:
            return
        if not draw.runs.legal.any():
            yield self.finding(
                f"No two keys are {draw.runs.least} links or more apart: there is no race to be run.",
                path=("keys",),
            )
            return
        forming = formed(draw.process, draw.runs.legal)
        if forming.wanting:
            yield self.finding(
                f"However the keys are drawn, {forming.wanting} of the {len(draw.process.races)} races "
                f"cannot be run: too few keys are {draw.runs.least} links or more from "
                f"{draw.named(forming.rivals)}.",
                hexes=draw.hexes(forming.rivals),
                path=("keys",),
            )


class DrawFails(Check):
    """The draw of destinations often ends with a pair that is too short for a run.

    Why it matters: towards the end few keys are left. If they lie close together the second key of a race
    cannot be replaced any more, the pair is held over for ever, and the game is a race short. With
    dice a used number passes on to the next of its tens, so keys of one sector are left together, and
    towns that are neighbours on the map and in number are the worst.

    Example: both keys of a large town next to each other, `{name: Bristol, keys: [64, 65]}`, and so in
    every sector; or a minimum run of 6, and 31 to 36 all within five hexes.

    To mend it, swap keys of towns nearby with others, so that not all of a dense region share a tens, or
    lower the minimum run. The swaps that help most are offered as a fix; with cards none
    helps, and towns must lie farther apart. The share comes from 10,000 draws, the same each time, with
    its standard error; more than 5 in 100 are reported.
    """

    code, name, severity = "R102", "draw-fails", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding when too many draws end with a pair too short (6.B1a, 6.B1d)."""
        draw = draw_of(board)
        # By rules that draw both keys again, the last pair is too short on any map (E.B1, E.C2).
        if draw is None or draw.process.whole:
            return
        legal = draw.runs.legal
        chance = draw.chance()
        if chance.share <= MOST_FAILING or formed(draw.process, legal).wanting:
            return
        guiltiest = max(chance.blame)
        blamed = [place for place, times in enumerate(chance.blame) if _LEAST_BLAME * times >= guiltiest]
        yield self.finding(
            f"{percent(chance)} of draws end with a pair shorter than {draw.runs.least} links, "
            f"mostly of {draw.named(blamed)}.",
            hexes=draw.hexes(blamed),
            path=("keys",),
            fixes=tuple(_swaps(board, draw)),
        )


def _swaps(board: Board, draw: Draw) -> Iterator[Fix]:
    """Yield the swaps of keys that bring the share of failing draws down, if any do."""
    keys, legal = draw.runs.keys, draw.runs.legal
    found = best_swaps(draw.process, legal, _TARGET, _keeps_sectors(board, keys))
    if found:
        pairs = tuple((keys[one], keys[other]) for one, other in found)
        told = " and ".join(", ".join(f"{one} with {other}" for one, other in pairs).rsplit(", ", 1))
        after = percent(chance_of(draw.process, swapped(legal, found), DRAWS))
        yield Fix(f"Swap {told}: {after} of draws then end so", SwapKeys(pairs), safe=False)


def _keeps_sectors(board: Board, keys: tuple[str, ...]) -> Callable[[tuple[Swap, ...]], bool]:
    """Return whether swaps leave every key near its sector, and every sector a region, that is so now."""
    sectors = sectors_of(board)

    def keeps(swaps: tuple[Swap, ...]) -> bool:
        if sectors is None:
            return True
        after = sectors.after((keys[one], keys[other]) for one, other in swaps)
        outlying, scattered = set(sectors.outlying), set(sectors.scattered)
        return outlying.issuperset(after.outlying) and scattered.issuperset(after.scattered)

    return keeps


RUN_CHECKS: tuple[Check, ...] = (RacesImpossible(), DrawFails())
