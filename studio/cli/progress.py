"""A line on the terminal that says again and again how far something is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final

from engine.text.terminal import in_line
from studio.cli.streams import write_controls

_EVERY_S: Final = 0.5


def show(text: str) -> None:
    """Show how far something is, in place of what was shown last; nothing where there is no terminal."""
    if sys.stderr.isatty():
        write_controls(sys.stderr, f"\r\033[K{in_line(text)}")


def clear() -> None:
    """Clear what was shown last."""
    show("")


@contextmanager
def showing(told: Callable[[], str]) -> Iterator[None]:
    """Show a changing text on a terminal until it is over; nothing where there is no terminal.

    It is said on a thread of its own, for whatever is under way may be long silent.
    """
    if not sys.stderr.isatty():
        yield
        return
    over = Event()

    def say() -> None:
        while True:
            show(f"{told()} … ")
            if over.wait(_EVERY_S):
                return

    thread = Thread(target=say, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        clear()
