"""Families K and R: faults of keys, sectors and specials, and of what they can be drawn to."""

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from engine.board.destinations import destinations, ways_in
from engine.board.document import Board
from engine.board.places import Special, Town
from engine.board.rules import Override
from engine.board.terrain import OPEN
from engine.edits.keys import SwapKeys
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, distance, neighbours
from tests.engine.checks.seeding.planting import (
    Plant,
    Planted,
    keyed,
    land,
    open_sea,
    with_rule,
    with_town,
)


def _alone(board: Board, key: str) -> bool:
    """Return whether a key belongs to one town."""
    return sum(key in town.keys for town in board.towns) == 1


def _key_lost(board: Board, random: Random) -> Planted | None:
    town = keyed(board, random)
    key = random.choice(town.keys)
    rest = tuple(each for each in town.keys if each != key)
    return Planted(with_town(board, town, keys=rest), (), key) if _alone(board, key) else None


def _special_lost(board: Board, random: Random) -> Planted:
    lost = random.choice(board.specials)
    rest = tuple(special for special in board.specials if special is not lost)
    return Planted(board.edited(specials=rest), (), lost.key)


def _key_taken_twice(board: Board, random: Random) -> Planted | None:
    one, other = keyed(board, random), keyed(board, random)
    key = random.choice(other.keys)
    if key in one.keys or (one.small and other.small and _alone(board, key)):
        return None
    bad = with_town(board, one, keys=(*one.keys, key))
    return Planted(bad, (one.hex, other.hex), key)


def _key_of_a_special(board: Board, random: Random) -> Planted:
    town, special = keyed(board, random), random.choice(board.specials)
    return Planted(with_town(board, town, keys=(*town.keys, special.key)), (town.hex,), special.key)


def _key_beyond(board: Board, random: Random) -> Planted:
    town = keyed(board, random)
    key = random.choice(["17", "70", "07", "67", "111", "1X"])
    return Planted(with_town(board, town, keys=(*town.keys, key)), (town.hex,), key)


def _with_special(board: Board, random: Random, **changes: Any) -> tuple[Board, Special]:
    index = random.randrange(len(board.specials))
    specials = list(board.specials)
    specials[index] = replace(specials[index], **changes)
    return board.edited(specials=tuple(specials)), specials[index]


def _special_misspelt(board: Board, random: Random) -> Planted:
    name = random.choice(board.towns).name + "e"
    bad, special = _with_special(board, random, towns=(name,))
    return Planted(bad, (), f"{special.key},{name}")


def _special_without_ways(board: Board, random: Random) -> Planted:
    bad, special = _with_special(board, random, hexes=(), towns=(), any=None)
    return Planted(bad, (), special.key)


def _special_one_way(board: Board, random: Random) -> Planted:
    way = random.choice(ways_in(board, random.choice(board.specials)))
    bad, special = _with_special(board, random, hexes=(way,), towns=(), any=None)
    return Planted(bad, (way,), special.key)


def _special_inland(board: Board, random: Random) -> Planted | None:
    at_rim = [special for special in board.specials if special.hexes]
    if not at_rim:
        return None
    moved, inland = random.choice(at_rim), land(board, random)
    slipped = replace(moved, hexes=(*moved.hexes[:-1], inland))
    specials = tuple(slipped if special is moved else special for special in board.specials)
    return Planted(board.edited(specials=specials), (inland,), moved.key)


def _special_at_sea(board: Board, random: Random) -> Planted | None:
    at_rim = [special for special in board.specials if special.hexes]
    if not at_rim:
        return None
    moved, sea = random.choice(at_rim), open_sea(board, random)
    slipped = replace(moved, hexes=(*moved.hexes[:-1], sea))
    specials = tuple(slipped if special is moved else special for special in board.specials)
    return Planted(board.edited(specials=specials), (sea,), moved.key)


def _hexes_of(board: Board, key: str) -> tuple[Hex, ...]:
    """Return the hexes of the towns with a key."""
    return tuple(town.hex for town in board.towns if key in town.keys)


def _gap(board: Board, one: str, other: str) -> int:
    """Return the distance between two keys."""
    return min(distance(a, b) for a in _hexes_of(board, one) for b in _hexes_of(board, other))


def _scattered_sector(board: Board, random: Random) -> Planted | None:
    """Give four keys of a sector to the towns farthest from it, of four sectors where there are."""
    if not board.keys.startswith("dice"):
        return None
    tens = random.choice("123456")
    mine = [f"{tens}{units}" for units in random.sample("123456", 4)]
    others = random.sample([each for each in "123456" if each != tens], 4)
    swaps = []
    for key, sector in zip(mine, others, strict=True):
        far = max((f"{sector}{units}" for units in "123456"), key=lambda each: _gap(board, key, each))
        swaps.append((key, far))
    bad = SwapKeys(tuple(swaps)).apply(board)
    return Planted(bad, tuple(hex_ for key in mine for hex_ in _hexes_of(bad, key)), tens)


def _keys_shuffled(board: Board, random: Random) -> Planted | None:
    """Deal all keys of towns again."""
    if not board.keys.startswith("dice"):
        return None
    keys = board.key_scheme.towns
    swaps = ((keys[last], keys[random.randrange(last)]) for last in range(len(keys) - 1, 0, -1))
    bad = SwapKeys(tuple(swaps)).apply(board)
    owners = tuple(dict.fromkeys(hex_ for key in keys for hex_ in _hexes_of(bad, key)))
    return Planted(bad, (), "sectors", owners)


def _keys_exchanged(board: Board, random: Random) -> Planted | None:
    """Swap two keys that lie on different sides of the map."""
    if not board.keys.startswith("dice"):
        return None
    one, other = random.sample([key for town in board.towns for key in town.keys], 2)
    if one[0] == other[0] or _gap(board, one, other) < 20:
        return None
    bad = SwapKeys(((one, other),)).apply(board)
    return Planted(bad, (*_hexes_of(bad, one), *_hexes_of(bad, other)), ",".join(sorted((one, other))))


def _keys_gone_round(board: Board, random: Random) -> Planted | None:
    """Give three towns of three sectors far from each other the keys of the next of them."""
    if not board.keys.startswith("dice"):
        return None
    alone = [town for town in board.towns if len(town.keys) == 1 and not town.small]
    able = [
        three
        for three in combinations(sorted(town.keys[0] for town in alone), 3)
        if all(one[0] != other[0] and _gap(board, one, other) >= 20 for one, other in combinations(three, 2))
    ]
    first, second, third = random.sample(random.choice(able), 3)
    bad = SwapKeys(((first, second), (second, third))).apply(board)
    return Planted(bad, tuple(hex_ for key in (first, second, third) for hex_ in _hexes_of(bad, key)))


def _town_astray(board: Board, random: Random) -> Planted | None:
    """Put a town with one key far from all others of its sector, and near one of another."""
    if not board.keys.startswith("dice"):
        return None
    # Of a port off its ferry's course F104 says.
    ports = {name for ferry in board.ferries for name in ferry.ports}
    able = [t for t in board.towns if len(t.keys) == 1 and not t.small and t.name not in ports]
    astray = random.choice(able)
    mine = [town.hex for town in board.towns if any(key[0] == astray.keys[0][0] for key in town.keys)]
    others = [town.hex for town in board.towns if town.hex not in mine]
    spots = [land(board, random) for _ in range(20)]
    far = [spot for spot in spots if min(distance(spot, hex_) for hex_ in mine) >= 20]
    spot = min(far, key=lambda each: min(distance(each, hex_) for hex_ in others), default=None)
    if spot is None:
        return None
    return Planted(with_town(board, astray, hex=spot), (spot,), astray.keys[0])


def _partner_lost(board: Board, random: Random) -> Planted | None:
    """Take the key of one of two small towns away; on a map without such, call a town small."""
    small = [town for town in board.towns if town.small and town.keys]
    if not small:
        town = keyed(board, random)
        return Planted(with_town(board, town, small=True), (town.hex,))
    left = random.choice(small)
    partner = next(town for town in small if town is not left and set(town.keys) & set(left.keys))
    return Planted(with_town(board, partner, keys=()), (left.hex,))


def _metropolis(board: Board, random: Random) -> Planted:
    """Give one town three quarters of all keys of towns."""
    great = keyed(board, random)
    others = [town for town in board.towns if town.keys and town is not great]
    random.shuffle(others)
    robbed: list[Town] = []
    keys = list(great.keys)
    while len(set(keys)) < 3 * len(board.key_scheme.towns) // 4:
        robbed.append(others.pop())
        keys += robbed[-1].keys
    towns = []
    for town in board.towns:
        if town is great:
            towns.append(replace(town, keys=tuple(dict.fromkeys(keys)), small=False))
        else:
            left = tuple(key for key in town.keys if key not in keys)
            towns.append(replace(town, keys=left))
    return Planted(board.edited(towns=tuple(towns)), (great.hex,))


def _long_runs_wanted(board: Board, random: Random) -> Planted:
    """Ask for runs so long that towns of one region are too near each other.

    Blamed are then keys that have others nearer than that.
    """
    least = random.randint(7, 11)
    places = destinations(board).values()
    crowded = (
        place.hexes
        for place in places
        if any(_least(place.hexes, other.hexes) < least for other in places if other is not place)
    )
    within = tuple(dict.fromkeys(hex_ for hexes in crowded for hex_ in hexes))
    return Planted(with_rule(board, Override((("min_run", least),))), within=within)


def _least(here: tuple[Hex, ...], there: tuple[Hex, ...]) -> int:
    """Return the distance of the two hexes of two places that are nearest to each other."""
    return min(distance(one, other) for one in here for other in there)


def _scheme_lost(board: Board, random: Random) -> Planted:
    """Set the key scheme to none, and leave the keys of some towns."""
    kept = random.sample([town for town in board.towns if town.keys], random.randint(1, 5))
    towns = tuple(town if town in kept else replace(town, keys=()) for town in board.towns)
    bad = board.edited(keys="none", towns=towns, specials=())
    return Planted(bad, tuple(town.hex for town in kept), "")


def _pair_parted(board: Board, random: Random) -> Planted | None:
    """Let two small towns on different sides of the map share a key."""
    one, other = random.sample([town for town in board.towns if town.keys], 2)
    if distance(one.hex, other.hex) < 12:
        return None
    shared = replace(other, small=True, keys=(*other.keys, one.keys[0]))
    bad = with_town(with_town(board, one, small=True), other, small=True, keys=shared.keys)
    return Planted(bad, (one.hex, other.hex), one.keys[0])


def _special_on_islets(board: Board, random: Random) -> Planted | None:
    """Lead a special to two single hexes of land out at sea."""
    islets = (open_sea(board, random), open_sea(board, random))
    if distance(*islets) < 2:
        return None
    bad, special = _with_special(
        PaintTerrain(islets, OPEN).apply(board), random, hexes=islets, towns=(), any=None
    )
    return Planted(bad, islets, special.key)


def _special_way_cut_off(board: Board, random: Random) -> Planted | None:
    """Add to a special's ways in a single hex of land out at sea."""
    islet, moved = open_sea(board, random), random.choice(board.specials)
    if not moved.hexes:
        return None
    longer = replace(moved, hexes=(*moved.hexes, islet))
    specials = tuple(longer if special is moved else special for special in board.specials)
    return Planted(PaintTerrain((islet,), OPEN).apply(board.edited(specials=specials)), (islet,), moved.key)


def _special_side_by_side(board: Board, random: Random) -> Planted | None:
    """Put all ways in of a special on two hexes next to each other."""
    way = random.choice(ways_in(board, random.choice(board.specials)))
    beside = [near for near in neighbours(way) if board.terrain_at(near) == OPEN]
    if not beside:
        return None
    ways = (way, random.choice(beside))
    bad, special = _with_special(board, random, hexes=ways, towns=(), any=None)
    return Planted(bad, ways, special.key)


def _named_twice(board: Board, random: Random) -> Planted | None:
    """Name one of a special's hexes a second time."""
    called = [each for each in board.specials if each.hexes]
    if not called:
        return None
    special = random.choice(called)
    hex_ = random.choice(special.hexes)
    again = replace(special, hexes=(*special.hexes, hex_))
    specials = tuple(again if each is special else each for each in board.specials)
    return Planted(board.edited(specials=specials), (hex_,), special.key)


def _ways_copied(board: Board, random: Random) -> Planted | None:
    """Give a special the ways in of another."""
    one, other = random.sample(range(len(board.specials)), 2)
    first, second = sorted((one, other))
    specials, ways = list(board.specials), ways_in(board, board.specials[first])
    specials[second] = replace(specials[first], key=specials[second].key, name=specials[second].name)
    key = specials[second].key
    return Planted(board.edited(specials=tuple(specials)), ways, key) if ways else None


KEY_PLANTS: tuple[Plant, ...] = (
    Plant("a key no town has any more", "K101", _key_lost),
    Plant("a special left out", "K101", _special_lost),
    Plant("a key of two towns", "K102", _key_taken_twice),
    Plant("a town with the key of a special", "K102", _key_of_a_special),
    Plant("a key no dice or cards can show", "K103", _key_beyond),
    Plant("a town misspelt in a special", "K104", _special_misspelt),
    Plant("a special without ways in", "K104", _special_without_ways),
    Plant("a special with one way in", "K105", _special_one_way),
    Plant("a sector scattered over the map", "K106", _scattered_sector),
    Plant("all keys shuffled", "K106", _keys_shuffled),
    Plant("two keys exchanged across the map", "K107", _keys_exchanged),
    Plant("the keys of three towns gone round", "K107", _keys_gone_round),
    Plant("a town far from its sector", "K107", _town_astray),
    Plant("a special that names a hex twice", "K114", _named_twice),
    Plant("two specials with the same ways in", "K113", _ways_copied),
    Plant("a small town without its partner", "K108", _partner_lost),
    Plant("two small towns with one key across the map", "K108", _pair_parted),
    Plant("keys left behind without a scheme", "K111", _scheme_lost),
    Plant("a special with its ways in side by side", "K105", _special_side_by_side),
    Plant("a special's hex on an islet", "K110", _special_way_cut_off),
    Plant("a special on islets", "K112", _special_on_islets),
    Plant("a special's hex inland", "K109", _special_inland),
    Plant("a special's hex in the sea", "K110", _special_at_sea),
    Plant("a town with three quarters of the keys", "R101", _metropolis),
    Plant("runs to be longer than regions are wide", "R102", _long_runs_wanted),
)
