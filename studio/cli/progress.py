"""A line on the terminal that says again and again how far something is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final

_EVERY_S: Final = 0.5


@contextmanager
def telling(told: Callable[[], str]) -> Iterator[None]:
    """Say on a terminal what is told, from now on and until it is over; nothing where there is no terminal.

    It is said on a thread of its own, for whatever is under way may be long silent.
    """
    if not sys.stderr.isatty():
        yield
        return
    over = Event()

    def say() -> None:
        while True:
            print(f"\r\033[K{told()} … ", end="", file=sys.stderr, flush=True)
            if over.wait(_EVERY_S):
                return

    thread = Thread(target=say, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        print("\r\033[K", end="", file=sys.stderr, flush=True)
