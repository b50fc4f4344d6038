"""How the commands end."""

from typing import Final

FINE: Final = 0
FOUND: Final = 1
"""There are findings, or a rule was broken."""
FAILED: Final = 2
"""The command could not run."""
STOPPED: Final = 130
"""Ctrl+C stopped it: 128 and the number of the signal, as shells have it."""


class CommandError(Exception):
    """Something that keeps a command from running; its text says the user what and how to go on."""
