"""The choice of the studio's language, which holds from the next start on."""

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QSettings

from studio.language.codes import LANGUAGES, SYSTEM
from studio.language.languages import choose, chosen
from studio.language.words import tr
from studio.windows.commands import Commands
from studio.windows.questions import Questions

ACTIONS_OF: Final = {SYSTEM: "language-system", **{code: f"language-{code}" for code in LANGUAGES}}
"""The action that chooses each language, by its code."""


class Speaking(QObject):
    """Keeps the language that is chosen, and tells when it will be spoken."""

    def __init__(
        self, settings: QSettings, commands: Commands, questions: Questions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._settings, self._questions = settings, questions
        commands.connect_to({name: partial(self._choose, code) for code, name in ACTIONS_OF.items()})
        commands[ACTIONS_OF[chosen(settings)]].setChecked(True)

    def _choose(self, code: str) -> None:
        """Keep a language for the next start; windows that are open keep theirs."""
        if code == chosen(self._settings):
            return
        choose(self._settings, code)
        self._questions.tell(
            tr("Another language"),
            tr("The studio speaks {language} from its next start on.", language=LANGUAGES[code])
            if code
            else tr("The studio speaks the system’s language from its next start on."),
        )
