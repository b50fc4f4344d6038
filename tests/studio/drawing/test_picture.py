"""The picture of a board: the same in parts as in whole, for every layout."""

import math
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import HILL, SEA
from engine.hexes.sheet import Sheet, Top
from engine.hexes.sides import hexes_of, side_of
from studio.drawing.lettering.lettering import place_names
from studio.drawing.maps.themes import ATLAS, NIGHT, THEMES, Theme
from studio.drawing.picture import LAYERS, USUAL, picture
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.extent import Extent, touched_box
from studio.drawing.shapes.marks import Cast, Line, Mark, Text, To, box_of
from studio.drawing.shapes.shapes import COAST_OFF
from studio.drawing.svg import svg
from tests.shipped import shipped
from tests.studio.drawing.boards import boards, full_board, sheet_of

GOLDEN = Path(__file__).parent / "golden"


@settings(max_examples=30)
@given(boards(), st.data())
def test_a_part_is_drawn_as_in_the_whole(board: Board, data: st.DataObject) -> None:
    """A region holds exactly the marks of the whole map that touch it, in their order."""
    wide, high = board.sheet.size_mm
    edges = st.floats(-20, 20 + max(wide, high), allow_nan=False)
    (left, right), (top, bottom) = (sorted(data.draw(st.tuples(edges, edges))) for _ in range(2))
    region = Box(left, top, right, bottom)
    names = place_names(board, ATLAS)
    whole = picture(board, ATLAS, layers=LAYERS, names=names)
    part = picture(board, ATLAS, region, LAYERS, names)
    for all_, some in zip(whole.layers, part.layers, strict=True):
        assert some.name == all_.name
        assert some.marks == tuple(mark for mark in all_.marks if box_of(mark).touches(region))


@settings(max_examples=30)
@given(boards(), st.data())
def test_an_edit_changes_nothing_beyond_the_box_it_touches(board: Board, data: st.DataObject) -> None:
    hex_ = data.draw(st.sampled_from(list(board.sheet.hexes())))
    terrain = painted(board.terrain, board.sheet, [hex_], data.draw(st.integers(0, 6)))
    edited, names = board.edited(terrain=terrain), place_names(board, ATLAS)
    box = touched_box(board.sheet, (hex_,))
    for before, after in zip(
        picture(board, names=names).layers, picture(edited, names=names).layers, strict=True
    ):
        gone, new = set(before.marks) - set(after.marks), set(after.marks) - set(before.marks)
        assert all(box_of(mark).touches(box) for mark in gone | new)


def test_a_part_costs_by_its_size_and_not_by_the_map() -> None:
    """Counted in marks looked at, so that no clock decides."""
    counts = []
    for across in (20, 60):
        board = new_board(sheet_of(across, 25))
        board = board.edited(terrain=painted(board.terrain, board.sheet, board.sheet.hexes(), HILL))
        part = picture(board, region=Box(80, 80, 120, 120), layers=USUAL - {"names", "area names"})
        counts.append(sum(len(layer.marks) for layer in part.layers))
    assert counts[0] == counts[1]


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_everything_on_a_board_leaves_a_mark(theme: Theme) -> None:
    drawn = {layer.name: len(layer.marks) for layer in picture(full_board(), theme, layers=LAYERS).layers}
    assert list(drawn) == list(LAYERS)
    assert [name for name, count in drawn.items() if not count] == []


def test_the_same_board_gives_the_same_text_twice() -> None:
    one, two = (svg(picture(full_board(), NIGHT), "Full") for _ in range(2))
    assert one == two


def straight(mark: Mark) -> list[tuple[Point, Point]]:
    """Return the ends of the straight lines a mark of the grid is made of."""
    if isinstance(mark, Line):
        return [(mark.start, mark.end)]
    assert isinstance(mark, Cast)
    ends = [(step, tuple(step)) for step in mark.path.steps]
    return [
        ((before[0], before[1]), (after[0], after[1]))
        for (_, before), (step, after) in pairwise(ends)
        if isinstance(step, To)
    ]


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_every_side_of_the_sheet_is_drawn_as_grid_or_coast(name: str) -> None:
    """Grid lines are whole straight sides, and the little that rounding takes from them at the coast."""
    board, side = shipped(name), shipped(name).sheet.radius_mm
    lines = [line for mark in picture(board, layers=("grid",)).marks() for line in straight(mark)]
    lengths = {round(math.dist(*line), 6) for line in lines}
    assert lengths == {round(side, 6), round(COAST_OFF * side, 6)}
    whole = {frozenset(line) for line in lines if math.dist(*line) > side / 2}
    sides = {side_of(hex_, direction) for hex_ in board.sheet.hexes() for direction in range(6)}
    extent = Extent(board)
    coast = {side for side in sides if len({extent.is_water(hex_) for hex_ in hexes_of(side)}) == 2}
    assert len(whole) == len(sides) - len(coast)


def test_a_board_of_one_hex_can_be_drawn() -> None:
    tops: tuple[Top, ...] = ("pointy", "flat")
    for top in tops:
        sheet = Sheet(1, 1, top)
        assert sum(1 for _ in picture(new_board(sheet)).marks()) > 10


def test_the_rim_names_every_row_and_column_at_both_ends() -> None:
    board = shipped("severn")
    texts = [mark.text for mark in picture(board, layers=("rim",)).marks() if isinstance(mark, Text)]
    assert len(texts) == 2 * (40 + 31)
    assert [texts.count(name) for name in ("A", "F", "Z", "1", "40", "41", "80")] == [4, 2, 2, 1, 1, 1, 1]


def test_labels_in_hexes_are_drawn_only_when_asked() -> None:
    board = shipped("severn")
    assert all(layer.name != "hex labels" for layer in picture(board).layers)
    texts = {mark.text for mark in picture(board, layers=("hex labels",)).marks() if isinstance(mark, Text)}
    assert texts == {board.sheet.label(hex_) for hex_ in board.sheet.hexes()}


def test_names_are_placed_only_when_their_layers_are_wanted() -> None:
    drawing = picture(shipped("severn"), layers=("land", "towns"))
    assert [layer.name for layer in drawing.layers] == ["land", "towns"]


def test_a_small_map_is_drawn_as_it_always_was() -> None:
    """A change of the look shows here: look at the new file, then put it in the old one's place."""
    sheet = sheet_of(4, 3)
    at, board = sheet.hex_at, new_board(sheet)
    terrain = painted(board.terrain, sheet, [at(0, 0), at(0, 1)], SEA)
    board = board.edited(
        terrain=painted(terrain, sheet, [at(3, 1)], HILL),
        lines=(SideLine("river", "", (side_of(at(1, 1), 5), side_of(at(1, 1), 0), side_of(at(1, 1), 1))),),
        towns=(Town("Ystrad", at(1, 1), ("11",), port=True), Town("Bro", at(2, 2), ("4H",), start=True)),
    )
    assert svg(picture(board), "Small") == (GOLDEN / "small-map.svg").read_text("utf-8")
