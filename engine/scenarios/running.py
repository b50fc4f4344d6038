"""Running scenarios: each step is played by the rules and compared with what the file says."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from engine.game.illegal import IllegalMove
from engine.scenarios import building_steps, going_on, operating_steps, sailing
from engine.scenarios.comparing import compared
from engine.scenarios.position import table_of
from engine.scenarios.reading import read_scenarios
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, Scenario, ScenarioResult
from engine.scenarios.vocabulary import action_of

_PLAYED: Mapping[str, Callable[[Table, Any], Fields]] = {
    "price": building_steps.price,
    "start": building_steps.start,
    "round": building_steps.round_,
    "build": building_steps.build,
    "cross": building_steps.cross,
    "leap": building_steps.leap,
    "joint": building_steps.joint,
    "notice": building_steps.notice,
    "save": building_steps.save,
    "buy": sailing.buy,
    "draw": operating_steps.draw,
    "run": operating_steps.run,
    "race": operating_steps.race,
    "next": going_on.next_,
    "order": operating_steps.order,
    "over": operating_steps.over,
}


def run_file(path: Path) -> list[ScenarioResult]:
    """Return what every step of every scenario of a file came to, in order.

    Raises ScenarioError, saying where, when the file cannot be run.
    """
    return run_scenarios(read_scenarios(path), str(path))


def run_scenarios(scenarios: Iterable[Scenario], where: str) -> list[ScenarioResult]:
    """Return what every step of the scenarios came to; ``where`` is what errors call their file."""
    return [result for scenario in scenarios for result in _run(scenario, f"{where}, {scenario.id}")]


def _run(scenario: Scenario, where: str) -> list[ScenarioResult]:
    """Play one scenario from its position."""
    table = table_of(scenario, where)
    results = []
    for turn, step in enumerate(scenario.steps, 1):
        table.where = f"{where}, step {turn}"
        results.append(_played(table, scenario.id, turn, step))
    return results


def _played(table: Table, name: str, turn: int, step: Fields) -> ScenarioResult:
    """Play one step; a refused one leaves the position as it was."""
    action = action_of(step, table.where)
    before, why = table.state, ""
    table.paid.clear()
    try:
        got = _PLAYED[action](table, step[action])
    except IllegalMove as refused:
        table.state = before
        table.paid.clear()
        got, why = {"illegal": table.game.facts.rules.cited(refused.rule)}, refused.message
    got["accounts"] = dict(zip(table.players, table.state.accounts, strict=True))
    got["by_rule"] = dict(table.paid)
    said = {field: value for field, value in step.items() if field != action}
    expected, told = compared(said, got)
    return ScenarioResult(name, turn, _named(action, step[action]), expected, told, why)


def _named(action: str, value: Any) -> str:
    """Return what to call a step: its action and what it was about."""
    if not isinstance(value, dict):
        parts = value if isinstance(value, list) else [value]
        return f"{action} {' '.join(map(str, parts))}"
    parts = [f"{field} {part}" for field, part in value.items() if not isinstance(part, list | dict)]
    return f"{action} {', '.join(parts)}"
