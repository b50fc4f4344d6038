"""The program ``platelayer``. It imports little at first, so that Ctrl-C soon ends it in plain words."""

import os
import signal
import sys
from functools import partial

from studio.cli.exits import STOPPED


def main() -> int:
    """Run the command of the program's arguments and return its exit code."""
    signal.signal(signal.SIGINT, _leave)
    _hold_standard_streams()
    from studio.cli.main import main as run

    try:
        return run(sys.argv[1:], partial(signal.signal, signal.SIGINT, signal.default_int_handler))
    finally:
        # All is done: an interrupt while Python leaves would only make it complain.
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _leave(_signal: int, _frame: object) -> None:
    """End the program, which has done nothing yet that would have to be put in order."""
    os.write(2, b"platelayer: stopped.\n")
    os._exit(STOPPED)


def _hold_standard_streams() -> None:
    """Let standard streams that are closed lead nowhere, so that no file takes the number of one.

    What Qt or another library writes to standard error would otherwise be written into that file.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
