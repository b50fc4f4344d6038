"""What brings small towns together again that lost their partners or lie far apart: they exchange keys."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Town
from engine.diagnostics.findings import Fix
from engine.edits.protocol import Several
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import distance
from engine.messages import say


def paired_again(board: Board, key: str, towns: list[Town]) -> Iterator[Fix]:
    """Yield the fix by which two small towns share a doubled key, and its large owners get theirs (6.A4)."""
    if len(towns) != 2 or towns[0] == towns[1]:
        return
    large = [town for town in towns if not town.small]
    staying = [town for town in towns if town.small]
    single = [town for town in board.towns if _is_single(board, town) and town not in towns]
    if not large or len({*single, *staying}) < 2 or len(single) < len(large):
        return
    if not staying:
        staying = [min(single, key=lambda town: distance(town.hex, large[0].hex))]
    partners = _partners(list(dict.fromkeys((*staying, *single))))
    others = [town for town in single if town not in staying]
    nearest = min(others, key=lambda town: distance(town.hex, staying[0].hex))
    coming = [staying[0], partners.get(staying[0], nearest)]
    pairs = list(zip(large, [town for town in coming if town not in towns], strict=True))
    title = say(
        "Make {one} and {other} small towns that share {key}",
        one=coming[0].name,
        other=coming[1].name,
        key=key,
    )
    edits = tuple(edit for each, small in pairs for edit in _exchange(each, key, small))
    yield Fix(title, Several("Swap keys", edits), safe=False)


def _is_single(board: Board, town: Town) -> bool:
    """Return whether a town is small and has keys, without another small town to share one."""
    if not town.small or not town.keys:
        return False
    others = (each for each in board.towns if each.small and each != town)
    return all(set(town.keys).isdisjoint(each.keys) for each in others)


def _exchange(large: Town, key: str, small: Town) -> Iterator[ChangeTown]:
    """Yield the edits by which a town gives one key away for all keys of a small one."""
    keys = tuple(sorted({*large.keys, *small.keys} - {key}, key=key_order))
    yield ChangeTown(large, replace(large, keys=keys), "Change key")
    yield ChangeTown(small, replace(small, keys=(key,)), "Change key")


def paired_nearer(board: Board, one: Town) -> Iterator[Fix]:
    """Yield the fix by which pairs of small towns change partners, if a town's own is then another (6.A4).

    Changed are only pairs whose key is the one key of both, so that no key is lost.
    """
    now = {town: other for pair in _pairs(board) for town, other in (pair, pair[::-1])}
    partners = _partners(list(now))
    if one not in now or partners[one] == now[one]:
        return
    left = [town.keys for town in now if partners[town] != now[town]]
    edits, told = [], []
    for town, other in partners.items():
        if other == now[town] or board.towns.index(town) > board.towns.index(other):
            continue
        keys = next((each for each in (town.keys, other.keys) if each in left), left[0])
        left = [each for each in left if each != keys]
        told.append(say("{one} and {other}", one=town.name, other=other.name))
        edits += [
            ChangeTown(each, replace(each, keys=keys), "Change key")
            for each in (town, other)
            if each.keys != keys
        ]
    title = say("Pair the small towns again: {pairs}", pairs=tuple(told))
    yield Fix(title, Several("Swap keys", tuple(edits)), safe=False)


def _pairs(board: Board) -> Iterator[tuple[Town, Town]]:
    """Yield every two small towns that have one key each, the same, which no other town has."""
    owners: dict[str, list[Town]] = {}
    for town in board.towns:
        for key in town.keys:
            owners.setdefault(key, []).append(town)
    for key, towns in owners.items():
        if len(towns) == 2 and all(town.small and town.keys == (key,) for town in towns):
            yield towns[0], towns[1]


def _partners(towns: list[Town]) -> dict[Town, Town]:
    """Return towns in pairs whose distances, added up, are little; of an odd number one is left out.

    The nearest two are a pair, then the nearest two of the rest; then pairs change partners as long as any
    two are nearer so.
    """

    def apart(pair: tuple[Town, Town]) -> int:
        return distance(pair[0].hex, pair[1].hex)

    pairs: list[tuple[Town, Town]] = []
    for pair in sorted(combinations(towns, 2), key=apart):
        if all(set(pair).isdisjoint(other) for other in pairs):
            pairs.append(pair)
    changed = True
    while changed:
        changed = False
        for here, there in combinations(range(len(pairs)), 2):
            (one, other), (third, fourth) = pairs[here], pairs[there]
            ways = (
                (pairs[here], pairs[there]),
                ((one, third), (other, fourth)),
                ((one, fourth), (other, third)),
            )
            best = min(ways, key=lambda way: apart(way[0]) + apart(way[1]))
            changed |= best is not ways[0]
            pairs[here], pairs[there] = best
    return {town: other for one, two in pairs for town, other in ((one, two), (two, one))}
