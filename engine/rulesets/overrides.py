"""A board's own deviations from its edition, checked field by field (6.C4)."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.board.document import Board
from engine.board.rules import Override, Plain
from engine.rulesets.ruleset import RuleSet

_TYPES: Mapping[str, Any] = {
    field.name: get_type_hints(RuleSet)[field.name]
    for field in fields(RuleSet)
    if field.name not in {"name", "cites"}
}
_AT_LEAST_ONE = {"build_die", "race_die", "allowance_cards", "link_cost", "special_races", "idle_rounds"}
"""Fields that would stop the game for good at 0."""
_MOST = 1000
"""More than any amount of the game."""


class RuleSetError(ValueError):
    """A rule set, or a deviation from one, that cannot be played; ``field`` is the name at fault."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


def overridden(rules: RuleSet, values: Iterable[tuple[str, Plain]]) -> RuleSet:
    """Return the rule set with fields set by name.

    Raises RuleSetError, naming the field, when there is no such field or the value is not of its
    kind.
    """
    changes: dict[str, Any] = {name: _checked(name, value) for name, value in values}
    return replace(rules, **changes)


def overrides_of(board: Board) -> tuple[tuple[str, Plain], ...]:
    """Return every field the board's special rules set, in order."""
    return tuple(value for rule in board.special_rules if isinstance(rule, Override) for value in rule.values)


def _checked(name: str, value: Plain) -> Plain:
    """Return a value for a field, or say what it should have been."""
    if name not in _TYPES:
        known = ", ".join(sorted(_TYPES))
        raise RuleSetError(f"The rules have no field '{name}' to override. There are: {known}.", name)
    kind, least = _TYPES[name], int(name in _AT_LEAST_ONE)
    if kind is bool:
        fits, wanted = isinstance(value, bool), "true or false"
    elif kind is int:
        fits, wanted = _is_amount(value, least), f"a whole number from {least} to {_MOST}"
    elif get_origin(kind) is Literal:
        fits, wanted = value in get_args(kind), f"one of: {', '.join(get_args(kind))}"
    else:
        fits = isinstance(value, tuple) and bool(value) and all(_is_amount(one, least) for one in value)
        wanted = f"a list of whole numbers from {least} to {_MOST}"
    if not fits:
        raise RuleSetError(f"The override '{name}' must be {wanted}, not {_shown(value)}.", name)
    return value


def _is_amount(value: object, least: int) -> bool:
    """Tell whether a value is a whole number within the bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= _MOST


def _shown(value: Plain) -> str:
    """Return a value as a designer would write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "a list"
    return "nothing" if value is None else f"'{value}'"
