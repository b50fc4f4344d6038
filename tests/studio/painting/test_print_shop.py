"""Pages for print shops and pictures for Tabletop Simulator: sizes, boxes, inks and dots."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from studio.drawing.maps.themes import ATLAS
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.paper.press import press_for
from studio.drawing.paper.print_shop import plated, printable, shop_drawing, shop_page
from studio.painting.pdf import pdf_bytes
from studio.painting.png import png_bytes
from studio.painting.png_kinds import png_kind
from tests.studio.drawing.boards import full_board

MM = 72 / 25.4


def test_a_pdf_for_a_press_says_where_it_is_cut_and_has_only_inks() -> None:
    page, press = shop_page(shop_drawing(full_board(), "sheet", PAPERS["A4"])[0]), press_for(3)
    reader = PdfReader(BytesIO(pdf_bytes([plated(page).drawing], press=press)))
    (made,) = reader.pages
    width, height = float(made.mediabox.width), float(made.mediabox.height)
    for box, inset in ((made.trimbox, press.cut), (made.bleedbox, press.cut - press.bleed)):
        edge = inset * MM
        assert [float(each) for each in box] == pytest.approx(
            [edge, edge, width - edge, height - edge], abs=0.01
        )
    content = made.get_contents()
    assert content is not None
    painted = content.get_data()
    assert re.search(rb"\s(k|scn)\n", painted)
    colours = {each.split()[-1] for each in re.findall(rb"/CSp?\w* cs|/CSp?\w* CS|[\d. ]+ rg\n", painted)}
    assert b"rg" not in colours
    assert pdf_bytes([plated(page).drawing], press=press) == pdf_bytes([plated(page).drawing], press=press)


def test_the_ground_goes_on_beyond_the_cut_and_marks_lie_outside_the_bleed() -> None:
    drawing, _ = shop_drawing(full_board(), "sheet", PAPERS["A4"])
    page = shop_page(drawing, ATLAS, bleed=4)
    press, dots = press_for(4), 100 / 25.4
    picture = Image.open(BytesIO(png_bytes(printable(page).drawing, 100, "#ff0000"))).convert("RGB")
    ground = picture.getpixel((round((press.cut - 3.5) * dots), picture.height // 2))
    assert ground != (255, 0, 0)
    assert picture.getpixel((round((press.cut - 4.5) * dots), picture.height // 2)) == (255, 0, 0)
    at_cut = [picture.getpixel((x, round(press.cut * dots))) for x in range(picture.width)]
    marked = [x / dots for x, colour in enumerate(at_cut) if colour not in {(255, 0, 0), ground}]
    assert min(marked) == pytest.approx(1, abs=0.5)
    assert not any(press.cut - 4 < x < press.cut for x in marked)


def test_a_poster_is_cut_to_its_paper_and_all_else_close_to_itself() -> None:
    board = full_board()
    drawing, paper = shop_drawing(board, "poster", PAPERS["A3"])
    page, press = shop_page(drawing, paper=paper), press_for(3)
    sizes = page.drawing.width_mm - 2 * press.cut, page.drawing.height_mm - 2 * press.cut
    assert sorted(sizes) == pytest.approx([297, 420])
    drawing, paper = shop_drawing(board, "sheet", PAPERS["A3"])
    assert paper is None
    page = shop_page(drawing)
    assert page.drawing.width_mm - 2 * press.cut == pytest.approx(drawing.width_mm + 10)


def test_a_picture_for_tabletop_simulator_has_as_many_dots_as_it_shows() -> None:
    drawing, _ = shop_drawing(full_board(), "sheet", PAPERS["A4"])
    kind = png_kind(Path("a.TTS.png"), drawing, ATLAS)
    assert kind is not None
    longest = max(drawing.width_mm, drawing.height_mm)
    assert kind.dpi == pytest.approx(min(600, 4096 * 25.4 / longest))
    assert png_kind(Path("a.png"), drawing, ATLAS) is None
