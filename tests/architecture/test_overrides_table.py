"""The page of the fields that a map may set otherwise: complete, with their rules, and fresh."""

from types import ModuleType

import pytest

from engine.rulesets.overrides import field_names
from engine.rulesets.rulebook import RULEBOOK
from tests.architecture.sources import ROOT, script


@pytest.fixture(scope="module")
def table() -> ModuleType:
    """The script that writes the page."""
    return script("overrides_table")


def test_every_field_is_listed_with_its_rule(table: ModuleType) -> None:
    told = table.docstrings()
    named = {name: table.rules_of_field(told[name]) for name in field_names()}
    assert [name for name, rules in named.items() if not rules] == []
    assert {rule for rules in named.values() for rule in rules} <= set(RULEBOOK)
    page = table.page()
    assert [name for name in field_names() if f"\n| `{name}`<br>" not in page] == []


def test_the_page_and_the_tables_are_fresh(table: ModuleType) -> None:
    assert table.PAGE.read_text("utf-8") == table.page(), "run docs/overrides_table.py"
    assert table.TABLE.read_text("utf-8") == table.rows(), "run docs/overrides_table.py"
    assert table.EXPLAINED.read_text("utf-8") == table.meanings(), "run docs/overrides_table.py"


@pytest.mark.parametrize("page", ["README.md", "docs/rules.md", "docs/trials.md", "docs/guide/panels.md"])
def test_the_page_is_found_from_where_it_is_needed(page: str) -> None:
    assert "overrides.md" in (ROOT / page).read_text("utf-8")
