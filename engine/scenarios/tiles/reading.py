"""The scenarios of the tile game as a file holds them: their fields, and the set they are about."""

import json
from dataclasses import dataclass
from typing import Any, Final

from engine.diagnostics.findings import Severity
from engine.rulesets.overrides import RuleSetError
from engine.rulesets.rulebook import in_family
from engine.rulesets.rulebook_tiles import TILE_RULEBOOK
from engine.scenarios.values import Fields, ScenarioError
from engine.scenarios.vocabulary import RULE_ID, fields_of, list_of, text_of
from engine.tiles.facts import Facts, UnplayableSet, compiled
from engine.tiles.reading import parse_set
from engine.tiles.rules import changed_rules

SCENARIO: Final = ("id", "set", "players", "given", "readings", "steps")
GIVEN: Final = (
    *("stage", "turn", "solo", "challenge", "order", "scores", "hands", "table", "links", "cubes", "bag"),
    *("delivered", "drawn", "pile", "owns", "stock", "locomotives", "row", "score", "placed", "last"),
)
ACTIONS: Final = {
    "place": ("player", "tile", "at", "turn"),
    "lay": ("tile", "at", "turn"),
    "pass": ("player",),
    "deliver": ("player", "cube", "from", "by"),
    "bids": None,
    "take": ("player", "tile"),
    "draw": ("cities", "stock"),
    "chance": ("start", "out", "deal", "order", "draw", "cubes"),
    "row": None,
    "next": None,
    "over": None,
    "score": None,
    "rank": None,
}
"""What a step may do, and the fields it takes; None where it takes a plain value."""
EXPECTED: Final = (
    *("illegal", "scores", "links", "cubes", "locomotives", "stock", "order", "drawn", "pile", "is", "by"),
    *("winners", "totals", "score", "bag", "hands", "row", "out", "turn"),
)
"""What may be expected of any step."""
PLAYERS: Final = ("Red", "Blue", "Gold")


@dataclass(frozen=True)
class TileScenario:
    """A position of the tile game and the steps taken from it."""

    id: str
    facts: Facts
    players: tuple[str, ...]
    given: Fields
    steps: tuple[Fields, ...]


def is_of_tiles(value: Any) -> bool:
    """Return whether a scenario is one of the tile game: its field `set` says so, or its rule's number."""
    return isinstance(value, dict) and ("set" in value or str(value.get("id", "")).startswith("DR."))


def scenario_of(value: Any, usual_set: Any, where: str) -> TileScenario:
    """Return one scenario; where it names no set it takes the usual one. Raises ScenarioError."""
    fields = fields_of(value, SCENARIO, where)
    name = text_of(fields.get("id"), f"{where}, id")
    where = f"{where}, {name}"
    shown = RULE_ID.fullmatch(name)
    if not shown or not any(number == shown[1] or in_family(number, shown[1]) for number in TILE_RULEBOOK):
        raise ScenarioError(f"{where}: an id starts with a rule of the tile game, for example DR.3a-match.")
    given = fields_of(fields.get("given") or {}, GIVEN, f"{where}, given")
    is_alone = bool(given.get("solo"))
    usual = PLAYERS[:1] if is_alone else PLAYERS
    players = tuple(str(each) for each in list_of(fields.get("players", [*usual]), f"{where}, players"))
    steps = list_of(fields.get("steps"), f"{where}, steps")
    return TileScenario(
        name,
        _facts(fields, usual_set, len(players), where),
        players,
        given,
        tuple(_step(step, f"{where}, step {turn}") for turn, step in enumerate(steps, 1)),
    )


def _facts(fields: Fields, usual_set: Any, players: int, where: str) -> Facts:
    read = parse_set(json.dumps(fields.get("set", usual_set)), "set")
    if read.tile_set is None:
        errors = [finding.message for finding in read.findings if finding.severity == Severity.ERROR]
        raise ScenarioError(f"{where}: the set cannot be read. {' '.join(errors[:3])}")
    readings = fields.get("readings", {})
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in readings.items()}
    try:
        rules = changed_rules(values.items())
        return compiled(
            read.tile_set, rules, players, challenge=bool(fields.get("given", {}).get("challenge"))
        )
    except (RuleSetError, UnplayableSet) as error:
        raise ScenarioError(f"{where}: {error}") from error


def _step(value: Any, where: str) -> Fields:
    if not isinstance(value, dict):
        raise ScenarioError(f"{where}: a step must have fields with names.")
    action = action_of(value, where)
    fields_of(value, (action, *EXPECTED), where)
    taken = ACTIONS[action]
    if taken is not None:
        fields_of(value[action], taken, f"{where}, {action}")
    return dict(value)


def action_of(step: Fields, where: str) -> str:
    """Return the kind of a step: the first field, which names its action."""
    action = next(iter(step), "")
    if action not in ACTIONS:
        raise ScenarioError(f"{where}: a step must begin with one of: {', '.join(ACTIONS)}.")
    return action
