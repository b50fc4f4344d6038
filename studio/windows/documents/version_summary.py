"""What an earlier version of a board holds, and in what it differs from the board as it is now."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from engine.board.document import Board
from engine.messages import Phrase, Saying, count_of, listed, say

_MOST_NAMED: Final = 3
"""Towns that are named before it is said how many more there are."""


def held_and_differing(board: Board, now: Board) -> Saying:
    """Say what a version holds, and in what it differs from the board as it is now."""
    held = listed(list(_held(board))) or say("only terrain")
    if board == now:
        return say("{held}; same as now", held=held)
    differences = list(_differences(board, now)) or [say("in details")]
    return say("{held}; differs from now: {differences}", held=held, differences=listed(differences))


def _held(board: Board) -> Iterator[Saying]:
    """Yield how many there are of what a board is known by."""
    things: tuple[tuple[int, Phrase, Phrase], ...] = (
        (len(board.towns), "{n} town", "{n} towns"),
        (sum(line.kind == "river" for line in board.lines), "{n} river", "{n} rivers"),
        (len(board.specials), "{n} special", "{n} specials"),
        (len(board.ferries), "{n} ferry", "{n} ferries"),
    )
    for count, one, many in things:
        if count:
            yield count_of(count, one, many)


def _differences(board: Board, now: Board) -> Iterator[Saying]:
    """Yield in what a version differs of what is seen from afar: its towns by name, its ground by hexes."""
    then, today = ({town.name for town in each.towns if town.name} for each in (board, now))
    if lost := sorted(today - then):
        yield say("without {names}", names=listed(lost, _MOST_NAMED))
    if kept := sorted(then - today):
        yield say("with {names}", names=listed(kept, _MOST_NAMED))
    if board.terrain.shape != now.terrain.shape:
        yield say("different sheet")
    elif other := int(np.count_nonzero(board.terrain != now.terrain)):
        yield count_of(other, "{n} hex with different terrain", "{n} hexes with different terrain")
