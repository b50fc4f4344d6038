"""The rule of dynamic cities as the fields of the map file, and those as the rule."""

from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from engine.board.city_rules import DynamicCities
from engine.board.rules import Fields, Plain

Values = tuple[tuple[str, Plain], ...]
_DEMANDED = frozenset({"name", "hex", "from_", "to"})
"""What the map file must have, even if it is empty."""


def values_of(rule: DynamicCities, *, whole: bool = False) -> Values:
    """Return what a rule says, under the names of the map file.

    With ``whole``, empty texts and lists in its parts as well, so that a form has a row for each.
    """
    return _pairs(rule, whole=whole)


def cities_rule(values: Values) -> DynamicCities:
    """Return the rule that some fields of the map file's shape make; others are not looked at."""
    made: DynamicCities = _made(DynamicCities, Fields(values))
    return made


def _pairs(thing: Any, *, whole: bool) -> Values:
    found: list[tuple[str, Plain]] = []
    for field in fields(thing):
        value = getattr(thing, field.name)
        keeps = field.name in _DEMANDED or (whole and not isinstance(thing, DynamicCities))
        if value is None or (value == field.default and value in {"", ()} and not keeps):
            continue
        plain = _plain(value, whole=whole)
        found.append((_written(field.name), plain))
    return tuple(found)


def _plain(value: Any, *, whole: bool) -> Plain:
    if is_dataclass(value):
        return Fields(_pairs(value, whole=whole))
    if isinstance(value, tuple):
        return tuple(_plain(item, whole=whole) for item in value)
    plain: Plain = value
    return plain


def _made(kind: Any, value: Plain) -> Any:
    """Return a value of a field's kind."""
    if get_origin(kind) in {Union, UnionType}:
        others = [one for one in get_args(kind) if one is not NoneType]
        return None if value is None else _made(others[0] if len(others) == 1 else object, value)
    if isinstance(kind, type) and is_dataclass(kind):
        said = dict(value.items) if isinstance(value, Fields) else {}
        known = _kinds(kind)
        made = {name: _made(known[name], said[_written(name)]) for name in known if _written(name) in said}
        return kind(**made)
    if get_origin(kind) is tuple:
        return tuple(_made(get_args(kind)[0], item) for item in value) if isinstance(value, tuple) else ()
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


@cache
def _kinds(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _written(name: str) -> str:
    """Return a field's name in the map file: the words ``from`` and ``except`` mean something in Python."""
    return name.rstrip("_")
