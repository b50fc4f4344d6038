"""How long work says how far it is, and how it is told to stop."""

from collections.abc import Callable

Progress = Callable[[float], bool]
"""Called with the share that is done, from 0 to 1; it returns whether to go on."""


class Cancelled(Exception):  # noqa: N818  # nothing went wrong: somebody said stop
    """The work was stopped because its progress callback said so; nothing was written."""


def go_on(_done: float) -> bool:
    """Let the work go on, whatever is done."""
    return True


def report(progress: Progress, done: float) -> None:
    """Tell how much is done; raises Cancelled when that was enough."""
    if not progress(done):
        raise Cancelled
