"""Starts the studio: Qt set up, the session and its window joined, and the end of it all."""

import os
import sys
from pathlib import Path

from studio.app.screen import why_no_screen

NO_SCREEN = 2


def run(path: Path | None, language: str = "") -> int:
    """Open the studio, with a map if there is one to open, and stay until its window is closed.

    Returns the exit code: 2, after a plain message, where there is no screen to open it on.
    """
    why = why_no_screen(os.environ)
    if why is not None:
        sys.stderr.write(f"platelayer: {why}\n")
        return NO_SCREEN
    # Where no screen is, Qt may not even load.
    from studio.app.studio import RESTART, Studio, start_again  # noqa: PLC0415

    studio = Studio(sys.argv[:1], language)
    studio.show(path)
    code = studio.stay()
    return start_again() if code == RESTART else code
