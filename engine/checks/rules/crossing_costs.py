"""Family X, the part that concerns what crossings cost."""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil
from statistics import mean

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.frame.rule_edits import set_rule
from engine.checks.reach.spending_limits import asks_saving, is_never_affordable, rules_known
from engine.checks.rules.crossings import crossings_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.edits.protocol import Edit
from engine.messages import say
from engine.rulesets.editions import ruleset
from engine.rulesets.ruleset import RuleSet
from engine.rulesets.sixth import SIXTH

_USUAL_COST = 6
_MOST_ROLLS = 4
"""A crossing that takes more rolls of saving is out of all proportion."""


class CrossingFree(Check):
    """A crossing costs nothing.

    Why it matters: usually the number was forgotten. Until it is set, no game can be played on the board.

    Example: `{type: crossing, name: Severn Tunnel, course: [R27, R28, S29], cost: 0}`.

    To fix it, set the cost. The rulebook suggests 5 or 6 for special builds.
    """

    code, name, severity = "X107", "crossing-free", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing without a cost (6.C4)."""
        for path, crossing in crossings_of(board):
            if crossing.cost <= 0:
                priced = ChangeEntry(crossing, replace(crossing, cost=_USUAL_COST), "Set cost")
                yield self.finding(
                    say("The crossing {crossing} has no cost.", crossing=known_as(crossing.name)),
                    subject=crossing.name,
                    hexes=on_sheet(board, crossing.course),
                    path=(*path, "cost"),
                    fixes=(Fix(say("Set its cost to {usual}", usual=_USUAL_COST), priced, safe=False),),
                )


class CrossingNeedsSaving(Check):
    """A crossing costs more than any roll, so players must save for it.

    Why it matters: the rules allow saving only for expensive builds. Players who do not know this think
    that the crossing cannot be built.

    Example: a tunnel for 6, where the average die shows 5 at most.

    To fix it, lower the cost to 5 or less, or waive the note if saving is meant.
    """

    code, name, severity = "X109", "crossing-needs-saving", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing that players must save for (6.A6)."""
        rules = rules_known(board)
        if rules is None:
            return
        for path, crossing in crossings_of(board):
            rolls = _rolls_saved(rules, crossing)
            if 0 < rolls <= _MOST_ROLLS:
                yield self.finding(
                    say(
                        "The crossing {crossing} costs {cost}, but a roll gives at most {most}. Players "
                        "must save for it.",
                        crossing=known_as(crossing.name),
                        cost=crossing.cost,
                        most=max(rules.build_die),
                    ),
                    subject=crossing.name,
                    hexes=on_sheet(board, crossing.course),
                    path=(*path, "cost"),
                )


class CrossingDear(Check):
    """A crossing costs many rolls, or more money than a company has at the start.

    Why it matters: saved points cannot be spent on anything else. A player who saves for the crossing
    stands still while the others build, so no one does. Usually it is a typing mistake: 50 instead of 5.

    Example: a tunnel for 40, for which twelve rolls of the average die must be saved.

    To fix it, lower its cost. The rulebook suggests 5 or 6 for special builds; more than 4 rolls are
    reported.
    """

    code, name, severity = "X117", "crossing-dear", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing out of all proportion, but that can be paid (6.A6, 6.C4)."""
        rules = rules_known(board)
        if rules is None:
            return
        for path, crossing in crossings_of(board):
            rolls = _rolls_saved(rules, crossing)
            if rolls > _MOST_ROLLS:
                told = say(
                    "The crossing {crossing} costs {cost}, about {rolls} saved rolls.",
                    crossing=known_as(crossing.name),
                    cost=crossing.cost,
                    rolls=rolls,
                )
            elif crossing.money and 0 < 2 * rules.start_money < crossing.cost:
                told = say(
                    "The crossing {crossing} costs {cost} from the account, but a company starts with "
                    "{money}.",
                    crossing=known_as(crossing.name),
                    cost=crossing.cost,
                    money=rules.start_money,
                )
            else:
                continue
            lowered = ChangeEntry(crossing, replace(crossing, cost=_USUAL_COST), "Set cost")
            yield self.finding(
                told,
                subject=crossing.name,
                hexes=on_sheet(board, crossing.course),
                path=(*path, "cost"),
                fixes=(Fix(say("Set its cost to {usual}", usual=_USUAL_COST), lowered, safe=False),),
            )


def _rolls_saved(rules: RuleSet, crossing: Crossing) -> int:
    """Return how many rolls must be saved for a crossing on average; 0 for one that asks no saving."""
    if crossing.money or crossing.from_race or not asks_saving(rules, crossing.cost):
        return 0
    return ceil(crossing.cost / mean(rules.build_die))


class CrossingUnaffordable(Check):
    """No one can ever pay for a crossing.

    Why it matters: the sheet shows it as possible, and players who plan for it lose.

    Example: a bridge for 12 on a board whose `override` forbids saving (`save_from: 0`).

    To fix it, lower its cost, or allow saving for it.
    """

    code, name, severity = "X110", "crossing-unaffordable", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing beyond every roll, saving and extra build (6.A6, 6.B6)."""
        rules = rules_known(board)
        if rules is None:
            return
        for path, crossing in crossings_of(board):
            if _is_unpayable(rules, crossing):
                yield self.finding(
                    say(
                        "The crossing {crossing} costs {cost}, which no one can ever pay.",
                        crossing=known_as(crossing.name),
                        cost=crossing.cost,
                    ),
                    subject=crossing.name,
                    hexes=on_sheet(board, crossing.course),
                    path=(*path, "cost"),
                    fixes=tuple(_saved_for(board, rules, crossing)) or tuple(_cheaper(rules, crossing)),
                )


def _saved_for(board: Board, rules: RuleSet, crossing: Crossing) -> Iterator[Fix]:
    """Yield the fix that lets allowance be saved, where nothing can be and it makes the crossing payable."""
    saving = _let_save(board)
    able = rules_known(saving.apply(board)) if not rules.save_from else None
    if able is not None and 0 < _rolls_saved(able, crossing) <= _MOST_ROLLS:
        yield Fix("Allow saving", saving, safe=False)


def _is_unpayable(rules: RuleSet, crossing: Crossing) -> bool:
    """Tell whether no one can ever pay a crossing by the rules (6.A6, 6.B6)."""
    building = crossing.from_race == 0
    return not crossing.money and is_never_affordable(rules, crossing.cost, building=building)


def _let_save(board: Board) -> Edit:
    """Return the edit by which allowance can be saved: as in the edition, or in the latest that knows it."""
    return set_rule(board, "save_from", ruleset(board.rules).save_from or SIXTH.save_from)


def _cheaper(rules: RuleSet, crossing: Crossing) -> Iterator[Fix]:
    """Yield the fix that gives a crossing the usual cost, where that can be paid."""
    lowered = replace(crossing, cost=_USUAL_COST)
    if not _is_unpayable(rules, lowered):
        edit = ChangeEntry(crossing, lowered, "Set cost")
        yield Fix(say("Set its cost to {usual}", usual=_USUAL_COST), edit, safe=False)


CROSSING_COST_CHECKS: tuple[Check, ...] = (
    CrossingFree(),
    CrossingNeedsSaving(),
    CrossingDear(),
    CrossingUnaffordable(),
)
