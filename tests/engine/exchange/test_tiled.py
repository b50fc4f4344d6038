"""Maps for Tiled, written and read back, and maps of others with all that may be wrong with them."""

import base64
import gzip
import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.places import Town
from engine.boardfile.errors import BoardFileError
from engine.exchange.tiled_reading import read_tiled
from engine.exchange.tiled_writing import tiled_files
from engine.hexes.labels import LabelScheme
from engine.hexes.sheet import Sheet, Shifted, Top
from tests.shipped import shipped

GREYS = tuple(f"#{shade:02x}{shade:02x}{shade:02x}" for shade in range(40, 120, 10))


def text_of(board: Board) -> str:
    """Return the map of a board for Tiled."""
    return tiled_files(board, GREYS[: 6 + len(board.kinds)], "tiles.png")[0].decode()


def read_back(folder: Path, text: str, name: str = "a.tmx") -> tuple[Board, list[str]]:
    """Return the board of a text, and what was noted."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    board, notes = read_tiled(path)
    return board, list(map(str, notes))


def assert_same(read: Board, board: Board) -> None:
    """Assert that a board came back with its sheet, terrain, towns, keys and lines."""
    assert read.sheet == board.sheet
    assert (read.terrain == board.terrain).all()
    assert read.kinds == board.kinds
    assert read.towns == board.towns
    assert (read.title, read.designer, read.keys) == (board.title, board.designer, board.keys)
    assert [(line.kind, line.name, set(line.sides), line.cost) for line in read.lines] == [
        (line.kind, line.name, set(line.sides), line.cost) for line in board.lines
    ]


@pytest.mark.parametrize("name", ["severn", "ireland"])
def test_a_shipped_board_comes_back(tmp_path: Path, name: str) -> None:
    board = shipped(name)
    read, notes = read_back(tmp_path, text_of(board))
    assert_same(read, board)
    assert not notes


def test_the_sides_of_names_come_back(tmp_path: Path) -> None:
    towns = tuple(replace(town, name_side="below left") for town in shipped("severn").towns)
    board = shipped("severn").edited(towns=towns)
    read, _ = read_back(tmp_path, text_of(board))
    assert read.towns == towns


@pytest.mark.parametrize("shifted", ["odd", "even"])
@pytest.mark.parametrize("top", ["pointy", "flat"])
def test_every_layout_comes_back(tmp_path: Path, top: Top, shifted: Shifted) -> None:
    sheet = Sheet(5, 4, top, shifted, labels=LabelScheme(letters_from="south"))
    towns = tuple(Town(f"T{at}", hex_, (str(at),), start=True) for at, hex_ in enumerate(sheet.hexes()))
    board = new_board(sheet, title="Small", towns=towns)
    for code in range(6):
        board = board.edited(terrain=painted(board.terrain, sheet, [sheet.hex_at(code % 5, code // 2)], code))
    assert_same(read_back(tmp_path, text_of(board))[0], board)


def test_a_map_has_what_tiled_asks_for() -> None:
    board = shipped("severn")
    root = fromstring(text_of(board))
    assert root.attrib["orientation"] == "hexagonal"
    assert [root.attrib[name] for name in ("tilewidth", "tileheight", "hexsidelength")] == ["70", "80", "40"]
    assert (root.attrib["staggeraxis"], root.attrib["staggerindex"]) == ("y", "odd")
    numbers = [int(each.attrib["id"]) for each in root.iter("object")]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < int(root.attrib["nextobjectid"])


def test_what_tiled_has_no_place_for_is_told() -> None:
    _, _, (note,) = tiled_files(shipped("severn"), GREYS[:6], "tiles.png")
    assert "special destinations" in note


SMALL: dict[str, Any] = {
    "type": "map", "orientation": "hexagonal", "infinite": False, "width": 2, "height": 2,
    "tilewidth": 80, "tileheight": 70, "hexsidelength": 40, "staggeraxis": "x", "staggerindex": "odd",
    "tilesets": [{"firstgid": 1, "tiles": [{"id": 0, "type": "Mountains"}, {"id": 1, "class": "lava"}]}],
    "layers": [{"type": "tilelayer", "name": "ground", "data": [1, 2, 0x80000001, 0]}],
}  # fmt: skip


def test_a_map_of_others_is_taken_over(tmp_path: Path) -> None:
    town = {"name": "Ely", "x": 40, "y": 35, "properties": [{"name": "port", "type": "bool", "value": True}]}
    far = {"name": "Far", "x": 4000, "y": 35}
    objects = {"type": "group", "layers": [{"type": "objectgroup", "objects": [town, far]}]}
    text = json.dumps({**SMALL, "layers": [*SMALL["layers"], objects]})
    board, notes = read_back(tmp_path, text, "a.tmj")
    assert board.terrain.tolist() == [[1, 0], [1, 5]]
    assert board.towns == (Town("Ely", board.sheet.hex_at(0, 0), port=True),)
    assert board.title == "a"
    assert len(notes) == 3
    assert "lava" in notes[0]
    assert "Far" in notes[2]


@pytest.mark.parametrize("compression", ["", "zlib", "gzip"])
def test_packed_tiles_are_read(tmp_path: Path, compression: str) -> None:
    packers: dict[str, Callable[[bytes], bytes]] = {"": bytes, "zlib": zlib.compress, "gzip": gzip.compress}
    data = base64.b64encode(packers[compression](b"\1\0\0\0" * 4)).decode()
    layer = {"type": "tilelayer", "encoding": "base64", "compression": compression, "data": data}
    board, _ = read_back(tmp_path, json.dumps({**SMALL, "layers": [layer]}), "a.tmj")
    assert board.terrain.tolist() == [[1, 1], [1, 1]]


BOMB = {
    "type": "tilelayer", "encoding": "base64", "compression": "zlib",
    "data": base64.b64encode(zlib.compress(bytes(30_000_000))).decode(),
}  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"orientation": "orthogonal"}, "not hexagonal"),
        ({"infinite": True}, "infinite"),
        ({"width": 10**9}, "at most"),
        ({"width": 0}, "missing or damaged"),
        ({"tilewidth": 0}, "missing or damaged"),
        ({"hexsidelength": 10**400}, "missing or damaged"),
        ({"staggeraxis": None}, "missing or damaged"),
        ({"layers": []}, "missing or damaged"),
        ({"layers": None}, "missing or damaged"),
        ({"layers": [{"type": "tilelayer", "data": [1]}]}, "missing or damaged"),
        ({"layers": [BOMB]}, "missing or damaged"),
        ({"tilesets": [{"firstgid": 1, "source": "../../a.tsx"}]}, "Embed it"),
    ],
)
def test_a_map_that_cannot_be_taken_over_is_refused_in_a_sentence(
    tmp_path: Path, changes: dict[str, object], told: str
) -> None:
    with pytest.raises(BoardFileError, match=told):
        read_back(tmp_path, json.dumps({**SMALL, **changes}), "a.tmj")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "missing or damaged"),
        ("<map/>", "not hexagonal"),
        ("<svg/>", "missing or damaged"),
        ('<!DOCTYPE map [<!ENTITY a "b">]><map>&a;</map>', "document type"),
    ],
)
def test_a_text_that_is_no_map_is_refused_in_a_sentence(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BoardFileError, match=told):
        read_back(tmp_path, text)
