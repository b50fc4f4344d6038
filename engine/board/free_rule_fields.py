"""The free fields of a rule: each plain value by the steps that lead to it, looked up and put in place."""

from collections.abc import Iterator

from engine.board.rules import Fields, Plain

Where = tuple[str | int, ...]
"""The steps to a value: a name leads into a mapping, a number into a list."""


def leaves(value: Plain, where: Where = ()) -> Iterator[tuple[Where, Plain]]:
    """Yield the values that hold no others, each with where it stands, in the order of the map file.

    A list of plain values is one of them; a list of mappings or of lists is not.
    """
    match value:
        case Fields(items):
            for name, inner in items:
                yield from leaves(inner, (*where, name))
        case tuple() if any(isinstance(inner, Fields | tuple) for inner in value):
            for place, inner in enumerate(value):
                yield from leaves(inner, (*where, place))
        case _:
            yield where, value


def found(value: Plain, where: Where) -> Plain:
    """Return the value at a place, None where there is nothing."""
    for step in where:
        match value, step:
            case Fields(items), str():
                value = dict(items).get(step)
            case tuple() as parts, int() if step < len(parts):
                value = parts[step]
            case _:
                return None
    return value


def with_value(value: Plain, where: Where, new: Plain) -> Plain:
    """Return a value with another in one of its places; what leads there is made where it is missing."""
    if not where:
        return new
    step, rest = where[0], where[1:]
    if isinstance(step, str):
        items = value.items if isinstance(value, Fields) else ()
        changed = with_value(dict(items).get(step), rest, new)
        is_new = step not in dict(items)
        kept = tuple((name, changed if name == step else inner) for name, inner in items)
        return Fields((*kept, (step, changed)) if is_new else kept)
    parts = value if isinstance(value, tuple) else ()
    old = parts[step] if step < len(parts) else None
    return (*parts[:step], with_value(old, rest, new), *parts[step + 1 :])


def without_value(value: Plain, where: Where) -> Plain:
    """Return a value without what stands in one of its places; a list left empty goes, too."""
    step, rest = where[0], where[1:]
    match value, step:
        case Fields(items), str():
            inner = without_value(dict(items)[step], rest) if rest else None
            kept = ((name, inner if name == step else old) for name, old in items)
            return Fields(tuple((name, old) for name, old in kept if name != step or _is_left(inner)))
        case tuple() as parts, int():
            changed = (without_value(parts[step], rest),) if rest else ()
            return (*parts[:step], *changed, *parts[step + 1 :])
    return value


def _is_left(value: Plain) -> bool:
    """Return whether anything is left of a list or a mapping something was taken from."""
    match value:
        case Fields(items):
            return bool(items)
        case tuple():
            return bool(value)
    return value is not None


def pattern_of(where: Where) -> str:
    """Return the name of a field by its place, with a star for any place in a list."""
    return ".".join("*" if isinstance(step, int) else step for step in where)


def group_of(where: Where) -> Where:
    """Return the group a value belongs to: its place in a list of mappings, or what it stands in."""
    places = [at for at, step in enumerate(where) if isinstance(step, int)]
    return where[: places[-1] + 1] if places else where[:-1]
