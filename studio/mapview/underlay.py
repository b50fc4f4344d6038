"""The picture to trace as it shows under the map on the screen; it is never printed."""

from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QImage, QPainter, QTransform

from engine.board.document import Board, Underlay
from engine.hexes.affine import AnchorError, fitted
from engine.tracing.pictures import Picture, read_picture
from studio.language.words import reason
from studio.session.background.worker_thread import WorkerThread
from studio.session.working import WorkingBoard


class UnderlayPicture(QObject):
    """Follows the board's underlay: reads its picture off the interface's thread, and paints it."""

    changed = Signal()
    """It must be painted again."""
    failed = Signal(str)
    """Why there is no picture to show; the board keeps what it says of it."""

    def __init__(self, session: WorkingBoard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._worker = WorkerThread("underlay", self)
        self._file: Path | None = None
        self._image = QImage()
        self._width = 0.0
        self._strength = 1.0
        session.board_changed.connect(self._follow)
        session.document_replaced.connect(lambda: self._read(session.board.underlay))
        session.path_changed.connect(lambda _: self._read(session.board.underlay))

    @property
    def strength(self) -> float:
        """How strongly it shows: 1 as the board says, 0 not at all."""
        return self._strength

    def show(self, strength: float) -> None:
        """Show the picture as strongly as the board says, times a ``strength`` from 0 to 1."""
        if strength != self._strength:
            self._strength = strength
            self.changed.emit()

    def stop(self) -> None:
        """End the work in the background."""
        self._worker.abandon()

    def paint(self, painter: QPainter, *, light: bool) -> None:
        """Paint the picture; the painter's unit is the sheet's millimetre.

        On light ground it is multiplied in, so that it lies under every line of the map.
        """
        board, underlay = self._session.board, self._session.board.underlay
        if underlay is None or self._image.isNull() or not self._strength:
            return
        try:
            back = fitted(board.sheet, underlay.at).back
        except AnchorError:
            return
        painter.save()
        painter.setClipRect(QRectF(QPointF(0, 0), QPointF(*board.sheet.size_mm)))
        if light:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.setOpacity(underlay.opacity * self._strength)
        painter.setTransform(QTransform(*back), combine=True)
        high = self._width * self._image.height() / self._image.width()
        painter.drawImage(QRectF(0, 0, self._width, high), self._image)
        painter.restore()

    def _follow(self, before: Board, after: Board) -> None:
        if before.underlay != after.underlay:
            self._read(after.underlay)
        if before.underlay != after.underlay or before.sheet != after.sheet:
            self.changed.emit()

    def _read(self, underlay: Underlay | None) -> None:
        """Read the picture of an underlay, unless it is read already."""
        path = self._session.path
        file = None if underlay is None else Path(underlay.image)
        if file is not None and path is not None:
            file = path.parent / file
        if file == self._file:
            return
        self._file, self._image = file, QImage()
        if file is not None:
            wanted = file
            self._worker.send(
                lambda: read_picture(wanted), lambda picture: self._take(wanted, picture), self._fail
            )

    def _take(self, file: Path, picture: Picture) -> None:
        """Show a picture that is read, if it is still the one wanted."""
        if file != self._file:
            return
        pixels = np.ascontiguousarray(picture.pixels)
        height, width, _ = pixels.shape
        self._image = QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()
        self._width = float(picture.size[0])
        self.changed.emit()

    def _fail(self, error: Exception) -> None:
        self.failed.emit(reason(error))
