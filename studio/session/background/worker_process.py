"""The processes in which long computations on a board are done.

Python runs one thread at a time: a long computation in another thread makes drawing stutter.
"""

from engine.board.document import Board
from engine.messages import Phrase, say
from engine.workers import TookTooLongError, Worker

LARGE = 300
"""From how many hexes on a board is computed on in another process: a board of 20 × 15."""

CHECKING = Worker()
"""For the checks, which keep there what they found."""
COUNTING = Worker()
"""For names, statistics and ways in, so that they and the checks do not wait for each other."""
PLAYING = Worker()
"""For the bots of game tables; it begins with the first table."""


def is_large(board: Board) -> bool:
    """Return whether to compute on a board in another process."""
    return board.terrain.size >= LARGE


def warm_up() -> None:
    """Begin the processes before there is anything to do for them, without waiting."""
    for worker in (CHECKING, COUNTING):
        worker.warm_up()


def end_all() -> None:
    """End the processes, whatever they do."""
    for worker in (CHECKING, COUNTING, PLAYING):
        worker.end()


def why_stopped(error: TookTooLongError) -> Phrase:
    """Return what is said of a computation that was stopped."""
    return say("It took more than {n:.0f} minutes and was stopped.", n=error.seconds / 60)
