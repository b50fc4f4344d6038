"""The page on tile sets lists every rule that a set may change, as it is published."""

import pytest

from engine.tiles.set import DROVER
from studio.cli.explaining.rulebook import plain
from studio.drawing.tiles.rule_words import WORDS_OF_SETS
from tests.architecture.sources import ROOT


@pytest.mark.parametrize("name", WORDS_OF_SETS)
def test_every_rule_of_a_set_is_listed_with_its_words_and_its_published_value(name: str) -> None:
    row = f"| `{name}` | {WORDS_OF_SETS[name]} | `{plain(getattr(DROVER, name))}` |"
    assert row in (ROOT / "docs" / "tiles.md").read_text("utf-8").splitlines()
