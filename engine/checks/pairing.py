"""What brings small towns that lost their partners together again: towns exchange keys."""

from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Town
from engine.diagnostics.findings import Fix
from engine.edits.protocol import Several
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import distance
from engine.sayings import say


def paired_again(board: Board, key: str, towns: list[Town]) -> Iterator[Fix]:
    """Yield the fix by which two small towns share a doubled key, and its large owners get theirs (6.A4)."""
    if len(towns) != 2 or towns[0] == towns[1]:
        return
    large = [town for town in towns if not town.small]
    staying = [town for town in towns if town.small]
    single = [town for town in board.towns if _is_single(board, town) and town not in towns]
    if not large or len(single) < len(large):
        return
    if not staying:
        staying = [min(single, key=lambda town: distance(town.hex, large[0].hex))]
    others = (town for town in single if town not in staying)
    coming = [*staying, *sorted(others, key=lambda town: distance(town.hex, staying[0].hex))[:1]]
    pairs = list(zip(large, [town for town in coming if town not in towns], strict=True))
    title = say(
        "Let {one} and {other} share {key} as small towns", one=coming[0].name, other=coming[1].name, key=key
    )
    edits = tuple(edit for each, small in pairs for edit in _exchange(each, key, small))
    yield Fix(title, Several("Exchange keys", edits), safe=False)


def _is_single(board: Board, town: Town) -> bool:
    """Tell whether a town is small and has keys, without another small town to share one."""
    if not town.small or not town.keys:
        return False
    others = (each for each in board.towns if each.small and each != town)
    return all(set(town.keys).isdisjoint(each.keys) for each in others)


def _exchange(large: Town, key: str, small: Town) -> Iterator[ChangeTown]:
    """Yield the edits by which a town gives one key away for all keys of a small one."""
    keys = tuple(sorted({*large.keys, *small.keys} - {key}, key=key_order))
    yield ChangeTown(large, replace(large, keys=keys), "Change key")
    yield ChangeTown(small, replace(small, keys=(key,)), "Change key")
