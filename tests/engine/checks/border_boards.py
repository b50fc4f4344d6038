"""Countries and permitted builds: what is wrong with them, and what is sound."""

from engine.board.document import Board
from engine.board.places import Country, PermittedBuild
from engine.board.rules import Crossing
from engine.board.terrain import SEA
from engine.edits.lines import DrawSides
from engine.edits.terrain import PaintCountry
from tests.engine.checks.boards import FEW_RACES, Case, at, good_board, painted, sides, specials_at, town

FRANCE = Country("France", foreign=True)


def abroad(*courses: tuple[str, ...], country: str = "France", foreign: bool = True) -> Board:
    """Return the good board with columns 9 and 10 of some rows foreign, and builds permitted there."""
    board = good_board().edited(
        countries=(Country("France", foreign=foreign),),
        specials=specials_at("C10 A7", "B10 A8", "A1 A9", "H2 H9", "G10 H7", "H10 H8"),
        permitted_builds=tuple(PermittedBuild(country, tuple(map(at, course))) for course in courses),
    )
    return PaintCountry(tuple(at(f"{row}{n}") for row in "CDEFG" for n in (8, 9, 10)), 1).apply(board)


def _stray(*labels: str) -> Board:
    """Return a board with hexes of France far from the rest of it."""
    return PaintCountry(tuple(map(at, labels)), 1).apply(abroad())


def _stray_at_home(*labels: str) -> Board:
    """Return a board with hexes of France inside Wales, which is home ground."""
    board = abroad().edited(countries=(FRANCE, Country("Wales")))
    west = PaintCountry(tuple(at(f"{row}{n}") for row in "DEFG" for n in (2, 3, 4, 5)), 2).apply(board)
    return PaintCountry(tuple(map(at, labels)), 1).apply(west)


def _holed(*labels: str) -> Board:
    """Return a board with hexes inside France that belong to no one."""
    return PaintCountry(tuple(map(at, labels)), 0).apply(_french_east())


def _french_east() -> Board:
    """Return a board with France over its east, which is home ground, and Spain in a corner."""
    board = good_board().edited(countries=(Country("France"), Country("Spain")))
    east = PaintCountry(tuple(at(f"{row}{n}") for row in "CDEFG" for n in (7, 8, 9, 10)), 1).apply(board)
    return PaintCountry((at("A1"), at("A2")), 2).apply(east)


def _all_of(country: str, *labels: str) -> Board:
    """Return the good board in a home country all over, but for some hexes of no one."""
    board = good_board().edited(countries=(Country(country),))
    return PaintCountry(
        tuple(hex_ for hex_ in board.sheet.hexes() if board.sheet.label(hex_) not in labels), 1
    ).apply(board)


_TO_THE_RIM = ("D8", "D9", "D10")

BAD: tuple[Case, ...] = (
    Case("B101", _stray("F4"), "France,F4", ("F4",), fixed=True),
    Case("B101", _stray("F4", "F5"), "France,F4", ("F4", "F5"), fixed=True),
    # Amid a home country the stray hex is that one's.
    Case("B101", _stray_at_home("F4"), "France,F4", ("F4",), fixed=True),
    Case("B102", abroad(("D8", "D10")), "France,D8", ("D8", "D10")),
    Case("B102", abroad(("D8",)), "France,D8", ("D8",)),
    Case("B103", abroad(("D8", "D9"), country="Spain"), "Spain,D8", ("D8", "D9")),
    Case("B103", abroad(_TO_THE_RIM, country="Frnace"), "Frnace,D8", _TO_THE_RIM, fixed=True),
    Case("B103", abroad(_TO_THE_RIM, foreign=False), "France,D8", _TO_THE_RIM, fixed=True),
    Case("B104", abroad(("D9", "D10")), "France,D9", ("D9", "D10"), fixed=True),
    Case("B110", abroad(("D8", "D9")), "France,D8", ("D8", "D9")),
    Case("B110", abroad(("E8", "E9"), ("D9", "E9")), "France,E8", ("E8", "E9", "D9")),
    Case("B105", abroad(("D8", "D9"), ("B8", "B9")), "France,B8", ("B8", "B9")),
    Case("B106", painted(abroad(("D8", "D9", "D10")), SEA, "D9"), "France,D8", ("D8", "D9", "D10")),
    Case("B106", DrawSides("closed", sides("D8.E"), "Wall").apply(abroad(("D8", "D9"))), "France,D8"),
    Case("B108", _holed("E8"), "E8", ("E8",), fixed=True),
    Case("B108", _all_of("France", "E8"), "E8", ("E8",), fixed=True),
    Case("B108", PaintCountry((at("E8"),), 2).apply(_holed()), "E8", ("E8",), fixed=True),
    # Where all else has an owner, land at the edge was left out too.
    Case("B108", _all_of("France", "E9", "E10"), "E9", ("E9", "E10"), fixed=True),
    Case("B109", abroad(("D8", "D9"), ("D8", "D9")), "France,D8,2", ("D8", "D9"), fixed=True),
    Case("B109", abroad(("D8", "D9"), ("D9", "D8")), "France,D9,2", ("D9", "D8"), fixed=True),
    Case("B109", abroad(("D8", "D9"), ("D8", "D9", "D10")), "France,D8,1", ("D8", "D9"), fixed=True),
    Case("B107", good_board().edited(countries=(FRANCE,)), "France", (), fixed=True),
)

GOOD: tuple[Board, ...] = (
    # What no one owns may come to the edge of the map, or be water; and a country may lie within another.
    _holed("E10", "E9"),
    _all_of("France", "D6"),
    PaintCountry((at("E8"),), 2).apply(PaintCountry((at("A1"), at("A2")), 1).apply(_holed())),
    abroad(),
    abroad(("D8", "D9", "D10")),
    # A line may begin at home, and one may go on where another ends.
    abroad(("D7", "D8", "D9", "D10")),
    abroad(("D8", "D9"), ("D9", "D10")),
    # A line may lead to a town abroad.
    abroad(("D8", "D9")).edited(towns=(*good_board().towns, town("Arras", "D9"))),
    # Two lines may begin with the same links, and part.
    abroad(("D8", "D9", "D10"), ("D8", "D9", "E10")),
    # A home country may lie in pieces.
    PaintCountry((at("A1"), at("F4")), 1).apply(good_board().edited(countries=(Country("Wales"),))),
    # A stretch over water that is a crossing may be part of a permitted build.
    painted(abroad(("D8", "D9", "D10")), SEA, "D9").edited(
        special_rules=(FEW_RACES, Crossing("Bridge", (at("D8"), at("D9"), at("D10")), 5))
    ),
)
