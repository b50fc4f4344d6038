"""Moves and chance moves as small values.

A move does not say who makes it: the state knows whose turn it is.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Start:
    """Choose a start point (6.A2), or in a building turn a second one where the board has any (6.C4)."""

    hex: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay one link from a hex that has own track to a neighbour (6.A3)."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a ferry from a port with own track (6.C1a); its number among the facts' ferries."""

    ferry: int


@dataclass(frozen=True, slots=True)
class Cross:
    """Lay a whole crossing from own track at either end (6.C4); its number among the facts' crossings."""

    crossing: int


@dataclass(frozen=True, slots=True)
class Leap:
    """Leap from own track along a rival's to where to build on (6.C3); ``rival`` is their seat."""

    start: int
    end: int
    rival: int


Work = Lay | Buy | Cross | Leap | Start
"""What is done in a building turn, next to ending it."""
WORKS: Final = (Lay, Buy, Cross, Leap, Start)
"""The same, to ask a move quickly whether it is any of them."""


@dataclass(frozen=True, slots=True)
class Done:
    """End a building turn, saving some of the allowance for a dear link (6.A6)."""

    save: int = 0


@dataclass(frozen=True, slots=True)
class GiveNotice:
    """Give notice that building ends after some more turns of everybody's (E.A8)."""


@dataclass(frozen=True, slots=True)
class OfferLine:
    """Offer a player a joint line, built with both throws in place of both turns; hex by hex (E.C4)."""

    partner: int
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AgreeLine:
    """Agree to the joint line that was offered, which is laid at once (E.C4)."""


@dataclass(frozen=True, slots=True)
class RefuseLine:
    """Refuse the joint line that was offered (E.C4)."""


@dataclass(frozen=True, slots=True)
class Enter:
    """Enter the race by a route (6.B2).

    ``route`` is every hex from the one end to the other; ``pay`` is what each seat receives.
    """

    route: tuple[int, ...]
    pay: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Propose:
    """Propose a joint run to a player who has not declared, over both players' lines (6.B3).

    ``route`` and ``pay`` are as in :class:`Enter`; neither partner receives anything of it.
    """

    partner: int
    route: tuple[int, ...]
    pay: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Join:
    """Accept the joint run a player has proposed (6.B3)."""

    proposer: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Stay out of the race (6.B2)."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the die that sets everybody's allowance (6.A1), or that of the next to build (E.A1)."""

    face: int


@dataclass(frozen=True, slots=True)
class RollKey:
    """Chance: the dice that find a key: two for a town, one for a special (6.B1a)."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnCard:
    """Chance: the card turned up from the pack of destinations (6.B1b)."""

    key: str


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """Chance: the dice thrown for one roll of a round of simultaneous building, in their order."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetRolls:
    """Chance: all rolls of a round, as a referee has made them by hand."""

    rolls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetRaces:
    """Chance: the races of three rounds, each as two keys, in the order in which they are run."""

    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DealCities:
    """Chance: the hexes in which cities appear, in the order in which they are drawn (TC.gm1)."""

    hexes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RollTrain:
    """Chance: the die that moves the next train (6.B5)."""

    face: int


Piece = tuple[int, ...] | Buy | Cross | Leap | Start
"""A part of written orders: a chain of hexes to lay track along, or another work."""


@dataclass(frozen=True, slots=True)
class WriteOrders:
    """Write the builds of a round, to be carried out at once with those of all others.

    ``rolls`` has the pieces of each roll in order, as many as there are rolls. Nothing is conditional.
    """

    rolls: tuple[tuple[Piece, ...], ...]


@dataclass(frozen=True, slots=True)
class Exchange:
    """An exchange of running powers that an order asks for: with whom, and over which races.

    ``races`` are numbers; the race of the order itself need not be among them.
    """

    partner: int
    races: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RaceOrder:
    """Written orders for one race: its number, the whole route, and how it is run.

    ``pay`` is what each seat receives, empty where the order does not say. In a joint run ``partner`` is who
    runs with them, else NOWHERE (-1); who joins the route of their partner may leave ``route`` empty.
    """

    race: int
    route: tuple[int, ...]
    pay: tuple[int, ...] = ()
    partner: int = -1
    exchanges: tuple[Exchange, ...] = ()


@dataclass(frozen=True, slots=True)
class WriteRound:
    """Write the entries for the races of a round, in the order in which they count, and the extra track."""

    entries: tuple[RaceOrder, ...] = ()
    extra: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Missing:
    """No orders came from a player, and their company stands still this round; the referee decides so."""


Written = WriteOrders | WriteRound | Missing
"""What a player writes in a round, or that they wrote nothing."""


Declaration = Enter | Propose | Join | Decline
"""What a player says to a race."""
PlayerMove = (
    Start
    | Lay
    | Buy
    | Cross
    | Leap
    | Done
    | GiveNotice
    | OfferLine
    | AgreeLine
    | RefuseLine
    | Enter
    | Propose
    | Join
    | Decline
    | WriteOrders
    | WriteRound
    | Missing
)
ChanceMove = Roll | RollKey | TurnCard | RollTrain | ThrowDice | SetRolls | SetRaces | DealCities
Move = PlayerMove | ChanceMove
