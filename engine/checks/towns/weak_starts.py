"""Family T, the part that concerns towns that are poor starts by what they are."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.starts import first_starts
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import town_at
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.towns import ChangeTown
from engine.messages import Phrase, say

_SMALL: Phrase = "{town} ({hex}) is a start, but a small town, which counts for half a key."
_KEYLESS: Phrase = "{town} ({hex}) is a start, but has no key: no race leads there."


class StartWeak(Check):
    """A start is a small town or has no key.

    Why it matters: a company is at home where it starts, and its home should be drawn for races at least as
    often as any other. Who starts there is poorer than the others. Usually the mark was set on the wrong
    town.

    Example: `{name: Bridgwater, hex: G25, keys: [66], small: true, start: true}`.

    To fix it, choose another start.
    """

    code, name, severity = "T126", "start-weak", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such start, unless all starts are alike (6.A2, 6.A4)."""
        ruled = set(first_starts(board))
        starts = [town for town in board.towns if town.start or town.hex in ruled]
        weak = [town for town in starts if town.small or not town.keys]
        if len(weak) == len(starts) or not board.key_scheme.all_keys:
            return
        for index, town in enumerate(board.towns):
            if town not in weak or town.hex not in board.sheet:
                continue
            label, name = board.sheet.label(town.hex), town_at(board, town)
            unmarked = ChangeTown(town, replace(town, start=False), "Change start")
            title = say("Remove the start at {town}", town=name)
            yield self.finding(
                say(_SMALL if town.keys else _KEYLESS, town=name, hex=label),
                subject=label,
                hexes=(town.hex,),
                path=("towns", index, "start"),
                # Where most are so, it is the keys that are amiss, and not the marks.
                fixes=(Fix(title, unmarked, safe=False),)
                if town.start and 2 * len(weak) <= len(starts)
                else (),
            )


WEAK_START_CHECKS: tuple[Check, ...] = (StartWeak(),)
