"""Declaring for a race, and paying for the route (6.B2)."""

from engine.game.entries import entries, why_not_enter
from engine.game.events import TrainsStarted
from engine.game.facts import Facts
from engine.game.ferries import fares
from engine.game.illegal import IllegalMove
from engine.game.ledger import Ledger
from engine.game.moves import Decline, Enter, Move
from engine.game.races import Train, at_sea, need
from engine.game.state import Entry, State
from engine.game.steps.racing import finish
from engine.game.steps.step import Passage, Turn


class Declare(Turn):
    """Richest first, each player enters with his whole route or stays out (6.B2)."""

    rules = ("6.B2", "6.B1c", "6.B1d", "6.C1c")
    task = "enter the race or decline"

    def due(self, facts: Facts, state: State) -> bool:
        """Tell whether players have yet to declare."""
        return bool(state.undeclared)

    def actor(self, facts: Facts, state: State) -> int:
        """Return the first of those still to declare."""
        return state.undeclared[0]

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return the refusal to enter, and the fastest and cheapest routes.

        There may be endless others: `why_illegal` accepts every route the rules allow.
        """
        return [Decline(), *entries(facts, state, self.actor(facts, state))]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse routes and payments the rules do not allow."""
        if isinstance(move, Enter):
            return why_not_enter(facts, state, self.actor(facts, state), move)
        return None if isinstance(move, Decline) else self.mistimed(state, move)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Write the declaration down."""
        player = self.actor(facts, state)
        state.undeclared = state.undeclared[1:]
        if isinstance(move, Enter):
            state.entries += (Entry(player, move.route, move.pay),)


class SendTrains(Passage):
    """When all have declared they pay for their routes, and the trains set off (6.B2, 6.B5).

    Payments come first, so the order of rolling is that of the accounts after them.
    A sole entrant wins without rolling. A run nobody enters is spent, and nobody wins anything:
    the source is silent, and a run that was offered has been run.
    """

    rules = ("6.B2", "6.B5", "6.C1c")
    task = "send the trains off"

    def due(self, facts: Facts, state: State) -> bool:
        """Tell whether declarations are in and no train has moved."""
        return state.pair is not None and not state.trains

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Pay the owners of the track, and start or settle the race."""
        for entry in state.entries:
            sailing = fares(facts, state, entry.player, entry.route)
            for seat, amount in enumerate(entry.pay):
                ledger.pay(entry.player, seat, amount - sailing[seat], "6.B2")
                ledger.pay(entry.player, seat, sailing[seat], "6.C1c")
        if len(state.entries) < 2:
            state.places = tuple((entry.player,) for entry in state.entries)
            finish(facts, state, ledger)
            return
        route = {entry.player: entry.route for entry in state.entries}
        order = [player for player in state.richest_first() if player in route]
        state.trains = tuple(
            Train(player, need(facts, route[player]), sea=at_sea(facts, route[player])) for player in order
        )
        state.rolling = 0
        ledger.note(TrainsStarted(tuple(order)))
