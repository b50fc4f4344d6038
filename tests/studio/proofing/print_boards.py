"""Boards that print badly, each with its like that prints well."""

from dataclasses import replace

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.board.places import Country, Town, Water
from engine.board.rules import Override
from engine.board.terrain import FIRST_OWN, TerrainKind
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import disc
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of
from tests.engine.checks.boards import SHEET, Case, at, good_board, keys_of, painted, sides

LONG = "Llanfairpwllgwyngyll"
WIDER = "Estuary of the Severn " * 12 + "Sea"
"""A name wider than the map, in two lines too."""
UNSEEN, ACCENT = "\N{ZERO WIDTH SPACE}", "\N{COMBINING ACUTE ACCENT}"


def printed_board() -> Board:
    """Return the good board with its credits."""
    return good_board().edited(designer="A. Club", licence="CC-BY-4.0")


def sized(across_flats_mm: float) -> Board:
    """Return the board with hexes of a size."""
    return printed_board().edited(sheet=Sheet(10, 8, across_flats_mm=across_flats_mm))


def tinted(*colours: str) -> Board:
    """Return the board with stretches of kinds of its own, each in a colour, and no other ground but land."""
    names = ("moor", "heath", "wood")
    kinds = tuple(
        TerrainKind(name[0], name, 1, 0, colour) for name, colour in zip(names, colours, strict=False)
    )
    board = printed_board().edited(kinds=kinds)
    for code, _ in enumerate(kinds, FIRST_OWN):
        row = "GHA"[code - FIRST_OWN]
        board = painted(board, code, f"{row}2", f"{row}3")
    return board


def coloured(colour: str) -> Board:
    """Return the board with a country in a colour in the far east."""
    board = printed_board().edited(countries=(Country("Gwent", colour=colour),))
    return PaintCountry(tuple(at(f"{row}{n}") for row in "EFGH" for n in (8, 9)), 1).apply(board)


def crowded(name: str) -> Board:
    """Return a board of towns side by side, all of one long name but for a number."""
    spots = [f"{row}{n}" for row in "CDEF" for n in range(2, 9)]
    towns = tuple(Town(f"{name}{n}", at(spot), (), start=n == 0) for n, spot in enumerate(spots))
    return new_board(SHEET, designer="A. Club", licence="CC-BY-4.0", towns=towns)


def packed() -> Board:
    """Return a board of towns side by side with many keys each and long names."""
    towns = (replace(each, keys=keys_of(1)) for each in crowded("Llanfair").towns)
    return crowded("Llanfair").edited(towns=tuple(towns))


def winding(name: str = LONG) -> Board:
    """Return a board with one town among so many windings that no place for its name is free of them."""
    around = (side for hex_ in disc(at("D5"), 3) for side in sides_of(hex_))
    lines = (SideLine("river", "Wye", tuple(dict.fromkeys(around))),)
    return crowded(name).edited(towns=(Town(name, at("D5"), ("11",), start=True),), lines=lines)


def renamed(name: str) -> Board:
    """Return the board with a town of another name."""
    board = printed_board()
    first = next(each for each in board.towns if "11" in each.keys)
    return board.edited(towns=tuple(replace(t, name=name) if t is first else t for t in board.towns))


def crammed() -> Board:
    """Return a board on which six towns share a key."""
    towns = (Town(f"Llanfair {n}", at(f"B{n}"), ("11",), start=n == 1) for n in range(1, 7))
    return printed_board().edited(towns=tuple(towns), keys="dice-36")


def wide() -> Board:
    """Return a board on four pages with a row of towns, so that some name lies on a seam."""
    sheet = Sheet(40, 12)
    towns = tuple(
        Town(f"Llanfair Pwllgwyngyll {n}", sheet.hex_at(3 * n + 1, 6), (f"1{n % 6 + 1}",), start=n == 0)
        for n in range(13)
    )
    return new_board(sheet, designer="A. Club", licence="CC-BY-4.0", towns=towns)


def wordy() -> Board:
    """Return a board with keys too small, whose rules take a line more in German below the map."""
    sheet = Sheet(30, 23, across_flats_mm=6.0)
    rules = Override(
        (
            ("first_turn_moves", False),
            ("towns_keep_terrain", False),
            ("bonus_in_operating", False),
            ("junction_abroad", False),
            ("one_throw", False),
            ("extra_pays_rivals", True),
            ("pairs_redrawn", True),
            ("routes_turn", True),
        )
    )
    town = Town("Usk", sheet.hex_named("E5"), ("11",), start=True)
    return new_board(sheet, towns=(town,), special_rules=(rules,))


def with_river(name: str, *labels: str) -> Board:
    """Return the board with one river along sides."""
    return printed_board().edited(lines=(SideLine("river", name, sides(*labels)),))


def with_water(name: str, *labels: str) -> Board:
    """Return the board with a named water."""
    return printed_board().edited(waters=(Water(name, tuple(map(at, labels))),))


BAD: tuple[Case, ...] = (
    Case("P111", sized(160), "", fixed=True),
    Case("P101", sized(6), "", fixed=True),
    Case("P101", sized(7), "", fixed=True),
    Case("P102", crowded(LONG), f"{LONG}1,{LONG}3", ("C3", "C5")),
    Case("P103", packed(), "Llanfair8,the keys of Llanfair7", ("D3", "D2")),
    Case("P104", winding(), f"{LONG},Wye", ("D5",)),
    Case("P105", tinted("#f6f0dc"), "moor,open land", ("G2", "G3"), fixed=True),
    Case("P105", tinted("#c9d8a8", "#d8cfa8"), "moor,heath", ("G2", "G3"), fixed=True),
    # As grey as the sea, and to no other eye like it.
    Case("P105", tinted("#ebeb47"), "moor,the sea", ("G2", "G3"), fixed=True),
    Case("P105", coloured("#f0ead8"), "Gwent,open land", (), fixed=True),
    Case("P106", tinted("#2f4f2f"), "moor", ("G2", "G3"), fixed=True),
    Case("P106", tinted("#ecce93", "#a06040"), "heath", ("H2", "H3"), fixed=True),
    Case("P106", coloured("#705060"), "Gwent", (), fixed=True),
    Case("P107", wide(), ""),
    Case("P109", crowded(LONG), f"{LONG}1"),
    Case("P110", renamed(2 * LONG), "11"),
    Case("P110", crammed(), "11"),
    Case("P112", renamed("京 Usk"), "京 Usk", ("B2",)),
    Case("P112", printed_board().edited(title="Severn ➜ sea"), "Severn ➜ sea"),
    Case("P113", with_river("Munster Blackwater", "E1.NE", "D1.SE"), "Munster Blackwater"),
    Case("P113", with_river("I", "E1.NE"), "I"),
    Case("P113", with_river(ACCENT, "E1.NE", "D1.SE", "E2.NE"), ACCENT),
    Case("P113", with_river(UNSEEN, "E1.NE", "D1.SE", "E2.NE"), "sides,1"),
    Case("P113", with_water(WIDER, "A6"), WIDER, ("A6",)),
    Case("P113", renamed(20 * LONG), 20 * LONG, ("B2",)),
    Case("P113", renamed(UNSEEN), "towns,1", ("B2",)),
    Case("P108", printed_board().edited(designer=" "), "designer"),
    Case("P108", printed_board().edited(licence=""), "licence"),
)

GOOD: tuple[Board, ...] = (
    printed_board(),
    renamed("Łódź, Київ, Άργος"),
    sized(8.6),
    # Short names find room where long ones do not.
    crowded("Usk"),
    winding("Usk"),
    tinted("#a8c48a", "#ecce93", "#d9b8e6"),
    coloured("#f4bed0"),
    # A long name that may be broken, and one that just fits.
    renamed("Kirkby in the Fields"),
    renamed("Newcastle-upon-Tyne"),
    # A single narrow letter finds its place along a river of any length.
    with_river("I", "E1.NE", "D1.SE"),
    with_water("Sea", *(f"{row}6" for row in "ABCDEFGH")),
    # A kind or a country that is nowhere on the board is not printed.
    printed_board().edited(kinds=(TerrainKind("m", "moor", 1, 0, "#2f4f2f"),)),
    printed_board().edited(countries=(Country("Gwent", colour="#2f4f2f"),)),
)
