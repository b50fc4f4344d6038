"""Errors in methods that Qt calls, kept from ending the program.

An error that leaves a Python method called by Qt's own code is stored by PySide; with Python
3.11 an error that C code has raised (a missing key, an empty list) is not yet a whole exception
then, and storing it ends the process (PySide 6.8 to 6.11). So it must not get that far.
"""

import sys
from contextlib import ContextDecorator
from types import TracebackType
from typing import Self


class Reported(ContextDecorator):
    """Hands errors to ``sys.excepthook`` and lets the method it decorates return None.

    To be put on every override that does more than hand its event on.
    """

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        """Report an error; what is meant to end the program goes on to do so."""
        if kind is None or error is None or not issubclass(kind, Exception):
            return False
        sys.excepthook(kind, error, trace)
        return True


reported = Reported()
