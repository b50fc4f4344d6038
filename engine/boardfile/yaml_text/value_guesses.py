"""What may be meant by a value of the wrong kind: a list without brackets, a comma for a point, a yes."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from itertools import takewhile
from typing import Any, Final

from engine.boardfile.yaml_text.scalars import meaning, quoted
from engine.boardfile.yaml_text.scalars import written as written_text
from engine.diagnostics.findings import Path
from engine.messages import Saying, say

CLOSE: Final = 0.7
"""How alike two names must be, from 0 to 1, for one to be taken for a slip of the other."""
_DECIMAL_COMMA = re.compile(r"[-+]?\d+,\d+")
_FIELD = re.compile(r"[a-z_]+")
"""What the name of a field looks like, mistyped or not."""
_TRUTHS: Final = {
    "true": "true",
    "yes": "true",
    "on": "true",
    "false": "false",
    "no": "false",
    "off": "false",
}
_MOST_SHOWN: Final = 60
_MOST_FIELDS: Final = 200
"""In a group of more no one is meant: it would take long to look at each for all others."""


def meant(error: Any, data: Any) -> Iterator[Saying]:
    """Yield what may be meant by a value that one of jsonschema's errors about the data refuses."""
    value, wanted = error.instance, error.validator_value
    if error.validator == "enum" and isinstance(value, str):
        for near in get_close_matches(value.strip().lower(), wanted, 1, CLOSE):
            yield say("Is '{near}' meant?", near=near)
    if error.validator != "type" or isinstance(value, dict | list | bool) or value is None:
        return
    if wanted == "array" and error.schema.get("minItems", 0) <= 1 and "$ref" not in error.schema:
        items = (value, *_followers(tuple(error.absolute_path), data))
        shown = ", ".join(map(_written, items))
        if shown.strip() and len(shown) <= _MOST_SHOWN:
            yield say("Write [{items}].", items=shown)
    elif wanted in ("number", "integer") and isinstance(value, str):
        if wanted == "number" and _DECIMAL_COMMA.fullmatch(value):
            yield say("The decimal point is a dot: {number}.", number=value.replace(",", "."))
        elif value.strip() and isinstance(meaning(value.strip()), int | float):
            yield say("Without quotes it is a number: {number}.", number=value.strip())
    elif wanted == "boolean" and isinstance(value, str) and value.strip().lower() in _TRUTHS:
        yield say("Write {word}.", word=_TRUTHS[value.strip().lower()])


def belongs_to_list(fields: Mapping[str, Any], field: str, known: Mapping[str, Any]) -> bool:
    """Return whether a field continues a list whose brackets are missing, which is reported already."""
    before = _field_before(fields, field, known)
    if before is None or isinstance(fields[before], list):
        return False
    # What may be anything has no schema but true.
    schema = known[before]
    return isinstance(schema, dict) and schema.get("type") == "array"


def after_a_comma(fields: Mapping[str, Any], field: str, known: Mapping[str, Any]) -> Iterator[Saying]:
    """Yield what is meant where a field is none: one without its colon, or the end of a text or number."""
    name, _, value = field.partition(" ")
    if fields[field] is None and value and name in known:
        yield say("A colon is missing after '{field}'.", field=name)
        return
    before = _field_before(fields, field, known)
    if before is None:
        return
    value = fields[before]
    if isinstance(value, str):
        text = quoted(f"{value}, {field}")
        if len(text) <= _MOST_SHOWN:
            yield say("A comma ends a text without quotes: perhaps {text} is meant.", text=text)
        else:
            yield say("A comma ends a text without quotes: put all of it in double quotes.")
    elif isinstance(value, int) and not isinstance(value, bool) and field.isdigit():
        number = f"{value}.{field}"
        yield say("A comma ends a number; the decimal point is a dot: {number}.", number=number)


def _field_before(fields: Mapping[str, Any], field: str, known: Mapping[str, Any]) -> str | None:
    """Return the known field with a value that a field without one follows, others without one between."""
    if fields[field] is not None or _FIELD.fullmatch(field) or len(fields) > _MOST_FIELDS:
        return None
    names = list(fields)
    for name in reversed(names[: names.index(field)]):
        if name in known:
            return name if fields[name] is not None else None
        if fields[name] is not None:
            return None
    return None


def _followers(path: Path, data: Any) -> Iterator[str]:
    """Yield the names of the fields without a value that follow the one at a path."""
    for step in path[:-1]:
        data = data[step]
    if isinstance(data, dict):
        names = list(data)
        after = names[names.index(str(path[-1])) + 1 :]
        yield from takewhile(lambda name: data[name] is None and not _FIELD.fullmatch(name), after)


def _written(value: Any) -> str:
    return (
        written_text(value) if isinstance(value, str) and not isinstance(meaning(value), int) else str(value)
    )
