"""The project's own scenario tables, and that they leave no rule out."""

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.game.steps.order import STEPS
from engine.scenarios.reading import read_scenarios
from engine.scenarios.running import run_file
from engine.scenarios.values import Scenario, ScenarioResult
from engine.scenarios.vocabulary import RULE_ID
from tests.architecture.sources import ROOT, sources

TABLES = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
RULES = {rule for step in STEPS for rule in step.rules}


def results(table: Path) -> list[ScenarioResult]:
    return run_file(table)


def written() -> list[Scenario]:
    return [scenario for table in TABLES for scenario in read_scenarios(table)]


def rule_of(name: str) -> str:
    match = RULE_ID.fullmatch(name)
    assert match is not None
    return match[1]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.stem)
def test_every_step_of_every_scenario_is_as_the_file_says(table: Path) -> None:
    failed = [result for result in results(table) if not result.passed]
    assert [(one.id, one.step, one.what, one.expected, one.got, one.why) for one in failed] == []


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.stem)
def test_every_scenario_shows_something_and_no_two_bear_one_name(table: Path) -> None:
    shown = results(table)
    assert all(any(one.expected for one in shown if one.id == name) for name in {one.id for one in shown})
    firsts = Counter(one.id for one in shown if one.step == 1)
    assert set(firsts.values()) == {1}
    assert set(firsts) == {one.id for one in shown}


def test_every_rule_that_is_played_has_three_scenarios_and_every_scenario_a_rule() -> None:
    names = {one.id for table in TABLES for one in results(table)}
    count = Counter(rule_of(name) for name in names)
    assert set(count) == RULES
    assert min(count.values()) >= 3


def test_every_rule_has_a_scenario_in_which_something_is_refused() -> None:
    refusing = {
        rule_of(scenario.id) for scenario in written() if any("illegal" in step for step in scenario.steps)
    }
    assert RULES - refusing == set()


@pytest.mark.parametrize("scenario", written(), ids=lambda scenario: scenario.id)
def test_every_scenario_ends_with_what_all_the_players_have(scenario: Scenario) -> None:
    assert set(scenario.steps[-1].get("accounts", ())) == set(scenario.players)


def test_every_rule_the_program_refuses_or_pays_by_is_a_steps() -> None:
    texts = [source.text for source in sources("engine") if source.path.startswith("engine/game/")]
    named = {rule for text in texts for rule in re.findall(r'"(6\.[A-C]\d[a-e]?)"', text)}
    assert named <= RULES
    assert len(named) > 15
