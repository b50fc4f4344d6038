"""The rules of a board, and what a builder can ever spend on one build by them (6.A6, 6.B6, E.B6, E.C2)."""

from engine.board.document import Board
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.ruleset import RuleSet

_LONGEST_STAGE = 20
"""Rolls that can be saved for one build: about as many as a Building Stage of four players takes."""


def rules_known(board: Board) -> RuleSet | None:
    """Return the rules of a board, or None where they are at fault themselves, which X101 and X102 tell."""
    try:
        return rules_of(board)
    except RuleSetError:
        return None


def asks_saving(rules: RuleSet, cost: int) -> bool:
    """Return whether a build costs more than one roll can give, but may be saved for (6.A6)."""
    return max(rules.build_die) < cost <= _most_while_building(rules, cost)


def is_never_affordable(rules: RuleSet, cost: int, *, building: bool = True) -> bool:
    """Return whether no player can ever pay a build, in the Building Stage (if open then) or after it.

    There a roll and what was saved may go into it, later what an extra building turn allows.
    """
    return cost > max(_most_later(rules, cost), _most_while_building(rules, cost) if building else 0)


def _most_later(rules: RuleSet, cost: int) -> int:
    """Return the most of a cost that an extra building turn allows.

    What was won or taken in (E.B6) and a part of an account (E.C2) have no bound.
    """
    if not rules.extra_every:
        return 0
    return rules.extra_points if rules.extra_from == "points" else cost


def _most_while_building(rules: RuleSet, cost: int) -> int:
    """Return the most allowance that can be brought together for a build of a cost."""
    can_save = 0 < rules.save_from <= cost
    return max(rules.build_die) * (_LONGEST_STAGE if can_save else 1)
