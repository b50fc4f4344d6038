"""Every rule the game knows, by its number."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from engine.rulesets.rule import Rule
from engine.rulesets.rulebook_early import EARLY_RULES
from engine.rulesets.rulebook_postal import POSTAL_RULES
from engine.rulesets.rulebook_sixth import SIXTH_RULES
from engine.rulesets.rulebook_transcontinental import TRANSCONTINENTAL_RULES

RULEBOOK: Mapping[str, Rule] = MappingProxyType(
    {rule.id: rule for rule in SIXTH_RULES + EARLY_RULES + POSTAL_RULES + TRANSCONTINENTAL_RULES}
)
"""In the order of the rulebook, the sixth edition first."""


def in_family(number: str, family: str) -> bool:
    """Return whether a rule is of a family: VP.B1a and VP.B1b are of VP.B1, TC.races1 of TC.races.

    The sixth and the early edition have none: each of their rules is named in full.
    """
    rest = number.removeprefix(family)
    if rest == number or not family.startswith(("VP.", "TC.", "DR.")):
        return False
    return bool(re.fullmatch(r"[a-e]" if family[-1:].isdigit() else r"[0-9]", rest))
