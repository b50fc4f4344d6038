"""The module for VASSAL, its hexes named by an emulation of VASSAL's own arithmetic."""

import zipfile
from io import BytesIO
from math import floor
from xml.etree.ElementTree import Element, fromstring

import pytest
from PIL import Image

from engine.board.document import Board, new_board
from engine.exchange.vassal import Company, Picture, vassal_module
from engine.hexes.labels import Axis, LabelBlock, LabelScheme
from engine.hexes.sheet import Sheet, Shifted, Top
from tests.shipped import shipped

DOTS, MARGIN = 100 / 25.4, 20.5
COMPANIES = (Company("Red", "#dd130c"), Company("Blue", "#063ebc"))
_MAP = "VASSAL.build.module.map.boardPicker."


def picture_of(board: Board) -> Picture:
    """Return a white picture of a board, with a margin all round."""
    out = BytesIO()
    width, height = (round(DOTS * each + 2 * MARGIN) for each in board.sheet.size_mm)
    Image.new("1", (width, height), 1).save(out, "PNG")
    return Picture(out.getvalue(), DOTS, MARGIN, MARGIN)


def files_of(module: bytes) -> dict[str, bytes]:
    """Return the files in a module."""
    with zipfile.ZipFile(BytesIO(module)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def board_in(module: bytes) -> Element:
    """Return the element of the board in a module."""
    found = fromstring(files_of(module)["buildFile.xml"]).find(f".//{_MAP}Board")
    assert found is not None
    return found


def name_at(drawn: Element, x: int, y: int) -> str:
    """Return what VASSAL calls a place on a board: the first zone that holds it, then its grid."""
    for zone in drawn.iter(f"{_MAP}board.mapgrid.Zone"):
        corners = [tuple(map(int, corner.split(","))) for corner in zone.attrib["path"].split(";")]
        (left, top), (right, bottom) = corners[0], corners[2]
        if left <= x < right and top <= y < bottom:
            return grid_name(zone, x, y)
    return grid_name(drawn, x, y)


def grid_name(parent: Element, x: int, y: int) -> str:
    """Return the name by a grid, computed as HexGrid and HexGridNumbering of VASSAL 3.7 do."""
    grid = parent.find(f"{_MAP}board.HexGrid")
    assert grid is not None
    numbering = grid.find(f"{_MAP}board.mapgrid.HexGridNumbering")
    assert numbering is not None
    if grid.attrib["sideways"] == "true":
        x, y = y, x
    dx, dy = float(grid.attrib["dx"]), float(grid.attrib["dy"])
    east, south = x - int(grid.attrib["x0"]), y - int(grid.attrib["y0"])
    column = floor(east / dx + 0.5)
    row = floor(south / dy + 0.5) if column % 2 == 0 else floor((south - dy / 2) / dy + 0.5)
    if numbering.attrib["stagger"] == "true" and column % 2:
        row += 1
    names = {axis: counted(numbering, axis, at) for axis, at in (("h", column), ("v", row))}
    order = "hv" if numbering.attrib["first"] == "H" else "vh"
    return numbering.attrib["sep"].join(names[axis] for axis in order)


def counted(numbering: Element, axis: str, at: int) -> str:
    """Return the name of a column or row: a number, or A to Z, AA, BB and so on."""
    at += int(numbering.attrib[f"{axis}Off"])
    if numbering.attrib[f"{axis}Type"] == "N":
        return str(at)
    assert at >= 0
    return chr(ord("A") + at % 26) * (1 + at // 26)


def wrong_names(board: Board) -> list[str]:
    """Return the hexes of a board that VASSAL would call otherwise, at their centres and near them."""
    picture = picture_of(board)
    module, notes = vassal_module(board, picture, COMPANIES)
    assert not notes
    drawn, sheet, wrong = board_in(module), board.sheet, []
    near = round(0.2 * DOTS * sheet.across_flats_mm)
    for hex_ in sheet.hexes():
        x, y = (round(MARGIN + DOTS * at) for at in sheet.centre_mm(hex_))
        places = [(x, y), (x + near, y), (x - near, y), (x, y + near), (x, y - near)]
        wrong += [sheet.label(hex_) for place in places if name_at(drawn, *place) != sheet.label(hex_)]
    return wrong


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_every_hex_of_a_shipped_board_has_its_name(name: str) -> None:
    assert wrong_names(shipped(name)) == []


@pytest.mark.parametrize("letters", ["rows", "columns"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
@pytest.mark.parametrize("top", ["pointy", "flat"])
def test_every_hex_of_every_layout_has_its_name(top: Top, shifted: Shifted, letters: Axis) -> None:
    blocks = (LabelBlock("A-C"), LabelBlock("A-H, J-L", 40), LabelBlock("YY-ZZ", 50))
    by_rows, by_columns = LabelScheme(blocks=blocks), LabelScheme("columns", "west", "north", blocks)
    labels = by_rows if letters == "rows" else by_columns
    assert wrong_names(new_board(Sheet(9, 11, top, shifted, labels=labels))) == []


@pytest.mark.parametrize(
    "labels",
    [
        LabelScheme(letters_from="south"),
        LabelScheme(numbers_from="east"),
        LabelScheme(blocks=(LabelBlock("AA-AC"), LabelBlock("A-C"))),
    ],
)
def test_labels_that_vassal_cannot_count_are_told(labels: LabelScheme) -> None:
    board = new_board(Sheet(5, 4, labels=labels))
    module, (note,) = vassal_module(board, picture_of(board), COMPANIES)
    assert "VASSAL cannot count" in note
    grids = list(board_in(module).iter(f"{_MAP}board.HexGrid"))
    assert [list(grid) for grid in grids] == [[]]


def test_a_module_has_its_files_and_they_name_one_another() -> None:
    board = new_board(Sheet(5, 4), title="Up & <Down>")
    module, _ = vassal_module(board, picture_of(board), COMPANIES)
    files = files_of(module)
    build = fromstring(files["buildFile.xml"])
    assert build.attrib["name"] == "Up & <Down>"
    assert fromstring(files["moduledata"]).findtext("name") == "Up & <Down>"
    slots = list(build.iter("VASSAL.build.widget.PieceSlot"))
    numbers = [int(slot.attrib["gpid"]) for slot in slots]
    assert numbers == list(range(1, 9))
    assert int(build.attrib["nextPieceSlotId"]) == 9
    images = {f"images/{(slot.text or '').split(';')[6]}" for slot in slots}
    assert {*images, "images/board.png", "buildFile.xml", "moduledata"} == set(files)
    assert all(files[image].startswith(b"\x89PNG") for image in images)
    assert [entry.text for entry in build.iter("entry")] == ["Red", "Blue"]
    map_ = "VASSAL.build.module.map."
    assert build.find(f".//{map_}PieceMover") is not None
    # VASSAL looks for the board by the name of the map, then for its own name.
    setup = build.findtext(f".//{map_}BoardPicker/setup")
    assert setup == "MapBoardPicker\tBoard\t0\t0"


def test_a_module_is_the_same_twice() -> None:
    board = new_board(Sheet(5, 4))
    first, second = (vassal_module(board, picture_of(board), COMPANIES)[0] for _ in range(2))
    assert first == second


def test_zones_cover_the_whole_picture() -> None:
    board = shipped("severn")
    picture = picture_of(board)
    module, _ = vassal_module(board, picture, COMPANIES)
    width, height = Image.open(BytesIO(picture.png)).size
    first, last = (zone.attrib["path"] for zone in board_in(module).iter(f"{_MAP}board.mapgrid.Zone"))
    assert first.startswith("0,0;")
    right, bottom = map(int, last.split(";")[2].split(","))
    assert abs(right - width) <= 1
    assert abs(bottom - height) <= 1
