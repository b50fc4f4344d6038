"""Family X, the part that concerns builds that ask for saving where the rules do not allow it."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.frame.rule_edits import EDITION, path_of_rule, set_rule
from engine.checks.reach.laying_costs import laying_of
from engine.checks.reach.spending_limits import asks_saving, is_never_affordable, rules_known
from engine.checks.rules.crossings import crossings_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.messages import say
from engine.rulesets.editions import ruleset
from engine.rulesets.ruleset import RuleSet

_SAVING = ("save_from", "build_die")
"""The fields that say what may be saved, and what a roll gives."""


class SavingBarred(Check):
    """A crossing, or links over some ground, cost more than a roll, and may not be saved for.

    Why it matters: no one can build them in the Building Stage, only in extra building turns. The sheet
    shows them as possible, and players who plan for them lose.

    Example: a tunnel for 6 and `save_from: 8` with the average die, which shows at most 5.

    To fix it, allow saving for their cost (`save_from: 5`), or lower it.
    """

    code, name, severity = "X164", "saving-barred", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such crossing, and one for all ordinary links (6.A3, 6.A6)."""
        rules = rules_known(board)
        if rules is None:
            return
        for path, crossing in crossings_of(board):
            if crossing.from_race or crossing.money or not _is_barred(rules, crossing.cost):
                continue
            yield self.finding(
                say(
                    "The crossing {crossing} costs {cost}, but a roll gives at most {most}, and players may "
                    "not save for it.",
                    crossing=known_as(crossing.name),
                    cost=crossing.cost,
                    most=max(rules.build_die),
                ),
                subject=crossing.name,
                hexes=on_sheet(board, crossing.course),
                path=(*path, "cost"),
                fixes=tuple(_saved_for(board, rules, crossing.cost)),
            )
        # What the edition itself leaves to extra building turns is no fault of the board.
        set_here = [field for field in _SAVING if path_of_rule(board, field) != EDITION]
        if set_here:
            yield from self._links(board, rules, set_here[0])

    def _links(self, board: Board, rules: RuleSet, field: str) -> Iterator[Finding]:
        """Yield a finding for the ordinary links that cost too much."""
        laying = laying_of(board.edited(special_rules=()), rules)
        barred = {cost for cost in set(laying.costs) if _is_barred(rules, cost)}
        if not barred:
            return
        places = dict.fromkeys(at // 6 for at, cost in enumerate(laying.costs) if cost in barred)
        yield self.finding(
            say(
                "Links that cost {cost} are more than a roll gives, {most}, and may not be saved for.",
                cost=min(barred),
                most=max(rules.build_die),
            ),
            subject=field,
            hexes=tuple(laying.hexes[place] for place in places),
            path=path_of_rule(board, field),
            fixes=tuple(_saved_for(board, rules, min(barred))),
        )


def _is_barred(rules: RuleSet, cost: int) -> bool:
    """Return whether a build costs more than a roll, may not be saved for, and is not beyond all means.

    Of what no one can ever pay X110 and X114 say.
    """
    is_dear = cost > max(rules.build_die)
    return is_dear and not asks_saving(rules, cost) and not is_never_affordable(rules, cost)


def _saved_for(board: Board, rules: RuleSet, cost: int) -> Iterator[Fix]:
    """Yield the fix that lets players save: from where the edition does, or else from this cost."""
    usual = ruleset(board.rules).save_from
    least = usual if 0 < usual <= cost else cost
    if not 0 < rules.save_from <= cost:
        yield Fix(
            say("Let players save from {least} points", least=least),
            set_rule(board, "save_from", least),
            safe=False,
        )


SAVING_CHECKS: tuple[Check, ...] = (SavingBarred(),)
