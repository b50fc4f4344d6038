"""Rivers that an edit leaves in pieces: each piece is a river of its own then, with two ends."""

from typing import Final

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.checks.sides.sides import pieces_of
from engine.edits.lines import PartLine
from engine.edits.protocol import Edit, Foreseen, Several
from engine.hexes.sides import Side
from engine.messages import Phrase, say
from studio.tools.gestures import Outcome

_PARTED: Final[Phrase] = "{name} is now {n} rivers; the longest keeps the name."
HALVED: Final[Phrase] = "{name} is now two rivers; the longer one keeps the name."
_SEVERAL: Final[Phrase] = "The river is now split into several."


def parting(board: Board, edit: Edit) -> Outcome:
    """Return an edit that takes sides away as it is to be done, and what is said of it.

    A river that it breaks is parted by it as well; the longest piece keeps the name.
    """
    after = edit.apply(board)
    edit = Foreseen(edit, board, after)
    if after.lines is board.lines:
        return Outcome(edit)
    parted = [
        PartLine(line, tuple(_along(line, piece) for piece in sorted(pieces, key=len, reverse=True)))
        for line in after.lines
        if line.kind == "river" and line not in board.lines
        if len(pieces := pieces_of(after, line)) > _pieces_before(board, line)
    ]
    if not parted:
        return Outcome(edit)
    whole = Several(edit.label, (edit, *parted))
    if len(parted) == 1 and parted[0].line.name:
        name, number = parted[0].line.name, len(parted[0].pieces)
        return Outcome(
            whole, said=say(HALVED, name=name) if number == 2 else say(_PARTED, name=name, n=number)
        )
    return Outcome(whole, said=_SEVERAL)


def _along(line: SideLine, piece: set[Side]) -> tuple[Side, ...]:
    """Return the sides of a piece in the order of the river, so that it runs the way that was drawn."""
    return tuple(side for side in line.sides if side in piece)


def _pieces_before(board: Board, left: SideLine) -> int:
    """Return in how many pieces the river was of which some sides are left; one that is new, in one."""
    sides = set(left.sides)
    old = (line for line in board.lines if line.kind == left.kind and not sides.isdisjoint(line.sides))
    return max((len(pieces_of(board, line)) for line in old), default=1)
