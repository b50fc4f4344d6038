"""Family K, the part that concerns keys with two owners: which of them was meant to have another."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import TypeAlias

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Special, Town
from engine.checks.frame.check import Check
from engine.checks.frame.misspelling import is_slip
from engine.checks.frame.name_suggestions import unowned
from engine.checks.keys.small_town_pairs import paired_again
from engine.checks.keys.unknown_keys import (
    free_keys,
    free_specials,
    instead_of,
    keys_awaited,
    renamed_special,
    renumbered,
    without,
)
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.protocol import Several
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import distance
from engine.messages import Saying, listed, say

_FAR_PAIR = 9
"""Two small towns farther apart are no choice: so far apart none are made a pair."""

_Owners: TypeAlias = dict[str, list[tuple[Path, Town | Special]]]


class KeyDoubled(Check):
    """A key is assigned to two places.

    Why it matters: when the key is drawn, players cannot tell which town is meant. Only two small towns may
    share a key; the player then chooses between them.

    Example: `{name: Neath, keys: [24]}` and `{name: Bridgend, keys: [24]}`.

    To fix it, give one of them another key; a fix offers an unassigned key that differs by a typing
    mistake. If they are meant as a pair, mark both as small.
    """

    code, name, severity = "K102", "key-doubled", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each key with more owners than it may have (6.B1a)."""
        for key, owners in _doubled(board).items():
            places = [place for _, place in owners]
            meant = _meant(board, key, places)
            yield self.finding(
                say("{told}{hint}", told=_told(key, places), hint=unowned(meant)),
                subject=key,
                hexes=tuple(dict.fromkeys(p.hex for p in places if isinstance(p, Town))),
                path=owners[-1][0],
                fixes=tuple(_parted(board, key, places, meant)),
            )


def keys_doubled(board: Board) -> tuple[str, ...]:
    """Return the keys with more owners than they may have, in order (6.B1a)."""
    return tuple(_doubled(board))


def keys_slipped(board: Board) -> set[str]:
    """Return the keys no one has, each of which another that has two owners was meant to be."""
    doubled = _doubled(board).items()
    return {_meant(board, key, [place for _, place in owners]) for key, owners in doubled}


def _doubled(board: Board) -> _Owners:
    """Return the keys with more owners than they may have, in order, and where these are written."""
    owners: _Owners = defaultdict(list)
    for index, town in enumerate(board.towns):
        # Of a key that was mistyped K103 says.
        for key in (key for key in town.keys if not instead_of(board, key)):
            owners[key].append((("towns", index, "keys"), town))
    for index, special in enumerate(board.specials):
        if special.key in board.key_scheme.specials:
            owners[special.key].append((("specials", index, "key"), special))
    return {
        key: owners[key]
        for key in sorted(owners, key=key_order)
        if len(owners[key]) > 1 and not _is_pair([place for _, place in owners[key]])
    }


def _meant(board: Board, key: str, places: list[Town | Special]) -> str:
    """Return the one key that no one has and of which a doubled key is a slip, or nothing."""
    free = free_keys(board) if any(isinstance(place, Town) for place in places) else free_specials(board)
    slips = [each for each in free if is_slip(each, key) and each not in keys_awaited(board)]
    return slips[0] if len(slips) == 1 else ""


def _told(key: str, places: list[Town | Special]) -> Saying:
    """Return who has a key that can mean only one place."""
    named = [place.name or say("a town without a name") for place in dict.fromkeys(places)]
    if len(named) == 1:
        return say("{town} has the key {key} twice.", town=named[0], key=key)
    return say("Key {key} is assigned to {names}, but may have only one owner.", key=key, names=listed(named))


def _parted(board: Board, key: str, places: list[Town | Special], meant: str) -> Iterator[Fix]:
    """Yield the fixes for a doubled key: to give one owner that meant, make a pair, or strike it out."""
    towns = [place for place in places if isinstance(place, Town)]
    if meant:
        yield from _given(board, key, places, meant)
    for twice in dict.fromkeys(town for town in towns if town.keys.count(key) > 1 and not meant):
        once = ChangeTown(twice, replace(twice, keys=tuple(dict.fromkeys(twice.keys))), "Change key")
        yield Fix(say("Keep it once for {town}", town=twice.name or say("the town")), once)
    if len(set(towns)) < len(towns):
        return
    exchanged = list(paired_again(board, key, towns))
    yield from exchanged
    if len(towns) == 2 and towns[0].small != towns[1].small:
        town = next(town for town in towns if not town.small)
        paired = ChangeTown(town, replace(town, small=True), "Mark as small")
        yield Fix(say("Mark {town} as small too", town=town.name), paired, safe=False)
    if meant:
        return
    if not exchanged:
        yield from _made_small(key, towns)
    for town in sorted(towns, key=lambda town: -len(town.keys)):
        if len(town.keys) > 1:
            yield without(town, key)


def _given(board: Board, key: str, places: list[Town | Special], meant: str) -> Iterator[Fix]:
    """Yield the fixes that give one owner of a doubled key the other key, the likeliest first."""
    for place in sorted(dict.fromkeys(places), key=lambda place: _unlikely(board, place, key, meant)):
        if isinstance(place, Special):
            yield renamed_special(place, meant)
        elif place.keys.count(key) > 1:
            last = len(place.keys) - 1 - place.keys[::-1].index(key)
            keys = (*place.keys[:last], meant, *place.keys[last + 1 :])
            changed = ChangeTown(place, replace(place, keys=keys), "Change key")
            title = say(
                "Give {town} {new} instead of the second {old}",
                town=place.name or say("the town"),
                new=meant,
                old=key,
            )
            yield Fix(title, changed, safe=False)
        else:
            yield renumbered(place, key, meant)


def _unlikely(board: Board, place: Town | Special, key: str, meant: str) -> tuple[bool, float, int]:
    """Return how unlikely it is that an owner of a key was meant to have the other: in order of size.

    Likely is who has others of the sector of the other, then who lies near that sector, then who stands
    in the list where the other would be: towns are mostly listed in the order of their keys.
    """
    entries: tuple[Town | Special, ...] = (*board.towns, *board.specials)
    listing = entries.index(place)
    turn = -listing if key_order(meant) > key_order(key) else listing
    if not isinstance(place, Town) or not (key.isdigit() and meant[:1] != key[:1]):
        return True, 0.0, turn
    is_kin = any(each != key and each[:1] == meant[:1] for each in place.keys)
    return not is_kin, _apart(board, place, meant) - _apart(board, place, key), turn


def _apart(board: Board, town: Town, key: str) -> float:
    """Return how many hexes a town lies from the others of a key's sector, in the median."""
    others = (each for each in board.towns if each != town)
    hexes = [each.hex for each in others if any(k[:1] == key[:1] for k in each.keys)]
    return float(median(distance(town.hex, hex_) for hex_ in hexes)) if hexes else 0.0


def _made_small(key: str, towns: list[Town]) -> Iterator[Fix]:
    """Yield the fix that makes two towns near each other, with nothing but the one key, a pair (6.A4)."""
    if len(towns) != 2 or any(town.small or town.keys != (key,) for town in towns):
        return
    if distance(towns[0].hex, towns[1].hex) <= _FAR_PAIR:
        edits = tuple(ChangeTown(town, replace(town, small=True), "Mark as small") for town in towns)
        title = say("Mark {one} and {other} as small", one=towns[0].name, other=towns[1].name)
        yield Fix(title, Several("Mark as small", edits), safe=False)


def _is_pair(places: list[Town | Special]) -> bool:
    """Return whether the owners of a key are two small towns, which may share one (6.A4)."""
    small = [place for place in places if isinstance(place, Town) and place.small]
    return len(places) == len(small) == 2 and small[0] != small[1]
