"""A board's rules of places, where to start and what to connect, compiled into facts (6.A2, 6.C4)."""

from collections.abc import Mapping

from engine.board.document import Board
from engine.board.rules import AtPlaces, Connection, StartRule
from engine.board.starts import hexes_of
from engine.game.facts import ConnectionTerms, StartTerms
from engine.hexes.lattice import Hex
from engine.messages import say
from engine.rulesets.overrides import RuleSetError


def start_terms(board: Board, numbers: Mapping[Hex, int], *, second: bool) -> dict[int, StartTerms]:
    """Return the terms of starting at each hex that a rule for first or second starts names.

    Of two rules for one hex the last counts. Hexes off the map are left out, as everywhere. Raises
    RuleSetError where a rule names a town that is not there.
    """
    return {
        numbers[hex_]: StartTerms(
            tuple(seat - 1 for seat in rule.seats),
            rule.most,
            rule.price,
            rule.from_race,
            0 if second else rule.alternative,
            rule.cost_factor,
        )
        for rule in board.special_rules
        if isinstance(rule, StartRule) and rule.second is second
        for hex_ in _hexes(board, rule)
        if hex_ in numbers
    }


def connections_of(board: Board, numbers: Mapping[Hex, int]) -> tuple[ConnectionTerms, ...]:
    """Return the bonuses for joining places, without those that name fewer than two, or one off the map.

    Raises RuleSetError where a rule names a town that is not there.
    """
    found = []
    for rule in board.special_rules:
        if isinstance(rule, Connection):
            hexes = tuple(dict.fromkeys(_hexes(board, rule)))
            if len(hexes) > 1 and all(hex_ in numbers for hex_ in hexes):
                places = tuple(numbers[hex_] for hex_ in hexes)
                found.append(ConnectionTerms(places, rule.bonus, rule.building_only))
    return tuple(found)


def _hexes(board: Board, rule: AtPlaces) -> tuple[Hex, ...]:
    """Return the hexes a rule names; raises RuleSetError where it names a town that is not there."""
    for name in rule.towns:
        if name not in board.towns_by_name:
            raise RuleSetError(
                say(
                    "A start rule names '{name}', but there is no such town."
                    if isinstance(rule, StartRule)
                    else "A connection bonus names '{name}', but there is no such town.",
                    name=name,
                ),
                "special_rules",
            )
    return hexes_of(board, rule)
