"""The rules a set is played by: the published ones with the set's overrides."""

from collections.abc import Iterable

from engine.board.rules import Note, Override, Plain
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


def with_rule(tile_set: TileSet, name: str, value: Plain) -> tuple[Override | Note, ...]:
    """Return the special rules of a set with one field of its rules changed, or left as it is published."""
    rules = tile_set.special_rules
    fields = dict(pair for rule in rules if isinstance(rule, Override) for pair in rule.values)
    fields.pop(name, None)
    if value != getattr(DROVER, name):
        fields[name] = value
    notes = tuple(rule for rule in rules if isinstance(rule, Note))
    return (Override(tuple(fields.items())), *notes) if fields else notes
