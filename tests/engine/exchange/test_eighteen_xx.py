"""The map for 18xx-maker: its fields, and where its coordinates lie."""

import json
import re
from math import cos, hypot, radians, sin, sqrt
from typing import Any

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import painted
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.exchange.eighteen_xx import eighteen_xx_map, name_of
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.hexes.sides import side_of
from tests.shipped import shipped

_FIELDS = {"color", "terrain", "centerTowns", "labels", "hexes"}
_SOUTH = {"pointy": 90, "flat": 180}
"""The angle of the first point from the east, clockwise; each further point is 60° on."""


def map_of(board: Board) -> dict[str, Any]:
    """Return the map of a board as 18xx-maker reads it."""
    return dict(json.loads(eighteen_xx_map(board)[0]))


def place(name: str, top: Top) -> tuple[float, float]:
    """Return the middle of a hex by its name in 18xx-maker, in sizes of a side."""
    match = re.fullmatch(r"([A-Z])(\d+)", name)
    assert match is not None
    line, along = ord(match[1]) - ord("A") + 1, int(match[2])
    assert line % 2 == along % 2
    return (along * sqrt(3) / 2, line * 1.5) if top == "pointy" else (line * 1.5, along * sqrt(3) / 2)


@pytest.mark.parametrize("shifted", ["odd", "even"])
@pytest.mark.parametrize("top", ["pointy", "flat"])
def test_hexes_and_points_lie_as_on_the_sheet(top: Top, shifted: Shifted) -> None:
    sheet = Sheet(5, 4, top, shifted)
    first = sheet.hex_at(0, 0)
    x0, y0 = place(name_of(sheet, first), top)
    left, up = sheet.centre_mm(first)

    def off(at: tuple[float, float], mm: tuple[float, float]) -> float:
        radius = sheet.radius_mm
        return hypot(at[0] - x0 - (mm[0] - left) / radius, at[1] - y0 - (mm[1] - up) / radius)

    for hex_ in sheet.hexes():
        assert off(place(name_of(sheet, hex_), top), sheet.centre_mm(hex_)) < 1e-9
    side = side_of(sheet.hex_at(2, 2), 1)
    (border,) = map_of(new_board(sheet, lines=(SideLine("river", "", (side,)),)))["map"]["borders"]
    found = []
    for coordinate in border["coords"]:
        name, point = coordinate.split("p")
        x, y = place(name, top)
        angle = radians(_SOUTH[top] + 60 * (int(point) - 1))
        found.append((x + cos(angle), y + sin(angle)))
    assert all(min(off(at, end) for end in sheet.side_mm(side)) < 1e-9 for at in found)
    assert found[0] != found[1]


def test_a_map_has_every_hex_once_and_no_other_fields() -> None:
    board = shipped("severn")
    whole = map_of(board)
    assert whole["info"]["title"] == board.title
    assert "#" in whole["info"]["currency"]
    hexes = whole["map"]["hexes"]
    assert all(set(each) <= _FIELDS for each in hexes)
    names = [name for each in hexes for name in each["hexes"]]
    wanted = [name_of(board.sheet, hex_) for hex_ in board.sheet.hexes() if board.on_map(hex_)]
    assert sorted(names) == sorted(wanted)
    assert len(set(names)) == len(names)
    towns = [town["name"]["name"] for each in hexes for town in each.get("centerTowns", [])]
    assert sorted(towns) == sorted(town.name for town in board.towns)


def test_terrain_and_keys_are_shown_and_the_rest_is_told() -> None:
    sheet = Sheet(3, 1)
    board = new_board(sheet, towns=(Town("Ely", sheet.hex_at(0, 0), ("11", "12")),))
    for column, code in ((0, 1), (1, 2), (2, 4)):
        board = board.edited(terrain=painted(board.terrain, sheet, [sheet.hex_at(column, 0)], code))
    water, plain, town = map_of(board)["map"]["hexes"]
    assert water == {"color": "water", "hexes": ["A3"]}
    assert plain == {"color": "plain", "hexes": ["A5"]}
    assert town["terrain"] == [{"type": "mountain"}]
    assert town["labels"][0]["label"] == "11 12"
    (note,) = eighteen_xx_map(board)[1]
    assert "Swamps" in note
    assert "special destinations" in eighteen_xx_map(shipped("severn"))[1][0]
