"""Locks that the kernel ends with the process that holds them, however that ends and was numbered."""

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _HELD = PermissionError

    def lock_open(handle: int, *, alone: bool) -> None:  # noqa: ARG001  # there is but one sort of lock here
        """Lock a file that is open, or raise at once where another has it."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    _HELD = BlockingIOError

    def lock_open(handle: int, *, alone: bool) -> None:
        """Lock a file that is open, or raise at once where another has it."""
        fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)


_MOMENT_S = 0.1
"""Seconds: who only looks whether a lock is held has long let it go again."""
_GLANCE_S = 0.005
_LOCKS_NOTHING = frozenset({errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL})
"""What the kernel says of a disk on which it locks no file, as some in a network."""


class KernelLock:
    """A lock on a file next to what it guards; the file lies there for as long as somebody has the lock.

    The lock that Qt writes its process into (``QLockFile``) is respected while that process lives: Qt has
    the kernel lock it as well. On a disk where the kernel locks nothing everybody has the lock who asks for
    it: what is guarded must not be worse off for that than without any lock.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the lock; false if another has it. Raises OSError where the disk has no place for one."""
        end = time.monotonic() + _MOMENT_S
        while self._handle is None:
            handle = self._open()
            try:
                lock_open(handle, alone=True)
            except _HELD:
                os.close(handle)
                if time.monotonic() >= end:
                    return False
                time.sleep(_GLANCE_S)
                continue
            except OSError as error:
                if error.errno not in _LOCKS_NOTHING:
                    os.close(handle)
                    raise
            try:
                is_in_place = self._is_in_place(handle)
            except BaseException:
                os.close(handle)
                raise
            if is_in_place:
                self._handle = handle
            else:
                # Who had it took the file away between the opening and the locking.
                os.close(handle)
        return True

    def release(self) -> None:
        """Give the lock back, if it was taken, and take its file away."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        if sys.platform == "win32":
            # No one may take away there what somebody has open.
            os.close(handle)
        # What cannot be taken away, as on a disk that is read-only by now, keeps no one from the lock.
        with suppress(OSError):
            self.path.unlink()
        if sys.platform != "win32":
            os.close(handle)

    def is_held(self) -> bool:
        """Whether anybody has the lock; nothing is written to find that out."""
        try:
            handle = os.open(self.path, os.O_RDONLY)
        except OSError:
            return False
        try:
            lock_open(handle, alone=False)
        except _HELD:
            return True
        except OSError:
            # Where the kernel locks nothing, no one can have it.
            return False
        finally:
            os.close(handle)
        return False

    def _open(self) -> int:
        """Open the lock's file, made if need be; one that is there is enough on a disk that takes nothing."""
        try:
            return os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            try:
                return os.open(self.path, os.O_RDONLY)
            except OSError:
                raise error from None

    def _is_in_place(self, handle: int) -> bool:
        """Whether an open file is the one that lies in the lock's place now."""
        try:
            return os.path.samestat(os.fstat(handle), self.path.stat())
        except FileNotFoundError:
            return False
