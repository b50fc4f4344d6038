"""Every check there is: the engine's of the board and the game, and those of the print."""

from typing import Final

from engine.checks.catalogue import CHECKS, Explanation, explained, explanations_of
from engine.checks.check import Check
from studio.proofing.grounds import GROUND_CHECKS
from studio.proofing.lookups import LOOKUP_CHECKS
from studio.proofing.names import NAME_CHECKS
from studio.proofing.sheets import SHEET_CHECKS

PRINT_CHECKS: Final[tuple[Check, ...]] = (
    *SHEET_CHECKS,
    *NAME_CHECKS,
    *GROUND_CHECKS,
    *LOOKUP_CHECKS,
)
ALL_CHECKS: Final[tuple[Check, ...]] = (*CHECKS, *PRINT_CHECKS)
EXPLANATIONS: Final[dict[str, Explanation]] = explanations_of(ALL_CHECKS)


def explanation(code_or_name: str) -> Explanation | None:
    """Return the explanation of a code (``P105``) or a name (``colours-alike``), in any case."""
    return explained(code_or_name, EXPLANATIONS)
