"""Family P: faults that show on paper only."""

from dataclasses import replace
from random import Random

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import FIRST_OWN, OPEN, TerrainKind
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import disc
from engine.hexes.sides import sides_of
from studio.drawing.maps.themes import ATLAS
from tests.engine.checks.seeding.planting import Plant, Planted, land, with_town

_LONG = "Llanfairpwllgwyngyll"
_CLUSTER = 19


def _huge_hexes(board: Board, random: Random) -> Planted:
    size = float(random.randrange(60, 100))
    return Planted(board.edited(sheet=replace(board.sheet, across_flats_mm=size)))


def _small_hexes(board: Board, random: Random) -> Planted:
    size = random.uniform(4.0, 5.5)
    small = board.edited(sheet=replace(board.sheet, across_flats_mm=size))
    return Planted(small, tuple(town.hex for town in board.towns if town.name), "")


def _clustered(board: Board, random: Random, *, keys: bool = True) -> Planted:
    """Return the board with towns of long names on neighbouring hexes, with their keys or without."""
    middle = land(board, random)
    spots = [hex_ for hex_ in disc(middle, 2) if hex_ in board.sheet]
    towns = random.sample([town for town in board.towns if town.keys], min(_CLUSTER, len(spots)))
    moved = {
        town: replace(town, hex=spot, name=f"{6 * _LONG}{at}", keys=town.keys if keys else ())
        for at, (town, spot) in enumerate(zip(towns, spots, strict=False))
    }
    clustered = board.edited(towns=tuple(moved.get(town, town) for town in board.towns))
    return Planted(clustered, within=tuple(disc(middle, 5)))


def _crowd(board: Board, random: Random) -> Planted:
    """Return the board with places on neighbouring hexes whose names are longer than these are wide."""
    middle = land(board, random)
    spots = [hex_ for hex_ in disc(middle, 2) if hex_ in board.sheet]
    places = tuple(Town(f"{_LONG}{at}", spot) for at, spot in enumerate(spots))
    return Planted(board.edited(towns=(*board.towns, *places)), within=tuple(disc(middle, 5)))


def _over_the_card(board: Board, random: Random) -> Planted:
    town = random.choice([town for town in board.towns if town.keys])
    named = with_town(board, town, name=_LONG * random.randint(3, 5))
    first = next(key for key in board.key_scheme.all_keys if key in town.keys)
    return Planted(named, (town.hex,), first)


def _places_clustered(board: Board, random: Random) -> Planted:
    return _clustered(board, random, keys=False)


def _windings(board: Board, random: Random) -> Planted:
    town = random.choice(board.towns)
    sides = (side for hex_ in disc(town.hex, 4) if hex_ in board.sheet for side in sides_of(hex_))
    river = SideLine("river", "Wye of Many Windings", tuple(dict.fromkeys(sides)))
    named = with_town(board, town, name=_LONG)
    return Planted(named.edited(lines=(*board.lines, river)), (town.hex,), f"{_LONG},{river.name}")


def _kind(board: Board, random: Random, colour: str) -> Planted:
    """Return the board with a stretch of a kind of its own in a colour."""
    sign = next(each for each in "qwxyz" if each not in {kind.symbol for kind in board.kinds})
    spot = land(board, random)
    kinds = (*board.kinds, TerrainKind(sign, "moor", 1, 0, colour))
    hexes = [hex_ for hex_ in disc(spot, 1) if board.terrain_at(hex_) == OPEN]
    painted = PaintTerrain(tuple(hexes), FIRST_OWN + len(board.kinds)).apply(board.edited(kinds=kinds))
    return Planted(painted, tuple(hexes))


def _alike(board: Board, random: Random) -> Planted:
    colour = random.choice([ATLAS.land, ATLAS.hill, ATLAS.sea])
    near = "#" + "".join(
        f"{min(255, max(0, part + random.randint(-2, 2))):02x}" for part in bytes.fromhex(colour[1:])
    )
    return _kind(board, random, near)


def _dark(board: Board, random: Random) -> Planted:
    parts = [random.randint(0, 110) for _ in range(3)]
    return _kind(board, random, "#" + "".join(f"{part:02x}" for part in parts))


def _over_the_seam(board: Board, random: Random) -> Planted:
    town = random.choice(board.towns)
    letters = "".join(random.choice("abcdefghijklmnoprstuw") for _ in range(random.randint(280, 320)))
    return Planted(with_town(board, town, name=letters.capitalize()), (town.hex,), "")


def _unlettered(board: Board, random: Random) -> Planted:
    town = random.choice(board.towns)
    name = town.name + random.choice("京☃➜🚂ש")
    return Planted(with_town(board, town, name=name), (town.hex,), name)


def _rivulet(board: Board, random: Random) -> Planted:
    """Return the board with a river of two sides and of one narrow letter more than it has room for."""
    spot = land(board, random)
    river = SideLine("river", "Ill" * random.randint(5, 9), sides_of(spot)[:2])
    return Planted(board.edited(lines=(*board.lines, river)), (spot,), river.name, most=5)


def _uncredited(board: Board, random: Random) -> Planted:
    missing = random.choice(["designer", "licence"])
    return Planted(board.edited(**{missing: random.choice(["", " "])}), (), missing)


PRINT_PLANTS = (
    Plant("hexes too large for any table", "P111", _huge_hexes),
    Plant("hexes too small for their lettering", "P101", _small_hexes),
    Plant("long names in a cluster, over each other", "P102", _places_clustered),
    Plant("long names in a cluster, over keys", "P103", _clustered),
    Plant("a name among the windings of a river", "P104", _windings),
    Plant("a kind of ground in the colour of another", "P105", _alike),
    Plant("a kind of ground too dark for names", "P106", _dark),
    Plant("a name longer than a page is wide", "P107", _over_the_seam),
    Plant("names with no room by their towns", "P109", _crowd),
    Plant("a name longer than a card is wide", "P110", _over_the_card),
    Plant("a sign in a name that no face has", "P112", _unlettered),
    Plant("a river shorter than its name", "P113", _rivulet),
    Plant("credits struck out", "P108", _uncredited),
)
