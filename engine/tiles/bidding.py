"""The auction for the first place (DR.1b), and for all places where it is so agreed (DR.1c)."""

from engine.messages import Phrase, say
from engine.tiles.facts import Facts
from engine.tiles.state import NO_ONE, Auction, State


def opened(order: tuple[int, ...]) -> Auction:
    """Return an auction in which the last in order is asked first (DR.1b)."""
    return Auction(asked=order[-1])


def least_bid(facts: Facts, auction: Auction) -> int:
    """Return the lowest bid that may be made now."""
    return max(facts.rules.bid_least, auction.bid + 1)


def most_bid(facts: Facts, state: State, seat: int) -> int:
    """Return the highest bid that is listed for a seat: its score, or where it may go beyond, the least."""
    if facts.rules.bid_beyond_score:
        return max(state.scores[seat], least_bid(facts, state.auction))
    return state.scores[seat]


def why_not_bid(facts: Facts, state: State, seat: int, points: int) -> Phrase | None:
    """Say why a seat may not bid so much, or None (DR.1b)."""
    least = least_bid(facts, state.auction)
    if points < least:
        return say("A bid must be at least {least} now, not {points}.", least=least, points=points)
    if not facts.rules.bid_beyond_score and points > state.scores[seat]:
        return say(
            "A bid of {points} is more than the score of {score}.", points=points, score=state.scores[seat]
        )
    return None


def bid(state: State, seat: int, points: int) -> None:
    """Note a bid, and ask the next."""
    auction = state.auction
    state.auction = Auction(points, seat, auction.passed, _after(state.order, auction.passed, seat))


def drop_out(state: State, seat: int) -> None:
    """Note that a seat bids no more, and ask the next."""
    passed = (*state.auction.passed, seat)
    auction = state.auction
    state.auction = Auction(auction.bid, auction.bidder, passed, _after(state.order, passed, seat))


def _after(order: tuple[int, ...], passed: tuple[int, ...], seat: int) -> int:
    """Return who is asked after a seat: the next toward the first, round and round, who has not passed."""
    start = order.index(seat)
    for step in range(1, len(order) + 1):
        other = order[(start - step) % len(order)]
        if other not in passed and other != seat:
            return other
    return NO_ONE


def is_decided(state: State) -> bool:
    """Return whether one is left; a lone bidder is not asked again (DR.1b)."""
    return len(state.auction.passed) >= len(state.order) - 1


def new_order(facts: Facts, state: State) -> tuple[int, ...]:
    """Return the order after bidding: the winner first, the others as before or by their passing.

    If no one has bid it stays as it was (DR.1b, DR.1c).
    """
    auction, order = state.auction, state.order
    if auction.bidder == NO_ONE:
        return order
    if facts.rules.bidding == "by_place":
        return (auction.bidder, *reversed(auction.passed))
    return (auction.bidder, *(seat for seat in order if seat != auction.bidder))
