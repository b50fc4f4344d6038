"""The files opened and saved last."""

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal

MOST = 10
_KEY = "recent_files"


class RecentFiles(QObject):
    """The paths of the last boards, newest first, kept in the user's settings."""

    changed = Signal()

    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def paths(self) -> tuple[Path, ...]:
        """The paths, newest first; whether the files are still there is not looked up."""
        kept = self._settings.value(_KEY)
        # Settings files give a list of one back as a bare string, and an empty one as nothing.
        texts = [kept] if isinstance(kept, str) else kept
        return tuple(Path(text) for text in texts if isinstance(text, str)) if isinstance(texts, list) else ()

    def add(self, path: Path) -> None:
        """Put a path first."""
        path = path.absolute()
        self._keep([path, *(other for other in self.paths if other != path)][:MOST])

    def forget(self, path: Path) -> None:
        """Drop a path, as when its file is gone."""
        self._keep([other for other in self.paths if other != path.absolute()])

    def clear(self) -> None:
        """Drop every path."""
        self._keep([])

    def _keep(self, paths: list[Path]) -> None:
        """Write the paths into the settings."""
        self._settings.setValue(_KEY, [str(path) for path in paths])
        self.changed.emit()
