"""The list of a field to choose from is read in every theme, whatever the field's own width."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QStyle
from pytestqt.qtbot import QtBot

from studio.panels.fields.fields import Choice
from studio.windows.kit.window_style import DARK, LIGHT, Scheme, dress

WORDS = ("Open", "Hill", "A rule with more words than the field has room for")


@pytest.fixture
def choice(qtbot: QtBot) -> Choice:
    choice = Choice("rules", "What is to be otherwise.")
    qtbot.addWidget(choice)
    choice.offer([(words, words) for words in WORDS], WORDS[0])
    choice.resize(110, 30)
    choice.show()
    return choice


@pytest.mark.parametrize("scheme", [LIGHT, DARK])
def test_the_line_under_the_pointer_stands_out_in_the_accent(choice: Choice, scheme: Scheme) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    palette, sheet = application.palette(), application.styleSheet()
    dress(application, scheme)
    try:
        assert not choice.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, None, choice)
        choice.showPopup()
        view = choice.view()
        view.setCurrentIndex(choice.model().index(1, 0))
        QApplication.processEvents()
        line = view.visualRect(choice.model().index(1, 0))
        picture = view.viewport().grab(line).toImage()
        assert picture.pixelColor(picture.width() - 4, picture.height() // 2) == QColor(scheme.accent)
        choice.hidePopup()
    finally:
        application.setPalette(palette)
        application.setStyleSheet(sheet)


def test_a_list_is_as_wide_as_its_words(choice: Choice) -> None:
    choice.showPopup()
    view = choice.view()
    assert view.viewport().width() >= view.sizeHintForColumn(0) > choice.width()
    choice.hidePopup()
