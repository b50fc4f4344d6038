"""Maps of 18xx-maker, ours read back and those of others."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import HILL, OFF, OPEN, SEA, SWAMP
from engine.boardfile.errors import BoardFileError
from engine.exchange.eighteen_xx import eighteen_xx_map
from engine.exchange.eighteen_xx_reading import read_eighteen_xx
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.hexes.sides import side_of
from tests.shipped import shipped


def read_back(folder: Path, data: object) -> tuple[Board, list[str]]:
    """Return the board of data, and what was noted."""
    path = folder / "a.json"
    path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    board, notes = read_eighteen_xx(path)
    return board, list(map(str, notes))


@pytest.mark.parametrize("shifted", ["odd", "even"])
@pytest.mark.parametrize("top", ["pointy", "flat"])
def test_every_layout_comes_back(tmp_path: Path, top: Top, shifted: Shifted) -> None:
    columns, rows = (5, 30) if top == "pointy" else (30, 5)
    sheet = Sheet(columns, rows, top, shifted, labels=LabelScheme(blocks=usual_blocks(rows, columns)))
    at = sheet.hex_at
    board = new_board(
        sheet,
        title="Vale",
        keys="dice-36",
        towns=(Town("Ely", at(1, 1), ("11", "12")), Town("Bath", at(4, 4))),
        lines=(
            SideLine("river", "", tuple(side_of(at(2, 2), direction) for direction in (0, 1, 2))),
            SideLine("closed", "", (side_of(at(0, 0), 1),)),
        ),
    )
    for column, code in ((0, HILL), (1, SEA), (3, OFF)):
        board = board.edited(terrain=painted(board.terrain, sheet, [at(column, 3)], code))
    read, notes = read_back(tmp_path, eighteen_xx_map(board)[0])
    assert read.sheet == sheet
    assert (read.terrain == board.terrain).all()
    assert {town.name: town for town in read.towns} == {town.name: town for town in board.towns}
    assert [(line.kind, set(line.sides)) for line in read.lines] == [
        (line.kind, set(line.sides)) for line in board.lines
    ]
    assert (read.title, read.keys, notes) == ("Vale", "dice-36", [])


def test_a_shipped_board_comes_back_as_far_as_it_was_written(tmp_path: Path) -> None:
    board = shipped("severn")
    read, notes = read_back(tmp_path, eighteen_xx_map(board)[0])
    assert read.sheet == board.sheet
    assert {(town.name, town.hex, town.keys) for town in read.towns} == {
        (town.name, town.hex, town.keys) for town in board.towns
    }
    assert read.rivers == board.rivers
    assert not notes


OTHERS: dict[str, Any] = {
    "info": {"title": "1889", "designer": "Y. Ikeda", "orientation": "horizontal"},
    "map": [
        {
            "hexes": [
                {
                    "color": "plain",
                    "cities": [{"name": {"name": "Kochi"}}],
                    "values": [{"value": 10}],
                    "hexes": ["B3"],
                },
                {"color": "plain", "terrain": [{"type": "mountain", "cost": 80}], "hexes": ["C4"]},
                {"color": "yellow", "towns": [{}], "names": [{"name": "Ikeda"}], "hexes": ["D3"]},
                {"color": "water", "hexes": ["C2"]},
                {"color": "plain", "terrain": [{"type": "swamp"}, {"type": "gorge"}], "hexes": ["D5"]},
                {"color": "offboard", "hexes": None},
            ],
            "borders": [
                {"color": "water", "coords": ["B3p4", "C4p3"]},
                {"color": "gray", "coords": ["B3p1", "B3p2"]},
            ],
            "lines": [{"coords": ["B3x0y0", "C4x0y0"]}],
        },
        {"hexes": []},
    ],
}


def test_a_map_of_others_is_taken_over(tmp_path: Path) -> None:
    board, notes = read_back(tmp_path, OTHERS)
    sheet = board.sheet
    assert (sheet.columns, sheet.rows, sheet.top, sheet.shifted) == (3, 2, "flat", "even")
    assert (board.title, board.designer) == ("1889", "Y. Ikeda")
    assert board.terrain.tolist() == [[OPEN, SEA, OPEN], [OFF, HILL, SWAMP]]
    assert [(town.name, sheet.place_of(town.hex)) for town in board.towns] == [
        ("Kochi", (0, 0)),
        ("Ikeda", (2, 0)),
    ]
    assert notes == [
        "The file has 2 maps. Only the first was taken over.",
        "Unknown terrain became open land: gorge.",
        "What a board has no place for was left out: borders, lines and values.",
    ]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "missing or damaged"),
        (b"[1]", "missing or damaged"),
        (b"[" * 100_000, "missing or damaged"),
        ({"info": {}}, "no map"),
        ({"map": {"hexes": [{"hexes": []}]}}, "no map"),
        ({"map": {"hexes": [{"hexes": ["a1"]}]}}, "missing or damaged"),
        ({"map": {"hexes": [{"hexes": ["A1", "A2"]}]}}, "numbered by twos"),
        ({"map": {"hexes": [{"hexes": ["A1"], "cities": 7}]}}, "missing or damaged"),
    ],
)
def test_data_that_are_no_map_are_refused_in_a_sentence(tmp_path: Path, data: object, told: str) -> None:
    with pytest.raises(BoardFileError, match=told):
        read_back(tmp_path, data)
