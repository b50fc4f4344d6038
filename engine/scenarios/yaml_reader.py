"""The YAML of scenario files as plain data: what map files may hold, and values repeated by aliases.

What aliases repeat is counted wherever it stands, before anything grows.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import yaml
from yaml.events import AliasEvent, MappingEndEvent, MappingStartEvent, ScalarEvent, SequenceEndEvent

from engine.boardfile.yaml_events import MOST_LEVELS
from engine.boardfile.yaml_text.scalars import meaning
from engine.scenarios.values import ScenarioError

_MOST_VALUES: Final = 500_000
_MERGE: Final = "<<"

# The pure Python loader is eight times slower, but there are systems without libyaml.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Read(NamedTuple):
    """A value, how many values it holds, itself among them, and how many levels of lists and fields."""

    value: Any
    size: int = 1
    levels: int = 0


def plain(text: str, where: str) -> Any:
    """Return the data of a text: dicts, lists, text, numbers, booleans and None.

    Raises ScenarioError, saying where, when it is no YAML, or more or deeper than a scenario file can need.
    """
    try:
        return _Reader(text, where).whole()
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f"{where}, line {mark.line + 1}" if mark else where
        problem = str(getattr(error, "problem", None) or error).splitlines()[0]
        raise ScenarioError(f"{place}: this is not YAML ({problem}).") from error


def _too_deep(place: str) -> ScenarioError:
    """Return the refusal of lists and fields that stand in each other without measure."""
    return ScenarioError(f"{place}: lists and fields are nested more than {MOST_LEVELS} levels deep.")


class _Reader:
    """Takes in one text, event by event."""

    def __init__(self, text: str, where: str) -> None:
        self._events: Iterator[Any] = iter(yaml.parse(text, _Loader))
        self._where = where
        self._named: dict[str, _Read] = {}

    def whole(self) -> Any:
        """Return the data of the only document; None where there is none."""
        next(self._events)
        if isinstance(next(self._events), yaml.StreamEndEvent):
            return None
        read = self._next(0)
        next(self._events)
        after = next(self._events)
        if isinstance(after, yaml.DocumentStartEvent):
            raise self._refused(after, "a second document starts here; a scenario file has only one")
        return read.value

    def _refused(self, event: Any, why: str) -> ScenarioError:
        """Return the refusal of what begins with an event."""
        return ScenarioError(f"{self._place(event)}: {why}.")

    def _place(self, event: Any) -> str:
        """Return what errors call the place of an event."""
        return f"{self._where}, line {event.start_mark.line + 1}"

    def _next(self, level: int) -> _Read:
        """Return the value that the next event begins, at a level of lists and fields."""
        return self._read(next(self._events), level)

    def _read(self, event: Any, level: int) -> _Read:
        """Return the value that an event begins."""
        if isinstance(event, AliasEvent):
            name = str(event.anchor)
            if name not in self._named:
                raise self._refused(event, f"'*{name}' repeats an unknown '&{name}'")
            read = self._named[name]
        elif event.tag is not None:
            raise self._refused(event, "tags are not supported in scenario files")
        elif isinstance(event, ScalarEvent):
            read = _Read(event.value if event.style else meaning(event.value))
        elif level >= MOST_LEVELS:
            raise _too_deep(self._place(event))
        else:
            read = self._fields(level) if isinstance(event, MappingStartEvent) else self._list(level)
        if level + read.levels > MOST_LEVELS:
            raise _too_deep(self._place(event))
        if read.size > _MOST_VALUES:
            raise self._refused(event, "its aliases are nested too often")
        if event.anchor is not None:
            self._named[event.anchor] = read
        return read

    def _list(self, level: int) -> _Read:
        """Return a list up to its end."""
        items: list[Any] = []
        size, levels = 1, 0
        while not isinstance(event := next(self._events), SequenceEndEvent):
            read = self._read(event, level + 1)
            items.append(read.value)
            size, levels = size + read.size, max(levels, read.levels)
            if size > _MOST_VALUES:
                break
        return _Read(items, size, levels + 1)

    def _fields(self, level: int) -> _Read:
        """Return fields up to their end; those that are merged into them give way to their own."""
        own: dict[str, Any] = {}
        merged: dict[str, Any] = {}
        size, levels = 1, 0
        while not isinstance(event := next(self._events), MappingEndEvent):
            if not isinstance(event, ScalarEvent) or event.tag is not None:
                raise self._refused(event, "the name of a field must be a word")
            read = self._next(level + 1)
            is_merge = event.value == _MERGE and not event.style
            size, levels = size + read.size, max(levels, read.levels - is_merge)
            if size > _MOST_VALUES:
                break
            if is_merge:
                merged = {**self._merged(event, read.value), **merged}
            elif event.value in own:
                raise self._refused(event, f"the field '{event.value}' occurs twice")
            else:
                own[event.value] = read.value
        return _Read({**merged, **own}, size, levels + 1)

    def _merged(self, event: Any, value: Any) -> dict[str, Any]:
        """Return the fields of what is merged, the first of several winning."""
        parts = value if isinstance(value, list) else [value]
        if not all(isinstance(part, dict) for part in parts):
            raise self._refused(event, "'<<' must be followed by fields or an alias")
        return {name: item for part in reversed(parts) for name, item in part.items()}
