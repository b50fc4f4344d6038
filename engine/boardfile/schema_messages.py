"""What the schema refuses, in a map maker's words."""

import difflib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from engine.boardfile.yaml_text.scalars import number
from engine.boardfile.yaml_text.value_guesses import CLOSE, after_a_comma, belongs_to_list, meant
from engine.diagnostics.findings import Path
from engine.messages import Phrase, Saying, say, together

LONGEST_SHOWN: Final = 40
MOST_CHOICES: Final = 10
MOST: Final = 99_999_999
"""The highest number of points, races or rounds, more than anybody writes."""

_KINDS: Final[dict[str, Phrase]] = {
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
    message: Phrase
    path: Path
    spoils: Path
    of_field: bool = False


def complaints(error: Any, data: Any) -> Iterator[Complaint]:
    """Yield what one of jsonschema's errors about the data says."""
    path: Path = tuple(error.absolute_path)
    if error.validator == "required":
        for field in error.validator_value:
            if field not in error.instance:
                missing = say("The field '{field}' is missing.", field=field)
                if path:
                    owner = place(path, data)
                    missing = say("The field '{field}' is missing in {owner}.", field=field, owner=owner)
                yield Complaint("V004", missing, (*path, field), path)
    elif error.validator == "additionalProperties":
        known = error.schema["properties"]
        for field in error.instance:
            if field not in known and not belongs_to_list(error.instance, field, known):
                message = _unknown(field, known, place(path, data) if path else say("this file"))
                message = together((message, *after_a_comma(error.instance, field, known)))
                yield Complaint("V003", message, (*path, field), (*path, field), of_field=True)
    elif "propertyNames" in error.absolute_schema_path:
        message = say(
            "'{sign}' must be a single character other than . ^ ~ = % #.",
            sign=shortened(error.instance),
        )
        yield Complaint("V002", message, (*path, error.instance), path, of_field=True)
    else:
        what = place(path, data, begins=True) if path else say("This file")
        message = say(
            "{what} must be {wanted}, not {held}.", what=what, wanted=_wanted(error), held=_held(error)
        )
        yield Complaint("V002", together((message, *_in_quotes(error), *meant(error, data))), path, path)


def _unknown(field: str, known: dict[str, Any], owner: str) -> Saying:
    """Return the sentence for a field that does not exist, with the one that may be meant."""
    near = difflib.get_close_matches(field, known, 1, CLOSE)
    message = say("Unknown field '{field}' in {owner}", field=shortened(field), owner=owner)
    if near:
        return say("{message}: is '{near}' meant?", message=message, near=near[0])
    if len(known) <= MOST_CHOICES:
        return say("{message}; known: {known}.", message=message, known=tuple(known))
    return say("{message}.", message=message)


def _in_quotes(error: Any) -> Iterator[Saying]:
    """Yield a hint for text that looks like something else without quotes."""
    value = error.instance
    if error.validator != "type" or error.validator_value != "string" or "title" in error.schema:
        return
    if isinstance(value, bool | int | float):
        yield say('In quotes it is text: "{value}".', value=_plain(value))


def _wanted(error: Any) -> str:
    """Return what a value should have been."""
    schema, validator = error.schema, error.validator
    if "title" in schema:
        return Saying(schema["title"], {})
    if "enum" in schema:
        *words, last = schema["enum"]
        return say("{words} or {last}", words=tuple(words), last=last) if words else str(last)
    if validator in {"minItems", "maxItems"}:
        fewest, most = schema.get("minItems"), schema.get("maxItems")
        if validator == "maxItems" and fewest != most:
            return say("a list of at most {most}", most=most)
        return say("a list of {fewest}", fewest=fewest)
    if validator == "maxProperties":
        return say("a group of at most {most} fields", most=error.validator_value)
    if validator == "minLength":
        return say("a word")
    return _ranged(say(_KINDS[schema["type"]]), schema, is_above=validator == "maximum")


def _held(error: Any) -> str:
    """Return what is there instead."""
    if error.validator in {"minItems", "maxItems"}:
        return say("one of {n}", n=len(error.instance))
    return shown(error.instance)


def _ranged(kind: Saying, schema: dict[str, Any], *, is_above: bool) -> Saying:
    """Return what a value is called, with the limits of a number, the highest only where it matters."""
    low, high = schema.get("minimum", schema.get("exclusiveMinimum")), schema.get("maximum")
    if low is None:
        return kind
    # Numbers are shown as the file writes them, not as the language does.
    least, most = str(low), str(high)
    if "exclusiveMinimum" in schema:
        return say("{kind} above {least} and up to {most}", kind=kind, least=least, most=most)
    if high is None or (high == MOST and not is_above):
        return say("{kind} of {least} or more", kind=kind, least=least)
    return say("{kind} from {least} to {most}", kind=kind, least=least, most=most)


def shown(value: Any) -> str:
    """Return a value of a file as a message quotes it."""
    if value is None:
        return say("empty")
    if isinstance(value, dict | list):
        kind = say("a list") if isinstance(value, list) else say("a group of fields")
        return kind if value else say("{kind} without contents", kind=kind)
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


def place(path: Path, data: Any, *, begins: bool = False) -> str:
    """Return how a message names the thing at a path: ``'hex' of Cardiff``, ``entry 3 of 'towns'``.

    ``begins`` says that it begins the sentence.
    """
    *around, last = path
    own = f"'{shortened(last)}'" if isinstance(last, str) else _entry(last + 1, begins=begins)
    named = _name_at(path, data) if isinstance(last, int) else None
    if named or not around:
        return named or own
    return say("{own} of {owner}", own=own, owner=place(tuple(around), data))


def _entry(number: int, *, begins: bool) -> Saying:
    """Return how an entry without a name is called, by its number from 1."""
    return say("Entry {number}" if begins else "entry {number}", number=number)


def _name_at(path: Path, data: Any) -> str | None:
    """Return the name an entry of a list gives itself, if it does."""
    for step in path:
        data = data[step]
    name = data.get("name") if isinstance(data, dict) else None
    return f"'{shortened(name)}'" if isinstance(name, str) and name.strip() else None
