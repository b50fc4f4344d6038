"""Maps for Text Mapper, written and read back, and those of others."""

import re
from pathlib import Path

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.lines import SideLine
from engine.board.places import Ferry, Town
from engine.board.terrain import HILL, OFF, OPEN, SEA, SWAMP
from engine.boardfile.errors import BoardFileError
from engine.exchange.text_map import read_text_map, text_map
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet, Shifted
from engine.hexes.sides import side_of
from tests.shipped import shipped


def board_with(sheet: Sheet) -> Board:
    """Return a board with every terrain, a river, a border and towns."""
    at = sheet.hex_at
    towns = (
        Town("Port Talbot", at(1, 1), ("11", "12")),
        Town('The "Keep"', at(3, 2)),
        Town("Area 51", at(0, 3), ("63",)),
    )
    board = new_board(
        sheet,
        title="Vale of Text",
        keys="dice-36",
        towns=towns,
        ferries=(Ferry("Boat", ("Port Talbot", "Area 51"), (at(0, 2),)),),
        lines=(
            SideLine("river", "Taff", tuple(side_of(at(2, 2), direction) for direction in (0, 1, 2))),
            SideLine("border", "", (side_of(at(0, 0), 1),)),
        ),
    )
    for code in range(5):
        board = board.edited(terrain=painted(board.terrain, sheet, [at(4, code)], code))
    return board.edited(terrain=painted(board.terrain, sheet, [at(0, 5)], OFF))


def read_back(folder: Path, text: bytes | str) -> tuple[Board, list[str]]:
    """Return the board of a text, and what was noted."""
    path = folder / "a.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    board, notes = read_text_map(path)
    return board, list(map(str, notes))


@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_a_map_comes_back(tmp_path: Path, shifted: Shifted) -> None:
    board = board_with(Sheet(6, 6, "flat", shifted))
    read, notes = read_back(tmp_path, text_map(board)[0])
    assert (read.sheet.columns, read.sheet.rows, read.sheet.top, read.sheet.shifted) == (
        6,
        6,
        "flat",
        shifted,
    )
    assert (read.terrain == board.terrain).all()
    assert (read.title, read.keys) == (board.title, "dice-36")
    named = {(town.name.replace("”", '"'), town.hex, town.keys) for town in read.towns}
    assert named == {(town.name, town.hex, town.keys) for town in board.towns}
    assert [(line.kind, set(line.sides)) for line in read.lines] == [
        (line.kind, set(line.sides)) for line in board.lines
    ]
    assert notes == ["Lines from hex to hex, such as roads and rivers, were left out: 1."]


def test_large_maps_have_numbers_with_a_dot(tmp_path: Path) -> None:
    board = new_board(Sheet(120, 101, "flat", labels=LabelScheme(blocks=usual_blocks(101, 120))))
    text = text_map(board)[0]
    assert b"\n120.101 open\n" in text
    read, _ = read_back(tmp_path, text)
    assert (read.sheet.columns, read.sheet.rows) == (120, 101)


def test_lines_lie_on_the_sides_of_the_hexes_of_text_mapper() -> None:
    text = text_map(new_board(Sheet(1, 1, "flat")))[0].decode()
    ends = re.findall(r"^river-(\w+) path M (\S+),(\S+) L (\S+),(\S+)$", text, re.MULTILINE)
    assert len(ends) == 6
    corners = {(100, 0), (50, 87), (-50, 87), (-100, 0), (-50, -87), (50, -87)}
    for name, *numbers in ends:
        x1, y1, x2, y2 = map(float, numbers)
        assert {(round(x1), round(y1)), (round(x2), round(y2))} <= corners
        assert ("S" in name) == (y1 + y2 > 0)
        assert ("E" in name) == (x1 + x2 > 1)
        assert ("W" in name) == (x1 + x2 < -1)


def test_what_text_mapper_has_no_place_for_is_told() -> None:
    board = shipped("severn")
    with pytest.raises(BoardFileError, match="flat top only"):
        text_map(board)
    notes = text_map(board_with(Sheet(6, 6, "flat")))[1]
    assert list(map(str, notes)) == ["Names of rivers and borders are not in the file."]


OTHERS = """\
# The Wilds
include gnomeyland.txt
grass attributes fill="green"
0201 green forest-hill
0202 light-grey mountains
0303 green town "Ely"
0304 water "Sea of Fog" 20 rotate(12)
-01-01 swamp
0203-0303-0304 road "King's Road" left 50%
what is this
river path attributes fill="none"
"""


def test_a_map_of_others_is_taken_over(tmp_path: Path) -> None:
    board, notes = read_back(tmp_path, OTHERS)
    sheet = board.sheet
    # From column -1 to 3 and row -1 to 4; an odd column is an upper one.
    assert (sheet.columns, sheet.rows, sheet.shifted) == (5, 6, "odd")
    assert board.title == "The Wilds"
    codes = {sheet.place_of(hex_): board.terrain_at(hex_) for hex_ in sheet.hexes() if board.on_map(hex_)}
    assert codes == {(3, 2): HILL, (3, 3): HILL, (4, 4): OPEN, (4, 5): SEA, (0, 0): SWAMP}
    assert board.towns == (Town("Ely", sheet.hex_at(4, 4)),)
    assert notes[0].startswith("Unknown words for terrain: green and light-grey.")
    assert notes[1:] == [
        "Labels without a town: Sea of Fog.",
        "Lines from hex to hex, such as roads and rivers, were left out: 1.",
        "Lines that could not be read: 10.",
    ]


def test_several_lines_for_a_hex_all_count(tmp_path: Path) -> None:
    board, notes = read_back(tmp_path, '0101 hill\n0102 open\n0101 town "Ely"\n0101 river-S\n')
    hex_ = board.sheet.hex_at(0, 0)
    assert board.terrain_at(hex_) == HILL
    assert board.towns == (Town("Ely", hex_),)
    assert [line.kind for line in board.lines] == ["river"]
    assert notes == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no line begins with a hex"),
        ("hello world", "no line begins with a hex"),
        ("0101 open\n999999.999999 open", "at most"),
        (b"\xff\xfe0101", "not UTF-8 text"),
    ],
)
def test_a_text_that_is_no_map_is_refused_in_a_sentence(tmp_path: Path, text: bytes | str, told: str) -> None:
    with pytest.raises(BoardFileError, match=told):
        read_back(tmp_path, text)
