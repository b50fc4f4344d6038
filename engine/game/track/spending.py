"""Paying for track: out of allowance, savings and accounts, to the rivals, and for first entries."""

from enum import StrEnum
from typing import Final, NamedTuple

from engine.game.events import BANK, Laid, Purpose, Reached, Reason
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.prizes import shares
from engine.game.state import State
from engine.game.track.connections import credit_connections
from engine.game.track.ferries import sell_at_once
from engine.game.track.payments import dues
from engine.game.track.starts import is_start
from engine.messages import Phrase, say, together

ANY_COST: Final = 1 << 30
"""More than any build costs."""


class Price(NamedTuple):
    """What a build costs: points to build with, and what comes off the account in their place (6.C4)."""

    points: int
    money: int = 0


class Shortage(StrEnum):
    """The rule by which a player cannot pay for a build, named by what does not hold its cost."""

    ALLOWANCE = "6.A6"
    EXTRA = "6.B6"
    ACCOUNT = "6.A4"
    LINKS = "TC.build2"


def price_of(cost: int, *, money: bool) -> Price:
    """Return a cost as a price in points, or in money."""
    return Price(0, cost) if money else Price(cost)


def unaffordable(
    facts: Facts, state: State, player: int, links: tuple[int, ...], price: Price
) -> Shortage | None:
    """Return what keeps a player from paying for links laid together, or None (6.A6, 6.B6, 6.A4)."""
    if state.track_funds == "links" and state.points < len(links):
        return Shortage.LINKS
    from_account = state.track_funds == "account"
    cost = on_points = price.points
    if from_account and facts.rules.extra_pays_rivals:
        on_points += _owed(facts, state, player, links)
    if state.track_funds != "links" and state.points + savings_for(facts, state, player, cost) < on_points:
        return Shortage.EXTRA if from_account else Shortage.ALLOWANCE
    if not facts.rules.debt:
        owed = _owed(facts, state, player, links)
        if owed + price.money + (0 if state.track_funds == "allowance" else cost) > state.accounts[player]:
            return Shortage.ACCOUNT
    return None


def _owed(facts: Facts, state: State, player: int, links: tuple[int, ...]) -> int:
    """Return what laying links one after the other owes to rivals."""
    if len(links) > 1:
        state = state.copy()
    owed = 0
    for link in links:
        owed += sum(due.amount for due in dues(facts, state, player, link))
        if len(links) > 1:
            state.add_link(facts, player, link)
    return owed


def too_dear(facts: Facts, state: State, player: int, cost: int) -> Phrase:
    """Return what to say of a build that costs more than there is to spend on it."""
    if state.track_funds == "links":
        return say("Each turn has a fixed number of links; {points} are left.", points=state.points)
    if state.track_funds == "account":
        if facts.rules.extra_pays_rivals:
            return say(
                "This build costs {cost} plus payments to rivals; {points} of the extra building is left.",
                cost=cost,
                points=state.points,
            )
        return say(
            "This build costs {cost}; {points} of the extra building is left.", cost=cost, points=state.points
        )
    cost_and_left = say(
        "This build costs {cost}; {points} of the allowance is left.", cost=cost, points=state.points
    )
    if not state.saved[player]:
        return cost_and_left
    saved = say(
        "Savings may be used only for builds that cost at least {least}.", least=facts.rules.save_from
    )
    return together((cost_and_left, saved))


def savings_for(facts: Facts, state: State, player: int, cost: int) -> int:
    """Return the saved allowance that may go into a build: all for a dear one, else none (6.A6, E.A7)."""
    return state.saved[player] if cost >= dear_from(facts, state, player) else 0


def dear_from(facts: Facts, state: State, player: int) -> int:
    """Return the least cost of a build a player's savings may go into; ANY_COST where none may (6.A6)."""
    least = facts.rules.save_from if state.saved[player] and state.track_funds == "allowance" else 0
    return least if least > 0 else ANY_COST


def put_down(
    facts: Facts, state: State, player: int, links: tuple[int, ...], price: Price, ledger: Ledger
) -> None:
    """Lay links at a price for all of them: pay for them, pay the rivals, and credit first entries."""
    cost, money = price
    saved = 0
    if state.saved[player]:
        saved = min(cost, savings_for(facts, state, player, cost))
        state.saved[player] -= saved
    state.points -= len(links) if state.track_funds == "links" else cost - saved
    for link in links:
        laid = Laid(player, link // 6, facts.neighbours[link], cost, saved, money=money)
        put_link(facts, state, link, laid, ledger, links)
        cost = saved = money = 0


def put_link(
    facts: Facts, state: State, link: int, laid: Laid, ledger: Ledger, together: tuple[int, ...]
) -> None:
    """Put down one link that was paid for out of points; pay the rest of what its laying costs.

    ``together`` are all links that are laid for its price.
    """
    player, served = laid.player, state.served
    owed = dues(facts, state, player, link)
    state.add_link(facts, player, link)
    note_laid(state, laid, ledger, together)
    if laid.money:
        ledger.pay(player, BANK, laid.money, "6.C4", Purpose(Reason.CROSSING, laid.end, together))
    for payee, amount, rule, purpose in owed:
        ledger.pay(player, payee, amount, rule, purpose)
        if facts.rules.extra_pays_rivals and state.track_funds == "account":
            state.points -= amount
    if state.served != served:
        credit_first(facts, state, (player,), link, served, ledger)
    if facts.connections:
        credit_connections(facts, state, {player: link}, ledger)
    if facts.ferries:
        sell_at_once(facts, state, player, link, ledger)


def note_laid(state: State, laid: Laid, ledger: Ledger, together: tuple[int, ...]) -> None:
    """Note a link that was laid, and take its cost off the account where that pays for track (6.B6)."""
    ledger.note(laid)
    if state.track_funds != "allowance":
        reason = Reason.TRACK if len(together) == 1 else Reason.CROSSING
        rule = "6.B6" if state.track_funds == "account" else "TC.build2"
        ledger.pay(laid.player, BANK, laid.cost, rule, Purpose(reason, laid.end, together))


def credit_first(
    facts: Facts, state: State, players: tuple[int, ...], link: int, served: int, ledger: Ledger
) -> None:
    """Credit those who laid a link with the towns at its ends that were not served before (6.A4).

    Two who build together share a bonus, the odd unit going to the poorer.
    """
    for hex_ in (link // 6, facts.neighbours[link]):
        town = state.map_places.town_at[hex_]
        if town == NOWHERE or served >> town & 1:
            continue
        ledger.note(Reached(players[0], town, state.round))
        bonus = bonus_of(facts, state, town)
        if bonus:
            alone = len(players) == 1
            # E.C4
            needy = players if alone else [seat for seat in state.poorest_first() if seat in players]
            for player, amount in shares(bonus, needy).items():
                ledger.pay(BANK, player, amount, "6.A4", Purpose(Reason.FIRST_ENTRY, hex_, (link,)))


def bonus_of(facts: Facts, state: State, town: int) -> int:
    """Return what the first to enter a town receives; one where anybody starts pays no one (6.A4, E.A6)."""
    place, rules = state.map_places.towns[town], facts.rules
    if is_start(state, place.hex) or not (state.stage == "building" or rules.bonus_in_operating):
        return 0
    return place.bonus
