"""Locks that a program left half made when it was killed."""

import time
from contextlib import suppress
from pathlib import Path

_MOMENT_S = 0.1
"""Seconds: whoever makes a lock has long written his name into it."""


def drop_half_made(lock: Path) -> None:
    """Remove a lock file that tells of no owner, for Qt would respect it.

    Qt makes the file first and writes its owner into it then. Of a program that is killed in between an
    empty file is left, which Qt takes for another's: settings would be waited for half a minute, with the
    window standing still.
    """
    with suppress(OSError):
        if lock.stat().st_size == 0:
            time.sleep(_MOMENT_S)
            if lock.stat().st_size == 0:
                lock.unlink()
