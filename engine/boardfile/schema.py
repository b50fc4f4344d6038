"""A file's data against the JSON Schema of its format, with findings a map maker understands."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from engine import shipped
from engine.boardfile.schema_messages import Complaint, complaints
from engine.boardfile.yaml_text.report import MOST_FINDINGS, Report
from engine.diagnostics.findings import Path

NAME = "board-1.schema.json"


def board_schema() -> dict[str, Any]:
    """Return the schema of map files."""
    return schema_named(NAME)


@cache
def schema_named(name: str) -> dict[str, Any]:
    """Return a schema that comes with the program, by the name of its file."""
    text = (shipped.folder("schemas") / name).read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


@cache
def validator_for(name: str) -> Any:
    """Return the validator of a schema by name, in which a long list of labels costs one look."""
    from jsonschema.exceptions import ValidationError  # noqa: PLC0415  # as slow as the next
    from jsonschema.validators import Draft202012Validator, extend  # noqa: PLC0415  # 60 ms, only to read

    plain_items = Draft202012Validator.VALIDATORS["items"]

    def items(validator: Any, wanted: Any, instance: Any, schema: Any) -> Iterator[Any]:
        only_text = wanted.keys() <= {"type", "title"} and isinstance(instance, list)
        if not (only_text and all(type(item) is str for item in instance)):
            yield from plain_items(validator, wanted, instance, schema) or ()

    def pattern(_validator: Any, wanted: str, instance: Any, _schema: Any) -> Iterator[Any]:
        # To Python's mind a line's end may follow the end.
        if isinstance(instance, str) and not re.search(wanted.replace("$", r"\Z"), instance):
            yield ValidationError(f"{instance!r} does not match {wanted!r}")

    checker = Draft202012Validator.TYPE_CHECKER.redefine("number", lambda _, value: _is_number(value))
    extended: Any = extend
    return extended(Draft202012Validator, {"items": items, "pattern": pattern}, type_checker=checker)(
        _inlined(schema_named(name), schema_named(name)["$defs"])
    )


def _is_number(value: Any) -> bool:
    """Return whether a value is a number one can measure with; ``.nan`` and ``.inf`` are none."""
    return isinstance(value, int | float) and not isinstance(value, bool) and value - value == 0


def _inlined(schema: Any, defs: dict[str, Any]) -> Any:
    """Return the schema with what it refers to in place of each reference, which is not looked up then."""
    if isinstance(schema, list):
        return [_inlined(item, defs) for item in schema]
    if not isinstance(schema, dict):
        return schema
    named = _inlined(defs[schema["$ref"].removeprefix("#/$defs/")], defs) if "$ref" in schema else {}
    whole = {**named, **schema}
    return {name: _inlined(value, defs) for name, value in whole.items() if name not in {"$ref", "$defs"}}


def check_shape(data: Any, report: Report, spoilt: frozenset[Path], name: str = NAME) -> frozenset[Path]:
    """Add a finding for everything the schema of a name refuses, and return the paths where that was.

    A spoilt path has been reported already and is skipped. Data with more
    faults than anybody fixes at a time is spoilt from its root.
    """
    if len(spoilt) > MOST_FINDINGS:
        return frozenset({()})
    refused = (complaint for complaint in _complaints(data, name) if complaint.path not in spoilt)
    found = list(islice(refused, MOST_FINDINGS))
    for complaint in found:
        report.add(complaint.code, complaint.message, complaint.path, of_field=complaint.of_field)
    if next(refused, None):
        return frozenset({()})
    return frozenset(complaint.spoils for complaint in found) | spoilt


def _complaints(data: Any, name: str) -> Iterator[Complaint]:
    """Yield what the schema refuses, each once."""
    said: set[Complaint] = set()
    for error in validator_for(name).iter_errors(data):
        for complaint in complaints(error, data):
            if complaint not in said:
                said.add(complaint)
                yield complaint
