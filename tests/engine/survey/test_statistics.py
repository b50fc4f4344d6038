import pytest

from engine.board.document import Board, new_board
from engine.board.places import Town
from engine.board.terrain import HILL
from engine.checks.keys.run_figures import RunLengths
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet
from engine.survey.spots import spot_named, spots
from engine.survey.statistics import Chapter, statistics_of
from tests.shipped import shipped

SHEET = Sheet(10, 6)
AYTON = Town("Ayton", SHEET.hex_at(1, 1), ("11", "12"), start=True)
BEEBY = Town("Beeby", SHEET.hex_at(6, 1), ("13",))
BOARD = new_board(SHEET, keys="dice-36", towns=(AYTON, BEEBY))


def chapter(board: Board, name: str) -> Chapter:
    return next(each for each in statistics_of(board).chapters if each.name == name)


@pytest.fixture(scope="module")
def severn() -> Board:
    return shipped("severn")


def test_terrain_adds_up_to_the_map(severn: Board) -> None:
    rows = chapter(severn, "terrain").rows
    assert sum(row.count for row in rows) == rows[0].of
    assert sum(row.share for row in rows) == pytest.approx(1)
    hills = PaintTerrain((SHEET.hex_at(0, 0), SHEET.hex_at(3, 3)), HILL).apply(BOARD)
    assert {(row.name, row.count) for row in chapter(hills, "terrain").rows} == {("open", 58), ("hill", 2)}
    assert chapter(hills, "terrain").rows[1].hexes == (SHEET.hex_at(0, 0), SHEET.hex_at(3, 3))


def test_keys_are_counted_by_sector() -> None:
    rows = chapter(BOARD, "keys").rows
    assert [(row.name, row.count, row.of) for row in rows[:2]] == [("sector 1", 3, 6), ("sector 2", 0, 6)]
    assert rows[0].hexes == (AYTON.hex, BEEBY.hex)


def test_runs_below_the_minimum_are_marked() -> None:
    rows = chapter(BOARD, "runs").rows
    assert [row.count for row in rows] == [1, 0, 0, 0, 0, 2]
    assert [row.is_short for row in rows] == [True, True, True, False, False, False]


def test_run_lengths_are_those_of_the_check(severn: Board) -> None:
    """R201 says how many of how many pairs are too short."""
    rows = chapter(severn, "runs").rows
    short = sum(row.count for row in rows if row.is_short)
    (told,) = RunLengths().find(severn)
    assert told.message.startswith(f"{short} of {sum(row.count for row in rows)} pairs")


def test_towns_in_reach_grow_with_the_points(severn: Board) -> None:
    near, middle, far = (chapter(severn, f"reach-{points}").rows for points in (10, 20, 30))
    starts = [town.name for town in severn.towns if town.start]
    assert sorted(row.name for row in near) == sorted(starts)
    assert all(a.count <= b.count <= c.count for a, b, c in zip(near, middle, far, strict=True))
    assert [row.count for row in chapter(BOARD, "reach-10").rows] == [1]


def test_without_rules_that_can_be_played_the_rest_is_reported() -> None:
    found = statistics_of(BOARD.edited(rules="nobody's"))
    assert [each.name for each in found.chapters] == ["terrain", "keys"]
    assert "nobody's" in found.amiss


def test_an_empty_board_has_statistics() -> None:
    found = statistics_of(new_board(SHEET))
    assert [each.rows for each in found.chapters if each.name != "terrain"] == [()] * 5


@pytest.mark.parametrize(
    ("text", "hexes"),
    [
        ("beeby", (BEEBY.hex,)),
        ("12", (AYTON.hex,)),
        ("be", (BEEBY.hex,)),
        ("c4", (SHEET.hex_named("C4"),)),
        ("13 Beeby", (BEEBY.hex,)),
    ],
)
def test_places_are_found_by_what_people_call_them(text: str, hexes: tuple[object, ...]) -> None:
    spot = spot_named(BOARD, text)
    assert spot is not None
    assert spot.hexes == hexes


@pytest.mark.parametrize("text", ["", "  ", "Zed", "ZZ99"])
def test_what_is_not_there_is_not_found(text: str) -> None:
    assert spot_named(BOARD, text) is None


def test_places_off_the_sheet_are_none() -> None:
    off = BOARD.edited(towns=(Town("Far", SHEET.hex_at(40, 1), ("11",)),))
    assert [spot.title for spot in spots(off)] == []
