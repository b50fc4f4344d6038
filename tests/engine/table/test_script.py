"""Table scripts: the worked examples hold, and a script that cannot be run says where."""

from pathlib import Path

import pytest

from engine.scenarios.values import ScenarioError, ScenarioResult
from engine.table.script import run_script, run_scripts
from engine.table.script_reading import ACTIONS, parse_scripts
from tests.architecture.sources import ROOT

TABLES = sorted((ROOT / "tests" / "table").glob("*.yaml"))
HERE = Path("here.yaml")
TURN = "turn: {player: Red, points: 4}"
RACE = "race: {from: Ayr, to: Bow, order: [Red]}"
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
    race = "{stage: operating, track: {Red: [A1 A3], Blue: [A3 A6]}, PAIR}".replace("PAIR", RACE)
    steps = "{cards: true, are: [{links: 5, pays: {}}]}, {cards: true, are: [{links: 5, pays: {Blue: 3}}]}"
    assert [each.passed for each in ran(script(steps, race))] == [False, True]


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
        ("", "the file has no script"),
        ("[]", "the file has no script"),
        ("id: strip", "It must be a list of scripts"),
        ("- 3", "line 1: Entry 1 must be a group of fields, not 3."),
        (script("{fly: A4}"), "line 17: Unknown field 'fly' in entry 1 of 'steps'"),
        (script("{cost: 3}"), "line 17, strip: a step must be one of: hover, lay, "),
        (script("{hover: A4, lay: A4}"), "a step must be one of"),
        (script("{hover: A4, price: 3}"), "line 17: Unknown field 'price'"),
        (script("{undo: 1, price: 3}"), "line 17: Unknown field 'price'"),
        (script("{undo: 1, cost: 3}"), "line 17, strip: there is no field 'cost'"),
        (script("3"), "must be a group of fields, not 3"),
        (script('{hover: "  "}'), "must be a hex, the ends and bends of a chain, or fields, not ''"),
        (script("{hover: {to: A4, vai: [A2]}}"), "Unknown field 'vai' in 'hover'"),
        (script("{hover: A4, pays: {Red: x}}"), "'Red' of 'pays'"),
        (script("{enter: true}"), "must be the number of a card or the ends and bends of a route, not true"),
        (script("{enter: 0}"), "must be the number of a card"),
        (script("{done: false}"), "must be true, not false"),
        (script("{done: {safe: 3}}"), "Unknown field 'safe' in 'done'"),
        (script("{reach: A4}"), "must be true, not 'A4'"),
        (script("{seat: Blue}"), "must be players, and who plays each, not 'Blue'"),
        (script("{seat: {Blue: wizard}}"), "line 17, strip: there is no bot 'wizard'"),
        (script("{look: -1}"), "must be a whole number of 0 or more, not -1"),
        (script("{look: 99}"), "line 17, strip: The game has 0 moves, not 99."),
        (script("{redo: -3}"), "must be a whole number of 1 or more, not -3"),
        (script("{undo: true}"), "not true"),
        (script("{dice: [3, x]}"), "must be a whole number of 0 or more, not 'x'"),
        (script("{offer: {by: 1}}"), "The field 'with' is missing"),
        (script("{hover: A4}", "{stage: operating}"), "line 17, strip: No one is building now."),
        (script("{hover: A4}", f"{{{TURN}, {RACE}}}"), "line 16: 'given' of entry 1 must be without a race"),
        (script("{hover: A4}", "{turns: 3}"), "Unknown field 'turns' in 'given'"),
        (
            script("{hover: A4}").replace("  given", "  luck: foo\n  given"),
            "must be occasions or hand, not 'foo'",
        ),
        (script("{hover: A4}").replace("  given", "  bots: {Blue: foo}\n  given"), "there is no bot 'foo'"),
        (script("{hover: Z9}"), "There is no hex and no town 'Z9'"),
        (script("{hover: {via: [A2]}}"), "The field 'to' is missing in 'hover'"),
        (script("{seat: {Pink: greedy}}"), "There is no player 'Pink'"),
        (script("{back: 9}"), "The game has 0 moves, not 9."),
        (script("{dice: 3}"), "nothing is to be thrown"),
        (
            script("{enter: 4}", "{stage: operating, race: {from: Ayr, to: Bow, order: [Red]}}"),
            "there are 0 cards",
        ),
        (script("{done: true}, {enter: A1 A6}"), "line 17, strip: no player is to move."),
        (script("{answer: yes}"), "must be whom to accept or refuse, not 'yes'"),
        (script("{answer: {}}"), "must be whom to accept or refuse"),
        (script("{hover: A4}", "{turn: {player: Pink, points: 4}}"), "no player 'Pink'"),
        (script("{hover: A4}", "{turn: {points: four, player: Red}}"), "whole number"),
        (
            script("{hover: A4}").replace("  given", "  bots: {Pink: greedy}\n  given"),
            "there is no field 'Pink'",
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
