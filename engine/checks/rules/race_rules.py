"""Family X, the part that concerns races: special races, and prizes."""

from collections.abc import Iterator
from itertools import pairwise

from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.checks.frame.rule_edits import EDITION, path_of_rule, set_rule
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.crossing_times import most_races
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.messages import listed, say


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
        rules, path = rules_known(board), path_of_rule(board, "special_races")
        races = 0 if rules is None else most_races(board, rules)
        if rules is None or path == EDITION or not races:
            return
        beyond = [race for race in rules.special_races if race > races]
        if not beyond:
            return
        left = tuple(race for race in rules.special_races if race <= races)
        numbers = listed([str(race) for race in beyond])
        title = say("Remove the special races {numbers}", numbers=numbers)
        fix = Fix(title, set_rule(board, "special_races", left), safe=False)
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
            path=path_of_rule(board, "prizes"),
            fixes=(fix,),
        )


RACE_RULE_CHECKS: tuple[Check, ...] = (SpecialRacesBeyond(), PrizesRising())
