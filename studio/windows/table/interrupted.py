"""Games during which the program ended: their files have no end."""

from pathlib import Path
from typing import Final

from studio.session.places import data_folder

GAMES: Final = ".jsonl"
"""The ending of a game's file."""
_TAIL: Final = 65_536
"""How much of the end of a file is read to see whether its game was interrupted, in bytes."""
_ENDS: Final = (b'{"result"', b'{"stand"')


def games_folder() -> Path:
    """Return the folder in which games are kept; the program has been named."""
    return data_folder() / "games"


def interrupted(folder: Path) -> list[Path]:
    """Return the files in a folder of games that have neither a result nor a stand at their end."""
    found = []
    for path in sorted(folder.glob(f"*{GAMES}")):
        try:
            with path.open("rb") as file:
                file.seek(max(0, path.stat().st_size - _TAIL))
                lines = file.read().splitlines()
        except OSError:
            continue
        # Of a game that no one has begun there is one line.
        if len(lines) > 1 and not lines[-1].startswith(_ENDS):
            found.append(path)
    return found
