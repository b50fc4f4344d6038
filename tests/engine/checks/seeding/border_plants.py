"""Family B: faults of countries and of the builds permitted in them."""

from random import Random

from engine.board.document import Board
from engine.board.places import Country, PermittedBuild
from engine.board.terrain import CLOSED, SEA
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex, disc, neighbour
from tests.engine.checks.seeding.planting import Plant, Planted, land

RADIUS = 3


def _abroad(board: Board, random: Random) -> tuple[Board, tuple[Hex, ...]]:
    """Return the board with foreign ground around some hex, and a line across it from border to border."""
    middle = land(board, random)
    ground = tuple(hex_ for hex_ in disc(middle, RADIUS) if hex_ in board.sheet)
    board = board.edited(countries=(*board.countries, Country("Planted", foreign=True)))
    board = PaintTerrain(ground, 0).apply(board)
    board = PaintCountry(ground, len(board.countries)).apply(board)
    direction, line = random.randrange(6), [middle]
    while neighbour(line[-1], direction) in ground:
        line.append(neighbour(line[-1], direction))
    return board, tuple(reversed(line))


def _permitted(board: Board, *course: Hex, country: str = "Planted") -> Board:
    return board.edited(permitted_builds=(*board.permitted_builds, PermittedBuild(country, course)))


def _stray(board: Board, random: Random) -> Planted | None:
    board, line = _abroad(board, random)
    spot = land(board, random)
    if spot in disc(line[-1], RADIUS + 1):
        return None
    return Planted(PaintCountry((spot,), len(board.countries)).apply(board), (spot,))


def _broken(board: Board, random: Random) -> Planted | None:
    board, line = _abroad(board, random)
    if len(line) < 3:
        return None
    return Planted(_permitted(board, line[0], *line[2:]), (line[0], *line[2:]))


def _at_home(board: Board, random: Random) -> Planted:
    board, line = _abroad(board, random)
    return Planted(_permitted(board, *line, country="Ruritania"), line)


def _cut_off(board: Board, random: Random) -> Planted | None:
    board, line = _abroad(board, random)
    return Planted(_permitted(board, *line[1:]), line[1:]) if len(line) == RADIUS + 1 else None


def _astray(board: Board, random: Random) -> Planted | None:
    board, line = _abroad(board, random)
    spot = land(board, random)
    if spot in disc(line[-1], RADIUS + 1):
        return None
    home = (spot, neighbour(spot, random.randrange(6)))
    return Planted(_permitted(board, *home), home)


def _over_water(board: Board, random: Random) -> Planted | None:
    board, line = _abroad(board, random)
    if len(line) < 3:
        return None
    wet = random.choice(line[1:])
    return Planted(_permitted(PaintTerrain((wet,), SEA).apply(board), *line), (wet,))


def _joins_nothing(board: Board, random: Random) -> Planted | None:
    """Permit a build from the border that ends inside the country."""
    board, line = _abroad(board, random)
    goals = {*board.towns_by_hex, *(hex_ for special in board.specials for hex_ in special.hexes)}
    ends = {near for hex_ in line[1:] for near in disc(hex_, 1)}
    if len(line) <= RADIUS or not goals.isdisjoint(line) or not all(map(board.on_map, ends)):
        return None
    return Planted(_permitted(board, *line), line)


def _permitted_twice(board: Board, random: Random) -> Planted | None:
    """Permit a build, and a part of it or all once more from its other end."""
    board, line = _abroad(board, random)
    if len(line) < 3:
        return None
    part = line[random.randrange(2) :]
    return Planted(_permitted(_permitted(board, *line), *part[:: random.choice([1, -1])]), part)


def _hole(board: Board, random: Random) -> Planted:
    """Leave a hex inside a country to no one."""
    board, line = _abroad(board, random)
    return Planted(PaintCountry((line[-1],), 0).apply(board), (line[-1],))


def _row_struck(board: Board, random: Random) -> Planted | None:
    """Leave the land of a row out of all countries."""
    if not board.countries:
        return None
    row = random.randrange(board.sheet.rows)
    hexes = (board.sheet.hex_at(column, row) for column in range(board.sheet.columns))
    struck = tuple(hex_ for hex_ in hexes if board.terrain_at(hex_) not in CLOSED)
    return Planted(PaintCountry(struck, 0).apply(board), within=struck) if struck else None


def _enclave(board: Board, random: Random) -> Planted | None:
    """Give a hex inside a home country to another that lies elsewhere."""
    spot = land(board, random)
    here = board.country[board.sheet.place_of(spot)[::-1]]
    enclosed = all(board.country[board.sheet.place_of(near)[::-1]] == here for near in disc(spot, 1))
    others = [number for number in range(1, len(board.countries) + 1) if number != here]
    if not here or not enclosed or not others:
        return None
    return Planted(PaintCountry((spot,), random.choice(others)).apply(board), (spot,))


def _empty(board: Board, random: Random) -> Planted:
    name = f"Land {random.randrange(100)}"
    return Planted(board.edited(countries=(*board.countries, Country(name))), (), name)


BORDER_PLANTS = (
    Plant("a stray hex of a foreign country", "B101", _stray),
    Plant("a gap in a permitted build", "B102", _broken),
    Plant("a permitted build in no foreign country", "B103", _at_home),
    Plant("a permitted build away from the border", "B104", _cut_off),
    Plant("a permitted build at home", "B105", _astray),
    Plant("a permitted build over water", "B106", _over_water),
    Plant("a permitted build that joins nothing", "B110", _joins_nothing),
    Plant("a permitted build listed twice", "B109", _permitted_twice),
    Plant("a hole in a country", "B108", _hole),
    Plant("a hex of one home country inside another", "B108", _enclave),
    Plant("a row left out of all countries", "B108", _row_struck),
    Plant("a country without ground", "B107", _empty),
)
