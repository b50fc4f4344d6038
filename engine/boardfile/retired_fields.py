"""Fields that only older rules have: left out, or written as they are today."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.board.city_rules import DYNAMIC_CITIES
from engine.boardfile.yaml_text.report import Report
from engine.diagnostics.findings import Path
from engine.messages import listed, say

RETIRED_FIELDS: Final = ("allowance_from", "allowance_cards")
"""A pack that was dealt for the allowance: the die is thrown instead (6.A1), and packs draw keys (6.B1b)."""
RETIRED: Final = "V017"
"""The code of fields that were left out, or written otherwise."""

_Rule = dict[str, Any]
_BONUS_THERE: Final = "bonus_to_track_already_there"
_OF_CITIES: Final[Mapping[str, tuple[str, ...]]] = {
    "": ("terrain_stays", "names", _BONUS_THERE, "transcontinental"),
    "races": (
        "city_again_in_round",
        "minimum_length",
        "exchange_of_running_powers",
        "better_route_forbids",
        "die",
    ),
}
"""Fields of dynamic cities that are fields of the rule set now, or have another name."""
_OF_WEST: Final = "build_cost_factor"
_OF_CASH: Final = "then_hexes_a_round"
"""Fields of a start and of an override that belong to dynamic cities now."""


def without_retired(data: Any, report: Report) -> Any:
    """Return the data of a map file without retired fields in its rules; report them once."""
    rules = data.get("special_rules") if isinstance(data, dict) else None
    if not isinstance(rules, list):
        return data
    found = [
        (index, name)
        for index, rule in enumerate(rules)
        if isinstance(rule, dict) and rule.get("type") == "override"
        for name in RETIRED_FIELDS
        if name in rule
    ]
    if found:
        _report(found, report)
        rules = [_without(rule) if isinstance(rule, dict) else rule for rule in rules]
    return {**data, "special_rules": _cities_now(rules, report)}


def _without(rule: _Rule) -> _Rule:
    if rule.get("type") != "override":
        return rule
    return {name: value for name, value in rule.items() if name not in RETIRED_FIELDS}


def _report(found: list[tuple[int, str]], report: Report) -> None:
    names = listed(list(dict.fromkeys(name for _, name in found)))
    path: Path = ("special_rules", *found[0])
    message = say(
        "The rules no longer have {names}. The building allowance is a throw of the die.",
        names=names,
    )
    report.add(RETIRED, message, path, of_field=True)


def _cities_now(rules: list[Any], report: Report) -> list[Any]:
    """Return the rules with an older rule of dynamic cities, and what belonged to it, as one of today."""
    places = [at for at, rule in enumerate(rules) if _is(rule, DYNAMIC_CITIES)]
    if len(places) != 1 or not any(_old_fields(rules[places[0]])):
        return rules
    at = places[0]
    old = list(_old_fields(rules[at]))
    path: Path = ("special_rules", at, *old[0])
    message = say(
        "The rule of dynamic cities was in an older form ({names}) and has been read as one of today. What "
        "the rule set decides now is left to it.",
        names=listed([each[-1] for each in old]),
    )
    report.add(RETIRED, message, path, of_field=True)
    others = [rule for place, rule in enumerate(rules) if place != at and _is_of_cities(rule)]
    made = _made_new(rules[at], others)
    kept = (made if place == at else rule for place, rule in enumerate(rules))
    return [rule for rule in kept if not any(rule is other for other in others)]


def _is(rule: Any, type_: str) -> bool:
    return isinstance(rule, dict) and rule.get("type") == type_


def _old_fields(rule: _Rule) -> Iterator[tuple[str, ...]]:
    """Yield the places of the older fields of a rule of dynamic cities."""
    for group, names in _OF_CITIES.items():
        held: Any = rule.get(group) if group else rule
        for name in names if isinstance(held, dict) else ():
            if name in held and not (name == "names" and isinstance(held[name], list)):
                yield (group, name) if group else (name,)


def _is_of_cities(rule: Any) -> bool:
    """Return whether a rule is the second start or the cash building that stood apart from the cities."""
    return (_is(rule, "start") and _OF_WEST in rule) or (_is(rule, "override") and _OF_CASH in rule)


def _made_new(rule: _Rule, others: list[_Rule]) -> _Rule:
    """Return a rule of dynamic cities with its older fields under the names of today."""
    made = {name: value for name, value in rule.items() if (name,) not in _old_fields(rule)}
    if rule.get(_BONUS_THERE):
        made["bonus_there"] = "shared"
    if isinstance(rule.get("races"), dict):
        kept = rule["races"].items()
        made["races"] = {name: value for name, value in kept if name not in _OF_CITIES["races"]}
    race = rule.get("transcontinental")
    if isinstance(race, dict):
        named = {name: race[name] for name in ("from", "to", "prizes", "until") if name in race}
        made["special_race"] = {"name": "Transcontinental", **named}
    if isinstance(rule.get("cities"), list):
        made["cities"] = [_way_now(way) for way in rule["cities"]]
    for other in others:
        if _is(other, "start"):
            names = ("on", "rounds", "times", "price")
            terms = {name: other[name] for name in names if name in other}
            more = {"cost_factor": other[_OF_WEST], "until": "joined", "bonus": 0}
            made["cities"] = [*made.get("cities", []), {"when": "second start", **terms, **more}]
        else:
            made["cash_building"] = {
                "after": "Transcontinental",
                "from": "next_round",
                "links": other[_OF_CASH],
            }
    return made


def _way_now(way: Any) -> Any:
    """Return a way in which cities appear without what it says twice."""
    if not isinstance(way, dict):
        return way
    said_twice = {"start": "count", "race": "on"}.get(str(way.get("when")), "")
    return {name: value for name, value in way.items() if name != said_twice}
