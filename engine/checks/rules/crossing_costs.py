"""Family X, the part that concerns what crossings cost, and what their text says of it."""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil
from statistics import mean
from typing import Any

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.spending_limits import asks_saving, rules_known
from engine.checks.rules.crossings import crossings_of
from engine.checks.rules.rule_text import (
    WORDS,
    let_be,
    opening,
    said_of,
    says_whole,
    speaks_of_saving,
    with_said,
)
from engine.checks.rules.saving_text import is_unpayable, let_save
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.entries import ChangeEntry
from engine.messages import Phrase, Saying, say
from engine.rulesets.ruleset import RuleSet

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

    To fix it, say in its text that rolls may be saved, or lower the cost to 5 or less.
    """

    code, name, severity = "X109", "crossing-needs-saving", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing whose text keeps quiet about saving for it (6.A6)."""
        rules = rules_known(board)
        if rules is None:
            return
        for path, crossing in crossings_of(board):
            rolls = _rolls_saved(rules, crossing)
            if 0 < rolls <= _MOST_ROLLS and not speaks_of_saving(crossing.text):
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
            said = said_of(crossing.text, "cost")
            # Of a cost that the text has otherwise X111 says.
            if said and crossing.cost not in said:
                continue
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
            if is_unpayable(rules, crossing):
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
    saving = let_save(board)
    able = rules_known(saving.apply(board)) if not rules.save_from else None
    if able is not None and 0 < _rolls_saved(able, crossing) <= _MOST_ROLLS:
        yield Fix("Allow saving", saving, safe=False)


def _cheaper(rules: RuleSet, crossing: Crossing) -> Iterator[Fix]:
    """Yield the fix that gives a crossing the usual cost, where that can be paid and its text allows it."""
    lowered = replace(crossing, cost=_USUAL_COST)
    said = said_of(crossing.text, "cost")
    if not is_unpayable(rules, lowered) and (not said or _USUAL_COST in said):
        edit = ChangeEntry(crossing, lowered, "Set cost")
        yield Fix(say("Set its cost to {usual}", usual=_USUAL_COST), edit, safe=False)


class CrossingTextDiffers(Check):
    """The text of a crossing and its numbers disagree.

    Why it matters: players read the text, bots and referees the numbers. Over a tunnel that says 6
    and costs 5 players argue about it in every game.

    Example: `cost: 5, text: "Lydney to Sharpness for 6, as one build."`

    To fix it, correct whichever is wrong: the number to the text, or the text to the number. The text is
    searched for costs, races, delays and owners.
    """

    code, name, severity = "X111", "crossing-text-differs", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each field of a crossing that its text has otherwise (6.C4)."""
        for path, crossing in crossings_of(board):
            for field, actual in _numbers_of(crossing).items():
                said = said_of(crossing.text, field)
                if said and actual not in said:
                    claim = min(said)
                    fixes = (
                        _written(crossing, field, claim),
                        *_reworded(crossing, field, claim, actual),
                    )
                    told: Phrase = _told(crossing, field, claim, actual)
                    yield self._differing(board, path, crossing, field, told, fixes)
            if says_whole(crossing.text) and not crossing.whole:
                changed = ChangeEntry(crossing, replace(crossing, whole=True), "Change crossing")
                told = say(
                    "The text of the crossing {crossing} calls it one build, but it is laid link by link.",
                    crossing=known_as(crossing.name),
                )
                fix = Fix("Make it one build", changed, safe=False)
                yield self._differing(board, path, crossing, "whole", told, (fix,))

    def _differing(
        self, board: Board, path: Path, crossing: Crossing, field: str, told: Phrase, fixes: tuple[Fix, ...]
    ) -> Finding:
        """Return the finding on one field."""
        return self.finding(
            told,
            subject=f"{crossing.name},{field}",
            hexes=on_sheet(board, crossing.course),
            path=(*path, "text"),
            fixes=fixes,
        )


def _told(crossing: Crossing, field: str, claim: int, actual: int) -> Saying:
    """Return what a text and a field say."""
    if field == "from_race":
        return say(
            "By its text the crossing {crossing} is open {claim}, by its number {actual}.",
            crossing=known_as(crossing.name),
            claim=opening(claim),
            actual=opening(actual),
        )
    return say(
        "The text of the crossing {crossing} says {claim}, but its {words} is {actual}.",
        crossing=known_as(crossing.name),
        claim=claim,
        words=say(WORDS[field]),
        actual=actual,
    )


def _written(crossing: Crossing, field: str, claim: int) -> Fix:
    """Return the fix that writes into a field what the text says."""
    edit = ChangeEntry(crossing, _with_number(crossing, field, claim), "Change crossing")
    return Fix(let_be(field, claim), edit, safe=False)


def _reworded(crossing: Crossing, field: str, claim: int, actual: int) -> Iterator[Fix]:
    """Yield the fix that writes the number of a field into the text, where that can be done in its words.

    Nothing is written of none, nor of one owner, for a text has other words for them.
    """
    if not actual or (field == "owners" and actual == 1):
        return
    text = with_said(crossing.text, field, claim, actual)
    if said_of(text, field) == {actual}:
        edit = ChangeEntry(crossing, replace(crossing, text=text), "Change crossing")
        yield Fix(say("Let its text say {actual}", actual=actual), edit, safe=False)


def _numbers_of(crossing: Crossing) -> dict[str, int]:
    """Return the numbers of a crossing of which its text may speak, by field."""
    return {
        "cost": crossing.cost,
        "from_race": crossing.from_race,
        "delay": crossing.delay,
        "owners": crossing.owners,
    }


def _with_number(crossing: Crossing, field: str, number: int) -> Crossing:
    """Return the crossing with another number in a field."""
    changes: dict[str, Any] = {**_numbers_of(crossing), field: number}
    return replace(crossing, **changes)


CROSSING_COST_CHECKS: tuple[Check, ...] = (
    CrossingFree(),
    CrossingNeedsSaving(),
    CrossingDear(),
    CrossingUnaffordable(),
    CrossingTextDiffers(),
)
