"""Small charts of rows: bars that lie below each other, or columns side by side."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QToolTip, QWidget

from engine.survey.statistics import Row
from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.session.overrides import reported

SHORT = "#d9480f"
"""The colour of what is below the minimum; the words next to it say so, too."""
_ROW, _GAP = 20, 5
_COLUMNS_HIGH = 120
_FOOT = 16
_HEAD = 18


class Chart(QWidget):
    """Rows as rectangles: a click or Enter asks for the places of one, arrows go from one to the next."""

    row_wanted = Signal(object)
    """The Row whose places are to be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.rows: tuple[Row, ...] = ()
        self._current = -1

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show other rows."""
        self.rows = rows
        self._current = -1
        said = "; ".join(f"{tr(row.name)}: {row.count}" for row in rows)
        self.setAccessibleDescription(said)
        self.updateGeometry()
        self.update()

    @abstractmethod
    def slot(self, index: int) -> QRectF:
        """Return the room of a row, in which it can be clicked."""

    @property
    def most(self) -> float:
        """The largest share, to which the others are drawn."""
        return max((row.share for row in self.rows), default=0.0) or 1.0

    def ink(self, index: int) -> QColor:
        """Return the colour of a row."""
        if self.rows[index].is_short:
            return QColor(SHORT)
        return self.palette().color(QPalette.ColorRole.Highlight)

    # -- the hand ----------------------------------------------------------------------------------

    def _at(self, x: float, y: float) -> int:
        """Return the row under a pixel, or -1."""
        return next((at for at in range(len(self.rows)) if self.slot(at).contains(x, y)), -1)

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the places of what is clicked."""
        self._choose(self._at(event.position().x(), event.position().y()), ask=True)

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from row to row, and ask for the places of one."""
        key = event.key()
        if key in {Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left} and self.rows:
            by = 1 if key in {Qt.Key.Key_Down, Qt.Key.Key_Right} else -1
            self._choose((self._current + by) % len(self.rows), ask=False)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._choose(self._current, ask=True)
        else:
            super().keyPressEvent(event)

    def _choose(self, index: int, *, ask: bool) -> None:
        """Mark a row, and ask for its places if wanted."""
        if 0 <= index < len(self.rows):
            self._current = index
            self.update()
            if ask:
                self.row_wanted.emit(self.rows[index])

    def event(self, event: QEvent) -> bool:
        """Tell the figures of the row under the pointer."""
        if isinstance(event, QHelpEvent):
            index = self._at(event.pos().x(), event.pos().y())
            QToolTip.showText(event.globalPos(), as_tip(tip(self.rows[index])) if index >= 0 else "", self)
            return True
        return super().event(event)

    def _paint_mark(self, painter: QPainter) -> None:
        """Paint a wash behind the row that is marked."""
        if self._current >= 0 and self.hasFocus():
            painter.fillRect(self.slot(self._current), self.palette().color(QPalette.ColorRole.Mid))


class Bars(Chart):
    """Bars below each other, with names at the left and figures at the right."""

    def sizeHint(self) -> QSize:
        """Return a size with a line for each row."""
        return QSize(240, max(1, len(self.rows)) * (_ROW + _GAP))

    def minimumSizeHint(self) -> QSize:
        """Return the height that all rows need."""
        return QSize(160, self.sizeHint().height())

    def slot(self, index: int) -> QRectF:
        """Return the line of a row."""
        return QRectF(0, index * (_ROW + _GAP), self.width(), _ROW)

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every row."""
        painter = QPainter(self)
        self._paint_mark(painter)
        metrics = QFontMetrics(self.font())
        names = max((metrics.horizontalAdvance(tr(row.name)) for row in self.rows), default=0) + 10
        figures = metrics.horizontalAdvance(tr("{n} of {of}", n="00,000", of="00")) + 6
        room = max(10.0, self.width() - names - figures)
        for index, row in enumerate(self.rows):
            slot = self.slot(index)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(slot, left, tr(row.name))
            bar = QRectF(names, slot.top() + 4, max(1.0, room * row.share / self.most), slot.height() - 8)
            painter.fillRect(bar, self.ink(index))
            painter.drawText(slot.adjusted(bar.right() + 6, 0, 0, 0), left, figure(row))
        painter.end()


class Columns(Chart):
    """Columns side by side on a foot with some of their names."""

    def sizeHint(self) -> QSize:
        """Return room to see a distribution."""
        return QSize(240, _COLUMNS_HIGH)

    def minimumSizeHint(self) -> QSize:
        """Return as much room."""
        return QSize(160, _COLUMNS_HIGH)

    def slot(self, index: int) -> QRectF:
        """Return the strip of a row."""
        wide = self.width() / max(1, len(self.rows))
        return QRectF(index * wide, 0, wide, self.height())

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every column, and the foot."""
        painter = QPainter(self)
        self._paint_mark(painter)
        high = self.height() - _FOOT
        text = self.palette().color(QPalette.ColorRole.WindowText)
        for index, row in enumerate(self.rows):
            slot = self.slot(index)
            tall = max(1.0 if row.count else 0.0, (high - _HEAD) * row.share / self.most)
            painter.fillRect(QRectF(slot.left() + 0.5, high - tall, slot.width() - 1, tall), self.ink(index))
            if index % 5 == 0:
                painter.setPen(text)
                # The last one's name is wider than its column, and would be cut at the edge.
                half = self.fontMetrics().horizontalAdvance(row.name) / 2
                middle = max(half, min(slot.center().x(), self.width() - half))
                foot = QRectF(middle - 20, high, 40, _FOOT)
                painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, row.name)
        painter.fillRect(QRectF(0, high, self.width(), 1), self.palette().color(QPalette.ColorRole.Dark))
        self._paint_least(painter, high)
        painter.end()

    def _paint_least(self, painter: QPainter, high: float) -> None:
        """Paint a line where the minimum run begins."""
        short = sum(row.is_short for row in self.rows)
        if 0 < short < len(self.rows):
            painter.fillRect(QRectF(self.slot(short).left() - 1, 0, 2, high), QColor(SHORT))
            words = QRectF(self.slot(short).left() + 5, 0, 120, 16)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft, tr("minimum run"))


def figure(row: Row) -> str:
    """Return the figures of a row in short: a share of many, else the number of how many."""
    return tr("{n:.0%}", n=row.share) if row.of >= 100 else tr("{n} of {of}", n=row.count, of=row.of)


def tip(row: Row) -> str:
    """Return the figures of a row in full."""
    short = tr(" Too short for a run.") if row.is_short else ""
    return tr(
        "{name}: {n:,} of {of:,} ({share:.1%}).{short} Click to show it on the map.",
        name=tr(row.name),
        n=row.count,
        of=row.of,
        share=row.share,
        short=short,
    )
