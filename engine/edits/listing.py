"""What edits do to the lists of a board."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], old: T, *new: T) -> tuple[T, ...]:
    """Return items with others, or none, in the place of the first equal to an old one; there must be one."""
    at = items.index(old)
    return (*items[:at], *new, *items[at + 1 :])
