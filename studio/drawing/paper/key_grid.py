"""The key grid: every key in its place, with the town it leads to, to look up what was thrown or drawn."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.keys import RANKS, SUITS
from engine.messages import ENGLISH, Tongue
from studio.drawing.maps.signs import plate, suit
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.blocks import Block, below, block_of
from studio.drawing.paper.destinations import (
    Destination,
    destinations,
    key_sign,
    places_of,
    set_lines,
    setting,
    suit_colour,
)
from studio.drawing.paper.map_sheet import about
from studio.drawing.paper.tables import headed
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, ascent_mm, cap_mm, cut_short
from studio.drawing.shapes.marks import Circle, Drawing, Layer, Mark, Polygon, Stroke, Text

_WIDTH: Final = 190.0
"""It fits a page of A4 or Letter, upright or lying."""
_EDGE: Final = 1.0
_SIDE, _TOP, _GAP = 9.0, 8.0, 5.0
_DICE_HIGH, _CARD_HIGH, _SPECIAL_HIGH = 15.5, 12.4, 17.0
_KEY_MM, _NAME, _PLACE, _TITLE, _SMALL = 2.3, 3.4, 2.3, 7.5, 3.2
_PAD: Final = 1.2
_PIPS: Final = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Cell(NamedTuple):
    """The size of a cell."""

    wide: float
    high: float

    @property
    def name_room(self) -> Point:
        """How wide and high a name may be."""
        return self.wide - 2 * _PAD, self.high - 2 * _PAD - 1.75 * _KEY_MM - 0.8


def key_grid(board: Board, theme: Theme = ATLAS, tongue: Tongue = ENGLISH) -> Drawing:
    """Return the key grid of a board at true scale: 6 × 6 and the specials, or 52 cards by suit.

    Raises NothingToPrintError for a board without keys.
    """
    found = {each.key: each for each in destinations(board)}
    blocks = [_head(board, theme, tongue)]
    if board.keys == "cards-52":
        columns = tuple(tuple(rank + letter for rank in RANKS) for letter in SUITS)
        blocks.append(
            _table(board, theme, [[found[key] for key in keys] for keys in columns], _CARD_HIGH, tongue)
        )
    else:
        columns = tuple(tuple(f"{tens}{units}" for tens in _PIPS) for units in _PIPS)
        blocks.append(
            _table(board, theme, [[found[key] for key in keys] for keys in columns], _DICE_HIGH, tongue)
        )
        specials = [found[key] for key in board.key_scheme.specials]
        if specials:
            blocks.append(headed("Special destinations", _row(board, theme, specials, tongue), theme, tongue))
    whole = below(blocks, _GAP)
    wide, high = _WIDTH + 2 * _EDGE, whole.height + 2 * _EDGE
    corners = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    ground = Layer("paper", (Polygon(corners, theme.paper),))
    return Drawing(wide, high, (ground, *whole.at(_EDGE, _EDGE)))


def name_heights(board: Board) -> Iterator[tuple[Destination, float]]:
    """Yield the height of capitals in the names of every destination's cell."""
    for destination in destinations(board):
        cell = _cell_of(board, destination)
        found = setting(destination.names, Face.BOLD, cell.name_room, _NAME)
        yield destination, cap_mm(Face.BOLD, found.size)


def _cell_of(board: Board, destination: Destination) -> Cell:
    """Return the cell of a destination."""
    if board.keys == "cards-52":
        return Cell((_WIDTH - _SIDE) / len(SUITS), _CARD_HIGH)
    if destination.key in board.key_scheme.specials:
        return Cell(_WIDTH / len(board.key_scheme.specials), _SPECIAL_HIGH)
    return Cell((_WIDTH - _SIDE) / len(_PIPS), _DICE_HIGH)


def _head(board: Board, theme: Theme, tongue: Tongue) -> Block:
    baseline = ascent_mm(Face.BOLD, _TITLE)
    title = tongue.says("{title}: keys", title=board.title)
    title, size = cut_short(title, Face.BOLD, _TITLE, _WIDTH)
    said, small = cut_short(about(board, tongue), Face.ITALIC, _SMALL, _WIDTH)
    marks: list[Mark] = [
        Text((0.0, baseline), title, Face.BOLD, size, theme.ink),
        Text((_WIDTH, baseline + 1.5 * _SMALL), said, Face.ITALIC, small, theme.faint_ink, "end"),
    ]
    return block_of("title", _WIDTH, baseline + 1.5 * _SMALL, marks)


def _table(
    board: Board, theme: Theme, columns: Sequence[Sequence[Destination]], high: float, tongue: Tongue
) -> Block:
    """Return a table with a die, or suit and rank, at the head of every column and row."""
    cell = Cell((_WIDTH - _SIDE) / len(columns), high)
    layers: list[Layer] = [Layer("heads", tuple(_heads(theme, columns, cell)))]
    for column, keys in enumerate(columns):
        for row, destination in enumerate(keys):
            block = _cell(board, theme, destination, cell, tongue)
            layers += block.at(_SIDE + column * cell.wide, _TOP + row * cell.high)
    return Block(_WIDTH, _TOP + len(columns[0]) * cell.high, tuple(layers))


def _row(board: Board, theme: Theme, found: Sequence[Destination], tongue: Tongue) -> Block:
    """Return destinations next to each other."""
    cell = Cell(_WIDTH / len(found), _SPECIAL_HIGH)
    layers = [
        layer
        for at, destination in enumerate(found)
        for layer in _cell(board, theme, destination, cell, tongue).at(at * cell.wide, 0.0)
    ]
    return Block(_WIDTH, cell.high, tuple(layers))


def _heads(theme: Theme, columns: Sequence[Sequence[Destination]], cell: Cell) -> Iterator[Mark]:
    """Yield what is above the columns and before the rows."""
    for at, keys in enumerate(columns):
        centre = _SIDE + (at + 0.5) * cell.wide, _TOP / 2 - 0.6
        sign = keys[0].key[-1]
        if sign in SUITS:
            yield suit(sign, centre, 2.6, suit_colour(sign, theme), hollow=theme.lined)
        else:
            yield from _die(sign, centre, theme.plate, theme.plate_ink, theme.plate_ink)
    for at, destination in enumerate(columns[0]):
        x, y = _SIDE / 2 - 0.6, _TOP + (at + 0.5) * cell.high
        sign = destination.key[:-1]
        if destination.key[-1] in SUITS:
            yield Text((x, y + cap_mm(Face.BOLD, 5.0) / 2), sign, Face.BOLD, 5.0, theme.ink, "middle")
        else:
            yield from _die(sign, (x, y), theme.start_plate, theme.start_ink, theme.start_plate)


def _die(number: str, centre: Point, fill: str, pip: str, edge: str) -> Iterator[Mark]:
    """Yield the face of a die."""
    (x, y), half = centre, 2.9
    yield plate(Box(x - half, y - half, x + half, y + half), 0.9, fill, Stroke(edge, 0.25))
    for across, down in _PIPS[number]:
        yield Circle((x + across * 1.5, y + down * 1.5), 0.52, pip)


def _cell(board: Board, theme: Theme, destination: Destination, cell: Cell, tongue: Tongue) -> Block:
    """Return a cell: the key in its corner, where the place is next to it, the name below."""
    corners = ((0.0, 0.0), (cell.wide, 0.0), (cell.wide, cell.high), (0.0, cell.high))
    box, sign = key_sign(destination, theme, (_PAD, _PAD), _KEY_MM)
    marks: list[Mark] = [Polygon(corners, stroke=Stroke(theme.land_grid, 0.2, join="miter")), *sign]
    beside = Box(box.right + 0.8, box.top, cell.wide - _PAD, box.bottom)
    where = ", ".join(map(tongue.says, places_of(board, destination)))
    if where:
        told = setting((where,), Face.REGULAR, (beside.width, beside.height), _PLACE)
        marks += set_lines(told, Face.REGULAR, beside, theme.faint_ink)
    if destination.names:
        wide, high = cell.name_room
        room = Box(_PAD, cell.high - _PAD - high, _PAD + wide, cell.high - _PAD)
        found = setting(destination.names, Face.BOLD, cell.name_room, _NAME)
        marks += set_lines(found, Face.BOLD, room, theme.name_ink)
    return block_of(f"key {destination.key}", cell.wide, cell.high, marks)
