"""Looking up from long drawing, now and then, to see whether it is still wanted.

Who has something drawn on a thread of its own says what is to be asked (:func:`heeding`), and ends
the work by raising from it. The loops that take long for a large board ask (:func:`heeded`); where
no one said anything, they just go on.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeVar

T = TypeVar("T")

_EVERY: Final = 256
"""After how many things a loop looks up: some milliseconds' work."""
_asked: ContextVar[Callable[[], object] | None] = ContextVar("asked", default=None)


@contextmanager
def heeding(ask: Callable[[], object]) -> Iterator[None]:
    """Have all drawing within this block, on this thread, ask now and then; what ``ask`` raises ends it."""
    before = _asked.set(ask)
    try:
        yield
    finally:
        _asked.reset(before)


def heeded(things: Iterable[T]) -> Iterator[T]:
    """Yield things, looking up after each few hundred of them."""
    ask = _asked.get()
    if ask is None:
        yield from things
        return
    for number, thing in enumerate(things):
        if number % _EVERY == 0:
            ask()
        yield thing
