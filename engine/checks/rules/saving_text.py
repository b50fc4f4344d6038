"""Family X, the part that concerns rules in free text that let allowance be saved."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.rules import Crossing, Note, SpecialRule, StartRule
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.frame.rule_edits import set_rule
from engine.checks.reach.spending_limits import is_never_affordable, rules_known
from engine.checks.rules.rule_text import lets_save
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.protocol import Edit
from engine.hexes.lattice import Hex
from engine.messages import Saying, listed, say
from engine.rulesets.editions import ruleset
from engine.rulesets.overrides import overrides_of
from engine.rulesets.ruleset import RuleSet
from engine.rulesets.sixth import SIXTH


class SavingForbidden(Check):
    """A rule's text lets allowance be saved, and the rules of the board forbid saving.

    Why it matters: players read the text, bots and referees the numbers. A player who
    saves for a tunnel although saving is forbidden wastes the points, or argues with those who did not save.

    Example: `{type: override, save_from: 0}` beside a crossing with `text: "The roll may be saved for it."`

    To fix it, take `save_from: 0` out of the override, or the sentence out of the text. It is a note only
    where the edition the board is played by knows no saving, and nothing on the board says so.
    """

    code, name, severity = "X131", "saving-forbidden", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for all texts that speak of saving where nothing can be saved (6.A6, 6.C4)."""
        rules = rules_known(board)
        if rules is None or rules.save_from:
            return
        # Of a crossing that can never be paid for without it X110 says.
        told = [
            (index, rule)
            for index, rule in enumerate(board.special_rules)
            if isinstance(rule, Crossing | StartRule | Note)
            and lets_save(rule.text)
            and not (isinstance(rule, Crossing) and is_unpayable(rules, rule))
        ]
        if not told:
            return
        found = self.finding(
            say(
                "By the text of {rules} allowance may be saved, but the rules of this board forbid it.",
                rules=listed([_called(rule) for _, rule in told]),
            ),
            subject="save_from",
            hexes=tuple(dict.fromkeys(hex_ for _, rule in told for hex_ in _hexes_of(board, rule))),
            path=("special_rules", told[0][0], "text"),
            fixes=(Fix("Allow saving", let_save(board), safe=False),),
        )
        is_own = any(name == "save_from" for name, _ in overrides_of(board))
        yield found if is_own else replace(found, severity=Severity.NOTE)


def is_unpayable(rules: RuleSet, crossing: Crossing) -> bool:
    """Return whether no one can ever pay a crossing by the rules (6.A6, 6.B6)."""
    building = crossing.from_race == 0
    return not crossing.money and is_never_affordable(rules, crossing.cost, building=building)


def let_save(board: Board) -> Edit:
    """Return the edit by which allowance can be saved: as in the edition, or in the latest that knows it."""
    return set_rule(board, "save_from", ruleset(board.rules).save_from or SIXTH.save_from)


def _called(rule: Crossing | StartRule | Note) -> Saying:
    """Return what a rule is called amid a sentence."""
    if isinstance(rule, Crossing):
        return say("the crossing {name}", name=known_as(rule.name))
    return say("a rule of where to start") if isinstance(rule, StartRule) else say("a note")


def _hexes_of(board: Board, rule: SpecialRule) -> tuple[Hex, ...]:
    """Return the hexes on the sheet that a rule is about."""
    hexes = rule.course if isinstance(rule, Crossing) else rule.hexes if isinstance(rule, StartRule) else ()
    return on_sheet(board, hexes)


SAVING_CHECKS: tuple[Check, ...] = (SavingForbidden(),)
