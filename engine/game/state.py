"""The state of a game: everything that changes, cheap to copy."""

from collections.abc import Collection
from dataclasses import dataclass, field, fields
from itertools import count
from operator import attrgetter
from typing import Final, Literal, NamedTuple

from engine.game.city_progress import Progress
from engine.game.endings import Ending
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Written
from engine.game.network import Lines
from engine.game.places import MapPlaces
from engine.game.races import Places, Train
from engine.rulesets.limits import MOST_PLAYERS

Stage = Literal["building", "operating", "over"]
StageOfPlay = Literal["building", "operating"]
Funds = Literal["allowance", "account", "links"]
"""What pays for track: the allowance and what was saved of it (6.A6), or the account (6.B6).

With ``links`` it is the account too, for a number of links a turn, whatever each costs (TC.build2).
"""
NO_PERSON = -1
"""Who runs an imaginary company (6.C7b)."""


class Pair(NamedTuple):
    """A pair of destinations to run between: the race's number, keys, names, hexes to choose from."""

    race: int
    keys: tuple[str, str]
    names: tuple[str, str]
    origins: tuple[int, ...]
    goals: tuple[int, ...]


class Entry(NamedTuple):
    """A player's declared part in a race: their route and what each seat receives for it (6.B2).

    In a joint run ``partner`` is who runs with them, else NOWHERE (6.B3).
    """

    player: int
    route: tuple[int, ...]
    pay: tuple[int, ...]
    partner: int = NOWHERE

    @property
    def players(self) -> tuple[int, ...]:
        """Who runs: one player, or two as one company."""
        return (self.player,) if self.partner == NOWHERE else (self.player, self.partner)


class Foothold(NamedTuple):
    """A hex that a player may build on from though no track of their leads to it.

    The far end of a leap over the track of ``rival``, a seat, with the last hex ``before`` it (6.C3); or
    their second start, where both are NOWHERE (6.C4).
    """

    player: int
    hex: int
    rival: int
    before: int = NOWHERE


class LineOffer(NamedTuple):
    """A joint line that a player offers another, hex by hex (E.C4)."""

    player: int
    partner: int
    line: tuple[int, ...]

    @property
    def players(self) -> tuple[int, int]:
        """Who would build it."""
        return self.player, self.partner


@dataclass(frozen=True, slots=True)
class JointLines:
    """The joint line that waits for an answer, who refused one in this turn, and those laid (E.C4).

    Each of these is its two builders and how many hexes it has.
    """

    offer: LineOffer | None = None
    refused: tuple[int, ...] = ()
    laid: tuple[tuple[int, int, int], ...] = ()


Phase = Literal["between", "writing", "racing", "settling"]
Table = tuple[tuple[str, str], ...]
"""Races, each as two keys."""


@dataclass(frozen=True, slots=True)
class PostalRound:
    """The round under way in a game whose players write orders, and the races that are dealt (VP.5).

    ``forward`` are the accounts brought forward, by which everything in the round is decided, and ``rolls``
    those thrown so far. ``written`` has a slot for each seat, None where orders are still to come.
    """

    phase: Phase = "between"
    forward: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()
    written: tuple[Written | None, ...] = ()
    race_round: int = 0
    """Which of the rounds of races it is, from 1; 0 while players still build."""
    sealed: tuple[Table, ...] = ()
    """The races of the rounds to come, as far as they are dealt; players do not see them."""
    dealt: tuple[Table, ...] = ()
    """All races dealt so far, deal by deal."""
    offered: tuple[Pair, ...] = ()
    """The races of this round, those held over first."""
    waited: tuple[tuple[int, int], ...] = ()
    """How often each race held over was offered."""
    to_run: tuple[tuple[Pair, tuple[Entry, ...]], ...] = ()
    """The races of this round that are still to be run, and who has entered them."""


@dataclass(slots=True)
class State:
    """The state of a game.

    ``owners`` has six bytes a hex, one for each link in either direction, and ``present`` one a
    hex: bit ``p`` is player ``p``'s track. ``served`` has a bit for each town with a railway.
    The game never changes a state it was given: it copies and changes the copy.
    """

    players: int
    people: tuple[int, ...]
    """Who runs each seat's company: a person's number, or NO_PERSON (6.C7)."""
    map_places: MapPlaces = field(compare=False)
    """The towns there are now, and what keys mean; they follow from the board and the moves."""
    accounts: list[int]
    owners: bytearray
    present: bytearray
    hexes: list[tuple[int, ...]]
    saved: list[int]
    starts: list[int]
    stage: Stage = "building"
    track_funds: Funds = "allowance"
    """What pays for track that is laid now; ``points`` are how much of it may still be spent."""
    served: int = 0
    joined: int = 0
    """A bit for each of the board's connections that a company has made (6.C4)."""
    ferries: tuple[int, ...] = ()
    """The owner of each ferry; NOWHERE while no one has bought it (6.C1a).

    For a public one, the bank's place for it: its place in ``Facts.abroad``, after all seats.
    """
    footholds: tuple[Foothold, ...] = ()
    """In the order they were gained; they stay when track has joined them (6.C3)."""
    network: Lines | None = field(default=None, compare=False)
    """What is built as trains see it, where somebody has asked since it changed."""

    round: int = 0
    leader: int = 0
    allowance: int = 0
    builders: tuple[int, ...] = ()
    points: int = 0
    idle: int = 0
    awaits_throw: bool = False
    """Whether the next of the builders has still to throw for their own turn (E.A1)."""
    turns_left: tuple[int, ...] = ()
    """How many turns each still builds in, once notice has been given (E.A8)."""
    joint: JointLines = JointLines()
    post: PostalRound = PostalRound()

    used: frozenset[str] = frozenset()
    seen: tuple[str, ...] = ()
    """The keys that have come up, in order, where each does more than once (E.C2)."""
    drawn: int = 0
    first: str | None = None
    rejected: tuple[str, ...] = ()
    held: tuple[Pair, ...] = ()
    recheck: bool = False

    pair: Pair | None = None
    undeclared: tuple[int, ...] = ()
    entries: tuple[Entry, ...] = ()
    offers: tuple[Entry, ...] = ()
    """Joint runs proposed to players who have not declared (6.B3)."""
    recalled: tuple[tuple[int, int], ...] = ()
    """Whose exchange failed, and with whom: not again before that one declares (6.B4)."""
    outrun: tuple[tuple[int, int], ...] = ()
    """Who was outrun in this race, and how many links their routes may have since (6.C6)."""
    trains: tuple[Train, ...] = ()
    rolling: int = 0
    places: Places = ()
    runs: int = 0
    since_building: int = 0
    won: tuple[int, ...] = ()
    """What each seat won in the last race."""
    takings: tuple[int, ...] = ()
    """What each has taken in from others since they could last spend it, where it may be spent (E.B6)."""
    progress: Progress = Progress()
    """The cities founded, and the round under way where each has races and building (TC)."""
    ending: Ending | None = None
    """Why the game is over, as soon as there is a reason (6.B7, E.B7)."""

    def copy(self) -> "State":
        """Return a state that can be changed without changing this one."""
        twin = State(*_fields(self))
        twin.accounts = self.accounts[:]
        twin.owners = self.owners[:]
        twin.present = self.present[:]
        twin.hexes = self.hexes[:]
        twin.saved = self.saved[:]
        twin.starts = self.starts[:]
        return twin

    # -- who is richer ---------------------------------------------------------------------

    def richest_first(self) -> tuple[int, ...]:
        """Return the players by wealth; ties go to the earlier seat (6.B2)."""
        wealth = self.post.forward or self.accounts
        return tuple(sorted(range(self.players), key=wealth.__getitem__, reverse=True))

    def poorest_first(self) -> tuple[int, ...]:
        """Return the players by need; ties go to the earlier seat, as in wealth (6.B5, 6.B6)."""
        wealth = self.post.forward or self.accounts
        return tuple(sorted(range(self.players), key=wealth.__getitem__))

    def begin(self, stage: StageOfPlay) -> None:
        """Begin a stage, with what pays for track in it."""
        self.stage = stage
        self.track_funds = "allowance" if stage == "building" else "account"

    def add_link(self, facts: Facts, player: int, link: int) -> None:
        """Put a player's track on a link, both ways, and in the hexes at its ends."""
        bit, back, owners, present = 1 << player, facts.backs[link], self.owners, self.present
        owners[link] |= bit
        owners[back] |= bit
        new = [hex_ for hex_ in (link // 6, back // 6) if not present[hex_] & bit]
        for hex_ in new:
            present[hex_] |= bit
        self.come_to(facts, player, new)

    def come_to(self, facts: Facts, player: int, new: Collection[int]) -> None:
        """Take note of a player's new track, which has brought them to some hexes."""
        self.network = None
        self.recheck = True
        if new:
            self.hexes[player] += tuple(new)
            for hex_ in new:
                town = self.map_places.town_at[hex_]
                if town != NOWHERE:
                    self.served |= 1 << town


_fields: Final = attrgetter(*(field.name for field in fields(State)))


def new_state(facts: Facts, players: int, people: tuple[int, ...] = ()) -> State:
    """Return the state before anybody has done anything; by default, each company is a person's own.

    Raises ValueError when there are too few or too many players.
    """
    if not 1 <= players <= MOST_PLAYERS:
        raise ValueError(f"A game takes 1 to {MOST_PLAYERS} players, not {players}.")
    return State(
        players=players,
        people=people or tuple(range(players)),
        map_places=facts.map_places,
        accounts=[facts.rules.start_money] * players,
        owners=bytearray(6 * facts.hexes),
        present=bytearray(facts.hexes),
        hexes=[()] * players,
        saved=[0] * players,
        starts=[NOWHERE] * players,
        ferries=_first_owners(facts),
        progress=Progress(phase="cities" if facts.rules.turn_order == "rounds" else ""),
        takings=(0,) * players if facts.rules.extra_from == "takings" else (),
    )


def _first_owners(facts: Facts) -> tuple[int, ...]:
    """Return the owners of the ferries before any is sold: of public ones the bank, each time as another."""
    banks = count(MOST_PLAYERS + len(facts.abroad) - sum(ferry.public for ferry in facts.ferries))
    return tuple(next(banks) if ferry.public else NOWHERE for ferry in facts.ferries)


def network(facts: Facts, state: State) -> Lines:
    """Return the built network of a state, put together once after each change of what is built."""
    if state.network is None:
        owners, present = bytes(state.owners), bytes(state.present)
        state.network = Lines(facts, owners, present, state.ferries, _dearer(facts, state))
    return state.network


def _dearer(facts: Facts, state: State) -> dict[int, frozenset[tuple[int, int]]]:
    """Return for each player the steps that take a toll more: the last of their leaps, by hexes (6.C3)."""
    if facts.rules.leap_toll == "links":
        return {}
    steps: dict[int, frozenset[tuple[int, int]]] = {}
    for player, hex_, rival, before in state.footholds:
        if rival != NOWHERE:
            steps[player] = steps.get(player, frozenset()) | {(before, hex_), (hex_, before)}
    return steps
