"""When a program's window is on the screen, and when what it was to show: watched from without.

The screen is a virtual one whose pixels lie in a file, so that watching it disturbs nobody.
"""

import mmap
import os
import shutil
import struct
import subprocess
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Final, NamedTuple

NOT_THERE: Final = "Opening on a screen is not measured: Xvfb is not installed (on Debian: apt install xvfb)."
_WIDE, _HIGH = 1600, 1000
_WATCHED: Final = (600, 450, 400, 300)
"""The left and top, the width and height of what is watched: the middle of where the map is."""
_EVERY: Final = 5
"""One row of pixels in so many is looked at."""
_LOOK_S, _STILL_S, _MOST_S = 0.005, 2.0, 60.0
_MANY: Final = 100
"""A map has at least so many colours, a window without one has fewer."""
_BYTES: Final = 4


class Opening(NamedTuple):
    """Seconds from the command until a window is there, and until the map in it changes no more."""

    window_s: float
    map_s: float

    @property
    def between_s(self) -> float:
        """From the window to the map, which leaves the start of the program aside."""
        return self.map_s - self.window_s


def is_there() -> bool:
    """Tell whether there is a virtual screen to be had."""
    return shutil.which("Xvfb") is not None


def opened(command: Sequence[str]) -> Opening:
    """Begin a program that opens a map, watch it, and end it.

    Raises TimeoutError when no map comes within a minute.
    """
    with ExitStack() as stack:
        screen = stack.enter_context(_Screen())
        before, start, seen = screen.look(), perf_counter(), list[float]()
        running = stack.enter_context(
            subprocess.Popen(
                command, env=screen.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        )
        stack.callback(running.kill)
        while not (seen and _colours(before) >= _MANY and perf_counter() - start - seen[-1] > _STILL_S):
            if perf_counter() - start > _MOST_S:
                raise TimeoutError(f"{command[0]} showed no map within {_MOST_S:.0f} seconds.")
            now = screen.look()
            if now != before:
                before = now
                seen.append(perf_counter() - start)
            sleep(_LOOK_S)
        return Opening(seen[0], seen[-1])


def _colours(pixels: bytes) -> int:
    """Return how many colours there are among pixels."""
    return len({pixels[at : at + _BYTES] for at in range(0, len(pixels), _BYTES)})


class _Screen:
    """A virtual screen, there while it is entered."""

    def __enter__(self) -> "_Screen":
        """Begin it, and wait until it is there."""
        with ExitStack() as stack:
            folder = stack.enter_context(TemporaryDirectory())
            hear, tell = os.pipe()
            size = f"{_WIDE}x{_HIGH}x24"
            command = ["Xvfb", "-displayfd", str(tell), "-screen", "0", size, "-fbdir", folder]
            running = stack.enter_context(
                subprocess.Popen([*command, "-nolisten", "tcp"], pass_fds=(tell,), stderr=subprocess.DEVNULL)
            )
            stack.callback(running.terminate)
            os.close(tell)
            with os.fdopen(hear) as line:
                self._number = line.readline().strip()
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
        """What tells a program to show itself here."""
        return os.environ | {"DISPLAY": f":{self._number}", "QT_QPA_PLATFORM": "xcb"}

    def look(self) -> bytes:
        """Return the pixels watched."""
        left, top, wide, high = _WATCHED
        rows = (self._first + row * self._row + left * _BYTES for row in range(top, top + high, _EVERY))
        return b"".join(self._pixels[row : row + wide * _BYTES] for row in rows)
