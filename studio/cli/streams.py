"""Standard output and error as the commands write to them: safe to look at, and never a traceback."""

import codecs
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TextIO, cast

from engine.text.terminal import UNENCODABLE, for_terminal


class OutputLostError(Exception):
    """Standard output takes nothing more; the text says why."""


class SafeStream(io.TextIOBase):
    """A stream through which no name or text of a file is obeyed: it is spelled out on its way.

    Writing to a stream that is closed or takes nothing more raises OutputLostError, or BrokenPipeError where
    its reader has had enough. With ``may_fail``, as for standard error, what is written there is lost: no
    place is left to say so.
    """

    def __init__(self, stream: TextIO | None, *, may_fail: bool = False) -> None:
        self._stream = stream
        self._may_fail = may_fail

    def write(self, text: str, /) -> int:
        """Write a text, safe to look at."""
        self.write_controls(for_terminal(text))
        return len(text)

    def write_controls(self, text: str) -> None:
        """Write a text that is meant to be obeyed; every name in it was made safe before."""
        with self._losing():
            if self._stream is None:
                raise OSError("it is closed")
            self._stream.write(text)

    def flush(self) -> None:
        """Pass on what is held back."""
        if self._stream is not None:
            with self._losing():
                self._stream.flush()

    def close(self) -> None:
        """Leave the stream open, which is Python's."""

    def fileno(self) -> int:
        """Return the number the system knows the stream by; raises OSError where there is none."""
        if self._stream is None:
            raise io.UnsupportedOperation("it is closed")
        return self._stream.fileno()

    def isatty(self) -> bool:
        """Return whether it is a terminal."""
        return self._stream is not None and self._stream.isatty()

    def writable(self) -> bool:
        """Tell that it can be written to."""
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]  # io says that there may be a setter
        """The encoding of what is written."""
        return "utf-8" if self._stream is None else self._stream.encoding

    @contextmanager
    def _losing(self) -> Iterator[None]:
        """Turn errors of the system into what is documented above."""
        try:
            yield
        except OSError as error:
            # Python writes what is left once more on leaving, and would complain.
            self._silence()
            if self._may_fail:
                return
            if isinstance(error, BrokenPipeError):
                raise
            raise OutputLostError(error.strerror or str(error)) from error

    def _silence(self) -> None:
        """Let what is still to be written go nowhere."""
        with suppress(OSError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            try:
                os.dup2(nowhere, self.fileno())
            finally:
                os.close(nowhere)


def write_controls(stream: TextIO, text: str) -> None:
    """Write a text that is meant to be obeyed, whether a stream is a safe one or not; and pass it on."""
    if isinstance(stream, SafeStream):
        stream.write_controls(text)
    else:
        stream.write(text)
    stream.flush()


def json_text(data: object) -> str:
    """Return plain values as JSON to print, in ASCII alone where standard output is not Unicode.

    Programs read JSON as UTF-8, whatever the encoding of the terminal it was printed for.
    """
    return json_shown(json.dumps(data, indent=2, ensure_ascii=False))


def json_shown(text: str) -> str:
    """Return JSON as it is printed: what is not ASCII spelled out where standard output is not Unicode."""
    is_unicode = codecs.lookup(sys.stdout.encoding).name.startswith("utf")
    return text if is_unicode else text.encode("ascii", UNENCODABLE).decode("ascii")


@contextmanager
def safe_streams() -> Iterator[None]:
    """Make standard output and error safe for a while; they spell out what their encoding has no sign for."""
    before = sys.stdout, sys.stderr
    with _spelling(sys.stdout), _spelling(sys.stderr):
        sys.stdout = cast(TextIO, SafeStream(before[0]))
        sys.stderr = cast(TextIO, SafeStream(before[1], may_fail=True))
        try:
            yield
        finally:
            sys.stdout, sys.stderr = before


@contextmanager
def _spelling(stream: TextIO | None) -> Iterator[None]:
    """Have a stream spell out for a while what its encoding has no sign for."""
    if not isinstance(stream, io.TextIOWrapper):
        yield
        return
    before = stream.errors or "strict"
    stream.reconfigure(errors=UNENCODABLE)
    try:
        yield
    finally:
        with suppress(OSError):
            stream.reconfigure(errors=before)
