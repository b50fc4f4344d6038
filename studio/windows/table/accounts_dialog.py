"""The accounts of a game over its rounds and races, in a window that follows the game."""

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QSizePolicy, QVBoxLayout, QWidget

from engine.table.sitting import Sitting
from engine.table.standing import standing_text
from studio.drawing.game.accounts_chart import accounts_chart, accounts_of
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.marks import Drawing
from studio.language.words import own_tongue, tr
from studio.painting.player import play
from studio.session.overrides import reported
from studio.table.table_session import TableSession
from studio.windows.kit.window_room import resize_within

_SIZE = QSize(900, 740)
_LATER_MS = 250
"""How long after a move the chart is drawn again, in milliseconds."""


class ChartView(QWidget):
    """Shows a drawing as large as there is room for."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self.drawing = drawing
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(360, 260)

    def show_drawing(self, drawing: Drawing) -> None:
        """Show another drawing."""
        self.drawing = drawing
        self.update()

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the drawing in the middle."""
        del event
        drawing = self.drawing
        scale = min(self.width() / drawing.width_mm, self.height() / drawing.height_mm)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate((self.width() - scale * drawing.width_mm) / 2, 0.0)
        painter.scale(scale, scale)
        play(drawing, painter)
        painter.end()


class AccountsDialog(QDialog):
    """A line for each company, and what its points came from; it follows the game and the time line."""

    save_wanted = Signal()

    def __init__(self, session: TableSession, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("accounts")
        self.setWindowTitle(tr("Accounts"))
        self._session, self._theme = session, theme
        self._shown = session.recorded
        self.chart = ChartView(self._drawn(session.recorded))
        self.chart.setAccessibleName(tr("Accounts over the game"))
        self.chart.setAccessibleDescription(tr(standing_text(session.recorded)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.save = buttons.addButton(tr("&Save…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save.clicked.connect(self.save_wanted)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self.chart, 1)
        column.addWidget(buttons)
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self.draw)
        session.changed.connect(self._later.start)
        resize_within(self, _SIZE)

    def draw(self) -> None:
        """Draw the game as it is now, or at the moment that is looked at."""
        shown = self._session.recorded
        if shown.moves is self._shown.moves and shown.at == self._shown.at:
            return
        self._shown = shown
        self.chart.show_drawing(self._drawn(shown))
        self.chart.setAccessibleDescription(tr(standing_text(shown)))

    def _drawn(self, sitting: Sitting) -> Drawing:
        return accounts_chart(accounts_of(sitting, sitting.header.title), self._theme, own_tongue())
