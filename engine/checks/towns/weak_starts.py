"""Family T, the part that concerns towns that are poor starts by what they are."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Town
from engine.board.starts import first_starts
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import town_at
from engine.checks.reach.courses import is_open
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import neighbours
from engine.messages import Phrase, say

_SMALL: Phrase = "{town} ({hex}) is a start, but a small town, which counts for half a key."
_ONE_WAY: Phrase = "Track can leave the start {town} ({hex}) on one side only, which a rival can take first."
_KEYLESS: Phrase = "{town} ({hex}) is a start, but has no key: no race leads there."


class StartWeak(Check):
    """A start is a small town, has no key, or has only one way out.

    Why it matters: a company is at home where it starts, and its home should be drawn for races at least as
    often as any other. Who starts there is poorer than the others. Usually the mark was set on the wrong
    town, or a side too many was closed.

    Example: `{name: Bridgwater, hex: G25, keys: [66], small: true, start: true}`.

    To fix it, choose another start.
    """

    code, name, severity = "T126", "start-weak", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such start, unless all starts are alike (6.A2, 6.A4)."""
        ruled = set(first_starts(board))
        starts = [town for town in board.towns if town.start or town.hex in ruled]
        poor = [town for town in starts if town.small or not town.keys]
        if len(poor) == len(starts) or not board.key_scheme.all_keys:
            return
        weak = [*poor, *(town for town in starts if town not in poor and _ways_out(board, town) == 1)]
        for index, town in enumerate(board.towns):
            if town not in weak or town.hex not in board.sheet:
                continue
            label, name = board.sheet.label(town.hex), town_at(board, town)
            unmarked = ChangeTown(town, replace(town, start=False), "Change start")
            title = say("Remove the start at {town}", town=name)
            yield self.finding(
                say(_told(town), town=name, hex=label),
                subject=label,
                hexes=(town.hex,),
                path=("towns", index, "start"),
                # Where most are so, the keys are wrong; where a start is shut in, the sides.
                fixes=(Fix(title, unmarked, safe=False),)
                if town.start and town in poor and 2 * len(weak) <= len(starts)
                else (),
            )


def _told(town: Town) -> Phrase:
    if not town.keys:
        return _KEYLESS
    return _SMALL if town.small else _ONE_WAY


def _ways_out(board: Board, town: Town) -> int:
    """Return on how many sides track can leave a town, by crossings as well."""
    over = {
        way[1]
        for rule in board.crossings
        for way in (rule.course, rule.course[::-1])
        if len(way) > 1 and way[0] == town.hex
    }
    return sum(is_open(board, (town.hex, near)) or near in over for near in neighbours(town.hex))


WEAK_START_CHECKS: tuple[Check, ...] = (StartWeak(),)
