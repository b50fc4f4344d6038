"""Running scenarios: each step is played by the rules and compared with what the file says."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.scenarios import (
    building_steps,
    city_steps,
    next_turn,
    operating_steps,
    postal_steps,
    sailing,
    text_steps,
)
from engine.scenarios.comparing import compared
from engine.scenarios.position import table_of
from engine.scenarios.reading import read_scenarios
from engine.scenarios.table import Table
from engine.scenarios.tiles.reading import TileScenario
from engine.scenarios.tiles.running import run_scenario
from engine.scenarios.values import Fields, Scenario, ScenarioError, ScenarioResult
from engine.scenarios.vocabulary import action_of
from engine.turns.illegal import IllegalMove


def _dice(table: Table, value: Fields) -> Fields:
    """Throw the dice of a round, as the game has rounds."""
    by_rounds = table.game.facts.rules.turn_order == "rounds"
    return city_steps.dice(table, value) if by_rounds else postal_steps.dice(table, value)


PLAYED: Mapping[str, Callable[[Table, Any], Fields]] = {
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
    "dice": _dice,
    "orders": postal_steps.orders,
    "entries": postal_steps.entries,
    "table": postal_steps.table_,
    "text": text_steps.text,
    "next": next_turn.next_,
    "order": operating_steps.order,
    "over": operating_steps.over,
    "cities": city_steps.cities,
    "races": city_steps.races,
    "west": city_steps.west,
}
"""What plays each kind of step, and returns its result by the names that a file expects it by."""


def run_file(path: Path) -> tuple[list[ScenarioResult], list[ScenarioError]]:
    """Return what every step of every scenario of a file came to, in order, and why others cannot be run.

    Of a scenario that cannot be run to its end the steps before are among the results. Raises ScenarioError,
    saying where, when the file itself cannot be read.
    """
    results, errors = list[ScenarioResult](), list[ScenarioError]()
    for scenario in read_scenarios(path):
        if isinstance(scenario, ScenarioError):
            errors.append(scenario)
            continue
        where = f"{path}, {scenario.id}"
        try:
            steps = (
                run_scenario(scenario, where) if isinstance(scenario, TileScenario) else _run(scenario, where)
            )
            for result in steps:
                results.append(result)
        except ScenarioError as error:
            errors.append(error)
    return results, errors


def run_scenarios(scenarios: Iterable[Scenario], where: str) -> list[ScenarioResult]:
    """Return what every step of the scenarios came to; ``where`` is what errors call their file.

    Raises ScenarioError, saying where, when one cannot be run.
    """
    return [result for scenario in scenarios for result in _run(scenario, f"{where}, {scenario.id}")]


def _run(scenario: Scenario, where: str) -> Iterator[ScenarioResult]:
    """Play one scenario from its position, step by step."""
    table = table_of(scenario, where)
    for turn, step in enumerate(scenario.steps, 1):
        table.where = f"{where}, step {turn}"
        yield _played(table, scenario.id, turn, step)


def _played(table: Table, name: str, turn: int, step: Fields) -> ScenarioResult:
    """Play one step; a refused one leaves the position as it was."""
    action = action_of(step, table.where)
    before, why = table.state, ""
    table.paid.clear()
    try:
        got = PLAYED[action](table, step[action])
    except IllegalMove as refused:
        table.state = before
        table.paid.clear()
        got, why = {"illegal": table.game.facts.rules.cited(refused.rule)}, refused.message
    got["accounts"] = dict(zip(table.players, table.state.accounts, strict=True))
    got["by_rule"] = dict(table.paid)
    said = {field: value for field, value in step.items() if field != action}
    if action == "text":
        said = text_steps.expected_by_bends(table, said)
    expected, told = compared(said, got)
    return ScenarioResult(name, turn, _named(action, step[action]), expected, told, why)


def _named(action: str, value: Any) -> str:
    """Return what to call a step: its action and what it was about."""
    if not isinstance(value, dict):
        parts = value if isinstance(value, list) else [value]
        return f"{action} {' '.join(map(str, parts))}"
    parts = [f"{field} {part}" for field, part in value.items() if not isinstance(part, list | dict)]
    return f"{action} {', '.join(parts)}"
