"""Family X: rules of where to start."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.rules import StartRule
from engine.board.starts import hexes_of
from engine.checks.check import Check
from engine.checks.suggesting import hint, meant_by
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.sayings import say


class StartUnknown(Check):
    """A rule of where to start names a town that is not on the board.

    Why it matters: no game can be played on the board until somebody says which town was meant.

    Example: `{type: start, towns: [Cardif], second: true, price: 6}`.

    To mend it, write the name as it stands among the towns, or name the hex under `hexes`.
    """

    code, name, severity = "X116", "start-unknown", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name in a start rule that no town bears (6.A2, 6.C4)."""
        for index, rule in enumerate(board.special_rules):
            if not isinstance(rule, StartRule):
                continue
            for place, name in enumerate(rule.towns):
                if name not in board.towns_by_name:
                    meant = meant_by(name, (each for each in board.towns_by_name if each not in rule.towns))
                    towns = tuple(meant if each == name else each for each in rule.towns)
                    led = ChangeEntry(rule, replace(rule, towns=towns), "Correct town")
                    yield self.finding(
                        say(
                            "A rule of where to start names {name}, but no town is called that.{hint}",
                            name=name,
                            hint=hint(meant),
                        ),
                        subject=name,
                        hexes=tuple(hex_ for hex_ in hexes_of(board, rule) if hex_ in board.sheet),
                        path=("special_rules", index, "towns", place),
                        fixes=(Fix(say("Write {meant}", meant=meant), led, safe=False),) if meant else (),
                    )


START_CHECKS: tuple[Check, ...] = (StartUnknown(),)
