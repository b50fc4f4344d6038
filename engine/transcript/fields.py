"""Taking a line's JSON apart, with a plain sentence for whatever does not fit."""

import json
from collections.abc import Iterable
from typing import Any, Final, TypeGuard

from engine.transcript.errors import TranscriptError

Plain = dict[str, Any]
"""A JSON object."""
_JSON: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def parsed(text: str, line: int) -> Plain:
    """Return the object that stands in a line; raises TranscriptError when none does."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise TranscriptError("This is not JSON: a transcript has one JSON object a line.", line) from error
    if not isinstance(data, dict):
        raise TranscriptError("A transcript has one JSON object a line, and this is none.", line)
    return data


def written(data: Plain) -> str:
    """Return an object as a line, its end included; the same bytes for the same object."""
    return _JSON.encode(data) + "\n"


def expect_only(data: Plain, allowed: Iterable[str], what: str) -> None:
    """Refuse fields that have no meaning here; raises ValueError."""
    known = tuple(allowed)
    for name in data:
        if name not in known:
            raise ValueError(f"There is no field '{name}' in {what}; it may hold {', '.join(known)}.")


def text_of(data: Plain, name: str) -> str:
    """Return a field that holds text; raises ValueError when it does not."""
    value = data.get(name)
    if not isinstance(value, str):
        raise ValueError(f"The field '{name}' must hold text.")
    return value


def texts_of(data: Plain, name: str) -> tuple[str, ...]:
    """Return a field that holds a list of texts; raises ValueError when it does not."""
    value = data.get(name)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(f"The field '{name}' must hold a list of texts.")
    return tuple(value)


def is_number(value: object) -> TypeGuard[int]:
    """Tell whether a value is a whole number; true and false are none."""
    return type(value) is int


def number_of(data: Plain, name: str) -> int:
    """Return a field that holds a whole number; raises ValueError when it does not."""
    value = data.get(name)
    if not is_number(value):
        raise ValueError(f"The field '{name}' must hold a whole number.")
    return value


def numbers_of(data: Plain, name: str) -> tuple[int, ...]:
    """Return a field that holds a list of whole numbers; raises ValueError when it does not."""
    value = data.get(name)
    if not isinstance(value, list) or not all(is_number(item) for item in value):
        raise ValueError(f"The field '{name}' must hold a list of whole numbers.")
    return tuple(value)
