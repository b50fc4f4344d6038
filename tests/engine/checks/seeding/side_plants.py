"""Family S: faults of rivers, borders and closed sides."""

from collections import Counter
from random import Random

from engine.board.document import Board
from engine.board.lines import LINE_KINDS, LineKind, SideLine
from engine.board.terrain import CLOSED, LAKE, OPEN, SEA, WATER
from engine.edits.lines import DrawSides, ordered
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex, disc, neighbour, neighbours
from engine.hexes.sides import Side, corners_of, hexes_at, hexes_of, side_of, sides_at, sides_of
from tests.engine.checks.seeding.planting import Plant, Planted, land, open_sea


def _drawn(board: Board, kind: LineKind, *sides: Side, name: str = "Planted") -> Board:
    return board.edited(lines=(*board.lines, SideLine(kind, name, sides)))


def _river(board: Board, random: Random) -> tuple[int, SideLine]:
    return random.choice([(n, line) for n, line in enumerate(board.lines) if line.kind == "river"])


def _with_sides(board: Board, index: int, sides: tuple[Side, ...]) -> Board:
    lines = list(board.lines)
    lines[index] = SideLine(lines[index].kind, lines[index].name, sides)
    return board.edited(lines=tuple(lines))


def _broken(board: Board, random: Random) -> Planted | None:
    index, line = _river(board, random)
    if len(line.sides) < 5:
        return None
    cut = random.randrange(2, len(line.sides) - 2)
    gap = line.sides[cut]
    others = {
        c for n, each in enumerate(board.lines) for s in each.sides if n != index for c in corners_of(s)
    }
    wet = [board.terrain_at(hex_) in WATER for end in corners_of(gap) for hex_ in hexes_at(end)]
    if any(wet) or not others.isdisjoint(c for side in line.sides for c in corners_of(side)):
        return None
    beside = tuple(hex_ for hex_ in hexes_of(gap) if hex_ in board.sheet)
    return Planted(_with_sides(board, index, line.sides[:cut] + line.sides[cut + 1 :]), beside, line.name)


def _spur(board: Board, random: Random) -> Planted | None:
    index, line = _river(board, random)
    first, second = random.choice(list(zip(line.sides, line.sides[1:], strict=False)))
    met = set(corners_of(first)) & set(corners_of(second))
    if not met:
        return None
    (corner,) = met
    spurs = [side for side in sides_at(corner) if side not in line.sides]
    if not spurs or any(hex_ not in board.sheet for hex_ in hexes_at(corner)):
        return None
    return Planted(_with_sides(board, index, (*line.sides, spurs[0])), hexes_at(corner), line.name)


def _loop(board: Board, random: Random) -> Planted:
    spot = land(board, random)
    return Planted(_drawn(board, "river", *sides_of(spot)[:5]), (spot,))


def _ring(board: Board, random: Random) -> Planted | None:
    """Draw a river around three hexes that meet in a corner."""
    inside = set(hexes_at(random.choice(corners_of(sides_of(land(board, random))[0]))))
    ring = [
        side
        for hex_ in sorted(inside)
        for side in sides_of(hex_)
        if len(inside.intersection(hexes_of(side))) == 1
    ]
    if any(side in board.rivers or not board.sheet.has_side(side) for side in ring):
        return None
    return Planted(_drawn(board, "river", *ring), tuple(inside))


def _through_a_lake(board: Board, random: Random) -> Planted | None:
    """Lead a river into a lake of one hex and out again."""
    lake = land(board, random)
    met = {corner for side in board.rivers for corner in corners_of(side)}
    around = set(sides_of(lake))
    out = [
        side
        for corner in (c for s in around for c in corners_of(s))
        for side in sides_at(corner)
        if side not in around
    ]
    spokes = list(dict.fromkeys(out))
    sides = random.sample(spokes, 2)
    if any(corner in met for side in sides for corner in corners_of(side)):
        return None
    if any(board.terrain_at(h) in CLOSED for side in sides for c in corners_of(side) for h in hexes_at(c)):
        return None
    bad = _drawn(PaintTerrain((lake,), LAKE).apply(board), "river", *sides)
    within = tuple(hex_ for side in sides for corner in corners_of(side) for hex_ in hexes_at(corner))
    return Planted(bad, (), "Planted", within)


def _at_sea(board: Board, random: Random) -> Planted:
    spot = open_sea(board, random)
    side = random.choice(sides_of(spot))
    return Planted(_drawn(board, "river", side), hexes_of(side))


def _inland(board: Board, random: Random) -> Planted | None:
    spot = land(board, random)
    met = {corner for side in board.rivers for corner in corners_of(side)}
    if any(corner in met for side in sides_of(spot) for corner in corners_of(side)):
        return None
    start = random.randrange(6)
    sides = tuple(side_of(spot, (start + turn) % 6) for turn in range(3))
    return Planted(_drawn(board, "river", *sides), (), "Planted", (spot, *neighbours(spot)))


def _without_mouth(board: Board, random: Random) -> Planted | None:
    """Take the last sides of the Severn, which comes from the rim, before the sea."""
    index, line = next(((n, each) for n, each in enumerate(board.lines) if each.name == "Severn"), (0, None))
    if line is None:
        return None
    left = line.sides[: -random.randrange(3, 8)]
    (end,) = set(corners_of(left[-1])) - set(corners_of(left[-2]))
    return Planted(_with_sides(board, index, left), (), None, tuple(hexes_at(end)))


def _behind_a_river(board: Board, random: Random) -> Planted | None:
    town = random.choice([town for town in board.towns if town.keys])
    around = neighbours(town.hex)
    ways = [n for n, hex_ in enumerate(around) if board.terrain_at(hex_) not in CLOSED]
    if not ways or not all(hex_ in board.sheet for hex_ in around):
        return None
    gate = random.choice(ways)
    drowned = tuple(hex_ for n, hex_ in enumerate(around) if n != gate)
    board = PaintTerrain(drowned, 3).apply(board)
    return Planted(_drawn(board, "river", side_of(town.hex, gate)), (town.hex,))


def _border_astray(board: Board, random: Random) -> Planted | None:
    spot = land(board, random)
    side = random.choice(sides_of(spot))
    one, other = hexes_of(side)
    if not board.countries or board.country_at(one) != board.country_at(other):
        return None
    return Planted(_drawn(board, "border", side), (one, other))


def _walled(board: Board, random: Random) -> Planted:
    spot = land(board, random)
    return Planted(DrawSides("closed", sides_of(spot), "Wall").apply(board), (spot,))


def _along_the_coast(board: Board, random: Random) -> Planted:
    """Draw a river along a side between land and sea."""
    coast = [
        side
        for hex_ in board.sheet.hexes()
        if board.terrain_at(hex_) == SEA
        for side in sides_of(hex_)
        if any(board.on_map(beside) and board.terrain_at(beside) == OPEN for beside in hexes_of(side))
    ]
    side = random.choice(coast)
    return Planted(_drawn(board, "river", side), hexes_of(side))


def _along_the_rim(board: Board, random: Random) -> Planted:
    """Draw a river along a side of the map's edge."""
    rim = [
        side
        for hex_ in board.sheet.hexes()
        if board.terrain_at(hex_) == OPEN
        for side in sides_of(hex_)
        if board.sheet.has_side(side) and not all(map(board.on_map, hexes_of(side)))
    ]
    side = random.choice(rim)
    inside = tuple(hex_ for hex_ in hexes_of(side) if board.on_map(hex_))
    return Planted(_drawn(board, "river", side), inside)


def _ring_in_a_ring(board: Board, random: Random) -> Planted:
    """Wall a hex in, and the hexes around it too."""
    spot = land(board, random)
    met = Counter(side for hex_ in disc(spot, 1) for side in sides_of(hex_))
    outer = ordered(side for side, times in met.items() if times == 1)
    walled = DrawSides("closed", (*outer, *sides_of(spot)), "Wall").apply(board)
    return Planted(walled, (spot,), board.sheet.label(spot))


def _headland_locked(board: Board, random: Random) -> Planted | None:
    """Close the one side by which a new headland hangs on the land."""
    shores = [h for h in board.sheet.hexes() if board.terrain_at(h) in WATER and _one_neighbour(board, h)]
    spot = random.choice(shores)
    gate = next(d for d in range(6) if board.terrain_at(neighbour(spot, d)) not in CLOSED)
    used = {hex_ for ferry in board.ferries for hex_ in ferry.course}
    if spot in used or any(spot in rule.course for rule in board.crossings):
        return None
    board = PaintTerrain((spot,), OPEN).apply(board)
    return Planted(_drawn(board, "closed", side_of(spot, gate)), (spot,))


def _one_neighbour(board: Board, hex_: Hex) -> bool:
    return sum(board.terrain_at(near) not in CLOSED for near in neighbours(hex_)) == 1


def _closed_river(board: Board, random: Random) -> Planted | None:
    side = random.choice(sorted(board.rivers))
    if not all(hex_ in board.sheet for hex_ in hexes_of(side)):
        return None
    return Planted(_drawn(board, "closed", side), hexes_of(side))


def _listed_twice(board: Board, random: Random) -> Planted:
    """List a river or a part of it once more."""
    index, line = _river(board, random)
    first = random.randrange(len(line.sides))
    part = line.sides[first : first + random.randrange(1, len(line.sides) + 1)]
    again = SideLine("river", random.choice([line.name, "Planted"]), part[:: random.choice([1, -1])])
    beside = {hex_ for side in part for hex_ in hexes_of(side) if hex_ in board.sheet}
    lines = list(board.lines)
    at = random.choice([index, len(lines)])
    return Planted(board.edited(lines=(*lines[:at], again, *lines[at:])), tuple(beside))


def _in_two_parts(board: Board, random: Random) -> Planted | None:
    """List a river in two parts, and lose the side between them."""
    index, line = _river(board, random)
    if len(line.sides) < 6:
        return None
    cut = random.randrange(2, len(line.sides) - 2)
    others = {
        c for n, each in enumerate(board.lines) for s in each.sides if n != index for c in corners_of(s)
    }
    gap, upper, lower = line.sides[cut], line.sides[:cut], line.sides[cut + 1 :]
    wet = [board.terrain_at(h) in WATER for s in upper for end in corners_of(s) for h in hexes_at(end)]
    both = wet, [board.terrain_at(h) in WATER for s in lower for end in corners_of(s) for h in hexes_at(end)]
    if all(map(any, both)) or not others.isdisjoint(c for side in line.sides for c in corners_of(side)):
        return None
    if set(corners_of(upper[-1])) & set(corners_of(lower[0])):
        return None
    bad = _with_sides(board, index, upper)
    beside = tuple(hex_ for hex_ in hexes_of(gap) if hex_ in board.sheet)
    return Planted(_drawn(bad, "river", *lower, name=line.name), beside)


def _closed_at_sea(board: Board, random: Random) -> Planted:
    side = random.choice(sides_of(open_sea(board, random)))
    return Planted(_drawn(board, "closed", side), hexes_of(side))


def _without_sides(board: Board, random: Random) -> Planted:
    kind: LineKind = random.choice(LINE_KINDS)
    return Planted(_drawn(board, kind), (), "Planted,1")


def _priced(board: Board, random: Random) -> Planted:
    """Draw a border with a cost along a side inland."""
    side = random.choice(sides_of(land(board, random)))
    line = SideLine(random.choice(("border", "closed")), "Planted", (side,), 4)
    beside = tuple(hex_ for hex_ in hexes_of(side) if hex_ in board.sheet)
    return Planted(board.edited(lines=(*board.lines, line)), beside, "Planted,1")


SIDE_PLANTS = (
    Plant("a side missing in a river", "S101", _broken),
    Plant("a spur on a river", "S102", _spur),
    Plant("a river around a hex", "S102", _loop),
    Plant("a river around three hexes", "S102", _ring),
    Plant("a river out at sea", "S103", _at_sea),
    Plant("a river along the coast", "S103", _along_the_coast),
    Plant("a river along the map's edge", "S103", _along_the_rim),
    Plant("a river from nowhere to nowhere", "S104", _inland),
    Plant("a river through a lake to nowhere", "S104", _through_a_lake),
    Plant("a long river without its mouth", "S112", _without_mouth),
    Plant("a town behind a river alone", "S105", _behind_a_river),
    Plant("a border inside a country", "S106", _border_astray),
    Plant("a hex closed on all sides", "S107", _walled),
    Plant("a closed ring within another", "S107", _ring_in_a_ring),
    Plant("a headland closed off", "S107", _headland_locked),
    Plant("a river on a closed side", "S108", _closed_river),
    Plant("a river listed twice, or a part of it", "S113", _listed_twice),
    Plant("a river in two parts that do not join", "S114", _in_two_parts),
    Plant("closed sides out at sea", "S115", _closed_at_sea),
    Plant("a line without sides", "S116", _without_sides),
    Plant("a cost on a line that is no river", "S118", _priced),
)
