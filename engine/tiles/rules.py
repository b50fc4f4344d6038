"""The rules a set is played by: the published ones with the set's overrides."""

from collections.abc import Iterable

from engine.board.rules import Override, Plain
from engine.rulesets.overrides import overridden
from engine.tiles.set import DROVER, TileRules, TileSet


def rules_of(tile_set: TileSet) -> TileRules:
    """Return the rules a set is played by; raises RuleSetError for an override that cannot be."""
    return changed_rules(
        value for rule in tile_set.special_rules if isinstance(rule, Override) for value in rule.values
    )


def changed_rules(values: Iterable[tuple[str, Plain]]) -> TileRules:
    """Return the published rules with some fields changed; raises RuleSetError, which names the field."""
    return overridden(DROVER, values)
