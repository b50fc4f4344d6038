"""Family K, the part that concerns sectors: 11 to 16 are sector 1, which should be one part of the map."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Town
from engine.checks.check import Check
from engine.checks.draws.sectors import Sectors, sectors_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.keys import SwapKeys


class SectorScattered(Check):
    """The towns of a sector are strewn over the map.

    Why it matters: the tens digit tells players at a glance in which part of the map a town lies, and
    the race tables of postal games pair the sectors so that every race leads across the map. Where
    a sector is no region both are lost.

    Example: 21 in Devon, 22 in Kent, 23 in Durham.

    To mend it, give the towns of one region the keys of one tens: 11 to 16 in the west, 21 to 26
    beside them, and so on. Boards Platelayer comes with keep the mean distance within a sector below
    half of that to other sectors' towns; more than three quarters is reported. Waive it if your
    keys are strewn on purpose.
    """

    code, name, severity = "K106", "sector-scattered", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each sector about as far from itself as from the others (6.B1a)."""
        sectors = sectors_of(board)
        if sectors is None:
            return
        for sector in sectors.scattered:
            within, without = sectors.within(sector), sectors.without(sector)
            owners = [town for town in board.towns if any(key[:1] == sector for key in _tens(town))]
            yield self.finding(
                f"The towns of sector {sector} lie {within:.1f} hexes apart on average, and only "
                f"{without:.1f} from those of other sectors.",
                subject=sector,
                hexes=tuple(dict.fromkeys(town.hex for town in owners)),
                path=("towns", board.towns.index(owners[0]), "keys"),
            )


class KeyOutlying(Check):
    """A key lies far from the others of its sector, in the midst of another.

    Why it matters: players look for a town where its tens digit says it is. It is often a slip: two
    digits exchanged, or a town that was given the key of its neighbour.

    Example: Bath with the key 13 where 11 to 16 are in Pembrokeshire, and Pembroke Dock with 63.

    To mend it, swap the two keys; where a swap brings both nearer to their sectors, it is offered.
    """

    code, name, severity = "K107", "key-outlying", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each outlying key, with the swap that mends it (6.B1a)."""
        sectors = sectors_of(board)
        if sectors is None:
            return
        hexes = dict(sectors.hexes)
        for key in sectors.outlying:
            index = next(index for index, town in enumerate(board.towns) if key in town.keys)
            nearest = sectors.nearest(key)
            yield self.finding(
                f"Key {key}, {_owners(board, key)}, lies some {sectors.to_sector(key, key[0]):.0f} hexes "
                f"from the others of sector {key[0]}, and {sectors.to_sector(key, nearest):.0f} from those "
                f"of sector {nearest}.",
                subject=key,
                hexes=tuple(dict.fromkeys(hexes[key])),
                path=("towns", index, "keys"),
                fixes=tuple(_swap(board, sectors, key)),
            )


def _swap(board: Board, sectors: Sectors, key: str) -> Iterator[Fix]:
    """Yield the swap after which a key and the other lie nearest to their sectors, if it mends the key."""

    def gain(other: str) -> float:
        before = sectors.to_sector(key, key[0]) + sectors.to_sector(other, other[0])
        after = sectors.to_sector(key, other[0], other) + sectors.to_sector(other, key[0], key)
        return before - after

    other = max((each for each, _ in sectors.hexes if each[0] != key[0]), key=gain)
    if gain(other) > 0 and not sectors.outlying_after(key, other):
        title = f"Swap {key}, {_owners(board, key)}, and {other}, {_owners(board, other)}"
        yield Fix(title, SwapKeys(((key, other),)), safe=False)


def _owners(board: Board, key: str) -> str:
    """Return the names of the towns with a key."""
    names = (town.name or "a town without a name" for town in board.towns if key in town.keys)
    return " or ".join(dict.fromkeys(names))


def _tens(town: Town) -> list[str]:
    """Return the keys of a town that belong to sectors, in order."""
    return sorted((key for key in town.keys if len(key) == 2 and key.isdigit()), key=key_order)


SECTOR_CHECKS: tuple[Check, ...] = (SectorScattered(), KeyOutlying())
