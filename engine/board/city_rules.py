"""The rule of dynamic cities as typed values: where and when cities appear, and what is run between (TC).

What a rule does not say is None or empty. Hexes are written by their labels, as in the map file.
"""

from dataclasses import dataclass
from typing import Final, Literal

DYNAMIC_CITIES: Final = "dynamic_cities"
"""The type of the rule in the map file."""

When = Literal["start", "before round 1", "end of round", "second start", "race"]
Amount = int | Literal["players"]
"""A number, or as many as play."""


@dataclass(frozen=True)
class Coast:
    """Land of a country next to one of some waters, and next to none of others."""

    name: str = ""
    country: str = ""
    next_to: tuple[str, ...] = ()
    not_next_to: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameRounds:
    """How many rounds of building only begin the game, and how many with races follow."""

    building: int = 1
    racing: int = 15

    @property
    def all(self) -> int:
        """The number of the last round."""
        return self.building + self.racing


@dataclass(frozen=True)
class OpenColumns:
    """Columns where cities may appear, counted from 1: from one to the east, and more each round.

    ``rounds`` are the first and the last; without the latter it never shuts.
    """

    rounds: tuple[int, ...] = ()
    from_column: int = 1
    west_each_round: int = 0


@dataclass(frozen=True)
class Eligible:
    """Where cities may appear by chance: in one country (or all), except on some hexes, in open columns."""

    country: str = ""
    except_: tuple[str, ...] = ("city", "water")
    regions: tuple[OpenColumns, ...] = ()


@dataclass(frozen=True)
class NewCities:
    """One way in which cities appear.

    By players at their ``start`` or ``second start``, by chance, or where a train enters a hex by one face of
    the die and at once rolls another, in a ``race``.
    """

    when: When = "end of round"
    chosen_by: str | None = None
    on: str | None = None
    """The coast it must be on."""
    count: Amount | None = None
    rounds: tuple[int, ...] | None = None
    times: int | None = None
    price: int | None = None
    cost_factor: int | None = None
    """By what the cost of track from a second start is multiplied until it is joined."""
    until: str | None = None
    entered_on: int | None = None
    then_rolled: int | None = None
    same_hex_again: str | None = None
    city_already: str | None = None
    bonus: int | None = None


@dataclass(frozen=True)
class CityRaces:
    """The races of a round: how many, between which cities, and how often one is offered again."""

    each_round: Amount = "players"
    not_the_newest: bool = True
    offered_again: int = 1


@dataclass(frozen=True)
class SpecialRace:
    """A race between any hexes of two coasts, offered from when a route exists until it is run."""

    name: str = ""
    from_: str = ""
    to: str = ""
    prizes: tuple[int, ...] = (40, 20)
    until: str = "run"


@dataclass(frozen=True)
class CashBuilding:
    """After the special race track is paid for with money, a number of links a turn."""

    after: str = ""
    from_: Literal["next_round", "at_once"] = "next_round"
    links: int = 6


@dataclass(frozen=True)
class CityName:
    """What a city in a hex is called; the hex is written by its label."""

    hex: str = ""
    name: str = ""


@dataclass(frozen=True)
class DynamicCities:
    """Cities appear while the game is played (TC)."""

    rounds: GameRounds | None = None
    coasts: tuple[Coast, ...] = ()
    eligible: Eligible | None = None
    cities: tuple[NewCities, ...] = ()
    bonus_there: Literal["shared", "each"] | None = None
    """Of a city that appears where track lies: one bonus for all, as if not said, or one for each."""
    races: CityRaces | None = None
    special_race: SpecialRace | None = None
    cash_building: CashBuilding | None = None
    names: tuple[CityName, ...] = ()
    text: str | None = None

    def of(self, when: When) -> tuple[NewCities, ...]:
        """Return the ways in which cities appear at a time."""
        return tuple(made for made in self.cities if made.when == when)

    @property
    def last_round(self) -> int:
        """The number of the last round of a game."""
        return (self.rounds or GameRounds()).all
