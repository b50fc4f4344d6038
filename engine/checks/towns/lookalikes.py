"""Families T and S, what looks like another thing than it is: names, lakes and closed sides."""

from collections.abc import Iterator
from itertools import combinations

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.terrain import LAKE, OFF, SEA
from engine.checks.frame.check import Check
from engine.checks.frame.misspelling import is_one_spelling, is_slip
from engine.checks.reach.connected_hexes import hexes_where, regions, size_of
from engine.checks.sides.river_systems import closed_courses
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.lines import ReplaceLine
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sides import hexes_of
from engine.messages import Saying, say
from engine.text.names import folded

_LONG = 6
"""Letters of a word from which on two names a slip apart are hardly two places."""
_PUDDLE = 3
"""Hexes of sea in a lake that are few enough to be a slip."""
_WIDE = 20
"""Hexes of a lake at the rim that is rather a sea."""


class TownNameAlike(Check):
    """Two towns have names that differ by a typing mistake.

    Why it matters: either one place was entered twice, once misspelt, or players will confuse the two
    names.

    Example: Newport on R25 and Newprot on K31.

    To fix it, remove the duplicate, correct its name, or keep both if they are two places. Words of six or
    more letters with the same first letter are compared; hyphens, spaces and accents are ignored.
    """

    code, name, severity = "T116", "town-name-alike", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each pair of towns with names a slip apart."""
        named = [(index, town) for index, town in enumerate(board.towns) if town.hex in board.sheet]
        for (_, earlier), (index, town) in combinations(named, 2):
            if _are_alike(earlier.name, town.name):
                yield self.finding(
                    say(
                        "{one} ({hex}) and {other} ({label}) look like two spellings of one name. Perhaps "
                        "they are one town.",
                        one=earlier.name.strip(),
                        hex=board.sheet.label(earlier.hex),
                        other=town.name.strip(),
                        label=board.sheet.label(town.hex),
                    ),
                    subject=f"{earlier.name.strip()},{town.name.strip()}",
                    hexes=(earlier.hex, town.hex),
                    path=("towns", index, "name"),
                )


def _are_alike(name: str, another: str) -> bool:
    """Return whether two names are one spelt otherwise, or differ by one long word each, and that by a slip.

    Short words and figures are put to names to tell towns apart.
    """
    if is_one_spelling(name, another):
        return True
    words, others = folded(name).split(), folded(another).split()
    if len(words) != len(others):
        return False
    unlike = [pair for pair in zip(words, others, strict=True) if pair[0] != pair[1]]
    if len(unlike) != 1 or min(map(len, unlike[0])) < _LONG or not "".join(unlike[0]).isalpha():
        return False
    one, other = unlike[0]
    return one[0] == other[0] and is_slip(one, other)


class LakeForSea(Check):
    """A lake is open to the sea, or is large and runs off the map.

    Why it matters: a lake has no coast line and no ports. Usually it is sea painted with the wrong terrain.

    Example: a bay of `=` with `~` beyond it, or all the water along the map's edge painted `=`.

    To fix it, paint it as sea, or separate it from the sea by land. A lake at the edge is reported only on
    a map without sea whose lakes have no ports. Waive this for a large lake cut by the map's edge.
    """

    code, name, severity = "T117", "lake-for-sea", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each lake of more than one hex next to sea, or wide and at the rim."""
        waters = hexes_where(board, lambda code: code == LAKE)
        # A map with sea, or with ships on its lakes, has lakes on purpose, whatever its edge cuts off.
        on_purpose = bool(hexes_where(board, lambda code: code == SEA)) or not _quays(board).isdisjoint(
            waters
        )
        for lake in regions(waters):
            around = {_ground(board, near) for hex_ in lake for near in neighbours(hex_)}
            # Of a single hex in the sea T111 says.
            at_sea = SEA in around and (len(lake) > 1 or OFF in around) and not _is_around_sea(board, lake)
            is_wide = len(lake) >= _WIDE and OFF in around and not on_purpose
            if not at_sea and not is_wide:
                continue
            label = board.sheet.label(min(lake))
            yield self.finding(
                _open_water(label, size_of(lake), at_sea=at_sea),
                subject=label,
                hexes=lake,
                path=("terrain", "rows", board.sheet.place_of(min(lake))[1]),
                fixes=(Fix("Paint it as sea", PaintTerrain(lake, SEA), safe=False),),
            )


def _is_around_sea(board: Board, lake: tuple[Hex, ...]) -> bool:
    """Return whether the sea next to a lake is a few hexes inside it: of these T110 says."""
    water = set(lake)
    inside = {near for hex_ in lake for near in neighbours(hex_) if _ground(board, near) == SEA}
    return len(inside) <= _PUDDLE and all(
        near in water or near in inside for hex_ in inside for near in neighbours(hex_)
    )


def _quays(board: Board) -> set[Hex]:
    """Return the hexes next to ports."""
    return {near for town in board.towns if town.port for near in neighbours(town.hex)}


def _ground(board: Board, hex_: Hex) -> int:
    return board.terrain_at(hex_) if hex_ in board.sheet else OFF


def _open_water(label: str, size: Saying, *, at_sea: bool) -> Saying:
    """Return why a lake is rather sea."""
    return say(
        "The lake at {label} ({size}) is open to the sea. Perhaps it should be sea."
        if at_sea
        else "The lake at {label} ({size}) runs off the map. Perhaps it should be sea.",
        label=label,
        size=size,
    )


class RiverClosed(Check):
    """Closed sides continue where a river ends, as if they were the river.

    Why it matters: a river can be bridged for a price, a closed side cannot. The wrong kind of line cuts
    the land in two.

    Example: a river of eight sides, and from its end a line of `closed` on to the sea.

    To fix it, convert the closed sides to a river, or start the gorge away from the river's end.
    """

    code, name, severity = "S109", "river-closed", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each line of closed sides that runs on from a river's end (6.A3)."""
        for index, line, found in closed_courses(board):
            first = board.sheet.side_name(line.sides[0])
            river = found.name or say("without a name")
            meant = SideLine("river", line.name or found.name, line.sides, found.cost)
            yield self.finding(
                say(
                    "The closed sides from {side} continue the river {river}. Perhaps they should be river.",
                    side=first,
                    river=river,
                ),
                subject=line.name or first,
                hexes=tuple(dict.fromkeys(h for s in line.sides for h in hexes_of(s) if h in board.sheet)),
                path=("sides", index, "kind"),
                fixes=(Fix("Convert them to a river", ReplaceLine(line, meant, "Make river"), safe=False),),
            )


LIKENESS_CHECKS: tuple[Check, ...] = (TownNameAlike(), LakeForSea(), RiverClosed())
