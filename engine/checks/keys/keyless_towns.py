"""Family K, the part that concerns towns whose key was forgotten."""

from collections.abc import Iterator
from typing import Final

from engine.board.document import Board
from engine.board.sailings import known_ports
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import town_at
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say
from engine.text.names import as_folded, folded

_PER_KEYLESS: Final = 20
"""This many towns with keys to each without show that its key was forgotten."""


class TownKeyless(Check):
    """A town has no key, unlike all the others, and nothing else leads there.

    Why it matters: no race ever runs there, so no one builds to it. Usually its key was forgotten, or another
    town has it besides its own.

    Example: Merthyr Tydfil without a key, and Swansea with 11, 12 and 13.

    To fix it, give it a key, or remove the town. Starts, ports and towns of specials are not reported, nor
    towns with a bonus of their own.
    """

    code, name, severity = "K121", "town-keyless", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each of few towns without keys among many with (6.B1a)."""
        keyed = sum(bool(town.keys) for town in board.towns)
        called = as_folded(name for special in board.specials for name in special.towns)
        ports = {hex_ for ferry in board.ferries for hex_ in known_ports(board, ferry)}
        bare = [
            town
            for town in board.towns
            if not (town.keys or town.start or town.port or folded(town.name) in called or town.hex in ports)
            and town.bonus is None
            and town.hex in board.sheet
        ]
        # Where keys are still to come K101 says.
        given = {key for town in board.towns for key in town.keys}
        given |= {special.key for special in board.specials}
        if len(bare) * _PER_KEYLESS > keyed or not given.issuperset(board.key_scheme.towns):
            return
        for town in bare:
            label = board.sheet.label(town.hex)
            yield self.finding(
                say(
                    "{town} ({hex}) has no key, so no race leads there.", town=town_at(board, town), hex=label
                ),
                subject=label,
                hexes=(town.hex,),
                path=("towns", board.towns.index(town)),
            )


KEYLESS_CHECKS: tuple[Check, ...] = (TownKeyless(),)
