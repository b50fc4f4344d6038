"""Family T, the part that concerns where the names of waters, countries and regions stand."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.places import Water
from engine.board.terrain import OFF, WATER
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.connected_hexes import regions
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.countries import ChangeCountry
from engine.edits.entries import ChangeEntry
from engine.edits.protocol import Edit
from engine.hexes.lattice import Hex, distance
from engine.messages import listed, say

_MAIN: Final = 3
"""Hexes of a water that show where it lies."""
_FAR: Final = 5
"""A hex this many hexes from all others is no part of the same bay."""
_MOST_NAMED: Final = 6


class WaterStray(Check):
    """One hex of a named water is far from all its others.

    Why it matters: its name is meant for one sea or bay. The hex belongs to another, which then has the wrong
    name in lists and when players ask. Usually a label was mistyped.

    Example: `{name: Swansea Bay, hexes: [Q17, Q18, Q19, A18]}`.

    To fix it, remove the hex from the water. Waters of several pieces, such as a group of lakes, are not
    reported.
    """

    code, name, severity = "T143", "water-stray", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each named water with a single hex far off."""
        for index, water in enumerate(board.waters):
            pieces = regions(on_sheet(board, water.hexes))
            if len(pieces) != 2:
                continue
            small, large = sorted(pieces, key=len)
            if len(small) > 1 or len(large) < _MAIN:
                continue
            (stray,) = small
            if min(distance(stray, hex_) for hex_ in large) < _FAR:
                continue
            label = board.sheet.label(stray)
            left = tuple(hex_ for hex_ in water.hexes if hex_ != stray)
            fewer = ChangeEntry(water, replace(water, hexes=left), "Remove hexes from water")
            yield self.finding(
                say(
                    "{hex} belongs to the water {name}, but lies far from the rest of it.",
                    hex=label,
                    name=known_as(water.name.strip()),
                ),
                subject=f"{water.name.strip()},{label}",
                hexes=(stray,),
                path=("waters", index, "hexes"),
                fixes=(Fix(say("Remove {hex} from the water", hex=label), fewer, safe=False),),
            )


class WaterShared(Check):
    """A hex belongs to two named waters.

    Why it matters: no one can say in which it lies, and their names are printed over each other.

    Example: `{name: Bristol Channel, hexes: [R10, R11]}` and `{name: Severn Sea, hexes: [R11, R12]}`.

    To fix it, remove the hexes from one of them. Fixes offer either.
    """

    code, name, severity = "T144", "water-shared", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each pair of named waters with hexes in common."""
        owners: defaultdict[Hex, list[int]] = defaultdict(list)
        for index, water in enumerate(board.waters):
            for hex_ in dict.fromkeys(water.hexes):
                owners[hex_].append(index)
        shared: defaultdict[tuple[int, int], list[Hex]] = defaultdict(list)
        for hex_, indices in owners.items():
            if len(indices) > 1:
                shared[indices[0], indices[1]].append(hex_)
        for (one, other), hexes in shared.items():
            waters = board.waters[one], board.waters[other]
            known = on_sheet(board, hexes)
            names = [known_as(water.name.strip()) for water in waters]
            yield self.finding(
                say(
                    "The waters {one} and {other} share {hexes}.",
                    one=names[0],
                    other=names[1],
                    hexes=listed([board.sheet.label(hex_) for hex_ in known], _MOST_NAMED),
                ),
                subject=f"{waters[0].name.strip()},{waters[1].name.strip()}",
                hexes=known,
                path=("waters", other, "hexes"),
                fixes=tuple(
                    _without(water, hexes) for water in waters[::-1] if set(water.hexes) - set(hexes)
                ),
            )


def _without(water: Water, hexes: list[Hex]) -> Fix:
    """Return the fix that takes hexes out of one of two waters; which of them is a matter of choice."""
    left = tuple(hex_ for hex_ in water.hexes if hex_ not in hexes)
    fewer = ChangeEntry(water, replace(water, hexes=left), "Remove hexes from water")
    title = say("Remove these hexes from {name}", name=known_as(water.name.strip()))
    return Fix(title, fewer, safe=False, choice=True)


class NameElsewhere(Check):
    """The name of a country or of a water is placed in another country, or ashore.

    Why it matters: players take the country there for the one the name says. Usually the hex was mistyped, or
    the border was moved later.

    Example: `{name: Mexico, foreign: true, name_at: A90}`, where A90 is in the United States.

    To fix it, drag the name to its country or water, or let Platelayer place it. A country's name at sea is
    not reported.
    """

    code, name, severity = "T145", "name-elsewhere", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name placed by hand that stands in another area."""
        for index, country in enumerate(board.countries):
            spot = country.name_at
            here = None if spot is None or not _is_land(board, spot) else board.country_at(spot)
            if spot is not None and here is not None and here != country:
                yield self.finding(
                    say(
                        "The name of {country} is placed at {hex}, which is in {other}.",
                        country=known_as(country.name),
                        hex=board.sheet.label(spot),
                        other=known_as(here.name),
                    ),
                    subject=country.name,
                    hexes=(spot,),
                    path=("countries", index, "name_at"),
                    fixes=(_unplaced(ChangeCountry(country, replace(country, name_at=None))),),
                )
        for index, water in enumerate(board.waters):
            spot = water.name_at
            if spot is None or not _is_land(board, spot) or spot in water.hexes:
                continue
            yield self.finding(
                say(
                    "The name of the water {name} is placed at {hex}, which is land.",
                    name=known_as(water.name.strip()),
                    hex=board.sheet.label(spot),
                ),
                subject=water.name.strip(),
                hexes=(spot,),
                path=("waters", index, "name_at"),
                fixes=(_unplaced(ChangeEntry(water, replace(water, name_at=None), "Place name")),),
            )


def _is_land(board: Board, spot: Hex) -> bool:
    return spot in board.sheet and board.terrain_at(spot) not in {*WATER, OFF}


def _unplaced(edit: Edit) -> Fix:
    return Fix("Place the name automatically", edit, safe=False)


NAMED_AREA_CHECKS: tuple[Check, ...] = (WaterStray(), WaterShared(), NameElsewhere())
