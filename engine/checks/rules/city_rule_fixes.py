"""Changes to the rule of dynamic cities, as the fixes of its checks make them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.diagnostics.findings import Fix, Path
from engine.edits.entries import ChangeEntry
from engine.messages import Phrase

LABEL: Phrase = "Change dynamic cities"


def rules_of_cities(board: Board) -> Iterator[tuple[DynamicCities, Path]]:
    """Yield the board's rules of dynamic cities and where each is in the file."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, DynamicCities):
            yield rule, ("special_rules", index)


def fix_of_rule(title: Phrase, old: DynamicCities, **changes: Any) -> Fix:
    """Return a fix that sets fields of a rule otherwise."""
    return Fix(title, ChangeEntry(old, replace(old, **changes), LABEL), safe=False)


def with_way(rule: DynamicCities, index: int, field: str, value: Any) -> DynamicCities:
    """Return a rule with a field of one of its ways set otherwise."""
    changes: dict[str, Any] = {field: value}
    new = replace(rule.cities[index], **changes)
    return replace(rule, cities=(*rule.cities[:index], new, *rule.cities[index + 1 :]))
