"""The boards that were open the last time, to be opened again if that is wanted."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSettings

_WANTED, _OPEN, _FRONT = "last_boards/wanted", "last_boards/open", "last_boards/front"


class LastBoards:
    """The files of a window's tabs, kept in the user's settings."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    @property
    def are_wanted(self) -> bool:
        """Whether they are to be opened at the start; at first they are."""
        return self._settings.value(_WANTED, "yes") == "yes"

    def want(self, *, wanted: bool) -> None:
        """Have them opened at the start, or not."""
        self._settings.setValue(_WANTED, "yes" if wanted else "no")

    def keep(self, paths: Sequence[Path], front: Path | None) -> None:
        """Note which files are open, in the order of their tabs, and which is at the front."""
        self._settings.setValue(_OPEN, [str(path) for path in paths])
        self._settings.setValue(_FRONT, "" if front is None else str(front))

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files that were open and are still there, in the order of their tabs."""
        kept = self._settings.value(_OPEN)
        texts = [kept] if isinstance(kept, str) else kept
        paths = [Path(text) for text in texts] if isinstance(texts, list) else []
        return tuple(path for path in paths if path.is_file())

    @property
    def front(self) -> Path | None:
        """The file that was at the front, if it is still there."""
        kept = self._settings.value(_FRONT)
        path = Path(kept) if isinstance(kept, str) and kept else None
        return path if path in self.paths else None
