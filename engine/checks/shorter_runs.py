"""The fix for a draw that no keys cure: shorter runs."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.rules import Override
from engine.checks.draws.drawing import draw_by, percent
from engine.checks.regrouping import MOST_FAILING
from engine.diagnostics.findings import Fix
from engine.edits.entries import AddEntry, ChangeEntry
from engine.rulesets.editions import rules_of
from engine.sayings import say

_LEAST = 2
"""Shorter runs than these would join neighbours."""
_FIELD = "min_run"


def shorter_runs(board: Board) -> Iterator[Fix]:
    """Yield the fix that asks for runs as long as they can be with few draws failing (6.B1d)."""
    rules = rules_of(board)
    for least in range(rules.min_run - 1, _LEAST - 1, -1):
        draw = draw_by(board, replace(rules, min_run=least))
        if draw is not None and draw.chance().share <= MOST_FAILING:
            title = say(
                "Let runs be of {least} links or more; {share} of draws then end so",
                least=least,
                share=percent(draw.chance()),
            )
            yield Fix(title, _asking(board, least), safe=False)
            return


def _asking(board: Board, least: int) -> AddEntry | ChangeEntry:
    """Return the edit by which a board's rules ask for runs of so many links."""
    for rule in reversed(board.special_rules):
        if isinstance(rule, Override) and _FIELD in dict(rule.values):
            values = tuple((name, least if name == _FIELD else value) for name, value in rule.values)
            return ChangeEntry(rule, Override(values), "Shorten runs")
    return AddEntry(Override(((_FIELD, least),)))
