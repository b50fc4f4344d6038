"""Exchange of running powers: paying a player more than the limit who pays one as well (6.B4)."""

from collections.abc import Iterable

from engine.game.people import third_of
from engine.game.state import Entry, State
from engine.messages import say
from engine.rulesets.ruleset import RuleSet
from engine.turns.illegal import IllegalMove


def why_no_exchange(rules: RuleSet, state: State, entry: Entry) -> IllegalMove | None:
    """Say why what an entry pays above the limit no exchange balances (6.B4, E.B4), or None.

    A player who has yet to declare may still balance it, unless an exchange with them failed before.
    """
    if max(entry.pay) <= rules.most_to_one:
        return None
    if not rules.exchange:
        message = say("You may pay one player at most {most} in a race.", most=rules.most_to_one)
        return IllegalMove("TC.races4", message)
    waiting = set(state.undeclared) - {third_of(state)} | {offer.player for offer in state.offers}
    for seat, amount in enumerate(entry.pay):
        if amount <= rules.most_to_one:
            continue
        if seat in waiting and not any((player, seat) in state.recalled for player in entry.players):
            continue
        back = _paid_back(entry, seat, state.entries)
        if not back:
            message = say(
                "You may pay at most {most} in a race to a player who pays you nothing.",
                most=rules.most_to_one,
            )
            return IllegalMove("6.B2", message)
        if not _settled(rules, entry, seat, state.entries):
            message = say(
                "You would pay {amount} and receive {back}. The difference may be at most {most}.",
                amount=amount,
                back=back,
                most=rules.most_net,
            )
            return IllegalMove("6.B4", message)
    return None


def reckoned_in_vain(rules: RuleSet, entries: Iterable[Entry]) -> tuple[tuple[int, int], ...]:
    """Return who pays too much, now that all have declared, and to whom."""
    entries = list(entries)
    return tuple(
        (player, seat)
        for entry in entries
        for seat in _overpaid(rules, entry, entries)
        for player in entry.players
    )


def unbalanced(rules: RuleSet, entries: Iterable[Entry]) -> set[int]:
    """Return the players whose entries pay somebody too much, now that all have declared.

    One that relied on another of them falls with it.
    """
    left = list(entries)
    fallen: set[int] = set()
    while falling := [entry for entry in left if _overpaid(rules, entry, left)]:
        fallen |= {player for entry in falling for player in entry.players}
        left = [entry for entry in left if entry not in falling]
    return fallen


def _overpaid(rules: RuleSet, entry: Entry, entries: list[Entry]) -> list[int]:
    """Return the seats that an entry pays more than the limit and an exchange allow (6.B4, E.B4)."""
    if max(entry.pay) <= rules.most_to_one:
        return []
    return [
        seat
        for seat, amount in enumerate(entry.pay)
        if amount > rules.most_to_one
        and not (_paid_back(entry, seat, entries) and _settled(rules, entry, seat, entries))
    ]


def _paid_back(entry: Entry, seat: int, entries: Iterable[Entry]) -> int:
    """Return what the company a seat runs in pays the company of an entry."""
    return sum(other.pay[player] for other in entries if seat in other.players for player in entry.players)


def _settled(rules: RuleSet, entry: Entry, seat: int, entries: Iterable[Entry]) -> bool:
    """Return whether what comes back makes up for all that an entry pays a seat's company above the limit.

    Of two partners each receives their own payments, and what their company pays counts once.
    """
    partners = next(other.players for other in entries if seat in other.players)
    above = [entry.pay[one] - rules.most_net for one in partners if entry.pay[one] > rules.most_to_one]
    return sum(above) <= _paid_back(entry, seat, entries)
