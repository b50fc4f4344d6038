"""Small trials, played here and now."""

from collections.abc import Iterable

from engine.board.document import Board
from engine.trials.playing import Batch, play
from engine.trials.results import Results
from engine.trials.running import Progress, Sums
from engine.trials.trial import Trial, trial_of
from tests.engine.game.boards import vale

BOTS = ("greedy", "random")


def small(*bots: str, seed: int = 5, board: Board | None = None) -> Trial:
    """Return a trial on a board of seven towns with four races."""
    return trial_of(board or vale(("races", 4)).edited(title="Vale"), bots or BOTS, "sixth", seed)


def results_of(games: int, *bots: str, board: Board | None = None) -> Results:
    """Return what some games of it came to."""
    trial = small(*bots, board=board)
    return Results(trial, play(trial, Batch(0, games)).tally, games)


def last_of(progress: Iterable[Progress[Sums]]) -> Progress[Sums]:
    """Return how far a trial is at its end."""
    *_, last = progress
    return last
