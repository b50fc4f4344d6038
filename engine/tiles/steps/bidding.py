"""Bidding for the order of the turn (DR.1b, DR.1c)."""

from typing import ClassVar

from engine.messages import Phrase
from engine.tiles.bidding import bid, drop_out, is_decided, least_bid, most_bid, new_order, why_not_bid
from engine.tiles.delivering import score
from engine.tiles.events import Ordered
from engine.tiles.facts import Facts
from engine.tiles.moves import Bid, Move, Pass
from engine.tiles.state import NO_ONE, Auction, State
from engine.tiles.steps.step import Passage, TileLedger, Turn
from engine.turns.illegal import IllegalMove


class EndBidding(Passage):
    """One bidder is left: they pay and are first; in the first turn no one bids (DR.1b)."""

    rules: ClassVar[tuple[str, ...]] = ("DR.1b", "DR.1c")
    stage = "bidding"
    task: ClassVar[Phrase] = "set the order"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether the order is decided."""
        return state.turn == 1 or is_decided(state)

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Let the winner pay, set the order, and begin the draft in it."""
        auction = state.auction
        if auction.bidder != NO_ONE:
            rule = "DR.1c" if facts.rules.bidding == "by_place" else "DR.1b"
            score(state, auction.bidder, -auction.bid, rule, ledger)
            state.order = new_order(facts, state)
            ledger.note(Ordered(state.order))
        state.auction = Auction()
        state.stage = "drafting"
        state.took = ()
        state.waiting = (*state.order, *state.order)


class Bidding(Turn):
    """The players bid higher or pass, from the last in order toward the first (DR.1b)."""

    rules = ("DR.1b", "DR.1c")
    stage = "bidding"
    task: ClassVar[Phrase] = "bid or pass"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that somebody has still to bid or pass."""
        return True

    def actor(self, facts: Facts, state: State) -> int:
        """Return who is asked."""
        return state.auction.asked

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return passing and every bid up to the score."""
        most = most_bid(facts, state, state.auction.asked)
        return [Pass(), *map(Bid, range(least_bid(facts, state.auction), most + 1))]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse bids that are too low, or beyond the score."""
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Bid):
            return self.mistimed(state, move)
        wrong = why_not_bid(facts, state, state.auction.asked, move.points)
        return self.refusal(wrong) if wrong else None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Note the bid, or that the player is out."""
        seat = state.auction.asked
        if isinstance(move, Bid):
            bid(state, seat, move.points)
        else:
            drop_out(state, seat)
