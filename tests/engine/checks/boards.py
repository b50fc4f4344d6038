"""Small boards for the checks: each fault with its like that is sound."""

from dataclasses import dataclass, replace
from typing import Any

from engine.board.document import Board, Players, Waiver, new_board
from engine.board.lines import SideLine
from engine.board.places import Country, Ferry, Special, Town
from engine.board.rules import Crossing, Override
from engine.board.terrain import LAKE, OFF, OPEN, SEA
from engine.edits.lines import DrawSides
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.labels import LabelBlock, LabelScheme
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side

SHEET = Sheet(10, 8)
FEW_RACES = Override((("races", 8),))
MANY_RACES = Override((("races", 40), ("pairs_redrawn", True)))
"""More races than keys; the draws are not reported, since both keys of a short run are drawn again."""


def at(label: str) -> Hex:
    """Return the hex with a label."""
    return SHEET.hex_named(label)


def sides(*names: str) -> tuple[Side, ...]:
    """Return the sides with those names."""
    return tuple(SHEET.side_named(name) for name in names)


def town(name: str, label: str, *keys: str, **flags: Any) -> Town:
    """Return a town on the hex with a label."""
    return Town(name, at(label), keys, **flags)


def good_board() -> Board:
    """Return a sound board: a strait in column 6 with a ferry, a river, a lake and 36 + 6 keys.

    Few races leave keys enough to choose from: six on one hex cannot all be drawn to the end.
    """
    tens = [
        town("Ayr", "B2", *keys_of(1), start=True),
        town("Bala", "B4", *keys_of(2)),
        town("Clun", "D2", *keys_of(3)),
        town("Dent", "D4", *keys_of(4)),
        town("Esk", "F2", *keys_of(5)),
        town("Fowey", "C7", *keys_of(6), port=True),
        town("Goring", "C5", port=True),
    ]
    specials = specials_at("C10 A7", "D10 A8", "E10 A9", "F10 H9", "G10 H7", "H10 H8")
    board = new_board(
        SHEET,
        title="Good",
        keys="dice-36+6",
        players=Players(2, 2),
        towns=tuple(tens),
        specials=specials,
        ferries=(Ferry("Strait", ("Goring", "Fowey"), (at("C6"),), bridge=True),),
        special_rules=(FEW_RACES,),
        lines=(SideLine("river", "Ouse", sides("E1.NE", "D1.SE", "E2.NE", "E2.E", "F2.NE")),),
    )
    return PaintTerrain(tuple(at(f"{row}6") for row in "ABCDEFGH"), SEA).apply(board)


def specials_at(*ways: str) -> tuple[Special, ...]:
    """Return specials with their ways in on hexes, each told as labels: ``C10 A7``."""
    return tuple(
        Special(str(n), f"Special {n}", hexes=tuple(map(at, labels.split())))
        for n, labels in enumerate(ways, 1)
    )


def keys_of(tens: int) -> tuple[str, ...]:
    return tuple(f"{tens}{units}" for units in range(1, 7))


def with_town(old: str, **changes: Any) -> Board:
    """Return the good board with one town changed."""
    board = good_board()
    return board.edited(towns=tuple(replace(t, **changes) if t.name == old else t for t in board.towns))


def with_special(old: str, **changes: Any) -> Board:
    """Return the good board with one special changed."""
    board = good_board()
    changed = (replace(s, **changes) if s.key == old else s for s in board.specials)
    return board.edited(specials=tuple(changed))


def painted(board: Board, code: int, *labels: str) -> Board:
    """Return the board with hexes painted."""
    return PaintTerrain(tuple(at(label) for label in labels), code).apply(board)


@dataclass(frozen=True)
class Case:
    """A board with one fault: the code that must find it, where, and whether it has a fix."""

    code: str
    board: Board
    subject: str
    hexes: tuple[str, ...] = ()
    fixed: bool = False


def _broken_river() -> Board:
    river = SideLine("river", "Ouse", sides("E1.NE", "D1.SE", "E2.NE", "F2.NE"))
    return good_board().edited(lines=(river,))


def _far_pieces() -> Board:
    river = SideLine("river", "Ouse", sides("A1.E", "H9.E"))
    return good_board().edited(lines=(river,))


def _foreign_beyond() -> Board:
    board = good_board().edited(countries=(Country("France", foreign=True),), ferries=())
    board = painted(board, OPEN, *(f"{row}6" for row in "ABCDEFGH"))
    return PaintCountry(tuple(at(f"{row}{n}") for row in "ABCDEFGH" for n in (6, 7, 8)), 1).apply(board)


def _keyless(name: str) -> Board:
    """Return the good board with one key given to no one, and a town without one."""
    board = with_town("Clun", keys=keys_of(3)[:-1])
    return board.edited(towns=(*board.towns, town(name, "D3")))


def _instead(key: str, other: str) -> Board:
    """Return the good board with one key gone and its sector's next neighbour having another."""
    board = with_town("Clun", keys=tuple(each for each in keys_of(3) if each != key))
    towns = (replace(t, keys=(*t.keys, other)) if t.name == "Dent" else t for t in board.towns)
    return board.edited(towns=tuple(towns))


def _half_a_pair() -> Board:
    """Return the good board with a small town that shares a key with one that is not small."""
    return good_board().edited(towns=(*good_board().towns, town("Cleo", "F4", "31", small=True)))


def _leading_to(country: str) -> Board:
    """Return the good board with a French coast and a special that leads to a country of a name."""
    board = with_special("1", country=country).edited(countries=(Country("France"),))
    return PaintCountry((at("D10"), at("E10")), 1).apply(board)


def _east_lost() -> Board:
    """Return the good board with two towns beyond the strait, and no ferry to them."""
    board = good_board().edited(ferries=())
    moved = {"Dent": "B8", "Esk": "D8", "Fowey": "F4"}
    towns = (replace(t, hex=at(moved[t.name]), port=False) if t.name in moved else t for t in board.towns)
    return board.edited(towns=tuple(towns))


def abroad_with_start() -> Board:
    """Return the good board with its only start in a foreign country."""
    board = good_board().edited(countries=(Country("France", foreign=True),))
    return PaintCountry((at("A2"), at("B2"), at("B1")), 1).apply(board)


def _pair_parted() -> Board:
    """Ayr and Clun have the key two small towns shared, and those have a key of each."""
    towns = {each.name: each for each in good_board().towns}
    ayr = replace(towns["Ayr"], keys=keys_of(1)[1:])
    clun = replace(towns["Clun"], keys=("12", *keys_of(3)[1:]))
    small = (town("Cleo", "F4", "11", small=True), town("Cary", "E4", "31", small=True))
    left = tuple(each for name, each in towns.items() if name not in {"Ayr", "Clun"})
    return good_board().edited(towns=(ayr, clun, *left, *small))


def gorge() -> Board:
    ring = sides("F2.E", "F2.SE", "F2.SW", "F2.W", "F2.NW", "F2.NE")
    return DrawSides("closed", ring, "Gorge").apply(good_board())


def _without_ports(board: Board) -> Board:
    return board.edited(towns=tuple(replace(t, port=False) for t in board.towns), ferries=())


def _island_beside_a_crossing() -> Board:
    """A tunnel runs under the sea next to an island, and comes up on the far shore."""
    board = painted(good_board(), SEA, *(f"{row}{n}" for row in "ABC" for n in (7, 8, 9)))
    board = painted(board, OPEN, "A8", "C7")
    tunnel = Crossing("Tunnel", tuple(at(label) for label in ("B5", "B6", "B7", "B8", "B9", "B10")), 6)
    island = town("Lundy", "A8", "11")
    towns = tuple(replace(t, keys=t.keys[1:]) if t.name == "Ayr" else t for t in board.towns)
    return board.edited(special_rules=(FEW_RACES, tunnel), towns=(*towns, island))


def _doubled_labels() -> Board:
    """Rows A and AA (labelled A again) overlap by two labels."""
    labels = LabelScheme(blocks=(LabelBlock("A-C"), LabelBlock("A", 3)))
    return new_board(Sheet(5, 4, labels=labels))


def _dice_for_cards() -> Board:
    override = Override((("keys_drawn", "dice"),))
    return new_board(SHEET, keys="cards-52", special_rules=(override,))


BAD: tuple[Case, ...] = (
    Case("K101", with_town("Clun", keys=keys_of(3)[:-1]), "36"),
    Case("K101", _keyless("Cleo"), "36", ("D3",), fixed=True),
    Case("K101", good_board().edited(specials=good_board().specials[1:]), "1"),
    Case("K101", good_board().edited(keys="cards-52", towns=(), specials=(), ferries=()), "town keys"),
    Case("K101", with_town("Clun", keys=()), "town keys"),
    Case("K101", good_board().edited(specials=()), "special keys"),
    Case("K102", with_town("Clun", keys=(*keys_of(3), "11")), "11", ("B2", "D2"), fixed=True),
    Case("K102", with_town("Clun", keys=(*keys_of(3), "31")), "31", ("D2",), fixed=True),
    Case("K102", _instead("36", "35"), "35", ("D2", "D4"), fixed=True),
    Case("K102", _half_a_pair(), "31", ("D2", "F4"), fixed=True),
    Case("K102", _pair_parted(), "12", ("B2", "D2"), fixed=True),
    Case("K102", with_special("2", key="1"), "1", fixed=True),
    Case("K102", with_town("Clun", keys=("31", "31", *keys_of(3)[2:])), "31", ("D2",), fixed=True),
    Case("K103", with_town("Clun", keys=(*keys_of(3), "17")), "17", ("D2",), fixed=True),
    Case("K103", _instead("36", "37"), "37", ("D4",), fixed=True),
    Case("K103", with_special("6", key="7"), "7", ("H10", "H8"), fixed=True),
    Case("K103", good_board().edited(keys="dice-36"), "scheme", fixed=True),
    Case("K103", with_special("1", key="66"), "66", ("C10", "A7"), fixed=True),
    Case("K103", with_town("Clun", keys=(*keys_of(3), "AS")), "AS", ("D2",), fixed=True),
    Case("K104", with_special("1", towns=("Nowhere",)), "1,Nowhere"),
    Case("K104", with_special("1", towns=("Bela",)), "1,Bela", ("C10", "A7"), fixed=True),
    Case("K104", _leading_to("Franse"), "1,Franse", fixed=True),
    Case("K104", with_special("1", country="Wales"), "1,Wales"),
    Case("K104", with_special("1", hexes=()), "1"),
    Case("K104", with_special("1", hexes=(at("B6"),)), "1"),
    Case("K104", _without_ports(with_special("1", hexes=(), any="port")), "1"),
    Case("K104", with_special("1", hexes=(), country="Wales").edited(countries=(Country("Wales"),)), "1"),
    Case("T101", with_town("Clun", name=""), "D2", ("D2",)),
    Case("T101", with_town("Clun", name="  "), "D2", ("D2",)),
    Case("T102", painted(good_board(), SEA, "D1", "D2"), "D2", ("D2",), fixed=True),
    Case("T102", painted(good_board(), LAKE, "D2"), "D2", ("D2",), fixed=True),
    Case("T103", with_town("Clun", hex=at("D4")), "D4", ("D4",), fixed=True),
    Case(
        "T103", good_board().edited(towns=(*good_board().towns, good_board().towns[-1])), "C5", ("C5",), True
    ),
    Case("T104", painted(good_board(), OFF, "D2"), "D2", ("D2",), fixed=True),
    Case("T105", good_board().edited(ferries=()), "C7", ("C7",)),
    Case("T105", gorge(), "F2", ("F2",), fixed=True),
    Case("T105", _island_beside_a_crossing(), "A8", ("A8",)),
    Case("T105", _east_lost(), "B8,D8", ("B8", "D8")),
    Case("T106", with_town("Ayr", start=False), ""),
    Case("T114", abroad_with_start(), "France", ("B2",), fixed=True),
    Case("T105", _foreign_beyond(), "C7", ("C7",), fixed=True),
    Case("S101", _broken_river(), "Ouse", (), fixed=True),
    Case("S101", _far_pieces(), "Ouse"),
    Case("F103", with_town("Clun", port=True), "D2", ("D2",), fixed=True),
    Case("X103", good_board().edited(players=Players(6, 3)), "", fixed=True),
    Case("X103", good_board().edited(players=Players(3, 6, 9)), "", fixed=True),
    Case("X103", good_board().edited(players=Players(6, 3, 9)), "", fixed=True),
    Case("F101", with_town("Goring", hex=at("C3")), "Strait,Goring", ("C3",), fixed=True),
    Case("F102", with_town("Goring", name="Gorring"), "Strait,Goring", fixed=True),
    Case("F102", with_town("Goring", name="Wells"), "Strait,Goring", ("C7", "C6")),
    Case("V201", good_board().edited(waivers=(Waiver("T101:A1", "was so"),)), "T101:A1", (), True),
    Case("V201", good_board().edited(waivers=2 * (Waiver("T101:A1", "was so"),)), "T101:A1", (), True),
    Case("V203", with_town("Clun", name="").edited(waivers=(Waiver("T101:D2", " "),)), "T101:D2", (), True),
    Case("V202", _doubled_labels(), ""),
    Case("X102", _dice_for_cards(), "keys_drawn"),
    Case("X101", good_board().edited(rules="seventh"), "seventh", fixed=True),
    Case("X101", good_board().edited(rules="sixt"), "sixt", fixed=True),
    Case(
        "X102",
        good_board().edited(special_rules=(FEW_RACES, Override((("unserved_town", 2),)))),
        "unserved_town",
        fixed=True,
    ),
    Case(
        "X102",
        good_board().edited(special_rules=(FEW_RACES, Override((("dice_of_doom", 7),)))),
        "dice_of_doom",
    ),
    Case("X102", good_board().edited(special_rules=(Override((("key_uses", 0),)),)), "key_uses"),
)

GOOD: tuple[Board, ...] = (
    good_board(),
    # Two small towns may share a key.
    good_board().edited(
        towns=(
            *(replace(t, small=True) if t.name == "Clun" else t for t in good_board().towns),
            town("Cleo", "F4", *keys_of(3), small=True),
        )
    ),
    # A river may pass through a lake, and end in the sea.
    painted(good_board(), LAKE, "E3").edited(
        lines=(SideLine("river", "Ouse", sides("E2.NE", "E4.SW", "E4.SE", "E5.SW", "E5.SE")),)
    ),
    # A river that shares a stretch with another hangs together by it.
    good_board().edited(
        lines=(
            SideLine("river", "Ouse", sides("E2.E", "F2.NE")),
            SideLine("river", "Cam", sides("E1.NE", "D1.SE", "E2.NE", "F2.E")),
        )
    ),
    # A special may lead to any port.
    with_special("1", hexes=(), any="port"),
    # A crossing makes land beyond water reachable, and so does a ferry that is a bridge.
    good_board().edited(
        ferries=(), special_rules=(FEW_RACES, Crossing("Bridge", (at("D5"), at("D6"), at("D7")), 5))
    ),
    good_board().edited(keys="none"),
    # A landmark that no key and no special calls may lie on an island.
    painted(
        good_board(), SEA, *(f"{row}{n}" for row in "ABCDEFGH" for n in range(7, 11) if f"{row}{n}" != "A8")
    ).edited(
        ferries=(),
        towns=(*good_board().towns[:5], town("Fowey", "F4", *keys_of(6)), town("Lundy", "A8")),
        specials=specials_at("A1 H1", "B1 H2", "C1 H3", "D1 H4", "E1 H5", "F1 A3"),
    ),
)
