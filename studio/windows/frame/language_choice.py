"""The choice of the studio's language, which is spoken at once."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from studio.language.codes import LANGUAGES, SYSTEM
from studio.session.settings.setting_keys import LANGUAGE
from studio.session.settings.settings import Settings
from studio.windows.kit.commands import Commands

ACTIONS_OF: Final = {SYSTEM: "language-system", **{code: f"language-{code}" for code in LANGUAGES}}
"""The action that chooses each language, by its code."""


class Speaking(QObject):
    """Keeps the language that is chosen, and tells of it."""

    chosen = Signal()
    """Another language was chosen and kept; whoever makes the windows has it spoken."""

    def __init__(self, settings: Settings, commands: Commands, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        commands.connect_to({name: partial(self._choose, code) for code, name in ACTIONS_OF.items()})
        commands[ACTIONS_OF.get(settings[LANGUAGE], ACTIONS_OF[SYSTEM])].setChecked(True)

    def _choose(self, code: str) -> None:
        """Keep a language, for now and for the next time."""
        if code != self._settings[LANGUAGE]:
            self._settings[LANGUAGE] = code
            self.chosen.emit()
