"""Another look of the map comes all at once; whatever is done meanwhile is seen at once."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from engine.board.terrain import HILL
from engine.edits.terrain import PaintTerrain
from studio.drawing.maps.themes import NIGHT
from studio.mapview.held_picture import HELD_MS, HeldPicture
from studio.mapview.tile_painter import Style
from tests.studio.canvas.conftest import Desk


def seen(desk: Desk) -> QImage:
    return desk.canvas.grab().toImage()


def changes_while(desk: Desk, most: int = 2000) -> list[QImage]:
    """The different pictures seen until the map has come to rest."""
    pictures = [seen(desk)]
    for _ in range(most):
        QTest.qWait(1)
        now = seen(desk)
        if now != pictures[-1]:
            pictures.append(now)
        if desk.canvas.is_settled:
            break
    return pictures


def held_for_ever(desk: Desk) -> None:
    """However slow the machine is, nothing is let go before its time."""
    for former in desk.canvas.findChildren(HeldPicture):
        for limit in former.findChildren(QTimer):
            limit.setInterval(600_000)


def test_another_theme_is_seen_all_at_once(desk: Desk) -> None:
    atlas = desk.image()
    held_for_ever(desk)
    desk.canvas.restyle(Style(NIGHT))
    pictures = changes_while(desk)
    assert pictures[0] == atlas, "the map stays until it is painted anew"
    assert len(pictures) == 2
    assert pictures[1] == desk.image()


def test_what_is_painted_meanwhile_is_seen_at_once(desk: Desk) -> None:
    atlas = desk.image()
    held_for_ever(desk)
    desk.canvas.restyle(Style(NIGHT))
    assert seen(desk) == atlas
    desk.session.apply(PaintTerrain((desk.session.board.sheet.hex_named("G2"),), HILL))
    assert seen(desk) != atlas
    desk.settle()


def test_a_map_that_moves_does_not_stand_still(desk: Desk) -> None:
    desk.settle()
    desk.canvas.restyle(Style(NIGHT))
    before = seen(desk)
    desk.canvas.navigator.pan(60, 0)
    assert seen(desk) != before
    desk.settle()


def test_nobody_waits_for_another_look_for_long(desk: Desk) -> None:
    desk.settle()
    former, view = HeldPicture(desk.canvas), desk.canvas.navigator.view
    former.hold(desk.canvas, view, lambda painter: painter.fillRect(desk.canvas.rect(), "#123456"))
    shown = QImage(desk.canvas.size(), QImage.Format.Format_RGB32)
    painter = QPainter(shown)
    former.paint(painter)
    painter.end()
    assert shown.pixelColor(9, 9).name() == "#123456"
    assert former.is_of(view)
    with desk.qtbot.waitSignal(former.let_go, timeout=HELD_MS + 5_000):
        pass
    assert not former.is_of(view)
