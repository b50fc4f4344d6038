"""Questions to a disk that are waited for, but no longer than a moment."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLate
from time import monotonic
from typing import TypeVar

from studio.session.background.daemon_threads import DaemonThread

T = TypeVar("T")

_SECONDS = 0.5
"""Longer than any disk that is awake takes, shorter than a window may stand still."""


def within_a_moment(look: Callable[[], T], *, otherwise: T) -> T:
    """Return what a disk says of something, or what is to be taken for it where it does not answer soon."""
    (answer,) = each_within_a_moment((look,), otherwise=otherwise)
    return answer


def each_within_a_moment(looks: Sequence[Callable[[], T]], *, otherwise: T) -> list[T]:
    """Return what disks say, all asked at once and waited for together no longer than for one."""
    end = monotonic() + _SECONDS
    answers = [_asked(look) for look in looks]
    return [_answered(answer, max(end - monotonic(), 0.0), otherwise) for answer in answers]


def _asked(look: Callable[[], T]) -> Future[T]:
    """Ask a disk on a thread of its own, which keeps no one else's question waiting."""
    thread = DaemonThread("disk")
    answer = thread.submit(look)
    thread.close()
    return answer


def _answered(answer: Future[T], seconds: float, otherwise: T) -> T:
    """Return an answer if it comes in so many seconds, or what is to be taken for it."""
    try:
        return answer.result(seconds)
    except TooLate:
        return otherwise
