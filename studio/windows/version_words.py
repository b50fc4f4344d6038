"""What an earlier version of a board holds, and in what it differs from the board as it is now."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from engine.board.document import Board
from engine.sayings import Phrase, Saying, count_of, listed, say

_MOST_NAMED: Final = 3
"""Towns that are named before it is said how many more there are."""
_THINGS: Final[tuple[tuple[str, Phrase, Phrase], ...]] = (
    ("towns", "{n} town", "{n} towns"),
    ("rivers", "{n} river", "{n} rivers"),
    ("specials", "{n} special", "{n} specials"),
    ("ferries", "{n} ferry", "{n} ferries"),
)


def held_and_differing(board: Board, now: Board) -> Saying:
    """Say what a version holds, and in what it differs from the board as it is now."""
    counts = ((len(getattr(board, name)), words) for name, *words in _THINGS)
    held = listed([count_of(count, *words) for count, words in counts if count]) or say("nothing but ground")
    if board == now:
        return say("{held}; as it is now", held=held)
    differences = list(_differences(board, now)) or [say("in smaller things")]
    return say("{held}; unlike now: {differences}", held=held, differences=listed(differences))


def _differences(board: Board, now: Board) -> Iterator[Saying]:
    """Yield in what a version differs of what is seen from afar: its towns by name, its ground by hexes."""
    then, today = ({town.name for town in each.towns if town.name} for each in (board, now))
    if lost := sorted(today - then):
        yield say("without {names}", names=listed(lost, _MOST_NAMED))
    if kept := sorted(then - today):
        yield say("with {names}", names=listed(kept, _MOST_NAMED))
    if board.terrain.shape != now.terrain.shape:
        yield say("another sheet")
    elif other := int(np.count_nonzero(board.terrain != now.terrain)):
        yield count_of(other, "{n} hex of other terrain", "{n} hexes of other terrain")
