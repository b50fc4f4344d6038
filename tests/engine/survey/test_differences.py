"""What a fix would change is told in sentences a designer understands."""

from dataclasses import fields, replace
from typing import Any

import pytest

from engine.board.document import Board, Erratum, Players, Underlay, Waiver
from engine.board.earth import Earth, Projection
from engine.board.places import CityRegion, Country, PermittedBuild, Water
from engine.board.terrain import HILL, OPEN, SEA, TerrainKind
from engine.edits.document import SetField
from engine.edits.keys import SwapKeys
from engine.edits.lines import EraseSides, RemoveLine
from engine.edits.protocol import Edit
from engine.edits.sheet import ChangeSheet
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.edits.towns import ChangeTown, PlaceTown, RemoveTown
from engine.survey.differences import differences
from tests.engine.checks.boards import SHEET, at, good_board, town

BOARD = good_board()
DENT = BOARD.towns_by_name["Dent"]
RIVER = next(line for line in BOARD.lines if line.kind == "river")
REGIONS = (CityRegion("Ruhr", (at("A1"), at("A2"))),)
ROW = tuple(SHEET.hex_at(column, 0) for column in range(5))


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (PaintTerrain((DENT.hex,), HILL), f"{SHEET.label(DENT.hex)} becomes hill."),
        (PaintTerrain((at("A1"), at("A2")), HILL), "A1 and A2 become hill."),
        (PaintTerrain(ROW, SEA), "5 hexes around A3 become sea."),
        (
            ChangeTown(DENT, replace(DENT, hex=at("A1")), "Move"),
            f"Dent moves from {SHEET.label(DENT.hex)} to A1.",
        ),
        (ChangeTown(DENT, replace(DENT, name="Dunt"), "Rename"), "Dent is called “Dunt”."),
        (
            ChangeTown(DENT, replace(DENT, keys=()), "Keys"),
            "Dent has no key instead of 41, 42, 43, 44, 45 and 46.",
        ),
        (ChangeTown(DENT, replace(DENT, start=not DENT.start), "Start"), "Dent becomes a start."),
        (RemoveTown(DENT), "The town Dent is removed."),
        (PlaceTown(town("Usk", "A1")), "The town Usk is placed on A1."),
        (RemoveLine(RIVER), f"The river {RIVER.name} is removed."),
        (EraseSides(RIVER.sides[:1], "river"), f"The river {RIVER.name} loses one side."),
        (SetField("title", "Wye"), "The title becomes “Wye”."),
        (SetField("rules", "early"), "The rule set becomes “early”."),
        (SetField("waivers", (Waiver("K101:11", "so"),)), "The waiver K101:11 is added."),
        (SetField("ferries", ()), f"The ferry {BOARD.ferries[0].name} is removed."),
        (
            SetField("ferries", (replace(BOARD.ferries[0], price=9), *BOARD.ferries[1:])),
            f"The ferry {BOARD.ferries[0].name} changes.",
        ),
        (SetField("city_regions", REGIONS), "The city region Ruhr is added."),
        (ChangeSheet(across_flats_mm=12.0), "The sheet changes."),
    ],
)
def test_what_differs_is_said(edit: Edit, told: str) -> None:
    assert differences(BOARD, edit.apply(BOARD)) == (told,)


def test_two_towns_that_swap_keys_are_both_named() -> None:
    one, other = BOARD.towns[0], BOARD.towns[1]
    told = differences(BOARD, SwapKeys(((one.keys[0], other.keys[0]),)).apply(BOARD))
    assert {each.split(" has ")[0] for each in told} == {one.name, other.name}


OTHERS: dict[str, Any] = {
    "sheet": replace(SHEET, across_flats_mm=12.0),
    "terrain": PaintTerrain(ROW, HILL).apply(BOARD).terrain,
    "country": PaintCountry(ROW, 1).apply(BOARD.edited(countries=(Country("Wales"),))).country,
    "title": "Wye",
    "designer": "Ann",
    "licence": "CC0",
    "players": Players(3, 5),
    "rules": "early",
    "keys": "none",
    "kinds": (TerrainKind("m", "marsh", 2),),
    "countries": (Country("Wales"), Country("Spain")),
    "lines": (),
    "towns": (),
    "waters": (Water("Wash", (at("A1"),)),),
    "city_regions": REGIONS,
    "specials": (),
    "ferries": (),
    "permitted_builds": (PermittedBuild("Wales", (at("A1"), at("A2"))),),
    "special_rules": (),
    "errata": (Erratum("1999", "so"),),
    "underlay": Underlay("scan.png", ()),
    "earth": Earth(Projection("laea", (-3, 51)), ()),
    "waivers": (Waiver("K101:11", "so"),),
}


@pytest.mark.parametrize("field", [field.name for field in fields(Board)])
def test_no_field_changes_unsaid(field: str) -> None:
    before = BOARD.edited(countries=(Country("Wales"),))
    assert differences(before, replace(before, **{field: OTHERS[field]}))


def test_equal_boards_differ_in_nothing() -> None:
    anew: Board = replace(BOARD)
    assert differences(BOARD, anew) == ()
    assert differences(BOARD, PaintTerrain((at("A1"),), OPEN).apply(BOARD)) == ()
