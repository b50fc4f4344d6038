"""Running scenarios of the tile game: each step is played by the rules and compared with the file."""

from collections.abc import Iterator
from typing import Any

from engine.rulesets.rulebook import in_family
from engine.scenarios.tiles.actions import PLAYED, standing
from engine.scenarios.tiles.position import table_of
from engine.scenarios.tiles.reading import TileScenario, action_of
from engine.scenarios.values import Fields, ScenarioResult
from engine.turns.illegal import IllegalMove


def run_scenario(scenario: TileScenario, where: str) -> Iterator[ScenarioResult]:
    """Play one scenario from its position, step by step; a refused step leaves the position as it was."""
    table = table_of(scenario, where)
    for turn, step in enumerate(scenario.steps, 1):
        table.where = f"{where}, step {turn}"
        action = action_of(step, table.where)
        before, why = table.state, ""
        try:
            said_of_it = PLAYED[action](table, step[action])
            got = {**standing(table), **said_of_it}
        except IllegalMove as refused:
            table.state, got, why = before, {"illegal": refused.rule}, str(refused.message)
        said = {name: value for name, value in step.items() if name != action}
        expected, told = _compared(said, got)
        yield ScenarioResult(
            scenario.id, turn, f"{action} {_shown(step[action])}".rstrip(), expected, told, why
        )


def _compared(expected: Fields, got: Fields) -> tuple[Fields, Fields]:
    """Return both sides: only the fields that the file has, and a refusal."""
    told = {name: _named_in(value, got.get(name)) for name, value in expected.items()}
    if "illegal" in got:
        told["illegal"] = got["illegal"]
    if in_family(str(told.get("illegal")), str(expected.get("illegal"))):
        told["illegal"] = expected["illegal"]
    return _in_order(expected), _in_order(told)


def _named_in(expected: Any, got: Any) -> Any:
    if isinstance(expected, dict) and isinstance(got, dict):
        return {name: got.get(name) for name in expected}
    return got


def _in_order(fields: Fields) -> Fields:
    """Return fields with those sorted whose order says nothing: links made together, and winners."""
    return {
        name: sorted(value) if name in {"links", "winners"} and isinstance(value, list) else value
        for name, value in fields.items()
    }


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
