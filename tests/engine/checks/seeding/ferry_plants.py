"""Family F: faults of ferries and their ports."""

from dataclasses import replace
from random import Random

from engine.board.document import Board
from engine.board.places import Ferry, Town
from engine.board.rules import Override
from engine.board.terrain import CLOSED, OPEN, WATER
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, disc, distance, neighbours
from tests.engine.checks.seeding.planting import (
    Plant,
    Planted,
    land,
    open_sea,
    with_ferry,
    with_rule,
    with_town,
)


def _ports(board: Board, ferry: Ferry) -> tuple[Hex, Hex]:
    one, other = (board.towns_by_name[name].hex for name in ferry.ports)
    return one, other


def _port_moved_inland(board: Board, random: Random) -> Planted:
    ferry = random.choice(board.ferries)
    port, spot = board.towns_by_name[random.choice(ferry.ports)], land(board, random)
    return Planted(with_town(board, port, hex=spot), (spot,), f"{ferry.name},{port.name}")


def _port_misspelt(board: Board, random: Random) -> Planted:
    ferry = random.choice(board.ferries)
    name = ferry.ports[0]
    place = random.randrange(len(name))
    slip = f"{name[:place]}{name[place + 1 :]}x"
    bad = with_ferry(board, ferry, ports=(slip, ferry.ports[1]))
    return Planted(bad, (board.towns_by_name[ferry.ports[1]].hex, *ferry.course), f"{ferry.name},{slip}")


def _port_inland(board: Board, random: Random) -> Planted:
    spot = land(board, random)
    port = Town("Planted", spot, port=True)
    return Planted(board.edited(towns=(*board.towns, port)), (spot,))


def _gap(board: Board, random: Random) -> Planted | None:
    ferry = random.choice(board.ferries)
    place = random.randrange(len(ferry.course))
    course = ferry.course[:place] + ferry.course[place + 1 :]
    ends = _ports(board, ferry)
    if not course and distance(*ends) < 2:
        return None
    return Planted(with_ferry(board, ferry, course=course), ends, ferry.name)


def _astray(board: Board, random: Random) -> Planted:
    ferry, sea = random.choice(board.ferries), open_sea(board, random)
    place = random.randrange(len(ferry.course))
    course = (*ferry.course[:place], sea, *ferry.course[place + 1 :])
    return Planted(with_ferry(board, ferry, course=course), (sea,), ferry.name)


def _ashore(board: Board, random: Random) -> Planted:
    ferry = random.choice(board.ferries)
    dry = random.choice(ferry.course)
    return Planted(PaintTerrain((dry,), OPEN).apply(board), (dry,), ferry.name)


def _name_doubled(board: Board, random: Random) -> Planted:
    ferry = random.choice(board.ferries)
    one, other = random.sample(board.towns, 2)
    second = replace(ferry, ports=(one.name, other.name))
    return Planted(board.edited(ferries=(*board.ferries, second)), (one.hex, other.hex), f"{ferry.name},1")


def _doubled(board: Board, random: Random) -> Planted:
    ferry = random.choice(board.ferries)
    second = Ferry("Planted", ferry.ports[::-1], ferry.course[::-1])
    return Planted(board.edited(ferries=(*board.ferries, second)), _ports(board, ferry), "Planted")


def _unpriced(board: Board, random: Random) -> Planted:
    ferry, field = random.choice(board.ferries), random.choice(["price", "fee"])
    return Planted(with_ferry(board, ferry, **{field: 0}), _ports(board, ferry), f"{ferry.name},{field}")


def _absurd(board: Board, random: Random) -> Planted:
    ferry, field = random.choice(board.ferries), random.choice(["price", "fee"])
    bad = with_ferry(board, ferry, **{field: random.randrange(50, 600)})
    return Planted(bad, _ports(board, ferry), f"{ferry.name},{field}")


def _uneven(board: Board, random: Random) -> Planted:
    ferry, toll = random.choice(board.ferries), random.choice([2, 3, 4])
    board = with_rule(with_ferry(board, ferry, fee=7), Override((("toll", toll),)))
    ferries = tuple(
        each if each.name == ferry.name else replace(each, fee=2 * toll) for each in board.ferries
    )
    fee = 2 * toll + 1
    ferries = tuple(replace(each, fee=fee) if each.name == ferry.name else each for each in ferries)
    return Planted(board.edited(ferries=ferries), _ports(board, ferry), ferry.name)


def _becalmed(board: Board, random: Random) -> Planted:
    return Planted(with_rule(board, Override((("sea_takes", random.randrange(5, 12)),))), (), "")


def _to_a_rock(board: Board, random: Random) -> Planted | None:
    sea = open_sea(board, random)
    ports = [town for town in board.towns if town.port and 1 < distance(town.hex, sea) < 9]
    if not ports:
        return None
    name, port = "Skerry", random.choice(ports)
    course = tuple(hex_ for hex_ in disc(sea, 1) if hex_ != sea)[:1]
    board = PaintTerrain((sea,), OPEN).apply(board)
    ferry = Ferry("Planted", (port.name, name), course)
    board = board.edited(ferries=(*board.ferries, ferry), towns=(*board.towns, Town(name, sea)))
    return Planted(board, (sea,), f"Planted,{name}")


def _adrift(board: Board, random: Random) -> Planted | None:
    """Move a port along the coast, away from its course."""
    ferry = random.choice(board.ferries)
    port = board.towns_by_name[ferry.ports[0]]
    ashore = (h for h in board.sheet.hexes() if board.terrain_at(h) not in CLOSED)
    free = [h for h in ashore if distance(h, port.hex) == 4 and h not in board.towns_by_hex]
    away = [
        hex_
        for hex_ in free
        if not any(near in neighbours(hex_) for near in ferry.course)
        and any(board.terrain_at(near) in WATER for near in neighbours(hex_))
    ]
    if not away:
        return None
    spot = random.choice(away)
    return Planted(with_town(board, port, hex=spot), (spot,), ferry.name)


def _roundabout(board: Board, random: Random) -> Planted | None:
    """Lead a ferry out to a far hex of the sea, and on from there by another way."""
    ferry, far = random.choice(board.ferries), open_sea(board, random)
    one, other = _ports(board, ferry)
    out = _over_sea(board, one, far, frozenset())
    back = _over_sea(board, far, other, frozenset(out[:-1]))
    course = (*out, *back[:-1])
    if not out or not back or len(course) <= 3 * len(ferry.course) + 3:
        return None
    return Planted(with_ferry(board, ferry, course=course), course, ferry.name)


def _over_sea(board: Board, start: Hex, end: Hex, taken: frozenset[Hex]) -> tuple[Hex, ...]:
    """Return the water on a shortest way, with its end and without its start; none if there is no way."""
    came: dict[Hex, tuple[Hex, ...]] = {start: ()}
    waiting = [start]
    for here in waiting:
        for near in neighbours(here):
            if near == end:
                return (*came[here], near)
            if near not in came and near not in taken and board.terrain_at(near) in WATER:
                came[near] = (*came[here], near)
                waiting.append(near)
    return ()


def _public_bridge(board: Board, random: Random) -> Planted:
    ferry = random.choice(board.ferries)
    return Planted(with_ferry(board, ferry, public=True, bridge=True), _ports(board, ferry), ferry.name)


FERRY_PLANTS = (
    Plant("a ferry far out of its way", "F113", _roundabout),
    Plant("a ferry's port moved inland", "F101", _port_moved_inland),
    Plant("a ferry's port misspelt", "F102", _port_misspelt),
    Plant("a port in the middle of the land", "F103", _port_inland),
    Plant("a hex missing in a ferry's course", "F104", _gap),
    Plant("a hex of a ferry's course elsewhere", "F104", _astray),
    Plant("a ferry's port moved away", "F104", _adrift),
    Plant("land painted under a ferry", "F105", _ashore),
    Plant("two ferries of one name", "F106", _name_doubled),
    Plant("a ferry entered twice under two names", "F112", _doubled),
    Plant("a ferry without a price or fee", "F107", _unpriced),
    Plant("a public ferry to build on from", "F116", _public_bridge),
    Plant("a ferry with an absurd price or fee", "F111", _absurd),
    Plant("a fee that the toll does not divide", "F108", _uneven),
    Plant("a sea no throw gets over", "F109", _becalmed),
    Plant("a ferry to a rock", "F110", _to_a_rock),
)
