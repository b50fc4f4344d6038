"""Family X, the part on city regions: empty, without a round, off the land, shared, unruled."""

from random import Random

from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.board.places import CityRegion
from engine.board.rules import Note
from engine.hexes.lattice import Hex
from tests.engine.checks.seeding.planting import Plant, Planted, land, open_sea

_CITIES = DynamicCities()


def _having(board: Board, *regions: CityRegion) -> Board:
    return board.edited(city_regions=regions, special_rules=(*board.special_rules, _CITIES))


def _region(*hexes: Hex, name: str = "Planted") -> CityRegion:
    return CityRegion(name, hexes)


def _empty(board: Board, random: Random) -> Planted:
    name = random.choice(["East", "West"])
    return Planted(_having(board, _region(name=name)), (), name)


def _backwards(board: Board, random: Random) -> Planted:
    spot, first = land(board, random), random.randrange(2, 9)
    region = CityRegion("Planted", (spot,), first, random.randrange(1, first))
    return Planted(_having(board, region), (spot,), "Planted")


def _wet(board: Board, random: Random) -> Planted:
    wet = open_sea(board, random)
    return Planted(_having(board, _region(land(board, random), wet)), (wet,), "Planted")


def _shared(board: Board, random: Random) -> Planted:
    spot = land(board, random)
    return Planted(_having(board, _region(spot), _region(spot, name="Other")), (spot,), "Planted,Other")


def _unruled(board: Board, random: Random) -> Planted:
    rules = tuple(rule for rule in board.special_rules if not isinstance(rule, Note))
    return Planted(board.edited(city_regions=(_region(land(board, random)),), special_rules=rules))


REGION_PLANTS = (
    Plant("a region without a hex", "X121", _empty),
    Plant("a region that ends before it begins", "X122", _backwards),
    Plant("a region in the sea", "X123", _wet),
    Plant("a hex in two regions", "X124", _shared),
    Plant("regions nothing is said of", "X125", _unruled),
)
