"""Family F, the part that concerns names of ferries that name ports."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.sailings import known_ports
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import on_sheet
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.messages import say
from engine.text.names import as_folded, folded

_DASH: Final = re.compile(r"\s*[-–—/]\s*")


class FerryNameOtherwise(Check):
    """A ferry is named after two towns, and one of them is not its port.

    Why it matters: the sheet prints the name along the route, and players buy the ferry for the ports in its
    name. Usually the ferry was copied and only one of the two was changed.

    Example: `{name: Peliby–Kelmoor, ports: [Ulstadt, Kelmoor]}`.

    To fix it, correct the name, or the ports.
    """

    code, name, severity = "F117", "ferry-name-otherwise", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each ferry whose name joins towns that it does not (6.C1)."""
        towns = as_folded(town.name for town in board.towns if town.name.strip())
        for index, ferry in enumerate(board.ferries):
            ends = _ends(ferry.name, towns)
            ports = as_folded(ferry.ports)
            if ends is None or not ports <= towns or set(map(folded, ends)) <= ports:
                continue
            name = "–".join(ferry.ports)
            taken = any(folded(other.name) == folded(name) for other in board.ferries)
            title = say("Rename it to {name}", name=name)
            renamed = ChangeEntry(ferry, replace(ferry, name=name), "Rename ferry")
            yield self.finding(
                say(
                    "The ferry {name} sails between {one} and {other}.",
                    name=ferry.name,
                    one=ferry.ports[0],
                    other=ferry.ports[1],
                ),
                subject=ferry.name,
                hexes=on_sheet(board, (*known_ports(board, ferry), *ferry.course)),
                path=("ferries", index, "name"),
                fixes=() if taken or ferry.ports[0] == ferry.ports[1] else (Fix(title, renamed, safe=False),),
            )


def _ends(name: str, towns: frozenset[str]) -> tuple[str, str] | None:
    """Return the two towns a name joins by a dash, if it is of that form; a town may have dashes itself."""
    for dash in _DASH.finditer(name):
        ends = name[: dash.start()].strip(), name[dash.end() :].strip()
        if all(folded(end) in towns for end in ends):
            return ends
    return None


FERRY_NAME_CHECKS: tuple[Check, ...] = (FerryNameOtherwise(),)
