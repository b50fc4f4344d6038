"""What is selected: a thing of the board by its value, or nothing in particular."""

import math
from dataclasses import dataclass

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.edits.lines import RemoveLine
from engine.edits.protocol import Edit
from engine.edits.towns import RemoveTown
from engine.hexes.lattice import Hex

Thing = Hex | Town | SideLine

_TOWN_REACH = 0.3
_LINE_REACH = 0.15
"""How near a click must come, as a part of the distance between centres."""


@dataclass(frozen=True)
class Selection:
    """A hex, a town or a line; None stands for the board as a whole."""

    thing: Thing | None = None


def selection_at(board: Board, x_mm: float, y_mm: float) -> Selection:
    """Return what a click there means: a town's mark, then a line, then a town's hex, then the hex."""
    sheet = board.sheet
    hex_ = sheet.hex_under(x_mm, y_mm)
    towns = board.towns_by_hex.get(hex_, ())
    centre_x, centre_y = sheet.centre_mm(hex_)
    if towns and math.hypot(x_mm - centre_x, y_mm - centre_y) < _TOWN_REACH * sheet.across_flats_mm:
        return Selection(towns[0])
    line = line_at(board, x_mm, y_mm)
    if line is not None:
        return Selection(line)
    if towns:
        return Selection(towns[0])
    return Selection(hex_) if hex_ in sheet else Selection()


def line_at(board: Board, x_mm: float, y_mm: float) -> SideLine | None:
    """Return the line whose side lies under a place, if one is near enough."""
    side = board.sheet.side_under(x_mm, y_mm)
    start, end = board.sheet.side_mm(side)
    if _off_segment((x_mm, y_mm), start, end) > _LINE_REACH * board.sheet.across_flats_mm:
        return None
    return next((line for line in board.lines if side in line.sides), None)


def _off_segment(point: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> float:
    """Return the distance of a point from a segment of some length."""
    along = (end[0] - start[0], end[1] - start[1])
    offset = (point[0] - start[0], point[1] - start[1])
    part = (offset[0] * along[0] + offset[1] * along[1]) / (along[0] ** 2 + along[1] ** 2)
    part = min(1.0, max(0.0, part))
    return math.hypot(offset[0] - part * along[0], offset[1] - part * along[1])


def followed(selection: Selection, board: Board) -> Selection:
    """Return the selection as it stands on another board: renamed, moved, redrawn or gone."""
    match selection.thing:
        case Town() as town:
            return Selection(_town_followed(town, board))
        case SideLine() as line:
            return Selection(_line_followed(line, board))
        case Hex() as hex_ if hex_ not in board.sheet:
            return Selection()
        case _:
            return selection


def _town_followed(town: Town, board: Board) -> Thing | None:
    """Return the same town, the town now in its hex, the town of its name, or its bare hex."""
    if town in board.towns:
        return town
    here = board.towns_by_hex.get(town.hex, ())
    if here:
        return next((other for other in here if other.name == town.name), here[0])
    if town.name in board.towns_by_name:
        return board.towns_by_name[town.name]
    return town.hex if town.hex in board.sheet else None


def _line_followed(line: SideLine, board: Board) -> SideLine | None:
    """Return the same line, the line of its kind that shares most of its sides, or one on just those."""
    if line in board.lines:
        return line
    sides = frozenset(line.sides)
    akin = [other for other in board.lines if other.kind == line.kind and sides & set(other.sides)]
    turned = next((other for other in board.lines if other.sides == line.sides), None)
    return max(akin, key=lambda other: len(sides & set(other.sides)), default=turned)


def removal_of(selection: Selection, board: Board) -> Edit | None:
    """Return the edit that removes what is selected; a hex and the board itself cannot be removed."""
    match selection.thing:
        case Town() as town if town in board.towns:
            return RemoveTown(town)
        case SideLine() as line if line in board.lines:
            return RemoveLine(line)
        case _:
            return None
