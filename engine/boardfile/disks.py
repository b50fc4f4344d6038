"""Disks that are there no more: unplugged, or at the other end of a network that is away."""

import errno
from typing import Final

from engine.messages import Phrase

SILENT_DISK: Final[Phrase] = "its disk does not respond"
"""What is said of a file on one, within a sentence."""

_NAMES: Final = (
    *("EIO", "ENODEV", "ENXIO", "ENOMEDIUM", "EREMOTEIO", "ESTALE"),
    *("ENOTCONN", "EHOSTDOWN", "EHOSTUNREACH", "ENETDOWN", "ENETUNREACH", "ENETRESET"),
    *("ETIMEDOUT", "ECONNABORTED", "ECONNREFUSED", "ECONNRESET", "ESHUTDOWN", "ENOLINK"),
)
# Not every system knows each of them.
_NUMBERS: Final = frozenset(getattr(errno, name) for name in _NAMES if hasattr(errno, name))


def is_silent(error: BaseException) -> bool:
    """Return whether an error means that a file's disk does not answer: nothing is known of the file then."""
    return isinstance(error, OSError) and error.errno in _NUMBERS
