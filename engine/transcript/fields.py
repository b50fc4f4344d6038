"""Taking a line's JSON apart, with a plain sentence for whatever does not fit."""

import json
import re
from collections.abc import Iterable
from typing import Any, Final, TypeGuard

from engine.transcript.errors import TranscriptError

Plain = dict[str, Any]
"""A JSON object."""
_MOST_LEVELS: Final = 16
# The others stand for the bytes of a file name that is not UTF-8 (PEP 383).
_HALF: Final = re.compile("[\ud800-\udc7f\udd00-\udfff]")
_JSON: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def parsed(text: str, line: int) -> Plain:
    """Return the object that stands in a line; raises TranscriptError when none does."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise TranscriptError(
            "This line is not JSON. A transcript has one JSON object per line.", line
        ) from error
    if not isinstance(data, dict):
        raise TranscriptError("This line is not a JSON object. A transcript has one per line.", line)
    if _is_deeper(data, _MOST_LEVELS):
        raise TranscriptError("Lists and objects in this line are nested too deep.", line)
    if "\\u" in text and _HALF.search(json.dumps(data, ensure_ascii=False)):
        raise TranscriptError("This line contains half a character, such as '\\ud800'.", line)
    return data


def _is_deeper(value: Any, levels: int) -> bool:
    """Return whether a value holds more levels of lists and objects than some."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(levels == 0 or _is_deeper(part, levels - 1) for part in parts)


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
    """Return whether a value is a whole number; true and false are none."""
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
