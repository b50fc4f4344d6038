"""How many searches are compiled, and how long all of them take."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from typing import Any, TypeVar

from engine.paths.compilation import SEARCHES, compiled

R = TypeVar("R")


def compiled_forms() -> int:
    """Return in how many forms searches have been compiled or loaded so far, each for its kinds of values."""
    # While searches are timed, what stands for them has no forms of its own.
    return sum(len(getattr(each.swift, "signatures", ())) for each in SEARCHES if "swift" in vars(each))


@contextmanager
def timed() -> Iterator[Callable[[], float]]:
    """Time all searches for a while; give a function that says the processor seconds they have taken."""
    taken = [0.0]

    def stopped(search: Callable[..., R]) -> Callable[..., R]:
        def run(*values: Any) -> R:
            begun = process_time()
            found = search(*values)
            taken[0] += process_time() - begun
            return found

        return run

    before = [(search, search.plain, search.swift if compiled() else None) for search in SEARCHES]
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
