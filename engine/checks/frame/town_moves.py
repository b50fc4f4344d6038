"""Where towns are offered to go that stand wrong: ashore, to a hex of their own, or into another town."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Town
from engine.board.terrain import CLOSED
from engine.diagnostics.findings import Fix
from engine.edits.protocol import Several
from engine.edits.towns import ChangeTown, RemoveTown
from engine.hexes.lattice import Hex, disc, neighbours
from engine.messages import Phrase, say
from engine.text.names import folded

_FARTHEST = 9
"""How many hexes away land is looked for to move a town to."""


def nearest_land(board: Board, start: Hex) -> tuple[Hex, ...]:
    """Return the land next to a hex; where there is none, one hex of the nearest land around it."""
    beside = tuple(hex_ for hex_ in neighbours(start) if board.terrain_at(hex_) not in CLOSED)
    if beside:
        return beside
    around = (hex_ for radius in range(2, _FARTHEST) for hex_ in disc(start, radius))
    return tuple(islice((hex_ for hex_ in around if board.terrain_at(hex_) not in CLOSED), 1))


def moves_ashore(board: Board, town: Town) -> Iterator[Fix]:
    """Yield the fixes that move a town to the free land next to it, else to the nearest there is."""
    for hex_ in nearest_land(board, town.hex):
        if hex_ not in board.towns_by_hex:
            title = say(
                "Move {town} to {hex}", town=town.name or say("the town"), hex=board.sheet.label(hex_)
            )
            yield Fix(title, ChangeTown(town, replace(town, hex=hex_), "Move town"), safe=False)


def parted(board: Board, towns: Sequence[Town]) -> Iterator[Fix]:
    """Yield the fixes for two towns on one hex: to move the one less hangs on, or to join it to the other."""
    if len(towns) != 2:
        return
    less, more = sorted(towns, key=lambda town: (_named(board, town), town.start, town.port, len(town.keys)))
    free = (hex_ for hex_ in nearest_land(board, less.hex) if hex_ not in board.towns_by_hex)
    # Next to as few other towns as can be, so that it does not only come to be too near those.
    spot = min(
        free, key=lambda hex_: sum(near in board.towns_by_hex for near in neighbours(hex_)), default=None
    )
    if spot is not None:
        moved = ChangeTown(less, replace(less, hex=spot), "Move town")
        title = say("Move {town} to {hex}", town=_called(less), hex=board.sheet.label(spot))
        yield Fix(title, moved, safe=False)
    if more.name.strip() and not _named(board, less):
        keys = tuple(sorted({*more.keys, *less.keys}, key=key_order))
        flags = {name: getattr(more, name) or getattr(less, name) for name in ("port", "start")}
        joined = ChangeTown(more, replace(more, keys=keys, **flags), "Merge towns")
        title = say("Merge them into one town, {town}, with all keys", town=more.name)
        yield Fix(title, Several("Merge towns", (RemoveTown(less), joined)), safe=False)


def _named(board: Board, town: Town) -> int:
    """Return how often ferries, specials and rules name a town."""
    names = [name for ferry in board.ferries for name in ferry.ports]
    names += [name for special in board.specials for name in special.towns]
    names += [name for rule in board.special_rules for name in getattr(rule, "towns", ())]
    return list(map(folded, names)).count(folded(town.name))


def _called(town: Town) -> Phrase:
    """Return what a town is called where it may have no name."""
    return town.name or say("the town")
