"""Whether there is a screen to open windows on, found out before Qt ends the program over it."""

import ctypes
import sys
from collections.abc import Mapping

_WITHOUT_ONE = {"offscreen", "minimal", "vnc", "linuxfb", "eglfs", "vkkhrdisplay"}

_HOW = "Start it in a desktop session; `platelayer --help` lists what works without a screen."


def why_no_screen(environment: Mapping[str, str]) -> str | None:
    """Return why no window can be opened, as a sentence and a way on; None if one can be."""
    if not sys.platform.startswith("linux"):
        return None
    platform = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if platform in _WITHOUT_ONE or environment.get("WAYLAND_DISPLAY"):
        return None
    display = environment.get("DISPLAY")
    if not display:
        return f"There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set). {_HOW}"
    if not _answers(display):
        return f"The screen {display} does not answer. {_HOW}"
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
