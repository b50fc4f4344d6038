"""What no one foresaw: a sentence for the user, the trace for those who fix it."""

import sys
import threading
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from PySide6.QtCore import QObject, Qt, Signal

from engine.boardfile.atomic import make_private
from engine.messages import Phrase
from studio.language.words import tr
from studio.mapview.name_layer import NamesUnplacedError
from studio.session.background.worker_process import BrokenOffError, TookTooLongError

Tell = Callable[[str, str], None]

_TITLE: Phrase = "Platelayer had an internal error"
_TEXT: Phrase = (
    "Your last action may have failed. The board is intact and you can keep working; to be "
    "safe, save it under another name. Details are in {log}"
)
_TEXT_UNWRITTEN: Phrase = (
    "Your last action may have failed. The board is intact and you can keep working; to be "
    "safe, save it under another name. The details could not be saved: {why}"
)
_BROKEN_OFF_TITLE: Phrase = "The names and numbers of the map could not be computed"
_BROKEN_OFF: Phrase = (
    "The process that computes them was ended twice from outside; perhaps memory is low. "
    "The board is not affected. Platelayer tries again after your next change."
)
_NAMES_TITLE: Phrase = "The names on the map could not be placed"
_NAMES: Phrase = (
    "The board is not affected; you can keep working and save it. Names are placed again "
    "after each change. If they do not appear, undo what you last named or moved. Details "
    "are in {log}"
)


class Mishaps(QObject):
    """While it is entered, errors no one caught are written to a log and told once at a time."""

    _happened = Signal(str, str)

    def __init__(self, folder: Path, tell: Tell) -> None:
        super().__init__()
        self._folder = folder
        self._tell = tell
        self._is_telling = False
        # Queued, for the error may be of another thread, or in the midst of painting.
        self._happened.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def __enter__(self) -> Self:
        """Begin to catch."""
        self._before = sys.excepthook, threading.excepthook
        sys.excepthook = self._catch
        threading.excepthook = self._catch_in_thread
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave errors to who caught them before."""
        sys.excepthook, threading.excepthook = self._before

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an error down, and have it told."""
        text = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(text)
        if isinstance(error, BrokenOffError):
            self._happened.emit(tr(_BROKEN_OFF_TITLE), tr(_BROKEN_OFF))
            return
        if isinstance(error, TookTooLongError):
            self._happened.emit(tr(_BROKEN_OFF_TITLE), tr(error.text))
            return
        title, told = (_NAMES_TITLE, _NAMES) if isinstance(error, NamesUnplacedError) else (_TITLE, _TEXT)
        try:
            words = tr(told, log=self._write(text))
        except OSError as why:
            words = tr(_TEXT_UNWRITTEN, why=why)
        self._happened.emit(tr(title), words)

    def _catch_in_thread(self, happened: threading.ExceptHookArgs) -> None:
        """Do the same for another thread's error."""
        if happened.exc_value is not None:
            self._catch(happened.exc_type, happened.exc_value, happened.exc_traceback)

    def _write(self, text: str) -> Path:
        """Write a trace into a file of its own."""
        now = datetime.now(UTC)
        log = self._folder / f"crash-{now:%Y%m%d-%H%M%S}.log"
        make_private(self._folder)
        with log.open("a", encoding="utf-8") as file:
            file.write(f"{now:%Y-%m-%d %H:%M:%S} UTC\n{text}\n")
        return log

    def _show(self, title: str, text: str) -> None:
        """Tell of an error, unless one is being told of."""
        if self._is_telling:
            return
        self._is_telling = True
        try:
            self._tell(title, text)
        finally:
            self._is_telling = False
