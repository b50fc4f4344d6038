"""Family X, the part that concerns terms of crossings that nothing on the board meets."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.crossings import crossings_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.messages import say
from engine.rulesets.pricing import ground_of


class TunnelLevel(Check):
    """A tunnel leads through no ground that delays trains.

    Why it matters: in a tunnel the ground takes nothing off a roll. Where it takes nothing anyway, the sheet
    prints a rule without meaning. Usually the tunnel was drawn next to the hills.

    Example: `{type: crossing, name: Severn Tunnel, tunnel: true}` with only sea and open land on its course.

    To fix it, lead the tunnel through the hills, or clear the option.
    """

    code, name, severity = "X144", "tunnel-level", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each tunnel without ground that delays (6.B5, 6.C4)."""
        rules = rules_known(board)
        for path, crossing in crossings_of(board):
            if rules is None or not crossing.tunnel or not crossing.course:
                continue
            if any(ground_of(board, rules, hex_).delay for hex_ in crossing.course):
                continue
            plain = ChangeEntry(crossing, replace(crossing, tunnel=False), "Change terms of crossing")
            yield self.finding(
                say(
                    "The crossing {crossing} is a tunnel, but no ground on its route delays trains.",
                    crossing=known_as(crossing.name),
                ),
                subject=crossing.name,
                hexes=on_sheet(board, crossing.course),
                path=(*path, "tunnel"),
                fixes=(Fix("Make it no tunnel", plain, safe=False),),
            )


class FreeCrossingPaid(Check):
    """A crossing that is free for all pays rivals for track alongside.

    Why it matters: once one company has laid it, it serves all, and no one needs track alongside. The price
    contradicts the option, and players will ask which of the two holds.

    Example: `{type: crossing, name: Forth Bridge, free: true, alongside: 3}`.

    To fix it, remove the price, or clear the option.
    """

    code, name, severity = "X145", "free-crossing-paid", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each crossing free for all with a price alongside (6.A5b, 6.C4)."""
        for path, crossing in crossings_of(board):
            if not crossing.free or not crossing.alongside:
                continue
            unpaid = ChangeEntry(crossing, replace(crossing, alongside=None), "Change terms of crossing")
            paid = ChangeEntry(crossing, replace(crossing, free=False), "Change terms of crossing")
            yield self.finding(
                say(
                    "The crossing {crossing} is free for all, but track alongside pays each rival {points}.",
                    crossing=known_as(crossing.name),
                    points=crossing.alongside,
                ),
                subject=crossing.name,
                hexes=on_sheet(board, crossing.course),
                path=(*path, "alongside"),
                fixes=(
                    Fix("Remove the price alongside", unpaid, safe=False),
                    Fix("Make it no longer free for all", paid, safe=False),
                ),
            )


CROSSING_TERM_CHECKS: tuple[Check, ...] = (TunnelLevel(), FreeCrossingPaid())
