"""Family X, the part that concerns crossings that save no one anything."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.laying_costs import laying_of
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.crossings import crossings_of
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say


class CrossingPointless(Check):
    """Ordinary track joins the ends of a crossing for no more, and over no more hexes.

    Why it matters: no one ever builds it. Usually one end is a hex away from where it should be.

    Example: a tunnel under a river mouth whose far end lies next to its near end, on the same bank.

    To fix it, correct the last hex of its course, or remove the crossing.
    """

    code, name, severity = "X141", "crossing-pointless", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing that neither saves points nor makes a way shorter (6.C4)."""
        rules = rules_known(board)
        if rules is None or not board.crossings:
            return
        others = tuple(rule for rule in board.special_rules if not isinstance(rule, Crossing))
        laying = laying_of(board.edited(special_rules=others), rules)
        for path, crossing in crossings_of(board):
            ends = crossing.course[:1] + crossing.course[-1:]
            if len(crossing.course) < 3 or ends[0] == ends[1]:
                continue
            links = len(crossing.course) - 1
            price = crossing.cost if crossing.whole else crossing.cost * links
            # What track costs is at least how many links it has.
            around = laying.cost_between(*ends)
            if around > min(price, links * rules.link_cost):
                continue
            yield self.finding(
                say(
                    "The crossing {crossing} costs {price}, but ordinary track joins its ends for {around}.",
                    crossing=known_as(crossing.name),
                    price=price,
                    around=around,
                ),
                subject=crossing.name,
                hexes=on_sheet(board, crossing.course),
                path=(*path, "course"),
            )


POINTLESS_CROSSING_CHECKS: tuple[Check, ...] = (CrossingPointless(),)
