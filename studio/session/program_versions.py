"""Which version of the program runs, and on what: text to paste into a report of a problem."""

import platform
import sys
from importlib.metadata import PackageNotFoundError, version

_LIBRARIES = ("PySide6-Essentials", "numpy", "shapely", "pyproj", "pillow", "fonttools", "numba")
"""What most problems depend on, by the names that pip knows."""


def versions_text() -> str:
    """Return three lines: the program, Python with the system, and the libraries that are installed."""
    form = " (bundle)" if getattr(sys, "frozen", False) else ""
    libraries = ", ".join(f"{name} {found}" for name in _LIBRARIES if (found := _version(name)))
    return (
        f"platelayer {_version('platelayer') or 'from source'}{form}\n"
        f"Python {platform.python_version()} on {platform.platform()}\n"
        f"{libraries}"
    )


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
