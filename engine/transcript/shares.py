"""Shares of an amount between two who run jointly or trains that tie, with the odd units (6.B3, 6.B5)."""

from collections.abc import Sequence

from engine.game.events import FOR_ROUTES, Event, Paid, RaceDecided, Reason
from engine.game.facts import NOWHERE
from engine.messages import Saying, say
from engine.transcript.entrants import Entrants


def with_share(
    what: Saying, paid: Paid, events: Sequence[Event], entrants: Entrants, *, receipts: bool
) -> Saying:
    """Return what is paid for with the part of what sum it is, and whether it has an odd unit.

    Where it is all there is no more to say. ``events`` came of the same move; ``receipts`` says whether
    partners share what they receive for tracks.
    """
    payers, payees = _sharing(paid, events, entrants, receipts=receipts)
    amounts = [
        each.amount
        for each in events
        if isinstance(each, Paid) and (each.rule, each.purpose) == (paid.rule, paid.purpose)
        if each.payer in payers and each.payee in payees
    ]
    if len(amounts) == 1:
        return what
    part, whole = paid.amount, sum(amounts)
    if part == min(amounts) + 1:
        return say("{what} ({part} of {all}, the odd point included)", what=what, part=part, all=whole)
    return say("{what} ({part} of {all})", what=what, part=part, all=whole)


def _sharing(
    paid: Paid, events: Sequence[Event], entrants: Entrants, *, receipts: bool
) -> tuple[set[int], set[int]]:
    """Return who pays a sum together, and who receives it together."""
    payers, payees = {paid.payer}, {paid.payee}
    if paid.purpose.reason in FOR_ROUTES:
        payers |= {entrants.partner_of(paid.payer)} - {NOWHERE}
        payees |= {entrants.partner_of(paid.payee)} - {NOWHERE} if receipts else set()
    if paid.purpose.reason is Reason.PRIZE:
        decided = next(each for each in events if isinstance(each, RaceDecided))
        payees |= next({*place} for place in decided.places if paid.payee in place)
    return payers, payees
