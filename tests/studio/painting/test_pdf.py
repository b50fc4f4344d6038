"""Paper says the truth: measured in the PDF's own drawing commands, nothing is off by 0.1 mm."""

import errno
import math
import os
import subprocess
import sys
from functools import cache
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from pypdf import PageObject, PdfReader
from pypdf.generic import DictionaryObject
from PySide6.QtCore import QHashSeed

from engine.board.document import Board
from engine.boardfile.errors import BoardFileError
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Corner, corner_of
from studio.drawing.paper.map_sheet import printed_sheet
from studio.drawing.paper.pages import Page, paged
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Drawing, Layer, Text
from studio.painting.pdf import pdf_bytes, write_pdf
from studio.painting.progress import Cancelled
from tests.shipped import shipped
from tests.studio.painting.pdf_lines import Segment, stroked_lines

pytestmark = pytest.mark.usefixtures("qapp")
MAPS = Path(__file__).parents[3] / "maps"
TOLERANCE_MM = 0.1
Centres = dict[Hex, tuple[float, float]]
Corners = dict[Corner, tuple[float, float]]


@cache
def severn() -> tuple[Board, Drawing]:
    """Return the Severn board and its printed sheet."""
    board = shipped("severn")
    return board, printed_sheet(board)


def map_corner(page: Page) -> tuple[float, float]:
    """Return where on a page the sheet's own millimetres begin."""
    return page.drawing.layer("grid").offset


def corners_on(page: Page, lines: list[Segment], sheet: Sheet) -> Corners:
    """Return where a page's commands draw the corners of hexes: the ends of lines as long as a side.

    Which corner an end is comes from the drawing; where it is, from the commands alone.
    """
    side = sheet.radius_mm
    left, top = map_corner(page)
    seen = page.drawing.layer("grid").clip
    assert seen is not None
    named = {
        (round((x + left) / 2), round((y + top) / 2)): (corner, (x + left, y + top))
        for corner, (x, y) in all_corners(sheet).items()
    }
    found: Corners = {}
    for line in lines:
        if abs(math.dist(line[:2], line[2:4]) - side) > 0.03 * side:
            continue
        for x, y in (line[:2], line[2:4]):
            for cell in [(round(x / 2) + dx, round(y / 2) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]:
                corner, place = named.get(cell, (None, (math.inf, math.inf)))
                if corner is not None and math.dist(place, (x, y)) < 1 and seen.grown(0.01).holds(x, y):
                    found[corner] = (x, y)
    return found


def all_corners(sheet: Sheet) -> Corners:
    """Return every corner of a sheet and its place."""
    return {
        corner: sheet.corner_mm(corner)
        for hex_ in sheet.hexes()
        for corner in (corner_of(hex_, direction) for direction in range(6))
    }


def centres_of(corners: Corners, sheet: Sheet) -> Centres:
    """Return the centres of the hexes all of whose corners were drawn, as the mean of the corners."""
    found: Centres = {}
    for hex_ in sheet.hexes():
        drawn = [corners.get(corner_of(hex_, direction)) for direction in range(6)]
        known = [point for point in drawn if point is not None]
        if len(known) == 6:
            found[hex_] = sum(x for x, _ in known) / 6, sum(y for _, y in known) / 6
    return found


def worst_distance(centres: Centres, sheet: Sheet) -> float:
    """Return by how much any distance between two measured centres differs from the sheet's."""

    def distances(points: list[tuple[float, float]]) -> NDArray[np.float64]:
        places = np.array(points)
        across, down = (places[:, None, :] - places[None, :, :]).transpose(2, 0, 1)
        return np.asarray(np.hypot(across, down))

    true = distances([sheet.centre_mm(hex_) for hex_ in centres])
    return float(np.abs(distances(list(centres.values())) - true).max())


def test_distances_over_the_whole_sheet_are_true() -> None:
    """Every pair of centres on the A2 page lies as far apart as the sheet says."""
    board, sheet = severn()
    (page,) = paged(sheet, PAPERS["A2"])
    (paper,) = PdfReader(BytesIO(pdf_bytes([page.drawing]))).pages
    centres = centres_of(corners_on(page, list(stroked_lines(paper)), board.sheet), board.sheet)
    assert len(centres) > 1200
    columns = {board.sheet.place_of(hex_)[0] for hex_ in centres}
    rows = {board.sheet.place_of(hex_)[1] for hex_ in centres}
    assert (min(columns), max(columns), min(rows), max(rows)) == (0, 39, 0, 30)
    assert worst_distance(centres, board.sheet) < TOLERANCE_MM / 10


def test_distances_are_true_across_page_cuts() -> None:
    """Laid over each other by the corners they share, four pages are one true sheet."""
    board, sheet = severn()
    pages = paged(sheet, PAPERS["A4"])
    assert [page.place for page in pages] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    reader = PdfReader(BytesIO(pdf_bytes([page.drawing for page in pages])))
    measured = [
        corners_on(page, list(stroked_lines(paper)), board.sheet)
        for page, paper in zip(pages, reader.pages, strict=True)
    ]
    joined = dict(measured[0])
    for corners in measured[1:]:
        shared = sorted(set(joined) & set(corners))
        assert len(shared) > 20
        shifts = [(joined[at][0] - corners[at][0], joined[at][1] - corners[at][1]) for at in shared]
        dx, dy = (sum(axis) / len(shifts) for axis in zip(*shifts, strict=True))
        assert all(math.dist(shift, (dx, dy)) < TOLERANCE_MM / 10 for shift in shifts)
        joined |= {at: (x + dx, y + dy) for at, (x, y) in corners.items() if at not in joined}
    centres = centres_of(joined, board.sheet)
    assert len(centres) > 1200
    assert worst_distance(centres, board.sheet) < TOLERANCE_MM


def test_every_hex_is_whole_on_some_page() -> None:
    """The overlap is as wide as a hex of the usual size is high."""
    board, sheet = severn()
    whole: set[Hex] = set()
    for page in paged(sheet, PAPERS["A4"]):
        left, top = map_corner(page)
        seen = page.drawing.layer("grid").clip
        assert seen is not None
        for hex_ in board.sheet.hexes():
            if all(seen.grown(0.01).holds(x + left, y + top) for x, y in board.sheet.outline_mm(hex_)):
                whole.add(hex_)
    assert whole == set(board.sheet.hexes())


@pytest.mark.parametrize("paper", ["A1", "A2", "A3", "A4", "Letter", "Tabloid"])
def test_every_page_has_a_true_ruler_on_the_paper(paper: str) -> None:
    _, sheet = severn()
    pages = paged(sheet, PAPERS[paper])
    reader = PdfReader(BytesIO(pdf_bytes([page.drawing for page in pages])))
    for page, printed in zip(pages, reader.pages, strict=True):
        size = [float(length) * 25.4 / 72 for length in (printed.mediabox.width, printed.mediabox.height)]
        assert size == pytest.approx([page.drawing.width_mm, page.drawing.height_mm], abs=0.2)
        rulers = [
            line for line in stroked_lines(printed) if line.y1 == line.y2 and abs(line.x2 - line.x1) > 90
        ]
        assert [abs(line.x2 - line.x1) for line in rulers] == [pytest.approx(100, abs=TOLERANCE_MM)]
        assert all(Box(0, 0, *size).holds(line.x1, line.y1) for line in rulers)


def test_the_map_is_vectors_and_its_fonts_are_embedded() -> None:
    _, sheet = severn()
    (paper,) = PdfReader(BytesIO(pdf_bytes([sheet], "Severn"))).pages
    assert not list(paper.images)
    fonts = _fonts(paper)
    assert {"Bold", "Italic", "Regular"} <= {name.rpartition("-")[2] for name in fonts}
    assert all(fonts.values())
    assert "Merthyr Tydfil" in " ".join(paper.extract_text().split())


def _fonts(paper: PageObject) -> dict[str, bool]:
    """Return the names of a page's fonts, and whether each is embedded."""
    resources = paper["/Resources"]
    assert isinstance(resources, DictionaryObject)
    fonts = resources["/Font"]
    assert isinstance(fonts, DictionaryObject)
    found = {}
    for name in fonts:
        font = fonts.raw_get(name).get_object()["/DescendantFonts"][0].get_object()
        found[str(font["/BaseFont"])] = "/FontFile2" in font["/FontDescriptor"].get_object()
    return found


def test_a_pdf_says_its_title_and_its_maker() -> None:
    _, sheet = severn()
    about = PdfReader(BytesIO(pdf_bytes([sheet], "Severn & South Wales"))).metadata
    assert about is not None
    assert (about.title, about.creator) == ("Severn & South Wales", "Platelayer")


def test_what_cannot_be_written_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    page = Drawing(50, 50)
    with pytest.raises(BoardFileError, match="its folder does not exist"):
        write_pdf([page], tmp_path / "nowhere" / "map.pdf")
    with pytest.raises(BoardFileError, match="it is a folder"):
        write_pdf([page], tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_said_and_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "map.pdf"
    path.write_bytes(b"the old one")

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BoardFileError, match="the disk is full"):
        write_pdf([Drawing(50, 50)], path)
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("map.pdf", b"the old one")]


def test_work_that_is_cancelled_writes_nothing(tmp_path: Path) -> None:
    _, sheet = severn()
    shares: list[float] = []

    def until_half(done: float) -> bool:
        shares.append(done)
        return done < 0.5

    with pytest.raises(Cancelled):
        write_pdf([sheet, sheet], tmp_path / "map.pdf", progress=until_half)
    assert list(tmp_path.iterdir()) == []
    assert shares == sorted(shares)
    assert shares[-1] >= 0.5


def test_a_pdf_asks_to_be_printed_at_its_true_size() -> None:
    root = PdfReader(BytesIO(pdf_bytes(two_pages())), strict=True).root_object
    assert str(root["/ViewerPreferences"].get_object()) == "{'/PrintScaling': '/None'}"


# -- the same bytes every time ---------------------------------------------------------------------

ELSEWHERE = """
import sys
from PySide6.QtGui import QGuiApplication
from studio.painting.pdf import pdf_bytes
from tests.studio.painting.test_pdf import two_pages
application = QGuiApplication([])
sys.stdout.buffer.write(pdf_bytes(two_pages(), "Ünder the (Hill)"))
"""


def two_pages() -> list[Drawing]:
    words = tuple(Text((10, 10 + 5 * row), "Tirich Mir", face, 5, "#000000") for row, face in enumerate(Face))
    return [Drawing(100, 80, (Layer("words", words),)), Drawing(80, 100, ())]


def test_a_pdf_has_the_same_bytes_at_another_time_and_in_another_zone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    here = pdf_bytes(two_pages(), "Ünder the (Hill)")
    there = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        cwd=MAPS.parent,
        env={**os.environ, "TZ": "<-1130>11:30", "LC_ALL": "tr_TR.UTF-8"},
        capture_output=True,
        check=True,
    )
    assert there.stdout == here
    reader = PdfReader(BytesIO(here), strict=True)
    assert reader.metadata is not None
    assert (reader.metadata.title, reader.metadata.creation_date) == ("Ünder the (Hill)", None)
    assert len(reader.pages) == 2


def test_fonts_are_in_the_same_order_whatever_number_qt_draws() -> None:
    made = set()
    for _ in range(8):
        QHashSeed.resetRandomGlobalSeed()
        made.add(pdf_bytes(two_pages()))
    assert len(made) == 1


def test_another_drawing_has_another_identifier() -> None:
    ids = {
        str(PdfReader(BytesIO(pdf_bytes(pages))).trailer["/ID"]) for pages in (two_pages(), two_pages()[1:])
    }
    assert len(ids) == 2


@pytest.mark.parametrize(("epoch", "date"), [("0", "D:19700101000000Z"), ("1700000000", "D:20231114221320Z")])
def test_the_date_is_that_of_source_date_epoch(
    epoch: str, date: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    pdf = pdf_bytes(two_pages())
    metadata = PdfReader(BytesIO(pdf), strict=True).metadata
    assert metadata is not None
    assert {str(metadata[name]) for name in ("/CreationDate", "/ModDate")} == {date}


@pytest.mark.parametrize("epoch", ["", "x", "-", "9" * 30])
def test_a_source_date_epoch_that_is_no_time_gives_no_date(
    epoch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    assert b"CreationDate" not in pdf_bytes(two_pages())


def test_every_part_of_a_pdf_begins_where_its_table_says() -> None:
    pdf = pdf_bytes(two_pages())
    table = pdf.rindex(b"\nxref\n") + 1
    assert int(pdf[table:].split(b"startxref\n")[1].split()[0]) == table
    offsets = [int(line[:10]) for line in pdf[table:].split(b"\n") if line.endswith(b" 00000 n ")]
    assert len(offsets) > 10
    for number, offset in enumerate(offsets, 1):
        assert pdf[offset:].startswith(b"%d 0 obj" % number)
