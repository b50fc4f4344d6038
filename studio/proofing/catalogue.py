"""Every check there is: the engine's of the board and the game, those of the print, and of tile sets."""

from functools import cache
from typing import Final

from engine.checks.catalogue import CHECKS, Explanation, explained, explanations_of
from engine.checks.frame.check import Check
from studio.proofing.grounds import GROUND_CHECKS
from studio.proofing.letters import LETTER_CHECKS
from studio.proofing.lookups import LOOKUP_CHECKS
from studio.proofing.names import NAME_CHECKS
from studio.proofing.proofs import USUAL_PROOF, PrintCheck, Proof
from studio.proofing.sheets import SHEET_CHECKS
from studio.proofing.unprinted import UNPRINTED_CHECKS

_OF_PRINT: Final[tuple[type[PrintCheck], ...]] = (
    *SHEET_CHECKS,
    *NAME_CHECKS,
    *GROUND_CHECKS,
    *LOOKUP_CHECKS,
    *LETTER_CHECKS,
    *UNPRINTED_CHECKS,
)


@cache
def checks_for(proof: Proof) -> tuple[Check, ...]:
    """Return every check, those of the print for one theme, paper and language; for the same the same."""
    return (*CHECKS, *(check(proof) for check in _OF_PRINT))


ALL_CHECKS: Final = checks_for(USUAL_PROOF)


@cache
def explanations() -> dict[str, Explanation]:
    """Return the explanations of all findings, those in tile sets among them, by code."""
    # To check a map none of them is asked for, nor are the checks of tile sets.
    from studio.proofing.tile_print import ALL_TILE_CHECKS  # noqa: PLC0415

    return explanations_of((*ALL_CHECKS, *ALL_TILE_CHECKS))


def explanation(code_or_name: str) -> Explanation | None:
    """Return the explanation of a code (``P105``) or a name (``colours-alike``), in any case."""
    return explained(code_or_name, explanations())
