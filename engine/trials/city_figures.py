"""What games by rounds came to: cities, the race between coasts, and where the money came from (TC)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.game.cities.round_races import is_coast_race
from engine.game.events import Event, Founded, Paid, RaceDecided, Reason, RunDropped, RunOffered
from engine.game.facts import Facts
from engine.game.state import State
from engine.trials.figures import Measure

SOURCES: Final = {
    Reason.PRIZE: "prizes",
    Reason.FIRST_ENTRY: "bonuses",
    Reason.JUNCTION: "track",
    Reason.ALONGSIDE: "track",
    Reason.RIVAL_TRACK: "trains",
    Reason.INTEREST: "interest",
    Reason.TRACK: "building",
    Reason.CROSSING: "building",
    Reason.START: "starts",
}
"""What money is for, in the words of reports."""


@dataclass(frozen=True)
class CityFigures:
    """Sums over games; ``founded`` counts by (hex, how), ``coast_rounds`` by round, 0 for never.

    ``coast_joined`` counts by the round in whose building a line first led from coast to coast, 0 for never.
    ``coast_winners`` counts by seat, ``coast_bots`` by their kind of bot, and ``decisive`` the games that one
    of them won. ``rounds`` counts cities by (round, how), those before round 1 as of round 0, ``dropped``
    races that no one entered when they were offered again,
    ``money`` points by what they are for. ``at_end`` are the cities of a game, ``rolled`` the races run.
    """

    founded: Counter[tuple[int, str]] = field(default_factory=Counter)
    coast_rounds: Counter[int] = field(default_factory=Counter)
    coast_joined: Counter[int] = field(default_factory=Counter)
    coast_winners: Counter[int] = field(default_factory=Counter)
    coast_bots: Counter[str] = field(default_factory=Counter)
    decisive: int = 0
    rounds: Counter[tuple[int, str]] = field(default_factory=Counter)
    money: Counter[str] = field(default_factory=Counter)
    dropped: int = 0
    rolled: int = 0
    at_end: Measure = Measure()

    def __add__(self, other: "CityFigures") -> "CityFigures":
        """Return both together."""
        return CityFigures(
            self.founded + other.founded,
            self.coast_rounds + other.coast_rounds,
            self.coast_joined + other.coast_joined,
            self.coast_winners + other.coast_winners,
            self.coast_bots + other.coast_bots,
            self.decisive + other.decisive,
            self.rounds + other.rounds,
            self.money + other.money,
            self.dropped + other.dropped,
            self.rolled + other.rolled,
            self.at_end + other.at_end,
        )

    def times(self, by: str) -> int:
        """Return how many cities came about in a way."""
        return sum(times for (_, how), times in self.founded.items() if how == by)


class CityWatch:
    """Takes in the events of one game by rounds, and gives out its figures."""

    def __init__(self, facts: Facts, bots: Sequence[str]) -> None:
        self._facts, self._bots = facts, bots
        self._founded: Counter[tuple[int, str]] = Counter()
        self._money: Counter[str] = Counter()
        self._winners: Counter[int] = Counter()
        self._dropped = self._rolled = self._coast_race = self._joined = 0

    def hear(self, events: Iterable[Event], state: State) -> None:
        """Take in what a move brought about."""
        for event in events:
            match event:
                case Paid():
                    source = SOURCES.get(event.purpose.reason)
                    if source:
                        self._money[source] += event.amount
                case Founded():
                    self._founded[event.hex, event.by] += event.keys == 1
                case RunOffered(keys=keys):
                    # It is offered when a round begins, so the line was built in the round before.
                    if not self._joined and is_coast_race(self._facts, keys):
                        self._joined = state.round - 1
                case RunDropped():
                    self._dropped += 1
                case RaceDecided(places=places):
                    self._rolled += len(places) > 0
                    if state.progress.coast_race_round and not self._coast_race:
                        self._coast_race = state.progress.coast_race_round
                        self._winners.update(places[0] if places else ())

    def figures(self, state: State) -> CityFigures:
        """Return what the game came to."""
        return CityFigures(
            +self._founded,
            Counter((self._coast_race,)),
            Counter((self._joined,)),
            self._winners,
            Counter(self._bots[seat] for seat in self._winners),
            int(any(state.accounts[seat] == max(state.accounts) for seat in self._winners)),
            Counter((city.round, city.by) for city in state.progress.founded),
            self._money,
            self._dropped,
            self._rolled,
            Measure.of(len(state.progress.founded)),
        )
