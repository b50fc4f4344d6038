"""The table of the rules: complete, proven and fresh."""

import re
from collections.abc import Iterable
from types import ModuleType

import pytest

from engine.rulesets.rulebook import RULEBOOK
from tests.architecture.sources import ROOT, script

FEWEST_SCENARIOS = 3
"""An ordinary case, an edge and a refusal."""
ROWS = ROOT / "tests" / "data" / "rule_rows.txt"
"""The numbers of the rules, a line for each row of the table that orders them."""


@pytest.fixture(scope="module")
def table() -> ModuleType:
    """The script that writes the page."""
    return script("rules_table")


def test_every_rule_is_kept_somewhere_in_the_game(table: ModuleType) -> None:
    kept = table.keepers()
    assert [number for number in RULEBOOK if not kept.get(number)] == []


def test_every_rule_has_three_scenarios(table: ModuleType) -> None:
    proven = table.scenarios()
    counts = {number: len(proven.get(number, ())) for number in RULEBOOK}
    assert {number: count for number, count in counts.items() if count < FEWEST_SCENARIOS} == {}


def test_no_scenario_and_no_line_of_the_game_names_a_rule_that_is_none(table: ModuleType) -> None:
    assert set(table.scenarios()) <= set(RULEBOOK)
    whole = {number[:-1] for number in RULEBOOK if number[-1].isalpha()}
    assert set(table.keepers()) <= {*RULEBOOK, *whole}


def test_no_row_that_was_ordered_is_forgotten(table: ModuleType) -> None:
    numbers = expanded(ROWS.read_text("utf-8").split())
    assert len(numbers) > 50
    for part in table.page().split(table.PROOF):
        told = re.findall(r"^\| ([^|]+) \|", part, re.MULTILINE)
        assert {number for cell in told for number in cell.split(", ")} - {"rule", "---"} == set(numbers)


def expanded(rows: Iterable[str]) -> list[str]:
    """Return every number of rows, of which some stand for several: 6.C1a–d, E.B1–3, E.D–E."""
    found: list[str] = []
    for row in rows:
        first, _, last = row.partition("–")
        parts = range(ord(first[-1]), ord(last or first[-1]) + 1)
        found += [first[:-1] + chr(part) for part in parts]
    return list(dict.fromkeys(found))


def test_the_page_is_fresh(table: ModuleType) -> None:
    assert table.PAGE.read_text("utf-8") == table.page(), "run docs/rules_table.py"
