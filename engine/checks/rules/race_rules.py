"""Family X, the part that concerns races: special races, prizes, and rules that come too late to matter."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from engine.board.document import Board
from engine.board.rules import Crossing, Override, StartRule
from engine.board.starts import hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.frame.rule_edits import set_rule
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.crossing_times import most_races
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.messages import Saying, listed, say

_MANY: Final = 6
"""Races from which on a game has enough of them to call the last one too few."""


class SpecialRacesBeyond(Check):
    """A special race comes after the last race.

    Why it matters: it is never run, so fewer races go to a special destination than the rules seem to say.

    Example: `{type: override, races: 12, special_races: [4, 7, 11, 14]}`.

    To fix it, choose earlier races, or set more races.
    """

    code, name, severity = "X138", "special-races-beyond", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for special races that the board itself sets and that are never run (6.B1)."""
        rules, path = rules_known(board), path_of(board, "special_races")
        races = 0 if rules is None else most_races(board, rules)
        if rules is None or not path or not races:
            return
        beyond = [race for race in rules.special_races if race > races]
        if not beyond:
            return
        left = tuple(race for race in rules.special_races if race <= races)
        numbers = listed([str(race) for race in beyond])
        fix = Fix(
            say("Remove {numbers}", numbers=numbers), set_rule(board, "special_races", left), safe=False
        )
        yield self.finding(
            say(
                "Special races after the last race: {numbers}. There are {races} races.",
                numbers=numbers,
                races=races,
            ),
            path=path,
            fixes=(fix,),
        )


class PrizesRising(Check):
    """A later train wins more than an earlier one.

    Why it matters: no one wants to be first, and players will take it for a misprint.

    Example: `{type: override, prizes: [10, 20]}`.

    To fix it, list the prizes from the winner's down.
    """

    code, name, severity = "X139", "prizes-rising", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding when the prizes do not fall from the first on (6.B5)."""
        rules = rules_known(board)
        if rules is None or all(one >= other for one, other in pairwise(rules.prizes)):
            return
        falling = tuple(sorted(rules.prizes, reverse=True))
        shown = ", ".join(map(str, falling))
        fix = Fix(
            say("Set the prizes to {prizes}", prizes=shown), set_rule(board, "prizes", falling), safe=False
        )
        yield self.finding(
            say(
                "A later train wins more than an earlier one: the prizes are {prizes}.",
                prizes=", ".join(map(str, rules.prizes)),
            ),
            path=path_of(board, "prizes"),
            fixes=(fix,),
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
            if not isinstance(rule, Crossing | StartRule) or races < _MANY:
                continue
            # Of what opens after the last race X126 says.
            if rule.from_race != races - 1:
                continue
            hexes = rule.course if isinstance(rule, Crossing) else hexes_of(board, rule)
            yield self.finding(
                _opens_late(rule, races),
                subject=rule.name if isinstance(rule, Crossing) else f"start {index + 1}",
                hexes=on_sheet(board, hexes),
                path=("special_rules", index, "from_race"),
            )


def _opens_late(rule: Crossing | StartRule, races: int) -> Saying:
    """Return when a rule opens."""
    if isinstance(rule, Crossing):
        return say(
            "The crossing {crossing} opens after race {from_race} of {races}, for the last race only.",
            crossing=known_as(rule.name),
            from_race=rule.from_race,
            races=races,
        )
    return say(
        "A second start opens after race {from_race} of {races}, for the last race only.",
        from_race=rule.from_race,
        races=races,
    )


def path_of(board: Board, field: str) -> tuple[str | int, ...]:
    """Return where the board's file sets a field of the rules; nothing where it does not."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, Override) and field in dict(rule.values):
            return ("special_rules", index, field)
    return ()


RACE_RULE_CHECKS: tuple[Check, ...] = (SpecialRacesBeyond(), PrizesRising(), OpensLate())
