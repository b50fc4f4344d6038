"""The processes in which long computations on a board are done.

Python runs one thread at a time, so a long computation in another thread would make drawing stutter.
"""

from engine.board.document import Board
from engine.messages import Phrase, say
from engine.workers import TookTooLongError, Worker

LARGE = 300
"""Boards with at least this many hexes (20 × 15) are computed on in another process."""

CHECKING = Worker()
"""For the checks, which keep their earlier results in that process."""
COUNTING = Worker()
"""For names, statistics and ways in, so that they and the checks do not wait for each other."""
PLAYING = Worker()
"""For the bots of game tables; it begins with the first table."""


def is_large(board: Board) -> bool:
    """Return whether to compute on a board in another process."""
    return board.terrain.size >= LARGE


def warm_up() -> None:
    """Start the processes before there is work for them, without waiting."""
    for worker in (CHECKING, COUNTING):
        worker.warm_up()


def end_all() -> None:
    """End the processes, even in the middle of work."""
    for worker in (CHECKING, COUNTING, PLAYING):
        worker.end()


def why_stopped(error: TookTooLongError) -> Phrase:
    """Return the message for a computation that was stopped because it took too long."""
    return say("It took more than {n:.0f} minutes and was stopped.", n=error.seconds / 60)
