"""Named tuples made at once, of which a game or a board makes more than of anything else."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T", bound=tuple[Any, ...])


def swift(kind: type[T]) -> Callable[[Any], T]:
    """Return what makes a named tuple of all its fields at once: ``kind(…)`` in two thirds of the time.

    It knows no defaults and counts no fields. Its user declares a type that says what it takes, which
    mypy holds callers to and a test the fields.
    """
    return partial(tuple.__new__, kind)
