"""How the commands end."""

from typing import Final

FINE: Final = 0
FOUND: Final = 1
"""There are findings, or a rule was broken."""
FAILED: Final = 2
"""The command could not run."""


class CommandError(Exception):
    """Something that keeps a command from running; its text tells the user what and how to go on."""
