"""Who cannot see the map hears where on it the keyboard is."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.board.places import Town
from engine.hexes.sheet import Sheet
from studio.windows.frame.main_window import MainWindow

SHEET = Sheet(8, 6)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader would be given to say."""
    said: list[str] = []

    def listen(event: object) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return said


def test_the_hex_under_the_keyboards_ring_is_said(window: MainWindow, heard: list[str]) -> None:
    window.desks.begin(new_board(SHEET, towns=(Town("Ross", SHEET.hex_named("C4")),)))
    canvas = window.editor_view.canvas
    canvas.fingertip.place(SHEET.hex_named("C3"))
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    assert [text.partition(" ")[0] for text in heard] == ["C3", "C4"]
    assert "Ross" in heard[-1]


def test_the_hex_under_the_mouse_is_not(window: MainWindow, heard: list[str]) -> None:
    window.desks.begin(new_board(SHEET))
    canvas = window.editor_view.canvas
    for aside in range(0, 60, 10):
        place = canvas.mapTo(window, canvas.rect().center() + QPoint(aside, 0))
        QTest.mouseMove(window.windowHandle(), place)
        QApplication.processEvents()
    assert window.status.place.text()
    assert heard == []
