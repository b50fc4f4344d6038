"""Accounts over the course of a sitting, and what each company's points came from."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.game.events import BANK, FOR_ROUTES, Paid, Reason
from engine.messages import Phrase, Saying, listed, say
from engine.table.sitting import Sitting
from engine.table.timeline import stops


class Moment(NamedTuple):
    """Every account at the end of a round, race or extra building."""

    name: Saying
    accounts: tuple[int, ...]


class Source(NamedTuple):
    """What points came from or went for: in words, and the balance of each company, by seats."""

    name: Phrase
    amounts: tuple[int, ...]


_BEGINNING: Final[Phrase] = "at first"
_SOURCES: Final[tuple[tuple[Phrase, frozenset[Reason]], ...]] = (
    ("first entries", frozenset({Reason.FIRST_ENTRY})),
    ("junctions", frozenset({Reason.JUNCTION, Reason.ALONGSIDE})),
    ("building", frozenset({Reason.START, Reason.TRACK, Reason.CROSSING, Reason.FERRY})),
    ("routes", frozenset(FOR_ROUTES)),
    ("prizes", frozenset({Reason.PRIZE})),
)


def moments(sitting: Sitting) -> list[Moment]:
    """Return every account at the end of each part of a sitting, the last of them as it is now."""
    found: list[Moment] = []
    accounts, parts = list(sitting.state_after(0).accounts), stops(sitting)
    ends = [part.at for part in parts[1:]] + [sitting.at]
    begun = 0
    for part, end in zip(parts, ends, strict=True):
        for paid in _payments(sitting, begun, end):
            _book(accounts, paid)
        found.append(Moment(part.name, tuple(accounts)))
        begun = end
    return found


def sources(sitting: Sitting) -> list[Source]:
    """Return what each company began with, and its balance by what was paid for; their sum is its account."""
    begun = sitting.state_after(0).accounts
    sums = {name: [0] * len(begun) for name, _ in _SOURCES}
    of_reason = {reason: name for name, reasons in _SOURCES for reason in reasons}
    for paid in _payments(sitting, 0, sitting.at):
        _book(sums[of_reason[paid.purpose.reason]], paid)
    return [Source(_BEGINNING, tuple(begun)), *(Source(name, tuple(sums[name])) for name, _ in _SOURCES)]


def _payments(sitting: Sitting, first: int, last: int) -> Sequence[Paid]:
    """Return what was paid by some of the moves."""
    return [event for made in sitting.moves[first:last] for event in made.events if isinstance(event, Paid)]


def _book(accounts: list[int], paid: Paid) -> None:
    """Book a payment."""
    if paid.payer != BANK:
        accounts[paid.payer] -= paid.amount
    if paid.payee != BANK:
        accounts[paid.payee] += paid.amount


def standing_text(sitting: Sitting) -> Saying:
    """Return the companies with their accounts, the richest first."""
    accounts, names = sitting.state.accounts, sitting.header.players
    order = sorted(range(len(names)), key=lambda seat: -accounts[seat])
    told = [say("{player} {amount}", player=names[seat], amount=accounts[seat]) for seat in order]
    return listed(told)
