"""Family X, the part that concerns the types of special rules."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.board.rules import OtherRule
from engine.boardfile.retyping import retyped
from engine.checks.frame.check import Check
from engine.checks.frame.name_suggestions import meant_by
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.messages import say

_PLAYED = ("crossing", "start", "note", "override", "dynamic_cities")


class RuleTypeMistyped(Check):
    """The type of a special rule is probably misspelt.

    Why it matters: a rule of unknown type is printed but ignored in games, so a tunnel may be missing from
    every trial without notice.

    Example: `{type: crosing, name: Severn Tunnel, course: [R27, R28, S29], cost: 6}`

    To fix it, correct the type. If the rule has its own type, choose a name less like a known one, or waive
    the finding.
    """

    code, name, severity = "X130", "rule-type-mistyped", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each rule whose type is almost a known one (6.C4)."""
        for index, rule in enumerate(board.special_rules):
            meant = meant_type(rule.type) if isinstance(rule, OtherRule) else ""
            if isinstance(rule, OtherRule) and meant:
                yield self.finding(
                    say(
                        "The rule type '{type}' is unknown, so test games ignore this rule. Perhaps "
                        "{meant} is meant.",
                        type=rule.type,
                        meant=meant,
                    ),
                    subject=f"{rule.type},{index}",
                    path=("special_rules", index, "type"),
                    fixes=tuple(_read_as(board, rule, meant)),
                )


def meant_type(type_: str) -> str:
    """Return the type of rule that is meant by a mistyped one; empty for a known one or one like none."""
    return "" if type_ in _PLAYED else meant_by(type_, _PLAYED)


def _read_as(board: Board, rule: OtherRule, meant: str) -> Iterator[Fix]:
    """Yield the fix that makes the rule one of the type that is meant, where its fields suit that."""
    read = retyped(rule, meant, board.sheet)
    if read is not None:
        edit = ChangeEntry(rule, read, "Correct type of rule")
        yield Fix(say("Change the type to {meant}", meant=meant), edit, safe=False)


RULE_TYPE_CHECKS: tuple[Check, ...] = (RuleTypeMistyped(),)
