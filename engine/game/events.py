"""What came of a move, as small values: the accounts' entries and the game's news.

Everything that changes an account is a :class:`Paid`, so the sum of an account's entries is the
account.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final, NamedTuple

from engine.fast_namedtuple import swift
from engine.game.facts import NOWHERE
from engine.game.races import Places, Train
from engine.game.state import Entry

BANK = -1
"""The payer of bonuses and prizes, and the payee of extra building, ferries and foreign railways."""


class Reason(Enum):
    """What something is paid for, whichever edition's number the rule has."""

    FIRST_ENTRY = auto()
    START = auto()
    JUNCTION = auto()
    ALONGSIDE = auto()
    TRACK = auto()
    """A link of extra building."""
    CROSSING = auto()
    """A crossing laid whole, or a link of one paid for with money."""
    FERRY = auto()
    """The purchase of a ferry."""
    RIVAL_TRACK = auto()
    """A train's way over the track of another."""
    RIVAL_FERRY = auto()
    """A train's passage by the ferry of another."""
    FOREIGN_RAILWAY = auto()
    CONNECTION = auto()
    """The first to join some places by own track."""
    PRIZE = auto()
    CAP = auto()
    """What is paid for track and above what a rival may receive in a round: the bank has it."""
    INTEREST = auto()


FOR_ROUTES: Final = (Reason.RIVAL_TRACK, Reason.RIVAL_FERRY, Reason.FOREIGN_RAILWAY)
"""What a train pays for its route, alone or half of it with a partner (6.B3)."""


class RivalHalf(Enum):
    """When the rival laid the half that a payment for a link is due for."""

    BEFORE = auto()
    THIS_ROUND = auto()


class Purpose(NamedTuple):
    """What a payment is for.

    ``hex`` is where, ``links`` what is laid, in the order and direction of laying, ``ferry`` the ferry that
    is bought, ``railway`` the foreign railway that is used and ``connected`` the places that are joined;
    NOWHERE or empty if there is none.
    ``exchange`` says that a train may pay this only by exchange of running powers (6.B4).
    ``rival_half`` says of what is due for meeting a rival's track when that was laid: while players build in
    turns, always before. ``rival`` is to whom it was due, where the bank has it because they have received
    enough.
    """

    reason: Reason
    hex: int = NOWHERE
    links: tuple[int, ...] = ()
    ferry: int = NOWHERE
    railway: int = NOWHERE
    connected: tuple[int, ...] = ()
    exchange: bool = False
    rival_half: RivalHalf | None = None
    rival: int = NOWHERE


class Paid(NamedTuple):
    """Points that went from one account to another, the rule they went by, and what for.

    ``payer`` and ``payee`` are seats or BANK; ``round`` and ``run`` are the building round and the run (each
    from 1) it belongs to, or came after; 0 before the first.
    """

    payer: int
    payee: int
    amount: int
    rule: str
    purpose: Purpose
    round: int
    run: int

    @property
    def hex(self) -> int:
        """Where it is paid for, or NOWHERE."""
        return self.purpose.hex


new_paid: Callable[[tuple[int, int, int, str, Purpose, int, int]], Paid] = swift(Paid)


class Laid(NamedTuple):
    """A link laid: who, from where to where, its cost and how much of that was saved allowance.

    ``partner`` is who lays it with them, in a joint line (E.C4), else NOWHERE; ``money`` came off their
    account in place of a cost in points (6.C4).
    """

    player: int
    start: int
    end: int
    cost: int
    saved: int
    partner: int = NOWHERE
    money: int = 0


new_laid: Callable[[tuple[int, int, int, int, int, int, int]], Laid] = swift(Laid)


class Bought(NamedTuple):
    """A ferry that got its owner (6.C1a)."""

    player: int
    ferry: int


class Leapt(NamedTuple):
    """A leap along a rival's track (6.C3): who, from where to where, and over whose."""

    player: int
    start: int
    end: int
    rival: int


class Reached(NamedTuple):
    """A town that got its first railway (6.A4, 6.A7); ``round`` is as that of a payment."""

    player: int
    town: int
    round: int


class NoticeGiven(NamedTuple):
    """A player has given notice that building ends (E.A8)."""

    player: int


class BuildingEnded(NamedTuple):
    """The Building Stage is over (6.A7); how many rounds were begun."""

    rounds: int


class KeyDrawn(NamedTuple):
    """A key was drawn for a race (6.B1)."""

    race: int
    key: str


class KeyReplaced(NamedTuple):
    """The second key made a run too short and went back (6.B1d)."""

    race: int
    key: str


class PairRedrawn(NamedTuple):
    """A pair that no one can run is drawn again whole (E.B1); whether it is too short for anybody."""

    race: int
    keys: tuple[str, str]
    too_short: bool


class HeldOver(NamedTuple):
    """A pair no one can run yet (6.B1e): the race it was drawn for, and its keys."""

    race: int
    keys: tuple[str, str]


class RunOffered(NamedTuple):
    """A pair is put to the players, for the first time or after being held over (6.B2)."""

    race: int
    keys: tuple[str, str]


class OrdersEnded(NamedTuple):
    """A piece of a player's written orders that was not carried out to its end: from where, and why.

    ``roll`` counts from 0; that of extra track is 0 as well.
    """

    player: int
    roll: int
    hex: int
    rule: str
    message: str


class RacesOffered(NamedTuple):
    """The races of a round, each with its number and keys; those held over come first."""

    races: tuple[tuple[int, tuple[str, str]], ...]


class RaceEntered(NamedTuple):
    """The entries of a race that were written and hold, whose trains start now."""

    entries: tuple[Entry, ...]


class EntryVoid(NamedTuple):
    """Orders for a race that came to nothing: whose, for which race, by which rule, and why."""

    player: int
    race: int
    rule: str
    message: str


class RunDropped(NamedTuple):
    """A run without entrants that is not offered again: its race and keys."""

    race: int
    keys: tuple[str, str]


class Founded(NamedTuple):
    """A city founded, or one that is drawn once more in a round: where, how, when, and how often now.

    ``by`` is a start, chance, a second start or traffic; ``round`` that of the game, 0 before the first.
    """

    hex: int
    by: str
    round: int
    keys: int
    rule: str


class TakenBackFor(Enum):
    """Why somebody has to declare for a race again."""

    NOT_JOINED = auto()
    """The partner of a joint run has not joined it (6.B3)."""
    OVERPAID = auto()
    """A player who is paid above the limit does not pay enough back (6.B4)."""
    RELIED = auto()
    """What others had declared and an exchange relied on was taken back (6.B4)."""
    OUTRUN = auto()
    """The route is too long next to the shortest (6.C6)."""
    OTHERS_CHANGED = auto()
    """An imaginary company is asked after those who declare again (6.C7b)."""


class TakenBack(NamedTuple):
    """A declaration taken back: whose, why, by which rule, and the other player it hangs on, or NOWHERE.

    ``most`` are the links a route may have since, 0 where that is not the reason.
    """

    player: int
    why: TakenBackFor
    rule: str
    other: int = NOWHERE
    most: int = 0


class TrainsStarted(NamedTuple):
    """All have declared and paid; the trains roll in this order (6.B5)."""

    players: tuple[int, ...]


class RaceDecided(NamedTuple):
    """A race is over: its number and the players by place, ties and partners together (6.B5, 6.B3).

    ``under_way`` are the trains that were still on the line when every prize was won.
    """

    race: int
    places: Places
    under_way: tuple[Train, ...]


Event = (
    Paid
    | Laid
    | Bought
    | Leapt
    | Reached
    | NoticeGiven
    | BuildingEnded
    | KeyDrawn
    | KeyReplaced
    | PairRedrawn
    | HeldOver
    | RunOffered
    | RunDropped
    | Founded
    | TakenBack
    | TrainsStarted
    | RaceDecided
    | OrdersEnded
    | RacesOffered
    | RaceEntered
    | EntryVoid
    | RunDropped
)
