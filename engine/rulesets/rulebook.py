"""Every rule the game knows, by its number."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.rulesets.rule import Rule
from engine.rulesets.rulebook_early import EARLY_RULES
from engine.rulesets.rulebook_sixth import SIXTH_RULES

RULEBOOK: Mapping[str, Rule] = MappingProxyType({rule.id: rule for rule in SIXTH_RULES + EARLY_RULES})
"""In the order of the rulebook, the sixth edition first."""
