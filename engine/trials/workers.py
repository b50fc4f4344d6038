"""Where games are played on this machine, in this process or in others, and how those are prepared.

The searches of the bots are compiled once for each version of the program, next to the games that need
them.
"""

import gc
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, wait
from contextlib import contextmanager, nullcontext
from functools import partial
from random import Random
from typing import Final, ParamSpec, TypeVar

from engine.boardfile.reading import read_board
from engine.bots.roster import BOTS, searching
from engine.paths.compilation import at_pace, compiler_found
from engine.paths.compiled_cache import can_keep, is_complete, note_complete
from engine.shipped import folder
from engine.trials.trial import Trial, trial_of
from engine.turns.move_limit import ending
from engine.turns.play import run
from engine.workers import processes as worker_processes

P = ParamSpec("P")
T = TypeVar("T")

_LOOK_S: Final = 0.2
"""How often to look whether compiling is still wanted."""
_LAST: Final = 19
"""The least of priorities."""
COMPILED_FROM: Final = 30
"""From how many games on a trial compiles the searches: fewer are over before that is done."""
ALL_COMPILE_FROM: Final = 80
"""From how many games on two processes compile though no third is there to play meanwhile."""
_YOUNG: Final = 20_000
"""After how many new values the interpreter collects garbage: with its default of 700, games of planners take
7 % longer."""


class Here(Executor):
    """Does each piece of work at once, on the caller's thread."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Do a piece of work; it is done when this returns."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  # it belongs to whoever asks for the result
            future.set_exception(error)
        return future


@contextmanager
def workers(trial: Trial, jobs: int, games: int) -> Iterator[Executor]:
    """Give an executor with ``jobs`` workers for a number of games of a trial; one alone works here."""
    if jobs > 1:
        with processes(trial, jobs, games) as executor:
            yield executor
        return
    with _compiling(trial, games), swept_seldom():
        yield Here()


@contextmanager
def processes(trial: Trial, jobs: int, games: int) -> Iterator[Executor]:
    """Give an executor with ``jobs`` processes for a trial, which end on leaving, whatever they do.

    Where the searches of its bots are not compiled yet, some processes compile them while the others play.
    """
    with (
        _compiling(trial, games) if jobs == 1 else nullcontext(),
        worker_processes(jobs, partial(_prepare, trial)) as executor,
    ):
        if jobs > 1 and games >= COMPILED_FROM and is_to_compile(trial.names):
            executor.submit(compile_searches, trial)
            if jobs > 2 or games >= ALL_COMPILE_FROM:
                executor.submit(compile_late_searches, trial)
        yield executor


@contextmanager
def _compiling(trial: Trial, games: int) -> Iterator[None]:
    """Compile what is needed in another process for a while."""
    if games < COMPILED_FROM or not is_to_compile(trial.names):
        yield
        return
    with worker_processes(1, _sweep_seldom) as executor:
        executor.submit(compile_searches, trial)
        yield


def _prepare(trial: Trial) -> int:
    """Compile the rules of a board before games are played, and return how many hexes it has."""
    _sweep_seldom()
    return trial.game.facts.hexes


def compile_until(is_over: Callable[[], bool]) -> None:
    """Compile what bots search with in a process that gives way to all others, before any trial needs it.

    Returns when that is done, or soon after it is over for another reason.
    """
    bots = ("greedy", "planner") * 2
    if is_over() or not is_to_compile(bots):
        return
    board = read_board(folder("maps") / "severn.yaml").board
    assert board is not None
    trial = trial_of(board, bots, board.rules, seed=0)
    with worker_processes(1, _give_way) as executor:
        compiled = executor.submit(compile_searches, trial)
        while not is_over() and not wait([compiled], _LOOK_S).done:
            pass


def _give_way() -> None:
    """Let this process run when no other wants to, where the system can do that."""
    _sweep_seldom()
    if hasattr(os, "nice"):
        os.nice(_LAST)


def is_to_compile(bots: Iterable[str]) -> bool:
    """Return whether searches of some bots can be compiled and kept, and are not yet."""
    return compiler_found() and not is_complete(searching(bots)) and can_keep()


def compile_searches(trial: Trial) -> None:
    """Compile and keep what the bots of a trial search with, by playing a game of each."""
    for bot in sorted(searching(trial.names)):
        if not is_complete([bot]):
            _compile_for(bot, trial)


def _compile_for(bot: str, trial: Trial) -> None:
    """Compile and keep the searches of a bot.

    Numba compiles a search when it is first called, for the kinds of values it is called with.
    """
    with at_pace("compiled"):
        moves = run(trial.game, [BOTS[bot]] * len(trial.bots), Random(0), lasting=False)
        deque(ending(moves, trial.most_moves), maxlen=0)
    note_complete(bot)


def compile_late_searches(trial: Trial) -> None:
    """Compile and keep what bots search with in races, while another process compiles all from the start.

    That one finds these kept when it comes to its own races, so all is compiled in two thirds of the time.
    """
    for bot in sorted(searching(trial.names)):
        players = [BOTS[bot]] * len(trial.bots)
        with at_pace("plain"):
            moves = ending(run(trial.game, players, Random(0), lasting=False), trial.most_moves)
            begun = next((played.state for played in moves if played.state.stage != "building"), None)
        if begun is not None:
            with at_pace("compiled"):
                rest = trial.game.play(players, Random(0), lasting=False, begun=begun)
                deque(ending(rest, trial.most_moves), maxlen=0)


def _sweep_seldom() -> None:
    gc.set_threshold(_YOUNG, *gc.get_threshold()[1:])


@contextmanager
def swept_seldom() -> Iterator[None]:
    """Let the interpreter sweep seldom for a while."""
    before = gc.get_threshold()
    _sweep_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)
