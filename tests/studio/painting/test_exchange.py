"""Files for other programs, with the pictures that are painted for them."""

from io import BytesIO
from pathlib import Path
from xml.etree.ElementTree import fromstring
from zipfile import ZipFile

import pytest
from PIL import Image

from engine.board.document import Board, new_board
from engine.hexes.sheet import Sheet
from studio.painting import exchange
from studio.painting.exchange import exchange_files
from tests.studio.drawing.boards import full_board

_GRID = "VASSAL.build.module.map.boardPicker.board.HexGrid"


def vassal_parts(board: Board, dpi: float) -> tuple[Image.Image, dict[str, str], list[str]]:
    """Return the picture of a module, its grid, and its notes."""
    path = Path("a.vmod")
    files, notes = exchange_files(board, path, dpi=dpi)
    with ZipFile(BytesIO(files[path])) as module:
        picture = Image.open(BytesIO(module.read("images/board.png"))).convert("RGB")
        (grid,) = fromstring(module.read("buildFile.xml")).iter(_GRID)
    return picture, grid.attrib, list(notes)


def test_the_grid_of_a_vassal_module_lies_on_its_picture() -> None:
    board = full_board()
    picture, grid, notes = vassal_parts(board, 50)
    assert not notes
    dx, dy = float(grid["dx"]), float(grid["dy"])
    for hex_ in board.sheet.hexes():
        column, row = board.sheet.place_of(hex_)
        # A pointy sheet's rows are VASSAL's columns.
        x = round(float(grid["y0"]) + dy * (column + 0.5 * (row % 2)))
        y = round(float(grid["x0"]) + dx * row)
        # Off the map the paper is blank.
        shades = {picture.getpixel((x + aside, y + aside)) for aside in (-5, 0, 5)}
        assert (shades == {(255, 255, 255)}) == (not board.on_map(hex_))


def test_a_vassal_picture_keeps_the_size_that_vassal_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "_MOST_DOTS", 200)
    picture, _, (note,) = vassal_parts(new_board(Sheet(4, 3)), 200)
    assert 190 < picture.width <= 200
    assert "200 dots a side" in note
