"""What a board says of its cities, in the game's numbers (TC)."""

from collections.abc import Mapping
from dataclasses import dataclass

EVERYBODY = -1
"""In place of a number: as many as there are players."""


@dataclass(frozen=True, slots=True)
class CoastRace:
    """The race between two coasts (TC.trans1): its name, hexes to choose from, and prizes."""

    name: str
    coasts: tuple[str, str]
    origins: tuple[int, ...]
    goals: tuple[int, ...]
    prizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Growth:
    """By which roll a train enters a hex, and which roll at once makes a city there (TC.growth1)."""

    entered_on: int
    then_rolled: int


@dataclass(frozen=True, eq=False, slots=True)
class CityTerms:
    """A board's rule of dynamic cities, compiled once.

    ``open_in`` are the hexes where cities may appear by chance, and ``dealt`` how many do, both by round;
    those before round 1 are in place 0. ``coasts`` are by name, ``names`` by hex. ``bonus`` is what the first
    into a city by chance receives; with ``bonus_each`` all have it whole who are there already. ``races`` are
    those of a round, ``offered_again`` in how many more rounds one is offered that no one enters.
    ``cash_links`` are the links a turn after the race between coasts; 0 if building stays free.
    """

    last_round: int
    building_rounds: int
    coasts: Mapping[str, tuple[int, ...]]
    open_in: tuple[tuple[int, ...], ...]
    dealt: tuple[int, ...]
    dealt_by_players: tuple[int, ...]
    names: Mapping[int, str]
    bonus: int
    bonus_each: bool
    races: int
    not_the_newest: bool
    offered_again: int
    coast_race: CoastRace | None
    cash_links: int
    cash_at_once: bool
    growth: Growth | None

    def due_in(self, round_: int, players: int) -> int:
        """Return how many cities appear by chance at the end of a round, or before the first."""
        return self.dealt[round_] + players * self.dealt_by_players[round_]

    def races_of(self, players: int) -> int:
        """Return how many races a round has."""
        return players if self.races == EVERYBODY else self.races

    def name_of(self, hex_: int, label: str) -> str:
        """Return what a city in a hex is called: the board's name for it, else its label (TC.names)."""
        return self.names.get(hex_, label)
