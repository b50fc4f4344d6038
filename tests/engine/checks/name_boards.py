"""Names that are slips, keys that were forgotten and entries that were mixed up: bad boards and good ones."""

from dataclasses import replace

from engine.board.document import Board, Erratum
from engine.board.lines import SideLine
from engine.board.places import Country, Water
from engine.board.rules import Note, Override, StartRule
from engine.board.terrain import HILL, SWAMP
from engine.edits.terrain import PaintCountry
from engine.hexes.sides import sides_of
from tests.engine.checks.boards import (
    Case,
    at,
    good_board,
    painted,
    sides,
    specials_at,
    with_special,
    with_town,
)
from tests.engine.checks.crossing_boards import BRIDGE, crossing, ruled
from tests.engine.checks.run_boards import sector_grid


def _ferry(name: str) -> Board:
    """Return the good board with another name of its ferry."""
    board = good_board()
    return board.edited(ferries=(replace(board.ferries[0], name=name),))


def _lands(*names: str, name_at: str = "") -> Board:
    """Return the good board with its columns from the seventh on in the second of two countries."""
    board = good_board().edited(countries=tuple(map(Country, names)))
    east = tuple(hex_ for hex_ in board.sheet.hexes() if board.sheet.place_of(hex_)[0] >= 6)
    west = tuple(hex_ for hex_ in board.sheet.hexes() if hex_ not in east)
    board = PaintCountry(east, 2).apply(PaintCountry(west, 1).apply(board))
    first, second = board.countries
    if name_at:
        first = replace(first, name_at=at(name_at))
    return board.edited(countries=(first, second))


def _waters(*waters: Water) -> Board:
    return good_board().edited(waters=waters)


def _water(name: str, *labels: str, name_at: str = "") -> Water:
    return Water(name, tuple(map(at, labels)), at(name_at) if name_at else None)


def _stream(name: str, *names: str) -> Board:
    """Return the good board with one more river."""
    return good_board().edited(lines=(*good_board().lines, SideLine("river", name, sides(*names))))


def keyless() -> Board:
    """Return 36 towns with keys, and one more with none."""
    board = sector_grid(4)
    spare = next(hex_ for hex_ in board.sheet.hexes() if hex_ not in board.towns_by_hex)
    return board.edited(
        towns=(*board.towns, replace(board.towns[0], name="Spare", hex=spare, keys=(), start=False))
    )


def _mixed() -> Board:
    """Return the good board with its specials each on a stretch of the edge, but for two that take turns."""
    ways = ("A7 A8", "A9 D10", "C10 E10", "F10 G10", "H10 H9", "H8 H7")
    return good_board().edited(specials=specials_at(*ways))


def _to_home() -> Board:
    """Return the good board with a special that leads to the country of its start."""
    board = _lands("Wales", "England")
    first, *others = board.specials
    return board.edited(specials=(replace(first, hexes=(), country="Wales"), *others))


def _shut_start(count: int) -> Board:
    """Return the good board with so many sides of its start closed."""
    walls = SideLine("closed", "Cliff", sides_of(at("B2"))[:count])
    return good_board().edited(lines=(*good_board().lines, walls))


def _speck(*labels: str) -> Board:
    """Return the good board with hexes of swamp in its western hills."""
    hills = (f"{row}{column}" for row in "DEFGH" for column in range(1, 6))
    return painted(painted(good_board(), HILL, *hills), SWAMP, *labels)


BAD: tuple[Case, ...] = (
    Case("T142", with_town("Clun", name="Clun 31"), "Clun 31", ("D2",)),
    Case("T142", with_town("Clun", name="clun"), "clun", ("D2",)),
    Case("T142", with_town("Clun", name="New town"), "New town", ("D2",)),
    Case("T142", with_town("Clun", name="Clun,"), "Clun,", ("D2",)),
    Case("T142", with_town("Clun", name="Clun (Salop"), "Clun (Salop", ("D2",)),
    Case("T142", with_special("1", name="New special"), "New special", ("C10", "A7")),
    Case("T143", _waters(_water("Strait", "A6", "B6", "C6", "H6")), "Strait,H6", ("H6",), fixed=True),
    Case(
        "T144",
        _waters(_water("Minch", "A6", "B6"), _water("Sound", "B6", "C6")),
        "Minch,Sound",
        ("B6",),
        True,
    ),
    Case("T145", _lands("Wales", "England", name_at="D9"), "Wales", ("D9",), fixed=True),
    Case("T145", _waters(_water("Minch", "A6", "B6", name_at="B3")), "Minch", ("B3",), fixed=True),
    Case("K117", _mixed(), "2,D10", ("D10",)),
    Case("K118", _to_home(), "1"),
    Case("K119", with_special("2", hexes=(), edge="north"), "2,1", ("A7",)),
    Case("K121", keyless(), "A1"),
    Case("F117", _ferry("Goring–Bala"), "Goring–Bala", ("C5", "C7", "C6"), fixed=True),
    Case("S119", _stream("", "G3.E"), "G3.E", ("G3", "G4"), fixed=True),
    Case("X161", ruled(Override((("race_die", (1, 2, 3, 4, 5)),))), "race_die", fixed=True),
    Case(
        "X166",
        good_board().edited(special_rules=(Override((("races", 3), ("pairs_redrawn", True))),)),
        "",
        fixed=True,
    ),
    Case("X167", ruled(crossing(*BRIDGE, owners=9)), "Bridge", BRIDGE),
    Case("X167", ruled(StartRule((at("D2"),), most=9)), "start 2", ("D2",)),
    Case("X168", ruled(Note("The first railway into Gorring receives 6.")), "special_rules 2,Gorring"),
    Case(
        "X168", good_board().edited(errata=(Erratum("2026-01-01", "Gorring is a port."),)), "errata 1,Gorring"
    ),
    Case("X142", ruled(Note("Bala (D2) is a port.")), "note 2", ("D2", "B4")),
    Case("X169", _lands("England", "Englandd"), "England,Englandd"),
    Case("X129", _waters(_water("Minch", "A6"), _water("Minch", "C6")), "waters,2", ("C6",)),
    Case("V206", good_board().edited(licence="CC-BX-4.0"), "", fixed=True),
    Case("V205", good_board().edited(title="Untitled board"), ""),
    Case("T126", _shut_start(5), "B2", ("B2",)),
    Case("T111", _speck("F3", "F4"), "F3", ("F3", "F4"), fixed=True),
)

GOOD: tuple[Board, ...] = (
    with_town("Clun", name="’s-Clun"),
    with_town("Clun", name="Clun (Salop)"),
    with_special("1", name="any town"),
    _ferry("Goring–Fowey"),
    _ferry("Sirius–Star"),
    ruled(crossing(*BRIDGE, owners=2)),
    good_board().edited(licence="CC-BY-9.0"),
    good_board().edited(licence="Ask me"),
    ruled(Note("Bala (B4) is a port.")),
    _waters(_water("Minch", "A6", "B6", name_at="C6")),
)
