"""Towns among each other and the ground: what is wrong with them, and what is sound."""

from dataclasses import replace

from engine.board.document import Board, new_board
from engine.board.places import Town, Water
from engine.board.rules import Crossing
from engine.board.terrain import FIRST_OWN, HILL, LAKE, OFF, OPEN, SEA, SWAMP, TerrainKind
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import disc
from engine.hexes.sheet import Sheet
from tests.engine.checks.boards import FEW_RACES, SHEET, Case, at, good_board, painted, with_town

WIDE = Sheet(24, 12)


def _at_sea(*labels: str, code: int = OPEN) -> Board:
    """Return the good board without its east, but for some hexes there."""
    east = tuple(SHEET.label(hex_) for hex_ in SHEET.hexes() if SHEET.place_of(hex_)[0] > 5)
    board = painted(good_board(), SEA, *east).edited(ferries=(), specials=(), keys="none")
    board = board.edited(towns=tuple(town for town in board.towns if town.name != "Fowey"))
    return painted(board, code, *labels)


def island_start() -> Board:
    """Return a wide board with a start more, on an island."""
    board = parted_board()
    rock = WIDE.hex_named("F11")
    lone = Town("Lundy", rock, start=True)
    return PaintTerrain((rock,), OPEN).apply(board.edited(towns=(*board.towns, lone)))


def _island_start() -> Board:
    """Return a board with a start beyond the strait that no ferry leads to."""
    board = good_board().edited(ferries=())
    return board.edited(towns=tuple(replace(t, start=t.start or t.name == "Fowey") for t in board.towns))


def _one_way_ferry() -> Board:
    """Return a board with two starts, and a ferry between that leads to its far port only."""
    board = good_board()
    towns = [replace(t, start=True) if t.name == "Fowey" else t for t in board.towns]
    east = [
        Town(name, at(spot), ("16",))
        for name, spot in {"Hove": "F8", "Ilam": "H8", "Jura": "A8", "Kyle": "D9", "Luss": "G10"}.items()
    ]
    ferry = replace(board.ferries[0], bridge=False)
    return board.edited(towns=(*towns, *east), ferries=(ferry,))


def _west_alone() -> Board:
    """Return the same with fewer towns in the east: not half of all can be reached from the start there."""
    board = _one_way_ferry()
    lost = {"Hove", "Ilam"}
    return board.edited(towns=tuple(each for each in board.towns if each.name not in lost))


def _empty_east() -> Board:
    """Return a wide board with its towns in the west."""
    spots = ("B2", "F2", "J2", "B5", "F6", "J5")
    towns = tuple(
        Town(f"Town {n}", WIDE.hex_named(spot), (f"1{n}",), start=n == 1) for n, spot in enumerate(spots, 1)
    )
    return new_board(WIDE, towns=towns)


def parted_board() -> Board:
    """Return a wide board with towns on two shores, and no way over the sea between."""
    board = _empty_east()
    sea = tuple(hex_ for hex_ in WIDE.hexes() if WIDE.place_of(hex_)[0] in {9, 10, 11})
    spots = ("B15", "F20", "J15", "B20", "F16", "J20")
    east = tuple(Town(f"East {n}", WIDE.hex_named(spot), (f"2{n}",)) for n, spot in enumerate(spots, 1))
    return PaintTerrain(sea, SEA).apply(board.edited(towns=(*board.towns, *east)))


def _marked(*labels: str) -> Board:
    """Return the good board with hexes of marsh, a kind of its own."""
    return painted(good_board().edited(kinds=(TerrainKind("m", "marsh", 2),)), FIRST_OWN, *labels)


def _named_water(*labels: str) -> Board:
    """Return the good board with a name for hexes of its strait."""
    return good_board().edited(waters=(Water("The Sound", tuple(map(at, labels))),))


def _hills(middle: str) -> Board:
    """Return the good board with hills in a hex and around it."""
    labels = [SHEET.label(hex_) for hex_ in disc(at(middle), 1)]
    return painted(good_board(), HILL, *labels)


BAD: tuple[Case, ...] = (
    Case("T107", with_town("Clun", name="Esk"), "Esk,F2", ("D2", "F2"), fixed=True),
    Case("T107", with_town("Esk", name="clun "), "clun,F2", ("D2", "F2"), fixed=True),
    Case("T108", with_town("Clun", hex=at("D3")), "Clun,Dent", ("D3", "D4")),
    Case("T115", good_board(), "Ayr", ("B2", "B4", "D2", "D4", "F2")),
    Case("T109", _island_start(), "Fowey", ("C7",)),
    Case("T109", _one_way_ferry(), "Hove", ("F8",), fixed=True),
    Case("T109", _west_alone(), "Fowey", ("C7",), fixed=True),
    Case("T110", painted(good_board(), SEA, "G3"), "G3", ("G3",), fixed=True),
    Case("T110", painted(good_board(), OFF, "G3"), "G3", ("G3",), fixed=True),
    Case("T110", painted(good_board(), SEA, "G2", "G3"), "G2", ("G2", "G3"), fixed=True),
    Case("T110", painted(good_board(), OFF, "G2", "G3", "F3"), "F3", ("F3", "G2", "G3"), fixed=True),
    Case("T110", _at_sea("E8", code=LAKE), "E8", ("E8",), fixed=True),
    Case("T111", painted(good_board(), SWAMP, "G3"), "G3", ("G3",), fixed=True),
    Case("T111", _marked("G3"), "G3", ("G3",), fixed=True),
    Case("T111", painted(good_board(), HILL, "G3"), "G3", ("G3",), fixed=True),
    # Next to others of its like, at the coast, where two grounds meet, and of open ground among hills.
    Case("T111", painted(good_board(), HILL, "G3", "G8", "G9"), "G3", ("G3",), fixed=True),
    # A ground that is nowhere else on the map is odd among hills at its rim, too.
    Case(
        "T111",
        painted(painted(good_board(), HILL, "H2", "H4", "G3", "G4"), SWAMP, "H3"),
        "H3",
        ("H3",),
        fixed=True,
    ),
    Case("T111", painted(good_board(), SWAMP, "E5"), "E5", ("E5",), fixed=True),
    Case("T111", painted(_hills("G3"), SWAMP, "G2"), "G2", ("G2",), fixed=True),
    Case("T111", painted(_hills("G3"), OPEN, "G3"), "G3", ("G3",), fixed=True),
    Case("T112", _at_sea("E8"), "E8", ("E8",), fixed=True),
    Case("T112", _at_sea("E8", "E9", "F8", "F9", "D9"), "E8", (), fixed=False),
    Case("T113", _empty_east(), "G17"),
    Case("T120", _named_water("A6", "A7", "B6"), "The Sound,1", ("A7",), fixed=True),
    Case("T120", _named_water("A7"), "The Sound,1", ("A7",), fixed=True),
    Case("T120", _named_water(), "The Sound,1", fixed=True),
    Case("T113", parted_board(), "F18"),
)

GOOD: tuple[Board, ...] = (
    _named_water("A6", "B6"),
    painted(good_board(), LAKE, "G3"),
    painted(good_board(), OFF, "A1", "A10"),
    painted(good_board(), SWAMP, "G3", "G4"),
    # Where all hills are single ones, that is the manner of the map.
    painted(good_board(), HILL, "G2", "G4"),
    # At the rim of the map a ground may go on beyond, and a cape may be of its own.
    painted(good_board(), HILL, "H3"),
    painted(_at_sea("E6", "E7"), HILL, "E7"),
    # A town may lie in a clearing.
    painted(_hills("D2"), OPEN, "D2"),
    # A lake of two hexes, and a large hole.
    painted(good_board(), LAKE, "G2", "G3"),
    painted(good_board(), OFF, "F3", "G2", "G3", "G4"),
    _marked("G2", "G5"),
    _at_sea(),
    # An island that a crossing leads to is not cut off.
    _at_sea("E8").edited(
        special_rules=(FEW_RACES, Crossing("Mole", (at("E5"), at("E6"), at("E7"), at("E8")), 5))
    ),
)
