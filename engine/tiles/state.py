"""The state of a tile game, cheap to copy, and what of it a seat may see."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Final, Literal, NamedTuple

from engine.tiles.facts import Cell, Counts, Facts

NO_ONE: Final = -1
"""The owner of a link for which no locomotive was left (DR.loco), and of links in the game alone."""
HIDDEN: Final = -1
"""A tile that the seat a state is shown to may not see."""

Stage = Literal["setup", "drawing", "bidding", "drafting", "placing", "delivering", "over"]
Edge = tuple[int, int, int]
"""The side between two cells, by the western or northern of them: x, y and 1 (its E) or 2 (its S)."""
OpenEdge = tuple[Cell, int]
"""An empty cell, and at which of its sides the laid tile is."""


class Laid(NamedTuple):
    """A tile on the table and its quarter turns."""

    tile: int
    turn: int


class Link(NamedTuple):
    """A link between two cities: its railroad and the seat of its owner, or NO_ONE."""

    railroad: int
    owner: int


@dataclass(frozen=True, slots=True)
class Auction:
    """A round of bidding: the highest bid, whose it is, and who has passed, in order (DR.1b)."""

    bid: int = 0
    bidder: int = NO_ONE
    passed: tuple[int, ...] = ()
    asked: int = NO_ONE


@dataclass(slots=True)
class State:
    """The state of a game. The game never changes one it was given: it copies and changes the copy.

    Lists are by seat. ``pile`` and ``stock_pile`` have no order: chance draws from all of them.
    """

    players: int
    scores: list[int]
    locomotives: list[int]
    hands: list[tuple[int, ...]]
    owns: list[Counts]
    """How many stock tiles of each railroad each seat has."""
    pile: tuple[int, ...]
    stock_pile: tuple[int, ...]
    bag: Counts
    values: Counts
    """The value of each railroad's stock (DR.stock)."""
    stage: Stage = "setup"
    turn: int = 0
    order: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    """City tiles that left the game."""
    secret: frozenset[int] = frozenset()
    """Dealt tiles, which only their holder has seen (DR.setup2)."""

    table: dict[Cell, Laid] = field(default_factory=dict)
    links: dict[Edge, Link] = field(default_factory=dict)
    cubes: dict[Cell, Counts] = field(default_factory=dict)
    """The cubes on each city that has any."""
    open: dict[int, tuple[OpenEdge, ...]] = field(default_factory=dict)
    """The edges of laid tiles at empty cells, by railroad; they follow from the table."""

    drawn: tuple[int, ...] = ()
    drawn_stock: tuple[int, ...] = ()
    auction: Auction = Auction()
    waiting: tuple[int, ...] = ()
    """Who has still to move in this phase, in order; who drafts twice is named twice."""
    took: tuple[int, ...] = ()
    """Who took a city tile first in this draft, or in the game alone has kept a stock tile."""
    cubes_due: tuple[Cell, int] | None = None
    """Where cubes are to be drawn, and how many."""
    delivered: Counts = ()
    """The cubes delivered in this turn, by goods (DR.4b, DR.4c)."""
    placed: int = 0
    """How many tiles were placed in this turn."""
    stuck: int = 0
    """Turns in a row without a city tile to draw in which no one has placed (DR.end2)."""
    last: bool = False
    """Whether somebody has placed their last city tile (DR.end1)."""
    row: tuple[int, ...] = ()
    """The cubes of the game alone in a row, the last delivered at its end (DR.solo3)."""

    def copy(self) -> "State":
        """Return a state that can be changed without changing this one."""
        twin = State(*_fields(self))
        twin.scores = self.scores[:]
        twin.locomotives = self.locomotives[:]
        twin.hands = self.hands[:]
        twin.owns = self.owns[:]
        twin.table = self.table.copy()
        twin.links = self.links.copy()
        twin.cubes = self.cubes.copy()
        twin.open = self.open.copy()
        return twin

    def seen_by(self, seat: int) -> "State":
        """Return the state as a seat may see it: piles, and what others were dealt, are only counted."""
        seen = self.copy()
        seen.pile = (HIDDEN,) * len(self.pile)
        seen.stock_pile = (HIDDEN,) * len(self.stock_pile)
        seen.out = (HIDDEN,) * len(self.out)
        seen.secret = frozenset(self.hands[seat]) & self.secret if self.hands else frozenset()
        for other, hand in enumerate(self.hands):
            if other != seat:
                seen.hands[other] = hidden(hand, self.secret)
        return seen


_fields = attrgetter(*(each.name for each in fields(State)))


def hidden(hand: Iterable[int], secret: frozenset[int]) -> tuple[int, ...]:
    """Return a hand as others see it: dealt tiles first, as many as there are."""
    return tuple(sorted(HIDDEN if tile in secret else tile for tile in hand))


def new_state(facts: Facts) -> State:
    """Return the state before anything is drawn."""
    seats, railroads = range(facts.players), len(facts.railroads)
    return State(
        players=facts.players,
        scores=[0 for _ in seats],
        locomotives=[facts.locomotives for _ in seats],
        hands=[() for _ in seats],
        owns=[(0,) * railroads for _ in seats],
        pile=tuple(range(len(facts.cities))),
        stock_pile=tuple(railroad for railroad, count in enumerate(facts.stock) for _ in range(count)),
        bag=facts.bag,
        values=(0,) * railroads,
        delivered=(0,) * len(facts.goods),
    )


def without(tiles: tuple[int, ...], gone: Iterable[int]) -> tuple[int, ...]:
    """Return tiles without some of them, each once."""
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


def added(counts: Counts, more: Iterable[int], by: int = 1) -> Counts:
    """Return counts with ``by`` more of each kind named."""
    sums = list(counts)
    for kind in more:
        sums[kind] += by
    return tuple(sums)
