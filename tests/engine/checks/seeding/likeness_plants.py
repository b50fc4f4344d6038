"""What looks like another thing than it is, and what a board lacks or has too much of as a whole."""

from dataclasses import replace
from random import Random

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import HILL, LAKE, OPEN
from engine.checks.reach.connected_hexes import land_of
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import disc
from engine.hexes.sides import chains, hexes_of
from tests.engine.checks.seeding.planting import Plant, Planted, land, open_sea

_LONG = 6
_LOWER_COURSE = 5


def _entered_twice(board: Board, random: Random) -> Planted | None:
    """Enter a town a second time, with two letters of its name exchanged."""
    town = random.choice([town for town in board.towns if len(town.name) >= _LONG and town.name.isalpha()])
    at = random.randrange(1, len(town.name) - 2)
    one, other = town.name[at], town.name[at + 1]
    if one == other or not (one.isalpha() and other.isalpha()):
        return None
    spot = land(board, random)
    again = Town(town.name[:at] + other + one + town.name[at + 2 :], spot)
    return Planted(board.edited(towns=(*board.towns, again)), (town.hex, spot))


def _spelt_otherwise(board: Board, random: Random) -> Planted | None:
    """Enter a town of several words a second time, with other signs between them."""
    towns = [town for town in board.towns if {*" -"} & {*town.name}]
    if not towns:
        return None
    town = random.choice(towns)
    words = town.name.replace("-", " ").split()
    again = random.choice([" ", "-", ""]).join(words)
    if again == town.name:
        return None
    spot = land(board, random)
    return Planted(board.edited(towns=(*board.towns, Town(again, spot))), (town.hex, spot))


def _wrong_water(board: Board, random: Random) -> Planted:
    bay = tuple(disc(open_sea(board, random), 1))
    return Planted(PaintTerrain(bay, LAKE).apply(board), bay)


def _closed_course(board: Board, random: Random) -> Planted | None:
    """Close the last sides of a river instead of drawing it on."""
    rivers = [(n, line) for n, line in enumerate(board.lines) if line.kind == "river"]
    index, line = random.choice([each for each in rivers if len(each[1].sides) > 2 * _LOWER_COURSE])
    cut = random.randrange(_LOWER_COURSE, len(line.sides) - _LOWER_COURSE + 1)
    upper, lower = line.sides[:cut], line.sides[cut:]
    if len(list(chains(upper))) > 1 or len(list(chains(lower))) > 1:
        return None
    lines = list(board.lines)
    lines[index] = replace(line, sides=upper)
    closed = SideLine("closed", "Planted", lower)
    beside = {hex_ for side in lower for hex_ in hexes_of(side) if hex_ in board.sheet}
    return Planted(board.edited(lines=(*lines, closed)), tuple(beside), "Planted")


def _one_start(board: Board, random: Random) -> Planted:
    left = random.choice([town for town in board.towns if town.start])
    towns = tuple(replace(town, start=town is left) for town in board.towns)
    return Planted(board.edited(towns=towns), (left.hex,))


def _hilly(board: Board, random: Random) -> Planted:
    plain = [hex_ for hex_ in land_of(board) if board.terrain_at(hex_) == OPEN]
    hills = tuple(random.sample(plain, random.randrange(len(plain) * 3 // 4, len(plain))))
    return Planted(PaintTerrain(hills, HILL).apply(board), told="of the land is hill")


def _untitled(board: Board, random: Random) -> Planted:
    return Planted(board.edited(title=random.choice(["", " "])))


LIKENESS_PLANTS = (
    Plant("a town entered twice, once misspelt", "T116", _entered_twice),
    Plant("a bay painted as a lake", "T117", _wrong_water),
    Plant("the lower course of a river closed", "S109", _closed_course),
    Plant("one start for all players", "T118", _one_start),
    Plant("a town entered twice in two spellings", "T116", _spelt_otherwise),
    Plant("most of the land hills", "T119", _hilly),
    Plant("a title struck out", "V205", _untitled),
)
