"""Which town had the name that is missing: one without, or one of two alike, typed over with the other's."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Town
from engine.checks.frame.name_suggestions import meant_by
from engine.diagnostics.findings import Fix
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import distance
from engine.messages import say
from engine.text.names import folded, is_same


def called_back(board: Board, missing: str = "") -> Iterator[Fix]:
    """Yield the fix that gives the missing name back to a town without one, or to one of two alike.

    There is none unless one town alone has no name, or two alone have one, and ferries and specials call for
    one name alone that no town bears nor is like; it is the name ``missing`` if that is told.
    """
    nameless = [town for town in board.towns if not town.name.strip() and town.hex in board.sheet]
    twins, names = _twins(board), _names_missing(board)
    if len(nameless) + len(twins) // 2 != 1 or len(twins) > 2 or len(names) != 1:
        return
    if missing not in {"", *names}:
        return
    (name,) = names
    if meant_by(name, board.towns_by_name):
        return
    town = min(
        nameless or twins, key=lambda town: (_out_of_the_way(board, town, name), -board.towns.index(town))
    )
    renamed = ChangeTown(town, replace(town, name=name), "Rename town")
    title = say(
        "Rename {town} ({label}) to {name}",
        town=town.name.strip() or say("the town"),
        label=board.sheet.label(town.hex),
        name=name,
    )
    yield Fix(title, renamed, safe=False)


def _twins(board: Board) -> list[Town]:
    """Return the towns on the sheet that have the name of another."""
    names = [folded(town.name) for town in board.towns]
    shared = (town for town, name in zip(board.towns, names, strict=True) if name and names.count(name) > 1)
    return [town for town in dict.fromkeys(shared) if town.hex in board.sheet]


def _names_missing(board: Board) -> set[str]:
    """Return the names that ferries and specials call for and no town bears."""
    called = {name for ferry in board.ferries for name in ferry.ports}
    called |= {name for special in board.specials for name in special.towns}
    return {name for name in called if name not in board.towns_by_name}


def _out_of_the_way(board: Board, town: Town, name: str) -> int:
    """Return how far a town lies from the courses and the other ports of the ferries that call for a name."""
    sailing = [ferry for ferry in board.ferries if any(is_same(name, port) for port in ferry.ports)]
    hexes = [hex_ for ferry in sailing for hex_ in ferry.course]
    hexes += [
        board.towns_by_name[port].hex for f in sailing for port in f.ports if port in board.towns_by_name
    ]
    return min((distance(town.hex, hex_) for hex_ in hexes), default=0)
