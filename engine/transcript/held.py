"""Runs held over that come to be run, as a transcript says of them for whoever reads it (6.B1e)."""

from collections.abc import Iterable

from engine.game.events import Event, HeldOver, RunOffered
from engine.game.facts import Facts
from engine.transcript.fields import Plain


class HeldRuns:
    """Follows the events of a game, and says when a run that was held over is put to the players.

    No throw stands before such a run, so its keys could be told of no line of the game else.
    """

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._held: set[int] = set()

    def offered(self, events: Iterable[Event]) -> Plain | None:
        """Return the run held over that a move's events put to the players, as JSON has it; None for none."""
        found = None
        for event in events:
            if isinstance(event, HeldOver):
                self._held.add(event.race)
            elif isinstance(event, RunOffered) and event.race in self._held:
                names = [self._facts.map_places.destinations[key].name for key in event.keys]
                found = {"race": event.race, "keys": list(event.keys), "names": names}
        return found
