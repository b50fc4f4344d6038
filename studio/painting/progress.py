"""How long work reports its progress, and how it is stopped."""

from collections.abc import Callable

Progress = Callable[[float], bool]
"""Called with the share that is done, from 0 to 1; it returns whether to go on."""


class Cancelled(Exception):  # noqa: N818  # nothing went wrong: somebody said stop
    """The work was stopped because its progress callback said so; nothing was written."""


def go_on(_done: float) -> bool:
    """Let the work go on, whatever is done."""
    return True


def report(progress: Progress, done: float) -> None:
    """Report how much is done; raises Cancelled when the work is to stop."""
    if not progress(done):
        raise Cancelled
