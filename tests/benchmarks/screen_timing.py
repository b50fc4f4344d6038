"""When a program's window is on the screen, and when what it was to show: watched from without.

The screen is a virtual one whose pixels lie in a file, so that watching it disturbs no one. A time is told
only where the map that was to be opened is found in what is seen at the end, and it is that of the last
change there: of windows, dialogs and docks that come or go next to it nothing is told.
"""

import mmap
import os
import shutil
import struct
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tests.benchmarks.ground_on_screen import CELL, Pixels, Place

Find = Callable[[Pixels], Place | None]
"""Finds the map that is to be opened on a screen."""
_Changed = NDArray[np.bool_]
"""Which cells of the screen changed."""

NOT_THERE: Final = "Opening on a screen is not measured: Xvfb is not installed (on Debian: apt install xvfb)."
NO_KEYBOARD: Final = "Opening by File > Open is not measured: xdotool is not installed (apt install xdotool)."
_WIDE, _HIGH = 1600, 1000
_LOOK_S, _STILL_S, _MOST_S = 0.005, 2.0, 60.0
_BEGIN_S, _CALM_S = 3.0, 1.5
"""How long a program is left alone once its window is there, and a dialog before it is answered."""
_HEED_S = 10.0
"""How long a program may take to end when it is asked to."""
_BYTES: Final = 4


class Opening(NamedTuple):
    """Seconds from the command until a window is there, and until the map in it changes no more."""

    window_s: float
    map_s: float


def is_there() -> bool:
    """Return whether there is a virtual screen to be had."""
    return shutil.which("Xvfb") is not None


def has_keyboard() -> bool:
    """Return whether keys can be struck on a virtual screen."""
    return shutil.which("xdotool") is not None


def opened(command: Sequence[str], find: Find) -> Opening:
    """Begin a program that opens a map, watch it, and end it.

    Raises TimeoutError when that map does not come within a minute.
    """
    with ExitStack() as stack:
        screen = stack.enter_context(_Screen())
        watch = _Watch(screen)
        running = stack.enter_context(_begun(command, screen))
        stack.callback(running.kill)
        return watch.until_still(find, command[0])


def opened_while_running(command: Sequence[str], path: Path, find: Find) -> float:
    """Have a program without a map open one by its File > Open; return the seconds from Enter to the map.

    Raises TimeoutError when that map does not come within a minute.
    """
    with ExitStack() as stack:
        screen = stack.enter_context(_Screen())
        running = stack.enter_context(_begun(command, screen))
        stack.callback(running.kill)
        search = ["search", "--sync", "--onlyvisible", "--pid", str(running.pid)]
        *_, window = _struck(screen, *search).split()
        sleep(_BEGIN_S)
        if find(screen.picture()) is not None:
            raise TimeoutError(f"{command[0]} showed the map before it was to open it.")
        _struck(screen, "windowfocus", "--sync", window)
        strike = stack.enter_context(_keyboard(screen))
        for keys in ("key ctrl+o", f'type --delay 5 "{path}"'):
            strike(keys)
            sleep(_CALM_S)
        watch = _Watch(screen)
        strike("key Return")
        return watch.until_still(find, command[0]).map_s


def _begun(command: Sequence[str], screen: "_Screen") -> "subprocess.Popen[bytes]":
    """Begin a program on a screen."""
    nowhere = subprocess.DEVNULL
    return subprocess.Popen(command, env=screen.environment, stdout=nowhere, stderr=nowhere)


def _struck(screen: "_Screen", *keys: str) -> str:
    """Have xdotool do something on a screen, and return what it says."""
    command = ["xdotool", *keys]
    return subprocess.run(
        command, env=screen.environment, check=True, stdout=subprocess.PIPE, text=True, timeout=_MOST_S
    ).stdout


@contextmanager
def _keyboard(screen: "_Screen") -> Iterator[Callable[[str], object]]:
    """Give something that strikes keys within a millisecond: an xdotool that is begun and waits for them."""
    command = ["xdotool", "-"]
    with subprocess.Popen(command, env=screen.environment, stdin=subprocess.PIPE, text=True) as running:
        assert running.stdin is not None  # it is a pipe
        yield partial(print, file=running.stdin, flush=True)


def _end(running: "subprocess.Popen[bytes]") -> None:
    """End a program, by force where it does not heed."""
    running.terminate()
    try:
        running.wait(_HEED_S)
    except subprocess.TimeoutExpired:
        running.kill()


def _line_from(pipe: int) -> str:
    """Return what somebody writes into a pipe in time, which is closed then; raises TimeoutError."""
    with os.fdopen(pipe) as line:
        if select([line], [], [], _MOST_S)[0] and (said := line.readline().strip()):
            return said
    raise TimeoutError(f"No virtual screen came within {_MOST_S:.0f} seconds.")


class _Screen:
    """A virtual screen, there while it is entered."""

    def __enter__(self) -> "_Screen":
        """Begin it, and wait until it is there; raises TimeoutError when it never is."""
        with ExitStack() as stack:
            folder = stack.enter_context(TemporaryDirectory())
            hear, tell = os.pipe()
            size = f"{_WIDE}x{_HIGH}x24"
            command = ["Xvfb", "-displayfd", str(tell), "-screen", "0", size, "-fbdir", folder]
            running = stack.enter_context(
                subprocess.Popen([*command, "-nolisten", "tcp"], pass_fds=(tell,), stderr=subprocess.DEVNULL)
            )
            stack.callback(_end, running)
            os.close(tell)
            self._number = _line_from(hear)
            file = stack.enter_context((Path(folder) / "Xvfb_screen0").open("rb"))
            self._pixels = stack.enter_context(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
            # The head is that of an X window dump: its own size is the first of its numbers.
            head = struct.unpack(">25I", self._pixels[:100])
            self._row, self._first = head[12], head[0] + 12 * head[19]
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self._stack.close()

    @property
    def environment(self) -> dict[str, str]:
        """What says a program to show itself here."""
        return os.environ | {"DISPLAY": f":{self._number}", "QT_QPA_PLATFORM": "xcb"}

    def look(self) -> bytes:
        """Return the pixels watched: one row of so many, from edge to edge."""
        rows = (self._first + row * self._row for row in range(0, _HIGH, CELL))
        return b"".join(self._pixels[row : row + _WIDE * _BYTES] for row in rows)

    def picture(self) -> Pixels:
        """Return all pixels."""
        rows = (self._first + row * self._row for row in range(_HIGH))
        whole = b"".join(self._pixels[row : row + _WIDE * _BYTES] for row in rows)
        return np.frombuffer(whole, np.uint8).reshape(_HIGH, _WIDE, _BYTES)


class _Watch:
    """Watches a screen from when it is made, and notes when which cells of it change."""

    def __init__(self, screen: _Screen) -> None:
        self._screen = screen
        self._before = screen.look()
        self._start = perf_counter()
        self._changes: list[tuple[float, _Changed]] = []

    def until_still(self, find: Find, name: str) -> Opening:
        """Watch until nothing changes any more and the map is there; tell when it last changed.

        Raises TimeoutError where the map never comes.
        """
        place, looked_at = None, 0
        while place is None:
            self._go_on()
            if self._now > _MOST_S:
                raise TimeoutError(f"{name} showed no map within {_MOST_S:.0f} seconds.")
            if len(self._changes) > looked_at and self._now - self._changes[-1][0] > _STILL_S:
                looked_at = len(self._changes)
                place = find(self._screen.picture())
        *_, last = (at for at, changed in self._changes if _within(changed, place).any())
        return Opening(self._changes[0][0], last)

    @property
    def _now(self) -> float:
        """Seconds since the beginning."""
        return perf_counter() - self._start

    def _go_on(self) -> None:
        """Look once more, and wait a moment."""
        now = self._screen.look()
        if now != self._before:
            self._changes.append((self._now, _changed(self._before, now)))
            self._before = now
        sleep(_LOOK_S)


def _changed(before: bytes, now: bytes) -> _Changed:
    """Return which cells are not as before."""
    one, other = (
        np.frombuffer(pixels, np.uint8).reshape(_HIGH // CELL, -1, CELL * _BYTES) for pixels in (before, now)
    )
    differs: _Changed = (one != other).any(axis=2)
    return differs


def _within(changed: _Changed, place: Place) -> _Changed:
    """Return the cells of a place."""
    left, top, right, bottom = (int(edge) // CELL for edge in place.box)
    return changed[top:bottom, left:right]
