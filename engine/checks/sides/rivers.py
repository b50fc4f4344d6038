"""Family S, the part that concerns the course of rivers."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.board.document import Board
from engine.board.lines import SideLine, ends_of
from engine.board.terrain import CLOSED, WATER
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.courses import is_open
from engine.checks.sides.river_systems import RiverSystem, is_wet, ringed, rivers_of, systems_of
from engine.checks.sides.sides import pieces_of, run_along
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.lines import EraseSides, RemoveLine, ReplaceLine, ordered
from engine.hexes.lattice import Hex, disc, distance, neighbours
from engine.hexes.sides import Corner, Side, corners_of, hexes_at, hexes_of, sides_at, sides_of
from engine.messages import Phrase, count_of, listed, say

_ROUND = 5
"""A river along this many sides of one hex loops around it."""
_LONG = 12
"""Sides of rivers that are no brooks: those may rise near the sea and leave over the rim."""
_SHORT = 4
"""A long river that ends this many hexes from water is likely meant to reach it."""


class RiverDoublesBack(Check):
    """A river forks or forms a loop.

    Why it matters: each side costs a bridge. An extra side or a loop makes building expensive where there
    is no water, and looks like a blot.

    Example: `{kind: river, name: Wye, sides: [H27.NE, H27.E, I28.NE]}`, where I28.NE leads aside.

    To fix it, erase the extra side. Draw an arm of a river as its own river with its own name.
    """

    code, name, severity = "S102", "river-doubles-back", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each river with a fork, a ring, or nearly all sides of one hex (6.A3)."""
        for index, line in rivers_of(board):
            met = Counter(corner for side in line.sides for corner in corners_of(side))
            forks = [corner for corner, times in met.items() if times == 3]
            loops = _loops(line)
            if not forks and not loops:
                continue
            hexes = dict.fromkeys((*loops, *(hex_ for fork in forks for hex_ in hexes_at(fork))))
            on_sheet = tuple(hex_ for hex_ in hexes if hex_ in board.sheet)
            labels = ", ".join(board.sheet.label(hex_) for hex_ in on_sheet[:3])
            yield self.finding(
                say(
                    "The river {line} forks at {labels}."
                    if forks
                    else "The river {line} forms a loop at {labels}.",
                    line=known_as(line.name),
                    labels=labels,
                ),
                subject=line.name or labels,
                hexes=on_sheet,
                path=("sides", index, "sides"),
                fixes=tuple(_without_spurs(board, line, forks)),
            )


class RiverInWater(Check):
    """A river runs through water, along a coast or along the map's edge.

    Why it matters: no link crosses it there, and at sea it is invisible. It is left over from a changed
    coast, or drawn too far.

    Example: a river drawn through its estuary out to sea, or along the beach.

    To fix it, erase those sides; nothing else changes.
    """

    code, name, severity = "S103", "river-in-water", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each river with sides no link could cross (6.A3)."""
        for index, line in rivers_of(board):
            wet = [side for side in line.sides if _is_uncrossed(board, side)]
            if not wet:
                continue
            is_out = all(board.terrain_at(hex_) in WATER for side in wet for hex_ in hexes_of(side))
            left = ordered(side for side in line.sides if side not in wet)
            mend = ReplaceLine(line, replace(line, sides=left), "Shorten river")
            taken = mend if left else RemoveLine(line)
            # Along the map's edge a river may hang together by those sides alone.
            is_whole = len(pieces_of(board, line)) > 1 or not _is_broken(taken.apply(board), index, left)
            names = ", ".join(board.sheet.side_name(side) for side in wet)
            yield self.finding(
                say(
                    "The river {line} runs through water at {names}."
                    if is_out
                    else "The river {line} runs along a coast or the map's edge at {names}: no link crosses "
                    "it there.",
                    line=known_as(line.name),
                    names=names,
                ),
                subject=line.name or board.sheet.side_name(wet[0]),
                hexes=on_sheet(board, dict.fromkeys(hex_ for side in wet for hex_ in hexes_of(side))),
                path=("sides", index, "sides", line.sides.index(wet[0])),
                # Along a coast the land may have been flooded by mistake, and the river be right.
                fixes=(
                    Fix(
                        say("Remove the river from {names}", names=names),
                        taken,
                        safe=is_out,
                        choice=not is_out,
                    ),
                )
                if is_whole
                else (),
            )


class RiverEndsInland(Check):
    """A river, or a group of joined rivers, starts and stops inland.

    Why it matters: a river should reach water, another river or the edge of the map. This one is
    unfinished, and players will argue about the side where it stops.

    Example: `{kind: river, name: Tywi, sides: [E16.SE, F15.E, G16.NE]}`, which stops ten hexes from the
    sea; or a river that flows through a lake and stops behind it.

    To fix it, extend it to the sea, a lake, another river or the edge of the map.
    """

    code, name, severity = "S104", "river-ends-inland", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each system of rivers with more dry ends than one, and no other (6.A3)."""
        for system in systems_of(board):
            # Of a river that is no more than a loop S102 says.
            if system.flows_out or len(system.dry) < 2 or all(_loops(line) for _, line in system.lines):
                continue
            hexes = tuple(dict.fromkeys(_last_hex(board, system, end) for end in system.dry))
            labels = listed([board.sheet.label(hex_) for hex_ in hexes])
            yield self.finding(
                _dry_at_both_ends([line.name for _, line in system.lines], labels),
                subject=",".join(line.name for _, line in system.lines if line.name) or labels,
                hexes=hexes,
                path=("sides", system.lines[0][0], "sides"),
            )


def _dry_at_both_ends(names: Sequence[str], labels: Phrase) -> Phrase:
    """Say where the rivers of a system end in dry land; those without a name share a sentence."""
    known = [name for name in names if name.strip()]
    if len(names) == 1 or (known and len(set(names)) == 1):
        line = known_as(names[0])
        return say(
            "The river {line} starts and stops inland ({labels}). Extend it to the sea, a lake "
            "or another river.",
            line=line,
            labels=labels,
        )
    if not known:
        return say(
            "Rivers without a name start and stop inland ({labels}). Extend them to the sea, a "
            "lake or another river.",
            labels=labels,
        )
    unknown = len(names) - len(known)
    others = [count_of(unknown, "one without a name", "others without a name")] if unknown else []
    return say(
        "The rivers {names} start and stop inland ({labels}). Extend one to the sea, a "
        "lake or another river.",
        names=listed([*dict.fromkeys(known), *others]),
        labels=labels,
    )


class RiverShortOfWater(Check):
    """A long river from the edge of the map stops a few hexes short of water.

    Why it matters: if its mouth was erased by mistake, players need no bridge where they expect one, and
    the print looks unfinished.

    Example: the Severn, drawn from the northern edge, with its last eight sides before the sea erased.

    To fix it, extend it to the water. Waive this if the river starts there and flows off the map.
    """

    code, name, severity = "S112", "river-short-of-water", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each dry end near water of long rivers that go to no water (6.A3)."""
        for system in systems_of(board):
            sides = {side for _, line in system.lines for side in line.sides}
            if not system.flows_out or len(sides) < _LONG or any(_at_water(board, e) for e in ends_of(sides)):
                continue
            for end in system.dry:
                far = _from_water(board, end)
                index, line = next(
                    each for each in system.lines if any(end in corners_of(side) for side in each[1].sides)
                )
                if far <= _SHORT:
                    last = _last_hex(board, system, end)
                    label = board.sheet.label(last)
                    yield self.finding(
                        say(
                            "The river {line} stops at {label}, {n} short of water.",
                            line=known_as(line.name),
                            label=label,
                            n=count_of(far, "{n} hex", "{n} hexes"),
                        ),
                        subject=label,
                        hexes=(last,),
                        path=("sides", index, "sides"),
                        fixes=tuple(_drawn_on(board, line, end)),
                    )


class TownBehindARiver(Check):
    """Every way into a town crosses a river.

    Why it matters: every railway to the town must bridge the river. Players will ask whether the river is
    on the right side of the town.

    Example: a town on a headland with the river along its only land side, or a stream drawn around all six
    sides of a town.

    To fix it, draw the river along one side of the town only, or open another side.
    """

    code, name, severity = "S105", "town-behind-a-river", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each town with keys whose open sides all carry a river (6.A3)."""
        for index, town in enumerate(board.towns):
            if not town.keys or board.terrain_at(town.hex) in CLOSED:
                continue
            ways = _open_sides(board, town.hex)
            if ways and all(way in board.rivers for way in ways):
                side = listed([board.sheet.side_name(way) for way in ways])
                erased = _drawn_around(board, ways)
                named = listed([board.sheet.side_name(way) for way in erased])
                yield self.finding(
                    say(
                        "{town} can only be entered by {side}, across a river."
                        if len(ways) == 1
                        else "A river runs along every way into {town}: {side}.",
                        town=town.name or say("The town"),
                        side=side,
                    ),
                    subject=board.sheet.label(town.hex),
                    hexes=on_sheet(board, (town.hex,)),
                    path=("towns", index, "hex"),
                    fixes=(
                        Fix(
                            say("Erase the river on {side}", side=named),
                            EraseSides(erased, "river"),
                            safe=False,
                        ),
                    ),
                )


def _drawn_around(board: Board, ways: list[Side]) -> tuple[Side, ...]:
    """Return the sides around a town of the river that goes round it most: the others only pass by."""
    rivers = [line for line in board.lines if line.kind == "river" and not set(line.sides).isdisjoint(ways)]
    round_it = max(rivers, key=lambda line: len(set(line.sides) & set(ways)) / len(line.sides))
    return tuple(way for way in ways if way in round_it.sides)


def _loops(line: SideLine) -> tuple[Hex, ...]:
    """Return the hexes that a river runs around, or nearly so."""
    beside = Counter(hex_ for side in line.sides for hex_ in hexes_of(side))
    return tuple(hex_ for hex_, times in beside.items() if times >= _ROUND) or ringed(line.sides)


def _is_uncrossed(board: Board, side: Side) -> bool:
    """Return whether water or the map's edge lies next to a side of the sheet."""
    return board.sheet.has_side(side) and any(board.terrain_at(hex_) in CLOSED for hex_ in hexes_of(side))


def _is_broken(board: Board, index: int, left: tuple[Side, ...]) -> bool:
    """Return whether what is left of a river lies in pieces."""
    return bool(left) and len(pieces_of(board, board.lines[index])) > 1


def _without_spurs(board: Board, line: SideLine, forks: list[Corner]) -> Iterator[Fix]:
    """Yield for each spur of one side at a fork the fix that erases it, a spur in dry land first.

    The side by which the river reaches water or the rim is its mouth, and none too many.
    """
    ends = line.ends
    spurs = [
        side
        for fork in forks
        for side in sides_at(fork)
        if side in line.sides and not ends.isdisjoint(corners_of(side))
    ]
    for side in sorted(spurs, key=lambda side: any(is_wet(board, end) for end in ends & {*corners_of(side)})):
        left = ordered(each for each in line.sides if each != side)
        mend = ReplaceLine(line, replace(line, sides=left), "Shorten river")
        yield Fix(
            say("Remove the river from {side_name}", side_name=board.sheet.side_name(side)), mend, safe=False
        )


def _at_water(board: Board, corner: Corner) -> bool:
    """Return whether a corner lies at the sea or at a lake."""
    return any(board.terrain_at(hex_) in WATER for hex_ in hexes_at(corner))


def _drawn_on(board: Board, line: SideLine, end: Corner) -> Iterator[Fix]:
    """Yield the fix that draws a river on from an end to the nearest water, by the fewest sides on land."""
    queue: deque[tuple[Corner, tuple[Side, ...]]] = deque([(end, ())])
    seen = {corner for side in line.sides for corner in corners_of(side)} | {end}
    while queue:
        corner, way = queue.popleft()
        if way and _at_water(board, corner):
            yield run_along(board, line, way, "Extend river")
            return
        for side in sides_at(corner) if len(way) < 3 * _SHORT else ():
            ahead = next(other for other in corners_of(side) if other != corner)
            dry = all(board.terrain_at(hex_) not in CLOSED for hex_ in hexes_of(side))
            if dry and ahead not in seen:
                seen.add(ahead)
                queue.append((ahead, (*way, side)))


def _from_water(board: Board, corner: Corner) -> int:
    """Return how many hexes water is away from a corner, one more than counts where it is far."""
    near = (
        distance(beside, hex_)
        for beside in hexes_at(corner)
        for hex_ in disc(beside, _SHORT)
        if board.terrain_at(hex_) in WATER
    )
    return min(near, default=_SHORT + 1)


def _last_hex(board: Board, system: RiverSystem, end: Corner) -> Hex:
    """Return a hex on the sheet next to the side of a river that has an end."""
    sides = (side for _, line in system.lines for side in line.sides)
    last = next(side for side in sides if end in corners_of(side))
    return next(hex_ for hex_ in hexes_of(last) if hex_ in board.sheet)


def _open_sides(board: Board, hex_: Hex) -> list[Side]:
    """Return the sides by which an ordinary link may enter a hex."""
    beside = zip(sides_of(hex_), neighbours(hex_), strict=True)
    return [side for side, near in beside if is_open(board, (hex_, near))]


RIVER_CHECKS: tuple[Check, ...] = (
    RiverDoublesBack(),
    RiverInWater(),
    RiverEndsInland(),
    RiverShortOfWater(),
    TownBehindARiver(),
)
