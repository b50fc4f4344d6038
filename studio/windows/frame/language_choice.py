"""The language chosen in the menu; it applies at the next start."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.messages import Phrase
from studio.language.codes import LANGUAGES, SYSTEM
from studio.language.languages import wanted
from studio.language.words import own_tongue, tr
from studio.session.settings.setting_keys import LANGUAGE
from studio.session.settings.settings import Settings
from studio.windows.documents.questions import Questions
from studio.windows.kit.commands import Commands

ACTIONS_OF: Final = {SYSTEM: "language-system", **{code: f"language-{code}" for code in LANGUAGES}}
"""The action that chooses each language, by its code."""

_NAMES: Final[dict[str, Phrase]] = {"en": "English", "de": "German"}


class LanguageChoice(QObject):
    """Keeps the language chosen in the menu, and offers to restart for it."""

    restart_wanted = Signal()

    def __init__(self, settings: Settings, commands: Commands, questions: Questions, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._questions = questions
        commands.connect_to({name: partial(self._choose, code) for code, name in ACTIONS_OF.items()})
        commands[ACTIONS_OF.get(settings[LANGUAGE], ACTIONS_OF[SYSTEM])].setChecked(True)

    def _choose(self, code: str) -> None:
        if code == self._settings[LANGUAGE]:
            return
        self._settings[LANGUAGE] = code
        language = wanted(code, environment={})
        if language != own_tongue().code and self._questions.may_restart(tr(_NAMES[language])):
            self.restart_wanted.emit()
