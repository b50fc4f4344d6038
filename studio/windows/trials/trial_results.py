"""What a trial says, in a window: its sentences first, then its tables, each behind a tab."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.messages import Phrase, Saying
from engine.trials.figures import Interval
from engine.trials.table_parts import Cell, Column, Table
from engine.trials.verdict import Verdict
from studio.language.plain_text import one_line
from studio.language.words import tr
from studio.session.overrides import reported

_LABELS = Qt.ItemDataRole.UserRole
_SHARE = Qt.ItemDataRole.UserRole + 1
_FAIR = Qt.ItemDataRole.UserRole + 2
_BAR_WIDTH, _BAR_HEIGHT, _GAP = 72.0, 8.0, 10.0
_GROUND_ALPHA, _BAR_ALPHA = 28, 150
_CAP, _TICK = 2.5, 2.0
_APART = 12


class TrialResults(QTabWidget):
    """The sentences and tables of a trial; what a row speaks of can be gone to."""

    places_wanted = Signal(object)
    """The labels of the hexes a row speaks of."""

    def __init__(self, waiting: Phrase = "", leading: Phrase = "") -> None:
        """Begin empty; ``waiting`` is said until there are results, ``leading`` above the sentences."""
        super().__init__()
        self._leading = leading
        self.setDocumentMode(True)
        hint = QLabel(tr(waiting))
        hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        hint.setWordWrap(True)
        self.addTab(hint, tr("Verdicts"))

    def show_results(self, said: Sequence[Verdict], tables: Sequence[Table]) -> None:
        """Show a trial in place of what was shown: the same tab in front, as far down, its row chosen."""
        name, down, chosen = self.tabText(self.currentIndex()), self._down, self._chosen
        while (page := self.widget(0)) is not None:
            self.removeTab(0)
            page.deleteLater()
        self.addTab(self._verdicts(said), tr("Verdicts"))
        for table in tables:
            self.addTab(self._page(table), tr(table.title))
        names = [self.tabText(index) for index in range(self.count())]
        self.setCurrentIndex(names.index(name) if name in names else 0)
        rows = self._rows
        if rows is not None and name in names:
            if chosen:
                _choose(rows, chosen)
            rows.verticalScrollBar().setValue(down)

    @property
    def _rows(self) -> QTableWidget | None:
        """The table in front, if there is one."""
        return self.currentWidget().findChild(QTableWidget)

    @property
    def _down(self) -> int:
        """How far down the table in front is scrolled."""
        return self._rows.verticalScrollBar().value() if self._rows is not None else 0

    @property
    def _chosen(self) -> str:
        """What the row chosen in the table in front begins with, which distinguishes it from the others."""
        rows = self._rows
        item = None if rows is None or not rows.selectedItems() else rows.item(rows.currentRow(), 0)
        return "" if item is None else item.text()

    def _verdicts(self, said: Sequence[Verdict]) -> QWidget:
        """Return the sentences, those that warn in bold."""
        rows = QTableWidget(len(said), 2)
        for row, verdict in enumerate(said):
            for column, text in enumerate((tr(verdict.subject), tr(verdict.text))):
                item = QTableWidgetItem(text)
                item.setData(_LABELS, verdict.labels)
                item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
                font = item.font()
                font.setBold(verdict.warns)
                item.setFont(font)
                rows.setItem(row, column, item)
        rows.horizontalHeader().hide()
        rows.setWordWrap(True)
        rows.setItemDelegate(Lines(rows))
        _settle(rows)
        header = rows.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        rows.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        rows.setAccessibleName(tr("Verdicts"))
        rows.currentItemChanged.connect(self._want)
        return _under(self._leading, rows)

    def _page(self, table: Table) -> QWidget:
        """Return a table under what it means."""
        return _under(table.note, self._table(table))

    def _table(self, table: Table) -> QTableWidget:
        rows = QTableWidget(len(table.rows), len(table.columns))
        rows.setItemDelegate(Bars(rows))
        for place, column in enumerate(table.columns):
            head = QTableWidgetItem(tr(column.name))
            head.setTextAlignment(_side(column))
            rows.setHorizontalHeaderItem(place, head)
        for row, line in enumerate(table.rows):
            for place, (column, cell) in enumerate(zip(table.columns, line.cells, strict=True)):
                item = _item(cell, column, table.fair)
                item.setData(_LABELS, line.labels)
                rows.setItem(row, place, item)
        _settle(rows)
        rows.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        rows.horizontalHeader().setStretchLastSection(table.columns[-1].words)
        rows.setAccessibleName(tr(table.title))
        rows.currentItemChanged.connect(self._want)
        return rows

    def _want(self, item: QTableWidgetItem | None) -> None:
        """Have the hexes of a row pointed out, if it speaks of any."""
        if item is not None and item.data(_LABELS):
            self.places_wanted.emit(tuple(item.data(_LABELS)))


def _choose(rows: QTableWidget, beginning: str) -> None:
    """Choose the row that begins with a text; its place on the map has been shown already."""
    items = (rows.item(row, 0) for row in range(rows.rowCount()))
    same = next((item for item in items if item is not None and item.text() == beginning), None)
    if same is not None:
        with QSignalBlocker(rows):
            rows.setCurrentItem(same)


def _under(note: str, rows: QTableWidget) -> QWidget:
    """Return a page of a table under a word on it, if there is any."""
    inside = QVBoxLayout()
    inside.setContentsMargins(0, 10, 0, 0)
    inside.setSpacing(8)
    if note:
        words = QLabel(tr(note))
        words.setWordWrap(True)
        inside.addWidget(words)
    inside.addWidget(rows, 1)
    page = QWidget()
    page.setLayout(inside)
    return page


def _settle(rows: QTableWidget) -> None:
    """Make a table one to read and to choose rows of."""
    rows.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    rows.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    rows.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    rows.setShowGrid(False)
    rows.verticalHeader().hide()
    rows.setTabKeyNavigation(False)
    rows.horizontalHeader().setHighlightSections(False)


def _side(column: Column) -> Qt.AlignmentFlag:
    """Return the alignment of a column's text."""
    side = Qt.AlignmentFlag.AlignLeft if column.words else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


def _item(cell: Cell, column: Column, fair: float | None) -> QTableWidgetItem:
    """Return a cell with its share."""
    item = QTableWidgetItem(tr(cell.text) if isinstance(cell.text, Saying) else one_line(cell.text))
    item.setTextAlignment(_side(column))
    if cell.share is not None:
        item.setData(_SHARE, (cell.share, *(cell.interval or ())))
        item.setData(_FAIR, fair)
    return item


class Lines(QStyledItemDelegate):
    """Keeps sentences of several lines apart from those above and below them."""

    @reported
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room a sentence takes, the space around it included."""
        return super().sizeHint(option, index) + QSize(0, _APART)


class Bars(QStyledItemDelegate):
    """Draws a share as a bar next to its text, its interval as a whisker and the fair share as a tick."""

    @reported
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw a cell, and its bar at the left."""
        super().paint(painter, option, index)
        share = index.data(_SHARE)
        if share is None:
            return
        palette: QPalette = option.palette
        place = QRectF(
            option.rect.left() + _GAP / 2,
            option.rect.center().y() + 1 - _BAR_HEIGHT / 2,
            _BAR_WIDTH,
            _BAR_HEIGHT,
        )
        interval = Interval(share[1], share[2]) if len(share) == 3 else None
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_bar(painter, palette, place, share[0])
        _draw_marks(painter, palette, place, interval, index.data(_FAIR))
        painter.restore()

    @reported
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room a cell takes, its bar included."""
        size = super().sizeHint(option, index)
        if index.data(_SHARE) is not None:
            size.setWidth(round(size.width() + _BAR_WIDTH + _GAP))
        return size


def _draw_bar(painter: QPainter, palette: QPalette, place: QRectF, share: float) -> None:
    """Draw a share of a bar."""
    ground = QColor(palette.text().color())
    ground.setAlpha(_GROUND_ALPHA)
    bar = QColor(palette.link().color())
    bar.setAlpha(_BAR_ALPHA)
    painter.fillRect(place, ground)
    painter.fillRect(QRectF(place.left(), place.top(), place.width() * share, place.height()), bar)


def _draw_marks(
    painter: QPainter, palette: QPalette, place: QRectF, interval: Interval | None, fair: float | None
) -> None:
    """Draw the whisker and the tick of a bar."""
    painter.setPen(QPen(palette.text().color(), 1.0))
    if interval is not None:
        low, high = (place.left() + place.width() * bound for bound in interval)
        middle = place.center().y()
        painter.drawLine(QPointF(low, middle), QPointF(high, middle))
        for end in (low, high):
            painter.drawLine(QPointF(end, middle - _CAP), QPointF(end, middle + _CAP))
    if fair is not None:
        at = place.left() + place.width() * fair
        painter.setPen(QPen(palette.text().color(), _TICK))
        painter.drawLine(QPointF(at, place.top() - _CAP), QPointF(at, place.bottom() + _CAP))
