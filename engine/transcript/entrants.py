"""Who runs a race, and who together with whom (6.B3)."""

from collections.abc import Set

from engine.game.events import Event, RaceDecided, RaceEntered, RunOffered
from engine.game.facts import NOWHERE
from engine.game.moves import Declaration, Join
from engine.game.play import Played


class Entrants:
    """Follows the moves of a game, and says of each race who ran it."""

    def __init__(self) -> None:
        self._partners: dict[int, int] = {}

    @property
    def joined(self) -> Set[int]:
        """The seats that run the race on hand in the train another proposed."""
        return frozenset(self._partners.values())

    def partner_of(self, seat: int) -> int:
        """Return who runs the race on hand in one train with a player, or NOWHERE."""
        pairs = [pair for pair in self._partners.items() if seat in pair]
        return sum(pairs[0]) - seat if pairs else NOWHERE

    def follow(self, played: Played) -> None:
        """Note who joins whom; call it before a move's events are looked at.

        Who declares again runs no longer as they had declared (6.B4, 6.C6).
        """
        move, actor = played.move, played.actor
        if self._partners and isinstance(move, Declaration):
            self._partners = {one: two for one, two in self._partners.items() if actor not in (one, two)}
        if isinstance(move, Join):
            self._partners[move.proposer] = actor

    def hear(self, event: Event) -> None:
        """Begin again with each race that is offered, and note the entries of one that were written."""
        if isinstance(event, RunOffered):
            self._partners.clear()
        elif isinstance(event, RaceEntered):
            self._partners = {each.player: each.partner for each in event.entries if each.partner != NOWHERE}

    def of(self, decided: RaceDecided) -> set[int]:
        """Return all who ran a race, those included whose trains were still under way."""
        ran = {player for place in decided.places for player in place}
        ran |= {train.player for train in decided.under_way}
        # Either of two partners may stand for their train.
        pairs = (pair for pair in self._partners.items() if not ran.isdisjoint(pair))
        return ran.union(*pairs)
