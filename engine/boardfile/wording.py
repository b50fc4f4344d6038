"""What the schema refuses, in a map maker's words."""

import difflib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from engine.boardfile.scalars import number
from engine.diagnostics.findings import Path

LONGEST_SHOWN: Final = 40
MOST_CHOICES: Final = 10
CLOSE: Final = 0.7
"""How alike two names must be, from 0 to 1, for one to be taken for a slip of the other."""

_KINDS: Final = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a group of fields",
}


class Complaint(NamedTuple):
    """One thing the schema refuses: a finding in the making, and the path it makes unusable."""

    code: str
    message: str
    path: Path
    spoils: Path
    of_field: bool = False


def complaints(error: Any, data: Any) -> Iterator[Complaint]:
    """Yield what one of jsonschema's errors about the data says."""
    path: Path = tuple(error.absolute_path)
    if error.validator == "required":
        for field in error.validator_value:
            if field not in error.instance:
                owner = f" in {place(path, data)}" if path else ""
                yield Complaint("V004", f"The field '{field}' is missing{owner}.", (*path, field), path)
    elif error.validator == "additionalProperties":
        known = error.schema["properties"]
        for field in error.instance:
            if field not in known:
                message = _unknown(field, known, place(path, data) if path else "a map file")
                yield Complaint("V003", message, (*path, field), (*path, field), of_field=True)
    elif "propertyNames" in error.absolute_schema_path:
        message = (
            f"'{shortened(error.instance)}' must be one sign other than . ^ ~ = % # to stand for a terrain."
        )
        yield Complaint("V002", message, (*path, error.instance), path, of_field=True)
    else:
        what = place(path, data) if path else "the map file"
        message = f"{what[0].upper()}{what[1:]} must be {_wanted(error)}, not {_held(error)}."
        yield Complaint("V002", message + _in_quotes(error), path, path)


def _unknown(field: str, known: dict[str, Any], owner: str) -> str:
    """Return the sentence for a field that does not exist, with the one that may be meant."""
    near = difflib.get_close_matches(field, known, 1, CLOSE)
    message = f"There is no field '{shortened(field)}' in {owner}"
    if near:
        return f"{message}: is '{near[0]}' meant?"
    return f"{message}; there are {', '.join(known)}." if len(known) <= MOST_CHOICES else f"{message}."


def _in_quotes(error: Any) -> str:
    """Return a hint for text that looks like something else without quotes."""
    value = error.instance
    if error.validator != "type" or error.validator_value != "string" or "title" in error.schema:
        return ""
    return f' In quotes it is text: "{_plain(value)}".' if isinstance(value, bool | int | float) else ""


def _wanted(error: Any) -> str:
    """Return what a value should have been."""
    schema, validator = error.schema, error.validator
    if "title" in schema:
        return str(schema["title"])
    if "enum" in schema:
        return " or ".join(", ".join(schema["enum"]).rsplit(", ", 1))
    if validator in {"minItems", "maxItems"}:
        fewest, most = schema.get("minItems"), schema.get("maxItems")
        return f"a list of {fewest or 'at most'}" + (f" {most}" if fewest != most and most else "")
    if validator == "maxProperties":
        return f"a group of at most {error.validator_value} fields"
    if validator == "minLength":
        return "a word"
    return _KINDS[schema["type"]] + _range(schema)


def _held(error: Any) -> str:
    """Return what stands in its place."""
    if error.validator in {"minItems", "maxItems"}:
        return f"one of {len(error.instance)}"
    return shown(error.instance)


def _range(schema: dict[str, Any]) -> str:
    """Return the limits of a number."""
    low, high = schema.get("minimum", schema.get("exclusiveMinimum")), schema.get("maximum")
    if low is None:
        return ""
    if "exclusiveMinimum" in schema:
        return f" above {low} and up to {high}"
    return f" of {low} or more" if high is None else f" from {low} to {high}"


def shown(value: Any) -> str:
    """Return a value of a file as a message quotes it."""
    if value is None:
        return "empty"
    if isinstance(value, dict | list):
        kind = "a list" if isinstance(value, list) else "a group of fields"
        return kind if value else f"{kind} with nothing in it"
    return f"'{shortened(value)}'" if isinstance(value, str) else shortened(_plain(value))


def _plain(value: bool | float) -> str:
    """Return a number or truth value in YAML's spelling."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return number(value)


def shortened(text: str) -> str:
    """Return text on one line, its end left out where it is long."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_SHOWN else f"{line[: LONGEST_SHOWN - 1]}…"


def place(path: Path, data: Any) -> str:
    """Return how a message names the thing at a path: ``'hex' of Cardiff``, ``entry 3 of 'towns'``."""
    *around, last = path
    own = f"'{shortened(last)}'" if isinstance(last, str) else f"entry {last + 1}"
    named = _name_at(path, data) if isinstance(last, int) else None
    if named or not around:
        return named or own
    return f"{own} of {place(tuple(around), data)}"


def _name_at(path: Path, data: Any) -> str | None:
    """Return the name an entry of a list gives itself, if it does."""
    for step in path:
        data = data[step]
    name = data.get("name") if isinstance(data, dict) else None
    return f"'{shortened(name)}'" if isinstance(name, str) and name.strip() else None
