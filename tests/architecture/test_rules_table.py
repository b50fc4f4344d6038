"""The table of the rules: complete, proven and fresh."""

import re
from collections.abc import Iterable
from types import ModuleType

import pytest

from engine.rulesets.rulebook import RULEBOOK
from engine.rulesets.rulebook_tiles import TILE_RULEBOOK
from tests.architecture.sources import ROOT, script

FEWEST_SCENARIOS = 3
"""An ordinary case, an edge and a refusal."""
ROWS = ROOT / "tests" / "data" / "rule_rows.txt"
"""The numbers of the rules, a line for each row of the table that orders them."""


@pytest.fixture(scope="module")
def table() -> ModuleType:
    """The script that writes the page."""
    return script("rules_table")


def test_every_rule_is_kept_somewhere_and_not_only_by_a_value(table: ModuleType) -> None:
    kept = table.keepers()
    editions = ("ruleset", "sixth", "early", "postal", "transcontinental")
    values = {f"engine/rulesets/{name}.py" for name in editions}
    found = {
        rule.id: {path for number in rule.numbers for path, _ in kept.get(number, ())}
        for rule in RULEBOOK.values()
    }
    assert [number for number, paths in found.items() if not paths - values] == []


MODULE = '''
"""Of all this it is said that it is about 6.A1."""

PAYMENTS = ("6.A5a", "6.A5b")
_WAYS = {"prizes": Scoring("6.B5")}  # 6.C6


class Build(Turn):
    """A player builds (6.A3). Sometimes he saves (6.A6)."""

    rules = ("6.A4", "6.A7")

    def due(self):
        """Tell whether it is time. What 6.B1 says is said here only."""
        # 6.B2
        return True


class Laid(NamedTuple):
    """A link laid (6.A3)."""

    cost: int
    """What it cost (6.B6)."""


def pay(ledger):
    """Pay what is due (6.B3, E.B3). So does 6.B4."""
    if not ledger:
        raise IllegalMove("6.A2", "No.")
    ledger.pay(1, 2, 3, "6.C2")
'''


def test_a_place_keeps_what_it_refuses_pays_or_does_by_and_nothing_by_mentioning_it(
    table: ModuleType,
) -> None:
    assert table.places(MODULE, values=False) == {
        "_WAYS": {"6.B5", "6.C6"},
        "Build": {"6.A3", "6.A4"},
        "Build.due": {"6.B2"},
        "pay": {"6.B3", "E.B3", "6.A2", "6.C2"},
    }
    fields = table.places(MODULE, values=True)
    assert fields["Laid.cost"] == {"6.B6"}


def test_every_rule_has_three_scenarios(table: ModuleType) -> None:
    proven = table.scenarios()
    counts = {number: len(proven.get(number, ())) for number in RULEBOOK}
    assert {number: count for number, count in counts.items() if count < FEWEST_SCENARIOS} == {}


def test_no_scenario_and_no_line_of_the_game_names_a_rule_that_is_none(table: ModuleType) -> None:
    assert set(table.scenarios()) <= set(RULEBOOK)
    numbers = {number for rule in RULEBOOK.values() for number in rule.numbers}
    whole = {number[:-1] for number in numbers if number[-1].isalpha()}
    assert set(table.keepers()) <= {*numbers, *whole}


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


def test_the_page_and_the_table_for_other_programs_are_fresh(table: ModuleType) -> None:
    assert table.PAGE.read_text("utf-8") == table.page(), "run docs/rules_table.py"
    assert table.TABLE.read_text("utf-8") == table.rows(), "run docs/rules_table.py"


def test_the_page_of_the_tile_game_is_fresh_and_every_rule_of_it_is_kept(table: ModuleType) -> None:
    assert table.TILE_PAGE.read_text("utf-8") == table.tile_page(), "run docs/rules_table.py"
    kept = table.keepers(table.TILE_ROOMS)
    assert {rule for rule in TILE_RULEBOOK if not kept.get(rule)} == set()
    families = {"DR.1", "DR.3", "DR.4", "DR.solo", "DR.end", "DR.setup"}
    assert set(kept) <= {*TILE_RULEBOOK, *families}
    assert set(table.scenarios(table.TILE_SCENARIOS)) == set(TILE_RULEBOOK)
