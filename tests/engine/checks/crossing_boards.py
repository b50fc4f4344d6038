"""Crossings and other special rules: what is wrong with them, and what is sound."""

from dataclasses import replace
from typing import Any

from engine.board.document import Board, Erratum
from engine.board.places import Country
from engine.board.rules import Crossing, Note, OtherRule, Override, Plain, StartRule
from engine.board.terrain import FIRST_OWN, HILL, TerrainKind
from engine.edits.terrain import PaintCountry, PaintTerrain
from tests.engine.checks.boards import (
    FEW_RACES,
    MANY_RACES,
    SHEET,
    Case,
    at,
    good_board,
    with_special,
    with_town,
)

BRIDGE = ("D5", "D6", "D7")


def crossing(*labels: str, name: str = "Bridge", cost: int = 5, **fields: Any) -> Crossing:
    """Return a crossing along hexes."""
    return Crossing(name, tuple(map(at, labels)), cost, **fields)


def ruled(*rules: Any) -> Board:
    """Return the good board with special rules."""
    return good_board().edited(special_rules=(FEW_RACES, *rules))


def grounded(half: int = 0, delay: int = 0, *rules: Any) -> Board:
    """Return the good board with some glacier."""
    board = ruled(*rules).edited(kinds=(TerrainKind("g", "glacier", half, delay),))
    return PaintTerrain((at("G2"), at("G3")), FIRST_OWN).apply(board)


def _hilly(*rules: Any) -> Board:
    """Return the good board with some hills, at what the rules say."""
    return PaintTerrain((at("G2"), at("G3")), HILL).apply(ruled(*rules))


def few_towns() -> Board:
    """Return a board of four towns, one of them a start, and two ports."""
    board = with_town("Fowey", keys=())
    return board.edited(keys="none", towns=tuple(t for t in board.towns if t.name != "Clun"))


NO_SAVING = Override((("save_from", 0),))
_SLIPS = ("crosing", "Crossing", "crossings")
_BRIDGE_FIELDS = (("name", "Bridge"), ("course", BRIDGE), ("cost", 5))


def _ferried(name: str) -> Board:
    """Return the good board with another name of its ferry."""
    return good_board().edited(ferries=(replace(good_board().ferries[0], name=name),))


def _ferry_rule(**fields: Plain) -> OtherRule:
    """Return the ferry of the good board as a rule of that type."""
    (ferry,) = good_board().ferries
    course = tuple(map(SHEET.label, ferry.course))
    told: dict[str, Plain] = {"name": ferry.name, "ports": ferry.ports, "course": course, "bridge": True}
    return OtherRule("ferry", tuple({**told, **fields}.items()))


def _countries(*names: str) -> Board:
    """Return the good board with countries of names in its corners."""
    board = good_board().edited(countries=tuple(map(Country, names)))
    for number, label in enumerate(("A1", "H1")[: len(names)], 1):
        board = PaintCountry((at(label),), number).apply(board)
    return board


BAD: tuple[Case, ...] = (
    Case("X104", ruled(crossing("D5", "D7")), "Bridge", ("D5", "D7"), fixed=True),
    Case("X104", ruled(crossing("D5", "D6", "H10")), "Bridge", ("D5", "D6", "H10")),
    Case("X104", ruled(crossing("D5")), "Bridge", ("D5",)),
    Case("X104", ruled(crossing("D5", "D6")), "Bridge", ("D6",), fixed=True),
    Case("X104", ruled(crossing("D6", "D5")), "Bridge", ("D6",), fixed=True),
    Case("X104", ruled(crossing("D5", "D6", "C7", "D7", "D6", "E7")), "Bridge", (), fixed=True),
    Case("X104", ruled(crossing("D5", "D6", "D6", "D7")), "Bridge", (), fixed=True),
    Case("X104", ruled(crossing("D5", "D6", "D5")), "Bridge", ("D5", "D6", "D5")),
    Case("X105", ruled(crossing(*BRIDGE), crossing("E5", "E6", "E7")), "Bridge,1", ("E5", "E6", "E7"), True),
    Case("X105", ruled(crossing(*BRIDGE), crossing(*BRIDGE)), "Bridge,1", BRIDGE, fixed=True),
    Case("X106", ruled(crossing(*BRIDGE), crossing("E6", "D6", "D7", name="Pier")), "Pier", ("D6", "D7")),
    Case("X106", ruled(crossing(*BRIDGE), crossing("D6", "D7", name="Pier")), "Pier", ("D6", "D7"), True),
    Case("X104", ruled(crossing("D6", "D5", "D7")), "Bridge", ("D6", "D5", "D7"), fixed=True),
    Case("X107", ruled(crossing(*BRIDGE, cost=0)), "Bridge", BRIDGE, fixed=True),
    Case("X108", ruled(crossing("D4", *BRIDGE)), "Bridge", ("D4", "D5")),
    Case("X108", ruled(crossing("D4", "D5")), "Bridge", ("D4", "D5"), fixed=True),
    Case("X109", ruled(crossing(*BRIDGE, cost=6)), "Bridge", BRIDGE),
    Case("X117", ruled(crossing(*BRIDGE, cost=40)), "Bridge", BRIDGE, True),
    Case("X117", ruled(crossing(*BRIDGE, cost=500, money=True)), "Bridge", BRIDGE, fixed=True),
    Case("X110", ruled(crossing(*BRIDGE, cost=101)), "Bridge", BRIDGE, fixed=True),
    Case("X110", ruled(crossing(*BRIDGE, cost=11), NO_SAVING), "Bridge", BRIDGE, fixed=True),
    Case("X110", ruled(crossing(*BRIDGE, cost=11, from_race=2)), "Bridge", BRIDGE, fixed=True),
    Case("X111", ruled(crossing(*BRIDGE, text="Over the strait for 6.")), "Bridge", BRIDGE),
    Case("X111", ruled(crossing(*BRIDGE, text="Ab Rennen 7.", from_race=4)), "Bridge", BRIDGE),
    Case("X111", ruled(crossing(*BRIDGE, cost=0, text="£4, in 1890.")), "Bridge", BRIDGE),
    Case("X111", ruled(Note("For exactly 9 players.")), "note 2"),
    Case("X111", ruled(Note("Races pay 30 and 15.")), "note 2"),
    Case("X111", good_board().edited(errata=(Erratum("2026-10-01", "The tunnel costs 7."),)), "erratum 1"),
    Case("X141", ruled(crossing("D5", "D6", "E5")), "Bridge", ("D5", "D6", "E5")),
    Case("X142", ruled(crossing(*BRIDGE, text="From D5 to D8.")), "Bridge", ("D8",)),
    Case("X142", ruled(Note("No bonus at A4.")), "note 2", ("A4",)),
    Case("X142", ruled(StartRule((at("A1"),), second=True, text="At A3.")), "start 2", ("A3",)),
    Case(
        "X142",
        good_board().edited(errata=(Erratum("2026-10-01", "Clun is at D3, not at D2."),)),
        "erratum 1",
        ("D3",),
    ),
    Case("X138", ruled(Override((("special_races", (2, 4, 9)),))), "", fixed=True),
    Case("X139", ruled(Override((("prizes", (10, 20)),))), "", fixed=True),
    Case("X140", ruled(crossing(*BRIDGE, from_race=7)), "Bridge", BRIDGE),
    Case("X140", ruled(StartRule((at("A1"),), second=True, from_race=7)), "start 2", ("A1",)),
    Case("X112", ruled(Note("No track in Rutland before race 5.")), "No track in Rutland before"),
    Case("X112", ruled(Note("Each player credits the bank with 5.")), "Each player credits the bank"),
    Case("X112", ruled(OtherRule("growing_cities", ())), "growing_cities"),
    Case("X112", ruled(OtherRule("connection", (("bonus", 12),))), "connection"),
    Case("X112", ruled(_ferry_rule()).edited(ferries=()), "ferry", fixed=True),
    Case("X112", ruled(_ferry_rule(text="Summer only.")).edited(ferries=()), "ferry"),
    Case("X112", ruled(Note("Drawn by Bert. Hills cost double.")), "Drawn by Bert. Hills cost"),
    Case("X113", few_towns(), "", fixed=True),
    *(Case("X130", ruled(OtherRule(slip, _BRIDGE_FIELDS)), f"{slip},1", fixed=True) for slip in _SLIPS),
    Case("X130", ruled(OtherRule("notes", (("text", "No track here."),))), "notes,1", fixed=True),
    Case("X130", ruled(OtherRule("crosing", (("name", "Bridge"),))), "crosing,1"),
    Case("X114", grounded(100), "glacier", ("G2", "G3"), fixed=True),
    Case("X114", grounded(10, 0, Override((("save_from", 0),))), "glacier", ("G2", "G3"), fixed=True),
    # Into it a link can be paid, within it none.
    Case("X114", grounded(60), "glacier", ("G2", "G3"), fixed=True),
    Case("X114", grounded(5, 0, NO_SAVING), "glacier", ("G2", "G3"), fixed=True),
    Case("X114", ruled(Override((("river_cost", 200),))), "river_cost", (), fixed=True),
    Case("X132", grounded(20), "glacier", ("G2", "G3"), fixed=True),
    Case("X132", ruled(Override((("river_cost", 20),))), "river_cost", (), fixed=True),
    Case("X132", ruled(Override((("link_cost", 20),))), "link_cost", (), fixed=True),
    Case("X132", _hilly(Override((("hill_half", 20),))), "hill", ("G2", "G3"), fixed=True),
    Case("X133", grounded(4), "glacier", ("G2", "G3")),
    Case("X133", ruled(Override((("river_cost", 5),))), "river_cost"),
    Case("X115", grounded(0, 5), "glacier", ("G2", "G3"), fixed=True),
    Case("X126", ruled(crossing(*BRIDGE, from_race=8)), "Bridge", BRIDGE, fixed=True),
    # Of more races than there are keys for the keys decide.
    Case("X126", ruled(MANY_RACES, crossing(*BRIDGE, from_race=30)), "Bridge", BRIDGE, fixed=True),
    Case("X126", ruled(StartRule((at("A1"),), second=True, from_race=40)), "start 2", ("A1",), fixed=True),
    Case("X127", ruled(crossing(*BRIDGE, delay=6)), "Bridge", BRIDGE, fixed=True),
    Case("X144", ruled(crossing(*BRIDGE, tunnel=True)), "Bridge", BRIDGE, fixed=True),
    Case("X145", ruled(crossing(*BRIDGE, free=True, alongside=3)), "Bridge", BRIDGE, fixed=True),
    Case("X128", ruled(crossing(*BRIDGE, name=" ")), "special_rules,2", BRIDGE),
    Case("X128", _ferried(""), "ferries,1", ("C5", "C7", "C6")),
    Case("X128", with_special("2", name=""), "specials,2", ("D10", "A8")),
    Case("X128", _countries("Wales", ""), "countries,2"),
    Case("X129", with_special("1", name="clun"), "specials,clun"),
    Case("X129", ruled(crossing(*BRIDGE, name="Strait")), "special_rules,Strait"),
    Case("X129", _countries("Wales", "wales"), "countries,2"),
    Case("X129", with_special("2", name="Special 1"), "specials,2", ("D10", "A8")),
)

GOOD: tuple[Board, ...] = (
    # A tunnel into a hill on the far shore, and a bridge free for all.
    PaintTerrain((at("D7"),), HILL).apply(ruled(crossing(*BRIDGE, tunnel=True))),
    ruled(crossing(*BRIDGE, free=True)),
    ruled(crossing(*BRIDGE, free=True, alongside=0)),
    # A special may have the name of the town it leads to.
    with_special("1", name="Fowey", towns=("Fowey",)),
    ruled(crossing(*BRIDGE, from_race=5, delay=4)),
    # What is there may be named, and numbers of the players, prizes and keys.
    ruled(crossing(*BRIDGE)).edited(
        errata=(Erratum("2026-10-01", "For 2 players. The first train wins 20. No bonus at D2, key 31."),)
    ),
    ruled(crossing(*BRIDGE, text="From D5 over D6 to D7.")),
    ruled(crossing(*BRIDGE, text="Print it on A4 paper. It replaces the A3 road, Route B1 and Motorway C7.")),
    ruled(crossing(*BRIDGE, text="Auf DIN A3 oder A5-Blatt.")),
    ruled(Override((("prizes", (20, 20, 10)),)), Override((("special_races", (2, 8)),))),
    # What else stands in digits is no number of a field: years, hexes, names, dates and fractions.
    ruled(crossing(*BRIDGE, name="Pier 7", text="Pier 7 of 1890 leads from D5 over 1.5 miles; 12.7.1891.")),
    ruled(crossing(*BRIDGE, cost=5, owners=2, delay=1, alongside=3, text="5, 2, 1 und 3.")),
    with_town("Ayr", name="Pit 9").edited(special_rules=(FEW_RACES, crossing(*BRIDGE, text="To Pit 9."))),
    # Number words are not read in any language, and notes have no fields.
    ruled(crossing(*BRIDGE, text="Costs six points; kostet neun."), Note("Credits: the club of 12.")),
    # A note that only names sources needs no note.
    ruled(Note("Credits: the club.")),
    ruled(Note("Relief: © Ordnance Survey. Drawn by A. Designer.")),
    ruled(crossing(*BRIDGE, cost=40, money=True)),
    ruled(crossing(*BRIDGE), crossing("E5", "E6", "E7", name="Pier")),
    # A link may have a price of its own, which is everybody's (6.A3).
    ruled(crossing("D4", "D5", whole=False)),
    # Crossings may meet in a hex, at sea too.
    ruled(crossing("D5", "D6"), crossing("D6", "D7", name="Pier")),
    ruled(crossing(*BRIDGE), crossing("C7", "D6", "E6", "E5", name="Pier")),
    ruled(crossing(*BRIDGE, text="A bridge of 1890 for 5 points, crossed without delay.")),
    # What opens after a race opens from the next one.
    ruled(crossing(*BRIDGE, text="Open after race 3.", from_race=3)),
    ruled(crossing(*BRIDGE, text="Not before race 3.", from_race=2)),
    ruled(crossing(*BRIDGE, cost=10, from_race=2), Override((("save_from", 0),))),
    few_towns().edited(special_rules=(FEW_RACES, Override((("unserved_towns", 1),)))),
    # A town in ground no one could pay for is open ground.
    PaintTerrain((at("B2"),), FIRST_OWN).apply(
        with_town("Ayr").edited(kinds=(TerrainKind("g", "glacier", 100),), players=good_board().players)
    ),
    grounded(2, 4),
    _hilly(),
)
