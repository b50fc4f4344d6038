"""Findings that explain all others: what follows from them is left out until they are settled."""

from collections.abc import Iterable
from typing import Final

from engine.diagnostics.findings import Finding

CAUSES: Final = ("T125", "T140")
"""The codes of slips that explain all else that is found; the first is reported where both are."""
_OF_FILES: Final = "V"
"""The family that is not about places on the ground."""


def without_followers(found: Iterable[Finding]) -> list[Finding]:
    """Return findings without those that follow from a sheet askew, unless it is meant to be so."""
    found = list(found)
    for code in CAUSES:
        if any(each.code == code and each.waived is None for each in found):
            return [each for each in found if each.code == code or each.code.startswith(_OF_FILES)]
    return found
