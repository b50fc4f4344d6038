"""A board's rules of where to start, compiled into facts (6.A2, 6.C4)."""

from collections.abc import Mapping

from engine.board.document import Board
from engine.board.rules import StartRule
from engine.board.starts import hexes_of
from engine.game.facts import StartTerms
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


def _hexes(board: Board, rule: StartRule) -> tuple[Hex, ...]:
    """Return the hexes a rule names; raises RuleSetError where it names a town that is not there."""
    for name in rule.towns:
        if name not in board.towns_by_name:
            raise RuleSetError(
                say("A start rule names '{name}', but there is no such town.", name=name),
                "special_rules",
            )
    return hexes_of(board, rule)
