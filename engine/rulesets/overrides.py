"""A board's own deviations from its edition, checked field by field (6.C4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from engine.board.document import Board
from engine.board.rules import Override, Plain
from engine.messages import Phrase, Saying, say
from engine.rulesets.ruleset import RuleSet

_AT_LEAST_ONE = {
    *("build_die", "race_die", "link_cost", "special_races", "idle_rounds", "build_rolls", "rolls_thrown"),
    *("hand", "stock_top", "stuck_turns", "window"),
}
"""Fields that would stop the game for good at 0."""
_MAY_BE_EMPTY = {"rolls_again", "extra_by_round", "first_scores"}
"""Fields whose lists may hold nothing."""
_MOST = 1000
"""More than any amount of the game."""

Rules = TypeVar("Rules")
"""A frozen dataclass of rules: that of an edition, or of another game."""

_WRONG: Phrase = "The override '{name}' must be {wanted}, not {value}."


class RuleSetError(ValueError):
    """A rule set, or a deviation from one, that cannot be played; ``field`` is the name at fault."""

    def __init__(self, said: str, field: str = "") -> None:
        super().__init__(said)
        self.said = said
        self.field = field


@dataclass(frozen=True)
class FieldKind:
    """What values a field of a rule set takes: numbers within bounds, or words to choose from."""

    sort: Literal["truth", "number", "word", "numbers"]
    least: int = 0
    most: int = _MOST
    words: tuple[str, ...] = ()
    may_be_empty: bool = False

    @property
    def wanted(self) -> Saying:
        """Say what is wanted, in the words of a message to a designer."""
        match self.sort:
            case "truth":
                return say("true or false")
            case "number":
                return say("a whole number from {least} to {most}", least=self.least, most=self.most)
            case "word":
                return say("one of: {words}", words=self.words)
        return say("a list of whole numbers from {least} to {most}", least=self.least, most=self.most)

    def allows(self, value: Plain) -> bool:
        """Return whether the field can have a value."""
        match self.sort:
            case "truth":
                return isinstance(value, bool)
            case "number":
                return self._is_amount(value)
            case "word":
                return value in self.words
        if not isinstance(value, tuple) or not (value or self.may_be_empty):
            return False
        return all(self._is_amount(one) for one in value)

    def _is_amount(self, value: object) -> bool:
        """Return whether a value is a whole number within the bounds."""
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@cache
def _types(rules: type) -> Mapping[str, Any]:
    """Return the type of every field of some rules that may be set otherwise."""
    return {name: kind for name, kind in get_type_hints(rules).items() if name not in {"name", "cites"}}


def field_names() -> tuple[str, ...]:
    """Return the name of every field a board may set otherwise, in the order of the rules."""
    return tuple(_types(RuleSet))


@cache
def kind_of_field(name: str, rules: type = RuleSet) -> FieldKind | None:
    """Return what values a field of some rules takes, None where there is no such field."""
    kinds = _types(rules)
    if name not in kinds:
        return None
    kind, least = kinds[name], int(name in _AT_LEAST_ONE)
    if kind is bool:
        return FieldKind("truth")
    if kind is int:
        return FieldKind("number", least)
    if get_origin(kind) is Literal:
        return FieldKind("word", words=get_args(kind))
    return FieldKind("numbers", least, may_be_empty=name in _MAY_BE_EMPTY)


def overridden(rules: Rules, values: Iterable[tuple[str, Plain]]) -> Rules:
    """Return the rule set with fields set by name.

    Raises RuleSetError, naming the field, when there is no such field or the value is not of its
    kind.
    """
    changes: dict[str, Any] = {name: _checked(name, value, type(rules)) for name, value in values}
    changed: Rules = _changed(rules, tuple(changes.items()))
    return changed


@lru_cache(maxsize=64)
def _changed(rules: Any, changes: tuple[tuple[str, Any], ...]) -> Any:
    """Return rules with fields changed; kept, for every check asks for the rules of its board."""
    return replace(rules, **dict(changes))


def overrides_of(board: Board) -> tuple[tuple[str, Plain], ...]:
    """Return every field the board's special rules set, in order."""
    return tuple(value for rule in board.special_rules if isinstance(rule, Override) for value in rule.values)


def with_overrides(board: Board, values: Mapping[str, Plain]) -> Board:
    """Return a board with fields of its rules set otherwise, whatever it has set them to before."""
    rules = [_without(rule, values) if isinstance(rule, Override) else rule for rule in board.special_rules]
    kept = [rule for rule in rules if rule != Override(())]
    return board.edited(special_rules=(*kept, Override(tuple(values.items()))))


def _without(rule: Override, fields: Iterable[str]) -> Override:
    return Override(tuple((name, value) for name, value in rule.values if name not in fields))


def _checked(name: str, value: Plain, rules: type) -> Plain:
    kind = kind_of_field(name, rules)
    if kind is None:
        known = ", ".join(sorted(_types(rules)))
        raise RuleSetError(
            say("The rules have no field '{name}'. Known: {known}.", name=name, known=known),
            name,
        )
    if not kind.allows(value):
        raise RuleSetError(say(_WRONG, name=name, wanted=kind.wanted, value=_shown(value)), name)
    return value


def _shown(value: Plain) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join(map(str, value))}]"
    return "nothing" if value is None else f"'{value}'"
