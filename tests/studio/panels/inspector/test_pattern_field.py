"""The patterns of a board's own ground, chosen from pictures."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.board.terrain import PATTERNS, TerrainKind
from studio.drawing.maps.themes import NIGHT
from studio.panels.inspector.pattern_field import PATTERN_WORDS, PatternField

MOOR = TerrainKind("m", "moor", colour="#c9d8a8", pattern="dots")


@pytest.fixture
def field(qtbot: QtBot) -> PatternField:
    shown = PatternField("kind-pattern")
    qtbot.addWidget(shown)
    shown.show_kind(MOOR)
    shown.show()
    return shown


def pictures(field: PatternField) -> list[bytes]:
    """Every picture of the field, as its pixels."""
    images = (button.icon().pixmap(40, 40).toImage() for button in field.buttons.buttons())
    return [bytes(image.constBits()) for image in images]


def test_every_pattern_is_offered_with_a_picture_and_words_of_its_own(field: PatternField) -> None:
    assert list(PATTERN_WORDS) == list(PATTERNS)
    buttons = field.buttons.buttons()
    assert len({button.toolTip() for button in buttons}) == len(set(pictures(field))) == len(PATTERNS)
    assert all(button.accessibleName() for button in buttons)
    assert [PATTERNS[field.buttons.id(button)] for button in buttons if button.isChecked()] == ["dots"]


def test_pictures_follow_the_theme_of_the_map_and_the_colour_of_the_ground(field: PatternField) -> None:
    before = pictures(field)
    field.show_theme(NIGHT)
    dark = pictures(field)
    assert not set(before) & set(dark)
    field.show_kind(TerrainKind("m", "moor", colour="#dca8d7", pattern="dots"))
    assert not set(dark) & set(pictures(field))


def test_the_arrows_of_the_keyboard_choose_the_next_pattern(qtbot: QtBot, field: PatternField) -> None:
    chosen = field.buttons.button(PATTERNS.index("dots"))
    field.activateWindow()
    chosen.setFocus()
    qtbot.waitUntil(chosen.hasFocus)
    with qtbot.waitSignal(field.chosen) as signal:
        QTest.keyClick(chosen, Qt.Key.Key_Right)
    assert signal.args == ["tufts"]
