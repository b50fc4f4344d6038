"""Family F, the part that concerns marks of ports, where a special destination needs them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.places import Town
from engine.board.terrain import LAKE, SEA
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, town_at
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import neighbours
from engine.messages import listed, say

_PER_FORGOTTEN: Final = 4
"""This many marked ports to each town without a mark show that the mark was forgotten."""
_MOST_NAMED: Final = 6


class PortMarkMissing(Check):
    """Towns on the coast are not marked as ports, though a special leads to any port.

    Why it matters: the special cannot be reached there. Where nearly all towns on a coast are marked, the
    last mark was usually forgotten; where only the ports of ferries are, usually all the others were.

    Example: 34 of 35 towns on the coast have `port: true`, and the board has `{key: 6, name: any seaport,
    any: port}`.

    To fix it, mark the town as a port. Waive this for a town without a harbour.
    """

    code, name, severity = "F114", "port-mark-missing", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for each forgotten town, or one where ferries' ports alone are marked (6.B1c)."""
        if not any(special.any == "port" for special in board.specials):
            return
        for water in (SEA, LAKE):
            coast = [town for town in board.towns if town.keys and _is_at(board, town, water)]
            marked, bare = ([town for town in coast if town.port is is_port] for is_port in (True, False))
            if bare and len(bare) * _PER_FORGOTTEN <= len(marked):
                for town in bare:
                    yield self._forgotten(board, town, len(marked))
            elif marked and len(bare) > len(marked) and all(_is_of_ferry(board, town) for town in marked):
                yield self._only_ferries(board, bare)

    def _forgotten(self, board: Board, town: Town, marked: int) -> Finding:
        """Return the finding for one town among many marked ones."""
        mark = ChangeTown(town, replace(town, port=True), "Mark as port")
        name, label = town_at(board, town), board.sheet.label(town.hex)
        return self.finding(
            say(
                "{town} ({hex}) is on the coast, but is not marked as a port like {count} other towns there.",
                town=name,
                hex=label,
                count=marked,
            ),
            subject=label,
            hexes=(town.hex,),
            path=("towns", board.towns.index(town), "port"),
            fixes=(Fix(say("Mark {town} as a port", town=name), mark, safe=False),),
        )

    def _only_ferries(self, board: Board, bare: list[Town]) -> Finding:
        """Return the finding for a coast on which ports of ferries alone are marked."""
        special = next(special for special in board.specials if special.any == "port")
        return self.finding(
            say(
                "The special {special} leads to any port, but only ports of ferries are marked. Not marked: "
                "{towns}.",
                special=known_as(special.name),
                towns=listed([town_at(board, town) for town in bare], _MOST_NAMED),
            ),
            subject=special.key,
            hexes=tuple(town.hex for town in bare),
            path=("specials", board.specials.index(special), "any"),
        )


def _is_at(board: Board, town: Town, water: int) -> bool:
    """Return whether a town on the sheet lies next to a kind of water."""
    if town.hex not in board.sheet or board.terrain_at(town.hex) in {SEA, LAKE}:
        return False
    return any(near in board.sheet and board.terrain_at(near) == water for near in neighbours(town.hex))


def _is_of_ferry(board: Board, town: Town) -> bool:
    """Return whether a town is a port of a ferry."""
    return any(town.name in ferry.ports for ferry in board.ferries)


PORT_MARK_CHECKS: tuple[Check, ...] = (PortMarkMissing(),)
