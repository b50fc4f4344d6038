"""A board just begun: what is not on it yet is told as a note, for it is no fault."""

from dataclasses import replace

from engine.board.document import Board
from engine.diagnostics.findings import Finding, Severity


def is_just_begun(board: Board) -> bool:
    """Return whether fewer than half of the keys a scheme has for towns are given to anything yet."""
    keys = frozenset(board.key_scheme.towns)
    given = {key for town in board.towns for key in town.keys} | {each.key for each in board.specials}
    return 2 * len(keys & given) < len(keys)


def still_to_come(board: Board, lacking: Finding) -> Finding:
    """Return a finding on what a board lacks, as a note while the board is just begun."""
    return replace(lacking, severity=Severity.NOTE) if is_just_begun(board) else lacking
