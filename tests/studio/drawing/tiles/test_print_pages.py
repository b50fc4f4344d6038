"""Tile sets on paper, measured on rendered pages."""

from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import numpy as np
import pytest
from PIL import Image

from engine.tiles.set import CityTile, Sizes
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Drawing, Text
from studio.drawing.tiles.city import city_marks, name_size
from studio.drawing.tiles.print_pages import PaperTooSmallError, TilePrint, grid_for, tile_pages
from studio.drawing.tiles.reference import CARD, card_marks
from studio.drawing.tiles.stock import stock_marks
from studio.drawing.tiles.units import BACK, LEAST_NAME_MM
from studio.painting.png import write_png
from tests.engine.tiles.sets import lakes

A4 = PAPERS["A4"]
DPI = 254
"""Ten dots a millimetre."""

pytestmark = pytest.mark.usefixtures("qapp")


def painted(page: Drawing, folder: Path) -> Any:
    """Return a page as an array of pixels, ten a millimetre."""
    path = folder / "page.png"
    write_png(page, path, DPI, "#ffffff")
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB")).astype(int)


def middles(dark: Any) -> list[float]:
    """Return the middles of the runs of dark pixels along a line, in millimetres."""
    places = np.flatnonzero(dark)
    runs = np.split(places, np.flatnonzero(np.diff(places) > 1) + 1)
    return [float(run.mean() + 0.5) / 10 for run in runs if len(run)]


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """The last page with its back, painted; it has one tile, and the cut marks of twelve."""
    folder = tmp_path_factory.mktemp("pages")
    pages = tile_pages(lakes(), "tiles", A4)
    return [painted(pages[at], folder) for at in (-2, -1)]


def test_twelve_tiles_of_57_mm_are_cut_from_a_page_of_a4(sheets: list[Any]) -> None:
    assert grid_for(A4, (57.0, 57.0)).count == 12
    (top,) = {round(box.top * 10) for box in list(grid_for(A4, (57.0, 57.0)).places())[:3]}
    marks = middles(sheets[0][top - 50].sum(axis=1) < 500)
    assert len(marks) == 6
    widths = [right - left for left, right in zip(marks[::2], marks[1::2], strict=True)]
    assert widths == pytest.approx(3 * [57.0], abs=0.1)
    gaps = [right - left for left, right in zip(marks[1::2], marks[2::2], strict=False)]
    assert gaps == pytest.approx(2 * [4.0], abs=0.1)


def test_a_back_lies_behind_its_front_when_the_paper_is_turned(sheets: list[Any]) -> None:
    front, back = sheets
    blue = np.array([int(BACK[at : at + 2], 16) for at in (1, 3, 5)])
    behind = np.argwhere(np.abs(back - blue).sum(axis=2) < 6)
    (top, _), (bottom, right) = behind.min(axis=0), behind.max(axis=0)
    left = behind.min(axis=0)[1]
    # The bleed of 2 mm is part of what is coloured.
    assert (right - left + 1) / 10 == pytest.approx(61.0, abs=0.2)
    assert (bottom - top + 1) / 10 == pytest.approx(61.0, abs=0.2)
    box = next(grid_for(A4, (57.0, 57.0)).places())
    mirrored = A4.width - (right + 1) / 10, A4.width - left / 10
    assert mirrored == pytest.approx((box.left - 2, box.right + 2), abs=0.2)
    colours = np.abs(front[round(box.top * 10) + 30, :] - 255).sum(axis=1) > 12
    seen = np.flatnonzero(colours)
    inside = seen[(seen / 10 > box.left - 3) & (seen / 10 < box.right + 3)]
    assert (inside.min() / 10, (inside.max() + 1) / 10) == pytest.approx(mirrored, abs=0.2)


@pytest.mark.parametrize(
    ("what", "pages"), [("tiles", 8), ("stock", 4), ("boards", 2), ("cards", 1), ("rules", 1), ("kit", 16)]
)
def test_every_print_has_its_pages(what: TilePrint, pages: int) -> None:
    drawn = tile_pages(lakes(), what, A4)
    assert len(drawn) == pages
    assert {(page.width_mm, page.height_mm) for page in drawn} == {(A4.width, A4.height)}
    assert what in get_args(TilePrint)


def test_the_stock_has_as_many_tiles_as_the_set_says() -> None:
    fronts = tile_pages(lakes(), "stock", A4)[::2]
    assert sum(layer.name == "piece" for page in fronts for layer in page.layers) == 48


def test_all_names_are_at_least_seven_points() -> None:
    tiles = [mark for city in lakes().cities for mark in city_marks(lakes(), city, 57.0)]
    stock = [mark for railroad in lakes().railroads for mark in stock_marks(railroad, (57.0, 28.0))]
    texts = [mark for mark in (*tiles, *stock, *card_marks(lakes())) if isinstance(mark, Text)]
    assert min(text.size for text in texts) >= LEAST_NAME_MM
    assert {text.text for text in texts} >= {city.name for city in lakes().cities}


def test_the_text_of_a_card_stays_on_it() -> None:
    texts = [mark for mark in card_marks(lakes()) if isinstance(mark, Text)]
    assert max(text.at[1] for text in texts) < CARD[1] - 4
    assert max(text.at[0] + text.width for text in texts if text.anchor == "start") < CARD[0] - 3


def test_a_long_name_is_printed_smaller() -> None:
    assert name_size("Rome", 57.0) > name_size("Truth or Consequences", 57.0)


def test_a_turned_tile_shows_its_west_edge_in_the_north() -> None:
    alpha = CityTile("Alpha", ("LP", "", "", "GV"), 1)
    bold = [
        mark
        for mark in city_marks(lakes(), alpha, 57.0, turns=1)
        if isinstance(mark, Text) and mark.face is Face.BOLD and mark.size < 5
    ]
    assert {mark.text: mark.turn for mark in bold if mark.text in {"LP", "GV"}} == {"LP": 90.0, "GV": 0.0}


def test_pieces_larger_than_the_paper_are_refused() -> None:
    large = lakes().edited(sizes=replace(Sizes(), stock_mm=(150.0, 28.0)))
    assert tile_pages(large, "stock", A4)
    with pytest.raises(PaperTooSmallError):
        grid_for(A4, (250.0, 57.0))
