"""What holds for games by every rule set."""

from typing import Final

MOST_PLAYERS: Final = 8
"""One bit a player in the bytes of the track."""
