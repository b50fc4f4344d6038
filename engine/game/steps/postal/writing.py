"""Writing orders: one player after the other, and none sees those of another."""

from dataclasses import replace

from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Buy, Cross, Leap, Missing, Move, Piece, Start, WriteOrders, WriteRound
from engine.game.state import State
from engine.game.steps.step import Turn
from engine.game.track.at_once import first_gap
from engine.messages import say
from engine.turns.illegal import IllegalMove


class Writing(Turn):
    """A turn in which a player writes orders for the round, which are kept until all have written."""

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether orders of somebody are still to come."""
        return state.post.phase == "writing" and None in state.post.written

    def actor(self, facts: Facts, state: State) -> int:
        """Return the first seat without orders."""
        return state.post.written.index(None)

    def goes_on(self, facts: Facts, state: State) -> bool:
        """Return whether others have yet to write."""
        return self.due(facts, state)

    def view(self, facts: Facts, state: State) -> State:
        """Return the state without what others have written, and without the races of later rounds."""
        seen = state.copy()
        written = tuple(None if orders is None else Missing() for orders in state.post.written)
        seen.post = replace(state.post, written=written, sealed=(), dealt=())
        return seen

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Keep the orders."""
        assert isinstance(move, WriteOrders | WriteRound | Missing)
        written = list(state.post.written)
        written[self.actor(facts, state)] = move
        state.post = replace(state.post, written=tuple(written))


def why_no_piece(facts: Facts, piece: Piece) -> IllegalMove | None:
    """Say why a piece of orders has no meaning on this board, or None (VP.B6)."""
    match piece:
        case Buy() | Cross() | Leap() | Start():
            return None
        case _ if len(piece) < 2 or not all(0 <= hex_ < facts.hexes for hex_ in piece):
            return IllegalMove("VP.B6", "A piece of track names two or more hexes of the map.")
    gap = first_gap(facts, piece)
    if gap is None:
        return None
    here, there = (facts.name(hex_) for hex_ in gap)
    return IllegalMove(
        "VP.B6",
        say("{here} and {there} are not neighbours; track is laid from hex to hex.", here=here, there=there),
    )
