"""A poster: one page, the map as large as it goes, title and legend in empty sea and never on land."""

from dataclasses import replace

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import blank_layer, painted
from engine.board.places import Town
from engine.board.terrain import SEA
from engine.hexes.sheet import Sheet
from studio.drawing.maps.rim import outer_frame
from studio.drawing.paper.destinations import NothingToPrintError
from studio.drawing.paper.paper_fit import room_on
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.poster import poster
from studio.drawing.paper.print_kinds import pages_to_print
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Drawing, Layer, Text, box_of
from tests.shipped import shipped

SHEET = Sheet(24, 16)


def boxes(layer: Layer) -> list[Box]:
    return [box_of(mark).moved(*layer.offset) for mark in layer.marks]


def panels(drawing: Drawing) -> list[Box]:
    return [boxes(layer)[0] for layer in drawing.layers if layer.name == "panel"]


def map_of(drawing: Drawing) -> Box:
    return drawing.whole[0]


def texts(drawing: Drawing) -> list[str]:
    return [str(mark.text) for layer in drawing.layers for mark in layer.marks if isinstance(mark, Text)]


def half_sea() -> Board:
    """Return a board with land in the east and sea in the west."""
    west = tuple(SHEET.hex_at(column, row) for column in range(13) for row in range(16))
    terrain = painted(blank_layer(SHEET), SHEET, west, SEA)
    town = Town("Ayr", SHEET.hex_at(18, 8), ("11",), start=True)
    return new_board(SHEET, title="Half Sea", terrain=terrain, towns=(town,), keys="dice-36")


@pytest.mark.parametrize("paper", ["A3", "A1"])
def test_a_poster_is_one_page_and_as_large_in_any_size_of_hexes(paper: str) -> None:
    boards = [half_sea().edited(sheet=replace(SHEET, across_flats_mm=across)) for across in (6.0, 16.0)]
    small, large = (poster(board, PAPERS[paper]) for board in boards)
    assert (small.width_mm, small.height_mm) == pytest.approx((large.width_mm, large.height_mm), rel=0.03)
    (page,) = pages_to_print(boards[1], "poster", PAPERS[paper])
    assert sorted((page.drawing.width_mm, page.drawing.height_mm)) == sorted(PAPERS[paper][1:])


def test_title_and_legend_stand_in_the_sea_apart_from_each_other() -> None:
    drawing = poster(half_sea(), PAPERS["A2"])
    found, land = panels(drawing), map_of(drawing).centre[0] + 20
    assert len(found) >= 3
    assert all(box.right < land for box in found)
    assert not any(one.touches(other) for one in found for other in found if one is not other)
    assert "Half Sea" in texts(drawing)
    outer = outer_frame(SHEET)
    assert drawing.width_mm / drawing.height_mm == pytest.approx(outer.width / outer.height, rel=0.05)


def test_without_sea_everything_stands_next_to_the_map() -> None:
    drawing = poster(half_sea().edited(terrain=blank_layer(SHEET)), PAPERS["A2"])
    assert panels(drawing) == []
    assert {"Half Sea", "Signs", "Building"} <= set(texts(drawing))
    whole = map_of(drawing)
    below = [box for layer in drawing.layers if layer.name == "title" for box in boxes(layer)]
    assert all(not box.touches(whole) for box in below)


def test_ferries_towns_and_names_at_sea_are_not_covered() -> None:
    severn = shipped("severn")
    drawing = poster(severn, PAPERS["A2"])
    below = [layer.name for layer in drawing.layers].index("panel")
    shown = {"towns", "names", "area names", "ferries", "tags", "signposts"}
    layers = (layer for layer in drawing.layers[:below] if layer.name in shown)
    names = [box for layer in layers for box in boxes(layer)]
    assert len(panels(drawing)) >= 3
    assert not any(panel.touches(name) for panel in panels(drawing) for name in names)


def test_a_map_too_large_for_the_paper_is_refused() -> None:
    with pytest.raises(NothingToPrintError, match="too many hexes for one page of A4"):
        poster(new_board(Sheet(300, 20), title="Wide"), PAPERS["A4"])


@pytest.mark.parametrize(
    ("name", "scale"), [("severn", "5 hexes"), ("ireland", "5 hexes"), ("tcusa", "10 hexes")]
)
def test_the_scale_is_on_a_poster_and_takes_no_room_from_the_map(name: str, scale: str) -> None:
    drawing = poster(shipped(name), PAPERS["A2"])
    assert scale in texts(drawing)
    outside = [layer for layer in drawing.layers if layer.name == "scale" and layer.marks]
    whole = map_of(drawing)
    assert all(whole.touches(box) for layer in outside for box in boxes(layer))


@pytest.mark.parametrize("name", ["severn", "ireland", "tcusa"])
def test_of_a_page_a_poster_leaves_little_white(name: str) -> None:
    drawing = poster(shipped(name), PAPERS["A2"])
    room = room_on(PAPERS["A2"])
    assert drawing.width_mm * drawing.height_mm > 0.88 * room[0] * room[1]
    whole = map_of(drawing)
    assert whole.width * whole.height > 0.8 * room[0] * room[1]


def test_long_notes_stand_in_columns_below_a_wide_map() -> None:
    drawing = poster(shipped("tcusa"), PAPERS["A2"])
    below = map_of(drawing).bottom
    words = [box for layer in drawing.layers if layer.name == "text" for box in boxes(layer)]
    under = [box for box in words if box.top > below]
    assert len({round(box.left) for box in under}) >= 4
    assert max(box.right for box in under) > 0.9 * drawing.width_mm
    assert not any(one.touches(other) for one in under for other in under if one is not other)
