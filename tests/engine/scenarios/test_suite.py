"""The scenarios as other programs read them: by a schema, with tables of rules, options and readings."""

import csv
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jsonschema.validators import Draft202012Validator
from referencing import Registry, Resource

from engine.boardfile.reading import board_from_data
from engine.rulesets.editions import EDITIONS, rules_of
from engine.rulesets.overrides import field_names, kind_of_field
from engine.rulesets.rulebook import RULEBOOK
from engine.scenarios import vocabulary
from engine.scenarios.next_turn import END, OWN_THROW, TURNS
from engine.scenarios.position import table_of
from engine.scenarios.reading import read_scenarios
from engine.scenarios.running import PLAYED, run_scenarios
from engine.scenarios.values import Scenario, ScenarioError
from engine.scenarios.yaml_reader import plain
from engine.turns.illegal import IllegalMove
from tests.architecture.sources import ROOT
from tests.replays.country import read_yaml

PAGE = ROOT / "docs" / "scenario-suite.md"
FOLDER = ROOT / "tests" / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))
READINGS = {
    reading["name"]: reading for reading in read_yaml((FOLDER / "tables/readings.yaml").read_text("utf-8"))
}
SCHEMA, BOARD = (
    json.loads((ROOT / "schemas" / f"{name}-1.schema.json").read_text("utf-8"))
    for name in ("scenarios", "board")
)


@cache
def data(file: Path) -> list[dict[str, Any]]:
    """Return a file as any reader of YAML has it."""
    read: list[dict[str, Any]] = read_yaml(file.read_text("utf-8"))
    return read


def table(name: str) -> list[dict[str, str]]:
    with (FOLDER / "tables" / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def everything() -> list[Scenario]:
    read = [scenario for file in FILES for scenario in read_scenarios(file)]
    return [scenario for scenario in read if isinstance(scenario, Scenario)]


# -- the form -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_scenario_and_its_board_are_of_the_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    boards = {id(scenario["board"]): scenario["board"] for file in FILES for scenario in data(file)}
    check = Draft202012Validator(BOARD)
    assert [error.message for board in boards.values() for error in check.iter_errors(board)] == []
    # The boards have been looked at, each once.
    registry = Registry[Any]().with_resource(
        BOARD["$id"], Resource.from_contents({"$schema": BOARD["$schema"]})
    )
    check = Draft202012Validator(SCHEMA, registry=registry)
    wrong = [
        (file.name, *error.path, error.message) for file in FILES for error in check.iter_errors(data(file))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "A5a-crossing"),
        ("rulez", "sixth"),
        ("players", []),
        ("steps", []),
        ("steps", [{"price": ["A1"], "cost": 1}]),
        ("steps", [{"price": ["A1", "A2"], "coast": 1}]),
        ("steps", [{"price": ["A1", "A2"], "run": {"from": "A1", "to": "A2"}}]),
        ("given", {"track": {"Red": ["A1"]}}),
        ("board", {"platelayer": "board/1"}),
    ],
)
def test_the_schema_refuses_what_is_no_scenario(field: str, value: Any) -> None:
    registry = Registry[Any]().with_resource(BOARD["$id"], Resource.from_contents(BOARD))
    good = next(one for file in FILES for one in data(file) if "illegal" not in str(one))
    check = Draft202012Validator(SCHEMA, registry=registry)
    assert check.is_valid([good])
    assert not check.is_valid([{**good, field: value}])


def test_the_schemas_words_are_the_programs() -> None:
    parts = SCHEMA["$defs"]
    assert set(parts["scenario"]["properties"]) == set(vocabulary.SCENARIO)
    assert set(parts["given"]["properties"]) == set(vocabulary.GIVEN)
    assert set(parts["entry"]["properties"]) == set(vocabulary.ENTRY)
    assert parts["steps"].keys() == vocabulary.ACTIONS.keys()
    assert parts["step"]["oneOf"] == [{"$ref": f"#/$defs/steps/{action}"} for action in vocabulary.ACTIONS]
    for action, step in parts["steps"].items():
        expected = {action, *vocabulary.EXPECTED[action], *vocabulary.OF_ANY}
        assert set(step["properties"]) == expected, action
        taken = vocabulary.ACTIONS[action]
        assert taken is None or set(step["properties"][action]["properties"]) == set(taken), action
    turns = parts["steps"]["next"]["properties"]["is"]["enum"]
    assert set(turns) == {*TURNS.values(), OWN_THROW, END}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_any_reader_of_yaml_reads_the_same(file: Path) -> None:
    assert data(file) == plain(file.read_text("utf-8"), file.name)


def test_no_two_scenarios_of_the_suite_bear_one_name() -> None:
    names = [scenario["id"] for file in FILES for scenario in data(file)]
    assert len(names) == len(set(names))


# -- the tables -----------------------------------------------------------------------------------


def test_every_rule_of_the_table_has_a_scenario_and_every_scenario_a_rule() -> None:
    rows = table("rules.csv")
    assert [row["rule"] for row in rows] == list(RULEBOOK)
    assert all(row["text"] and row["edition"] in EDITIONS for row in rows)
    shown = {scenario["id"].partition("-")[0] for file in FILES for scenario in data(file)}
    assert shown == {row["rule"] for row in rows}


def test_the_options_are_the_fields_of_the_editions() -> None:
    rows = {row["option"]: row for row in table("options.csv")}
    assert tuple(rows) == field_names()
    for name, row in rows.items():
        for edition, rules in EDITIONS.items():
            value = getattr(rules, name)
            read = plain(row[edition], name)
            assert (tuple(read) if isinstance(read, list) else read) == value, (name, edition)


@pytest.mark.parametrize("name", READINGS)
def test_a_reading_is_a_field_with_our_choice_among_its_options(name: str) -> None:
    reading, kind = READINGS[name], kind_of_field(name)
    assert kind is not None
    assert set(reading) == {"name", "rule", "question", "options", "ours"}
    assert any(reading["rule"] in rule.numbers for rule in RULEBOOK.values())
    options = [option["value"] for option in reading["options"]]
    assert len(options) > 1
    assert all(kind.allows(option) for option in options)
    assert kind.sort != "word" or {*options} == {*kind.words}
    assert kind.sort != "truth" or {*options} == {False, True}
    assert reading["ours"] == {edition: getattr(EDITIONS[edition], name) for edition in reading["ours"]}
    assert {*reading["ours"].values()} <= {*options}


# -- the runner of the page ------------------------------------------------------------------------


class Refused(Exception):  # noqa: N818  # as the page calls it
    """A step that the rules forbid."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class OurGame:
    """What the page asks of a game, done by ours."""

    actions = vocabulary.ACTIONS

    def __init__(
        self, board: Any, players: list[str], given: Any, edition: str, options: Mapping[str, Any]
    ) -> None:
        read = board_from_data(board, "board").board
        assert read is not None
        values = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
        # No board sets a list to nothing; where the edition has none it has none here.
        fields = {name: value for name, value in values.items() if value != ()}
        self.at_table = table_of(Scenario("", edition, read, tuple(players), given, (), fields), "")

    def __getattr__(self, action: str) -> Callable[[Any], Any]:
        return lambda value: self.step(action, value)

    def step(self, action: str, value: Any) -> Any:
        before = self.at_table.state
        self.at_table.paid.clear()
        try:
            return {"by_rule": self.at_table.paid, **PLAYED[action](self.at_table, value)}
        except IllegalMove as refused:
            self.at_table.state = before
            raise Refused(self.at_table.game.facts.rules.cited(refused.rule)) from refused

    def accounts(self) -> dict[str, int]:
        return dict(zip(self.at_table.players, self.at_table.state.accounts, strict=True))


def runner() -> dict[str, Any]:
    """Return the functions of the example in the page, with all that it uses besides them."""
    (code,) = re.findall(r"```python\n(def run.+?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {"csv": csv, "yaml": SimpleNamespace(safe_load=read_yaml), "Refused": Refused}
    exec(code, names)  # noqa: S102  # our own page
    return names


@pytest.mark.slow
def test_the_runner_in_the_page_finds_every_scenario_as_it_says_and_leaves_out_other_readings() -> None:
    run = runner()["run"]
    report = run(FOLDER, {"hill_delay": ["from_open"]}, OurGame)
    assert report["failed"] == {}
    assert report["other reading"] == [
        one.id for one in everything() if one.readings.get("hill_delay") == "each"
    ]
    assert "6.B5-hills-entered-from-open-ground-only" in report["passed"]
    assert len(report["passed"]) + len(report["other reading"]) == len(everything())


@pytest.mark.parametrize(
    ("step", "same"),
    [
        ({"price": ["A1", "A2"], "cost": 1}, True),
        ({"price": ["A1", "A2"], "cost": 2}, False),
        ({"price": ["A1", "A2"], "cost": 1, "illegal": "6.A3"}, False),
        ({"price": ["A1", "A2"], "cost": 1, "accounts": {"Red": 20}}, True),
        ({"price": ["A1", "A2"], "cost": 1, "accounts": {"Red": 19}}, False),
        ({"build": {"player": "Red", "track": ["A1 A2"]}, "pays": {"Blue": 3}}, True),
        ({"build": {"player": "Red", "track": ["A1 A2"]}, "pays": {}}, False),
        ({"build": {"player": "Red", "track": ["B3 B4"]}}, False),
        ({"build": {"player": "Red", "track": ["B3 B4"]}, "illegal": "6.A6"}, True),
        ({"build": {"player": "Red", "track": ["B3 B4"]}, "illegal": "6.A4"}, False),
    ],
)
def test_the_runner_in_the_page_sees_a_difference(step: dict[str, Any], same: bool) -> None:
    board = next(one for file in FILES for one in data(file) if one["id"] == "6.A2-out-of-a-shared-start")[
        "board"
    ]
    given = {"starts": {"Red": "A1", "Blue": "A1"}, "track": {"Blue": ["A1 A2"]}}
    options = {row["option"]: read_yaml(row["sixth"]) for row in table("options.csv")}
    game = OurGame(board, ["Red", "Blue"], given, "sixth", options)
    assert (runner()["differs"](game, step) is None) == same


# -- the readings of each scenario ----------------------------------------------------------------


def holds(scenario: Scenario, readings: Mapping[str, Any]) -> bool:
    """Return whether a scenario comes out as it says with other readings than its own."""
    try:
        results = run_scenarios([replace(scenario, readings={**scenario.readings, **readings})], "")
    except ScenarioError:
        return False
    return all(result.passed for result in results)


def others(name: str, value: object) -> list[Any]:
    return [option["value"] for option in READINGS[name]["options"] if option["value"] != value]


def test_a_scenario_comes_out_otherwise_by_another_of_the_readings_it_names() -> None:
    named = [
        (scenario, name, value) for scenario in everything() for name, value in scenario.readings.items()
    ]
    idle = [
        (scenario.id, name)
        for scenario, name, value in named
        if all(holds(scenario, {name: other}) for other in others(name, value))
    ]
    assert idle == []
    assert {name for _, name, _ in named} == set(READINGS)


@pytest.mark.slow
def test_no_reading_that_a_scenario_does_not_name_makes_a_difference() -> None:
    differ = []
    for scenario in everything():
        rules = rules_of(scenario.board, scenario.rules)
        open_ = [name for name, reading in READINGS.items() if rules.name in reading["ours"]]
        flipped = {
            name: others(name, getattr(rules, name))[-1] for name in open_ if name not in scenario.readings
        }
        if not holds(scenario, flipped):
            differ.append(scenario.id)
    assert differ == []
