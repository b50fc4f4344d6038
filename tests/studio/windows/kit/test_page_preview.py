"""The pages of a print are enlarged to be read, and moved, and all of them seen again."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.drawing.paper.pages import Page
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Drawing, Layer, Polygon
from studio.windows.kit.page_preview import PagePreview, Thumb, thumbs

STRIPE_MM = 0.4
LEFT = Qt.MouseButton.LeftButton


def striped(width: float, height: float) -> Drawing:
    """A page of stripes so narrow that they are one grey where all pages are seen."""
    marks = tuple(
        Polygon(((x, 0), (x + STRIPE_MM, 0), (x + STRIPE_MM, height), (x, height)), "#000000")
        for x in (2 * STRIPE_MM * number for number in range(int(width / STRIPE_MM / 2)))
    )
    return Drawing(width, height, (Layer("stripes", marks),))


@pytest.fixture
def preview(qtbot: QtBot) -> Iterator[PagePreview]:
    shown = PagePreview()
    qtbot.addWidget(shown)
    shown.resize(600, 500)
    pages = [Page((at, 0), striped(210, 297), Box(0, 0, 1, 1)) for at in (0, 1)]
    shown.show_thumbs(thumbs(pages))
    shown.show()
    yield shown
    shown.stop()


def turn(preview: PagePreview, notches: int, at: QPointF) -> None:
    """Turn the wheel."""
    event = QWheelEvent(
        at,
        QPointF(preview.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(preview, event)


def drag(preview: PagePreview, by: QPoint) -> None:
    """Drag the pages."""
    at = preview.rect().center()
    QTest.mousePress(preview, LEFT, pos=at)
    # A test's own move has no button held.
    there = QPointF(at + by)
    kind, none = QMouseEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(kind, there, QPointF(preview.mapToGlobal(there)), Qt.MouseButton.NoButton, LEFT, none)
    QApplication.sendEvent(preview, event)
    QTest.mouseRelease(preview, LEFT, pos=at + by)


def pages_of(preview: PagePreview) -> tuple[Thumb, Thumb]:
    """The two pages shown."""
    first, second = preview.thumbs
    return first, second


def darkest_and_lightest(preview: PagePreview, at: QPointF) -> tuple[int, int]:
    """The range of greys in a row of pixels about a place."""
    image = preview.grab().toImage()
    greys = [QColor(image.pixel(int(at.x()) + x, int(at.y()))).lightness() for x in range(-20, 20)]
    return min(greys), max(greys)


def test_the_wheel_enlarges_about_the_pointer_till_the_page_can_be_read(
    qtbot: QtBot, preview: PagePreview
) -> None:
    first, _ = pages_of(preview)
    at = preview.place_of(first).center()
    dark, light = darkest_and_lightest(preview, at)
    assert light - dark < 80, "all pages are seen, and nothing on them can be told apart"
    turn(preview, 20, at)
    assert preview.zoom > 5
    seen = preview.seen_at(first).center()
    assert (seen.x(), seen.y()) == pytest.approx((at.x(), at.y()))

    def is_sharp() -> bool:
        return darkest_and_lightest(preview, at) == (0, 255)

    qtbot.waitUntil(is_sharp, timeout=20_000)
    turn(preview, -40, at)
    assert preview.zoom == 1
    assert preview.seen_at(first) == preview.place_of(first)


def test_a_double_click_shows_one_page_and_another_all_of_them(preview: PagePreview) -> None:
    first, second = pages_of(preview)
    QTest.mouseDClick(preview, LEFT, pos=preview.place_of(second).center().toPoint())
    field = QRectF(preview.rect())
    assert field.contains(preview.seen_at(second))
    assert preview.seen_at(second).height() > 0.85 * field.height()
    assert preview.seen_at(first).width() > preview.place_of(first).width()
    QTest.mouseDClick(preview, LEFT, pos=field.center().toPoint())
    assert preview.zoom == 1


@pytest.mark.parametrize("by", [QPoint(9_000, 0), QPoint(-9_000, 40), QPoint(0, 9_000), QPoint(3, -9_000)])
def test_some_page_stays_in_view_however_far_they_are_dragged(preview: PagePreview, by: QPoint) -> None:
    first, second = pages_of(preview)
    drag(preview, by)
    assert preview.seen_at(first) == preview.place_of(first), "all are seen: there is nowhere to go"
    turn(preview, 6, QPointF(preview.rect().center()))
    before = preview.seen_at(first)
    drag(preview, QPoint(5, 7))
    assert preview.seen_at(first) == before.translated(5, 7)
    drag(preview, by)
    field = QRectF(preview.rect())
    assert field.intersects(preview.seen_at(first)) or field.intersects(preview.seen_at(second))


def test_the_keyboard_enlarges_and_moves_too(preview: PagePreview) -> None:
    first, _ = pages_of(preview)
    preview.setFocus()
    QTest.keyClick(preview, Qt.Key.Key_Plus)
    QTest.keyClick(preview, Qt.Key.Key_Plus)
    assert preview.zoom == pytest.approx(1.25**2)
    before = preview.seen_at(first)
    QTest.keyClick(preview, Qt.Key.Key_Right)
    assert preview.seen_at(first).left() < before.left()
    QTest.keyClick(preview, Qt.Key.Key_Minus)
    assert preview.zoom == pytest.approx(1.25)
    QTest.keyClick(preview, Qt.Key.Key_0)
    assert preview.zoom == 1


def test_other_pages_are_seen_whole_again(preview: PagePreview) -> None:
    turn(preview, 6, QPointF(preview.rect().center()))
    preview.show_thumbs(thumbs([Page((0, 0), striped(297, 210), Box(0, 0, 1, 1))]))
    assert preview.zoom == 1
    preview.show_word("Laying out the pages …")
    turn(preview, 6, QPointF(preview.rect().center()))
    assert preview.zoom == 1
