"""The statistics: charts of the board, or tables of the same, worked out off the interface's thread."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.messages import Phrase
from engine.survey.statistics import Chapter, Row, Statistics, statistics_of
from studio.language.labels import plain_label
from studio.language.words import tr
from studio.panels.fields.fields import flag
from studio.panels.fields.scrolling import fill_scrolling
from studio.panels.statistics.charts import Bars, Chart, Columns
from studio.session.background.worker_process import COUNTING, is_large
from studio.session.background.worker_thread import WorkerThread
from studio.session.overrides import reported
from studio.session.working import WorkingBoard

REST_MS = 400
"""How long the board must rest before it is counted again."""
_HEADS: Final[tuple[Phrase, ...]] = ("", "Number", "Of", "Share")


class ChapterView(QWidget):
    """One chapter: its title, what is counted, and a chart or a table of it."""

    places_wanted = Signal(object)
    """The hexes of a row."""

    def __init__(self, chapter: Chapter) -> None:
        super().__init__()
        self.title = QLabel(f"<b>{tr(chapter.title)}</b>")
        self.text = plain_label()
        self.text.setWordWrap(True)
        self.chart: Chart = Columns() if chapter.name == "runs" else Bars()
        self.chart.setAccessibleName(tr(chapter.title))
        self.table = QTableWidget(0, len(_HEADS))
        self.table.setAccessibleName(tr(chapter.title))
        self.table.setHorizontalHeaderLabels([tr(head) for head in _HEADS])
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.cellActivated.connect(lambda row, _column: self._ask(self.chart.rows[row]))
        self.table.cellClicked.connect(lambda row, _column: self._ask(self.chart.rows[row]))
        self.chart.row_wanted.connect(self._ask)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.chart)
        self.stack.addWidget(self.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 6)
        for part in (self.title, self.text, self.stack):
            layout.addWidget(part)
        self.show_chapter(chapter)

    def show_chapter(self, chapter: Chapter) -> None:
        """Show the present numbers of a chapter."""
        self.text.setText(tr(chapter.text))
        self.chart.show_rows(chapter.rows)
        self.table.setRowCount(len(chapter.rows))
        for at, row in enumerate(chapter.rows):
            name = tr("{name} (too short)", name=tr(row.name)) if row.is_short else tr(row.name)
            for column, words in enumerate(
                (name, tr("{n:,}", n=row.count), tr("{n:,}", n=row.of), tr("{n:.1%}", n=row.share))
            ):
                item = QTableWidgetItem(words)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(at, column, item)
        self.table.resizeColumnsToContents()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def show_tables(self, shown: bool) -> None:
        """Show the table in the chart's place, or the chart."""
        self.stack.setCurrentWidget(self.table if shown else self.chart)
        rows = sum(self.table.rowHeight(at) for at in range(self.table.rowCount()))
        high = self.table.horizontalHeader().sizeHint().height() + rows + 4
        self.stack.setFixedHeight(high if shown else self.chart.sizeHint().height())

    def _ask(self, row: Row) -> None:
        """Ask for the places of a row."""
        self.places_wanted.emit(row.hexes)


class StatisticsPanel(QWidget):
    """Counts the newest board while it is seen; a click on a bar or a row points its places out."""

    places_wanted = Signal(object)
    """The hexes of a row."""

    def __init__(self, session: WorkingBoard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics-panel")
        self._session = session
        self._worker = WorkerThread("statistics", self)
        self._counted: Board | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._count)
        self.views: dict[str, ChapterView] = {}
        self.tables = flag("statistics-tables", "As ta&bles", "Show tables instead of charts.")
        self.amiss = plain_label()
        self.amiss.setWordWrap(True)
        self.amiss.hide()
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(14, 10, 14, 10)
        self._column.addWidget(self.tables)
        self._column.addWidget(self.amiss)
        self._column.addStretch(1)
        fill_scrolling(self, inside)
        self.tables.toggled.connect(self._show_tables)
        session.board_changed.connect(lambda _before, _board: self._want())

    @property
    def is_busy(self) -> bool:
        """Whether the numbers of the newest board are still to come."""
        return self._counted is not self._session.board

    @reported
    def showEvent(self, event: QShowEvent) -> None:
        """Count what has changed while no one looked."""
        if self.is_busy:
            self._rest.start(0)

    def stop(self) -> None:
        """Stop counting."""
        self._rest.stop()
        self._worker.abandon()

    def _want(self) -> None:
        """Have the board counted once it has come to rest, if anybody looks."""
        if self.isVisible():
            self._rest.start(REST_MS)

    def _count(self) -> None:
        """Begin to count, unless that is under way: its end begins the next."""
        if self._worker.under_way:
            return
        board = self._session.board
        self._worker.send(
            lambda: self._counted_up(board),
            lambda found: self._finish(board, found),
            self._break_down,
        )

    def _counted_up(self, board: Board) -> Statistics | None:
        """Return the numbers of a board, on the other thread; None once no one waits for them."""
        if is_large(board):
            return COUNTING.do(lambda: not self._worker.is_finished, statistics_of, board)
        return statistics_of(board)

    def _finish(self, board: Board, found: Statistics | None) -> None:
        if found is None:
            return
        self._counted = board
        self.show_statistics(found)
        if self.is_busy:
            self._want()

    def _break_down(self, error: Exception) -> None:
        """Raise the error on this thread, where every error is shown."""
        raise error

    def show_statistics(self, found: Statistics) -> None:
        """Show numbers."""
        names = [chapter.name for chapter in found.chapters]
        for name in [name for name in self.views if name not in names]:
            self.views.pop(name).deleteLater()
        for chapter in found.chapters:
            if chapter.name in self.views:
                self.views[chapter.name].show_chapter(chapter)
            else:
                view = self.views[chapter.name] = ChapterView(chapter)
                view.places_wanted.connect(self.places_wanted)
                self._column.insertWidget(self._column.count() - 1, view)
        self.amiss.setVisible(bool(found.amiss))
        self.amiss.setText(tr("Runs and reach cannot be computed. {amiss}", amiss=tr(found.amiss)))
        self._show_tables()

    def _show_tables(self) -> None:
        """Show tables or charts."""
        for view in self.views.values():
            view.show_tables(self.tables.isChecked())
