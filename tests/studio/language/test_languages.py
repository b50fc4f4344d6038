"""Which language is spoken, and that Qt speaks it too."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from studio.language.codes import ENGLISH, LANGUAGES, SYSTEM
from studio.language.languages import (
    VARIABLE,
    catalogue,
    speak,
    wanted,
)
from studio.language.words import tr


@pytest.fixture
def quiet(qapp: QCoreApplication) -> Iterator[QCoreApplication]:
    """The application, which speaks English again afterwards."""
    before = QLocale()
    yield qapp
    speak(qapp, ENGLISH)
    QLocale.setDefault(before)


def test_the_environment_goes_before_the_choice_and_the_choice_before_the_system() -> None:
    assert wanted(SYSTEM, {}) == ENGLISH
    assert wanted("de", {}) == "de"
    assert wanted("de", {VARIABLE: "en"}) == "en"
    assert wanted("de", {VARIABLE: "en"}, asked="de") == "de"


def test_a_language_nobody_knows_counts_for_nothing() -> None:
    assert wanted("tlh", {VARIABLE: "tlh"}) == ENGLISH


def test_every_language_but_english_has_its_catalogue() -> None:
    assert [code for code in LANGUAGES if code != ENGLISH and not catalogue(code).is_file()] == []


def test_words_numbers_and_qts_own_buttons_speak_german(quiet: QCoreApplication, qtbot: QtBot) -> None:
    speak(quiet, "de")
    assert tr("Remove Town") == "Stadt entfernen"
    assert tr("{n:.1f}", n=2.5) == "2,5"
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    assert buttons.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"


def test_what_the_catalogue_lacks_stays_english(quiet: QCoreApplication) -> None:
    speak(quiet, "de")
    assert tr("{n} of whatever", n=3) == "3 of whatever"


def test_english_can_be_spoken_again(quiet: QCoreApplication) -> None:
    speak(quiet, "de")
    speak(quiet, ENGLISH)
    assert tr("Remove Town") == "Remove Town"
    assert tr("{n:.1f}", n=2.5) == "2.5"
