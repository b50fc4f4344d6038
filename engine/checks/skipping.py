"""Which checks say nothing of a board because they cannot judge it: their silence is no praise."""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.starts import first_starts
from engine.checks.frame.board_size import MOST_HEXES, is_vast
from engine.checks.frame.causes import CAUSES
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, stands_for
from engine.messages import Phrase, say

OF_SIZE: Final = (
    *("N101", "N201", "N202", "N203", "N204", "P102", "P103", "P104", "P107", "P109", "P113"),
    *("R110", "T113", "T140", "T141"),
)
"""The checks that look for ways or place names, which would take minutes on a vast board."""
OF_RULES: Final = (
    *("F108", "F109", "F111", "F115", "N101", "N102", "N201", "N202", "N203", "N204", "R101", "R102"),
    *("R103", "R104", "R110", "R201", "R202", "R203", "T113", "T115", "T128", "T141", "X109", "X110"),
    *("X113", "X114", "X115", "X117", "X126", "X127", "X132", "X133", "X135", "X136", "X138", "X139"),
    *("X140", "X141", "X144", "X146", "X152", "X155", "X159", "X161", "X162", "X163", "X164", "X165", "X166"),
)
"""The checks that ask what the rules of the board say."""
OF_STARTS: Final = (
    *("K110", "K112", "K118", "N101", "N102", "N103", "N201", "N204", "S107", "T105", "T109", "T112"),
)
"""The checks that ask where track from the starts can go."""
OF_KEYS: Final = ("K121", "R101", "R102", "R103", "R104", "R201", "R202", "R203")
"""The checks that ask how keys are drawn."""


class Skipped(NamedTuple):
    """Checks that were not made, by their codes, and why; without codes all but those that found it."""

    codes: tuple[str, ...]
    reason: Phrase


def skipped_of(board: Board, found: Collection[Finding]) -> tuple[Skipped, ...]:
    """Return what was not checked on a board, of which ``found`` is all that was found."""
    telling = {finding.code for finding in found if finding.waived is None}
    cause = next((code for code in CAUSES if code in telling), None)
    if cause is not None:
        return (Skipped((), say("Everything else must wait until {code} is settled.", code=cause)),)
    skipped = []
    if is_vast(board):
        size = say("The sheet has {n:,} hexes, more than {most:,}.", n=board.terrain.size, most=MOST_HEXES)
        skipped.append(Skipped(OF_SIZE, size))
    if rules_known(board) is None:
        reason = say("What the rules of the board say is not known: see X101 and X102.")
        skipped.append(Skipped(OF_RULES, reason))
    if not board.has_dynamic_cities:
        # A board without towns is only begun.
        if board.towns and not any(hex_ in board.sheet for hex_ in first_starts(board)):
            skipped.append(Skipped(OF_STARTS, say("The board has no start.")))
        if not telling.isdisjoint({"K101", "K102", "K103"}):
            reason = say("Keys cannot be drawn before all are assigned: see K101, K102 and K103.")
            skipped.append(Skipped(OF_KEYS, reason))
    return tuple(skipped)


def skipped_unread() -> tuple[Skipped, ...]:
    """Return that nothing but the file itself was checked, as it could not be read."""
    return (Skipped((), say("Everything but the file itself must wait until it can be read.")),)


def asked(
    skipped: Iterable[Skipped], select: Collection[str], ignore: Collection[str]
) -> tuple[Skipped, ...]:
    """Return the skipped checks that a mark of ``select`` stands for (all, if empty), and none of ``ignore``.

    Marks are the beginnings of codes; what says that everything waits is always of interest.
    """

    def is_asked(code: str) -> bool:
        chosen = not select or any(stands_for(mark, code, "") for mark in select)
        return chosen and not any(stands_for(mark, code, "") for mark in ignore)

    left = [(each, tuple(filter(is_asked, each.codes))) for each in skipped]
    return tuple(Skipped(codes, each.reason) for each, codes in left if codes or not each.codes)
