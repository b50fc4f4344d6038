"""What came of a move of the tile game, as small values."""

from typing import NamedTuple

from engine.tiles.facts import Cell


class Scored(NamedTuple):
    """Points for a seat, below 0 where it pays, by a rule."""

    seat: int
    points: int
    rule: str


class Linked(NamedTuple):
    """A link made between two cities (DR.3b): its railroad, and its owner or NO_ONE."""

    cell: Cell
    to: Cell
    railroad: int
    owner: int


class Rose(NamedTuple):
    """A railroad's stock has risen to a value (DR.4b)."""

    railroad: int
    value: int


class Ordered(NamedTuple):
    """The order of the players after bidding (DR.1b, DR.1c)."""

    seats: tuple[int, ...]


class TilesLeft(NamedTuple):
    """City tiles leave the game unseen, as too few for all are in the pile (DR.short)."""

    tiles: tuple[int, ...]


class TurnEnded(NamedTuple):
    """A turn is over; delivered cubes are back in the bag (DR.4c)."""

    turn: int


Event = Scored | Linked | Rose | Ordered | TilesLeft | TurnEnded
