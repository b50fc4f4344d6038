"""A map read while its file is only pointed at, so that it is there once it is opened."""

from collections.abc import Callable
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import BoardFile, parse_board
from engine.boardfile.source import read_text
from engine.boardfile.yaml_text.report import UnreadableError

Parse = Callable[[str, str], BoardFile]
"""Makes of the text of a map file and its name what ``parse_board`` does."""

MOST_BYTES: Final = 2_000_000
"""What is larger is read when it is asked for, and not on every way past it."""


class ReadingAhead:
    """Reads the file pointed at last, and keeps what is in it until a file is opened.

    Whether that is still in the file is not guessed: who opens it reads the text anew, which takes no
    time, and only what comes of that very text is taken from here.
    """

    def __init__(self) -> None:
        self._turn = Lock()
        self._pointed_at: Path | None = None
        self._kept: tuple[str, str, BoardFile] | None = None

    def look_into(self, path: Path) -> None:
        """Read a file, if it is a file and not too large, on a thread of its own."""
        if path != self._pointed_at:
            self._pointed_at = path
            Thread(target=self._read, args=(path,), daemon=True, name="ahead").start()

    def parse(self, text: str, name: str) -> BoardFile:
        """Return what ``parse_board`` does, at once where this text has been read ahead."""
        kept = self.forget()
        if kept is not None and kept[:2] == (text, name):
            return kept[2]
        return parse_board(text, name)

    def forget(self) -> tuple[str, str, BoardFile] | None:
        """Keep nothing any more, as no file is going to be opened; return what was kept."""
        with self._turn:
            kept, self._kept, self._pointed_at = self._kept, None, None
        return kept

    def _read(self, path: Path) -> None:
        """Read a file unless another is pointed at by now; of one that cannot be read nothing is said yet."""
        try:
            if not path.is_file() or path.stat().st_size > MOST_BYTES:
                return
            text = read_text(path)
        except (OSError, ValueError, BoardFileError, UnreadableError):
            return
        if path != self._pointed_at:
            return
        # Whoever opens another file meanwhile is not to wait for this one.
        file = parse_board(text, path.name)
        with self._turn:
            if path == self._pointed_at:
                self._kept = text, path.name, file
