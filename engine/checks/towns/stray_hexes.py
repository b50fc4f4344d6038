"""Family T, the part that concerns slips of the brush: few hexes unlike all the ground around them."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.board.document import Board
from engine.board.terrain import CLOSED, FIRST_OWN, LAKE, NAMES, OFF, OPEN, SEA, WATER
from engine.checks.frame.check import Check
from engine.checks.reach.connected_hexes import hexes_where, regions
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, neighbours
from engine.messages import Phrase, Saying, listed, say

_PUDDLE = 3
"""Hexes of sea inside land, or of a hole in the map, that are few enough to be a slip."""
_SPECK = 3
"""Hexes of a ground that are few enough to be a slip where there is no more of it."""
_LEAST_LAND = 3
"""Land around a hex at the coast that shows what ground it lies in; a cape may be of its own."""
_SELDOM = 20
"""Where at most one in this many hexes of a ground is isolated, each isolated one is odd."""


class LoneWater(Check):
    """A few hexes of sea are inside land or a lake, a single lake hex is in the sea, or the map has a hole.

    Why it matters: usually it is a painting mistake. A hole in the map looks like a misprint, and an inland
    sea hex looks like a harbour; both are closed to track.

    Example: one `~` in the middle of a plain, or two or three together, or one `=` out at sea.

    To fix it, paint it like the hexes around it; a lake is `=`, even if it is a single hex.
    """

    code, name, severity = "T110", "lone-water", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such hex, or few that hang together, with none of their like around."""
        used = _used(board)
        for code, most in ((SEA, _PUDDLE), (LAKE, 1), (OFF, _PUDDLE)):
            for piece in _pieces(board, code, most):
                around = _around(board, piece)
                amid_lake = code == SEA and set(around) == {LAKE}
                # Nothing that is on the board can lie in a hole of it, and ferries sail over either water.
                if None in around or not (code == OFF or amid_lake or used.isdisjoint(piece)):
                    continue
                at_sea = code == LAKE and set(around) == {SEA}
                amid_land = code == SEA and CLOSED.isdisjoint(around)
                if at_sea or amid_land or amid_lake or code == OFF:
                    labels = [board.sheet.label(hex_) for hex_ in piece]
                    in_lake = say("The lake around {hexes} has sea there.", hexes=listed(labels))
                    yield self.finding(
                        in_lake if amid_lake else _alone(labels, code, at_sea=at_sea),
                        subject=labels[0],
                        hexes=piece,
                        path=("terrain", "rows", board.sheet.place_of(piece[0])[1]),
                        fixes=(_painted(board, piece),),
                    )


class LoneGround(Check):
    """A single hex, or the only few hexes of a terrain, differ from all the land around them.

    Why it matters: it is often a painting mistake, and makes building there too expensive or too cheap.

    Example: one hex of marsh in the middle of a plain, or one of open land among hills; or two of marsh in
    the hills of a map that has no other.

    To fix it, paint it like the hexes around it, or leave it if it is intended. Hexes with a town, ferry or
    crossing, at the edge of the map or on a cape are not reported; nor is terrain that mostly occurs as
    single hexes. Where two kinds of terrain meet, a hex is reported only if its kind is hardly ever alone.
    """

    code, name, severity = "T111", "lone-ground", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such hex."""
        used = _used(board)
        for code in sorted(set(board.terrain.ravel().tolist()) - CLOSED):
            alike = hexes_where(board, code.__eq__)
            is_only = len(alike) == 1
            around = {
                hex_: _land_around(board, hex_, is_only=is_only) for hex_ in _without_like(board, alike)
            }
            lone = {hex_: land for hex_, land in around.items() if land}
            is_one = 1 < len(alike) <= _SPECK and len(regions(alike)) == 1
            if is_one and used.isdisjoint(alike) and {None, OPEN}.isdisjoint(_around(board, tuple(alike))):
                yield self._speck(board, tuple(alike))
                continue
            custom = len(lone) > 1 and 2 * len(lone) > len(regions(alike))
            seldom = _SELDOM * len(lone) <= len(alike) or len(alike) == 1
            for hex_, land in lone.items():
                if hex_ not in used and not custom and (len(land) == 1 or seldom):
                    yield self._finding(board, hex_, land)

    def _speck(self, board: Board, piece: tuple[Hex, ...]) -> Finding:
        """Return the finding on few hexes that are all there is of a terrain."""
        labels = [board.sheet.label(hex_) for hex_ in piece]
        return self.finding(
            say(
                "{labels} are all the {terrain} on the map.",
                labels=listed(labels),
                terrain=_ground(board, board.terrain_at(piece[0])),
            ),
            subject=labels[0],
            hexes=piece,
            path=("terrain", "rows", board.sheet.place_of(piece[0])[1]),
            fixes=(_painted(board, piece),),
        )

    def _finding(self, board: Board, hex_: Hex, land: list[int]) -> Finding:
        """Return the finding on a hex, around which land of some kinds lies."""
        label = board.sheet.label(hex_)
        named = [_ground(board, code) for code in (board.terrain_at(hex_), *land)]
        one: Phrase = "{hex} is a single hex of {terrain}; all land around it is {around}."
        two: Phrase = "{hex} is a single hex of {terrain}, surrounded by {around}."
        return self.finding(
            say(one if len(land) == 1 else two, hex=label, terrain=named[0], around=tuple(named[1:])),
            subject=label,
            hexes=(hex_,),
            path=("terrain", "rows", board.sheet.place_of(hex_)[1]),
            fixes=(_painted(board, (hex_,)),),
        )


def _ground(board: Board, code: int) -> Phrase:
    """Return what a ground is called in a sentence."""
    if code == OPEN:
        return say("open land")
    return board.kinds[code - FIRST_OWN].name if code >= FIRST_OWN else say(NAMES[code])


def _pieces(board: Board, code: int, most: int) -> Iterator[tuple[Hex, ...]]:
    """Yield the pieces of a terrain of no more hexes than ``most``, each with its hexes in order."""
    alike = set(hexes_where(board, code.__eq__))
    # In a small piece none has many of its like around it: of the open sea hardly a hex is left so.
    thin = [hex_ for hex_ in alike if sum(near in alike for near in neighbours(hex_)) < most]
    for piece in regions(thin):
        beside = {near for hex_ in piece for near in neighbours(hex_)}
        if len(piece) <= most and alike.isdisjoint(beside.difference(piece)):
            yield tuple(sorted(piece, key=board.sheet.rank))


def _without_like(board: Board, alike: list[Hex]) -> list[Hex]:
    """Return the hexes of one terrain that have none of it next to them."""
    return [
        hex_
        for hex_ in alike
        if not any(board.terrain_at(near) == board.terrain_at(hex_) for near in neighbours(hex_))
    ]


def _land_around(board: Board, hex_: Hex, *, is_only: bool) -> list[int]:
    """Return the kinds of land around a hex; none on a cape, nor at the rim of the map."""
    around = _around(board, (hex_,))
    land = [each for each in around if each not in WATER]
    if is_only and OPEN not in around:
        # A ground that is nowhere else on the map, among hills, is no part of more beyond the rim.
        land = [each for each in land if each is not None]
    if None in land or OFF in land or len(land) < _LEAST_LAND:
        return []
    return sorted({each for each in land if each is not None})


def _around(board: Board, piece: tuple[Hex, ...]) -> list[int | None]:
    """Return the terrain of the hexes around a piece, None for each beyond the sheet."""
    beside = dict.fromkeys(near for hex_ in piece for near in neighbours(hex_) if near not in piece)
    return [board.terrain_at(near) if near in board.sheet else None for near in beside]


def _painted(board: Board, piece: tuple[Hex, ...]) -> Fix:
    """Return the fix that paints a piece like most of the hexes around it, of land like most of the land."""
    around = [code for code in _around(board, piece) if code is not None]
    land = [code for code in around if code not in CLOSED]
    usual = Counter(land if board.terrain_at(piece[0]) not in CLOSED else around).most_common(1)[0][0]
    labels = listed([board.sheet.label(hex_) for hex_ in piece])
    told = say("Paint {label} like the hexes around it", label=labels)
    if len(piece) > 1:
        told = say("Paint {labels} like the hexes around them", labels=labels)
    return Fix(told, PaintTerrain(piece, usual), safe=False)


def _used(board: Board) -> set[Hex]:
    """Return the hexes with a town, a ferry or crossing over them, or a named water: no slips."""
    courses = [ferry.course for ferry in board.ferries] + [rule.course for rule in board.crossings]
    named = [_of_its_kind(board, water.hexes) for water in board.waters if water.name.strip()]
    return {*board.towns_by_hex, *(hex_ for hexes in (*courses, *named) for hex_ in hexes)}


def _of_its_kind(board: Board, hexes: Sequence[Hex]) -> tuple[Hex, ...]:
    """Return the hexes of a water that have the terrain which most of it has: a lake in a sea is odd."""
    codes = {hex_: board.terrain_at(hex_) for hex_ in hexes if hex_ in board.sheet}
    usual = Counter(codes.values()).most_common(1)
    return tuple(hex_ for hex_, code in codes.items() if code == usual[0][0])


def _alone(labels: list[str], code: int, *, at_sea: bool) -> Saying:
    """Return what is odd about a hex, or a few, that nothing around them is like."""
    if len(labels) > 1:
        return say(
            "{hexes} are a hole in the map." if code == OFF else "{hexes} are sea surrounded by land.",
            hexes=listed(labels),
        )
    if code == OFF:
        return say("{hex} is a hole in the map.", hex=labels[0])
    return say(
        "{hex} is a single hex of {terrain} surrounded by sea."
        if at_sea
        else "{hex} is a single hex of {terrain} surrounded by land.",
        hex=labels[0],
        terrain=say(NAMES[code]),
    )


SPECK_CHECKS: tuple[Check, ...] = (LoneWater(), LoneGround())
