"""The key grid and the cards: every key once with its names, whole, on paper, and nothing over its edge."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Special, Town
from engine.board.terrain import LAKE, OPEN, SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.sheet import Sheet, Shifted, Top
from studio.drawing.maps.themes import ATLAS
from studio.drawing.paper.cards import HIGH, WIDE, card_pages, cards_sheet, name_height
from studio.drawing.paper.destinations import NothingToPrintError, destinations, setting
from studio.drawing.paper.key_grid import key_grid
from studio.drawing.paper.land_thumbnail import silhouette
from studio.drawing.paper.pages import Lay, Page
from studio.drawing.paper.paper_sizes import PAPERS, Paper
from studio.drawing.paper.print_kinds import Picture, pages_to_print, to_print
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face, width_mm
from studio.drawing.shapes.marks import Circle, Close, Curve, Drawing, Layer, Move, Text, box_of
from tests.shipped import shipped

BOARDS = [shipped("severn"), shipped("ireland")]
COUNTS = [42, 52]


def texts(drawing: Drawing) -> list[str]:
    return [mark.text for mark in drawing.marks() if isinstance(mark, Text)]


def boxes(layer: Layer) -> list[Box]:
    return [box_of(mark).moved(*layer.offset) for mark in layer.marks]


def cards_of(drawing: Drawing) -> list[Layer]:
    return [layer for layer in drawing.layers if layer.name.startswith("card ")]


def keys_on(pages: tuple[Page, ...]) -> list[str]:
    return [card.name.removeprefix("card ") for page in pages for card in cards_of(page.drawing)]


@pytest.mark.parametrize(("board", "count"), list(zip(BOARDS, COUNTS, strict=True)), ids=["dice", "cards"])
def test_the_grid_has_every_key_once_with_its_names(board: Board, count: int) -> None:
    grid = key_grid(board)
    cells = {layer.name: layer for layer in grid.layers if layer.name.startswith("key ")}
    assert list(map(len, (cells, board.key_scheme.all_keys))) == [count, count]
    for each in destinations(board):
        words = " ".join(mark.text for mark in cells[f"key {each.key}"].marks if isinstance(mark, Text))
        assert each.names
        for name in each.names:
            assert all(word in words for word in name.split())
        for town in each.towns:
            assert board.sheet.label(town.hex) in words


@pytest.mark.parametrize("board", BOARDS, ids=["dice", "cards"])
@pytest.mark.parametrize("what", ["keys", "cards"])
def test_nothing_of_a_cell_or_card_reaches_into_the_next(board: Board, what: Picture) -> None:
    drawing = to_print(board, what)
    pieces = [layer for layer in drawing.layers if layer.name.startswith(("key ", "card "))]
    assert pieces
    whole = Box(0, 0, drawing.width_mm, drawing.height_mm)
    extents = []
    for piece in pieces:
        parts = boxes(piece)
        extents.append(
            Box(
                min(p.left for p in parts),
                min(p.top for p in parts),
                max(p.right for p in parts),
                max(p.bottom for p in parts),
            )
        )
    assert all(whole.cut(box) == box for box in extents)
    # Edges of cells are drawn once by either: strokes of 0.2 mm overlap.
    assert all(one.grown(-0.25).common(other.grown(-0.25)) == 0 for one, other in combinations(extents, 2))


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
@pytest.mark.parametrize("board", BOARDS, ids=["dice", "cards"])
def test_the_grid_goes_on_one_page_of_every_paper(board: Board, paper: Paper) -> None:

    (page,) = pages_to_print(board, "keys", paper)
    grid = to_print(board, "keys")
    assert (page.part.width, page.part.height) == pytest.approx((grid.width_mm, grid.height_mm))


@pytest.mark.parametrize("lay", ["automatic", "upright", "lying"])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
def test_cards_are_whole_on_their_pages_and_of_true_size(paper: Paper, lay: Lay) -> None:

    board = BOARDS[0]
    pages = card_pages(board, paper, lay=lay)
    assert keys_on(pages) == list(board.key_scheme.all_keys)
    assert len({page.place for page in pages}) == len(pages)
    for page in pages:
        sizes = {page.drawing.width_mm, page.drawing.height_mm}
        assert sizes == {paper.width, paper.height}
        offsets = [card.offset for card in cards_of(page.drawing)]
        across = sorted({round(x, 6) for x, _ in offsets})
        wide = min((right - left for left, right in pairwise(across)), default=WIDE)
        scale = wide / WIDE
        assert 0.92 <= scale <= 1.25
        for x, y in offsets:
            assert x >= 7
            assert x + wide <= page.drawing.width_mm - 7
            assert y + scale * HIGH <= page.drawing.height_mm - 14
        for at, start, size in ((0, across[0], wide), (1, offsets[0][1], scale * HIGH)):
            places = [(offset[at] - start) / size for offset in offsets]
            assert places == pytest.approx([round(place) for place in places], abs=1e-4)


def test_pages_take_as_few_sheets_as_can_be() -> None:
    assert [len(card_pages(board, PAPERS["A4"])) for board in BOARDS] == [2, 3]
    assert len(card_pages(BOARDS[0], PAPERS["A4"], lay="upright")) == 3
    assert len(card_pages(BOARDS[1], PAPERS["A1"])) == 1


def test_cards_fill_the_width_or_the_height_of_their_pages() -> None:
    for page in card_pages(BOARDS[0], PAPERS["A4"]):
        assert page.part.width == pytest.approx(page.drawing.width_mm - 14, abs=0.1) or page.part.height == (
            pytest.approx(page.drawing.height_mm - 21, abs=0.1)
        )


def test_a_card_shows_where_its_town_lies() -> None:
    board = BOARDS[0]
    layers = {layer.name: layer for layer in cards_sheet(board).layers}

    def dot(key: str) -> tuple[float, float]:
        (mark,) = [mark for mark in layers[f"place {key}"].marks if isinstance(mark, Circle)]
        return mark.centre

    centres = {
        key: board.sheet.centre_mm(next(town for town in board.towns if key in town.keys).hex)
        for key in ("11", "64")
    }
    (x, y), (x2, y2) = dot("11"), dot("64")
    (mx, my), (mx2, my2) = centres["11"], centres["64"]
    scale = (x2 - x) / (mx2 - mx)
    assert 0 < scale < 0.2
    assert (y2 - y) / (my2 - my) == pytest.approx(scale)


@pytest.mark.parametrize("top", ["pointy", "flat"])
def test_the_silhouette_is_the_land(top: Top) -> None:
    sheet = Sheet(6, 5, top)
    board = new_board(sheet, keys="dice-36")
    room = Box(0, 0, 30, 20)
    whole = silhouette(board, ATLAS, room)
    assert room.cut(whole.box) == whole.box
    land = box_of(whole.land)
    assert land.cut(whole.box) == whole.box, "land at the rim goes on to it"


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_the_coast_of_the_silhouette_is_round_and_closed(top: Top, shifted: Shifted) -> None:
    sheet = Sheet(9, 8, top, shifted)
    sea = tuple(hex_ for hex_ in sheet.hexes() if sheet.place_of(hex_)[0] > 5)
    isle, pond = sheet.hex_at(7, 3), sheet.hex_at(3, 3)
    board = PaintTerrain((pond,), LAKE).apply(PaintTerrain(sea, SEA).apply(new_board(sheet, keys="dice-36")))
    board = PaintTerrain((isle,), OPEN).apply(board)
    steps = silhouette(board, ATLAS, Box(0, 0, 30, 20)).land.steps
    assert {type(step) for step in steps} == {Move, Curve, Close}
    lines = [index for index, step in enumerate(steps) if isinstance(step, Move)]
    assert len(lines) == 3, "the main land, the island and the pond"
    for first, last in zip(lines, [*lines[1:], len(steps)], strict=True):
        begin, end = steps[first], steps[last - 2]
        assert isinstance(begin, Move)
        assert isinstance(end, Curve)
        assert (begin.x, begin.y) == pytest.approx((end.x, end.y))
    # A hex has six corners, and its round coast a bend at each.
    assert sorted(last - first - 2 for first, last in pairwise([*lines, len(steps)]))[:2] == [6, 6]


def test_a_key_without_a_town_has_an_empty_cell_and_card() -> None:
    board = new_board(Sheet(6, 5), keys="dice-36", title="Bare")
    assert "11" in texts(key_grid(board))
    assert all(not each.names for each in destinations(board))
    assert len(cards_of(cards_sheet(board))) == 36


def test_two_towns_that_share_a_key_stand_on_one_card() -> None:
    sheet = Sheet(6, 5)
    towns = (Town("Usk", sheet.hex_at(1, 1), ("11",)), Town("Wye", sheet.hex_at(2, 2), ("11",)))
    board = new_board(sheet, keys="dice-36+6", towns=towns, specials=(Special("1", "Afar", edge="north"),))
    first = destinations(board)[0]
    assert first.names == ("Usk", "Wye")
    assert {"Usk", "Wye", "B2", "C3"} <= set(texts(cards_sheet(board)))
    assert "the north edge" in texts(key_grid(board))


def test_names_are_set_smaller_until_they_fit() -> None:
    for text in ("Usk", "Newcastle-upon-Tyne and the Fields Beyond", "Llanfairpwllgwyngyll" * 3):
        found = setting((text,), Face.BOLD, (30.0, 10.0), 5.0)
        assert all(width_mm(line, Face.BOLD, found.size) <= 30.0 for line in found.lines)
        assert found.height(Face.BOLD) <= 10.0
        assert "".join(found.lines).replace(" ", "") == text.replace(" ", "")
    usual = destinations(BOARDS[0])[0]
    long = usual._replace(towns=(replace(usual.towns[0], name="Llanfairpwllgwyngyll" * 3),))
    assert name_height(long) < name_height(usual) / 3


@pytest.mark.parametrize("make", [key_grid, cards_sheet])
def test_a_board_without_keys_says_what_to_do(make: Callable[[Board], Drawing]) -> None:

    with pytest.raises(NothingToPrintError, match="board's properties"):
        make(new_board(Sheet(4, 4)))


def test_a_long_title_stays_on_the_grids_paper() -> None:
    grid = key_grid(BOARDS[0].edited(title="A Title That Nobody Would Print in Full " * 4))
    (title,) = [mark for mark in grid.marks() if isinstance(mark, Text) and "Nobody" in mark.text]
    assert title.width < grid.width_mm
