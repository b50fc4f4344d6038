"""What looks like another thing than it is, and what a board lacks as a whole: bad boards and good ones."""

from engine.board.document import Board, Players, new_board
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import HILL, LAKE, SWAMP
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from tests.engine.checks.boards import Case, good_board, painted, sides, town, with_town

WIDE = Sheet(20, 10)


def _called(one: str, other: str) -> Board:
    """Return the good board with two of its towns called otherwise."""
    names = {"Clun": one, "Dent": other}
    towns = (town(names.get(t.name, t.name), good_board().sheet.label(t.hex), *t.keys) for t in _inland())
    others = tuple(t for t in good_board().towns if t not in _inland())
    return good_board().edited(towns=(*others, *towns))


def _inland() -> tuple[Town, ...]:
    return tuple(t for t in good_board().towns if t.name in {"Clun", "Dent"})


def _gorge(*names: str) -> Board:
    """Return the good board with a line of closed sides."""
    return good_board().edited(lines=(*good_board().lines, SideLine("closed", "Gorge", sides(*names))))


def closed_course() -> Board:
    """Return the good board with a river inland, whose lower course to the sea is closed."""
    upper = SideLine("river", "Wye", sides("G3.E", "G3.SE"))
    lower = SideLine("closed", "", sides("F3.SE", "G4.NE", "F4.SE", "G5.NE"))
    return good_board().edited(lines=(*good_board().lines, upper, lower))


def _ground(share: int, code: int = HILL) -> Board:
    """Return a wide empty board with so many of its 200 hexes of one ground."""
    return PaintTerrain(tuple(WIDE.hexes())[:share], code).apply(new_board(WIDE, title="Wide"))


def _for(fewest: int, most: int, *starts: str) -> Board:
    """Return the good board for some players, with only those towns for starts."""
    towns = tuple(
        town(t.name, good_board().sheet.label(t.hex), *t.keys, port=t.port, start=t.name in starts)
        for t in good_board().towns
    )
    return good_board().edited(towns=towns, players=Players(fewest, most))


_KEYED = ("Ayr", "Bala", "Clun", "Dent", "Esk", "Fowey")


def _spelt(one: str, other: str) -> Board:
    """Return the good board with a town and another whose name is spelt otherwise."""
    board = with_town("Clun", name=one)
    return board.edited(towns=(*board.towns, town(other, "F4")))


BAD: tuple[Case, ...] = (
    Case("T116", _spelt("Weston-super-Mare", "Weston Super Mare"), "Weston-super-Mare,Weston Super Mare"),
    Case("T116", _spelt("St. Ives", "St Ives"), "St. Ives,St Ives", ("D2", "F4")),
    Case("T116", _spelt("St. Johnsbury", "Saint Johnsbury"), "St. Johnsbury,Saint Johnsbury", ("D2", "F4")),
    Case("T116", _spelt("N. Bend", "North Bend"), "N. Bend,North Bend"),
    Case("T116", _called("Newport", "Newprot"), "Newport,Newprot", ("D2", "D4")),
    Case("T116", _called("Great Aberdare", "Great Aberdar"), "Great Aberdare,Great Aberdar", ("D2", "D4")),
    Case("T117", painted(good_board(), LAKE, "A6"), "A6", ("A6",), fixed=True),
    Case("T117", painted(good_board(), LAKE, "A5", "A4"), "A4", ("A4", "A5"), fixed=True),
    Case("T117", _ground(20, LAKE), "A1", fixed=True),
    Case("S109", _gorge("F2.E", "G3.NE", "G3.E", "H3.NE"), "Gorge", fixed=True),
    Case("T118", _for(3, 6, "Ayr"), "", ("B2",)),
    Case("T118", _for(2, 2, *_KEYED), "", ("B2", "B4", "D2", "D4", "F2", "C7")),
    Case("T119", _ground(120), ""),
    Case("T119", _ground(150, SWAMP), ""),
    Case("V205", good_board().edited(title=" "), ""),
)

GOOD: tuple[Board, ...] = (
    # Real neighbours by name: another first letter, short names, figures that tell towns apart.
    _called("Barmouth", "Yarmouth"),
    _called("Barry", "Barrs"),
    _called("London 1", "London 2"),
    _called("Station A", "Station B"),
    _called("North Bend", "South Bend"),
    painted(good_board(), LAKE, "G3", "G4", "H3"),
    _ground(100),
    _for(2, 2, "Ayr"),
    _gorge("G3.E", "H3.NE", "H3.E"),
)
