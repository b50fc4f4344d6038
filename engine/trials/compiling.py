"""Compile the searches of bots next to the games that need them, once for each version of the program."""

from collections import deque
from collections.abc import Iterable
from random import Random

from engine.bots.roster import BOTS
from engine.game.move_limit import ending
from engine.game.play import run
from engine.paths.compilation import at_pace, compiler_found
from engine.paths.compiled_cache import can_keep, is_complete, note_complete
from engine.trials.trial import Trial


def is_to_compile(bots: Iterable[str]) -> bool:
    """Return whether searches of some bots can be compiled and kept, and are not yet."""
    return compiler_found() and not is_complete(bots) and can_keep()


def compile_searches(trial: Trial) -> None:
    """Compile and keep what the bots of a trial search with, by playing a game of each."""
    for bot in sorted(set(trial.bots)):
        if not is_complete([bot]):
            _compile_for(bot, trial)


def _compile_for(bot: str, trial: Trial) -> None:
    """Compile and keep what a bot searches with.

    Numba compiles a search when it is first called, for the kinds of values it is called with.
    """
    with at_pace("compiled"):
        moves = run(trial.game, [BOTS[bot]] * len(trial.bots), Random(0), lasting=False)
        deque(ending(moves, trial.most_moves), maxlen=0)
    note_complete(bot)
