"""When a program's window is on the screen, and when what it was to show: watched from without.

The screen is a virtual one whose pixels lie in a file, so that watching it disturbs nobody.
"""

import mmap
import os
import shutil
import struct
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Final, NamedTuple

NOT_THERE: Final = "Opening on a screen is not measured: Xvfb is not installed (on Debian: apt install xvfb)."
NO_KEYBOARD: Final = "Opening by File > Open is not measured: xdotool is not installed (apt install xdotool)."
_WIDE, _HIGH = 1600, 1000
_WATCHED: Final = (600, 450, 400, 300)
"""The left and top, the width and height of what is watched: the middle of where the map is."""
_EVERY: Final = 5
"""One row of pixels in so many is looked at."""
_LOOK_S, _STILL_S, _MOST_S = 0.005, 2.0, 60.0
_BEGIN_S, _CALM_S = 3.0, 1.5
"""How long a program is left alone once its window is there, and a dialog before it is answered."""
_HEED_S = 10.0
"""How long a program may take to end when it is asked to."""
_MANY, _MOST_ALIKE = 100, 0.52
"""A map has at least so many colours, or at most so much of it has the commonest."""
_BYTES: Final = 4


class Opening(NamedTuple):
    """Seconds from the command until a window is there, and until the map in it changes no more."""

    window_s: float
    map_s: float


def is_there() -> bool:
    """Tell whether there is a virtual screen to be had."""
    return shutil.which("Xvfb") is not None


def has_keyboard() -> bool:
    """Tell whether keys can be struck on a virtual screen."""
    return shutil.which("xdotool") is not None


def opened(command: Sequence[str]) -> Opening:
    """Begin a program that opens a map, watch it, and end it.

    Raises TimeoutError when no map comes within a minute.
    """
    with ExitStack() as stack:
        screen = stack.enter_context(_Screen())
        start = perf_counter()
        running = stack.enter_context(_begun(command, screen))
        stack.callback(running.kill)
        return Opening(*_seen(screen, start, command[0]))


def opened_while_running(command: Sequence[str], path: Path) -> float:
    """Have a program without a map open one by its File > Open; return the seconds from Enter to the map.

    Raises TimeoutError when no map comes within a minute.
    """
    with ExitStack() as stack:
        screen = stack.enter_context(_Screen())
        running = stack.enter_context(_begun(command, screen))
        stack.callback(running.kill)
        search = ["search", "--sync", "--onlyvisible", "--pid", str(running.pid)]
        *_, window = _struck(screen, *search).split()
        sleep(_BEGIN_S)
        _struck(screen, "windowfocus", "--sync", window)
        strike = stack.enter_context(_keyboard(screen))
        for keys in ("key ctrl+o", f'type --delay 5 "{path}"'):
            strike(keys)
            sleep(_CALM_S)
        start = perf_counter()
        strike("key Return")
        return _seen(screen, start, command[0])[1]


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


def _seen(screen: "_Screen", start: float, name: str) -> tuple[float, float]:
    """Watch until a map is there and changes no more; return when something first changed, and last."""
    before, seen = screen.look(), list[float]()
    while not (seen and _is_map(before) and perf_counter() - start - seen[-1] > _STILL_S):
        if perf_counter() - start > _MOST_S:
            raise TimeoutError(f"{name} showed no map within {_MOST_S:.0f} seconds.")
        now = screen.look()
        if now != before:
            before = now
            seen.append(perf_counter() - start)
        sleep(_LOOK_S)
    return seen[0], seen[-1]


def _is_map(pixels: bytes) -> bool:
    """Tell whether pixels may be of a map: of many colours, or of few that lie all over it."""
    colours = Counter(pixels[at : at + _BYTES] for at in range(0, len(pixels), _BYTES))
    return len(colours) >= _MANY or max(colours.values()) / colours.total() < _MOST_ALIKE


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
        """What tells a program to show itself here."""
        return os.environ | {"DISPLAY": f":{self._number}", "QT_QPA_PLATFORM": "xcb"}

    def look(self) -> bytes:
        """Return the pixels watched."""
        left, top, wide, high = _WATCHED
        rows = (self._first + row * self._row + left * _BYTES for row in range(top, top + high, _EVERY))
        return b"".join(self._pixels[row : row + wide * _BYTES] for row in rows)
