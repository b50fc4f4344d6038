"""The user's settings, kept as JSON, which can hold no objects and run nothing."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from engine.boardfile.atomic import make_private, write_atomically
from engine.boardfile.errors import BoardFileError
from engine.boardfile.source import read_text
from engine.boardfile.yaml_text.report import UnreadableError
from engine.messages import Phrase, say
from studio.session.background.worker_thread import WorkerThread
from studio.session.settings.old_settings import read_old
from studio.session.settings.setting_keys import KEYS, Key, Values, table

T = TypeVar("T")
Step = Callable[[Values], Values]

_WAIT_MS = 200
"""Changes that come together are written together."""
_LAST_S = 2.0
"""How long the end of the program waits for a disk."""


class Settings(QObject):
    """Settings read from a file at once, and written to it in the background whenever they change.

    Each change is made in what the file holds by then, so studios that run side by side keep each other's.
    A disk that does not answer keeps neither the start nor the end of the program.
    """

    unwritten = Signal()
    """They could not be written; it is said once."""

    def __init__(self, file: Path, old: Path | None = None, parent: QObject | None = None) -> None:
        """Read a file, or, until there is one, the ``old`` file of Qt's that held them before."""
        super().__init__(parent)
        self.file = file
        self._old = old
        found = read_settings(file, old)
        self._values, self.trouble = found.values, found.trouble
        self._pending: list[Step] = []
        self._is_told = False
        self._worker = WorkerThread("settings", self)
        self._wait = QTimer(self, singleShot=True, interval=_WAIT_MS)
        self._wait.timeout.connect(self._write)

    def __getitem__(self, key: Key[T]) -> T:
        """Return the value of a setting."""
        return key.of(self._values)

    def __setitem__(self, key: Key[T], value: T) -> None:
        """Set a setting, for now and for the next time."""
        self.change(key, lambda _: value)

    def change(self, key: Key[T], change: Callable[[T], T]) -> None:
        """Change a setting, here and in the file, where another studio may have changed it meanwhile."""

        def step(values: Values) -> Values:
            return {**values, key.name: key.plain(change(key.of(values)))}

        self._values = step(self._values)
        self._pending.append(step)
        self._wait.start()

    def save(self) -> None:
        """Write the settings soon, changed or not: whether they can be written shows then."""
        self._wait.start()

    def close(self) -> None:
        """Write what has changed, and wait for it, but not for long."""
        self._wait.stop()
        if self._pending and not self._worker.is_finished:
            self._send()
        self._worker.finish(_LAST_S)

    def _write(self) -> None:
        """Write what has changed; while a writing is under way, after it."""
        if self._worker.under_way:
            self._wait.start()
        elif not self._worker.is_finished:
            self._send()

    def _send(self) -> None:
        file, old, steps = self.file, self._old, tuple(self._pending)
        self._pending.clear()
        self._worker.send(lambda: _rewritten(file, old, steps), self._take, lambda _: self._fail(steps))

    def _take(self, written: Values) -> None:
        """Go on with what is in the file, and with what has changed since."""
        for step in self._pending:
            written = step(written)
        self._values = written

    def _fail(self, steps: tuple[Step, ...]) -> None:
        """Keep what could not be written for the next time."""
        self._pending[:0] = steps
        if not self._is_told:
            self._is_told = True
            self.unwritten.emit()


class Found(NamedTuple):
    """What a file of settings holds; a sentence where some of it is of no use; whether it is no such file."""

    values: Values
    trouble: Phrase = ""
    is_damaged: bool = False


def read_settings(file: Path, old: Path | None) -> Found:
    """Read settings; whatever the file holds, the program must start."""
    if not os.path.lexists(file):
        return Found({} if old is None else read_old(old))
    try:
        values = table(json.loads(read_text(file) or "{}"))
    # Lists within a thousand lists are too deep for Python.
    except (BoardFileError, UnreadableError, TypeError, ValueError, RecursionError):
        trouble = say(
            "Platelayer cannot read the settings in {file} and uses the defaults. The file will be "
            "kept as {other}.",
            file=file,
            other=_aside(file).name,
        )
        return Found({}, trouble, is_damaged=True)
    wrong = tuple(key.name for key in KEYS if not key.fits(values))
    if not wrong:
        return Found(values)
    return Found(
        values,
        say("Some settings in {file} are not valid and are ignored: {names}.", file=file, names=wrong),
    )


def _rewritten(file: Path, old: Path | None, steps: tuple[Step, ...]) -> Values:
    found = read_settings(file, old)
    values = found.values
    for step in steps:
        values = step(values)
    make_private(file.parent)
    if found.is_damaged:
        file.replace(_aside(file))
    mode = None if file.exists() else 0o600
    write_atomically(file, json.dumps(values, indent=1).encode("ascii"), mode=mode)
    return values


def _aside(file: Path) -> Path:
    """Return where a damaged file of settings is put."""
    return file.with_name(f"{file.name}.damaged")
