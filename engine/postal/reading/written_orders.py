"""What a letter orders, as values: pieces of track, races, and everything in it that is not clear."""

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from engine.game.facts import NOWHERE
from engine.game.moves import Buy, Cross, Leap, Start
from engine.messages import Phrase
from engine.postal.reading.expanding import Way
from engine.postal.reading.letters import Letter, Span

Work = Buy | Cross | Leap | Start
"""What is ordered in a roll next to track."""


class Concern(Enum):
    """What a doubt asks of the referee."""

    UNCLEAR = auto()
    """It can be read in several ways or none: the referee rules."""
    WRONG = auto()
    """It is clear, but the rules do not allow it: it does not count."""
    REMARK = auto()
    """It counts as it was read; the player should know how."""


@dataclass(frozen=True)
class Doubt:
    """Something in a letter that is not plain, where it is, and the order it belongs to.

    ``at`` is that order: the roll and piece (``b2``), the extra track (``x1``), the race (``37``), or the
    line (``line 4``). ``ways`` are what two points may mean, and ``wholes`` what the whole piece may: a
    ruling names one of these. ``more`` says that others are not listed.
    """

    at: str
    concern: Concern
    span: Span
    says: Phrase
    expected: Phrase = ""
    ways: tuple[Way, ...] = ()
    more: bool = False
    wholes: tuple[Way, ...] = ()


class Point(NamedTuple):
    """A point as it is written: where, what its place is called, and the hexes it may be."""

    span: Span
    name: str
    hexes: tuple[int, ...]


class Claim(NamedTuple):
    """What a player says that a point brings or costs: an amount, with whom, after which point from 0.

    ``seat`` is NOWHERE where no company is named. Claims are compared, never obeyed.
    """

    span: Span
    point: int
    amount: int
    seat: int = NOWHERE


@dataclass(frozen=True)
class Piece:
    """A piece of track or the route of a train, as it is written and as it is understood.

    ``hexes`` are the chain that is understood, up to where it stops being clear; ``spans`` has one stretch
    of the letter for each link of it. ``cost`` and ``dues`` are those of the chain (:class:`Way`), ``costs``
    those of its new links one by one. A ferry, a crossing, a leap or a second start is a ``work`` in place of
    a chain.
    """

    at: str
    span: Span
    points: tuple[Point, ...] = ()
    claims: tuple[Claim, ...] = ()
    hexes: tuple[int, ...] = ()
    spans: tuple[Span, ...] = ()
    cost: int = 0
    dues: int = 0
    costs: tuple[int, ...] = ()
    work: Work | None = None
    by_ruling: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing of the piece is understood."""
        return len(self.hexes) < 2 and self.work is None


class RunKind(Enum):
    """How a race is entered (VP.O6a)."""

    ALONE = auto()
    JOINT = auto()
    EXCHANGE = auto()


@dataclass(frozen=True)
class RunOrder:
    """An entry for a race, in the order written.

    ``partner`` is the seat of a joint run or an exchange, else NOWHERE; ``races`` are those that an exchange
    covers. ``same_as`` is the seat whose route is taken, else NOWHERE. ``pay`` is what each seat receives.
    """

    race: int
    span: Span
    route: Piece
    kind: RunKind = RunKind.ALONE
    partner: int = NOWHERE
    races: tuple[int, ...] = ()
    same_as: int = NOWHERE
    pay: tuple[int, ...] = ()


@dataclass(frozen=True)
class Setup:
    """What a player would like before the first round, in order of preference."""

    names: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    starts: tuple[int, ...] = ()


@dataclass(frozen=True)
class Orders:
    """Everything that a letter says, nothing left out.

    ``rolls`` are the pieces of a, b and c; ``sections`` are the rolls, races, extra track (``build``) and
    ``starts`` that the letter has for this round, with pieces or without; ``prose`` are lines that are no
    orders, ``heads`` the words that say what follows. Pieces that the rules forbid are not among the
    orders, but their doubts are.
    """

    letter: Letter
    rolls: tuple[tuple[Piece, ...], ...] = ((), (), ())
    races: tuple[RunOrder, ...] = ()
    extra: tuple[Piece, ...] = ()
    setup: Setup = field(default_factory=Setup)
    doubts: tuple[Doubt, ...] = ()
    heads: tuple[Span, ...] = ()
    prose: tuple[Span, ...] = ()
    sections: tuple[str, ...] = ()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Every piece, routes included, in the order of the rounds' rules."""
        built = (piece for roll in self.rolls for piece in roll)
        return (*built, *(race.route for race in self.races), *self.extra)

    @property
    def is_clear(self) -> bool:
        """Whether nothing waits for a ruling."""
        return not any(doubt.concern is Concern.UNCLEAR for doubt in self.doubts)

    @property
    def counts_for_nothing(self) -> bool:
        """Whether there is something in it that does not count, and nothing that does."""
        serious = any(doubt.concern is not Concern.REMARK for doubt in self.doubts)
        return serious and not self.sections

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all is ordered, clear or unclear."""
        return not (self.pieces or self.doubts or self.setup != Setup() or self.heads)
