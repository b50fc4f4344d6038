"""Family T: faults of towns and the ground they stand on."""

from random import Random

from engine.board.document import Board
from engine.board.places import Country, Town, Water
from engine.board.terrain import CLOSED, HILL, LAKE, OFF, OPEN, SEA, SWAMP, WATER
from engine.edits.lines import DrawSides
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex, disc, distance, neighbours
from engine.hexes.sides import sides_of
from tests.engine.checks.seeding.planting import Plant, Planted, keyed, land, open_sea, used_hexes, with_town
from tests.engine.checks.sheet_boards import readings


def _paint(board: Board, code: int, *hexes: Hex) -> Board:
    return PaintTerrain(hexes, code).apply(board)


def _remote(board: Board, random: Random) -> Town | None:
    """Return a town with keys that is no start and no port of a ferry or end of a crossing."""
    ends = {end for rule in board.crossings for end in (rule.course[0], rule.course[-1])}
    town = keyed(board, random)
    bound = town.start or town.hex in ends or any(town.name in ferry.ports for ferry in board.ferries)
    return None if bound else town


def _unnamed(board: Board, random: Random) -> Planted:
    town = random.choice(board.towns)
    return Planted(with_town(board, town, name=" "), (town.hex,))


def _flooded(board: Board, random: Random) -> Planted:
    town = random.choice(board.towns)
    return Planted(_paint(board, random.choice([SEA, LAKE]), town.hex), (town.hex,))


def _at_sea(board: Board, random: Random) -> Planted:
    sea = open_sea(board, random)
    return Planted(with_town(board, keyed(board, random), hex=sea), (sea,))


def _on_one_hex(board: Board, random: Random) -> Planted:
    one, other = random.sample(board.towns, 2)
    return Planted(with_town(board, one, hex=other.hex), (other.hex,))


def _off_the_map(board: Board, random: Random) -> Planted:
    town = random.choice(board.towns)
    return Planted(_paint(board, OFF, town.hex), (town.hex,))


def _on_an_island(board: Board, random: Random) -> Planted | None:
    town, sea = _remote(board, random), open_sea(board, random)
    return None if town is None else Planted(with_town(_paint(board, OPEN, sea), town, hex=sea), (sea,))


def _walled_in(board: Board, random: Random) -> Planted | None:
    town = _remote(board, random)
    if town is None:
        return None
    return Planted(DrawSides("closed", sides_of(town.hex), "Wall").apply(board), (town.hex,))


def _starts_abroad(board: Board, random: Random) -> Planted | None:
    """Make the ground of a start foreign."""
    start = random.choice([town for town in board.towns if town.start])
    ground = tuple(hex_ for hex_ in disc(start.hex, 1) if hex_ in board.sheet)
    if any(hex_ in ground for build in board.permitted_builds for hex_ in build.course):
        return None
    if any(hex_ in {rule.course[0], rule.course[-1]} for rule in board.crossings for hex_ in ground):
        return None
    if any(start.name in ferry.ports for ferry in board.ferries):
        return None
    bad = board.edited(countries=(*board.countries, Country("Ruritania", foreign=True)))
    return Planted(PaintCountry(ground, len(bad.countries)).apply(bad), (start.hex,), "Ruritania")


def _without_starts(board: Board, random: Random) -> Planted:
    spared = random.choice(board.towns)
    towns = [town for town in board.towns if not town.start and town is not spared]
    return Planted(board.edited(towns=tuple(towns)), (), "")


def _name_doubled(board: Board, random: Random) -> Planted:
    one, other = random.sample(board.towns, 2)
    name = random.choice([other.name, other.name.upper(), f"{other.name} "])
    return Planted(with_town(board, one, name=name), (one.hex, other.hex))


def _adjacent(board: Board, random: Random) -> Planted | None:
    one, other = random.sample([town for town in board.towns if town.keys], 2)
    beside = [h for h in neighbours(other.hex) if h in board.sheet and h not in board.towns_by_hex]
    if not beside:
        return None
    spot = random.choice(beside)
    return Planted(with_town(board, one, hex=spot), (spot, other.hex))


def _two_apart(board: Board, random: Random) -> Planted | None:
    """Move a town to where two links over open land lead to it from another."""
    one, other = random.sample([town for town in board.towns if town.keys and not town.port], 2)

    def beside(hex_: Hex) -> list[Hex]:
        ways = zip(neighbours(hex_), sides_of(hex_), strict=True)
        free = (near for near, side in ways if side not in board.closed_sides)
        return [near for near in free if near in board.sheet and board.terrain_at(near) == OPEN]

    spots = {spot for near in beside(other.hex) for spot in beside(near) if distance(spot, other.hex) == 2}
    free = sorted(spots - set(board.towns_by_hex))
    if not free or one.keys == other.keys or board.country_at(other.hex) is not None:
        return None
    spot = random.choice(free)
    return Planted(with_town(board, one, hex=spot), (spot, other.hex))


def _lone_start(board: Board, random: Random) -> Planted:
    sea = open_sea(board, random)
    island = Town("Lundy", sea, (), start=True)
    return Planted(_paint(board, OPEN, sea).edited(towns=(*board.towns, island)), (sea,), "Lundy")


def _lone_sea(board: Board, random: Random) -> Planted:
    spot = land(board, random)
    return Planted(_paint(board, SEA, spot), (spot,))


def _puddle(board: Board, random: Random) -> Planted | None:
    """Paint two hexes inside land as sea, or cut them off the map."""
    spot = land(board, random)
    both = (spot, random.choice(neighbours(spot)))
    around = {near for hex_ in both for near in neighbours(hex_)}
    if both[1] in used_hexes(board) or any(board.terrain_at(near) in CLOSED for near in around):
        return None
    return Planted(_paint(board, random.choice([SEA, OFF]), *both), both)


def _hole(board: Board, random: Random) -> Planted:
    spot = land(board, random)
    return Planted(_paint(board, OFF, spot), (spot,))


def _lake_at_sea(board: Board, random: Random) -> Planted:
    spot = open_sea(board, random)
    return Planted(_paint(board, LAKE, spot), (spot,))


def _lone_swamp(board: Board, random: Random) -> Planted | None:
    spot = _amid(board, random, OPEN)
    return None if spot is None else Planted(_paint(board, SWAMP, spot), (spot,))


def _lone_hill(board: Board, random: Random) -> Planted | None:
    spot = _amid(board, random, OPEN)
    return None if spot is None else Planted(_paint(board, HILL, spot), (spot,))


def _clearing(board: Board, random: Random) -> Planted | None:
    spot = _amid(board, random, HILL)
    return None if spot is None else Planted(_paint(board, OPEN, spot), (spot,))


def _amid(board: Board, random: Random, code: int) -> Hex | None:
    """Return a free hex on which, and on all land around which, lies one ground; it may be at the coast."""
    used = used_hexes(board)

    def lies_amid(hex_: Hex) -> bool:
        around = [board.terrain_at(near) for near in neighbours(hex_) if near in board.sheet]
        land = [each for each in around if each not in WATER]
        return len(around) == 6 and len(land) > 2 and set(land) == {code} and hex_ not in used

    return random.choice(
        [h for h in board.sheet.hexes() if board.terrain_at(h) == code and lies_amid(h)] or [None]
    )


def _rock(board: Board, random: Random) -> Planted:
    spot = open_sea(board, random)
    return Planted(_paint(board, OPEN, spot), (spot,))


def _idle_land(board: Board, random: Random) -> Planted:
    sea = {hex_ for hex_ in board.sheet.hexes() if board.terrain_at(hex_) == SEA}
    middle = random.choice([hex_ for hex_ in sorted(sea) if sea.issuperset(disc(hex_, 4))])
    island = tuple(disc(middle, 3))
    return Planted(_paint(board, OPEN, *island), island)


def _water_ashore(board: Board, random: Random) -> Planted:
    """Let the name of a water cover a hex of land too, or land alone."""
    spot, sea = land(board, random), open_sea(board, random)
    water = Water("Planted", random.choice([(spot,), (sea, spot)]))
    return Planted(board.edited(waters=(*board.waters, water)), (spot,))


def _sheet_otherwise(board: Board, random: Random) -> Planted:
    """Read the map with one setting of its sheet otherwise, as one wrong word in it would."""
    others = readings(board)
    return Planted(others[random.choice([told for told in others if ":" in told])])


def _rows_reversed(board: Board, _random: Random) -> Planted:
    return Planted(readings(board)["the rows of the terrain from the bottom to the top"])


def _bonus_unpaid(board: Board, random: Random) -> Planted:
    spot = land(board, random)
    place = Town("Planted", spot, bonus=random.randrange(20))
    return Planted(board.edited(towns=(*board.towns, place)), (spot,))


def _bonus_dear(board: Board, random: Random) -> Planted:
    town = keyed(board, random)
    return Planted(with_town(board, town, bonus=random.randrange(50, 99)), (town.hex,))


TOWN_PLANTS = (
    Plant("a town without a name", "T101", _unnamed),
    Plant("a town flooded", "T102", _flooded),
    Plant("a town far out at sea", "T102", _at_sea),
    Plant("two towns on one hex", "T103", _on_one_hex),
    Plant("a town cut off the map", "T104", _off_the_map),
    Plant("a town on an island", "T105", _on_an_island),
    Plant("a town walled in", "T105", _walled_in),
    Plant("no start left", "T106", _without_starts),
    Plant("a start in a foreign country", "T114", _starts_abroad),
    Plant("two towns of one name", "T107", _name_doubled),
    Plant("a town moved next to another", "T108", _adjacent),
    Plant("a town moved two links from another", "T115", _two_apart),
    Plant("a start on an island", "T109", _lone_start),
    Plant("a hex of sea inside land", "T110", _lone_sea),
    Plant("a hole in the map", "T110", _hole),
    Plant("two hexes of sea, or of a hole, inside land", "T110", _puddle),
    Plant("a hex of lake at sea", "T110", _lake_at_sea),
    Plant("a single hex of swamp", "T111", _lone_swamp),
    Plant("a single hex of hills", "T111", _lone_hill),
    Plant("a single hex of open ground among hills", "T111", _clearing),
    Plant("a rock at sea", "T112", _rock),
    Plant("a stretch of land out at sea", "T113", _idle_land),
    Plant("a bonus for a place without keys", "T127", _bonus_unpaid),
    Plant("a bonus of many times the usual", "T128", _bonus_dear),
    Plant("the name of a water on land", "T120", _water_ashore),
    Plant("a setting of the sheet otherwise", "T125", _sheet_otherwise),
    Plant("the ground upside down", "T125", _rows_reversed),
)
