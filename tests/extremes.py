"""Boards at the ends of what the format allows, and beyond what anyone would print."""

from dataclasses import replace

from engine.board.city_rules import (
    CityName,
    Coast,
    DynamicCities,
    Eligible,
    GameRounds,
    NewCities,
    OpenColumns,
)
from engine.board.document import Board, Erratum, Players, Underlay, Waiver, new_board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, Fields, Note, OtherRule, Override, Plain, StartRule
from engine.board.terrain import SEA, TerrainKind
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.labels import LabelBlock, LabelScheme
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.rulesets.overrides import field_names, kind_of_field

MOST = 99_999_999
"""The largest whole number of the format."""
SIZES_MM = (0.1, 2.0, 8.660254037844386, 19.05, 60.0, 500.0, 1000.0)
"""Sizes of hexes that a map file may have: three quarters of an inch, and roots of three, among them."""
PICTURE = "./scan.png"
STRANGE = "  Bad Homburg  v. d. Höhe ‘&’ "
LINES = "One.\n\n  Two  three.\nFour. \n\n"
SHEET = Sheet(8, 6, labels=LabelScheme(blocks=(LabelBlock("C-E, A", 10_000_000), LabelBlock("F-J"))))


def _at(column: int, row: int) -> Hex:
    return SHEET.hex_at(column, row)


def _bound(name: str, *, most: bool) -> Plain:
    """Return the least or the most a field of the rules may be, or the first or last of its words."""
    kind = kind_of_field(name)
    assert kind is not None
    match kind.sort:
        case "truth":
            return most
        case "word":
            return kind.words[-1 if most else 0]
        case "numbers":
            return (kind.most,) * 3 if most else (kind.least,)
    return kind.most if most else kind.least


STRANGE_RULES = Override(
    (
        ("min_run", 5000),
        ("toll", -3),
        ("bonus", 2.5),
        ("junction", "many"),
        ("hill_delay", "sometimes"),
        ("debt", "no"),
        ("prizes", (MOST, 5)),
        ("races", (1, 2)),
        ("unheard_of", Fields((("x", 1),))),
    )
)
FREE = OtherRule(
    "odd",
    (
        ("price", -3),
        ("half", 0.5),
        ("large", MOST),
        ("long", 10**40),
        ("endless", float("inf")),
        ("text", STRANGE),
        ("towns", ("Stoke, on Trent", "Ross")),
        ("shares", (0.25, 7)),
        ("none", None),
        ("list", ()),
        ("numbers", (1, MOST)),
        ("at", Fields((("x", 19.05), ("free", True)))),
    ),
)
CITIES = DynamicCities(
    GameRounds(MOST, 0),
    (Coast(STRANGE, STRANGE, (STRANGE,), ()),),
    Eligible(STRANGE, (), (OpenColumns((MOST, 1), MOST, MOST),)),
    (NewCities(count="players", bonus=MOST), NewCities("race", entered_on=MOST, then_rolled=1)),
    names=(CityName("A1", STRANGE),),
    text=LINES,
)


def full_board(sheet: Sheet = SHEET, long: int = 300) -> Board:
    """Return a board with one of everything, all of it strange; its texts may be long."""
    ross = Town(STRANGE, _at(1, 1), ("11", "QD"), port=True, bonus=MOST)
    bath = Town("B" * long, _at(4, 1), ("12",), start=True)
    sea = (_at(2, 1), _at(3, 1))
    least, most = (
        Override(tuple((name, _bound(name, most=most)) for name in field_names())) for most in (False, True)
    )
    board = new_board(
        sheet,
        title=STRANGE,
        designer="x" * long,
        licence="CC-BY-4.0  ",
        players=Players(12, 40, MOST),
        rules="seventh",
        keys="dice-36+6",
        kinds=(TerrainKind("🌲", STRANGE, 150, MOST, "#ABCDEF", "trees"),),
        countries=(Country(STRANGE, foreign=True, colour="#CFBABA"), Country("Wales")),
        lines=(SideLine("river", STRANGE, (sheet.side_named(f"{sheet.label(_at(5, 2))}.E"),)),),
        towns=(ross, bath),
        waters=(Water(STRANGE, sea),),
        city_regions=(CityRegion(STRANGE, (_at(6, 4),), 0, MOST), CityRegion("E", (), 7, 3)),
        specials=(Special("1", STRANGE, (_at(0, 0),), ("Nowhere",), "port", "Nowhere", "west"),),
        ferries=(
            Ferry(STRANGE, (STRANGE, "Nowhere"), sea, 100, MOST, True, 0, 150, None),
            Ferry("", ("", ""), (), 0, 0),
        ),
        permitted_builds=(PermittedBuild("Nowhere", (_at(4, 3), _at(5, 3))),),
        special_rules=(
            Crossing(STRANGE, (_at(0, 3), _at(1, 3)), 1000, False, 21, 1000, 150, LINES, True, 0),
            Crossing("", (), 0),
            StartRule((_at(0, 5),), (STRANGE,), (3, 1, 100), 21, True, 1000, 1000, LINES),
            StartRule((_at(0, 5),), from_race=MOST),
            least,
            most,
            STRANGE_RULES,
            FREE,
            CITIES,
            Note(LINES),
            Note("n" * long),
        ),
        errata=(Erratum(STRANGE, LINES),),
        underlay=Underlay(
            PICTURE, ((_at(0, 0), (5.25, 5.0)), (_at(7, 0), (300.0, 6.0)), (_at(0, 5), (4.0, 200.0))), 1 / 3
        ),
        waivers=(Waiver("K102:36", LINES),),
    )
    board = PaintTerrain(sea, SEA).apply(board)
    return PaintCountry((_at(4, 3), _at(5, 3)), 1).apply(PaintTerrain((_at(7, 5),), 6).apply(board))


def board_of_size(across_flats_mm: float) -> Board:
    """Return the strange board with hexes of a size."""
    return full_board(replace(SHEET, across_flats_mm=across_flats_mm))


def smallest_board() -> Board:
    """Return a board of one hex."""
    return new_board(Sheet(1, 1), title=STRANGE, players=Players(1, 1, 1))
