"""Exchanges of running powers over the races of a round (VP.O6c)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.game.moves import Exchange
from engine.game.state import Entry
from engine.rulesets.ruleset import RuleSet


class Run(NamedTuple):
    """An entry of a race in a round, with the exchanges that its orders name."""

    race: int
    entry: Entry
    exchanges: tuple[Exchange, ...]


class _Named(NamedTuple):
    """An exchange that a player names: with whom, over which races in order."""

    races: tuple[int, ...]
    player: int
    partner: int


def settled_pairs(rules: RuleSet, runs: Sequence[Run]) -> set[tuple[int, int, int]]:
    """Return what an exchange lets players pay, as race, payer and payee.

    Both players must name it, for the same races. What each pays the other in them may differ by no more than
    the rules allow, and each payment counts in one exchange only, the one with the earliest races.
    """
    named = {
        _name(run, player, exchange)
        for run in runs
        for exchange in run.exchanges
        for player in run.entry.players
    }
    settled = set[tuple[int, int, int]]()
    for races, player, partner in sorted(named):
        if player > partner or _Named(races, partner, player) not in named:
            continue
        if len(races) > 1 and not rules.exchange_over_round:
            continue
        payments = {
            (race, *each): amount
            for each in ((player, partner), (partner, player))
            for race, amount in _paid(runs, races, *each).items()
            if (race, *each) not in settled
        }
        there = sum(amount for (_, payer, _), amount in payments.items() if payer == player)
        back = sum(payments.values()) - there
        if there and back and abs(there - back) <= rules.most_net:
            settled |= payments.keys()
    return settled


def _name(run: Run, player: int, exchange: Exchange) -> _Named:
    """Return an exchange as it is known: the race of the order itself is always one of its races."""
    return _Named(tuple(sorted({run.race, *exchange.races})), player, exchange.partner)


def _paid(runs: Iterable[Run], races: tuple[int, ...], payer: int, payee: int) -> dict[int, int]:
    """Return what a player's runs pay another in some races; what partners pay counts for both."""
    found: dict[int, int] = {}
    for race, entry, _ in runs:
        if race in races and payer in entry.players and payee not in entry.players and entry.pay[payee]:
            found[race] = found.get(race, 0) + entry.pay[payee]
    return found
