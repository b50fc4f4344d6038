"""Which colours the windows wear: the user's choice, kept, or what the system wears."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from studio.session.settings.setting_keys import THEME
from studio.session.settings.settings import Settings
from studio.windows.kit.window_style import THEMES, Scheme, Theme, dress, scheme_of


class ThemeController(QObject):
    """Dresses the windows, and again whenever the choice or the system changes."""

    changed = Signal(object)
    """The Scheme now worn."""

    def __init__(self, application: QApplication, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application = application
        self._settings = settings
        kept = settings[THEME]
        self._theme: Theme = next((theme for theme in THEMES if theme == kept), "system")
        self._scheme = scheme_of(self._theme)
        dress(application, self._scheme)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def theme(self) -> Theme:
        """What has been chosen."""
        return self._theme

    @property
    def scheme(self) -> Scheme:
        """The colours worn."""
        return self._scheme

    def choose(self, theme: Theme) -> None:
        """Choose colours, for now and for the next time."""
        self._theme = theme
        self._settings[THEME] = theme
        self._wear(scheme_of(theme))

    def _follow_system(self) -> None:
        """Wear what the system wears, if that was chosen."""
        if self._theme == "system":
            self._wear(scheme_of(self._theme))

    def _wear(self, scheme: Scheme) -> None:
        """Wear other colours."""
        if scheme != self._scheme:
            self._scheme = scheme
            dress(self._application, scheme)
            self.changed.emit(scheme)
