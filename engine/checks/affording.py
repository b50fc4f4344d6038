"""The rules of a board, and what a builder can ever spend on one build by them (6.A6, 6.B6)."""

from engine.board.document import Board
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.ruleset import RuleSet

_LONGEST_STAGE = 20
"""Rolls of a longer Building Stage than any edition has: the longest known is of 18 (VP.5)."""


def rules_known(board: Board) -> RuleSet | None:
    """Return the rules of a board, or None where they are at fault themselves, which X101 and X102 tell."""
    try:
        return rules_of(board)
    except RuleSetError:
        return None


def asks_saving(rules: RuleSet, cost: int) -> bool:
    """Tell whether a build costs more than one roll can give, but may be saved for (6.A6)."""
    return max(rules.build_die) < cost <= _most_while_building(rules, cost)


def is_never_affordable(rules: RuleSet, cost: int, *, building: bool = True) -> bool:
    """Tell whether no player can ever pay a build, in the Building Stage (if open then) or after it.

    There a roll and what was saved may go into it, later what an extra building turn allows.
    """
    later = rules.extra_points if rules.extra_every else 0
    return cost > max(later, _most_while_building(rules, cost) if building else 0)


def _most_while_building(rules: RuleSet, cost: int) -> int:
    """Return the most allowance that can be brought together for a build of a cost."""
    can_save = 0 < rules.save_from <= cost
    return max(rules.build_die) * (_LONGEST_STAGE if can_save else 1)
