"""What the tests of the languages share."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from studio.language.codes import ENGLISH
from studio.language.languages import speak


@pytest.fixture(scope="module")
def in_german() -> Iterator[None]:
    """The program speaks German while the tests of a module run."""
    application = QApplication.instance() or QApplication([])
    before = QLocale()
    speak(application, "de")
    yield
    speak(application, ENGLISH)
    QLocale.setDefault(before)
