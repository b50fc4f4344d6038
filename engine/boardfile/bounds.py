"""How small and how large a number of a map file may be: what the schema says, for fields and options."""

import re
from functools import cache
from math import inf, isfinite
from typing import Any, NamedTuple

from engine.boardfile.schema import board_schema

_WHOLE = re.compile(r"-?\d{1,4000}")
_PARTED = re.compile(r"-?(?:\d{1,4000}[.,]\d{0,4000}|[.,]\d{1,4000})")


class Bounds(NamedTuple):
    """The least and the most a number may be."""

    least: float = -inf
    most: float = inf

    @property
    def or_none(self) -> "Bounds":
        """The bounds of a field in which the number before the least says that there is none."""
        return self._replace(least=self.least - 1)


@cache
def bounds_of(part: str, field: str) -> Bounds:
    """Return the bounds of a field of a part: of ``sheet``, of each of ``ferries``, of a ``crossing``.

    A part is named as in the file or, where the file has no word for it, as in the schema's definitions.
    Raises KeyError where the schema knows no such field.
    """
    schema = board_schema()
    parts = {**schema["$defs"], **schema["properties"]}
    whole = _resolved(_resolved(parts[part]).get("items", parts[part]))
    number = _resolved(whole["properties"][field])
    number = _resolved(number.get("items", number))
    return Bounds(number.get("minimum", -inf), number.get("maximum", inf))


def _resolved(schema: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in schema:
        return schema
    named = board_schema()["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    return {**named, **{name: value for name, value in schema.items() if name != "$ref"}}


def number_in(text: str) -> float | None:
    """Return the number a text is, with ``,`` or ``.`` before its decimals; None where it is none.

    Nothing is guessed: thousands are not separated, and there is one sign at most.
    """
    text = text.strip()
    if _WHOLE.fullmatch(text):
        return int(text)
    number = float(text.replace(",", ".")) if _PARTED.fullmatch(text) else inf
    return number if isfinite(number) else None
