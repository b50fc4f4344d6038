"""Moves and chance moves of the tile game as small values.

A move does not say who makes it: the state knows whose turn it is. Tiles, railroads and goods are numbers.
"""

from dataclasses import dataclass

from engine.tiles.facts import Cell


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid points for the first place (DR.1b)."""

    points: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid no more (DR.1b), place no tile (DR.3d) or deliver no cube (DR.4a)."""


@dataclass(frozen=True, slots=True)
class TakeCity:
    """Take one of the city tiles drawn (DR.2)."""

    tile: int


@dataclass(frozen=True, slots=True)
class TakeStock:
    """Take a stock tile of a railroad (DR.2)."""

    railroad: int


@dataclass(frozen=True, slots=True)
class Place:
    """Place a tile in a cell, turned clockwise by quarter turns (DR.3a)."""

    tile: int
    cell: Cell
    turn: int


@dataclass(frozen=True, slots=True)
class Deliver:
    """Deliver a cube from the city in a cell by the link to the city in the cell ``to`` (DR.4a)."""

    good: int
    cell: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class Arrange:
    """Put the first cubes of the row in order (DR.solo1)."""

    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawStarts:
    """Chance chooses the start city (DR.setup1), or the three of the challenge (DR.solo5)."""

    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RemoveCities:
    """Chance removes city tiles unseen for two players (DR.two)."""

    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealHands:
    """Chance deals city tiles to each seat, hidden from the others (DR.setup2)."""

    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class SetOrder:
    """Chance decides the first order of the players, by seats (DR.setup2)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawTiles:
    """Chance draws city tiles and stock tiles (DR.1a)."""

    cities: tuple[int, ...]
    stock: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DrawCubes:
    """Chance draws cubes from the bag (DR.3e)."""

    goods: tuple[int, ...]


PlayerMove = Bid | Pass | TakeCity | TakeStock | Place | Deliver | Arrange
ChanceMove = DrawStarts | RemoveCities | DealHands | SetOrder | DrawTiles | DrawCubes
Move = PlayerMove | ChanceMove
