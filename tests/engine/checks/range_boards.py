"""Rules out of range of the game, towns hard to come to, and lands and rivers mixed up."""

from dataclasses import replace

from engine.board.document import Board, Players
from engine.board.lines import SideLine
from engine.board.places import Country, Water
from engine.board.rules import Override, Plain, StartRule
from engine.board.terrain import FIRST_OWN, SEA, TerrainKind
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import disc
from tests.engine.checks.boards import Case, at, good_board, painted, sides, with_special
from tests.engine.checks.crossing_boards import BRIDGE, crossing, ruled
from tests.engine.checks.run_boards import called, sector_grid


def _seated(*seats: tuple[int, ...]) -> Board:
    """Return the good board for four with no town marked, and a start by rule for seats of each group."""
    board = ruled(*(StartRule((at("B2"), at("D2")), seats=each) for each in seats))
    towns = tuple(replace(town, start=False) for town in board.towns)
    return board.edited(towns=towns, players=Players(2, 4))


def _set(field: str, value: Plain) -> Board:
    return ruled(Override(((field, value),)))


def _half_unserved() -> Board:
    return sector_grid(4).edited(special_rules=(Override((("unserved_towns", 20),)),))


def _streams(*names: str) -> Board:
    """Return the good board with the Wye joining the Ouse, along the given last sides."""
    wye = SideLine("river", "Wye", sides(*names))
    return good_board().edited(lines=(*good_board().lines, wye))


def _in_two(upper: str, lower: str) -> Board:
    """Return the good board with its river under two names, one going on as the other."""
    (river,) = good_board().lines
    halves = (
        replace(river, name=upper, sides=river.sides[:3]),
        replace(river, name=lower, sides=river.sides[3:]),
    )
    return good_board().edited(lines=halves)


def _lands(*, foreign: bool, town: bool = False) -> Board:
    """Return the good board in Wales, with France in its south-west."""
    board = good_board().edited(countries=(Country("Wales"), Country("France", foreign=foreign)))
    south = {hex_ for hex_ in board.sheet.hexes() if board.sheet.label(hex_) in _SOUTH}
    if town:
        south.add(at("F2"))
    board = PaintCountry(tuple(h for h in board.sheet.hexes() if h not in south), 1).apply(board)
    return PaintCountry(tuple(south), 2).apply(board)


_SOUTH = {f"{row}{n}" for row in "GH" for n in range(1, 7)}


def walled(half: int) -> Board:
    """Return a grid of towns, one of them surrounded by ground of a price within two hexes."""
    board = sector_grid(4).edited(kinds=(TerrainKind("g", "glacier", half),))
    town = board.towns[14]
    return PaintTerrain(tuple(hex_ for hex_ in disc(town.hex, 2) if hex_ != town.hex), FIRST_OWN).apply(board)


def shut_off(half: int) -> Board:
    """Return that grid with starts in its corners and in the town amid that ground."""
    board = walled(half)
    starts = {board.towns[at].name for at in (0, 5, 14, 30, 35)}
    return board.edited(towns=tuple(replace(town, start=town.name in starts) for town in board.towns))


def opened(board: Board) -> Board:
    """Return the grid with all its ground open."""
    return PaintTerrain(tuple(board.sheet.hexes()), 0).apply(board)


def _bunched() -> Board:
    """Return a grid of towns with three starts along its west, one in each third from north to south."""
    board = sector_grid(4)
    starts = {board.towns[at].name for at in (0, 12, 30)}
    return board.edited(
        towns=tuple(replace(town, start=town.name in starts) for town in board.towns), players=Players(3, 3)
    )


def _first_of_walled() -> str:
    board = walled(3)
    return board.sheet.label(board.towns[14].hex)


SAVED_LATE = Override((("save_from", 7),))

BAD: tuple[Case, ...] = (
    Case("X160", _seated((1, 2)), "", ("B2", "D2")),
    Case("X160", _seated((1, 2), (4,)), ""),
    Case("X161", _set("build_die", (3, 3, 3)), "build_die", fixed=True),
    Case("X161", _set("race_die", (2, 3, 3, 4, 4, 50)), "race_die", fixed=True),
    Case("X162", _half_unserved(), "", fixed=True),
    Case("X163", _set("small_bonus", 12), "small_bonus", fixed=True),
    Case("X163", _set("prizes", (0, 0)), "prizes", fixed=True),
    Case("X163", _set("sole_prize", 60), "sole_prize", fixed=True),
    Case("X163", _set("special_races", (2, 4, 4)), "special_races", fixed=True),
    Case("X164", ruled(crossing(*BRIDGE, cost=6), SAVED_LATE), "Bridge", BRIDGE, fixed=True),
    Case("X164", ruled(Override((("save_from", 9), ("river_cost", 5)))), "save_from", fixed=True),
    Case("K120", with_special("1", hexes=(at("C10"), at("F2"))), "1,F2", ("F2",), fixed=True),
    Case("S130", _streams("E1.NE", "D1.SE", "D1.E", "D2.NE"), "E1.NE"),
    Case("S117", _in_two("Ouse", "River Ouse"), "Ouse,River Ouse", fixed=True),
    Case("B120", _lands(foreign=False), "France", fixed=True),
    Case("B121", _lands(foreign=True, town=True), "F2", ("F2",), fixed=True),
    Case("T141", walled(3), _first_of_walled()),
    Case("R110", walled(12), _first_of_walled()),
    Case("N103", _bunched(), ""),
    Case("N101", shut_off(40), called("33")),
)

GOOD: tuple[Board, ...] = (
    _seated((1, 2), (3, 4)),
    _seated((1, 2), ()),
    _set("build_die", (1, 2, 3, 4, 5, 6)),
    _set("unserved_towns", 2),
    _set("small_bonus", 6),
    ruled(crossing(*BRIDGE, cost=5), SAVED_LATE),
    ruled(Override((("save_from", 5), ("hill_half", 1)))),
    with_special("1", hexes=(at("C10"),), towns=("Clun",)),
    _lands(foreign=True),
    painted(good_board(), SEA, "F4").edited(waters=(Water("Pool", (at("F4"),)),)),
)
