"""How the work of a reader grows with what it reads."""

from collections.abc import Callable
from time import process_time
from typing import Final, TypeVar

_T = TypeVar("_T")

_TIMES: Final = 4
_SIZES: Final = (16_000, 64_000, 256_000)
_ENOUGH_S: Final = 0.03
_MOST: Final = 8.0
"""Between 4, where work grows with the size, and 16, where it grows with its square."""


def grows_too_fast(work: Callable[[_T], object], made: Callable[[int], _T]) -> bool:
    """Return whether work grows much faster than its input, measured where it takes long enough.

    It goes by processor time and takes the least of several tries, so that a busy machine changes nothing.
    """
    for size in _SIZES:
        large = _seconds(work, made(size))
        if large < _ENOUGH_S:
            continue
        small = _seconds(work, made(size // _TIMES))
        for _ in range(4):
            if large <= _MOST * small:
                return False
            large = min(large, _seconds(work, made(size)))
            small = max(small, _seconds(work, made(size // _TIMES)))
        return True
    return False


def _seconds(work: Callable[[_T], object], given: _T) -> float:
    """Return the processor time that work takes."""
    begun = process_time()
    work(given)
    return process_time() - begun
