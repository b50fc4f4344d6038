"""Plain Python or compiled: the same searches, chosen while the program runs.

Each search is written once, over flat sequences of whole numbers. In plain Python these are lists and
tuples; with the extra `fast` the very same function is compiled by numba and given arrays, so the results
are the same. Loading numba takes longer than most programs search at all: it is done when the searches
have been asked for so often that it pays. Where nothing compiled is kept on disk yet, they have to be asked
for many times as often.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from heapq import heappop, heappush
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any, Final, Generic, Literal, TypeVar

import numpy as np

from engine.paths.keeping import is_kept, kept_on_disk

_PATIENCE: Final = 16_000
"""How many light searches go by before numba is loaded: as many as would have saved by it what that takes."""
_WEIGHT: Final = 5
"""For how many light ones any other search counts, by what it saves."""

_FIRST: Final = 20
"""How many times as many where nothing is kept on disk: compiling takes so much longer than loading."""

EMPTY: Final = 1 << 62
"""What comes out of a queue with no number left in it: more than any number."""

R = TypeVar("R")


class _Gear:
    """How the searches go, and how many have been asked for while that is open."""

    pace: Literal["plain", "open", "compiled"] = "open"
    asked = 0
    chosen = False
    """Whether somebody has asked for a pace, as comparisons and tests do."""


def compiler_found() -> bool:
    """Tell whether numba is installed; it is not loaded to find out."""
    return find_spec("numba") is not None


@contextmanager
def at_pace(pace: Literal["plain", "compiled"]) -> Iterator[None]:
    """Search in plain Python or compiled for a while, as comparisons and tests do.

    Raises ImportError where compiled searches are asked for and numba is missing.
    """
    if pace == "compiled" and not compiler_found():
        raise ImportError("Compiled searches need numba, which comes with the extra 'fast'.")
    before = _Gear.pace, _Gear.chosen
    _Gear.pace, _Gear.chosen = pace, True
    try:
        yield
    finally:
        _Gear.pace, _Gear.chosen = before


def compiled(*, light: bool = False) -> bool:
    """Tell whether the next search is to be compiled; whoever asks is about to search.

    A ``light`` one, which looks at few nodes in either form, gains little by it.
    """
    if not _Gear.chosen:
        _Gear.asked += 1 if light else _WEIGHT
    if _Gear.pace == "open" and _Gear.asked > _PATIENCE:
        if not compiler_found():
            _Gear.pace = "plain"
        elif _Gear.asked > _PATIENCE * _FIRST or is_kept():
            _Gear.pace = "compiled"
    return _Gear.pace == "compiled"


class Search(Generic[R]):
    """A search as it is written and, once it is wanted so, as numba compiles it."""

    def __init__(self, plain: Callable[..., R], *parts: Callable[..., Any]) -> None:
        """Take a search, and the functions that it calls."""
        self.plain = plain
        self._parts = parts
        _searches.append(self)

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


def compiled_forms() -> int:
    """Return in how many forms searches have been compiled or loaded so far, each for its kinds of values."""
    # While searches are timed, what stands for them has no forms of its own.
    return sum(len(getattr(each.swift, "signatures", ())) for each in _searches if "swift" in vars(each))


@contextmanager
def timed() -> Iterator[Callable[[], float]]:
    """Time all searches for a while; give a function that tells the processor seconds they have taken."""
    taken = [0.0]

    def stopped(search: Callable[..., R]) -> Callable[..., R]:
        def run(*values: Any) -> R:
            begun = process_time()
            found = search(*values)
            taken[0] += process_time() - begun
            return found

        return run

    before = [(search, search.plain, search.swift if compiled() else None) for search in _searches]
    for search, plain, swift in before:
        search.plain = stopped(plain)
        if swift is not None:
            search.swift = stopped(swift)
    try:
        yield lambda: taken[0]
    finally:
        for search, plain, swift in before:
            search.plain = plain
            if swift is not None:
                search.swift = swift


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
_searches: list[Search[Any]] = []
