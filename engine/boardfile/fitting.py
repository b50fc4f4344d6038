"""Whether data has the shape a JSON Schema asks for: yes or no at once, without a word on why not.

It knows the keywords our schema uses and no others. What it refuses is looked into by jsonschema,
which can say why and takes ten times as long, the loading of it included a hundred times.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

Test = Callable[[Any], bool]
Schema = Mapping[str, Any] | bool

_SAYING_NOTHING: Final = {"$schema", "$id", "$defs", "title", "description", "default"}
_OF_OBJECTS: Final = {"properties", "required", "additionalProperties", "propertyNames", "maxProperties"}
_OF_LISTS: Final = {"items", "prefixItems", "minItems", "maxItems"}
_OF_TEXT: Final = {"minLength", "maxLength", "pattern"}
_OF_NUMBERS: Final = {"minimum", "maximum"}


def is_number(value: Any) -> bool:
    """Tell whether a value is a number one can measure with; ``.nan`` and ``.inf`` are none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return value - value == 0


def _is_whole(value: Any) -> bool:
    """Tell whether a value is a whole number, however it is written."""
    return is_number(value) and (isinstance(value, int) or value.is_integer())


_TYPES: Final[Mapping[str, Test]] = {
    "string": lambda value: isinstance(value, str),
    "integer": _is_whole,
    "number": is_number,
    "boolean": lambda value: isinstance(value, bool),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
    "null": lambda value: value is None,
}


def fitting(schema: Schema) -> Test:
    """Return what tells whether a value has the shape of a schema without references.

    Raises ValueError for a keyword it does not know.
    """
    if isinstance(schema, bool):
        return lambda _value: bool(schema)
    makers: list[tuple[set[str], Callable[[Mapping[str, Any]], Test]]] = [
        ({"type"}, _of_type),
        ({"const"}, lambda schema: _among([schema["const"]])),
        ({"enum"}, lambda schema: _among(schema["enum"])),
        (_OF_OBJECTS, _object),
        (_OF_LISTS, _list),
        (_OF_TEXT, _text),
        (_OF_NUMBERS, _between),
        ({"allOf"}, lambda schema: _all([fitting(each) for each in schema["allOf"]])),
        ({"anyOf"}, _any),
        ({"if", "then"}, _conditional),
    ]
    known = _SAYING_NOTHING.union(*(keywords for keywords, _ in makers))
    if not schema.keys() <= known:
        raise ValueError(f"Unknown keywords: {sorted(schema.keys() - known)}")
    return _all([make(schema) for keywords, make in makers if not keywords.isdisjoint(schema)])


def _all(tests: list[Test]) -> Test:
    """Return the test that is passed where all of some are."""
    if len(tests) == 1:
        return tests[0]

    def test(value: Any) -> bool:
        for each in tests:  # noqa: SIM110  # a generator would cost more than the tests
            if not each(value):
                return False
        return True

    return test


def _any(schema: Mapping[str, Any]) -> Test:
    """Return the test that one of some schemas fits."""
    tests = [fitting(each) for each in schema["anyOf"]]
    return lambda value: any(test(value) for test in tests)


def _conditional(schema: Mapping[str, Any]) -> Test:
    """Return the test that one schema fits where another does."""
    is_meant, then = fitting(schema["if"]), fitting(schema["then"])
    return lambda value: not is_meant(value) or then(value)


def _of_type(schema: Mapping[str, Any]) -> Test:
    """Return the test of a type, or of one of several."""
    wanted = schema["type"]
    if isinstance(wanted, str):
        return _TYPES[wanted]
    tests = [_TYPES[each] for each in wanted]
    return lambda value: any(test(value) for test in tests)


def _among(choices: list[Any]) -> Test:
    """Return the test that a value is one of some words.

    Raises ValueError for choices that are no text: whether 1 is 1.0 is not for this module to say.
    """
    if not all(isinstance(choice, str) for choice in choices):
        raise ValueError("Only words can be chosen from.")
    return lambda value: isinstance(value, str) and value in choices


def _object(schema: Mapping[str, Any]) -> Test:
    """Return the test of the fields of an object; anything else passes."""
    fields = {name: fitting(each) for name, each in schema.get("properties", {}).items()}
    required = frozenset(schema.get("required", ()))
    other = fitting(schema.get("additionalProperties", True))
    name_test = fitting(schema["propertyNames"]) if "propertyNames" in schema else None
    most = schema.get("maxProperties")

    def test(value: Any) -> bool:
        if not isinstance(value, dict):
            return True
        if not required <= value.keys() or (most is not None and len(value) > most):
            return False
        if name_test is not None and not all(map(name_test, value)):
            return False
        for name, each in value.items():  # noqa: SIM110  # a generator would cost more than the tests
            if not fields.get(name, other)(each):
                return False
        return True

    return test


def _list(schema: Mapping[str, Any]) -> Test:
    """Return the test of the items of a list; anything else passes."""
    first = [fitting(each) for each in schema.get("prefixItems", ())]
    rest = fitting(schema.get("items", True))
    least, most = schema.get("minItems", 0), schema.get("maxItems")

    def test(value: Any) -> bool:
        if not isinstance(value, list):
            return True
        if len(value) < least or (most is not None and len(value) > most):
            return False
        # The shorter of the two ends it: a list may have fewer items than there are places for.
        begun = all(each(item) for each, item in zip(first, value, strict=False))
        return begun and all(map(rest, value[len(first) :] if first else value))

    return test


def _text(schema: Mapping[str, Any]) -> Test:
    """Return the test of text: its length and what is found in it; anything else passes."""
    least, most = schema.get("minLength", 0), schema.get("maxLength")
    pattern = re.compile(schema.get("pattern", ""))

    def test(value: Any) -> bool:
        if not isinstance(value, str):
            return True
        if len(value) < least or (most is not None and len(value) > most):
            return False
        return pattern.search(value) is not None

    return test


def _between(schema: Mapping[str, Any]) -> Test:
    """Return the test of bounds; what is no number passes."""
    least, most = schema.get("minimum"), schema.get("maximum")

    def test(value: Any) -> bool:
        if not is_number(value):
            return True
        return (least is None or value >= least) and (most is None or value <= most)

    return test
