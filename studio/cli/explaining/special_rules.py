"""What types of special rules and their fields mean, as `explain` says them: from the schema of the map."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from textwrap import fill
from typing import Any, Final

from engine.boardfile.schema import board_schema
from studio.cli.explaining.rulebook import WIDTH, plain, rules_as_text, rules_meant
from studio.cli.streams import json_text

_NUMBERS: Final[Mapping[str, Sequence[str]]] = {
    "bonus_there": ("TC.gm3",),
    "cash_building": ("TC.build2",),
    "coasts": ("TC.coasts",),
    "connection": ("6.C4",),
    "cost_factor": ("TC.west2",),
    "crossing": ("6.C4",),
    "dynamic_cities": ("TC.rounds", "TC.gm1", "TC.gm2", "TC.gm3"),
    "eligible": ("TC.gm2",),
    "entered_on": ("TC.growth1",),
    "names": ("TC.names",),
    "not_the_newest": ("TC.races1",),
    "offered_again": ("TC.races3",),
    "races": ("TC.races1", "TC.races2", "TC.races3"),
    "special_race": ("TC.trans1",),
    "start": ("6.C4",),
    "then_rolled": ("TC.growth1",),
}
"""The rules that a type or a field stands for, where there is more to say than its meaning."""
_MENUS: Final = {
    "connection": "Insert > Connection Bonus",
    "crossing": "Tools > Crossing",
    "dynamic_cities": "Insert > Dynamic Cities",
    "start": "Insert > Start Rule",
}
"""How a rule of each type is added in the studio."""


@dataclass(frozen=True, slots=True)
class PartMeaning:
    """A type of special rule or a field of one: where it is in the map file, what it means and takes."""

    place: tuple[str, ...]
    """The type, and below it the names of fields that lead to this one."""
    meaning: str
    values: str
    fields: Mapping[str, str]
    """What it consists of, each with its meaning."""
    written: str
    """How it is written in the map file."""
    rules: tuple[str, ...]


def parts_meant(mark: str | None) -> tuple[PartMeaning, ...]:
    """Return every type of special rule and every field of one that is called so in the map file."""
    wanted = (mark or "").strip().casefold().replace("-", "_").replace(" ", "_")
    return tuple(part for part in _parts() if part.place[-1] == wanted)


def part_names() -> tuple[str, ...]:
    """Return the names that ``parts_meant`` knows."""
    return tuple(dict.fromkeys(part.place[-1] for part in _parts()))


def parts_as_text(parts: Sequence[PartMeaning]) -> str:
    """Return what parts mean, one below the other, with how to add them and the rules they stand for."""
    numbers = dict.fromkeys(number for part in parts for number in part.rules)
    rules = tuple(dict.fromkeys(rule for number in numbers for rule in rules_meant(number)))
    return "\n\n".join((*map(_as_text, parts), *([rules_as_text(rules)] if rules else [])))


def parts_as_json(parts: Sequence[PartMeaning]) -> str:
    """Return parts as a list of objects."""
    return json_text([asdict(part) for part in parts])


def _as_text(part: PartMeaning) -> str:
    kind, *below = part.place
    head = f"{kind} (special rule)" if not below else f"{below[-1]} (field of the special rule {kind})"
    rows = [
        fill(f"{name}: {meaning}" if meaning else name, WIDTH, initial_indent="  ", subsequent_indent="    ")
        for name, meaning in part.fields.items()
    ]
    lines = (
        head,
        fill(part.meaning, WIDTH) if part.meaning else "",
        f"Values: {part.values}" if part.values else "",
        "\n".join(["Fields:", *rows]) if rows else "",
        f"To set it, choose {_MENUS[kind]} in the studio, or write in the map:\n  {part.written}",
    )
    return "\n\n".join(filter(None, lines))


def _parts() -> Iterator[PartMeaning]:
    definitions = board_schema()["$defs"]
    for kind in _MENUS:
        yield from _below((kind,), definitions[kind], f"special_rules: [{{type: {kind}, …}}]")


def _below(place: tuple[str, ...], schema: Mapping[str, Any], written: str) -> Iterator[PartMeaning]:
    """Yield a part of the schema and all its fields, those of the items of a list as its own."""
    known = _resolved(schema)
    items = _resolved(known.get("items", {}))
    inner = {
        name: _resolved(field)
        for name, field in {**known.get("properties", {}), **items.get("properties", {})}.items()
        if isinstance(field, Mapping)
    }
    yield PartMeaning(
        place,
        known.get("description", ""),
        "" if inner else _values(known),
        {name: _row(field) for name, field in inner.items()},
        written,
        tuple(_NUMBERS.get(place[-1], ())),
    )
    inside = "…" if len(place) == 1 else "[{…}]" if items else "{…}"
    for name, field in inner.items():
        where = written.replace("…", inside.replace("…", f"{name}: …"))
        yield from _below((*place, name), field, where)


def _row(field: Mapping[str, Any]) -> str:
    return field.get("description", "") or _values(field)


def _resolved(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a part of the schema with what it refers to; its own words come first."""
    if "$ref" not in schema:
        return schema
    named = board_schema()["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    return {**named, **{name: value for name, value in schema.items() if name != "$ref"}}


def _values(field: Mapping[str, Any]) -> str:
    """Return what values a field takes, and which it has if it is left out."""
    usual = f"; {plain(field['default'])} if left out" if "default" in field else ""
    return f"{_kind(field)}{usual}"


def _kind(field: Mapping[str, Any]) -> str:
    if "title" in field:
        return str(field["title"])
    if "enum" in field:
        return " or ".join(map(str, field["enum"]))
    match field.get("type"):
        case "integer":
            return f"a whole number of {field['minimum']} or more"
        case "boolean":
            return "true or false"
        case "array":
            return f"a list, each item {_kind(_resolved(field['items']))}"
        case "object":
            return "fields of its own"
    return "a text"
