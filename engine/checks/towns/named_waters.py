"""Family T, the part that concerns waters that have names."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Water
from engine.board.terrain import WATER
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry, RemoveEntry
from engine.hexes.lattice import Hex
from engine.messages import listed, say

_MOST_NAMED = 6


class WaterAshore(Check):
    """A named water covers land, or has no hexes.

    Why it matters: its name is printed over its hexes, so the name may appear on land, or nowhere. Usually
    land was painted over a part of it.

    Example: `{name: Swansea Bay, hexes: [Q17, Q18]}`, where Q18 has become land.

    To fix it, remove the land from the named water, paint it as sea or lake, or remove the name.
    """

    code, name, severity = "T120", "water-ashore", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each named water with hexes that are none, or without any."""
        for index, water in enumerate(board.waters):
            called = known_as(water.name.strip())
            dry = tuple(hex_ for hex_ in water.hexes if board.terrain_at(hex_) not in WATER)
            if water.hexes and not dry:
                continue
            known = on_sheet(board, dry)
            labels = listed([board.sheet.label(hex_) for hex_ in known], _MOST_NAMED)
            yield self.finding(
                say("The water {name} covers hexes without water: {hexes}.", name=called, hexes=labels)
                if dry
                else say("The water {name} has no hexes.", name=called),
                subject=f"{water.name.strip()},{index + 1}",
                hexes=known,
                path=("waters", index, "hexes"),
                fixes=(_mended(water, dry),),
            )


def _mended(water: Water, dry: tuple[Hex, ...]) -> Fix:
    """Return the fix that takes hexes out of a water, or removes the water where none would be left.

    It is a matter of choice: the land may as well have been painted by mistake.
    """
    left = tuple(hex_ for hex_ in water.hexes if hex_ not in set(dry))
    if left:
        smaller = ChangeEntry(water, replace(water, hexes=left), "Remove hexes from water")
        return Fix("Remove these hexes from the water", smaller, safe=False, choice=True)
    return Fix("Remove the water", RemoveEntry(water), safe=False, choice=True)


WATER_CHECKS: tuple[Check, ...] = (WaterAshore(),)
