"""A finished game in numbers, for tables."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.game.events import BuildingEnded, Laid, RaceDecided
from engine.game.play import Played
from engine.game.state import State
from engine.transcript.entrants import Entrants


@dataclass(frozen=True)
class Standing:
    """How one seat came off; ``start`` is a hex, ``links`` what it laid."""

    seat: int
    points: int
    start: int
    links: int
    entered: int
    won: int


class Tally:
    """Counts what happens in a game while it is played or replayed.

    ``unentered`` are the races no one entered; ``served_by_building`` how many towns had a railway
    when the Building Stage ended, 0 until then.
    """

    def __init__(self) -> None:
        self.moves = 0
        self.rounds = 0
        self.unentered = 0
        self.served_by_building = 0
        self.state: State | None = None
        self._links: Counter[int] = Counter()
        self._entered: Counter[int] = Counter()
        self._won: Counter[int] = Counter()
        self._entrants = Entrants()

    def counting(self, played: Iterable[Played]) -> Iterator[Played]:
        """Pass the moves of a game on, and count them."""
        for each in played:
            self.moves += 1
            self.state = each.state
            self._entrants.follow(each)
            for event in each.events:
                self._entrants.hear(event)
                match event:
                    case Laid(player, partner=partner):
                        self._links[player] += 1
                        self._links[partner] += 1
                    case BuildingEnded(rounds):
                        self.rounds = rounds
                        self.served_by_building = each.state.served.bit_count()
                    case RaceDecided(places=places):
                        self.unentered += not places
                        self._entered.update(self._entrants.of(event))
                        self._won.update(places[0] if places else ())
            yield each

    def standings(self) -> list[Standing]:
        """Return every seat, the richest first and ties by seats."""
        state = self.state
        if state is None:
            return []
        return [
            Standing(
                seat,
                state.accounts[seat],
                state.starts[seat],
                self._links[seat],
                self._entered[seat],
                self._won[seat],
            )
            for seat in state.richest_first()
        ]
