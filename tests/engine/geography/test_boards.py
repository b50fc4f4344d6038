"""Layers of land make a whole board, that passes the checks."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import shapely

from engine.board.document import Board
from engine.board.rules import Note
from engine.board.terrain import HILL, LAKE, OFF, OPEN, SEA, SWAMP
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.checks.check_runner import check
from engine.checks.keys.numbering import numbering_of_all
from engine.checks.rules.credit_notes import is_credit
from engine.diagnostics.findings import Severity
from engine.geography.boards import MadeBoard, Recipe, made_board
from engine.geography.frames import Box, Grid
from engine.geography.layers import Feature, GeographyError, Heights, Layers
from engine.geography.towns import TownRule
from engine.hexes.sheet import Top
from tests.engine.geography.invented import BOX, area, line, place

LAND = Feature(
    shapely.Point(-2, 51).buffer(1.6).difference(shapely.box(-2.6, 50.6, -2.2, 50.9)),
    {"source": "Own drawing"},
)


def land_of(towns: int = 40) -> Layers:
    """Return an island with all that there can be on one."""
    rng = np.random.default_rng(11)
    rows, columns = 100, 100
    heights = np.add.outer(np.arange(rows), np.zeros(columns)).astype(np.float32)
    return Layers(
        {
            "land": (LAND,),
            "lakes": (area(-1.6, 50.9, -1.2, 51.15, name="Mere"), area(-3, 51.5, -2.99, 51.51, name="Pond")),
            "rivers": (
                line((-2.8, 51.4), (-2.0, 51.2), (-1.7, 51.05), (-1.4, 51.02), name="Wye", rank=2),
                line((-1.3, 51.0), (-0.8, 50.9), (-0.3, 50.8), name="Ouse", rank=1),
                line((-2.0, 51.7), (-2.0, 51.2), name="Lugg", rank=3),
            ),
            "countries": (
                area(-4, 50, -2, 52, name="Wales"),
                area(-2, 50, 0, 52, name="England"),
                area(9, 50, 10, 52, name="Elsewhere"),
            ),
            "places": tuple(
                place(f"Town {number}", *degrees, population=5000 - number, source="Own list")
                for number, degrees in enumerate(rng.uniform((-3.2, 50.3), (-0.8, 51.8), (towns, 2)).tolist())
            ),
            "borders": (line((-2, 50), (-2, 52)),),
            "swamps": (area(-1.3, 51.2, -0.8, 51.6),),
        },
        (Heights(heights, -4.5, 52.5, 0.05),),
        ("a.json: 1 feature has no shape and was left out.",),
    )


@pytest.fixture(scope="module", params=["pointy", "flat"])
def made(request: pytest.FixtureRequest) -> MadeBoard:
    top: Top = request.param
    return made_board(land_of(), Recipe(BOX, Grid(columns=24, top=top), towns=TownRule(36, 1), title="Isle"))


def test_the_board_passes_the_checks_once_its_towns_have_keys(made: MadeBoard, tmp_path: Path) -> None:
    board = numbering_of_all(made.board).apply(made.board)
    errors = [found for found in check(board) if found.severity is Severity.ERROR]
    assert errors == []
    save_board(board, tmp_path / "isle.yaml")
    assert read_board(tmp_path / "isle.yaml").board == board


def test_the_board_has_every_layer(made: MadeBoard) -> None:
    board = made.board
    assert set(board.terrain.ravel().tolist()) == {OPEN, HILL, SEA, LAKE, SWAMP}
    assert [country.name for country in board.countries] == ["Wales", "England"]
    assert {river.name for river in board.lines} == {"Wye", "Ouse", "Lugg"}
    assert len(board.towns) > 25
    assert [town.start for town in board.towns[:7]] == [True] * 6 + [False]
    land = board.terrain != SEA
    assert set(board.country[land & (board.terrain != LAKE)].tolist()) == {1, 2}
    assert (board.country[~land] == 0).all()
    for town in board.towns:
        assert board.terrain_at(town.hex) == OPEN


def test_a_quarter_of_the_land_is_hills_in_the_south_where_it_is_high(made: MadeBoard) -> None:
    terrain = made.board.terrain
    hills = np.nonzero(terrain == HILL)[0]
    dry = np.isin(terrain, (OPEN, HILL, SWAMP))
    assert 0.15 < len(hills) / dry.sum() <= 0.26
    assert hills.min() > terrain.shape[0] / 2


def test_sources_are_credited_and_what_is_left_out_is_listed(made: MadeBoard) -> None:
    (note,) = made.board.special_rules
    assert isinstance(note, Note)
    assert note.text.startswith("Map data: Own drawing; Own list. Made from geography: 24 × ")
    assert is_credit(note.text)
    assert made.notes[0] == "a.json: 1 feature has no shape and was left out."
    assert made.notes[1] == "1 line of a border was left out: borders follow from the countries."
    assert "Lakes that got no hex: Pond." in made.notes


@pytest.mark.parametrize(
    ("changed", "shown"),
    [
        ({"coast": 0.9}, lambda one, other: (one.terrain == SEA).sum() < (other.terrain == SEA).sum()),
        ({"most_rivers": 0.05}, lambda one, other: len(one.lines) > len(other.lines)),
        ({"towns": TownRule(5, 2)}, lambda _, other: len(other.towns) == 5),
        ({"least_lake": 40}, lambda one, other: (one.terrain == LAKE).sum() > (other.terrain == LAKE).sum()),
        ({"keys": "cards-52"}, lambda _, other: other.keys == "cards-52"),
    ],
)
def test_each_threshold_does_what_it_says(
    changed: dict[str, Any], shown: Callable[[Board, Board], bool]
) -> None:
    grid = Grid(columns=16)
    usual = made_board(land_of(), Recipe(BOX, grid)).board
    other = made_board(land_of(), Recipe(BOX, grid, **changed)).board
    assert shown(usual, other)


def test_beyond_a_wide_region_of_the_user_the_map_ends() -> None:
    wide = Box(-60, 30, 0, 60)
    recipe = Recipe(wide, Grid(columns=20), is_cut=True)
    board = made_board(Layers({"land": (area(-60, 30, 0, 60),)}), recipe).board
    assert board.terrain[0, 0] == OFF
    assert board.terrain[10, 10] == OPEN
    whole = made_board(Layers({"land": (area(-90, 10, 30, 80),)}), Recipe(wide, Grid(columns=20)))
    assert OFF not in whole.board.terrain


@pytest.mark.parametrize(
    ("layers", "said"),
    [
        (Layers(), "There is no land in this region."),
        (Layers({"land": (area(20, 50, 21, 51),)}), "There is no land in this region."),
        (Layers({"land": (area(-2, 51, -1.999, 51.001),)}), "No hex of this sheet is land."),
    ],
)
def test_without_land_there_is_a_sentence(layers: Layers, said: str) -> None:
    with pytest.raises(GeographyError, match=said):
        made_board(layers, Recipe(BOX))


def test_one_country_alone_is_none() -> None:
    layers = Layers({"countries": (area(-4, 50, 0, 52, name="Wales"),)})
    board = made_board(layers, Recipe(BOX, Grid(columns=12))).board
    assert board.countries == ()
    assert not board.country.any()
