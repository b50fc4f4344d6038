"""What becomes of a job handed to a printer: whether its queue took it, and whether it stands still."""

import ctypes
from collections.abc import Callable
from typing import Final

from engine.messages import say

_LIBRARY: Final = "libcups.so.2"
_FINE: Final = range(0x0100)
"""What CUPS answers when a request is done (RFC 8011, appendix B)."""
_TAKES_NO_JOBS: Final = 0x0506
"""What it answers for a queue that refuses jobs."""


class Queue:
    """Where jobs of a printer wait; this one takes them all and never stands still."""

    def refusal(self) -> str:
        """Return why the job that this thread has just handed over was not taken; nothing if it was."""
        return ""

    def is_halted(self) -> bool:
        """Return whether jobs that were taken wait until somebody lets the printer go on."""
        return False


class SystemQueue(Queue):
    """The queue of a printer of the system; who makes one knows how to ask whether it stands still.

    Qt hands a job to CUPS and does not look whether it was taken. CUPS remembers that for each thread.
    """

    def __init__(self, asked_halted: Callable[[], bool]) -> None:
        self._asked_halted = asked_halted

    def refusal(self) -> str:
        """Return why the job that this thread has just handed over was not taken; nothing if it was."""
        try:
            cups = ctypes.CDLL(_LIBRARY)
        except OSError:
            # Printers come another way here, and no one can be asked.
            return ""
        answer = cups.cupsLastError()
        if answer in _FINE:
            return ""
        if answer == _TAKES_NO_JOBS:
            return say("Its queue does not accept jobs at present.")
        cups.cupsLastErrorString.restype = ctypes.c_char_p
        words = cups.cupsLastErrorString().decode(errors="replace")
        return say(
            "The printing system rejected the pages ({words}). Check that it is running.",
            words=words.rstrip("."),
        )

    def is_halted(self) -> bool:
        """Return whether jobs that were taken wait until somebody lets the printer go on."""
        return self._asked_halted()
