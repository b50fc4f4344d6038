"""Long sums on a large board, done in a process of their own.

Python lets one thread at a time run, so what is worked out in another thread takes turns with the
hand on the map. On a usual board that is not felt; a large one keeps them taking turns for seconds.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from engine.board.document import Board

P = ParamSpec("P")
T = TypeVar("T")

LARGE = 20_000
"""From how many hexes on a board is large."""

_lock = threading.Lock()
_pools: list[ProcessPoolExecutor] = []


def is_large(board: Board) -> bool:
    """Tell whether sums on a board are better done apart."""
    return board.terrain.size >= LARGE


def apart(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Have a function of a module do its work in another process, and wait for what it returns.

    Not to be called on the interface's thread. Raises what the function raises. Should the process
    be ended from outside, another is begun, once.
    """
    try:
        return _pool().submit(work, *args, **kwargs).result()
    except BrokenProcessPool:
        with _lock:
            _pools.clear()
        return _pool().submit(work, *args, **kwargs).result()


def _pool() -> ProcessPoolExecutor:
    """Return the process for such work, which begins with the first."""
    with _lock:
        if not _pools:
            begun = multiprocessing.get_context("spawn")
            _pools.append(ProcessPoolExecutor(1, begun, initializer=_settle_in))
        return _pools[0]


def _settle_in() -> None:
    """Leave interrupts to the program this works for, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None  # this runs in a process that was begun here
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: "multiprocessing.process.BaseProcess") -> None:
    """End as soon as another process does: killed, it tells nobody."""
    parent.join()
    os._exit(0)
