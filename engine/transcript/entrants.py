"""Who runs a race, and who together with whom (6.B3)."""

from collections.abc import Set

from engine.game.events import Event, RaceDecided, RunOffered
from engine.game.moves import Join
from engine.game.play import Played


class Entrants:
    """Follows the moves of a game, and tells of each race who ran it."""

    def __init__(self) -> None:
        self._partners: dict[int, int] = {}

    @property
    def joined(self) -> Set[int]:
        """The seats that run the race on hand in the train another proposed."""
        return frozenset(self._partners.values())

    def follow(self, played: Played) -> None:
        """Note who joins whom; call it before a move's events are looked at."""
        if isinstance(played.move, Join):
            self._partners[played.move.proposer] = played.actor

    def hear(self, event: Event) -> None:
        """Begin anew with each race that is offered."""
        if isinstance(event, RunOffered):
            self._partners.clear()

    def of(self, decided: RaceDecided) -> set[int]:
        """Return all who ran a race, those included whose trains were still under way."""
        ran = {player for place in decided.places for player in place}
        ran |= {train.player for train in decided.under_way}
        # Either of two partners may stand for their train.
        pairs = (pair for pair in self._partners.items() if not ran.isdisjoint(pair))
        return ran.union(*pairs)
