"""The table a scenario is played at: its game, and the position it has come to."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.board.document import Board
from engine.game.endings import Kind
from engine.game.events import Event, Paid
from engine.game.facts import NOWHERE
from engine.game.moves import Move
from engine.game.play import Game
from engine.game.state import Funds, StageOfPlay, State
from engine.game.track.extra_building import extra_points
from engine.hexes.lattice import Hex, line
from engine.scenarios.values import ScenarioError
from engine.scenarios.vocabulary import list_of, number_of, text_of
from engine.text.names import ByName, place_of
from engine.transcript.people import Person


@dataclass
class Table:
    """A game with names for its seats and labels for its hexes.

    ``people`` are empty where each runs one company. ``stage`` is the one the scenario gives, and
    ``round`` is the round that it gives, 0 where it gives none;
    ``ended`` says whether track laid since has ended it. ``left`` is what each player still has of their
    allowance, ``thrown`` who has thrown for it before anybody built (E.A1), and ``paid`` what has been
    paid in this step by each rule; ``where`` says which step of which file is being read, for errors.
    In a game by rounds ``funds`` pay for track, and ``offered_before`` is how often a race was offered.
    """

    game: Game
    board: Board
    players: tuple[str, ...]
    people: tuple[Person, ...]
    state: State
    stage: StageOfPlay
    round: int = 0
    ended: bool = False
    left: dict[int, int] = field(default_factory=dict)
    thrown: tuple[int, ...] = ()
    paid: Counter[str] = field(default_factory=Counter)
    where: str = ""
    funds: Funds | None = None
    offered_before: int = 0

    @property
    def is_decided(self) -> bool:
        """Whether a race has ended the game for good, not only the keys that a scenario left out (E.B7)."""
        ending = self.state.ending
        return self.state.stage == "over" and ending is not None and ending.kind in _DECIDED

    # -- names ---------------------------------------------------------------------------------

    def seat(self, name: Any) -> int:
        """Return the seat of a player."""
        seat = place_of(name, self.players)
        if seat is None:
            raise ScenarioError(f"{self.where}: there is no player '{name}' at this table.")
        return seat

    def by_name(self, amounts: Mapping[int, int]) -> dict[str, int]:
        """Return amounts by the players' names, in the order of the seats, leaving out nothings."""
        return {self.players[seat]: amount for seat, amount in sorted(amounts.items()) if amount}

    def amounts(self, value: Any) -> dict[int, int]:
        """Return amounts by seat from amounts by name."""
        if not isinstance(value, dict):
            raise ScenarioError(f"{self.where}: expected players and their points.")
        return {self.seat(name): number_of(amount, self.where) for name, amount in value.items()}

    def hex(self, label: Any) -> int:
        """Return the hex of a label."""
        number = self.game.facts.hexes_by_label.get(text_of(label, self.where))
        if number is None:
            raise ScenarioError(f"{self.where}: there is no hex {label} on the map.")
        return number

    def hexes_of(self, place: Any) -> tuple[int, ...]:
        """Return the hexes of a town, a special, a key or a label."""
        facts, name = self.game.facts, str(place)
        called: list[tuple[str, tuple[int, ...]]] = [
            (town.name, (town.hex,)) for town in self.state.map_places.towns
        ]
        called += list(facts.cities.coasts.items()) if facts.cities else []
        for key, destination in self.state.map_places.destinations.items():
            called += [(key, destination.hexes), (destination.name, destination.hexes)]
        called += [(label, (hex_,)) for label, hex_ in facts.hexes_by_label.items()]
        known = ByName(called)
        if name not in known:
            message = f"the map has no town, special destination, key or hex '{name}'"
            raise ScenarioError(f"{self.where}: {message}.")
        return known[name]

    def chain(self, text: Any) -> tuple[int, ...]:
        """Return the hexes of a chain of labels; where only bends are named, those between as well."""
        labels = text_of(text, self.where).split()
        if len(labels) < 2:
            message = f"a chain of track needs two or more hexes, for example 'B1 B2 B3', not '{text}'"
            raise ScenarioError(f"{self.where}: {message}.")
        numbers = [self.hex(label) for label in labels]
        way = numbers[:1]
        for label, before, number in zip(labels[1:], numbers, numbers[1:], strict=False):
            way += self._straight(before, number, label)
        return tuple(way)

    def _straight(self, start: int, end: int, label: str) -> Sequence[int]:
        """Return the hexes after a start up to an end in a straight line from it."""
        if self.game.facts.link(start, end) != NOWHERE:
            return (end,)
        labels = self.game.facts.labels
        first, last = (self.board.sheet.hex_named(labels[hex_]) for hex_ in (start, end))
        if not _in_line(first, last):
            raise ScenarioError(f"{self.where}: {labels[start]} and {label} are not in a straight line.")
        return [self.hex(self.board.sheet.label(hex_)) for hex_ in line(first, last)[1:]]

    def chains(self, value: Any) -> list[tuple[int, ...]]:
        """Return chains of hexes from a list of texts."""
        return [self.chain(text) for text in list_of(value, self.where)]

    def points_of(self, seat: int) -> int:
        """Return what a player may still build with; as the rules have it where the file says nothing."""
        if seat in self.left:
            return self.left[seat]
        return extra_points(self.game.facts, self.state, seat) or 0

    # -- play ----------------------------------------------------------------------------------

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make a move and return its events; raises IllegalMove when the rules forbid it."""
        self.state, events = self.game.apply(self.state, move)
        for event in events:
            if isinstance(event, Paid):
                self.paid[event.rule] += event.amount
        if self.state.awaits_throw and self.state.builders[0] in self.thrown:
            self.build_by_throws(self.state.builders)
        return events

    def build_by_throws(self, builders: tuple[int, ...]) -> None:
        """Let players build in an order, the first of them with what they have thrown before (E.A1)."""
        state = self.state = self.state.copy()
        state.builders, state.awaits_throw = builders, False
        state.allowance = state.points = self.left[builders[0]]


_DECIDED: Final = (Kind.TARGET, Kind.NOBODY_ENTERS)


def _in_line(one: Hex, other: Hex) -> bool:
    """Return whether a straight chain of links joins two different hexes."""
    dq, dr = other.q - one.q, other.r - one.r
    return (dq, dr) != (0, 0) and 0 in {dq, dr, dq + dr}
