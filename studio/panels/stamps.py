"""The stamps: patches kept under a name, as little pictures to put down again and again."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QListView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from engine.board.document import Board
from engine.board.patches import Patch, board_of
from engine.messages import count_of
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.picture import USUAL, picture
from studio.drawing.shapes.marks import Drawing
from studio.language.plain_text import as_tip, one_line
from studio.language.words import tr
from studio.painting.player import play
from studio.panels.fields.fields import button
from studio.session.stamps import Stamp, Stamps

_PICTURE = QSize(92, 72)
_CELL = QSize(108, 122)
"""As wide as three can stand side by side in a panel of usual width."""
_STAMP = Qt.ItemDataRole.UserRole
_REST_MS = 250
"""How long the panel must have been in sight before its stamps are read: the map comes first."""
_LAYERS = USUAL - {"void", "rim", "signposts", "shoals", "area names", "names"}


class StampsPanel(QWidget):
    """A click takes a stamp in hand; below, the selection is kept as a stamp or one's own thrown away."""

    chosen = Signal(object)
    """The Stamp to take in hand."""
    keeping_wanted = Signal()
    """What is selected is to be kept as a stamp."""
    removal_wanted = Signal(object)
    """The Stamp, one of the user's own, to be thrown away."""

    def __init__(self, stamps: Stamps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stamps-panel")
        self._stamps = stamps
        self._theme = ATLAS
        self.list = QListWidget()
        self.list.setObjectName("stamps-list")
        self.list.setAccessibleName(tr("Stamps"))
        self.list.setToolTip(tr("Click a stamp, then the map. R turns it, M mirrors it, Esc cancels."))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setIconSize(_PICTURE)
        self.list.setGridSize(_CELL)
        self.list.setWordWrap(True)
        self.keeping = button(
            "stamp-keep", "Save Selection…", "Save the selected hexes and their contents as a stamp."
        )
        self.removing = button(
            "stamp-remove", "Remove…", "Delete the selected stamp. Included stamps cannot be deleted."
        )
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 12, 8)
        row.addWidget(self.keeping)
        row.addWidget(self.removing)
        row.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list)
        layout.addLayout(row)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.list.itemSelectionChanged.connect(self._offer_removal)
        self.keeping.clicked.connect(self.keeping_wanted)
        self.removing.clicked.connect(self._remove)
        stamps.found.connect(self._show)
        self._shown: tuple[Stamp, ...] = ()
        self._look = QTimer(self, singleShot=True, interval=_REST_MS)
        self._look.timeout.connect(self._look_if_seen)
        self._blank: list[QListWidgetItem] = []
        self._next_picture = QTimer(self, singleShot=True, interval=0)
        self._next_picture.timeout.connect(self._draw_next)

    def show_theme(self, theme: Theme) -> None:
        """Draw the pictures as a theme of the map does."""
        self._theme = theme
        if self._shown:
            self._fill()

    def event(self, event: QEvent) -> bool:
        """Draw the pictures when they come into sight; stamps may have been kept at another board.

        A dock that lies behind another is shown as well, but no one paints it.
        """
        if event.type() == QEvent.Type.Paint:
            self._look.start()
        return super().event(event)

    def _look_if_seen(self) -> None:
        """Have it looked what stamps there are, if anybody sees them."""
        if not self.visibleRegion().isEmpty():
            # They may be known to a panel of a former window, whose words were another language's.
            self._stamps.look(anew=not self._shown)

    def _show(self, stamps: tuple[Stamp, ...]) -> None:
        """Show stamps instead of others."""
        self._shown = stamps
        self._fill()

    def _fill(self) -> None:
        """Show every stamp there is, by its name; their pictures follow one by one."""
        self.list.clear()
        self._blank.clear()
        room = QPixmap(_PICTURE)
        room.fill(Qt.GlobalColor.transparent)
        for stamp in self._shown:
            item = QListWidgetItem(QIcon(room), one_line(stamp.name))
            item.setData(_STAMP, stamp)
            hexes = len(stamp.patch.plots)
            words = f"{one_line(stamp.name)}: {tr(count_of(hexes, '{n} hex', '{n} hexes'))}"
            # Of two that are called alike the file says which is which.
            item.setToolTip(as_tip(words if stamp.shipped else f"{words}\n{one_line(stamp.file.name)}"))
            item.setSizeHint(_CELL)
            self.list.addItem(item)
            self._blank.append(item)
        self._next_picture.start()
        self._offer_removal()

    def _draw_next(self) -> None:
        """Draw the picture of one stamp, so that the hand on the map waits for one at most."""
        if self._blank:
            item = self._blank.pop(0)
            stamp: Stamp = item.data(_STAMP)
            item.setIcon(stamp_icon(stamp.patch, self._theme, self.devicePixelRatioF()))
            self._next_picture.start()

    def _stamp(self) -> Stamp | None:
        """Return the stamp chosen."""
        chosen = (item.data(_STAMP) for item in self.list.selectedItems())
        return next((stamp for stamp in chosen if isinstance(stamp, Stamp)), None)

    def _choose(self, item: QListWidgetItem) -> None:
        """Take a stamp in hand."""
        self.chosen.emit(item.data(_STAMP))

    def _offer_removal(self) -> None:
        """Let only one's own stamps be thrown away."""
        stamp = self._stamp()
        self.removing.setEnabled(stamp is not None and not stamp.shipped)

    def _remove(self) -> None:
        """Ask for the chosen stamp to be thrown away."""
        stamp = self._stamp()
        if stamp is not None:
            self.removal_wanted.emit(stamp)


def stamp_icon(patch: Patch, theme: Theme, ratio: float) -> QIcon:
    """Return a patch as the map draws it, as large as there is room."""
    board = board_of(patch)
    drawing: Drawing = picture(board, theme, layers=_LAYERS)
    pixmap = QPixmap(_PICTURE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide, high = drawing.width_mm, drawing.height_mm
    scale = min(_PICTURE.width() / wide, _PICTURE.height() / high)
    painter.translate((_PICTURE.width() - scale * wide) / 2, (_PICTURE.height() - scale * high) / 2)
    painter.scale(scale, scale)
    painter.setClipPath(_shape(board))
    play(drawing, painter)
    painter.end()
    return QIcon(pixmap)


def _shape(board: Board) -> QPainterPath:
    """Return the outline of the hexes on the map, in millimetres."""
    path = QPainterPath()
    for hex_ in board.sheet.hexes():
        if board.on_map(hex_):
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in board.sheet.outline_mm(hex_)]))
            path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
