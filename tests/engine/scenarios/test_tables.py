"""The project's own scenario tables, and that they leave no rule out."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from engine.game.steps.order import CITY_STEPS, POSTAL_STEPS, STEPS
from engine.game.steps.step import Turn
from engine.scenarios.next_turn import TURNS
from engine.scenarios.reading import read_scenarios
from engine.scenarios.running import run_file, run_scenarios
from engine.scenarios.values import Scenario, ScenarioResult
from engine.scenarios.vocabulary import RULE_ID
from tests.architecture.sources import ROOT, sources

TABLES = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
IN_TURN = {rule for step in STEPS for rule in step.rules}
BY_POST = {rule for step in POSTAL_STEPS for rule in step.rules}
RULES = IN_TURN | BY_POST | {rule for step in CITY_STEPS for rule in step.rules}
REFUSING_BY_POST = {"VP.B1a", "VP.B1b", "VP.O1", "VP.O3b", "VP.O6b", "VP.O6c", "VP.O10"}
"""Rules that refuse a throw or make an entry void; orders for track are carried out as far as they may be."""
REFUSED_BY = {
    **dict.fromkeys(("6.A5a", "6.A5b", "6.A5c", "6.A5d", "6.A5e"), "6.A4"),
    **dict.fromkeys(("6.B1a", "6.B1b"), "6.B1"),
    **dict.fromkeys(("6.B1c", "6.C1e", "6.C7a"), "6.B2"),
    "E.A4": "E.A6",
    "E.C1": "E.B5",
}
"""By which other rule that is refused which breaks one that forbids nothing in its own name.

What is due to rivals must be payable where a board lets no one owe; a number must be one of the die or the
pack; and where a route may lead, and what it may cost, is asked by one rule for all.
"""


@cache
def results(table: Path) -> list[ScenarioResult]:
    results, errors = run_file(table)
    assert not errors
    return results


@cache
def written() -> list[Scenario]:
    return [scenario for table in TABLES for scenario in scenarios_of(table)]


@cache
def scenarios_of(table: Path) -> list[Scenario]:
    return [scenario for scenario in read_scenarios(table) if isinstance(scenario, Scenario)]


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


def test_every_rule_has_a_scenario_in_which_it_refuses_something_itself() -> None:
    refusing = {
        (rule_of(scenario.id), step[word])
        for scenario in written()
        for step in scenario.steps
        for word in ("illegal", "held")
        if isinstance(step.get(word), str)
    }
    alone = {rule for rule in IN_TURN if (rule, rule) in refusing}
    assert {(rule, REFUSED_BY.get(rule, rule)) for rule in IN_TURN} - refusing == set()
    assert alone & set(REFUSED_BY) == set()


def test_every_rule_of_play_by_post_that_refuses_does_so_in_a_scenario_of_its_own() -> None:
    refusing = {
        (rule_of(scenario.id), rule)
        for scenario in written()
        for step in scenario.steps
        for rule in (step.get("illegal"), *chain.from_iterable(step.get("void", {}).values()))
    }
    assert {rule for rule in BY_POST - IN_TURN if (rule, rule) in refusing} == REFUSING_BY_POST


def test_every_rule_that_pays_has_a_scenario_which_says_that_it_does() -> None:
    asked = [replace(one, steps=tuple({**step, "by_rule": {}} for step in one.steps)) for one in written()]
    paying = {rule for result in run_scenarios(asked, "") for rule in result.got["by_rule"]}
    saying = {
        rule
        for scenario in written()
        for step in scenario.steps
        for rule in step.get("by_rule", ())
        if rule == rule_of(scenario.id)
    }
    assert paying - saying == set()
    assert len(paying) >= 20


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.stem)
def test_every_scenario_ends_with_what_all_the_players_have(table: Path) -> None:
    for scenario in scenarios_of(table):
        assert set(scenario.steps[-1].get("accounts", ())) == set(scenario.players), scenario.id


def test_every_rule_the_program_refuses_or_pays_by_is_a_steps() -> None:
    texts = [source.text for source in sources("engine") if source.path.startswith("engine/game/")]
    named = {rule for text in texts for rule in re.findall(r'"((?:6|E)\.[A-E]\d?[a-e]?)"', text)}
    assert named <= RULES
    assert len(named) > 15


def test_scenarios_have_a_word_for_every_turn_of_the_game() -> None:
    every = (*STEPS, *POSTAL_STEPS, *CITY_STEPS)
    assert {*TURNS} == {type(step) for step in every if isinstance(step, Turn)}
