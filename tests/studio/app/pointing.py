"""Edits of terrain made by the pointer: the brush in hand, a paint from the palette, strokes over the map."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from engine.edits.terrain import PaintTerrain
from studio.windows.frame.main_window import MainWindow

_LEFT, _PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Missed(Exception):  # noqa: N818  # it is told as what happened
    """A press that began no stroke, or a stroke that painted nothing where it ended."""


class Pointing:
    """The pointer over a window, which takes up the brush when it is first needed."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._code: int | None = None

    @property
    def is_held(self) -> bool:
        """Whether the button is down, in the midst of a stroke."""
        return self._window.editor_view.hand.is_busy

    def paint(self, edit: PaintTerrain, *, goes_on: bool = False) -> None:
        """Bring the brush to the hex of an edit, in its paint, and let go unless the stroke ``goes_on``.

        What a stroke begins with is pressed. Raises Missed if nothing came of it.
        """
        (hex_,) = edit.hexes
        workbench = self._window.editor_view
        if edit.code != self._code:
            self._window.commands["brush"].trigger()
            self._window.commands["zoom-fit"].trigger()
            workbench.palette.paints.button(edit.code).click()
            self._code = edit.code
        canvas, screen = workbench.canvas, self._window.windowHandle()
        assert screen is not None
        x, y = canvas.navigator.view.to_px(self._window.session.board.sheet.centre_mm(hex_))
        spot = canvas.mapTo(self._window, QPoint(round(x), round(y)))
        if self.is_held:
            QTest.mouseMove(screen, spot)
        else:
            QTest.mousePress(screen, _LEFT, _PLAIN, spot)
        if not self.is_held:
            raise Missed(self._in_the_way(spot))
        if not goes_on:
            QTest.mouseRelease(screen, _LEFT, _PLAIN, spot)
            if self._window.session.board.terrain_at(hex_) != edit.code:
                raise Missed(self._in_the_way(spot))

    def _in_the_way(self, spot: QPoint) -> str:
        """Say what stands where a stroke painted nothing: a dialog with its words, or a widget."""
        dialog = QApplication.activeModalWidget()
        if dialog is not None:
            words = [label.text() for label in dialog.findChildren(QLabel)]
            return f"{dialog.windowTitle()}: {words}"
        under = self._window.childAt(spot)
        return f"{type(under).__name__} at {spot.toTuple()} of {self._window.size().toTuple()}"
