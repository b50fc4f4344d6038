"""The ledger of a move: what it brings about, in order."""

from typing import Generic, TypeVar

E = TypeVar("E")
M = TypeVar("M")

Made = list[tuple[M, tuple[E, ...]]]
"""Moves that were made one after the other, each with what it brought about."""


class Ledger(Generic[E]):
    """Collects the events of a move."""

    __slots__ = ("_events", "note")

    def __init__(self) -> None:
        self._events: list[E] = []
        self.note = self._events.append
        """Record what happened."""

    def closed(self) -> tuple[E, ...]:
        """Return what the move brought about, and be ready for the next move on the same state."""
        if not self._events:
            return ()
        events = tuple(self._events)
        self._events.clear()
        return events
