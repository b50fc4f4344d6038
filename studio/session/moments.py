"""Questions to a disk that are waited for, but no longer than a moment."""

from collections.abc import Callable
from concurrent.futures import TimeoutError as TooLate
from typing import TypeVar

from studio.session.lanes import Lane

T = TypeVar("T")

_SECONDS = 0.5
"""Longer than any disk that is awake takes, shorter than a window may stand still."""


def within_a_moment(look: Callable[[], T], *, otherwise: T) -> T:
    """Return what a disk says of something, or what is to be taken for it where it does not answer soon."""
    lane = Lane("moment")
    answer = lane.submit(look)
    lane.close()
    try:
        return answer.result(_SECONDS)
    except TooLate:
        return otherwise
