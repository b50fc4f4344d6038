"""The lock of a game's file: one table plays a game at a time."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

LOCK: Final = ".lock"
"""The ending of a lock's name. A lock that is left says that its game was interrupted."""


def lock_of(path: Path) -> QLockFile:
    """Return the lock of a game's file, which is free once the program that took it has ended."""
    lock = QLockFile(f"{path}{LOCK}")
    lock.setStaleLockTime(0)
    return lock
