"""A designer who reads German, for journeys and for whoever looks at what is shown."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.app.studio import set_up
from studio.language.codes import ENGLISH
from studio.language.languages import speak
from tests.journeys.answers import Answers
from tests.journeys.designer import Designer


@contextmanager
def german_designer(
    qtbot: QtBot, qapp: QApplication, home: Path, answers: Answers | None = None
) -> Iterator[Designer]:
    """Have a designer at a German studio, and English spoken again after."""
    before = QLocale()
    set_up(qapp)
    speak(qapp, "de")
    designer = Designer(qtbot, qapp, home, answers)
    yield designer
    designer.leaves()
    speak(qapp, ENGLISH)
    QLocale.setDefault(before)
