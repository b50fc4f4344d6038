"""Family X: the rounds of second starts."""

from collections.abc import Iterator

from engine.board.cities import coast_named
from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.checks.reach.laying_costs import FAR, laying_of
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say
from engine.rulesets.ruleset import RuleSet


class SecondStartEarly(Check):
    """A second start is possible before any line from the first coast can be there.

    Why it matters: in those rounds it costs little to be on both coasts at once, and the way across the map
    is no longer what the game is about.

    Example: `{when: second start, on: West Coast, rounds: [2, 15]}` on a map that takes four rounds to cross.

    To fix it, begin the rounds of the second start later, or keep it as it is.
    """

    code, name, severity = "X165", "second-start-early", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a note for each way of second starts that comes before the coast is in reach (TC.west1)."""
        rules, rule = rules_known(board), board.dynamic_cities
        if rules is None or rule is None:
            return
        for index, way in enumerate(rule.cities):
            if way.when != "second start" or way.on is None:
                continue
            first = (way.rounds or (1,))[0]
            reached = _rounds_across(board, rules, rule, way.on)
            if first < reached:
                yield self.finding(
                    say(
                        "A second start on {coast} is possible from round {first}, but no line can be there "
                        "before round {reached}. To change it, begin its rounds later.",
                        coast=way.on,
                        first=first,
                        reached=reached,
                    ),
                    subject=str(index),
                    path=("special_rules", board.special_rules.index(rule), "cities", index, "rounds"),
                )


def _rounds_across(board: Board, rules: RuleSet, rule: DynamicCities, coast: str) -> int:
    """Return the round in which the best rolls bring track to a coast from a first start; 0 if never."""
    laying = laying_of(board, rules)
    starts = [way.on for way in rule.of("start") if way.on is not None]
    origins = [hex_ for name in starts for hex_ in coast_named(board, rule, name)]
    goals = laying.places(coast_named(board, rule, coast))
    costs = laying.costs_from(laying.places(origins))
    least = min((costs[goal] for goal in goals), default=FAR)
    if least >= FAR:
        return 0
    return -(-least // (max(1, rules.build_rolls) * max(rules.build_die)))


SECOND_START_CHECKS: tuple[Check, ...] = (SecondStartEarly(),)
