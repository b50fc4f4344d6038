"""Family K, the part that concerns which special destination lies where around the map."""

from collections.abc import Iterator
from itertools import pairwise
from math import atan2
from typing import Final

from engine.board.destinations import wide_ways
from engine.board.document import Board
from engine.board.places import Special
from engine.board.terrain import CLOSED
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as
from engine.checks.keys.special_exits import way_astray
from engine.checks.reach.start_places import start_points
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import Hex, distance
from engine.messages import listed, say
from engine.text.names import is_same

_FEWEST: Final = 2
"""Entries of a special that make a stretch of the edge."""
_BY_RIM: Final = 2
"""Hexes from the rim within which an entry leaves the map."""


class SpecialEntryAmongOthers(Check):
    """One entry of a special is among the entries of another.

    Why it matters: around the map each special has its own stretch of the edge. An entry between those of
    another special was probably given to the wrong one, or its label is mistyped.

    Example: `{key: 3, name: Denver, hexes: [L61, L67, L91]}`, where L75 and L104 lead to Kansas City and L74
    was meant.

    To fix it, correct the label, or give the hex to the other special. Waive this if roads really cross.
    """

    code, name, severity = "K117", "special-entry-among-others", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for an entry but for which all specials' stretches would be apart (6.B1c)."""
        ring = _ring(board)
        strays = [
            place for place in range(len(ring)) if _is_among_others([owner for owner, _ in ring], place)
        ]
        if not strays:
            return
        # Where two specials take turns, the entry farther from its own others is rather the slip.
        place = max(strays, key=lambda place: (_from_kin(ring, place), -_from_others(ring, place)))
        (owner, hex_), (around, _) = ring[place], ring[place - 1]
        special, other = board.specials[owner], board.specials[around]
        yield self.finding(
            say(
                "The entry {hex} of the special {special} is among those of the special {other}.",
                hex=board.sheet.label(hex_),
                special=known_as(special.name),
                other=known_as(other.name),
            ),
            subject=f"{special.key},{board.sheet.label(hex_)}",
            hexes=(hex_,),
            path=("specials", owner, "hexes"),
        )


def _ring(board: Board) -> list[tuple[int, Hex]]:
    """Return the entries by the rim, clockwise around the map, each with the place of its special."""
    wide, high = board.sheet.size_mm
    found = []
    for index, special in enumerate(board.specials):
        if special.any or special.country or special.edge or special.towns:
            continue
        astray = way_astray(board, special.hexes) if len(special.hexes) > _FEWEST else None
        for hex_ in dict.fromkeys(special.hexes):
            # Of one across the map K116 says, of one that two specials have K115.
            if hex_ == astray or sum(hex_ in other.hexes for other in board.specials) > 1:
                continue
            if hex_ in board.sheet and _is_by_rim(board, hex_):
                x, y = board.sheet.centre_mm(hex_)
                # Seen from the middle, with both sides as long: no edge of a wide sheet takes all directions.
                found.append((atan2(y / high - 0.5, x / wide - 0.5), index, hex_))
    return [(index, hex_) for _, index, hex_ in sorted(found)]


def _is_by_rim(board: Board, hex_: Hex) -> bool:
    """Return whether a hex is within a few of the rim."""
    column, row = board.sheet.place_of(hex_)
    sheet = board.sheet
    return min(column, row, sheet.columns - 1 - column, sheet.rows - 1 - row) < _BY_RIM


def _is_among_others(owners: list[int], place: int) -> bool:
    """Return whether all specials' stretches would be apart without one entry, which is in another's."""
    without = owners[:place] + owners[place + 1 :]
    before, after = owners[place - 1], owners[(place + 1) % len(owners)]
    if owners.count(owners[place]) < _FEWEST or before != after or before == owners[place]:
        return False
    return _stretches(without) == max(len(set(without)), 1)


def _from_kin(ring: list[tuple[int, Hex]], place: int) -> int:
    """Return how far an entry is from the nearest other of its special."""
    own, here = ring[place]
    return min(distance(here, hex_) for owner, hex_ in ring if owner == own and hex_ != here)


def _from_others(ring: list[tuple[int, Hex]], place: int) -> int:
    """Return how far an entry is from those before and after it around the map."""
    here = ring[place][1]
    return sum(distance(here, ring[near % len(ring)][1]) for near in (place - 1, place + 1))


def _stretches(owners: list[int]) -> int:
    """Return in how many stretches the entries of all specials lie around the map; each has one at least."""
    turns = sum(one != other for one, other in pairwise([*owners, *owners[:1]]))
    return max(turns, 1)


class SpecialAtHome(Check):
    """A special leads to the country in which companies start.

    Why it matters: every company is there from its first link, so the race to it has no length. Usually the
    wrong country was chosen from the list.

    Example: `{key: KS, name: Canada, country: United States}` on a board with all starts in the United
    States.

    To fix it, choose the country that is meant, or list the hexes of the special.
    """

    code, name, severity = "K118", "special-at-home", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special of a home country with a start in it (6.B1c)."""
        for index, special in enumerate(board.specials):
            if (
                special.country is None
                or not special.country.strip()
                or not any(
                    country is not None and not country.foreign and is_same(country.name, special.country)
                    for country in (board.country_at(point.hex) for point in start_points(board))
                )
            ):
                continue
            yield self.finding(
                say(
                    "The special {special} leads to {country}, where companies start.",
                    special=known_as(special.name),
                    country=special.country,
                ),
                subject=special.key,
                path=("specials", index, "country"),
            )


class SpecialOverEdge(Check):
    """A special of a whole edge includes an entry of another special.

    Why it matters: a player with track there reaches both, and a run between the two has no length.

    Example: `{key: 2, name: Birmingham, edge: north}` and `{key: 3, name: Shrewsbury, hexes: [A16, A21]}`,
    with A the northernmost row.

    To fix it, list the hexes of the first special, or move the entries of the other.
    """

    code, name, severity = "K119", "special-over-edge", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special whose edge has entries of another on it (6.B1c)."""
        for index, special in enumerate(board.specials):
            if special.edge is None:
                continue
            for other in board.specials:
                shared = _on_edge(board, special, other)
                if other is special or other.edge is not None or not shared:
                    continue
                yield self.finding(
                    say(
                        "The special {special} leads to {edge}, which has {hex} of the special {other}.",
                        special=known_as(special.name),
                        edge=listed(list(wide_ways(special))),
                        hex=board.sheet.label(shared[0]),
                        other=known_as(other.name),
                    ),
                    subject=f"{special.key},{other.key}",
                    hexes=shared,
                    path=("specials", index, "edge"),
                )


def _on_edge(board: Board, special: Special, other: Special) -> tuple[Hex, ...]:
    """Return the hexes of land that a special lists on the edge of another."""
    sheet = board.sheet
    lines = {"north": (1, 0), "south": (1, sheet.rows - 1), "west": (0, 0), "east": (0, sheet.columns - 1)}
    axis, line = lines[str(special.edge)]
    return tuple(
        hex_
        for hex_ in dict.fromkeys(other.hexes)
        if hex_ in sheet and sheet.place_of(hex_)[axis] == line and board.terrain_at(hex_) not in CLOSED
    )


SPECIAL_PLACE_CHECKS: tuple[Check, ...] = (SpecialEntryAmongOthers(), SpecialAtHome(), SpecialOverEdge())
