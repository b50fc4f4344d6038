"""Joint lines at the table: the line to a hex, and what it comes to for both who build it (E.C4)."""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from engine.game.events import Event, Laid, Paid
from engine.game.facts import NOWHERE
from engine.game.moves import AgreeLine, OfferLine
from engine.messages import Saying, count_of, say, together
from engine.table.sitting import Sitting
from engine.turns.illegal import IllegalMove


class LineShare(NamedTuple):
    """What one of two who build together pays and receives."""

    seat: int
    pays: int
    receives: int


class LineDeal(NamedTuple):
    """What a joint line comes to: its hexes, its cost in points of both throws, and both shares.

    ``refused`` is the rule that forbids it; then there is neither cost nor share.
    """

    line: tuple[int, ...]
    cost: int
    shares: tuple[LineShare, ...]
    refused: IllegalMove | None = None


def line_to(sitting: Sitting, partner: int, hex_: int, waypoints: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the cheapest line that is new to both from where both have track to a hex, or none.

    It goes through the way-points in their order.
    """
    state, actor = sitting.state, sitting.actor
    assert actor is not None
    both = 1 << actor | 1 << partner
    starts = [each for each in range(sitting.game.facts.hexes) if state.present[each] & both == both]
    line: list[int] = []
    for spot in (*waypoints, hex_):
        way = _way(sitting, both, line[-1:] or starts, spot, line)
        if not way:
            return ()
        line += way[1:] if line else way
    return tuple(line)


def _way(
    sitting: Sitting, both: int, starts: Sequence[int], goal: int, before: Sequence[int]
) -> tuple[int, ...]:
    """Return the cheapest way of new links, of equal ones that with the fewest, then the lowest labels."""
    facts, state = sitting.game.facts, sitting.state
    used = {facts.link(*ends) for here, there in pairwise(before) for ends in ((here, there), (there, here))}
    waiting: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, (start,)) for start in starts]
    settled: set[int] = set()
    while waiting:
        cost, links, way = heappop(waiting)
        here = way[-1]
        if here == goal and links:
            return way
        if here in settled:
            continue
        settled.add(here)
        for link in range(6 * here, 6 * here + 6):
            there, more = facts.neighbours[link], facts.costs[link]
            is_new = there != NOWHERE and more and not state.owners[link] & both and link not in used
            if is_new and there not in settled:
                heappush(waiting, (cost + more, links + 1, (*way, there)))
    return ()


def deal_of(sitting: Sitting, move: OfferLine) -> LineDeal:
    """Return what a joint line that may be offered would come to; the rules book it on trial."""
    refused = sitting.why_illegal(move)
    if refused is not None:
        return LineDeal(move.line, 0, (), refused)
    assert sitting.actor is not None
    state, _ = sitting.game.apply(sitting.state, move)
    _, events = sitting.game.apply(state, AgreeLine())
    return _deal(move.line, (sitting.actor, move.partner), events)


def offered_deal(sitting: Sitting) -> LineDeal | None:
    """Return what the joint line that is offered would come to, None where none is."""
    offer = sitting.state.joint.offer
    if offer is None:
        return None
    _, events = sitting.game.apply(sitting.state, AgreeLine())
    return _deal(offer.line, offer.players, events)


def _deal(line: tuple[int, ...], players: Sequence[int], events: Sequence[Event]) -> LineDeal:
    paid = [event for event in events if isinstance(event, Paid)]
    return LineDeal(
        line,
        sum(event.cost for event in events if isinstance(event, Laid)),
        tuple(
            LineShare(
                seat,
                sum(event.amount for event in paid if event.payer == seat),
                sum(event.amount for event in paid if event.payee == seat),
            )
            for seat in players
        ),
    )


# -- in words ----------------------------------------------------------------------------------------


def deal_text(sitting: Sitting, deal: LineDeal) -> Saying:
    """Return what a joint line comes to in words, or the rule that forbids it."""
    if deal.refused is not None:
        return say("{rule} {message}", rule=deal.refused.rule, message=deal.refused.message)
    facts, names = sitting.game.facts, sitting.header.players
    parts = [
        say("from {start} to {end}", start=facts.name(deal.line[0]), end=facts.name(deal.line[-1])),
        count_of(
            len(deal.line) - 1,
            "{cost} of both throws for 1 link",
            "{cost} of both throws for {n} links",
            cost=deal.cost,
        ),
    ]
    for seat, pays, receives in deal.shares:
        if receives:
            told = say(
                "{player} pays {pays}, receives {receives}", player=names[seat], pays=pays, receives=receives
            )
        else:
            told = say("{player} pays {pays}", player=names[seat], pays=pays)
        parts.append(told)
    parts.append(say("ends the turns of both"))
    return together(parts, " · ")
