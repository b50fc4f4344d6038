"""Family T, the part that concerns the ground alone: slips of the brush, and land that is cut off."""

from collections import Counter
from collections.abc import Iterator

from engine.board.document import Board
from engine.board.terrain import CLOSED, FIRST_OWN, HILL, LAKE, NAMES, OFF, SEA, SWAMP, WATER
from engine.checks.check import Check
from engine.checks.reach import hexes_of_tracks
from engine.checks.regions import hexes_where, land_of, regions, size_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, disc, neighbours
from engine.sayings import Saying, say

_FAR_AND_WIDE = 5
"""Within so many hexes there is no other of a lone hex's ground."""
_ROCK = 3
"""Hexes of an island small enough to be a slip."""


class LoneWater(Check):
    """A single hex of sea lies amid land, of lake amid sea, or off the map amid the map.

    Why it matters: it is most often a slip of the brush. A hole off the map looks like a misprint on
    the sheet; sea without a coast is taken for a harbour; both close the hex to track.

    Example: one `~` in the middle of a plain, or one `=` out at sea.

    To mend it, paint it like the hexes around it; a lake is `=`, also if it is of one hex.
    """

    code, name, severity = "T110", "lone-water", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such hex whose neighbours are all otherwise."""
        used = _used(board)
        for hex_ in hexes_where(board, lambda code: code in {SEA, LAKE, OFF}):
            code = board.terrain_at(hex_)
            # Nearly all of the sea is beside more of it: the first neighbour ends the question.
            if any(board.terrain_at(near) == code for near in neighbours(hex_)):
                continue
            around = _around(board, hex_)
            if len(around) < 6 or hex_ in used:
                continue
            at_sea = code == LAKE and set(around) == {SEA}
            amid_land = code == SEA and CLOSED.isdisjoint(around)
            if at_sea or amid_land or (code == OFF and OFF not in around):
                label = board.sheet.label(hex_)
                usual = Counter(around).most_common(1)[0][0]
                paint = Fix(
                    say("Paint {label} like the hexes around it", label=label),
                    PaintTerrain((hex_,), usual),
                    safe=False,
                )
                yield self.finding(
                    _alone(label, code, at_sea=at_sea),
                    subject=label,
                    hexes=(hex_,),
                    path=("terrain", "rows", board.sheet.place_of(hex_)[1]),
                    fixes=(paint,),
                )


class LoneGround(Check):
    """A single hex of hills, of swamp or of a kind of the board's own has none of its like far and wide.

    Why it matters: it is often a slip of the brush, and costs whoever builds there.

    Example: one hex of marsh in the middle of a plain without any other.

    To mend it, paint it like the hexes around it, or leave it if it is meant.
    """

    code, name, severity = "T111", "lone-ground", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each such hex with none of its like within five hexes."""
        for hex_ in hexes_where(board, lambda code: code in {HILL, SWAMP} or code >= FIRST_OWN):
            code, around = board.terrain_at(hex_), _around(board, hex_)
            if len(set(around)) != 1 or code in around or hex_ in board.towns_by_hex:
                continue
            if any(board.terrain_at(near) == code for near in disc(hex_, _FAR_AND_WIDE) if near != hex_):
                continue
            label = board.sheet.label(hex_)
            kinds = {FIRST_OWN + number: kind.name for number, kind in enumerate(board.kinds)}
            paint = PaintTerrain((hex_,), around[0])
            yield self.finding(
                say(
                    "{label} is the only hex of {terrain} far and wide.",
                    label=label,
                    terrain=kinds[code] if code in kinds else say(NAMES[code]),
                ),
                subject=label,
                hexes=(hex_,),
                path=("terrain", "rows", board.sheet.place_of(hex_)[1]),
                fixes=(Fix(say("Paint {label} like the hexes around it", label=label), paint, safe=False),),
            )


class LandCutOff(Check):
    """Land lies where no railway can get to, and nothing stands on it.

    Why it matters: islands belong on a map, but players look for a way to every one. A single hex of
    land out at sea may also be a slip of the brush.

    Example: three hexes of land beyond a sound, without a town, a ferry or a crossing.

    To mend it, if it is not meant as scenery, paint it as water, or lead a ferry or a crossing to it.
    """

    code, name, severity = "T112", "land-cut-off", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each region no start can reach without a town or special (6.A2, 6.A3)."""
        reach = hexes_of_tracks(board)
        if not reach:
            return
        # Of towns and specials out of reach other checks tell.
        meant = {*board.towns_by_hex, *(hex_ for special in board.specials for hex_ in special.hexes)}
        for region in regions(land_of(board)):
            if not (reach.isdisjoint(region) and meant.isdisjoint(region)):
                continue
            label = board.sheet.label(min(region))
            around = Counter(code for hex_ in region for code in _around(board, hex_) if code in WATER)
            fixes = []
            if around and len(region) <= _ROCK:
                drown = PaintTerrain(region, around.most_common(1)[0][0])
                fixes.append(Fix(say("Make it {names}", names=NAMES[drown.code]), drown, safe=False))
            yield self.finding(
                say(
                    "No railway can get to the land at {label} ({size_of}).",
                    label=label,
                    size_of=size_of(region),
                ),
                subject=label,
                hexes=region,
                path=("terrain", "rows", board.sheet.place_of(min(region))[1]),
                fixes=tuple(fixes),
            )


def _used(board: Board) -> set[Hex]:
    """Return the hexes that a town stands on, or a ferry or crossing leads over: no slips of the brush."""
    courses = [ferry.course for ferry in board.ferries] + [rule.course for rule in board.crossings]
    return {*board.towns_by_hex, *(hex_ for course in courses for hex_ in course)}


def _alone(label: str, code: int, *, at_sea: bool) -> Saying:
    """Return what is odd about a hex that is the only one of its ground."""
    if code == OFF:
        return say("{hex} is a hole in the map.", hex=label)
    return say(
        "{hex} is a single hex of {terrain} amid the sea."
        if at_sea
        else "{hex} is a single hex of {terrain} amid land.",
        hex=label,
        terrain=say(NAMES[code]),
    )


def _around(board: Board, hex_: Hex) -> list[int]:
    """Return the terrain of the neighbours of a hex that lie on the sheet."""
    return [board.terrain_at(near) for near in neighbours(hex_) if near in board.sheet]


GROUND_CHECKS: tuple[Check, ...] = (LoneWater(), LoneGround(), LandCutOff())
