"""A disk that does not answer: who asks it stands still, and it is noted who asked."""

import builtins
import io
import os
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

_ASKED = ("stat", "lstat", "access", "open", "scandir", "readlink", "listdir")


class SilentDisk:
    """Everything below a folder, while it is silent."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self._answers = threading.Event()
        self._answers.set()
        self.asked_at_the_window: list[str] = []
        """Where the thread of the windows asked the disk: the program would stand still from then on."""

    def fall_silent(self) -> None:
        self._answers.clear()

    def answer(self) -> None:
        self._answers.set()

    def asked(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """Return a call that asks the disk first."""

        def ask(path: Any = ".", *more: Any, **other: Any) -> Any:
            below = isinstance(path, str | Path) and f"{path}/".startswith(f"{self._folder}/")
            if below and not self._answers.is_set():
                if threading.current_thread() is threading.main_thread():
                    self.asked_at_the_window.append("".join(traceback.format_stack(limit=8)))
                else:
                    self._answers.wait(60)
            return real(path, *more, **other)

        return ask


@contextmanager
def silent_disk(folder: Path) -> Iterator[SilentDisk]:
    """Have a folder on a disk of its own, which can fall silent."""
    disk = SilentDisk(folder)
    with pytest.MonkeyPatch.context() as patch:
        for name in _ASKED:
            patch.setattr(os, name, disk.asked(getattr(os, name)))
        for module in (builtins, io):
            patch.setattr(module, "open", disk.asked(io.open))
        try:
            yield disk
        finally:
            disk.answer()
