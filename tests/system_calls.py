"""The system calls about files, each of which can be made to fail or be where the program ends."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

CHANGING = ("open", "replace", "unlink", "mkdir", "chmod", "chown", "write", "fsync", "close")
LOOKING = ("stat", "fstat", "scandir")
"""Those that change nothing; ``open`` may."""

Before = Callable[[int, str], object]
"""Called before each call with its number, from 1, and its name; what it raises the call raises."""


@dataclass
class Calls:
    """What was called below a folder, in order, and the handles that are open there."""

    folder: Path
    before: Before
    names: list[str] = field(default_factory=list)
    handles: set[int] = field(default_factory=set)

    def about(self, name: str) -> None:
        """Note a call that is about to be made."""
        self.names.append(name)
        self.before(len(self.names), name)

    def is_below(self, path: object) -> bool:
        """Whether a call with this argument is one below the folder."""
        if isinstance(path, int):
            return path in self.handles
        return f"{path}/".startswith(f"{self.folder}/")

    def noted(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        """Return a call that notes itself first."""

        def call(path: Any, *more: Any, **other: Any) -> Any:
            if not self.is_below(path):
                return real(path, *more, **other)
            if name == "close":
                # Whatever closing says, the handle is gone.
                self.handles.discard(path)
                real(path)
                self.about(name)
                return None
            self.about(name)
            result = real(path, *more, **other)
            if name == "open":
                self.handles.add(result)
            return result

        return call


def ignore(_number: int, _name: str) -> None:
    """Let a call be made as it is."""


@contextmanager
def calls_below(folder: Path, before: Before = ignore, names: tuple[str, ...] = CHANGING) -> Iterator[Calls]:
    """Note some calls about what is below a folder, and do something before each."""
    calls = Calls(folder, before)
    with pytest.MonkeyPatch.context() as patch:
        for name in {"open", *names}:
            patch.setattr(os, name, calls.noted(name, getattr(os, name)))
        yield calls


def failing(at: int, number: int) -> Before:
    """Return what has one call, and no other, fail with an error of the system."""

    def fail(count: int, _name: str) -> None:
        if count == at:
            raise OSError(number, os.strerror(number))

    return fail
