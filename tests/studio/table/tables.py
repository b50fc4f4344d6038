"""Tables for tests: a game with its map in a window, and a hand on it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.table.files import Journal
from engine.table.sitting import Sitting
from studio.mapview.tile_painter import Style
from studio.table.game_map import GameMap
from studio.table.table_session import TableSession
from studio.table.table_view import TableView

NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT, RIGHT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton
LONG_MS = 30_000


def at_once(_is_wanted: Callable[[], bool], work: Callable[..., object], *arguments: object) -> object:
    """Have a bot choose in this process."""
    return work(*arguments)


@contextmanager
def table(sitting: Sitting, path: Path, qtbot: QtBot) -> Iterator[TableView]:
    """Show a game at a table, whose file is at a path; it has begun."""
    session = TableSession(sitting, Journal(path), path)
    view = TableView(session, Style())
    view.resize(1200, 760)
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


class Finger:
    """A hand on the map of a game, by labels of hexes."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    @property
    def _map(self) -> GameMap:
        return self._view.map

    def _at(self, label: str) -> QPointF:
        hex_ = self._view.session.sitting.game.facts.hexes_by_label[label]
        return QPointF(*self._map.navigator.view.to_px(self._map.centre(hex_)))

    def _send(
        self,
        kind: QEvent.Type,
        at: QPointF,
        button: Qt.MouseButton = NO_BUTTON,
        keys: Qt.KeyboardModifier = NONE,
    ) -> None:
        held = button if kind == QEvent.Type.MouseButtonPress else NO_BUTTON
        event = QMouseEvent(kind, at, self._map.mapToGlobal(at), button, held, keys)
        QApplication.sendEvent(self._map, event)

    def points_at(self, label: str) -> tuple[str, ...]:
        """Point at a hex, and return what is read at the pointer then."""
        self._send(QEvent.Type.MouseMove, self._at(label))
        return tuple(self._map.accessibleDescription().split(" · "))

    def clicks(self, label: str, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE) -> None:
        """Click a hex."""
        self.points_at(label)
        self._send(QEvent.Type.MouseButtonPress, self._at(label), button, keys)
        self._send(QEvent.Type.MouseButtonRelease, self._at(label), button, keys)

    def drags(self, start: str, end: str) -> None:
        """Press over one hex and let go over another."""
        self.points_at(start)
        self._send(QEvent.Type.MouseButtonPress, self._at(start), LEFT)
        self._send(QEvent.Type.MouseMove, self._at(end))
        self._send(QEvent.Type.MouseButtonRelease, self._at(end), LEFT)
