"""Games during which the program ended: the locks of their files are left."""

from pathlib import Path
from typing import Final

from studio.session.places import data_folder
from studio.table.game_lock import LOCK, lock_of

GAMES: Final = ".jsonl"
"""The ending of a game's file."""


def games_folder() -> Path:
    """Return the folder in which games are kept; the program has been named."""
    return data_folder() / "games"


def interrupted(folder: Path) -> list[Path]:
    """Return the games in a folder that were interrupted, and remove their locks: each is offered once."""
    found = []
    for left in sorted(folder.glob(f"*{GAMES}{LOCK}")):
        path = left.with_name(left.name.removesuffix(LOCK))
        lock = lock_of(path)
        if lock.tryLock(0):
            lock.unlock()
            # Of a game that no one has begun there is one line, or none.
            if path.exists() and path.read_bytes().count(b"\n") > 1:
                found.append(path)
    return found
