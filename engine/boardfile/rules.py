"""Special rules: typed where the program plays them, else kept unchanged."""

from typing import Any

from engine.board.city_fields import cities_rule
from engine.board.city_rules import DYNAMIC_CITIES
from engine.board.rules import (
    Connection,
    Crossing,
    Fields,
    Note,
    OtherRule,
    Override,
    Plain,
    SpecialRule,
    StartRule,
)
from engine.boardfile.entries import Entries
from engine.boardfile.places import Places
from engine.diagnostics.findings import Path

_COUNTS = ("cost", "owners", "from_race", "delay", "alongside")
_LIMITS = ("most", "price", "from_race", "alternative", "cost_factor")


def build_rules(entries: Entries, places: Places) -> tuple[SpecialRule, ...]:
    """Return the special rules in the file's order."""
    return tuple(_rule(entry, places, path) for path, entry in entries.of("special_rules"))


def _rule(entry: dict[str, Any], places: Places, path: Path) -> SpecialRule:
    values = {name: value for name, value in entry.items() if name != "type"}
    match entry["type"]:
        case "crossing":
            course = places.course(values.pop("course"), (*path, "course"))
            counts: dict[str, Any] = {name: int(values.pop(name)) for name in _COUNTS if name in values}
            return Crossing(course=course, **counts, **values)
        case "start" if "hexes" in values or "towns" in values:
            return _start(values, places, path)
        case "connection" if "hexes" in values or "towns" in values:
            return _connection(values, places, path)
        case "note":
            return Note(values["text"])
        case "override":
            return Override(frozen_fields(values))
    if entry["type"] == DYNAMIC_CITIES:
        return cities_rule(frozen_fields(values))
    return OtherRule(entry["type"], frozen_fields(values))


def _start(values: dict[str, Any], places: Places, path: Path) -> StartRule:
    """Return a rule of where to start; one that names no place is kept unchanged."""
    limits = {name: int(values[name]) for name in _LIMITS if name in values}
    return StartRule(
        hexes=places.listed(values.get("hexes", []), (*path, "hexes")),
        towns=tuple(values.get("towns", ())),
        seats=tuple(int(seat) for seat in values.get("seats", ())),
        second=values.get("second", False),
        text=values.get("text", ""),
        **limits,
    )


def _connection(values: dict[str, Any], places: Places, path: Path) -> Connection:
    """Return a bonus for joining places; one that names no place is kept unchanged."""
    return Connection(
        hexes=places.listed(values.get("hexes", []), (*path, "hexes")),
        towns=tuple(values.get("towns", ())),
        bonus=int(values["bonus"]),
        building_only=values.get("building_only", False),
        text=values.get("text", ""),
    )


def frozen_fields(values: dict[str, Any]) -> tuple[tuple[str, Plain], ...]:
    """Return a mapping of plain data as a tuple of pairs, frozen all the way down."""
    return tuple((name, _frozen(value)) for name, value in values.items())


def _frozen(value: Any) -> Plain:
    """Return plain data with lists as tuples and mappings as Fields."""
    if isinstance(value, dict):
        return Fields(frozen_fields(value))
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    plain: str | int | float | bool | None = value
    return plain
