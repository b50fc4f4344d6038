"""Rivers, borders and closed sides: what is wrong with them, and what is sound."""

from collections import Counter
from dataclasses import replace

from engine.board.document import Board
from engine.board.lines import LineKind, SideLine
from engine.board.places import Country
from engine.board.rules import Crossing
from engine.board.terrain import LAKE, SEA
from engine.edits.lines import DrawSides, ordered
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import neighbours
from engine.hexes.sides import sides_of
from tests.engine.checks.boards import FEW_RACES, SHEET, Case, at, good_board, painted, sides


def lined(*names: str, kind: LineKind = "river", name: str = "Wye") -> Board:
    """Return the good board with one more line along sides."""
    board = good_board()
    return board.edited(lines=(*board.lines, SideLine(kind, name, sides(*names))))


def _priced(cost: int, kind: LineKind = "river") -> Board:
    """Return the good board with a river of its own price, or another line with a cost."""
    *others, last = lined("G3.E", "H3.NE", "H3.E", kind=kind).lines
    return good_board().edited(lines=(*others, replace(last, cost=cost)))


def _dear_below() -> Board:
    """Return the good board with a river, and its lower course again at a higher price."""
    board = lined("G3.E", "H3.NE", "H3.E")
    return board.edited(lines=(*board.lines, SideLine("river", "Wye", sides("H3.NE", "H3.E"), 4)))


def _bordered(*names: str) -> Board:
    """Return a board of two countries, with a border drawn."""
    board = lined(*names, kind="border", name="March").edited(
        countries=(Country("Wales"), Country("England"))
    )
    east = tuple(at(f"{row}{n}") for row in "ABCDEFGH" for n in range(7, 11))
    west = tuple(at(f"{row}{n}") for row in "ABCDEFGH" for n in range(1, 7))
    return PaintCountry(west, 1).apply(PaintCountry(east, 2).apply(board))


def _headland(river: bool = True) -> Board:
    """Return a board on which Esk can be entered by its western side alone."""
    board = painted(good_board(), LAKE, "E2", "E3", "F3", "G2", "G3").edited(lines=())
    return DrawSides("river", sides("F1.E", "G1.NE") if river else sides("G1.NE"), "Esk").apply(board)


def _gorge(*names: str) -> Board:
    return DrawSides("closed", sides(*names), "Gorge").apply(good_board())


def _around(*labels: str) -> tuple[str, ...]:
    """Return the names of the sides around hexes that hang together."""
    met = Counter(side for label in labels for side in sides_of(at(label)))
    return tuple(SHEET.side_name(side) for side in ordered(s for s, times in met.items() if times == 1))


_BESIDE_G4 = tuple(SHEET.label(hex_) for hex_ in neighbours(at("G4")))


def _through_a_lake(*further: str) -> Board:
    """Return the good board with a river that comes down to a lake, and goes on beyond it."""
    return painted(lined("G2.NE", "F3.SE", *further), LAKE, "G3")


def _joined(*further: str) -> Board:
    """Return the good board with a river, and another into it, which may flow on."""
    board = lined("G3.NE", "G3.E")
    return board.edited(lines=(*board.lines, SideLine("river", "Lugg", sides("F3.SE", *further))))


def _two_rivers() -> Board:
    """Return the good board with two rivers, either of one side."""
    board = lined("G2.NE")
    return board.edited(lines=(*board.lines, SideLine("river", "Lugg", sides("F3.SE"))))


def _down(*further: str) -> Board:
    """Return the good board with one long river, which comes down from the northern rim."""
    upper = ("A3.E", "B3.NW", "B3.W", "C3.NE", "C3.E", "D3.NW", "D3.W")
    lower = ("E3.NE", "E3.E", "F3.NW", "F3.W", "G3.NE", "G3.E")
    return good_board().edited(lines=(SideLine("river", "Wye", sides(*upper, *lower, *further)),))


def _namesakes(*upper: str, name: str = "Wye") -> Board:
    """Return the good board with a river that goes to the sea, and another of its name."""
    board = lined("E5.SW", "E5.SE")
    upper_course = SideLine("river", name, sides(*upper))
    return board.edited(lines=(*board.lines, upper_course))


def _spelt(name: str) -> Board:
    """Return the good board with a river, and another that goes on where it ends."""
    board = lined("G3.E", "H3.NE", name="Tennessee")
    return board.edited(lines=(*board.lines, SideLine("river", name, sides("H3.E"))))


_OUSE = ("E1.NE", "D1.SE", "E2.NE", "E2.E", "F2.NE")
_NORTH = ("A1.SE", "A2.SW", "A2.SE", "A2.E")


def _under_another_name() -> Board:
    """Return the good board with a river whose upper part was entered under the name of another."""
    board = good_board()
    wye = SideLine("river", "Wye", sides("G4.NE", "F4.SE", "G5.NE"))
    ouse = SideLine("river", "Ouse", (*sides(*_OUSE), *sides("G3.E", "G4.NW")))
    return board.edited(lines=(ouse, wye))


BAD: tuple[Case, ...] = (
    Case("S105", lined(*_around("D4")), "D4", ("D4",), fixed=True),
    Case("S117", _spelt("Tenessee"), "Tennessee,Tenessee", fixed=True),
    Case("S117", _spelt("Ténnessee"), "Tennessee,Ténnessee", fixed=True),
    Case("S102", lined("G3.E", "G3.SE", "H3.NE", "H3.E"), "Wye", ("G3", "G4", "H3"), fixed=True),
    Case("S102", lined("G3.NE", "G3.E", "G3.SE", "G3.SW", "G3.W"), "Wye", ("G3",)),
    # Along a coast or the map's edge no link crosses it either.
    Case("S103", lined("B5.E"), "Wye", ("B5", "B6"), fixed=True),
    Case("S103", lined("A2.NE"), "Wye", ("A2",), fixed=True),
    Case("S103", lined("B6.SW", "B6.SE"), "Wye", ("B6", "C6", "C7"), fixed=True),
    Case("S102", lined(*_around("F3", "G3", "G4")), "Wye", ("G3", "F3", "G4")),
    Case("S104", lined("G3.NE", "G3.E"), "Wye"),
    Case("S104", _through_a_lake(), "Wye"),
    Case("S104", _joined(), "Wye,Lugg"),
    Case("S112", _down(), "G3", ("G3",), fixed=True),
    Case("S106", lined("C8.E", kind="border"), "Wye", ("C8", "C9"), fixed=True),
    Case("S105", _headland(), "F2", ("F2",), fixed=True),
    Case("S106", _bordered("B6.E", "C8.E"), "March", ("C8", "C9"), fixed=True),
    Case("S106", _bordered("C8.E"), "March", ("C8", "C9"), fixed=True),
    Case("S107", _gorge(*_NORTH), "A1", ("A1", "A2"), fixed=True),
    # Of two rings one in the other both are told.
    Case("S107", _gorge(*_around("G4", *_BESIDE_G4), *_around("G4")), "G4", ("G4",), fixed=True),
    Case("S107", _gorge(*_around("G4", *_BESIDE_G4), *_around("G4")), "G3", (), fixed=True),
    Case("S113", lined(*_OUSE), "Wye,1", fixed=True),
    Case("S113", lined(*_OUSE[::-1], name="Ouse"), "Ouse,2", fixed=True),
    Case("S113", lined(*_OUSE[1:3], name=""), "river,1", fixed=True),
    Case("S113", _gorge("G3.E").edited(lines=2 * _gorge("G3.E").lines[1:]), "Gorge,2", fixed=True),
    Case("S114", _namesakes("H3.E", "H3.NE", "G3.E"), "Wye,2", fixed=True),
    Case("S114", _namesakes("H3.E", "H3.NE", name=" wye"), "wye,1"),
    # From a spring to the sea each, and so two rivers.
    Case("S114", _namesakes("G4.NE", "F4.SE", "G5.NE"), "Wye,2"),
    Case("S115", _gorge("B5.E", "B6.SW", "B6.SE"), "Gorge", (), fixed=True),
    Case("S115", _gorge("C6.SE"), "Gorge", ("C6", "D6"), fixed=True),
    Case("S118", _priced(4, kind="closed"), "Wye,1", ("G3", "G4"), fixed=True),
    Case("S118", _priced(0, kind="border"), "Wye,1", ("G3", "G4"), fixed=True),
    Case("X114", _priced(200), "Wye", fixed=True),
    Case("X132", _priced(20), "Wye", fixed=True),
    Case("X133", _priced(5), "Wye", fixed=False),
    Case("S116", lined(), "Wye,1", fixed=True),
    Case("S116", lined(kind="border", name=""), "border,1", fixed=True),
    Case("S116", lined(kind="closed", name="Gorge"), "Gorge,1", fixed=True),
    Case(
        "S108", DrawSides("closed", sides("E2.E"), "Gorge").apply(good_board()), "Gorge", ("E2", "E3"), True
    ),
)

GOOD: tuple[Board, ...] = (
    # Rivers that meet may have names of one kind.
    _spelt("Lugg"),
    _spelt("Tennessee 2"),
    lined("G3.E", "H3.NE", "H3.E"),
    # A river of its own price, and one whose lower course is listed again with another.
    _priced(4),
    _priced(0),
    _dear_below(),
    _headland(river=False),
    # A river through a lake that goes on to the sea, rivers that meet and do, and two into one lake.
    _through_a_lake("G4.NE", "F4.SE", "G5.NE"),
    _joined("G4.NE", "F4.SE", "G5.NE"),
    painted(_two_rivers(), LAKE, "G3"),
    # From rim to rim.
    _down("H3.NE", "H3.E"),
    _bordered("B6.E", "C6.E"),
    _gorge("G3.E", "G3.SE"),
    # Two rivers of one name that meet.
    _namesakes("G5.NE", "G5.NW", "F5.SW", "F4.E", "E5.SW"),
    # A crossing leads through the gorge.
    _gorge(*_NORTH).edited(special_rules=(FEW_RACES, Crossing("Gate", (at("B2"), at("A2")), 5))),
    painted(good_board(), SEA, "A1"),
)
