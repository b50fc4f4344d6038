"""A tile set: the document of the tile game, one frozen value, as a board is that of the hex game."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, Literal, Self

from engine.board.document import Erratum, Waiver
from engine.board.rules import Note, Override

BLANK: Final = ""
"""What an edge without a railroad holds; the file writes it as ``-``."""
BLANK_MARK: Final = "-"
"""How the file, the table of tiles and the window write a blank edge."""
SIDES: Final = ("N", "E", "S", "W")
"""The sides of a tile as printed, clockwise; an edge's index is its side's."""
MOST_GOODS: Final = 3
"""The highest goods number of a city tile."""
SOLO: Final = 1
"""The number of players for which the bag is that of the solitaire game."""

Edges = tuple[str, str, str, str]
"""The codes of the railroads at N, E, S, W; ``BLANK`` for none."""
Pattern = Literal["plain", "ticks", "dashes", "dots", "double", "chevrons", "waves", "zigzag"]
"""How the band of a railroad is drawn in addition to its colour."""
Bidding = Literal["winner", "by_place"]
"""Who moves in the order after an auction: the winner alone, or each who passes (DR.1b, DR.1c)."""


@dataclass(frozen=True)
class Railroad:
    """A company whose lines end at the edges of tiles, and whose stock is drafted.

    ``code`` is how edges name it, ``colour`` is ``#rrggbb``.
    """

    code: str
    name: str
    colour: str
    pattern: Pattern = "plain"


@dataclass(frozen=True)
class CityTile:
    """A city with the railroads at its edges and how many cubes are drawn when it is placed.

    The name identifies a tile; a set with two of one name cannot be played (D104).
    """

    name: str
    edges: Edges
    goods: int

    def turned(self, turns: int) -> Edges:
        """Return the edges N, E, S, W after quarter turns clockwise: after one, N is what W was."""
        by = turns % 4
        north, east, south, west = self.edges[4 - by :] + self.edges[: 4 - by]
        return north, east, south, west

    @property
    def railroads(self) -> frozenset[str]:
        """The codes of the railroads at its edges."""
        return frozenset(self.edges) - {BLANK}


@dataclass(frozen=True)
class Stock:
    """How many stock tiles each railroad has: ``each``, except those of ``by_code``."""

    each: int = 4
    by_code: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Goods:
    """A kind of goods: its name, the colour of its cubes and how many cubes there are.

    ``colour`` is a word (``brown``) or ``#rrggbb``.
    """

    name: str
    colour: str
    count: int


@dataclass(frozen=True)
class Bag:
    """What the bag holds at first for a number of players.

    ``counts`` gives cubes by the name of their goods. With ``as_one`` all of them count as the same
    colour when deliveries are paid (DR.bag, DR.two).
    """

    players: int
    counts: tuple[tuple[str, int], ...]
    as_one: bool = False

    @property
    def total(self) -> int:
        """The number of cubes in it."""
        return sum(count for _, count in self.counts)


@dataclass(frozen=True)
class TwoPlayers:
    """What is removed for two players: tiles of each stock, and random cities (DR.two)."""

    stock_out: int = 1
    cities_out: int = 6


@dataclass(frozen=True)
class Solitaire:
    """The game alone: the cities on the table, the links between them, and its own numbers (DR.solo1).

    ``cities`` lie each next to the one before, turned so that they link; ``links`` names the railroad
    between each two neighbours.
    """

    cities: tuple[str, ...]
    links: tuple[str, ...]
    turns: int = 11
    stock_rise: int = 2
    score: int = 1


@dataclass(frozen=True)
class Sizes:
    """The printed sizes in millimetres: the side of a city tile, width and height of a stock tile."""

    city_mm: float = 57.0
    stock_mm: tuple[float, float] = (57.0, 28.0)


@dataclass(frozen=True)
class TileRules:
    """The rules of the tile game as data; a set may change any field by an ``override``."""

    name: str = "drover"
    hand: int = 2
    """City tiles each player is dealt (DR.setup2)."""
    first_score: int = 6
    """The score at which the first in order begins (DR.setup2)."""
    score_step: int = 2
    """By how much each later place begins higher (DR.setup2)."""
    first_scores: tuple[int, ...] = ()
    """The first scores place by place instead of these two; the last is for all later places (DR.setup2)."""
    bidding: Bidding = "winner"
    """Whether only the winner of the auction moves, or each place goes by the order of passing (DR.1c)."""
    bid_least: int = 1
    """The least first bid (DR.1b)."""
    bid_beyond_score: bool = False
    """Whether a player may bid more than their score (DR.1b)."""
    colour_points: tuple[int, ...] = (3, 2, 1)
    """Points for the first, second … delivery of a colour in a turn; later ones pay the last (DR.4b)."""
    owner_points: int = 2
    """Points for the owner of the link, if it is not the one who delivers (DR.4b)."""
    stock_rise: int = 1
    """By how much a delivery raises the railroad's stock (DR.4b)."""
    stock_top: int = 10
    """The highest value of a stock (DR.stock)."""
    must_match: bool = True
    """Whether a player who can match an edge must do so (DR.3c)."""
    must_deliver: bool = True
    """Whether a player who can deliver must do so (DR.4a)."""
    stuck_turns: int = 1
    """With no city tiles to draw, the game ends after this many turns in which no one places (DR.end2)."""
    window: int = 4
    """How many of the last cubes of the row count in the game alone (DR.solo3)."""
    ranks: tuple[int, ...] = tuple(range(36, 82, 5))
    """The points from which the second, third … rank of the game alone is reached (DR.solo4)."""

    def score_at(self, place: int) -> int:
        """Return the score at which a place of the first order begins, from 0 (DR.setup2)."""
        if self.first_scores:
            return self.first_scores[min(place, len(self.first_scores) - 1)]
        return self.first_score + place * self.score_step


DROVER: Final = TileRules()
"""The rules as published."""


@dataclass(frozen=True)
class TileSet:
    """A whole tile set as a value. Edits make new ones."""

    title: str = ""
    designer: str = ""
    licence: str = ""
    rules: str = "drover"
    railroads: tuple[Railroad, ...] = ()
    cities: tuple[CityTile, ...] = ()
    stock: Stock = Stock()
    goods: tuple[Goods, ...] = ()
    bags: tuple[Bag, ...] = ()
    starts: tuple[str, ...] = ()
    two_players: TwoPlayers = TwoPlayers()
    solitaire: Solitaire | None = None
    locomotives: int = 20
    """In each colour; one of them marks the score, the others mark links (DR.loco)."""
    sizes: Sizes = Sizes()
    special_rules: tuple[Override | Note, ...] = ()
    errata: tuple[Erratum, ...] = ()
    waivers: tuple[Waiver, ...] = ()

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The codes of the railroads in the order of the set."""
        return tuple(railroad.code for railroad in self.railroads)

    @cached_property
    def railroad_of(self) -> dict[str, Railroad]:
        """The railroads by code, the first of each."""
        return {railroad.code: railroad for railroad in reversed(self.railroads)}

    @cached_property
    def city_of(self) -> dict[str, CityTile]:
        """The city tiles by name, the first of each."""
        return {city.name: city for city in reversed(self.cities)}

    @cached_property
    def stock_of(self) -> dict[str, int]:
        """How many stock tiles each railroad has, by code."""
        own = dict(self.stock.by_code)
        return {code: own.get(code, self.stock.each) for code in self.codes}

    def edited(self, **changes: Any) -> Self:
        """Return this set with some fields changed."""
        return replace(self, **changes)

    def bag(self, players: int) -> Bag | None:
        """Return the bag for a number of players, ``SOLO`` for the game alone; None if the set has none."""
        return next((bag for bag in self.bags if bag.players == players), None)
