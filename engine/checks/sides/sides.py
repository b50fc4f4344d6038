"""Family S: rivers and whatever else lies along sides."""

from collections import Counter, defaultdict, deque
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as
from engine.checks.reach.water_bodies import bodies, bodies_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.lines import ReplaceLine, ordered
from engine.edits.protocol import Several
from engine.hexes.hex_arrays import among, axial_of
from engine.hexes.lattice import Hex, distance
from engine.hexes.sides import Corner, Side, corners_of, hexes_at, hexes_of, sides_at, sides_of
from engine.messages import Phrase, say

_LONGEST_GAP = 3


class RiverBroken(Check):
    """A river consists of pieces that do not meet.

    Why it matters: a bridge costs points, but in a gap players build for free, and will argue about it.
    Pieces that end in the same lake or sea, or meet the same river, count as one.

    Example: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.E]}`, where I28.NE is missing.

    To fix it, draw the missing sides, or give the pieces different names. A piece that goes on where another
    river ends was usually entered under the wrong name.
    """

    code, name, severity = "S101", "river-broken", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each river in more than one piece (6.A3)."""
        for index, line in enumerate(board.lines):
            if line.kind != "river":
                continue
            pieces = pieces_of(board, line)
            if len(pieces) < 2:
                continue
            smallest = min(pieces, key=len)
            here, there = banks_of(smallest, set(line.sides) - smallest)
            label, other = board.sheet.side_name(here), _continued(board, line, smallest)
            fixes = [*_given(line, smallest, other), *_bridges(board, line, smallest)]
            yield self.finding(
                say(
                    "The river {line} is in {n} pieces; the gap is between {label} and {side_name}."
                    if other is None
                    else "The river {line} is in {n} pieces; the one at {label} continues the river {other}.",
                    line=known_as(line.name),
                    n=len(pieces),
                    label=label,
                    side_name=board.sheet.side_name(there),
                    other="" if other is None else known_as(other.name),
                ),
                subject=line.name or board.sheet.side_name(min(smallest)),
                hexes=_hexes_of_gap(board, smallest, set(line.sides) - smallest)
                or hexes_beside(board, (here, there)),
                path=("sides", index, "sides", line.sides.index(here)),
                fixes=tuple(fixes),
            )


def _continued(board: Board, line: SideLine, piece: set[Side]) -> SideLine | None:
    """Return the river at an end of which a piece of another one goes on; None where there is no such one."""
    ends = _loose_ends(piece)
    others = (other for other in board.lines if other.kind == "river" and other != line)
    return next((other for other in others if ends & _loose_ends(other.sides)), None)


def _loose_ends(sides: Iterable[Side]) -> set[Corner]:
    """Return the corners at which a course ends."""
    corners = Counter(corner for side in sides for corner in corners_of(side))
    return {corner for corner, count in corners.items() if count == 1}


def _given(line: SideLine, piece: set[Side], other: SideLine | None) -> Iterator[Fix]:
    """Yield the fix that gives a piece of a river to the one that it continues."""
    if other is None:
        return
    left = replace(line, sides=ordered(side for side in line.sides if side not in piece))
    longer = replace(other, sides=ordered((*other.sides, *piece)))
    moved = Several("Rename part of a river", (ReplaceLine(line, left), ReplaceLine(other, longer)))
    title = say("Give this part to the river {other}", other=known_as(other.name))
    yield Fix(title, moved, safe=False)


def banks_of(piece: set[Side], rest: set[Side]) -> tuple[Side, Side]:
    """Return the side of a piece and that of the rest that are nearest each other."""
    pairs = ((one, other) for one in sorted(piece) for other in sorted(rest))
    return min(
        pairs, key=lambda pair: min(distance(a, b) for a in hexes_of(pair[0]) for b in hexes_of(pair[1]))
    )


def _hexes_of_gap(board: Board, piece: set[Side], rest: set[Side]) -> tuple[Hex, ...]:
    """Return the hexes next to the sides that are missing between two pieces, where they are few."""
    return hexes_beside(board, shortest_gap(board, piece, rest))


def pieces_of(board: Board, line: SideLine) -> list[set[Side]]:
    """Return the sides of a river in sets that hang together by corners, water or other rivers."""
    known = line.sides
    pieces = joined({side: corners_of(side) for side in known})
    if len(pieces) < 2:
        return pieces
    shores = [wet_hexes(board, piece) for piece in pieces]
    is_joined_by_water = len([shore for shore in shores if shore]) > 1
    bodies = bodies_of(board, set().union(*shores)) if is_joined_by_water else {}
    others = _courses(board, line)
    if not bodies and not others:
        return pieces
    knots: dict[Side, tuple[Hashable, ...]] = {}
    for side in known:
        ends = corners_of(side)
        water = (bodies[hex_] for end in ends for hex_ in hexes_at(end) if hex_ in bodies)
        met = (name for end in ends for name in others.get(end, ()))
        knots[side] = (*ends, *water, *met)
    return joined(knots)


def _courses(board: Board, line: SideLine) -> dict[Corner, tuple[str, ...]]:
    """Return for each corner the names, by number, of the other rivers that run through it."""
    found: dict[Corner, tuple[str, ...]] = {}
    for number, other in enumerate(board.lines):
        if other.kind == "river" and other != line:
            for corner in {end for side in other.sides for end in corners_of(side)}:
                found[corner] = (*found.get(corner, ()), f"river {number}")
    return found


def joined(knots: Mapping[Side, tuple[Hashable, ...]]) -> list[set[Side]]:
    """Return the sides in sets whose knots hang together."""
    at: defaultdict[Hashable, list[Side]] = defaultdict(list)
    for side, ends in knots.items():
        # A side may hang on one water, or one river, by both its ends.
        for end in dict.fromkeys(ends):
            at[end].append(side)
    waiting, pieces = dict.fromkeys(knots), []
    while waiting:
        piece = {waiting.popitem()[0]}
        queue = deque(piece)
        while queue:
            for end in knots[queue.popleft()]:
                found = [side for side in at.pop(end, ()) if side in waiting]
                for side in found:
                    del waiting[side]
                piece.update(found)
                queue.extend(found)
        pieces.append(piece)
    return pieces


def wet_hexes(board: Board, sides: Iterable[Side]) -> set[Hex]:
    """Return the water hexes that sides touch with either end."""
    ends = {end for side in sides for end in corners_of(side)}
    beside = tuple({hex_ for end in ends for hex_ in hexes_at(end)})
    wet = among(board.sheet, axial_of(beside), bodies(board.sheet, board.terrain) > 0)
    return {beside[index] for index in np.flatnonzero(wet)}


def _bridges(board: Board, line: SideLine, piece: set[Side]) -> Iterator[Fix]:
    """Yield what makes a river whole: a side with another direction, or those that close a short gap."""
    gap = shortest_gap(board, piece, set(line.sides) - piece)
    turns = list(_turned(board, line)) if gap else []
    for wrong, right in turns:
        sides = ordered(tuple(right if side == wrong else side for side in line.sides))
        title = say(
            "Replace {wrong} by {right}",
            right=board.sheet.side_name(right),
            wrong=board.sheet.side_name(wrong),
        )
        yield Fix(title, ReplaceLine(line, replace(line, sides=sides), "Turn side"), safe=False)
    if gap:
        # Closing the gap would keep a side that was mistyped.
        yield run_along(board, line, gap, "Close the gap", safe=len(gap) == 1 and not turns)


def run_along(board: Board, line: SideLine, way: Sequence[Side], label: Phrase, safe: bool = False) -> Fix:
    """Return the fix that lets a river run along further sides; ``label`` is its name in the undo menu."""
    names = ", ".join(board.sheet.side_name(side) for side in way)
    mended = replace(line, sides=ordered((*line.sides, *way)))
    title = say("Extend the river along {names}", names=names)
    return Fix(title, ReplaceLine(line, mended, label), safe=safe)


def _turned(board: Board, line: SideLine) -> Iterator[tuple[Side, Side]]:
    """Yield a side that hangs loose and another of the same hex with which the river is one course.

    Nothing where several would do: no one could tell which was meant.
    """
    corners = Counter(corner for side in line.sides for corner in corners_of(side))
    found: list[tuple[Side, Side]] = []
    for side in line.sides:
        loose = [corner for corner in corners_of(side) if corners[corner] == 1]
        if not loose or len(joined({each: corners_of(each) for each in line.sides if each != side})) != 2:
            continue
        left = [each for each in line.sides if each != side]
        others = {each for hex_ in hexes_of(side) for each in sides_of(hex_)}.difference(line.sides)
        found += (
            (side, other)
            for other in sorted(others)
            if board.sheet.has_side(other)
            and len(joined({each: corners_of(each) for each in (*left, other)})) == 1
        )
    if len(found) == 1:
        yield found[0]


def shortest_gap(board: Board, piece: set[Side], rest: set[Side]) -> tuple[Side, ...]:
    """Return the fewest sides that join two pieces, at most three; empty when it needs more."""
    goal = {corner for side in rest for corner in corners_of(side)}
    start = sorted({corner for side in piece for corner in corners_of(side)})
    queue: deque[tuple[Corner, tuple[Side, ...]]] = deque((corner, ()) for corner in start)
    seen = set(start)
    while queue:
        corner, way = queue.popleft()
        if corner in goal:
            return way
        if len(way) == _LONGEST_GAP:
            continue
        for side in sides_at(corner):
            first, second = corners_of(side)
            ahead = second if first == corner else first
            if ahead not in seen and board.sheet.has_side(side):
                seen.add(ahead)
                queue.append((ahead, (*way, side)))
    return ()


def hexes_beside(board: Board, sides: Iterable[Side]) -> tuple[Hex, ...]:
    """Return the hexes next to sides, without those off the sheet."""
    beside = dict.fromkeys(hex_ for side in sorted(sides) for hex_ in hexes_of(side))
    return tuple(hex_ for hex_ in beside if hex_ in board.sheet)


SIDE_CHECKS: tuple[Check, ...] = (RiverBroken(),)
