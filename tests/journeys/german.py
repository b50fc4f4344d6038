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
from tests.journeys.designer import Designer


@contextmanager
def german_designer(qtbot: QtBot, qapp: QApplication, home: Path) -> Iterator[Designer]:
    """Have a designer at a German studio, and English spoken again after."""
    before = QLocale()
    set_up(qapp)
    speak(qapp, "de")
    designer = Designer(qtbot, qapp, home)
    yield designer
    designer.leaves()
    speak(qapp, ENGLISH)
    QLocale.setDefault(before)
