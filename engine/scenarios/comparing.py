"""What a file expects of a step, and what the rules say of the same things, in one form."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.rulesets.rulebook import in_family
from engine.scenarios.values import Fields


def compared(expected: Fields, got: Fields) -> tuple[Fields, Fields]:
    """Return both sides of a comparison: only the fields that the file has, written the same way.

    Nothing paid is the same as no payment; of accounts and savings only the players named count;
    ties have no order. A rule stands for all of its family, as VP.B1 for VP.B1a.
    """
    wanted = {field: _form(field)(value) for field, value in expected.items()}
    told = {field: _form(field)(got.get(field)) for field in expected}
    for field in ("accounts", "saved"):
        if isinstance(wanted.get(field), dict) and isinstance(told[field], dict):
            told[field] = {name: told[field].get(name) for name in wanted[field]}
    for field, where_expected in _UNASKED.items():
        if field in got and (where_expected is None or where_expected in expected):
            told[field] = got[field]
    if in_family(str(told.get("illegal")), str(wanted.get("illegal"))):
        told["illegal"] = wanted["illegal"]
    return wanted, told


def _form(field: str) -> Callable[[Any], Any]:
    return _FORMS.get(field, lambda value: value)


def _payments(value: Any) -> Any:
    """Leave out payments of nothing, and players who pay no one."""
    if not isinstance(value, dict):
        return value
    inner = {name: _payments(part) for name, part in value.items()}
    return {name: part for name, part in inner.items() if part not in (0, {})}


def _names(value: Any) -> Any:
    return [str(part) for part in value] if isinstance(value, list) else value


def _places(value: Any) -> Any:
    """Return a list of lists with the inner ones in order."""
    return [sorted(_names(place)) for place in value] if _is_lists(value) else value


def _is_lists(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, list) for part in value)


def _sorted_names(value: Any) -> Any:
    return sorted(_names(value)) if isinstance(value, list) else value


_UNASKED: Mapping[str, str | None] = {"illegal": None, "held": "length", "unclear": "chains"}
"""Fields shown although the file does not have them: always, or where it expects something else."""
_FORMS: Mapping[str, Callable[[Any], Any]] = {
    "pays": _payments,
    "prizes": _payments,
    "by_rule": _payments,
    "payments": _payments,
    "received": _payments,
    "bonus": _payments,
    "interest": _payments,
    "keys": _names,
    "finish": _places,
    "winners": _sorted_names,
    "between": _sorted_names,
}
