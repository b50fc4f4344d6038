"""Family K, the part that concerns where special destinations leave the map."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.board.destinations import ways_in
from engine.board.document import Board
from engine.board.places import Special
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet, town_at
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.hexes.lattice import Hex
from engine.messages import listed, say

_BY_EDGE: Final = 0.2
"""A hex within this share of the sheet from an edge lies by it."""
_ACROSS: Final = 0.6
"""A hex further than this share from that edge lies on another part of the map."""
_SIDES: Final = ((0, False), (0, True), (1, False), (1, True))
"""The edges: along which axis, and whether from its far end."""


class SpecialEntryShared(Check):
    """Two specials have the same entry hex.

    Why it matters: a player with track there reaches both, and a run between the two has no length. Usually
    a label was copied.

    Example: `{key: 2, name: Birmingham, hexes: [A27, A31]}` and `{key: 3, name: Shrewsbury, hexes: [A21,
    A27]}`.

    To fix it, give one of them another hex. Towns may serve several specials and are not reported.
    """

    code, name, severity = "K115", "special-entry-shared", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each hex without a town that an earlier special names as well (6.B1c)."""
        first: dict[Hex, Special] = {}
        whole = {frozenset(ways_in(board, special)): special for special in reversed(board.specials)}
        for index, special in enumerate(board.specials):
            # Of specials that share all entries K113 says.
            if whole.get(frozenset(ways_in(board, special))) is not special:
                continue
            for hex_ in on_sheet(board, dict.fromkeys(special.hexes)):
                earlier = first.setdefault(hex_, special)
                if earlier is special or hex_ in board.towns_by_hex:
                    continue
                yield self.finding(
                    say(
                        "The specials {one} and {other} share the entry {hex}.",
                        one=known_as(earlier.name),
                        other=known_as(special.name),
                        hex=board.sheet.label(hex_),
                    ),
                    subject=f"{special.key},{board.sheet.label(hex_)}",
                    hexes=(hex_,),
                    path=("specials", index, "hexes"),
                )


class SpecialEntryAstray(Check):
    """One entry of a special is across the map from all its others.

    Why it matters: the others are by one edge, so this label is probably a typing mistake, or the wrong town
    was listed. A company there reaches the special from the wrong side.

    Example: `{key: 2, name: Birmingham, hexes: [A27, A31, D36]}`, where A36 was meant.

    To fix it, correct the label or the name. Waive this if the special really lies on both sides.
    """

    code, name, severity = "K116", "special-entry-astray", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special with such an entry among three or more (6.B1c)."""
        for index, special in enumerate(board.specials):
            ways = ways_in(board, special)
            if special.any or special.country or special.edge or len(ways) < 3:
                continue
            astray = way_astray(board, ways)
            if astray is None:
                continue
            others = [board.sheet.label(way) for way in ways if way != astray]
            is_hex = astray in special.hexes
            yield self.finding(
                say(
                    "The entry {hex} of the special {special} is across the map from the others ({others}).",
                    hex=board.sheet.label(astray),
                    special=known_as(special.name),
                    others=listed(others),
                ),
                subject=special.key,
                hexes=(astray,),
                path=("specials", index, "hexes" if is_hex else "towns"),
            )


class SpecialEntryInTown(Check):
    """A special lists the hex of a town with keys as an entry, and the town is no port.

    Why it matters: a run from that town to the special has no length. A town that serves a special is
    named under `towns`; a hex of a town is usually a wrong label.

    Example: `{key: 2, name: Birmingham, hexes: [A27, D24]}`, where Hereford is on D24.

    To fix it, correct the label, or name the town under `towns`.
    """

    code, name, severity = "K120", "special-entry-in-town", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each hex with keys that a special lists (6.B1c)."""
        for index, special in enumerate(board.specials):
            for hex_ in on_sheet(board, dict.fromkeys(special.hexes)):
                keyed = [town for town in board.towns_by_hex.get(hex_, ()) if town.keys and not town.port]
                if not keyed or keyed[0].name in special.towns:
                    continue
                label, town = board.sheet.label(hex_), keyed[0]
                hexes = tuple(each for each in special.hexes if each != hex_)
                named = replace(special, hexes=hexes, towns=(*special.towns, town.name))
                title = say("Name {town} as an entry instead of its hex", town=town_at(board, town))
                yield self.finding(
                    say(
                        "The entry {hex} of the special {special} is the town {town}, which has keys.",
                        hex=label,
                        special=known_as(special.name),
                        town=town_at(board, town),
                    ),
                    subject=f"{special.key},{label}",
                    hexes=(hex_,),
                    path=("specials", index, "hexes"),
                    fixes=(Fix(title, ChangeEntry(special, named, "Change special"), safe=False),),
                )


def way_astray(board: Board, ways: Sequence[Hex]) -> Hex | None:
    """Return the one hex that is far from the edge by which all others lie; None where they share another."""
    far = [tuple(_from_edge(board, way, side) for side in _SIDES) for way in ways]
    if any(all(each[side] <= _BY_EDGE for each in far) for side in range(len(_SIDES))):
        return None
    for side in range(len(_SIDES)):
        beyond = [way for way, each in zip(ways, far, strict=True) if each[side] > _BY_EDGE]
        if len(beyond) == 1 and far[ways.index(beyond[0])][side] > _ACROSS:
            return beyond[0]
    return None


def _from_edge(board: Board, hex_: Hex, side: tuple[int, bool]) -> float:
    """Return how far a hex is from an edge, as a share of the sheet."""
    axis, is_far = side
    share = board.sheet.centre_mm(hex_)[axis] / board.sheet.size_mm[axis]
    return 1 - share if is_far else share


SPECIAL_EXIT_CHECKS: tuple[Check, ...] = (SpecialEntryShared(), SpecialEntryAstray(), SpecialEntryInTown())
