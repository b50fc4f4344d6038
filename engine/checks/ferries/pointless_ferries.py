"""Family F, the part that concerns ferries that save no one anything."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.board.sailings import ports_of
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.laying_costs import laying_of
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say


class FerryPointless(Check):
    """Track joins the ports of a ferry for no more than its price, and over no more hexes.

    Why it matters: no one ever buys it, because trains are no slower on land and a ferry's fee is dear.

    Example: a steamer for 6 that sails 7 hexes between two ports of one coast, 5 links apart by land.

    To fix it, let it sail to a port that track does not reach so easily, or remove it.
    """

    code, name, severity = "F115", "ferry-pointless", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry that neither saves points nor makes a way shorter (6.C1)."""
        rules = rules_known(board)
        if rules is None or not board.ferries:
            return
        laying = laying_of(board, rules)
        for index, ferry in enumerate(board.ferries):
            ports = ports_of(board, ferry)
            if ports is None or ports[0] == ports[1] or not ferry.course or ferry.public:
                continue
            # What track costs is at least how many links it has.
            around = laying.cost_between(*ports)
            if around > min(ferry.price, (len(ferry.course) + 1) * rules.link_cost):
                continue
            yield self.finding(
                say(
                    "The ferry {ferry} costs {price} and sails {hexes} hexes, but track joins its ports for "
                    "{around}.",
                    ferry=known_as(ferry.name),
                    price=ferry.price,
                    hexes=len(ferry.course),
                    around=around,
                ),
                subject=ferry.name,
                hexes=on_sheet(board, (*ports, *ferry.course)),
                path=("ferries", index),
            )


POINTLESS_FERRY_CHECKS: tuple[Check, ...] = (FerryPointless(),)
