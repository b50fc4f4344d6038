"""The fix for a draw that no keys cure: shorter runs."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.rules import Override
from engine.checks.keys.draws.drawing import draw_by, percent
from engine.checks.keys.draws.outcomes import Chance
from engine.checks.keys.regrouping import MOST_FAILING
from engine.diagnostics.findings import Fix
from engine.edits.entries import AddEntry, ChangeEntry
from engine.messages import say
from engine.rulesets.editions import rules_of

_LEAST = 2
"""Shorter runs than these would join neighbours."""
_FIELD = "min_run"


def shorter_runs(board: Board) -> Iterator[Fix]:
    """Yield the fix that asks for runs as long as they can be with few draws failing (6.B1d)."""
    rules = rules_of(board)

    def chance(least: int) -> Chance | None:
        draw = draw_by(board, replace(rules, min_run=least))
        return None if draw is None else draw.chance()

    def share(least: int) -> float:
        found = chance(least)
        return 1.0 if found is None else found.share

    # The longer runs must be the more draws fail.
    lengths = range(_LEAST, rules.min_run)
    fit = bisect_right(lengths, MOST_FAILING, key=share)
    after = chance(lengths[fit - 1]) if fit else None
    if after is not None:
        title = say(
            "Set the minimum run to {least} links; {share} of draws then end with too short a pair",
            least=lengths[fit - 1],
            share=percent(after),
        )
        yield Fix(title, _asking(board, lengths[fit - 1]), safe=False)


def _asking(board: Board, least: int) -> AddEntry | ChangeEntry:
    """Return the edit by which a board's rules ask for runs of so many links."""
    for rule in reversed(board.special_rules):
        if isinstance(rule, Override) and _FIELD in dict(rule.values):
            values = tuple((name, least if name == _FIELD else value) for name, value in rule.values)
            return ChangeEntry(rule, Override(values), "Shorten minimum run")
    return AddEntry(Override(((_FIELD, least),)))
