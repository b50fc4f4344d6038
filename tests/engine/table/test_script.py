"""Table scripts: the worked examples hold, and a script that cannot be run says where."""

from pathlib import Path

import pytest

from engine.scenarios.values import ScenarioError, ScenarioResult
from engine.table.script import run_script, run_scripts
from engine.table.script_reading import ACTIONS, parse_scripts
from tests.architecture.sources import ROOT

TABLES = sorted((ROOT / "tests" / "table").glob("*.yaml"))
HERE = Path("here.yaml")
BOARD = """
  board:
    platelayer: board/1
    title: Strip
    sheet: {columns: 6, rows: 1, top: pointy, shifted: odd, across_flats_mm: 10}
    terrain: {rows: ["......"]}
    towns:
      - {name: Ayr, hex: A1, keys: [11], start: true}
      - {name: Bow, hex: A6, keys: [12]}
    special_rules:
      - {type: override, unserved_towns: 0, RULES}
    keys: dice-36
"""


def script(steps: str, given: str = "{turn: {player: Red, points: 4}}", rules: str = "races: 3") -> str:
    text = f"- id: strip\n{BOARD.replace('RULES', rules)}\n  players: [Red, Blue]\n  given: {given}\n"
    return f"{text}  steps: [{steps}]\n"


def ran(text: str) -> list[ScenarioResult]:
    return [result for each in parse_scripts(text, HERE) for result in run_script(each, "here")]


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_every_step_of_every_script_comes_out_as_the_file_says(path: Path) -> None:
    results = run_scripts(path)
    assert results
    assert [
        (each.id, each.step, each.expected, each.got, each.why) for each in results if not each.passed
    ] == []


def test_every_action_stands_in_a_script_and_on_the_page() -> None:
    used = {result.what.split()[0] for path in TABLES for result in run_scripts(path)}
    page = (ROOT / "docs" / "table.md").read_text("utf-8")
    assert sorted(set(ACTIONS) - used - {"back"}) == []
    assert [action for action in ACTIONS if f"`{action}: " not in page] == []


def test_what_comes_out_otherwise_fails() -> None:
    given = "{starts: {Red: A1, Blue: A1}, turn: {player: Red, points: 4}}"
    steps = "{hover: A4, cost: 4}, {hover: A4, cost: 3}, {lay: A6}, {lay: A3, accounts: {Red: 20}}"
    results = ran(script(steps, given))
    assert [result.passed for result in results] == [False, True, False, True]
    assert results[0].got == {"cost": 3}
    assert results[2].got["refused"] == "6.A6"


def test_no_payments_are_compared_as_well() -> None:
    given = "{track: {Red: [A1 A3], Blue: [A5 A6]}, turn: {player: Blue, points: 4}}"
    (result,) = ran(script("{hover: A5 A3, pays: {}}", given))
    assert not result.passed


@pytest.mark.parametrize("price", ["link_cost: 2", "junction: 3", "alongside_half: 5", "bonus: 7"])
def test_a_price_that_changes_in_the_rules_changes_what_is_shown_and_what_is_booked(price: str) -> None:
    """The table holds no price of its own."""
    given = "{track: {Red: [A1 A3], Blue: [A3 A5]}, reached: [Ayr], turn: {player: Red, points: 9}}"
    steps = "{hover: A6, cost: 0}, {lay: A6, cost: 0}"
    before, after = (
        ran(script(steps.replace("cost: 0", "chip: ''"), given)),
        ran(script(steps.replace("cost: 0", "chip: ''"), given, price)),
    )
    assert before[0].got == before[1].got
    assert after[0].got == after[1].got
    assert before[0].got != after[0].got


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[]", "the file has no script"),
        ("- 3", "expected fields with names"),
        (script("{fly: A4}"), "a step must be one of: hover, lay, "),
        (script("{hover: A4, lay: A4}"), "a step must be one of"),
        (script("{hover: A4, price: 3}"), "there is no field 'price'"),
        (script("3"), "a step must be fields with names"),
        (script("{hover: Z9}"), "There is no hex and no town 'Z9'"),
        (script("{hover: {via: [A2]}}"), "expected a name"),
        (script("{seat: {Pink: greedy}}"), "There is no player 'Pink'"),
        (script("{back: 9}"), "The game has 0 moves, not 9."),
        (script("{dice: 3}"), "nothing is to be thrown"),
        (
            script("{enter: 4}", "{stage: operating, race: {from: Ayr, to: Bow, order: [Red]}}"),
            "there are 0 cards",
        ),
        (script("{answer: yes}"), "an answer names whom to accept or refuse"),
        (script("{hover: A4}", "{turn: {player: Pink, points: 4}}"), "no player 'Pink'"),
        (script("{hover: A4}", "{turn: {points: four, player: Red}}"), "whole number"),
        (
            script("{hover: A4}").replace("start: true", "start: false").replace("  given", "  bots"),
            "no field",
        ),
    ],
)
def test_a_script_that_cannot_be_run_says_where(text: str, why: str) -> None:
    with pytest.raises(ScenarioError, match="here") as refused:
        ran(text)
    assert why in str(refused.value)


def test_without_a_position_a_script_begins_before_the_first_move() -> None:
    text = script("{watch: true, next: Red}, {back: 0, next: Red}").replace(
        "given: {turn: {player: Red, points: 4}}", "bots: {Blue: greedy}"
    )
    assert [result.passed for result in ran(text)] == [True, True]
