"""The files opened and saved last."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from studio.session.settings.setting_keys import RECENT_FILES, Texts
from studio.session.settings.settings import Settings

MOST = 10


class RecentFiles(QObject):
    """The paths of the last boards, newest first, kept in the user's settings."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def paths(self) -> tuple[Path, ...]:
        """The paths, newest first; whether the files are still there is not looked up."""
        return tuple(map(Path, self._settings[RECENT_FILES]))

    def add(self, path: Path) -> None:
        """Put a path first."""
        first = str(path.absolute())
        self._change(lambda paths: (first, *(other for other in paths if other != first))[:MOST])

    def forget(self, path: Path) -> None:
        """Drop a path, as when its file is gone."""
        gone = str(path.absolute())
        self._change(lambda paths: tuple(other for other in paths if other != gone))

    def clear(self) -> None:
        """Drop every path."""
        self._change(lambda _: ())

    def _change(self, change: Callable[[Texts], Texts]) -> None:
        """Change the paths, those of another studio among them."""
        self._settings.change(RECENT_FILES, change)
        self.changed.emit()
