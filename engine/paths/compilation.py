"""Plain Python or compiled: the same searches, chosen while the program runs.

Each search is written once, over flat sequences of whole numbers. In plain Python these are lists and
tuples; with the extra `fast` the very same function is compiled by numba and given arrays, so the results
are the same. Compiling takes longer than a game: a trial does it in another process, and its games take what
is compiled into use once all is kept (`engine/trials/compiling.py`). A single game is played in plain Python.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from heapq import heappop, heappush
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, Literal, TypeVar

import numpy as np

from engine.paths.compiled_cache import is_complete, kept_on_disk

EMPTY: Final = 1 << 62
"""What comes out of a queue with no number left in it: more than any number."""

R = TypeVar("R")


class _Gear:
    """How the searches go; "open" until somebody chooses, plain until then."""

    pace: Literal["plain", "open", "compiled"] = "open"


@cache
def compiler_found() -> bool:
    """Return whether numba is installed; it is not loaded to find out."""
    return find_spec("numba") is not None


@contextmanager
def at_pace(pace: Literal["plain", "compiled"]) -> Iterator[None]:
    """Search in plain Python or compiled for a while, as comparisons and tests do.

    Raises ImportError where compiled searches are asked for and numba is missing.
    """
    if pace == "compiled" and not compiler_found():
        raise ImportError("Compiled searches need numba, which comes with the extra 'fast'.")
    before, _Gear.pace = _Gear.pace, pace
    try:
        yield
    finally:
        _Gear.pace = before


def use_what_is_kept(bots: Iterable[str]) -> None:
    """Search compiled from now on if all that some bots search with is kept, unless a pace was chosen."""
    if _Gear.pace == "open" and compiler_found() and is_complete(bots):
        _Gear.pace = "compiled"


def compiled() -> bool:
    """Return whether the next search is to be compiled."""
    return _Gear.pace == "compiled"


class Search(Generic[R]):
    """A search as it is written and, once it is wanted so, as numba compiles it."""

    def __init__(self, plain: Callable[..., R], *parts: Callable[..., Any]) -> None:
        """Take a search, and the functions that it calls."""
        self.plain = plain
        self._parts = parts
        SEARCHES.append(self)

    @cached_property
    def swift(self) -> Callable[..., R]:
        """The compiled search, kept on disk for the next start where a folder can be written to."""
        numba = _numba()
        for part in self._parts:
            numba.extending.register_jitable(part)
        with kept_on_disk(numba) as keeps:
            try:
                swift: Callable[..., R] = numba.njit(cache=keeps)(self.plain)
            except RuntimeError:
                # It is in no file by which it could be found again: it is compiled for this run alone.
                swift = numba.njit(self.plain)
        return swift


def blank(count: int, value: int) -> Any:
    """Return so many times the same number, to be changed: a list, and in compiled code an array."""
    return [value] * count


def queue(most: int) -> Any:
    """Return an empty queue of numbers below EMPTY, the least first out; compiled ones have room for so many.

    :func:`put` puts one in, :func:`take` takes the least out; when there is none left EMPTY comes out, once.
    """
    del most
    return [EMPTY]


put: Final = heappush
take: Final = heappop
"""They are asked so often that nothing stands between a search in plain Python and the heap."""


def _numba() -> Any:
    """Return numba, which from now on knows what stands for lists and queues in compiled code."""
    # What LLVM does beyond takes a tenth of the time, and makes no search faster.
    os.environ.setdefault("NUMBA_OPT", "1")
    numba = import_module("numba")
    if not _taught:
        overload = import_module("numba.extending").overload
        for plain, swift in ((blank, _blank), (queue, _queue), (put, _put), (take, _take)):
            overload(plain)(swift)
        _taught.append(numba)
    return numba


def _blank(count: int, value: int) -> Callable[[int, int], Any]:
    """Return what stands for ``blank`` in compiled code, whatever whole numbers it is given."""
    del count, value

    def array(count: int, value: int) -> Any:
        return np.full(count, value, np.int64)

    return array


def _queue(most: int) -> Callable[[int], Any]:
    """Return what stands for ``queue``: an array that begins with how many are in it, then a binary heap."""
    del most

    def array(most: int) -> Any:
        heap = np.empty(most + 1, np.int64)
        heap[0] = 0
        return heap

    return array


def _put(waiting: Any, number: int) -> Callable[[Any, int], None] | None:
    """Return what stands for ``put``; for lists numba has its own."""
    del number
    if not hasattr(waiting, "ndim"):
        return None

    def put_in(waiting: Any, number: int) -> None:
        waiting[0] += 1
        at = waiting[0]
        while at > 1 and waiting[at // 2] > number:
            waiting[at] = waiting[at // 2]
            at //= 2
        waiting[at] = number

    return put_in


def _take(waiting: Any) -> Callable[[Any], int] | None:
    """Return what stands for ``take``; for lists numba has its own."""
    if not hasattr(waiting, "ndim"):
        return None

    def take_out(waiting: Any) -> int:
        size = waiting[0]
        if size == 0:
            return EMPTY
        least, last = waiting[1], waiting[size]
        size -= 1
        waiting[0] = size
        at, below = 1, 2
        while below <= size:
            if below < size and waiting[below + 1] < waiting[below]:
                below += 1
            if waiting[below] >= last:
                break
            waiting[at] = waiting[below]
            at, below = below, 2 * below
        waiting[at] = last
        return int(least)

    return take_out


_taught: list[Any] = []
SEARCHES: Final[list[Search[Any]]] = []
"""Every search there is."""
