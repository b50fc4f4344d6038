"""The shape of table scripts: what their schema refuses, and on which line."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import yaml

from engine import shipped
from engine.boardfile.schema_messages import complaints
from engine.diagnostics.findings import Path
from engine.scenarios.values import ScenarioError

NAME: Final = "table-script-1.schema.json"
Lines = Mapping[Path, int]
"""The line of each value of a file, and of the name of each field that has one, by its path."""


@cache
def _validator() -> Any:
    """Return the validator of the schema."""
    from jsonschema import Draft202012Validator  # noqa: PLC0415  # 60 ms, only to read

    return Draft202012Validator(json.loads((shipped.folder("schemas") / NAME).read_text(encoding="utf-8")))


def demand_shape(data: Any, lines: Lines, where: str) -> None:
    """Raise ScenarioError for the first line of a file whose fields the schema refuses."""
    found = [
        (line_of(complaint.path, lines), complaint.message)
        for error in _validator().iter_errors(data)
        for complaint in complaints(error, data)
    ]
    if found:
        line, message = min(found, key=lambda each: each[0])
        raise ScenarioError(f"{where}, line {line}: {message}")


def line_of(path: Path, lines: Lines) -> int:
    """Return the line of what is at a path, or of the nearest thing around it."""
    return next(lines[path[:length]] for length in range(len(path), -1, -1) if path[:length] in lines)


def lines_of(text: str) -> Lines:
    """Return the lines of a YAML text that can be read; of a repeated value its first line counts."""
    found: dict[Path, int] = {}
    left: list[tuple[Path, Any]] = [((), yaml.compose(text, yaml.SafeLoader))]
    while left:
        path, node = left.pop()
        found.setdefault(path, node.start_mark.line + 1)
        if isinstance(node, yaml.SequenceNode):
            left += [((*path, place), part) for place, part in enumerate(node.value)]
        elif isinstance(node, yaml.MappingNode):
            for name, part in node.value:
                found[*path, name.value] = name.start_mark.line + 1
                left.append(((*path, name.value), part))
    return found
