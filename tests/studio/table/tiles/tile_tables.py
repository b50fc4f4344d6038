"""Tables of the tile game for tests, and a pointer on them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.table.files import Journal
from engine.table.tiles.sitting import TileSitting
from engine.tiles.facts import Cell
from studio.drawing.maps.themes import ATLAS
from studio.drawing.tiles.table_marks import cell_box, cube_places
from studio.table.tiles.tile_session import TileSession
from studio.table.tiles.tile_view import TileView

LEFT, RIGHT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


@contextmanager
def tile_table(sitting: TileSitting, path: Path, qtbot: QtBot) -> Iterator[TileView]:
    """Show a tile game at a table, whose file is at a path; it has begun."""
    session = TileSession(sitting, Journal(path), path)
    view = TileView(session, ATLAS)
    view.resize(1280, 800)
    session.speed = float("inf")
    view.show()
    qtbot.waitExposed(view)
    view.begin()
    try:
        yield view
    finally:
        view.stop()
        session.close()
        view.deleteLater()
        session.deleteLater()


class Pointer:
    """A pointer on the tiles of a table."""

    def __init__(self, view: TileView) -> None:
        self._map = view.map
        self._view = view

    def _px(self, place: tuple[float, float]) -> QPointF:
        return QPointF(*self._map.navigator.view.to_px(place))

    def _send(self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton = NO_BUTTON) -> None:
        held = button if kind == QEvent.Type.MouseButtonPress else NO_BUTTON
        QApplication.sendEvent(
            self._map, QMouseEvent(kind, at, self._map.mapToGlobal(at), button, held, NO_KEYS)
        )

    def _at(self, cell: Cell) -> tuple[float, float]:
        """Return a place in a cell away from its cubes."""
        box = cell_box(cell, self._map.side)
        return box.centre[0], box.top + 0.3 * self._map.side

    def points_at(self, cell: Cell) -> str:
        """Point at a cell, and return what a screen reader reads then."""
        self._send(QEvent.Type.MouseMove, self._px(self._at(cell)))
        return self._map.accessibleDescription()

    def clicks(self, cell: Cell, button: Qt.MouseButton = LEFT) -> None:
        """Click a cell."""
        self.points_at(cell)
        self._press(self._px(self._at(cell)), button)

    def clicks_cube(self, cell: Cell, good: int) -> None:
        """Click a cube on a city."""
        goods = self._view.session.sitting.state.cubes[cell]
        at = next(at for each, at in cube_places(cell, goods, self._map.side) if each == good)
        self._send(QEvent.Type.MouseMove, self._px(at))
        self._press(self._px(at), LEFT)

    def _press(self, at: QPointF, button: Qt.MouseButton) -> None:
        self._send(QEvent.Type.MouseButtonPress, at, button)
        self._send(QEvent.Type.MouseButtonRelease, at, button)

    def drags(self, start: Cell, end: Cell) -> None:
        """Press over one cell and let go over another."""
        first, last = self._px(self._at(start)), self._px(self._at(end))
        self._send(QEvent.Type.MouseButtonPress, first, LEFT)
        self._send(QEvent.Type.MouseMove, last, LEFT)
        self._send(QEvent.Type.MouseButtonRelease, last, LEFT)

    def turns_the_wheel(self, cell: Cell, by: int = -120, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Turn the wheel over a cell."""
        at = self._px(self._at(cell))
        event = QWheelEvent(
            at,
            self._map.mapToGlobal(at),
            QPoint(),
            QPoint(0, by),
            NO_BUTTON,
            keys,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self._map, event)
