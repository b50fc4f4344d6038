"""Runs held over that come to be run, as a transcript says of them for whoever reads it (6.B1e)."""

from collections.abc import Iterable

from engine.game.events import Event, HeldOver, RunOffered
from engine.game.facts import Facts
from engine.transcript.fields import Plain


class HeldRuns:
    """Follows the events of a game, and says when a run that was held over is put to the players.

    No throw comes before such a run, so no other line of the game has its keys.
    """

    def __init__(self, facts: Facts, races: Iterable[int] = ()) -> None:
        """Begin with the races that are held over already."""
        self._facts = facts
        self._held = set(races)

    def offered(self, events: Iterable[Event]) -> Plain | None:
        """Return the run held over that a move's events put to the players, as JSON has it; None for none."""
        found = None
        for event in events:
            if isinstance(event, HeldOver):
                self._held.add(event.race)
            elif isinstance(event, RunOffered) and event.race in self._held:
                # Of cities that appeared during the game the key is all there is, which is their label.
                known = self._facts.map_places.destinations
                names = [known[key].name if key in known else key for key in event.keys]
                found = {"race": event.race, "keys": list(event.keys), "names": names}
        return found
