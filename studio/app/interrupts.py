"""Ctrl+C in the terminal ends the studio, without waiting for the next click."""

import signal
import socket
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Self

from PySide6.QtCore import QSocketNotifier


class Interrupts:
    """While it is entered, an interrupt calls ``end`` on the interface's thread.

    Python runs its handlers only between its own instructions, of which there are none while Qt
    waits; the signal therefore writes into a socket that Qt watches.
    """

    def __init__(self, end: Callable[[], object]) -> None:
        self._end = end
        self._here, self._there = socket.socketpair()
        self._here.setblocking(False)
        self._there.setblocking(False)
        self._notifier = QSocketNotifier(self._here.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._wake)

    def __enter__(self) -> Self:
        """Begin to listen."""
        self._before = signal.signal(signal.SIGINT, self._interrupt)
        self._wakeup = signal.set_wakeup_fd(self._there.fileno())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave signals as they were."""
        signal.set_wakeup_fd(self._wakeup)
        signal.signal(signal.SIGINT, self._before)
        self._notifier.setEnabled(False)
        self._here.close()
        self._there.close()

    def _wake(self) -> None:
        """Let Python run, and with it the handler."""
        self._here.recv(1)

    def _interrupt(self, _signal: int, _frame: FrameType | None) -> None:
        self._end()
