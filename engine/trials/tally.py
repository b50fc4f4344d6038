"""What many games came to, as sums: two tallies add up to that of all their games, in any order."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.game.endings import Kind
from engine.trials.city_figures import CityFigures
from engine.trials.figures import Measure, Score, together
from engine.trials.special_figures import Special, Use


@dataclass(frozen=True, slots=True)
class Races:
    """What became of the races between two destinations, or of those a key was drawn for.

    ``run`` are those that at least one train ran and ``unentered`` those no one entered; ``held``
    were held over when drawn, and ``dropped`` are those of them that never became possible.
    ``length`` is of each race run the shortest route entered, in links; ``entrants`` how many
    players took part.
    """

    run: int = 0
    unentered: int = 0
    held: int = 0
    dropped: int = 0
    length: Measure = Measure()
    entrants: Measure = Measure()

    def __add__(self, other: "Races") -> "Races":
        """Return both together."""
        return Races(
            self.run + other.run,
            self.unentered + other.unentered,
            self.held + other.held,
            self.dropped + other.dropped,
            self.length + other.length,
            self.entrants + other.entrants,
        )

    @property
    def drawn(self) -> int:
        """How many races were drawn."""
        return self.run + self.unentered + self.dropped


@dataclass(frozen=True, slots=True)
class Length:
    """How long games were: rounds of building, races that a train ran, moves with throws."""

    rounds: Measure = Measure()
    races: Measure = Measure()
    moves: Measure = Measure()

    def __add__(self, other: "Length") -> "Length":
        """Return both together."""
        return Length(self.rounds + other.rounds, self.races + other.races, self.moves + other.moves)


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that did not come to its end: its number from 0, its seed, the bots by seats, and why."""

    game: int
    seed: int
    bots: tuple[str, ...]
    why: str


@dataclass(frozen=True)
class Tally:
    """What games came to. Hexes, towns and links are the facts' numbers, a link the lesser of its two.

    Nothing in it is changed once it is made. ``pairs`` have their keys in the scheme's order. ``hexes``
    and ``links`` count the games in which anybody built there. Of the first railway of a town, ``rounds``
    counts by (town, building round), 0 for the Operating Stage, ``firsts`` by (town, seat) and ``origins``
    by (town, where that company began). ``trains`` counts the trains on each link in races, ``money``
    what they paid to others there, in hundredths of a point; ``specials`` have what became of ferries,
    crossings and permitted builds. ``ends`` counts the ways games ended. In games by rounds,
    whose towns are cities that appear, ``cities`` has what they came to in place of rounds and pairs.
    Where kinds of bots take turns, ``kinds`` has the games of each again.
    """

    seats: Mapping[int, Score] = field(default_factory=dict)
    bots: Mapping[str, Score] = field(default_factory=dict)
    starts: Mapping[int, Score] = field(default_factory=dict)
    pairs: Mapping[tuple[str, str], Races] = field(default_factory=dict)
    hexes: Counter[int] = field(default_factory=Counter)
    links: Counter[int] = field(default_factory=Counter)
    trains: Counter[int] = field(default_factory=Counter)
    money: Counter[int] = field(default_factory=Counter)
    specials: Mapping[Special, Use] = field(default_factory=dict)
    rounds: Counter[tuple[int, int]] = field(default_factory=Counter)
    firsts: Counter[tuple[int, int]] = field(default_factory=Counter)
    origins: Counter[tuple[int, int]] = field(default_factory=Counter)
    ends: Counter[Kind] = field(default_factory=Counter)
    length: Length = Length()
    cities: CityFigures = CityFigures()
    failures: tuple[Failure, ...] = ()
    kinds: Mapping[str, "Tally"] = field(default_factory=dict)

    def __add__(self, other: "Tally") -> "Tally":
        """Return both together."""
        return summed((self, other))

    @property
    def games(self) -> int:
        """How many games came to their end."""
        return self.length.moves.count

    @property
    def played(self) -> int:
        """How many games were begun and ended somehow."""
        return self.games + len(self.failures)


_ADDED: Final = ("seats", "bots", "starts", "pairs", "specials", "kinds")
_COUNTED: Final = ("hexes", "links", "trains", "money", "rounds", "firsts", "origins", "ends")


def summed(tallies: Sequence[Tally]) -> Tally:
    """Return tallies as one; the order does not matter, and failures are in that of their games."""
    sums: dict[str, Any] = {name: together(getattr(each, name) for each in tallies) for name in _ADDED}
    for name in _COUNTED:
        sums[name] = Counter[Any]()
        for each in tallies:
            sums[name].update(getattr(each, name))
    return Tally(
        **sums,
        length=sum((each.length for each in tallies), Length()),
        cities=sum((each.cities for each in tallies), CityFigures()),
        failures=tuple(sorted((one for each in tallies for one in each.failures), key=lambda one: one.game)),
    )
