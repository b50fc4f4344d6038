"""Starts the studio, if there is a screen to open its window on."""

import ctypes
import gc
import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

NO_SCREEN = 2
_WITHOUT_ONE = {"offscreen", "minimal", "vnc", "linuxfb", "eglfs", "vkkhrdisplay"}

_ON_X11 = "Qt/plugins/platforms/libqxcb.so"
"""Where PySide6 has the part of Qt that opens windows on an X11 screen."""
_HOW = "Start it in a desktop session; `platelayer --help` lists what works without a screen."
_PACKAGES = (
    "On Debian or Ubuntu, install what it opens windows with: "
    "sudo apt install libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
)


def run(path: Path | None, language: str = "") -> int:
    """Open the studio, with a map if there is one to open, and stay until its window is closed.

    Returns the exit code: 2, after a plain message, where there is no screen to open it on.
    """
    why = why_no_screen(os.environ)
    if why is not None:
        sys.stderr.write(f"platelayer: {why}\n")
        return NO_SCREEN
    # What is loaded and built stays as long as the program does, which then sweeps in its own time.
    gc.disable()
    # Where no screen is, Qt may not even load.
    from studio.app.studio import RESTART, Studio, start_again  # noqa: PLC0415

    studio = Studio(sys.argv[:1], language)
    studio.show(path)
    code = studio.stay()
    return start_again() if code == RESTART else code


def why_no_screen(environment: Mapping[str, str]) -> str | None:
    """Return why no window can be opened, as a sentence and a way on; None if one can be."""
    may_lack_one = sys.platform.startswith("linux")
    if not may_lack_one:
        return None
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if platform in _WITHOUT_ONE or environment.get("WAYLAND_DISPLAY"):
        return None
    display = environment.get("DISPLAY")
    if not display:
        return f"There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set). {_HOW}"
    if not _answers(display):
        return f"The screen {display} does not answer. {_HOW}"
    missing = None if platform not in {"", "xcb"} else missing_library(_plugin())
    if missing is not None:
        return f"Qt needs a library that is not installed: {missing}. {_PACKAGES}"
    return None


def _plugin() -> Path:
    """Return the file of the part of Qt that opens windows on an X11 screen; a bundle has it elsewhere."""
    spec = find_spec("PySide6")
    places = None if spec is None else spec.submodule_search_locations
    return Path(*(places or ()), _ON_X11)


def missing_library(plugin: Path) -> str | None:
    """Return the first library that a part of Qt cannot find, which ends the program; None if it loads."""
    if not plugin.is_file():
        return None
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error).partition(":")[0]
    return None


def _answers(display: str) -> bool:
    """Return whether an X server can be reached; without the library to ask with, it is taken on trust."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    refused: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused
