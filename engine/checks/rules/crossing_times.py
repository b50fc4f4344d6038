"""Family X, the part that concerns when crossings and second starts open, and how slow crossings are."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from engine.board.document import Board
from engine.board.rules import Crossing, StartRule
from engine.board.starts import hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.crossings import crossings_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.messages import Phrase, Saying, say
from engine.rulesets.ruleset import RuleSet

_USUAL_DELAY = 1
_MANY: Final = 6
"""Races from which on a game has enough of them to call the last one too few."""
_OPENS: Final[dict[tuple[bool, bool], Phrase]] = {
    (True, True): "The crossing {crossing} opens after race {from_race} of {races}, for the last race only.",
    (False, True): "A second start opens after race {from_race} of {races}, for the last race only.",
    (True, False): "The crossing {crossing} opens after race {from_race}, but there are only {races} races.",
    (False, False): "A second start is possible after race {from_race}, but there are only {races} races.",
}
"""When a crossing or else a second start opens: for the last race, or else too late."""


class OpensTooLate(Check):
    """A crossing or a second start opens after the last race.

    Why it matters: the sheet shows it, but no one can ever build or start there.

    Example: `{type: crossing, name: Severn Tunnel, from_race: 40}` on a board of 21 races.

    To fix it, choose an earlier race, or open it from the start.
    """

    code, name, severity = "X126", "opens-too-late", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each rule that waits for a race there is none of (6.B1, 6.B7, 6.C4)."""
        rules = rules_known(board)
        races = 0 if rules is None else most_races(board, rules)
        for index, rule in enumerate(board.special_rules):
            if not isinstance(rule, Crossing | StartRule) or not 0 < races <= rule.from_race:
                continue
            opened = ChangeEntry(rule, replace(rule, from_race=0), "Change special rule")
            yield self.finding(
                _message(rule, races),
                **_place(board, index, rule),
                fixes=(Fix("Open it from the start", opened, safe=False),),
            )


class OpensLate(Check):
    """A crossing or a second start opens for the last race only.

    Why it matters: it is hardly ever worth its price, so it only takes room on the sheet. Usually a smaller
    number was meant.

    Example: `{type: crossing, name: Severn Tunnel, from_race: 20}` on a board of 21 races.

    To fix it, choose an earlier race.
    """

    code, name, severity = "X140", "opens-late", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each rule that opens when one race is left (6.C4)."""
        rules = rules_known(board)
        races = 0 if rules is None else most_races(board, rules)
        for index, rule in enumerate(board.special_rules):
            # X126 reports what opens after the last race.
            if isinstance(rule, Crossing | StartRule) and _MANY <= races == rule.from_race + 1:
                yield self.finding(_message(rule, races), **_place(board, index, rule))


class CrossingTooSlow(Check):
    """A crossing subtracts more from a roll than the race die can show.

    Why it matters: a train waits a turn or more in front of it. It may be a typing mistake (10 instead of
    1).

    Example: `{type: crossing, name: Severn Tunnel, delay: 10}`.

    To fix it, lower the delay; a hill takes 1.
    """

    code, name, severity = "X127", "crossing-too-slow", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing that takes a whole throw or more (6.B5, 6.C4)."""
        rules = rules_known(board)
        if rules is None:
            return
        for path, crossing in crossings_of(board):
            if crossing.delay < max(rules.race_die):
                continue
            quicker = ChangeEntry(crossing, replace(crossing, delay=_USUAL_DELAY), "Change crossing")
            yield self.finding(
                say(
                    "The crossing {crossing} subtracts {delay} from the roll, and the race die shows "
                    "at most {most}.",
                    crossing=known_as(crossing.name),
                    delay=crossing.delay,
                    most=max(rules.race_die),
                ),
                subject=crossing.name,
                hexes=on_sheet(board, crossing.course),
                path=(*path, "delay"),
                fixes=(Fix(say("Set its delay to {number}", number=_USUAL_DELAY), quicker, safe=False),),
            )


def most_races(board: Board, rules: RuleSet) -> int:
    """Return the most races that can be drawn; 0 where there are no keys."""
    drawn = len(board.key_scheme.all_keys) * rules.key_uses // 2
    return min(rules.races or drawn, drawn) if drawn else rules.races


def _place(board: Board, index: int, rule: Crossing | StartRule) -> dict[str, Any]:
    """Return the fields of a finding that say which rule it is for, and where."""
    if isinstance(rule, Crossing):
        subject, hexes = rule.name, rule.course
    else:
        subject, hexes = f"start {index + 1}", hexes_of(board, rule)
    path = ("special_rules", index, "from_race")
    return {"subject": subject, "hexes": on_sheet(board, hexes), "path": path}


def _message(rule: Crossing | StartRule, races: int) -> Saying:
    """Return when a rule opens: for the last race, or too late."""
    name = known_as(rule.name) if isinstance(rule, Crossing) else ""
    phrase = _OPENS[isinstance(rule, Crossing), rule.from_race < races]
    return say(phrase, crossing=name, from_race=rule.from_race, races=races)


CROSSING_TIME_CHECKS: tuple[Check, ...] = (OpensTooLate(), OpensLate(), CrossingTooSlow())
