"""Boards for the canvas's tests."""

from dataclasses import replace

from engine.board.document import Board, new_board
from engine.board.layers import frozen, painted
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import HILL, LAKE, SEA
from engine.hexes.lattice import disc
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.hexes.sides import side_of


def small_board(top: Top = "pointy", shifted: Shifted = "odd") -> Board:
    """A sheet of 14 by 10 with sea, hills, a lake, a river and two towns."""
    sheet = Sheet(14, 10, top, shifted)
    at = sheet.hex_at
    layer = new_board(sheet).terrain
    for hexes, code in (
        (list(disc(at(1, 1), 3)), SEA),
        (list(disc(at(9, 4), 2)), HILL),
        ([at(12, 8)], LAKE),
    ):
        layer = painted(layer, sheet, hexes, code)
    river = tuple(side_of(at(5, row), direction) for row in (3, 4, 5) for direction in (0, 1))
    return new_board(
        sheet,
        terrain=frozen(layer.copy()),
        lines=(SideLine("river", "Severn", river),),
        towns=(Town("Cardiff", at(4, 5), ("31",), start=True), Town("Newport", at(11, 7), ("32",))),
        title="A small board",
    )


def renamed(board: Board, name: str) -> Board:
    """The board with another name for its first town."""
    first, *others = board.towns
    return board.edited(towns=(replace(first, name=name), *others))
