"""Settings that cannot be written, as on a full disk, are told of: Qt keeps that to itself."""

from PySide6.QtCore import QObject, QSettings, QTimer, Signal

from studio.language.words import tr

LOOK_MS = 2000
"""How often it is looked whether the last writing went well; that asks no disk."""

_PROBE = "settings/written"


class SettingsWatch(QObject):
    """Looks whether settings reach their file, and says it once if they do not."""

    warned = Signal(str)
    """A sentence or two for people."""

    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._look = QTimer(self)
        self._look.timeout.connect(self._tell)

    def begin(self) -> None:
        """Begin to look, and have something written: most settings are when the program ends only."""
        self._settings.setValue(_PROBE, "yes")
        self._look.start(LOOK_MS)

    def _tell(self) -> None:
        """Say that settings were not written, and look no more."""
        if self._settings.status() is QSettings.Status.NoError:
            return
        self._look.stop()
        self.warned.emit(
            tr(
                "Your settings cannot be kept in {file}: shortcuts, panels and the boards opened last will "
                "be as before the next time. Make room on that disk, or see whether it may be written to.",
                file=self._settings.fileName(),
            )
        )
