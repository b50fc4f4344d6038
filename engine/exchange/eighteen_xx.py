"""A map for 18xx-maker (https://18xx-maker.com), which draws and prints maps of railway games."""

import json
from collections.abc import Mapping
from typing import Any, Final

from engine.board.document import Board
from engine.board.terrain import FIRST_OWN, HILL, OFF, SWAMP, WATER
from engine.exchange.left_out import left_out
from engine.hexes.lattice import DIRECTIONS, Hex
from engine.hexes.sheet import Sheet, Top
from engine.hexes.sides import Side, corner_of, corners_of, hexes_of
from engine.messages import Saying, say

POINTS: Final[Mapping[Top, tuple[str, ...]]] = {
    "pointy": ("p6", "p1", "p2", "p3", "p4", "p5"),
    "flat": ("p5", "p6", "p1", "p2", "p3", "p4"),
}
"""The corners of a hex as 18xx-maker numbers them, by our directions."""
_COLOURS: Final = {"river": "water", "closed": "black"}


def eighteen_xx_map(board: Board) -> tuple[bytes, list[Saying]]:
    """Return a board as a ``.json`` file for 18xx-maker, and what could not be taken over."""
    sheet = board.sheet
    whole = {
        "info": {
            "title": board.title or "Railway Rivals",
            "orientation": "vertical" if sheet.top == "pointy" else "horizontal",
            "currency": "#",
        },
        "map": {"hexes": [*_ground(board), *_towns(board)], "borders": _borders(board)},
    }
    return json.dumps(whole, ensure_ascii=False, indent=1).encode() + b"\n", _left_out(board)


def name_of(sheet: Sheet, hex_: Hex) -> str:
    """Return what 18xx-maker calls a hex: a letter for its line, and every other number along it.

    Letter and number are both odd or both even, so that even lines shifted begin with B.
    """
    column, row = sheet.place_of(hex_)
    line, along = (row, column) if sheet.top == "pointy" else (column, row)
    is_shifted = (line % 2 == 1) == (sheet.shifted == "odd")
    return f"{_letters(line + (sheet.shifted == 'even'))}{2 * along + 1 + is_shifted}"


def _letters(line: int) -> str:
    return _letters(line // 26 - 1) + _letters(line % 26) if line >= 26 else chr(ord("A") + line)


def _look(code: int) -> dict[str, Any]:
    """Return the fields that a hex has by its terrain."""
    if code in WATER:
        return {"color": "water"}
    return {"color": "plain", "terrain": [{"type": "mountain"}]} if code == HILL else {"color": "plain"}


def _ground(board: Board) -> list[dict[str, Any]]:
    """Return the hexes without towns, those that look alike together; none off the map."""
    alike: dict[str, list[str]] = {}
    for hex_ in board.sheet.hexes():
        if board.on_map(hex_) and hex_ not in board.towns_by_hex:
            look = json.dumps(_look(board.terrain_at(hex_)))
            alike.setdefault(look, []).append(name_of(board.sheet, hex_))
    return [{**json.loads(look), "hexes": names} for look, names in alike.items()]


def _towns(board: Board) -> list[dict[str, Any]]:
    """Return the hexes with towns, their keys as labels."""
    found = []
    for hex_, towns in board.towns_by_hex.items():
        look = _look(board.terrain_at(hex_))
        look["centerTowns"] = [{"name": {"name": town.name}} for town in towns]
        keys = " ".join(key for town in towns for key in town.keys)
        if keys:
            look["labels"] = [{"label": keys, "angle": 0, "percent": 0.7}]
        found.append({**look, "hexes": [name_of(board.sheet, hex_)]})
    return found


def _borders(board: Board) -> list[dict[str, Any]]:
    """Return the rivers and the closed sides, side by side."""
    return [
        {"color": _COLOURS[line.kind], "coords": _ends(board.sheet, side)}
        for line in board.lines
        if line.kind in _COLOURS
        for side in line.sides
        if board.sheet.has_side(side)
    ]


def _ends(sheet: Sheet, side: Side) -> list[str]:
    hex_ = next(each for each in hexes_of(side) if each in sheet)
    points = {corner_of(hex_, at): POINTS[sheet.top][at] for at in DIRECTIONS}
    return [f"{name_of(sheet, hex_)}{points[corner]}" for corner in corners_of(side)]


def _left_out(board: Board) -> list[Saying]:
    """Return what 18xx-maker has no place for, and what is drawn as something else."""
    notes = left_out(board, "18xx-maker")
    if any(line.kind == "border" for line in board.lines):
        notes.append(say("Borders are not in the file."))
    codes = set(board.terrain.ravel().tolist())
    if any(code == SWAMP or code >= FIRST_OWN for code in codes - {OFF}):
        notes.append(say("Swamps and kinds of terrain of your own are plain in the file."))
    return notes
