"""The YAML of scenario files as plain data: what map files may hold, and values repeated by aliases."""

from typing import Any, ClassVar, Final

import yaml
from yaml.constructor import ConstructorError, SafeConstructor

from engine.boardfile.yaml_events import MOST_LEVELS
from engine.boardfile.yaml_text.scalars import meaning
from engine.scenarios.values import ScenarioError

_MOST_VALUES: Final = 500_000
_MERGE: Final = "<<"

# The pure Python loader is eight times slower, but there are systems without libyaml.
_SafeLoader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def plain(text: str, where: str) -> Any:
    """Return the data of a text: dicts, lists, text, numbers, booleans and None.

    Raises ScenarioError, saying where, when it is no YAML, or more or deeper than a scenario file can need.
    """
    try:
        data = yaml.load(text, _Loader)  # noqa: S506  # it makes plain data only
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f"{where}, line {mark.line + 1}" if mark else where
        problem = str(getattr(error, "problem", None) or error).splitlines()[0]
        raise ScenarioError(f"{place}: this YAML cannot be read ({problem}).") from error
    except RecursionError as error:
        raise _too_deep(where) from error
    _demand_bounds(data, where)
    return data


def _demand_bounds(data: Any, where: str) -> None:
    """Raise ScenarioError where data is deeper or more, aliases written out, than a scenario needs."""
    left = [(data, 0)]
    count = 0
    while left:
        value, level = left.pop()
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        count += 1 + len(inner)
        if count > _MOST_VALUES:
            raise ScenarioError(f"{where}: its aliases are nested too often.")
        if inner and level >= MOST_LEVELS:
            raise _too_deep(where)
        left += ((each, level + 1) for each in inner if isinstance(each, dict | list))


def _too_deep(where: str) -> ScenarioError:
    return ScenarioError(f"{where}: lists and fields are nested more than {MOST_LEVELS} levels deep.")


def _fields(loader: Any, node: Any) -> dict[str, Any]:
    """Return the fields of a mapping; those that are merged into it give way to its own."""
    own: dict[str, Any] = {}
    merged: dict[str, Any] = {}
    for name, value in node.value:
        if not isinstance(name, yaml.ScalarNode):
            raise _refused(name, "the name of a field must be a word")
        if name.value == _MERGE and not name.style:
            for part in value.value if isinstance(value, yaml.SequenceNode) else [value]:
                if not isinstance(part, yaml.MappingNode):
                    raise _refused(name, "'<<' must be followed by fields or an alias")
                taken = loader.construct_object(part, deep=True)
                loader.merged += len(taken)
                if loader.merged > _MOST_VALUES:
                    raise _refused(name, "its aliases are nested too often")
                for field, each in taken.items():
                    merged.setdefault(field, each)
        elif name.value in own:
            raise _refused(name, f"the field '{name.value}' occurs twice")
        else:
            own[name.value] = loader.construct_object(value, deep=True)
    return {**merged, **own}


def _refused(node: Any, why: str) -> ConstructorError:
    return ConstructorError(None, None, why, node.start_mark)


class Words:
    """Reads words as map files do, knows no tags, and merges fields."""

    yaml_implicit_resolvers: ClassVar[Any] = {}
    yaml_constructors: ClassVar[Any] = {
        "tag:yaml.org,2002:str": lambda _, node: node.value if node.style else meaning(node.value),
        "tag:yaml.org,2002:seq": lambda loader, node: loader.construct_sequence(node, deep=True),
        "tag:yaml.org,2002:map": _fields,
        None: SafeConstructor.construct_undefined,
    }
    merged = 0
    """How many fields were merged into others."""


class _Loader(Words, _SafeLoader):  # type: ignore[misc]  # one of two
    """Reads a text."""
